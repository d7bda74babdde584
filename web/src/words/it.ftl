# What the web client itself says.
web-loading = Caricamento…
web-close = Chiudi
web-menu = Menu
web-language = Lingua
web-printing = Tema
web-printing-day = Giorno
web-printing-dusk = Crepuscolo
web-sounds = Audio
web-sounds-off = Nessuno
web-sounds-turn = Il mio turno
web-sounds-all = Tutto
web-tells = Avvisami quando tocca a me
web-tells-hint = Con una notifica, quando questa pagina è chiusa o nascosta.
web-tells-blocked = Il tuo browser blocca le notifiche di questa pagina; puoi consentirle nelle sue impostazioni.
web-tell-me = Vuoi un avviso quando tocca a te?
web-tell-yes = Sì
web-tell-no = No, grazie
web-told-turn = Tocca a te.
web-install = Installa come app
web-show-left = Mostra le tessere rimaste
web-show-places = Mostra i nomi delle posizioni
web-ends-turn = Termina il mio turno automaticamente
web-plays-only-move = Gioca per me l’unica mossa possibile
web-keys = Scorciatoie da tastiera
web-key-arrows = frecce
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
web-cut = Nessuna connessione
web-cut-network = Questo dispositivo è offline. Le tue partite sono al sicuro sul server.
web-cut-server = Il server non risponde. Le tue partite lì sono al sicuro.
web-cut-again = Questa pagina riprova da sola.
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
web-games = Giochi
web-seats-time = { $seats } giocatori · { $minutes } min
web-code = Codice
web-join = Entra
web-new-table = Nuovo tavolo
web-name = Nome
web-colour = Colore
web-colour-of = Colore: { $name }
web-colour-red = rosso
web-colour-blue = blu
web-colour-yellow = giallo
web-colour-green = verde
web-colour-black = nero
web-who-plays = Chi gioca
web-seat-drag = Trascina per cambiare l’ordine
web-seat-move = Sposta: { $seat }
web-seat-move-how = Trascina, o premi ↑ e ↓
web-seat-who = Chi siede qui
web-seat-me = tu
web-seat-here = a questo schermo
web-seat-friend = qualcuno con il link
web-seat-remove = Togli: { $seat }
web-seat-add = Aggiungi un posto
web-team = { $you ->
    [0] { $names } giocano insieme.
   *[other] { $names } giocate insieme.
}
web-who-begins = Chi inizia
web-begins-lot = A sorte
web-begins-me = Io
web-begins-first = Posto 1
web-clock = Orologio
web-clock-none = Nessuno
web-clock-live = Dal vivo
web-clock-days = A giorni
web-clock-main = Tempo per la partita
web-clock-more = Tempo aggiunto a turno
web-clock-minutes = { $minutes } minuti a testa
web-clock-seconds = { $seconds ->
    [0] niente in più
   *[other] + { $seconds } s a turno
}
web-clock-days-each = { $days ->
    [one] un giorno a turno
   *[other] { $days } giorni a turno
}
web-clock-zero = Quando il tempo scade
web-clock-zero-stand-in = A zero continua un sostituto
web-clock-zero-lose = A zero la partita è persa
web-rated = Classificata
web-rated-hint = Il risultato conta per la classifica di tutti.
web-not-rated-key = Serve una chiave per ogni persona.
web-not-rated-how = Prendi la tua
web-not-rated-here = Non in più persone a uno schermo.
web-not-rated-bots = Serve una persona al tavolo.
web-public-hint = Chiunque qui può trovare il tavolo e sedersi.
web-public-not = Serve un posto libero.
web-more-terms = Altre impostazioni
web-take-bot = Prendi il posto di un bot
web-take-bot-hint = Il bot si ferma e tu continui dalla sua posizione.
web-take-bot-seat = Gioca per { $name }
web-take-bot-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-partner = { $you ->
    [1] con te
   *[other] con { $names }
}
web-takeover = Chi arriva può sostituire un bot
web-takeover-hint = Con il link si può prendere il posto di un bot durante la partita.
web-takeover-not = Non nelle partite classificate.
web-patience = Se qualcuno perde la connessione
web-patience-after = Sostituto dopo { $count } { $unit }
web-patience-days = Giocando a giorni decide solo l’orologio.
web-table-title = Titolo del tavolo
web-table-title-like = Partita della domenica
web-plan = { $seats }, { $clock }, { $begins }.
web-plan-seats = { $count ->
    [2] Due posti
    [3] Tre posti
    [4] Quattro posti
    [5] Cinque posti
   *[other] { $count } posti
}
web-plan-no-clock = senza orologio
web-plan-clock = { $minutes } minuti a testa e { $seconds } s a turno
web-plan-lot = la sorte decide chi inizia
web-plan-you-begin = inizi tu
web-plan-begins = inizia { $name }
web-plan-first-begins = inizia il posto 1
web-plan-friends = { $count ->
    [0] La partita inizia subito.
    [one] Un posto aspetta qualcuno con il link.
   *[other] { $count } posti aspettano chi ha il link.
}
web-plan-rated = È classificata.
web-plan-watch = Tu guardi.
web-plan-nobody = Siediti anche tu, o fai giocare solo bot.
web-public = Mostra nella lobby
web-your-name = Il tuo nome
web-open-table = Apri il tavolo
web-guest = Ospite
web-guest-number = Giocatore { $number }
web-sit = Prendi posto
web-watch-replay = Rivedi la partita
web-review-this = Analizza questa partita
web-waiting-players = Condividi il link, aggiungi bot ai posti liberi, o inizia.
web-waiting-learn = Impara a giocare mentre aspetti ({ $minutes } minuti)
web-all-here = Tutti i posti sono occupati.
web-free-seat = Posto libero
web-host = organizza
web-start = Inizia
web-start-with-bots = Completa con bot e inizia
web-invite = Invita
web-qr = Codice QR del link
web-link = Link
web-copy = Copia
web-copied = Copiato
web-copy-link = Copia il link
web-send = Invia
web-or-code = o il codice
web-invite-to = Invito a { $game }
web-invite-watch = La partita è già iniziata: chi ha il link può guardarla, e chi lo aveva perso può tornare.
web-welcome = Sei invitato a { $game }
web-welcome-with = Al tavolo: { $names }
web-network = Fai entrare gli altri su questa rete
web-network-off = Solo questo computer può aprire il link.
web-network-off-do = Attiva questa opzione prima di inviarlo.
web-network-on = Chiunque sia sulla tua rete e abbia il link può aprire questo tavolo, finché non disattivi l’opzione o chiudi Tilewright.
web-network-public = Questo indirizzo è su Internet, non solo sulla tua rete.
web-network-address = Indirizzo
web-network-help = Il link non si apre?
web-network-help-do = I due dispositivi devono essere sulla stessa rete, e il firewall di questo computer deve consentire la connessione.
web-network-inside = Sembra che Tilewright giri in un container o in WSL: il computer esterno deve inoltrare la porta.
web-network-stuck = Agli altri serve l’indirizzo a cui raggiungono il server: chiedilo al gestore. Se avvia il server con --origin e quell’indirizzo, comparirà anche nei link.
web-shut = L’host ha chiuso questo server agli altri. La pagina si ricollega appena sarà di nuovo aperto.
web-the-table = Tavolo
web-the-question = Decisione attuale
web-you = Tu
web-name-you = { $name } (tu)
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
web-state-away = gioca un sostituto
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
web-hint-only = Non è possibile altro.
web-by-itself = automatica
web-by-itself-hint = Nessun’altra mossa era possibile.
web-hint-choose = { $count ->
    [one] Una possibilità
   *[other] { $count } possibilità
}.
web-left = restano
web-left-in-all = { $count } in totale
# How the others' moves are shown.
web-since = Dal tuo ultimo turno
web-watch-again = Rivedi
web-showing = Mossa mostrata
web-skip = Salta
web-skip-hint = Basta anche un clic o un tasto.
web-to-move = Alla mossa di { $name }
web-log-start = Inizio della partita
web-pace = Ritmo delle mosse altrui
web-pace-calm = Calmo
web-pace-brisk = Svelto
web-pace-instant = Subito
web-pace-still = Il tuo dispositivo chiede meno animazioni: le mosse appaiono subito.
web-tab-log = Registro
web-tab-talk = Chat
web-tab-left = Rimaste
web-tab-beside = Plance
web-new = nuovi messaggi
web-talk-empty = Ancora nessun messaggio.
web-talk-here = Messaggio
web-more = Registro e altro
web-to-result = Mostra il risultato
# the final scoring, step by step
web-final-scoring = Punteggio finale
web-final-scoring-begin = L’ultima mossa è fatta. Ora si conta tutto ciò che resta.
web-scoring-begin = Inizia
web-scoring-next = Avanti
web-scoring-back = Indietro
web-skip-scoring = Vai al risultato
web-step-of = { $at } di { $of }
web-points-before = prima: { $points }
web-so-far = Finora
web-still-standing = Ancora in gioco
web-watch-scoring = Guarda il punteggio finale
web-board-of = Plancia
# the result
web-you-win = Hai vinto
web-wins = Vince { $name }
web-tie = Parità: { $names }
web-points-from = Origine dei punti
web-sum = Totale
web-tap-number = Tocca un numero per vedere da dove vengono i punti.
web-race = Andamento del punteggio
web-race-thin = Linee sottili: con ciò che è raccolto ma non ancora contato.
web-collected = Raccolti lungo la partita
web-again = Gioca ancora
web-rematch-join = Entra nella prossima partita
web-record = Scarica la partita
web-record-nameless = Partita senza nomi
web-record-about = Su questa partita
web-record-result = Risultato
web-verify = Verifica il mescolamento
web-verify-how = Il primo numero è stato mostrato prima della partita; il secondo è il suo segreto. «tilewright verify» verifica la registrazione con entrambi.
web-verify-later = Il segreto viene pubblicato quando sono finite le partite a tutti i tavoli con le stesse estrazioni.
web-to-event = Al torneo
web-replay = Replay
web-first = Vai all’inizio
web-last = Vai alla fine
web-before = Mossa precedente
web-after = Mossa successiva
web-play = Riproduci
web-pause = Pausa
web-move-number = Mossa
web-show-next = Mostra il seguito
web-share-ply = Copia link
web-cards-change = { $change } carte
web-outlook-open = Il risultato dipende da informazioni nascoste.
web-held-by-nobody = Qui non c’è nessuno.
web-would-take = { $name } otterrebbe { $points }

