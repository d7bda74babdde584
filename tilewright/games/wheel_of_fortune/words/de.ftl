title = Carcassonne: Das Schicksalsrad
about = Landschaft legen, Städte, Straßen, Klöster und Wiesen besetzen und dem Schicksalsrad trotzen.

# Was auf dem Rad steht.
segment-fortune = Fortuna
segment-tax = Steuern
segment-famine = Hungersnot
segment-storm = Unwetter
segment-inquisition = Inquisition
segment-plague = Pest

prompt-take = { SEAT($seat, form: "turn") }: Die Pest! Einen eigenen Gefolgsmann vom Land zurücknehmen.
prompt-figure = { SEAT($seat, form: "turn") }: Einen Gefolgsmann auf das neue Plättchen oder auf ein Kronenfeld setzen oder passen.
choice-crown = Gefolgsmann auf ein Kronenfeld: { $segment }
choice-take-city = Den Ritter in Spalte { $x }, Reihe { $y } zurücknehmen
choice-take-road = Den Wegelagerer in Spalte { $x }, Reihe { $y } zurücknehmen
choice-take-field = Den Bauern in Spalte { $x }, Reihe { $y } zurücknehmen
choice-take-monastery = Den Mönch in Spalte { $x }, Reihe { $y } zurücknehmen
land-wheel = Schicksalsrad { $number }
tip-crown = Gefolgsmann von { SEAT($seat) } auf einem Kronenfeld: { $segment }
tip-board = Die Schicksalsradtafel: Ihre Städte, Straßen und Wiesen zählen wie alle anderen
tip-pig = Das Schwein auf dem Feld { $segment }
tip-fortune = Fortuna: Wer am Zug ist, erhält 3 Punkte. Ein Kronenfeld.
tip-tax = Steuern: Jeder Ritter bringt 1 Punkt für jedes Wappen und jeden eigenen Ritter in seiner Stadt. Zwei Kronenfelder.
tip-famine = Hungersnot: Jeder Bauer bringt 1 Punkt für jede fertige Stadt an seiner Wiese. Ein Kronenfeld.
tip-storm = Unwetter: Jeder Gefolgsmann im Vorrat bringt 1 Punkt. Zwei Kronenfelder.
tip-inquisition = Inquisition: Jeder Mönch bringt 2 Punkte. Ein Kronenfeld.
tip-plague = Pest: Jeder Spieler nimmt einen Gefolgsmann vom Land zurück. Zwei Kronenfelder.

refuse-no-such-symbol = Ein Plättchen { $tile } mit diesem Schicksalsrad gibt es nicht.
refuse-board = Dort liegt die Schicksalsradtafel.
refuse-apart = Das Plättchen muss mit einer Seite an die Tafel oder an ein anderes grenzen; eine Ecke genügt nicht.
refuse-crown = { $count ->
    [one] { SEAT($seats) } besetzt hier schon die Kronenfelder: { $segment }.
   *[other] { SEAT($seats) } besetzen hier schon die Kronenfelder: { $segment }.
}
refuse-take-crown = Die Pest verschont die Kronenfelder: Ein Gefolgsmann muss vom Land zurück.
refuse-take-none = Dort hast du keinen Gefolgsmann.
built-no-tile = Dort liegt kein Plättchen.
built-pig = Die gezogenen Symbole haben das Schwein um { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
} bewegt; es steht also hier: { $segment }.
built-crowns = Dieses Feld hat nur { $count ->
    [one] { $count } Kronenfeld
   *[other] { $count } Kronenfelder
}: { $segment }.
built-crown-scored = Das Schwein ist gerade hier angekommen; die Kronenfelder sind also gewertet und frei: { $segment }.
built-no-plague = Gefolgsleute werden nur entfernt, wenn ein Radsymbol das Schwein zur Pest gebracht hat.
built-none-to-take = { SEAT($seat) } hat keinen Gefolgsmann auf dem Land, der entfernt werden könnte.

event-pig-moved = { $count ->
    [one] Das Schwein läuft ein Segment weiter: { $segment }.
   *[other] Das Schwein läuft { $count } Segmente weiter: { $segment }.
}
event-fortune = Fortuna: { SEAT($seat) } erhält { $points } Punkte.
event-tax = Steuern: { SEAT($seat) } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $count ->
    [one] einen Ritter
   *[other] { $count } Ritter
} in einer Stadt { $shields ->
    [0] ohne Wappen
    [1] mit einem Wappen
   *[other] mit { $shields } Wappen
}.
event-famine = Hungersnot: { SEAT($seat) } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $count ->
    [one] einen Bauern
   *[other] { $count } Bauern
} an { $each ->
    [one] einer fertigen Stadt
   *[other] { $each } fertigen Städten
}.
event-storm = Unwetter: { SEAT($seat) } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $count ->
    [one] einen Gefolgsmann
   *[other] { $count } Gefolgsleute
} im Vorrat.
event-inquisition = Inquisition: { SEAT($seat) } erhält { $points } Punkte für { $count ->
    [one] einen Mönch
   *[other] { $count } Mönche
}.
event-plague-city = Pest: { SEAT($seat) } nimmt einen Ritter zurück.
event-plague-road = Pest: { SEAT($seat) } nimmt einen Wegelagerer zurück.
event-plague-field = Pest: { SEAT($seat) } nimmt einen Bauern zurück.
event-plague-monastery = Pest: { SEAT($seat) } nimmt einen Mönch zurück.
event-crown = { SEAT($seat) } erhält { $points } Punkte für einen Gefolgsmann auf einem Kronenfeld: { $segment }.

# Die Zeilen einer Rechnung, als Überschriften.
term-fortune = wer am Zug ist
term-tax = Ritter, je nach Wappen und eigenen Rittern
term-famine = Bauern, je nach fertigen Städten
term-storm = Gefolgsleute im Vorrat
term-inquisition = Mönche
term-crown = Gefolgsmann auf einem Kronenfeld
term-crown-alone = einziger Gefolgsmann an zwei Kronenfeldern

# Woher die Punkte kamen, als Zeilen der Schlusstabelle.
row-fortune = Fortuna
row-tax = Steuern
row-famine = Hungersnot
row-storm = Unwetter
row-inquisition = Inquisition
row-crown = Kronenfelder

# Das Protokoll: was getan wurde.
told-crown = { SEAT($seat) } setzt einen Gefolgsmann auf ein Kronenfeld: { $segment }.
told-take-city = { SEAT($seat) } nimmt den Ritter in Spalte { $x }, Reihe { $y } zurück.
told-take-road = { SEAT($seat) } nimmt den Wegelagerer in Spalte { $x }, Reihe { $y } zurück.
told-take-field = { SEAT($seat) } nimmt den Bauern in Spalte { $x }, Reihe { $y } zurück.
told-take-monastery = { SEAT($seat) } nimmt den Mönch in Spalte { $x }, Reihe { $y } zurück.

# Ein Fakt für den Coach.
fact-crown = { $fit } von { $left ->
    [one] { $left } übrigen Plättchen
   *[other] { $left } übrigen Plättchen
} { $fit ->
    [one] führt
   *[other] führen
} das Schwein als Nächstes zu { $segment }; dann bringt dieser Gefolgsmann { $points } Punkte.

edit-take-crown = Den Gefolgsmann von einem Kronenfeld nehmen: { $segment }
