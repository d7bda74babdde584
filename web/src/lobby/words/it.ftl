# What the lobby says.
web-lobby-waiting = { $count ->
    [0] Nessuna partita ti aspetta.
    [1] Una partita ti aspetta.
    [2] Due partite ti aspettano.
    [3] Tre partite ti aspettano.
    [4] Quattro partite ti aspettano.
    [5] Cinque partite ti aspettano.
   *[other] { $count } partite ti aspettano.
}
web-lobby-your-turn = Tocca a te
web-lobby-others-turn = Tocca ad altri
web-lobby-unstarted = Non iniziate
web-lobby-finished = Finite
web-lobby-hidden = Partite nascoste
web-lobby-hidden-count = Partite nascoste: { $count }
web-lobby-mine = Le mie partite
web-lobby-find = Cerca
web-lobby-find-mine = Titolo, giocatore, gioco o codice
web-lobby-found = { $count ->
    [0] Nessun risultato.
    [one] Una partita trovata.
   *[other] { $count } partite trovate.
}
web-lobby-found-many = Più di { $count } partite trovate.
web-lobby-all-above = { $count ->
    [0] Nessuna partita ti aspetta.
    [one] La partita che ti aspetta è qui sopra.
   *[other] Le partite che ti aspettano sono qui sopra.
}
web-lobby-more-turns = { $count ->
    [one] Un’altra partita ti aspetta
   *[other] Altre { $count } partite ti aspettano
}
web-lobby-none-others = Non aspetti nessuno.
web-lobby-none-waiting = Nessuno dei tuoi tavoli aspetta giocatori.
web-lobby-none-over = Qui compaiono le partite finite.
web-lobby-play-on = Continua
web-lobby-open = Apri
web-lobby-options = Opzioni: { $title }
web-lobby-before = Pagina precedente
web-lobby-after = Pagina successiva
web-lobby-page = Pagina { $page }
web-lobby-turn-of = tocca a { $name }
web-lobby-turn-start = sta per iniziare
web-lobby-here = è qui
web-lobby-away-you = un sostituto gioca per te
web-lobby-seats-taken = { $taken } posti occupati su { $all }
web-lobby-won = Hai vinto
web-lobby-placed = { $place }º su { $all }
web-lobby-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
web-lobby-resigned = Hai abbandonato
web-lobby-closed = Chiusa
web-lobby-outdated = Nel frattempo le regole sono cambiate
web-lobby-over = Finita
web-lobby-left = { $unit ->
    [day] { $count ->
        [one] ancora 1 giorno
       *[other] ancora { $count } giorni
    }
    [hour] ancora { $count } h
    [minute] ancora { $count } min
   *[second] ancora { $count } s
}
web-lobby-waited = { $unit ->
    [day] { $count ->
        [one] da 1 giorno
       *[other] da { $count } giorni
    }
   *[hour] da { $count } h
}
web-lobby-no-hurry = senza fretta
web-lobby-tables = Tavoli aperti
web-lobby-more-tables = Mostra altri
web-lobby-filter = Filtra
web-lobby-known = Giochi che conosco
web-lobby-live = Dal vivo
web-lobby-days = Su più giorni
web-lobby-no-clock = Senza orologio
web-lobby-rated = Classificata
web-lobby-free = Posti liberi
web-lobby-any-game = Tutti i giochi
web-lobby-any-seats = Qualsiasi numero
web-lobby-sit = Siediti
web-lobby-watch = Guarda
web-lobby-anywhere = Un posto qualsiasi
web-lobby-anywhere-what = Il tavolo migliore per te.
web-lobby-anywhere-sit = Siediti dove capita
web-lobby-seats = { $count } giocatori
web-lobby-free-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
web-lobby-pace-none = senza orologio
web-lobby-pace-main = { $minutes } min a testa
web-lobby-pace-turn = { $minutes } min + { $seconds } s a turno
web-lobby-pace-days = { $days ->
    [one] 1 giorno a turno
   *[other] { $days } giorni a turno
}
web-lobby-is-rated = classificata
web-lobby-has-hints = con consigli
web-lobby-move = mossa { $ply }
web-lobby-empty = Nessun tavolo in attesa.
web-lobby-empty-what = Aprine uno e la lobby lo mostra a tutti, oppure gioca intanto contro un bot.
web-lobby-empty-filtered = Nessun tavolo supera i tuoi filtri.
web-lobby-show-all = Mostra tutti i tavoli
web-lobby-open-table = Apri un tavolo
web-lobby-play-bot = Gioca contro un bot
web-lobby-new = Nuovo tavolo
web-lobby-join = Entra con un codice
web-lobby-join-what = Scrivi il codice o incolla il link che hai ricevuto.
web-lobby-record = Oppure rivedi una partita salvata.
web-lobby-record-choose = Apri un file
web-lobby-trouble = Il server non risponde.
web-lobby-trouble-what = { $seconds ->
    [0] Le tue partite sono al sicuro. Nuovo tentativo in corso.
    [one] Le tue partite sono al sicuro. Prossimo tentativo tra un secondo; non serve ricaricare.
   *[other] Le tue partite sono al sicuro. Prossimo tentativo tra { $seconds } secondi; non serve ricaricare.
}
web-lobby-try = Riprova ora
web-lobby-games = { $count ->
    [one] una partita
   *[other] { $count } partite
}
web-lobby-new-to-you = Nuovo per te
web-lobby-play = Gioca
web-lobby-play-now = Gioca ora: { $game }
web-lobby-table-of = Nuovo tavolo: { $game }
web-lobby-welcome = Piazza la prima tessera.
web-lobby-welcome-what = Un vero tavolo, regole che si spiegano da sole, un bot paziente. Nessun account, niente da installare. Poi gioca con amici o sconosciuti.
web-lobby-start = Gioca a { $game }
web-lobby-learn-welcome = Impara un gioco da tavolo in { $minutes } minuti.
web-lobby-learn-welcome-what = È la prima volta? Piazzi tu la prima tessera, su un vero tabellone. Nessun account, niente da installare. Poi gioca con un bot paziente, con amici o con sconosciuti.
web-lobby-learn = Impara { $game }
web-lobby-learn-minutes = Impara · { $minutes } min
web-lobby-new-here = È la prima volta? Imparalo in { $minutes } minuti, poi gioca contro un bot paziente.
web-lobby-first-game = Gioca una prima partita
web-lobby-resume-title = Riprendi da dove hai lasciato.
web-lobby-resume-what = { $game }, passo { $number } di { $of }. I tuoi progressi sono salvati in questo browser.
web-lobby-resume-line = { $game } · passo { $number } di { $of }
web-lobby-resume = Continua la lezione
web-lobby-with-friends = Gioca con gli amici
web-lobby-count-games = { $count ->
    [1] Un gioco
    [2] Due giochi
    [3] Tre giochi
    [4] Quattro giochi
    [5] Cinque giochi
   *[other] { $count } giochi
}
web-lobby-way-code = Hai ricevuto un codice?
web-lobby-way-code-what = Scrivilo qui e prendi posto.
web-lobby-way-tables = { $count ->
    [0] Ancora nessun tavolo aperto
    [1] Un tavolo aperto
    [2] Due tavoli aperti
    [3] Tre tavoli aperti
    [4] Quattro tavoli aperti
    [5] Cinque tavoli aperti
   *[other] { $count } tavoli aperti
}
web-lobby-way-tables-what = Siediti o guarda soltanto.
web-lobby-way-open-what = Aprine uno e altri potranno unirsi.
web-lobby-way-record = Una partita salvata?
web-lobby-way-record-what = Rivedila mossa per mossa.
web-lobby-friends = Compagni di gioco
web-lobby-met = { $games ->
    [one] una partita
   *[other] { $games } partite
} · { $when }
web-lobby-all-people = Tutti
web-lobby-leave = Lascia il tavolo
web-lobby-leave-what = Il tuo posto torna libero.
web-lobby-stand-in = Fai giocare un sostituto
web-lobby-stand-in-what = Un bot gioca al tuo posto finché non torni.
web-lobby-resign = Abbandona
web-lobby-resign-what = Perdi questa partita. Finisce se non gioca nessun altro; altrimenti un bot continua per te. Non si può annullare.
web-lobby-resign-sure = Sì, abbandona
web-lobby-return = Riprendi il mio posto
web-lobby-return-what = Da ora giochi di nuovo tu.
web-lobby-hide = Nascondi
web-lobby-hide-what = La partita esce dalle tue liste, nient’altro cambia. La ritrovi in «Partite nascoste».
web-lobby-show = Mostra di nuovo
web-lobby-show-what = La partita torna nelle tue liste.
web-lobby-forget = Elimina da questo browser
web-lobby-forget-what = Questo browser dimentica il tuo posto. Senza un link al tuo posto o un altro dispositivo non potrai più giocarci.
web-lobby-forget-sure = Sì, elimina
web-lobby-puzzles = Problemi del giorno
web-lobby-puzzles-what = Una posizione da ogni gioco. Vedi la mossa migliore?
web-lobby-puzzles-solved = { $solved } di { $count } risolti
