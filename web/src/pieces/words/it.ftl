# Che cosa dicono le schede dei pezzi e l’aiuto a ogni domanda.
web-piece-now = In questo momento
web-help-title = Che cosa posso fare?
web-help-close = Chiudi l’aiuto
web-help-switch = Spiega ogni domanda
web-suggestion = Suggerimento:
web-suggestion-accept = Fai così
