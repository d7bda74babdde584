# Wat alle spellen gemeen hebben.
-brand-name = Tilewright

# Waar iets ligt, gezien vanaf een tegel: “toont in het noorden een weg”.
side-north = in het noorden
side-east = in het oosten
side-south = in het zuiden
side-west = in het westen

refuse-over = Het spel is afgelopen.
refuse-chance = Nu hoeft niemand te kiezen: eerst beslist het toeval.
refuse-seat = Speler { $seat } is niet aan de beurt; speler { $actor } is aan zet.
refuse-words = “{ $words }” is geen zet. Nu mogelijk: { $verbs }.
refuse-phase = “{ $verb }” is nu niet aan de orde. Nu mogelijk: { $verbs }.
refuse-shape = De zet moet er zo uitzien: { $shape }.

prompt-over = Het spel is afgelopen.
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
feature-done = Voltooid: levert niets meer op.

# Het verslag: wat er gedaan is.
told-pass = Speler { $seat } past.
