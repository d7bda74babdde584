# Was alle Spiele gemeinsam haben.
-brand-name = Tilewright

# Wo etwas liegt, von einem Plättchen aus gesehen: „zeigt im Norden eine Straße“.
side-north = im Norden
side-east = im Osten
side-south = im Süden
side-west = im Westen

refuse-over = Das Spiel ist zu Ende.
refuse-chance = Jetzt ist niemand gefragt: Erst entscheidet der Zufall.
refuse-seat = Spieler { $seat } ist nicht am Zug; gefragt ist Spieler { $actor }.
refuse-words = „{ $words }“ ist kein Zug. Jetzt möglich: { $verbs }.
refuse-phase = „{ $verb }“ ist jetzt nicht gefragt. Jetzt möglich: { $verbs }.
refuse-shape = Der Zug muss so lauten: { $shape }.

prompt-over = Das Spiel ist zu Ende.
choice-pass = Passen

# Was auf dem Tisch zusammengehört, und was es brächte.
feature-worth = Jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
feature-worth-finished = Jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert, vollendet { $finished }.
feature-done = Vollendet: bringt nichts mehr.

# Das Protokoll: was getan wurde.
told-pass = Spieler { $seat } passt.
