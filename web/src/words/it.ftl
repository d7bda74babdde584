# What the web client itself says.
web-loading = Caricamento…
web-close = Chiudi
web-menu = Menu
web-language = Lingua
web-printing = Tema
web-printing-day = Giorno
web-printing-dusk = Crepuscolo
web-sounds = Audio
web-show-left = Mostra le tessere rimaste
web-ends-turn = Termina il mio turno automaticamente
web-keys = Scorciatoie da tastiera
web-key-move = passa da una posizione all’altra
web-key-pick = scegli e conferma
web-key-turn = ruota la tessera
web-key-back = annulla l’ultima scelta
web-key-undo = annulla la mossa
web-key-end = termina il turno
web-key-zoom = ingrandisci, riduci, mostra tutto
web-key-pan = sposta la vista
web-key-help = mostra questo elenco
web-unofficial = Non ufficiale: nessun legame con gli editori; i nomi sono marchi dei rispettivi proprietari.
web-licenses = Licenze software
web-rules = Regole
web-rule = Regola { $clause }
web-no-rules = Questa pagina di regole non esiste.
web-to-lobby = Torna alla lobby
web-no-table = Questo tavolo non esiste.
web-lost = Connessione persa; riconnessione…
web-offline = Il server non risponde.
web-failed = Qualcosa è andato storto ({ $status }).
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
    [one] Tocca a te in una partita.{" "}
   *[other] Tocca a te in { $waiting } partite.{" "}
}{ $open ->
    [0] Scegli un gioco.
    [one] Un tavolo aspetta giocatori.
   *[other] { $open } tavoli aspettano giocatori.
}
web-games = Giochi
web-seats-time = { $seats } giocatori · { $minutes } min
web-play-bot = Gioca ora
web-your-turn-in = { $game } ({ $names }): tocca a te
web-move-of = Mossa { $ply }
web-go-on = Riprendi
web-my-tables = Le tue partite
web-tables = Tavoli
web-no-tables = Al momento non ci sono tavoli pubblici. Aprine uno, o chiedi un codice a un amico.
web-replays = Partite da rivedere
web-join-code = Entra con un codice
web-code = Codice
web-join = Entra
web-bring-record = O apri una partita salvata:
web-new-table = Nuovo tavolo
web-new-table-of = Nuovo tavolo: { $game }
web-seats = Giocatori
web-others = Gli altri giocatori
web-others-bots = bot
web-others-friends = amici (con link)
web-others-here = tutti su questo dispositivo
web-level = Livello dei bot
web-public = Mostra nella lobby
web-your-name = Il tuo nome
web-open-table = Apri il tavolo
web-guest = Ospite
web-guest-number = Giocatore { $number }
web-sit = Prendi posto
web-watch = Guarda
web-result = Risultato
web-watch-replay = Rivedi la partita
web-status-open = in attesa di giocatori
web-status-playing = in corso, mossa { $ply }
web-status-over = finita
web-waiting-players = Condividi il link, aggiungi bot ai posti liberi, o inizia.
web-all-here = Tutti i posti sono occupati.
web-free-seat = Posto libero
web-put-bot = Aggiungi bot
web-put-open = Libera il posto
web-start = Inizia
web-start-with-bots = Completa con bot e inizia
web-invite = Invita
web-qr = Codice QR del link
web-link = Link
web-copy = Copia
web-copied = Copiato
web-compiling = Preparazione del gioco, passo { $number } di { $of } (solo una volta per computer)
web-the-table = Tavolo
web-the-question = Decisione attuale
web-you = Tu
web-your-turn = Tocca a te
web-bot = Bot
web-seat = Giocatore { $number }
# Come una frase chiama i giocatori per nome.
web-named = { $name }
    .of = di { $name }
    .to = a { $name }
