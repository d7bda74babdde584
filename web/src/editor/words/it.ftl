# Posizioni composte a mano.
web-build = Componi una posizione
web-build-missing = Di questo gioco non si possono comporre posizioni.
web-build-things = Materiale
web-build-settings = Punti e turno
web-build-result = Risultato
web-build-tap = Tocca un elemento e poi il suo posto sul tavolo.
web-build-other = Scegli altro
web-build-undo = Annulla
web-build-redo = Ripeti
web-build-new = Nuova posizione
web-build-new-hint = Ricominci dal tavolo com’è all’inizio di una partita.
web-build-begin = Svuota il tavolo
web-build-less = Meno: { $what }
web-build-more = Più: { $what }
web-build-now = adesso
web-build-final = se finisse qui
web-build-place = posto
web-build-how = Come si arriva al punteggio finale
web-build-next = Che cosa viene dopo
web-build-legal = { $count ->
    [one] Una mossa possibile
   *[other] { $count } mosse possibili
}
web-build-link = Link da condividere
web-build-save = Salva come file
web-build-nothing = Qui non c’è niente da impostare: tutto segue dal tavolo.
