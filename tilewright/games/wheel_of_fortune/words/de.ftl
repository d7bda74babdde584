title = Carcassonne: Das Schicksalsrad
about = Landschaft legen, Städte, Straßen, Klöster und Wiesen besetzen und dem Schicksalsrad trotzen.

figures = Gefolgsleute

# Der Titel einer Figur, am Anfang ihres Hinweises.
role-city = Ritter
role-road = Wegelagerer
role-field = Bauer
role-monastery = Mönch

# Was eine Seite zeigt, im vierten Fall.
shows-field = eine Wiese
shows-road = eine Straße
shows-city = eine Stadt

# Was auf dem Rad steht.
segment-fortune = Fortuna
segment-tax = Steuern
segment-famine = Hungersnot
segment-storm = Unwetter
segment-inquisition = Inquisition
segment-plague = Pest

prompt-draw = { SEAT($seat) } zieht ein Plättchen.
prompt-place = { SEAT($seat, form: "turn") }: Plättchen anlegen.
prompt-take = { SEAT($seat, form: "turn") }: Die Pest! Einen eigenen Gefolgsmann vom Land zurücknehmen.
prompt-figure = { SEAT($seat, form: "turn") }: Einen Gefolgsmann auf das neue Plättchen oder auf ein Kronenfeld setzen oder passen.
spot-cell = Freier Platz in Spalte { $x }, Reihe { $y }
choice-place = Plättchen in Spalte { $x }, Reihe { $y } anlegen, { $facing ->
    [0] nicht gedreht
    [1] um 90° im Uhrzeigersinn gedreht
    [2] um 180° gedreht
   *[other] um 90° gegen den Uhrzeigersinn gedreht
}
choice-figure-city = Ritter in die Stadt
choice-figure-road = Wegelagerer auf die Straße
choice-figure-field = Bauer auf die Wiese
choice-figure-monastery = Mönch ins Kloster
choice-crown = Gefolgsmann auf ein Kronenfeld: { $segment }
choice-take-city = Den Ritter in Spalte { $x }, Reihe { $y } zurücknehmen
choice-take-road = Den Wegelagerer in Spalte { $x }, Reihe { $y } zurücknehmen
choice-take-field = Den Bauern in Spalte { $x }, Reihe { $y } zurücknehmen
choice-take-monastery = Den Mönch in Spalte { $x }, Reihe { $y } zurücknehmen
feature-city = Stadt
feature-road = Straße
feature-field = Wiese
feature-monastery = Kloster
tip-tile = Plättchen { $tile }
tip-wheel-tile = Plättchen { $tile } mit Schicksalsrad { $number }
tip-figure = { $role } von { SEAT($seat) }
tip-crown = Gefolgsmann von { SEAT($seat) } auf einem Kronenfeld: { $segment }
tip-board = Die Schicksalsradtafel: Ihre Städte, Straßen und Wiesen zählen wie alle anderen
tip-pig = Das Schwein auf dem Feld { $segment }
tip-fortune = Fortuna: Wer am Zug ist, erhält 3 Punkte. Ein Kronenfeld.
tip-tax = Steuern: Jeder Ritter bringt 1 Punkt für jedes Wappen und jeden eigenen Ritter in seiner Stadt. Zwei Kronenfelder.
tip-famine = Hungersnot: Jeder Bauer bringt 1 Punkt für jede fertige Stadt an seiner Wiese. Ein Kronenfeld.
tip-storm = Unwetter: Jeder Gefolgsmann im Vorrat bringt 1 Punkt. Zwei Kronenfelder.
tip-inquisition = Inquisition: Jeder Mönch bringt 2 Punkte. Ein Kronenfeld.
tip-plague = Pest: Jeder Spieler nimmt einen Gefolgsmann vom Land zurück. Zwei Kronenfelder.

refuse-unknown-tile = Ein Plättchen { $tile } gibt es nicht.
refuse-no-such-symbol = Ein Plättchen { $tile } mit diesem Schicksalsrad gibt es nicht.
refuse-no-such-tile-left = Das Plättchen { $tile } kann jetzt nicht gezogen werden.
refuse-occupied = Dort liegt schon ein Plättchen.
refuse-board = Dort liegt die Schicksalsradtafel.
refuse-apart = Das Plättchen muss mit einer Seite an die Tafel oder an ein anderes grenzen; eine Ecke genügt nicht.
refuse-side = Das Plättchen zeigt { $side } { $own }, sein Nachbar dort aber { $theirs }.
refuse-no-such-city = Das gelegte Plättchen hat keine solche Stadt.
refuse-no-such-road = Das gelegte Plättchen hat keine solche Straße.
refuse-no-such-field = Das gelegte Plättchen hat keine solche Wiese.
refuse-no-such-monastery = Das gelegte Plättchen hat kein solches Kloster.
refuse-supply = In deinem Vorrat ist kein Gefolgsmann mehr.
refuse-held-city = { $count ->
    [one] { SEAT($seats) } hat in dieser Stadt schon einen Ritter.
   *[other] { SEAT($seats) } haben in dieser Stadt schon Ritter.
}
refuse-held-road = { $count ->
    [one] { SEAT($seats) } hat auf dieser Straße schon einen Wegelagerer.
   *[other] { SEAT($seats) } haben auf dieser Straße schon Wegelagerer.
}
refuse-held-field = { $count ->
    [one] { SEAT($seats) } hat auf dieser Wiese schon einen Bauern.
   *[other] { SEAT($seats) } haben auf dieser Wiese schon Bauern.
}
refuse-crown = { $count ->
    [one] { SEAT($seats) } besetzt hier schon die Kronenfelder: { $segment }.
   *[other] { SEAT($seats) } besetzen hier schon die Kronenfelder: { $segment }.
}
refuse-take-crown = Die Pest verschont die Kronenfelder: Ein Gefolgsmann muss vom Land zurück.
refuse-take-none = Dort hast du keinen Gefolgsmann.