web-spectator = Spettatore
web-state-held = può terminare il turno
web-state-thinking = sta pensando…
web-state-your-turn = tocca a te
web-state-turn = di turno
web-state-away = assente, gioca un bot
web-state-gone = offline
web-state-bot = bot
web-state-waiting = in attesa
web-cards-in-hand = { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in mano
web-undo = Annulla mossa
web-undo-ask = Chiedi di annullare
web-undo-asked = { $count ->
    [one] { $name } chiede di annullare questa mossa:
   *[other] { $name } chiede di annullare queste { $count } mosse:
}
web-agree = Consenti
web-refuse = Rifiuta
web-not-here = Non qui.
web-zoom-in = Ingrandisci
web-zoom-out = Riduci
web-fit = Mostra tutto
web-turn-left = Ruota a sinistra
web-turn-right = Ruota a destra
web-confirm = Conferma
web-back = Indietro
web-end-turn = Termina il turno
web-turn-done = Turno completato
web-turn-done-hint = Termina il turno, o annulla.
web-sending = Invio…
web-thinks = { $name } sta pensando…
web-waiting-for = In attesa di { $name }.
web-hint-turn = { $count } orientamenti possibili: ruota con R, rotellina o clic sulla tessera.
web-hint-confirm = Conferma, o scegli altro.
web-hint-pick = { $count ->
    [one] Una possibilità, evidenziata
   *[other] { $count } possibilità, evidenziate
} in viola.
web-left = restano
web-left-in-all = { $count } in totale
web-tab-log = Registro
web-tab-talk = Chat
web-tab-left = Rimaste
web-tab-beside = Plance
web-new = nuovi messaggi
web-talk-empty = Ancora nessun messaggio.
web-talk-here = Messaggio
web-send = Invia
web-more = Registro e altro
web-to-result = Mostra il risultato
web-you-win = Hai vinto
web-wins = Vince { $name }
web-tie = Parità: { $names }
web-points-from = Origine dei punti
web-sum = Totale
web-tap-number = Tocca un numero per vedere da dove vengono i punti.
web-race = Andamento del punteggio
web-again = Gioca ancora
web-rematch-join = Entra nella prossima partita
web-record = Scarica la partita
web-verify = Verifica il mescolamento
web-verify-how = Il primo numero è stato mostrato prima della partita; il secondo è il suo segreto. «tilewright verify» verifica la registrazione con entrambi.
web-replay = Replay
web-first = Vai all’inizio
web-last = Vai alla fine
web-before = Mossa precedente
web-after = Mossa successiva
web-play = Riproduci
web-pause = Pausa
web-move-number = Mossa
web-share-ply = Copia link
web-cards-change = { $change } carte
web-outlook-open = Il risultato dipende da informazioni nascoste.
web-held-by-nobody = Qui non c’è nessuno.
web-would-take = { $name } otterrebbe { $points }
web-key-feature = mostra che cosa c’è qui e quanto vale
web-play-on = Gioca da qui
web-curtain = { $name }, tocca a te
web-curtain-hint = Mostra la mano quando nessun altro guarda.
web-show-hand = Mostra la mia mano
web-beyond = { $count ->
    [one] Ancora { $count } posizione da questa parte
   *[other] Ancora { $count } posizioni da questa parte
}
web-hidden-move = { $name } fa una scelta nascosta.
web-hidden-draw = Viene pescata una carta nascosta.
web-stuck = Il server non risponde; la tua mossa è salvata e verrà inviata di nuovo.
web-stuck-talk = Il server non risponde; il tuo messaggio è salvato e verrà inviato di nuovo.
web-seat-moved = Ora il tuo posto è in uso su un altro dispositivo. Qui puoi solo guardare.
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
web-by-bot = Mossa di un bot mentre eri via
web-undo-waiting = In attesa del consenso di { $names }.
web-undo-away = { $count ->
    [one] { $names } non c’è; l’annullamento aspetta il suo ritorno.
   *[other] { $names } non ci sono; l’annullamento aspetta il loro ritorno.
}
web-undo-cancel = Rinuncia ad annullare
web-undo-declined = Gli altri giocatori hanno rifiutato l’annullamento.
web-undo-overtaken = La partita è andata avanti prima che tutti accettassero l’annullamento.
web-and-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}
web-analysis = Consenti l’analisi durante questa partita
web-analysis-hint = Chiunque al tavolo potrà allora giocare da qualsiasi posizione di questa partita, a un tavolo a parte. Serve il consenso di tutti.
web-analysis-none = Nessuno l’ha ancora consentita.
web-analysis-by = Finora consentita da { $names }.
web-analysis-all = Tutti l’hanno consentita.
web-analysis-missing = { $count ->
    [one] Finché questa partita è in corso, { $names } deve consentirlo nel menu del tavolo prima che tu possa giocare da qui.
   *[other] Finché questa partita è in corso, { $names } devono consentirlo nel menu del tavolo prima che tu possa giocare da qui.
}
web-analysis-players = Finché una partita è in corso, solo i suoi giocatori possono giocare da qui.
web-device = Gioca su un altro dispositivo
web-device-seat = Posto
web-device-hint = Apri questo link sull’altro dispositivo e il tuo posto sarà anche lì. Chi ha il link può giocare per te.
web-device-qr = Codice QR del link al tuo posto
web-device-lock = Scollega gli altri dispositivi
web-device-lock-hint = Il vecchio link non funzionerà più; solo questo dispositivo manterrà il posto.
web-device-locked = Fatto: ora il posto si apre solo su questo dispositivo e con il nuovo link.
web-verified = Estrazioni verificate da questo browser
web-verified-how = Prima della prima estrazione il server e ogni browser hanno sigillato un numero casuale. Questo browser ha visto allora tutti i sigilli, e ora ogni numero corrisponde al suo sigillo: quindi nessuno ha potuto scegliere le estrazioni. Inoltre «tilewright verify» ricalcola ogni estrazione della registrazione.
web-unverified = Questo browser non ha potuto verificare le estrazioni: { $reason }
web-unverified-how = Prima della prima estrazione il server e ogni browser sigillano un numero casuale; alla fine ogni numero deve corrispondere al suo sigillo. Qui non è stato così. «tilewright verify» controlla le estrazioni della registrazione.
web-doubt-left-out = il suo numero è stato omesso.
web-doubt-changed = l’elenco dei sigilli è stato modificato.
web-doubt-unseen = i sigilli non gli sono mai stati mostrati.
web-doubt-secret = il numero del server non corrisponde al suo sigillo.
web-doubt-number = il numero di un browser non corrisponde al suo sigillo.
web-doubt-late = il suo numero è arrivato troppo tardi.
web-barred = Non puoi accedere a questo server.
web-closed = L’organizzatore ha chiuso questo tavolo.
web-closed-hint = Qui non si può più giocare, ma puoi ancora rivedere la partita.
web-status-closed = chiuso
web-muted-you = A questo tavolo i tuoi messaggi sono bloccati: puoi leggere, ma non scrivere.
web-muted-spectators = A questo tavolo gli spettatori non possono scrivere.
web-find-table = Cerca un tavolo
web-no-match = Nessun tavolo trovato.
web-more-tables = Mostra altri
web-again-later = Riprova
web-privacy = Privacy
web-privacy-lead = Che cosa questo server conserva di te, e che cosa resta sul tuo dispositivo.
web-privacy-kept = Che cosa conserva questo server
web-privacy-names = I nomi che dai ai tuoi posti e ai tuoi tavoli. Non devi usare il tuo vero nome.
web-privacy-moves = Ogni mossa, perché una partita sopravviva a un’interruzione e si possa rivedere.
web-privacy-chat = I messaggi della chat.
web-privacy-tokens = Un hash del token che apre il tuo posto: nessuno può leggere il token stesso dal database.
web-privacy-uploads = Le registrazioni di partite che qualcuno carica.
web-privacy-never = Che cosa non conserva
web-privacy-addresses = Il tuo indirizzo di rete non viene mai salvato, con una sola eccezione: gli indirizzi che il gestore ha bloccato.
web-privacy-cookies = Non ci sono account, né cookie, né tracciatori, e nulla viene caricato da altri server.
web-privacy-browser = Che cosa resta nel tuo browser
web-privacy-browser-what = Le tue impostazioni e il tuo nome, i token dei tuoi posti e i numeri con cui questo browser verifica le estrazioni. Se cancelli i dati di questo sito, tutto sparisce e non puoi più aprire i tuoi posti da qui.
web-privacy-time = Per quanto tempo si conservano i dati
web-privacy-time-unknown = Finché il gestore di questo server non li cancella.
web-privacy-over-time = Partite finite
web-privacy-idle-time = Partite abbandonate
web-privacy-open-time = Tavoli la cui partita non è mai iniziata
web-privacy-chat-time = Chat
web-privacy-upload-time = Registrazioni caricate che nessuno apre più
web-privacy-days = { $days ->
    [0] finché il gestore non le cancella
    [one] un giorno
   *[other] { $days } giorni
}
web-privacy-delete = Come far cancellare i tuoi dati
web-privacy-delete-how = Chiedilo al gestore di questo server, indicando il codice del tavolo.
web-privacy-contact = Contatto:
