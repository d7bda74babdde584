# Tornei.
web-event-what = Che cosa vuoi aprire?
web-event-what-table = Un tavolo
web-event-what-event = Un torneo
web-event-plan = Tutti ricevono lo stesso link; i bot occupano i posti vuoti.
web-event-open = Apri il torneo
web-event-form = Formula
web-event-form-duplicate = Stessa fortuna
web-event-form-circle = Tutti contro tutti
web-event-form-swiss = Sistema svizzero
web-event-named-duplicate = La stessa fortuna per tutti
web-event-named-circle = Torneo tutti contro tutti
web-event-named-swiss = Torneo con sistema svizzero
web-event-about-duplicate = A tutti i tavoli si pescano le stesse tessere e le stesse carte. Vieni confrontato con chi aveva il tuo posto agli altri tavoli: la fortuna non decide nulla.
web-event-about-circle = Ognuno incontra tutti gli altri, in quanti turni servono.
web-event-about-swiss = In ogni turno si incontrano quelli che finora sono andati ugualmente bene.
web-event-seats = Giocatori per tavolo
web-event-rounds = Turni
web-event-bots = Bot che completano
web-event-title = Titolo del torneo
web-event-title-like = Venerdì sera
web-event-plays = Gioco anch’io
web-event-pause = Pausa tra i turni
web-event-pause-of = { $count ->
    [0] nessuna
   *[other] { $count } { $unit }
}
web-event-welcome = Sei invitato a giocare a { $game }
web-event-enter = Partecipa
web-event-invite = Un solo link per tutti
web-event-tables-of = { $count } per tavolo
web-event-rounds-of = { $count ->
    [one] 1 turno
   *[other] { $count } turni
}
web-event-bots-of = bot: { $level }
web-event-now = Adesso
web-event-wait = In attesa che l’organizzatore cominci
web-event-wait-host = { $count ->
    [0] Non c’è ancora nessuno
    [one] C’è una persona; comincia quando ci sono tutti
   *[other] Ci sono { $count } persone; comincia quando ci sono tutti
}
web-event-round = Turno { $round } di { $rounds }
web-event-next = Il turno { $round } comincia tra
web-event-still = { $count ->
    [0] Tutte le partite sono finite.
    [one] A un tavolo si gioca ancora.
   *[other] A { $count } tavoli si gioca ancora.
}
web-event-over = Il torneo è finito
web-event-closed = L’organizzatore ha chiuso il torneo
web-event-to-table = Al mio tavolo ({ $number })
web-event-start = Comincia il turno 1
web-event-start-next = Comincia adesso
web-event-end = Chiudi il torneo
web-event-end-sure = Sì, chiudilo
web-event-end-not = No
web-event-people = { $count ->
    [one] Una persona
   *[other] { $count } persone
}
web-event-left = ritirato
web-event-leave = Lascia il torneo
web-event-remove = Rimuovi
web-event-nobody = Non si è ancora iscritto nessuno.
web-event-standings = Classifica
web-event-result = Classifica finale
web-event-place = Posto
web-event-player = Giocatore
web-event-games = Partite
web-event-score = Punti
web-event-ahead = Vantaggio
web-event-compared = Confronto
web-event-beaten = Battuti
web-event-skill = Abilità
web-event-how = Un punto per ogni avversario battuto, mezzo per un pareggio; a parità decide il vantaggio nelle partite.
web-event-how-set = I tuoi punti meno la media di chi aveva lo stesso posto e la stessa fortuna; contano quando tutto il turno è finito.
web-event-how-skill = Abilità: punti sopra la media senza la fortuna, secondo l’analisi delle partite.
web-event-table = Tavolo { $number }
web-event-play = Gioca
web-event-watch = Guarda
web-event-veiled = I tavoli con la stessa fortuna restano nascosti finché non è finita la tua partita e, per gli spettatori, finché non sono finite tutte.
web-event-same = Lo stesso posto a tutti i tavoli
web-event-same-round = Turno { $round }: lo stesso posto a tutti i tavoli
web-event-same-how = I punti, e il confronto con gli altri a questo posto. Ogni nome porta alla partita registrata.
web-event-csv = Risultati in CSV
web-event-json = Risultati in JSON
web-event-mine = I miei tornei
web-event-take-luck = Togli la fortuna
web-event-reviewing = Le partite vengono analizzate; poi compare l’abilità.