event-road-finished = { SEAT($seat) } erhält { $points } Punkte für eine fertige Straße aus { $tiles } Plättchen.
event-city-finished = { SEAT($seat) } erhält { $points } Punkte für eine fertige Stadt aus { $tiles } Plättchen.
event-monastery-finished = { SEAT($seat) } erhält { $points } Punkte für ein fertiges Kloster.
event-road-open = { SEAT($seat) } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für eine unfertige Straße aus { $tiles ->
    [one] einem Plättchen
   *[other] { $tiles } Plättchen
}.
event-city-open = { SEAT($seat) } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für eine unfertige Stadt aus { $tiles ->
    [one] einem Plättchen
   *[other] { $tiles } Plättchen
}.
event-monastery-open = { SEAT($seat) } erhält { $points } Punkte für ein unfertiges Kloster.
event-field-scored = { SEAT($seat) } erhält { $points } Punkte für eine Wiese an { $tiles ->
    [one] einer fertigen Stadt
   *[other] { $tiles } fertigen Städten
}.
event-outnumbered-road = { SEAT($seat) } erhält nichts: Andere haben mehr Wegelagerer auf der Straße.
event-outnumbered-city = { SEAT($seat) } erhält nichts: Andere haben mehr Ritter in der Stadt.
event-outnumbered-field = { SEAT($seat) } erhält nichts: Andere haben mehr Bauern auf der Wiese.
event-field-empty = { SEAT($seat) } erhält nichts: Die Wiese grenzt an keine fertige Stadt.
event-tile-set-aside = Das Plättchen { $tile } passt nirgends und kommt zurück in die Schachtel.
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
term-tiles = Plättchen
term-shields = Wappen
term-monastery-tiles = Kloster und Plättchen ringsum
term-finished-cities = fertige Städte
term-fortune = wer am Zug ist
term-tax = Ritter, je nach Wappen und eigenen Rittern
term-famine = Bauern, je nach fertigen Städten
term-storm = Gefolgsleute im Vorrat
term-inquisition = Mönche
term-crown = Gefolgsmann auf einem Kronenfeld
term-crown-alone = einziger Gefolgsmann an zwei Kronenfeldern

# Woher die Punkte kamen, als Zeilen der Schlusstabelle.
kind-road-finished = Fertige Straßen
kind-city-finished = Fertige Städte
kind-monastery-finished = Fertige Klöster
kind-road-open = Unfertige Straßen
kind-city-open = Unfertige Städte
kind-monastery-open = Unfertige Klöster
kind-field-scored = Wiesen
kind-fortune = Fortuna
kind-tax = Steuern
kind-famine = Hungersnot
kind-storm = Unwetter
kind-inquisition = Inquisition
kind-crown = Kronenfelder

# Das Protokoll: was getan wurde.
told-place = { SEAT($seat) } legt das Plättchen in Spalte { $x }, Reihe { $y } an.
told-figure-city = { SEAT($seat) } setzt einen Ritter in die Stadt.
told-figure-road = { SEAT($seat) } setzt einen Wegelagerer auf die Straße.
told-figure-field = { SEAT($seat) } setzt einen Bauern auf die Wiese.
told-figure-monastery = { SEAT($seat) } setzt einen Mönch ins Kloster.
told-crown = { SEAT($seat) } setzt einen Gefolgsmann auf ein Kronenfeld: { $segment }.
told-take-city = { SEAT($seat) } nimmt den Ritter in Spalte { $x }, Reihe { $y } zurück.
told-take-road = { SEAT($seat) } nimmt den Wegelagerer in Spalte { $x }, Reihe { $y } zurück.
told-take-field = { SEAT($seat) } nimmt den Bauern in Spalte { $x }, Reihe { $y } zurück.
told-take-monastery = { SEAT($seat) } nimmt den Mönch in Spalte { $x }, Reihe { $y } zurück.
