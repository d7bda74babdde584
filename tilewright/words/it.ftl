# Ciò che tutti i giochi hanno in comune.
-brand-name = Tilewright

# Dove si trova qualcosa, visto da una tessera: «mostra una strada a nord».
side-north = a nord
side-east = a est
side-south = a sud
side-west = a ovest

refuse-over = La partita è finita.
refuse-chance = Ora nessuno può giocare; prima c’è un’estrazione.
refuse-seat = Tocca al giocatore { $actor }, non al giocatore { $seat }.
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
feature-done = Completato; qui non ci sono più punti.

# Il registro: che cosa è stato fatto.
told-pass = Il giocatore { $seat } passa.
