# Wat alle spellen gemeen hebben.
-brand-name = Tilewright

# Waar iets ligt, gezien vanaf een tegel: “toont in het noorden een weg”.
side-north = in het noorden
side-east = in het oosten
side-south = in het zuiden
side-west = in het westen

refuse-over = De partij is afgelopen.
refuse-chance = Nu kan niemand zetten; eerst wordt er getrokken.
refuse-seat = Speler { $actor } is aan zet, niet speler { $seat }.
refuse-words = “{ $words }” is geen zet. Nu mogelijk: { $verbs }.
refuse-phase = “{ $verb }” is nu niet mogelijk. Nu mogelijk: { $verbs }.
refuse-shape = De zet moet er zo uitzien: { $shape }.

prompt-over = De partij is afgelopen.
choice-pass = Passen

# Wat op tafel bij elkaar hoort, en wat het zou opleveren.
feature-worth = Nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
feature-worth-finished = Nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard, voltooid { $finished }.
feature-done = Voltooid; hier zijn geen punten meer te halen.

# Het verslag: wat er gedaan is.
told-pass = Speler { $seat } past.
