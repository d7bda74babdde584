# What the web client itself says.
web-loading = Caricamento …
web-close = Chiudi
web-menu = Menu
web-language = Lingua
web-printing = Giorno o sera
web-printing-day = Giorno
web-printing-dusk = Sera
web-sounds = Suoni
web-show-left = Mostra ciò che resta
web-ends-turn = La mia ultima decisione chiude subito il turno
web-keys = Tasti
web-key-move = da un posto all’altro
web-key-pick = scegli e conferma
web-key-turn = gira il pezzo
web-key-back = indietro di una scelta
web-key-undo = annulla
web-key-end = chiudi il turno
web-key-zoom = vicino, lontano, tutto
web-key-pan = sposta il tavolo
web-key-help = questa pagina
web-unofficial = Non ufficiale: nessun legame con gli editori; i nomi sono marchi dei rispettivi proprietari.
web-licenses = Licenze del software usato
web-rules = Regole
web-rule = Regola { $clause }
web-no-rules = Questa pagina di regole non esiste.
web-to-lobby = All’ingresso
web-no-table = Questo tavolo non esiste.
web-lost = Connessione persa; nuovo tentativo …
web-offline = Il server non risponde.
web-failed = Non ha funzionato ({ $status }).
web-good-morning = Buongiorno{ $has ->
    [0] {""}
   *[other] {", "}{ $name }
}
web-good-day = Buongiorno{ $has ->
    [0] {""}
   *[other] {", "}{ $name }
}
web-good-evening = Buonasera{ $has ->
    [0] {""}
   *[other] {", "}{ $name }
}
web-lobby-lead = { $waiting ->
    [0] {""}
    [one] Una partita ti aspetta.{" "}
   *[other] { $waiting } partite ti aspettano.{" "}
}{ $open ->
    [0] Scegli un gioco.
    [one] Un tavolo aspetta giocatori.
   *[other] { $open } tavoli aspettano giocatori.
}
web-games = Giochi
web-seats-time = { $seats } posti · { $minutes } min
web-play-bot = Gioca ora
web-your-turn-in = { $game } ({ $names }): tocca a te
web-move-of = Mossa { $ply }
web-go-on = Continua
web-my-tables = Le tue partite
web-tables = Tavoli
web-no-tables = Nessun tavolo pubblico aspetta. Aprine uno, o chiedi un codice.
web-replays = Partite da rivedere
web-join-code = Entra con un codice
web-code = Codice
web-join = Entra
web-bring-record = O rivedi una partita salvata:
web-new-table = Nuovo tavolo
web-new-table-of = Nuovo tavolo: { $game }
web-seats = Posti
web-others = Gli altri posti
web-others-bots = bot
web-others-friends = amici con link
web-others-here = tutti a questo schermo
web-level = Forza dei bot
web-public = Visibile a tutti all’ingresso
web-your-name = Il tuo nome
web-open-table = Apri il tavolo
web-guest = Ospite
web-guest-number = Giocatore { $number }
web-sit = Siediti
web-watch = Guarda
web-result = Risultato
web-watch-replay = Rivedi la partita
web-status-open = aspetta giocatori
web-status-playing = in corso, mossa { $ply }
web-status-over = finita
web-waiting-players = Condividi il link, metti bot ai posti liberi, o comincia.
web-all-here = Tutti i posti sono occupati.
web-free-seat = Posto libero
web-put-bot = Un bot
web-put-open = Libera
web-start = Comincia
web-start-with-bots = Comincia, bot ai posti liberi
web-invite = Invita
web-qr = Il link come codice QR
web-link = Link
web-copy = Copia
web-copied = Copiato
web-compiling = Il gioco si prepara su questa macchina, passo { $number } di { $of }. Una sola volta.
web-the-table = Il tavolo
web-the-question = Che cosa si chiede ora
web-you = Tu
web-your-turn = Tocca a te
web-bot = Bot
web-seat = Posto { $seat }
web-spectator = Spettatore
web-state-held = può chiudere il turno
web-state-thinking = pensa …
web-state-your-turn = tocca a te
web-state-turn = di turno
web-state-away = via, gioca un bot
web-state-gone = non connesso
web-state-bot = bot
web-state-waiting = aspetta
web-cards-in-hand = { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in mano
web-undo = Annulla
web-undo-ask = Chiedi di annullare
web-undo-asked = { $name } vorrebbe annullare una mossa.
web-agree = D’accordo
web-refuse = No
web-not-here = Non qui.
web-zoom-in = Più vicino
web-zoom-out = Più lontano
web-fit = Mostra tutto
web-turn-left = Gira a sinistra
web-turn-right = Gira a destra
web-confirm = Conferma
web-back = Indietro
web-end-turn = Chiudi il turno
web-turn-done = Il tuo turno è fatto
web-turn-done-hint = Chiudilo, o annulla qualcosa.
web-sending = In viaggio …
web-thinks = { $name } pensa …
web-waiting-for = Si aspetta { $name }.
web-hint-turn = { $count } orientamenti possibili: R, rotella o il pezzo.
web-hint-confirm = Conferma, o scegli altro.
web-hint-pick = { $count ->
    [one] Una possibilità
   *[other] { $count } possibilità
}, in viola.
web-left = restano
web-left-in-all = { $count } in tutto
web-tab-log = Diario
web-tab-talk = Chat
web-tab-left = Resto
web-tab-beside = Accanto
web-new = nuovo
web-talk-empty = Nessuno ha ancora parlato.
web-talk-here = Di’ qualcosa
web-send = Invia
web-more = Diario e altro
web-to-result = Al risultato
web-you-win = Hai vinto
web-wins = { $name } vince
web-tie = Pari merito: { $names }
web-points-from = Punti da
web-sum = Somma
web-tap-number = Tocca un numero: ciò che c’è dietro si illumina sul tavolo.
web-race = La corsa
web-again = Ancora
web-rematch-join = Alla prossima partita
web-record = Registrazione
web-verify = Verifica il mescolamento
web-verify-how = Il primo numero era noto prima della partita, il secondo è il suo segreto: «tilewright verify» verifica la registrazione.
web-replay = Replay
web-first = All’inizio
web-last = Alla fine
web-before = Una mossa indietro
web-after = Una mossa avanti
web-play = Riproduci
web-pause = Pausa
web-move-number = Mossa
web-share-ply = Copia link
web-cards-change = { $change } carte
web-outlook-open = Ciò che porta dipende da ciò che è nascosto.
web-held-by-nobody = Qui non c’è nessuno.
web-would-take = { $name } otterrebbe { $points }
web-key-feature = che cosa c’è qui e quanto vale
web-play-on = Continua da qui
web-curtain = { $name }, tocca a te
web-curtain-hint = La mano si mostra quando nessun altro guarda.
web-show-hand = Mostra la mia mano
web-beyond = { $count ->
    [one] Ancora { $count } posto da questa parte
   *[other] Ancora { $count } posti da questa parte
}
web-hidden-move = { $name } decide qualcosa che non puoi vedere.
web-hidden-draw = Viene pescato qualcosa che non puoi vedere.