# Il tavolo a parole, per chi non lo vede.
web-on-the-table = Sul tavolo
web-in-hand = In mano
web-players = Giocatori
web-features = Aree del tavolo
web-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
web-held-by = Occupato da { $names }.
web-fits = Si adatta in { $count } modi
web-news = Che cosa succede
web-news-before = Prima, altri { $count }.
web-jump = Vai a
web-walk = Percorri il tavolo
web-walk-how = Le frecce portano da un posto all’altro. Invio sceglie un posto, Home porta all’ultima mossa, Esc alla domanda.
web-in-words = Il tavolo a parole
web-key-walk = percorrere il tavolo, posto per posto
web-key-in-words = il tavolo a parole

web-key-feature = mostra che cosa c’è qui e quanto vale
web-key-overlay = mostrare tutte le aree, di chi sono e quanto valgono

# Tutte le aree insieme.
web-overlay = Mostra tutte le aree
web-overlay-key = Mostra tutte le aree, di chi sono e quanto valgono (O)
web-overlay-holds = { $name }: ne ha { $count }, che valgono { $points } adesso
web-overlay-free = Senza colore: di nessuno

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
web-undo-granted = Tutti d’accordo: la tua mossa è annullata.
web-undo-declined-by = { $name } ha rifiutato l’annullamento.
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
web-muted-you = A questo tavolo i tuoi messaggi sono bloccati: puoi leggere, ma non scrivere.
web-muted-spectators = A questo tavolo gli spettatori non possono scrivere.
web-again-later = Riprova
web-profile = Profilo
web-privacy = Privacy
web-privacy-lead = Che cosa questo server conserva di te, e che cosa resta sul tuo dispositivo.
web-privacy-kept = Che cosa conserva questo server
web-privacy-names = I nomi che dai ai tuoi posti e ai tuoi tavoli. Non devi usare il tuo vero nome.
web-privacy-moves = Ogni mossa, perché una partita sopravviva a un’interruzione e si possa rivedere.
web-privacy-chat = I messaggi della chat.
web-privacy-tokens = Un hash del token che apre il tuo posto: nessuno può leggere il token stesso dal database.
web-privacy-profile = Se conservi le partite in un profilo: un hash delle chiavi dei tuoi dispositivi e delle parole di riserva, il tipo di browser di ogni dispositivo, i tuoi risultati, la tua classifica e le tue risposte ai problemi.
web-privacy-pushes = Se vuoi essere avvisato dei tuoi turni: l’indirizzo del servizio push del tuo browser e le chiavi dei suoi messaggi, finché non disattivi l’opzione. Il servizio è del produttore del tuo browser e non può leggere i messaggi.
web-privacy-uploads = Le registrazioni di partite che qualcuno carica e le analisi di partite.
web-privacy-never = Che cosa non conserva
web-privacy-addresses = Il tuo indirizzo di rete non viene mai salvato, con una sola eccezione: gli indirizzi che il gestore ha bloccato.
web-privacy-cookies = Non ci sono account, né cookie, né tracciatori, e nulla viene caricato da altri server.
web-privacy-browser = Che cosa resta nel tuo browser
web-privacy-browser-what = Le tue impostazioni e il tuo nome, i token dei tuoi posti e i numeri con cui questo browser verifica le estrazioni. Se cancelli i dati di questo sito, tutto sparisce e non puoi più aprire i tuoi posti da qui. Un profilo si recupera con le sue parole di riserva.
web-privacy-time = Per quanto tempo si conservano i dati
web-privacy-time-unknown = Finché il gestore di questo server non li cancella.
web-privacy-over-time = Partite finite
web-privacy-idle-time = Partite abbandonate
web-privacy-open-time = Tavoli la cui partita non è mai iniziata
web-privacy-chat-time = Chat
web-privacy-upload-time = Registrazioni caricate e analisi che nessuno apre più
web-privacy-days = { $days ->
    [0] finché il gestore non le cancella
    [one] un giorno
   *[other] { $days } giorni
}
web-privacy-delete = Come far cancellare i tuoi dati
web-privacy-delete-how = Senza profilo, chiedilo al gestore di questo server, indicando il codice del tavolo. Con un profilo lo fai tu, subito.
web-privacy-contact = Contatto:

# Orologi e assenze.
web-time-minutes = { $minutes } min
web-time-hours = { $hours } h { $minutes }
web-left-minutes = ancora { $count } min
web-left-hours = ancora { $count } h
web-left-days = ancora { $count } giorni
web-absent-seconds = via da { $count } s
web-absent-minutes = via da { $count } min
web-absent-hours = via da { $count } h
web-absent-days = via da { $count } giorni
web-time-left = { $seconds ->
    [120] Ancora due minuti.
   *[other] Ancora { $seconds } secondi.
}
web-state-resigned = abbandono, gioca un sostituto
web-state-stand-in-thinking = il sostituto sta pensando…
web-state-turn-gone = deve giocare, non in linea
web-state-clock-runs = { $state }, l’orologio corre
web-absent-title = { $name } non è in linea
web-stand-in-in = { $name } non è in linea. Un sostituto può giocare tra { $time }.
web-stand-in-may = Un sostituto può giocare per { $name } fino al ritorno. I punti restano suoi.
web-stand-in-unrated = La partita non varrà più per la classifica.
web-stand-in-level = Livello del sostituto
web-stand-in-seat = Chiama un sostituto
web-stand-in-wait = Aspetta ancora
web-back-kept = Il tuo posto è riservato
web-back-title = Rieccoti, { $name }.
web-back-time = Il tuo tempo è scaduto.
web-back-moves = { $moves ->
    [0] Un sostituto ({ $level }) gioca per te e non ha ancora dovuto muovere.
    [one] Un sostituto ({ $level }) ha fatto una mossa per te.
   *[other] Un sostituto ({ $level }) ha fatto { $moves } mosse per te.
}
web-back-points = { $points ->
    [one] Ha segnato un punto.
   *[other] Ha segnato { $points } punti.
}
web-back-clock = Il tuo orologio è fermo.
web-back-take = Riprendi il posto
web-back-show = Prima mostra le mosse
web-leave-menu = Lascia o abbandona…
web-leave-title = Lascia la partita
web-leave-stand-in = Cedi il posto a un sostituto
web-leave-stand-in-hint = Un bot gioca per te finché non torni. Puoi riprendere il posto in ogni momento.
web-leave = Lascia il tavolo
web-resign = Abbandona
web-resign-hint = Perdi e arrivi all’ultimo posto. Gli altri continuano contro un bot al tuo posto.
web-resign-end-hint = Perdi, e la partita è finita.
web-resign-sure = Abbandonare davvero? Non si può annullare.
web-resign-yes = Sì, abbandona
web-resign-no = No, continua
web-close-table = Chiudi il tavolo
web-close-sure = Chiudere questo tavolo per tutti? Nessuno potrà più giocarci, ma la partita si potrà ancora rivedere.
web-close-yes = Sì, chiudi
web-close-no = Lascialo aperto
web-has-resigned = ha abbandonato
web-lost-on-time = ha perso per il tempo
web-stand-in-to-the-end = alla fine ha giocato un sostituto
web-archived = Questo tavolo è in archivio.

# The main pages.
web-nav = Pagine
web-nav-play = Gioca
web-nav-people = Persone
web-nav-learn = Impara
web-nav-puzzles = Problemi
web-hint = Consiglio
web-hint-title = { $count ->
    [2] Due buone mosse
   *[3] Tre buone mosse
}
web-hint-even = Quasi uguali
web-hint-even-why = La differenza è minore della precisione della stima.
web-hint-looking = Ricerca…
web-hint-looking-why = Ci vogliono uno o due secondi. Intanto puoi giocare.
web-hint-never-mind = Lascia stare
web-hint-only-move = Una sola mossa possibile
web-hint-only-why = Qui non c’è niente da scegliere.
web-hint-failed = Nessun consiglio per ora
web-hint-no-answer = Il server non ha risposto.
web-hint-again = Chiedi di nuovo
web-hint-point = Indica una mossa per vederla sul tavolo.
web-hint-private = Lo vedi solo tu. Nelle partite classificate non ci sono consigli né probabilità di vittoria.
web-hint-odds = { $odds } di vincere
web-hint-lead = vantaggio
web-hint-lead-why = Previsti alla fine: { $points } punti, { $lead } rispetto agli altri
web-odds-switch = Probabilità di vittoria accanto ai nomi
web-odds-range = Previsti alla fine: { $points } punti; in quattro partite su cinque da { $low } a { $high }
web-hints-term = Consigli ammessi
web-hints-term-hint = Tutti al tavolo possono chiedere consigli e vedere le probabilità di vittoria.
web-hints-term-bots = Contro i bot ci sono sempre consigli.
web-plan-hints = I consigli sono ammessi.
web-rated-why = Niente consigli e niente probabilità finché dura questa partita, per nessuno al tavolo.
web-key-hint = chiedere un consiglio
web-by-hand = Con il gioco vero
web-by-hand-hint = Giocate con il gioco sul vostro tavolo e inserite ciò che pescate; Tilewright controlla, conta e assegna i punti.
web-by-hand-build = Partita già iniziata? Componi la posizione.
web-by-hand-hands = Mani nascoste
web-by-hand-unknown = restano ignote
web-by-hand-entered = inserite da chi le ha
web-by-hand-no-hints = Non finché le mani restano ignote: per un consiglio bisogna sapere che cosa hai in mano.
web-by-hand-drawn = Che cosa è stato pescato
web-by-hand-tap = Tocca ciò che è stato pescato. Il numero dice quanti ne restano.
web-by-hand-owner = Solo chi ha pescato può inserirlo.
web-by-hand-card = Nessuno ha inserito questa mano: scegli la carta che viene giocata.
web-by-hand-left = { $name }, ne restano { $count }
web-by-hand-back = Annulla da qui in poi
web-by-hand-end = La partita è finita qui
web-by-hand-end-sure = Fare ora il punteggio finale, con tutto così com’è sul tavolo, e terminare la partita?
web-by-hand-end-yes = Conta i punti e termina
web-by-hand-end-no = Continua
web-plan-by-hand = { $seats } con il gioco vero: ciò che si pesca viene inserito a mano.
