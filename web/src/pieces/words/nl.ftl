# Wat de kaarten over stukken en de hulp bij elke vraag zeggen.
web-piece-now = Op dit moment
web-help-title = Wat kan ik doen?
web-help-close = Hulp sluiten
web-help-switch = Elke vraag uitleggen
web-suggestion = Voorstel:
web-suggestion-accept = Zo doen
