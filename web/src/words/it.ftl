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
web-undo-asked = { $count ->
    [one] { $name } chiede di annullare questa mossa:
   *[other] { $name } chiede di annullare queste { $count } mosse:
}
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
web-stuck = Il server non risponde; la tua mossa è conservata e verrà inviata di nuovo.
web-stuck-talk = Il server non risponde; il tuo messaggio è conservato e verrà inviato di nuovo.
web-seat-moved = Ora il tuo posto è giocato su un altro dispositivo. Tu stai guardando.
web-missed-you = { $moves ->
    [0] Mentre eri via, un bot ({ $level }) ti ha sostituito, ma non ha dovuto muovere.
    [one] Mentre eri via, un bot ({ $level }) ha fatto una mossa per te.
   *[other] Mentre eri via, un bot ({ $level }) ha fatto { $moves } mosse per te.
}
web-missed-name = { $moves ->
    [0] Mentre { $name } era via, è subentrato un bot ({ $level }), ma non ha dovuto muovere.
    [one] Mentre { $name } era via, un bot ({ $level }) ha fatto una mossa.
   *[other] Mentre { $name } era via, un bot ({ $level }) ha fatto { $moves } mosse.
}
web-missed-undone = { $undone ->
    [one] Nel frattempo c’è stato un annullamento.
   *[other] Nel frattempo ci sono stati { $undone } annullamenti.
}
web-by-bot = Giocata da un bot mentre eri via
web-undo-waiting = In attesa del consenso di { $names }.
web-undo-away = { $count ->
    [one] { $names } non c’è; l’annullamento aspetta il suo ritorno.
   *[other] { $names } non ci sono; l’annullamento aspetta il loro ritorno.
}
web-undo-cancel = Rinuncia all’annullamento
web-undo-declined = Gli altri non hanno acconsentito all’annullamento.
web-and-more = e altre { $count }
web-analysis = Consenti l’analisi durante questa partita
web-analysis-hint = Chiunque al tavolo potrà allora continuare da una posizione di questa partita, a un tavolo a parte. Serve il consenso di tutti.
web-analysis-none = Nessuno l’ha ancora consentita.
web-analysis-by = Finora consentita da { $names }.
web-analysis-all = Tutti l’hanno consentita.
web-analysis-missing = { $count ->
    [one] Finché la partita è in corso, { $names } deve consentirlo nel menu del tavolo.
   *[other] Finché la partita è in corso, { $names } devono consentirlo nel menu del tavolo.
}
web-analysis-players = Finché la partita è in corso, solo chi vi gioca può continuare da qui.
web-device = Gioca su un altro dispositivo
web-device-seat = Quale posto
web-device-hint = Apri questo link sull’altro dispositivo e il tuo posto sarà anche lì. Chi ha il link può giocare per te.
web-device-qr = Il link del tuo posto come codice QR
web-device-lock = Escludi gli altri dispositivi
web-device-lock-hint = Il vecchio link non vale più e il posto resta solo a questo dispositivo.
web-device-locked = Fatto: ora solo questo dispositivo e il nuovo link aprono il posto.
web-verified = Estrazioni verificate da questo browser
web-verified-how = Prima della prima estrazione il server e ogni browser hanno sigillato un numero casuale. Questo browser ha visto allora tutti i sigilli, e ora ogni numero corrisponde al suo: nessuno ha potuto scegliere le estrazioni. «tilewright verify» ricalcola inoltre ogni estrazione della registrazione.
web-unverified = Questo browser non ha potuto verificare le estrazioni: { $reason }
web-unverified-how = Prima della prima estrazione il server e ogni browser sigillano un numero casuale; alla fine ogni numero deve corrispondere al suo sigillo. Qui non è stato così. «tilewright verify» controlla le estrazioni della registrazione.
web-doubt-left-out = il suo numero è stato tralasciato.
web-doubt-changed = l’elenco dei sigilli è stato modificato.
web-doubt-unseen = i sigilli non gli sono mai stati mostrati.
web-doubt-secret = il numero del server non corrisponde al suo sigillo.
web-doubt-number = il numero di un browser non corrisponde al suo sigillo.
web-doubt-late = il suo numero è arrivato troppo tardi.
web-barred = Questo server non ti lascia entrare.
web-closed = L’organizzatore ha chiuso questo tavolo.
web-closed-hint = Qui non si può più giocare, ma si può ancora rivedere quanto è stato giocato.
web-status-closed = chiuso
web-muted-you = A questo tavolo sei silenziato: puoi leggere, ma non scrivere.
web-muted-spectators = A questo tavolo gli spettatori non possono scrivere.
web-find-table = Cerca un tavolo
web-no-match = Nessun tavolo corrisponde.
web-more-tables = Mostra altri
web-again-later = Riprova
web-privacy = Privacy
web-privacy-lead = Che cosa questo server conserva di te, e che cosa resta a te.
web-privacy-kept = Che cosa conserva questo server
web-privacy-names = I nomi che dai ai tuoi posti e ai tuoi tavoli. Non deve essere il tuo vero nome.
web-privacy-moves = Ogni mossa, perché una partita sopravviva a un’interruzione e si possa rivedere.
web-privacy-chat = Ciò che si dice a un tavolo.
web-privacy-tokens = Del token che apre il tuo posto solo un hash: nessuno può leggerlo dal database.
web-privacy-uploads = Le registrazioni di partite che qualcuno carica.
web-privacy-never = Che cosa non conserva
web-privacy-addresses = Il tuo indirizzo di rete non viene mai salvato, con una sola eccezione: gli indirizzi che il gestore ha bandito.
web-privacy-cookies = Non ci sono account, né cookie, né tracciatori, e nulla viene caricato da altri server.
web-privacy-browser = Che cosa resta nel tuo browser
web-privacy-browser-what = Le tue impostazioni e il tuo nome, i token dei tuoi posti e i numeri con cui questo browser verifica le estrazioni. Cancella i dati di questo sito e tutto sparisce; allora i tuoi posti non si potranno più aprire da qui.
web-privacy-time = Per quanto tempo
web-privacy-time-unknown = Finché il gestore di questo server non li cancella.
web-privacy-over-time = Partite finite
web-privacy-idle-time = Partite che nessuno gioca più
web-privacy-open-time = Tavoli dove la partita non è mai cominciata
web-privacy-chat-time = Conversazioni
web-privacy-upload-time = Registrazioni caricate che nessuno apre più
web-privacy-days = { $days ->
    [0] finché il gestore non le cancella
    [one] un giorno
   *[other] { $days } giorni
}
web-privacy-delete = Far cancellare i dati
web-privacy-delete-how = Chiedilo al gestore di questo server, indicando il codice del tavolo.
web-privacy-contact = Contatto:
