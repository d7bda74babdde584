# Ciò che dice il server stesso.
server-stale = La partita è andata avanti; guarda il tabellone.
server-not-your-seat = Questo posto appartiene a qualcun altro.
server-held = { SEAT($seat) } deve prima terminare il turno.
server-not-asked = Non tocca a questo giocatore.
server-hidden = Una parte di questa partita ti è ancora nascosta; aspetta che finisca.
server-not-started = La partita non è ancora iniziata.
server-not-open = La partita è già iniziata.
server-not-over = La partita non è ancora finita.
server-over = La partita è finita.
server-nothing-to-undo = Non c’è nulla da annullare.
server-nothing-to-end = Non c’è un turno da terminare.
server-no-request = Questa richiesta non è più aperta.
server-no-commitment = Al momento non è atteso alcun numero casuale da questo browser.
server-gathering = Le estrazioni sono in preparazione; riprova tra un momento.
server-analysis = Questa partita è ancora in corso; prima tutti al tavolo devono consentire l’analisi.
server-too-fast = Troppo in fretta; attendi un momento.
server-too-long = È troppo lungo.
server-malformed = La richiesta non è comprensibile.
server-no-table = Questo tavolo non esiste.
server-no-game = Questo gioco non esiste.
server-no-page = Questa pagina non esiste.
server-no-ply = La partita non ha così tante mosse.
server-no-record = Questa registrazione non esiste.
server-no-lesson = Questa lezione non esiste o ha meno passi.
server-no-puzzle = Questo problema non esiste.
server-no-example = Questo esempio non esiste.
server-record = La riga { $line } della registrazione è sbagliata: { $reason }
server-no-open-table = In questo momento nessun tavolo aperto aspetta giocatori.
server-full = Tutti i posti di questo tavolo sono occupati.
server-seat-taken = Questo posto è occupato.
server-open-seats = Ci sono ancora posti liberi.
server-seats = Questo gioco è per { $least }–{ $most } giocatori.
server-not-host = Può farlo solo l’organizzatore.
server-no-option = Questa variante non esiste.
server-no-level = Questo livello non esiste.
server-no-colour = Questo colore non esiste.
server-no-takeover = A questo tavolo non si può prendere il posto di un bot.
server-no-hints = A questo tavolo non sono previsti consigli: ci giocano altre persone.
server-no-hints-rated = In una partita classificata non ci sono né consigli né probabilità di vittoria.
server-hint-busy = Il motore è occupato con altri tavoli, e le partite hanno la precedenza. Riprova tra un momento.
server-seated = Hai già un posto a questo tavolo.
server-no-name = Inserisci un nome.
server-compiling = Il gioco è in preparazione.
server-revision = Da allora le regole sono cambiate; questa partita non può continuare.
server-foreign = Bloccata: questa richiesta veniva da un altro sito.
server-busy = Non ha funzionato; riprova.
server-broken = Qualcosa è andato storto sul server.
server-closed = Questo tavolo è chiuso.
server-muted = Non puoi scrivere a questo tavolo.
server-others-play = Altre persone stanno ancora giocando; prima devono lasciare il tavolo.
server-banned = Questo indirizzo è bloccato su questo server.
server-host = Questo server non è configurato per il nome «{ $host }»; chi lo gestisce può aggiungerlo con --origin http://{ $host }.
server-too-much = Oggi da questo indirizzo è stato caricato troppo; riprova domani.
server-too-many = Al massimo { $most } tavoli pubblici aperti alla volta; prima avviane o lasciane uno.
server-disk = Il disco del server è quasi pieno; le partite in corso continuano, ma non si può iniziare nulla di nuovo finché chi lo gestisce non libera spazio.
server-time-up = Il tuo tempo è scaduto.
server-too-early = Un sostituto potrà giocare tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-days = A questo tavolo un turno può durare { $days ->
    [one] un giorno
   *[other] { $days } giorni
}; poi decide l’orologio.
server-is-here = { SEAT($seat) } è di nuovo in linea.
server-stand-in-there = A questo posto gioca già un bot.
server-away = Al tuo posto gioca un sostituto; prima riprendi il posto.
server-resigned = Hai abbandonato; questo posto non si può più riprendere.
server-not-present = Solo chi gioca ed è al tavolo può chiamare un sostituto.
server-clock = Questo orologio non dà tempo a nessuno.
server-note-lot = La sorte ha deciso: inizia { SEAT($seat) }.
server-note-took = { SEAT($seat) } gioca ora al posto del bot { $bot }.
server-note-left = { SEAT($seat) } ha lasciato il tavolo; continua un sostituto ({ $level }).
server-note-returned = { SEAT($seat) } è di nuovo qui e riprende il posto.
server-note-stand-in = { SEAT($actor) } ha chiamato un sostituto ({ $level }) al posto { SEAT($seat, form: "of") }.
server-note-resigned = { SEAT($seat) } ha abbandonato.
server-note-time = { SEAT($seat) } non ha più tempo; continua un sostituto ({ $level }).
server-note-time-lost = { SEAT($seat) } ha perso per il tempo.
server-note-archived = Da { $days ->
    [one] un giorno
   *[other] { $days } giorni
} non c’era nessuno a questo tavolo, che ora è in archivio. La partita si può ancora rivedere e scaricare.
server-not-here = Si può fare solo da un browser sul computer su cui gira il server.
server-no-network = Questo computer non ha un indirizzo di rete a cui altri possano raggiungerlo.
server-no-person = Questo dispositivo non è collegato a nessun profilo: la sua chiave manca o è stata revocata.
server-no-such-person = Questa persona non esiste.
server-no-device = Questo dispositivo è già stato rimosso.
server-too-many-devices = Al massimo { $most } dispositivi alla volta; rimuovine prima uno.
server-code-unknown = Questo codice non funziona. Controllalo o creane uno nuovo: ogni codice vale una volta sola.
server-code-over = Questo codice è scaduto: un codice vale dieci minuti. Creane uno nuovo sul dispositivo con le tue partite.
server-no-word = «{ $word }» non è una delle parole di riserva.
server-words-count = Le parole di riserva sono { $all }; ne hai inserite { $count }.
server-words-wrong = Una di queste parole è sbagliata o si trova al posto sbagliato.
server-words-unknown = Queste parole non appartengono a nessuno qui: sono state sostituite o cancellate, oppure vengono da un altro server.
server-other-name = Questo non è il tuo nome. Scrivilo esattamente come è mostrato.
server-stranger = Puoi invitare le persone con cui hai già finito una partita; agli altri manda il link.
server-rated = Questo tavolo è valido per la classifica: chi gioca qui deve avere un profilo. Scegli prima «Conserva le mie partite e i miei risultati».
server-push-turn = Tocca a te.
server-no-push = Il servizio push di questo browser non può essere usato.
server-level-beginner = Principiante
server-level-casual = Amatore
server-level-club = Avanzato
server-level-expert = Esperto
server-level-master = Maestro
