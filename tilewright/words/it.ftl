# Ciò che tutti i giochi hanno in comune.
-brand-name = Tilewright

# Come SEAT chiama i giocatori senza nome: prima la forma a inizio frase, poi quelle che una frase può chiedere.
# “turn” precede i due punti di una richiesta; il browser dice allora “Tocca a te” al giocatore interessato.
seat = Il giocatore { $number }
    .inside = il giocatore { $number }
    .of = del giocatore { $number }
    .to = al giocatore { $number }
    .label = Giocatore { $number }
    .turn = Giocatore { $number }
seats = I giocatori { $number }

# Dove si trova qualcosa, visto da una tessera: «mostra una strada a nord».
side-north = a nord
side-east = a est
side-south = a sud
side-west = a ovest
side-north-east = a nord-est
side-south-east = a sud-est
side-south-west = a sud-ovest
side-north-west = a nord-ovest
side-middle = al centro

# Più cose, una dopo l’altra.
listed = { $first }; { $rest }
listed-more = { $listed } e altri { $count }

refuse-over = La partita è finita.
refuse-chance = Ora nessuno può giocare; prima c’è un’estrazione.
refuse-seat = Tocca { SEAT($actor, form: "to") }, non { SEAT($seat, form: "to") }.
refuse-words = «{ $words }» non è una mossa. Ora è possibile: { $verbs }.
refuse-phase = «{ $verb }» non è possibile adesso. Ora è possibile: { $verbs }.
refuse-shape = La mossa va scritta così: { $shape }.

prompt-over = La partita è finita.
choice-pass = Passa

# Ciò che sta insieme sul tavolo, e quanto varrebbe.
feature-worth = Vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} adesso.
feature-worth-finished = Vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} adesso, { $finished } se completato.
feature-worth-stuck = Vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} adesso. Non si può più completare.
feature-done = Completato; qui non ci sono più punti.

# Che cosa cambierebbe una mossa in un’area. Sopra queste frasi c’è il nome dell’area.
outlook-finished = Si completa.
outlook-finished-free = Si completa ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}), non è ancora di nessuno.
outlook-scores = { SEAT($seats) } { $count ->
    [one] ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[other] ottengono { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } ciascuno
}.
outlook-joined = Ne unisce { $count } prima separati.
outlook-together = Vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in tutto.
outlook-worth = Punti: { $after } invece di { $before }.
outlook-ends = Estremità aperte: { $after } invece di { $before }.
outlook-new = Nuovo.
outlook-new-ends = Nuovo, con { $open ->
    [one] { $open } estremità aperta
   *[other] { $open } estremità aperte
}.
outlook-stuck = Bloccato: nessuna tessera rimasta può completarlo.
outlook-holds = { SEAT($seats) } { $count ->
    [one] ha qui la maggioranza
   *[other] hanno qui la maggioranza insieme
}.
outlook-loses = { SEAT($seats) } { $count ->
    [one] perde qui la maggioranza
   *[other] perdono qui la maggioranza
}.

# Il registro: che cosa è stato fatto.
told-pass = { SEAT($seat) } passa.

# Un gioco senza testi propri: le mosse nella sua notazione.
about-draft = Solo regole: mancano ancora immagini e testi.
mark-draft = solo regole
prompt-draft = { SEAT($seat, form: "turn") }: scegli una mossa.
prompt-draft-chance = Decide il caso.
spot-draft = Colonna { $column }, riga { $row }
choice-draft = { $words }
told-draft = { SEAT($seat, form: "label") }: { $words }

# Il coach: frasi su una mossa giocata o possibile.
coach-better = Mossa migliore: { $fact }
coach-played = Mossa giocata: { $fact }
coach-obvious = La mossa ovvia: { $fact }
coach-scores = { SEAT($seat) } ottiene subito { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
coach-chance = La probabilità di vincere scende dal { $before } al { $after } per cento.
coach-worth = La mossa migliore vale circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più.
coach-even = Le { $count } mosse migliori qui valgono più o meno lo stesso.

# Una posizione composta a mano: che cosa si mette, si toglie o si imposta.
edit-choose = Scegli che cosa mettere sul tavolo.
edit-take = Togli qualcosa
edit-group-tiles = Tessere
edit-group-seats = Punti
edit-group-turn = Turno
edit-points = Punti
edit-turn = Di chi è il turno
edit-seat = { SEAT($seat, form: "label") }
edit-drawn = Pescato
edit-drawn-none = Ancora niente
edit-nothing-there = Lì non c’è niente da togliere.
edit-none-left = Non ne restano più.

# Perché una posizione non può essere composta. Le sue parole sono JSON, in inglese in ogni lingua.
built-not = Una posizione di questo gioco non può essere composta.
built-no-object = Una posizione è un oggetto JSON.
built-unknown-member = Una posizione di questo gioco non ha «{ $member }» (possibile: { $members }).
built-malformed = «{ $member }» non può essere: { $value }
built-missing = Manca «{ $member }».
built-disagrees = «{ $member }» è { $given }, ma dal resto risulta { $follows }.
built-unsound = Nessuna partita può arrivare a questa posizione.
built-at = In { $x } { $y }: { $reason }
