title = Carcassonne: Das Schicksalsrad
about = Landschaftskarten anlegen, Städte, Straßen, Klöster und Wiesen besetzen und dem Schicksalsrad trotzen.

figures = Gefolgsleute
part-city = Stadt
part-road = Straße
part-field = Wiese
part-monastery = Kloster
role-city = Ritter
role-road = Wegelagerer
role-field = Bauer
role-monastery = Mönch
shows-field = Wiese
shows-road = Straße
shows-city = Stadt

segment-fortune = Fortuna
segment-tax = Steuern
segment-famine = Hungersnot
segment-storm = Unwetter
segment-inquisition = Inquisition
segment-plague = Pest

prompt-draw = Platz { $seat } zieht eine Karte.
prompt-take = Platz { $seat }: die Pest! Nimm einen deiner Gefolgsleute vom Land zurück.
prompt-place = Platz { $seat }: lege die Karte an.
prompt-figure = Platz { $seat }: setze einen Gefolgsmann auf die neue Karte oder auf ein Kronenfeld, oder passe.
spot-cell = Leere Stelle { $x } östlich, { $y } südlich
choice-place = Karte anlegen: { $x } östlich, { $y } südlich, { $facing ->
    [0] ungedreht
    [one] eine Vierteldrehung
   *[other] { $facing } Vierteldrehungen
}
choice-figure = { $role } ({ $part })
choice-crown = Gefolgsmann auf ein Kronenfeld: { $segment }
choice-take = Zurücknehmen: { $role } bei { $x } östlich, { $y } südlich
tip-tile = Karte { $tile }{ $number ->
    [0] { "" }
   *[other] { "" } mit Schicksalsrad { $number }
}
tip-figure = { $role } von Platz { $seat }
tip-crown = Gefolgsmann von Platz { $seat } auf einem Kronenfeld: { $segment }
tip-board = Schicksalsradtafel: ihre Städte, Straßen und Wiesen zählen wie alle anderen
tip-pig = Das Schwein steht auf: { $segment }
tip-fortune = Fortuna: Wer am Zug ist, bekommt 3 Punkte. Ein Kronenfeld.
tip-tax = Steuern: Jeder Ritter bringt so viele Punkte, wie seine Stadt Wappen und eigene Ritter hat. Zwei Kronenfelder.
tip-famine = Hungersnot: Jeder Bauer bringt 1 Punkt je fertiger Stadt an seiner Wiese. Ein Kronenfeld.
tip-storm = Unwetter: Jeder Gefolgsmann im Vorrat bringt 1 Punkt. Zwei Kronenfelder.
tip-inquisition = Inquisition: Jeder Mönch bringt 2 Punkte. Ein Kronenfeld.
tip-plague = Pest: Alle nehmen je einen Gefolgsmann vom Land zurück. Zwei Kronenfelder.

refuse-unknown-tile = Es gibt keine Karte { $tile }.
refuse-no-such-symbol = Es gibt keine Karte { $tile }: Kein Exemplar trägt dieses Schicksalsrad.
refuse-no-such-tile-left = Eine Karte { $tile } kann jetzt nicht gezogen werden.
refuse-board = Dort liegt die Schicksalsradtafel.
refuse-occupied = Dort liegt schon eine Karte.
refuse-apart = Die Karte muss mit einer Seite an der Tafel oder an einer anderen Karte liegen; Ecken genügen nicht.
refuse-side = Seite { $side }: Deine Karte zeigt { $own }, die Nachbarkarte { $theirs }.
refuse-no-such-part = So etwas hat die eben gelegte Karte nicht: { $part }.
refuse-supply = Im Vorrat ist kein Gefolgsmann mehr.
refuse-held = Schon besetzt: { $part } (Platz { $seats }).
refuse-crown = Kein Kronenfeld ist mehr frei: { $segment } (Platz { $seats }).
refuse-take-crown = Die Pest verschont die Kronenfelder: Ein Gefolgsmann muss vom Land zurück.
refuse-no-part-there = So etwas gibt es an dieser Stelle nicht: { $part }.
refuse-no-own-there = Dort steht kein eigener Gefolgsmann: { $part }.

event-road-finished = Platz { $seat } bekommt { $points } für eine fertige Straße aus { $tiles ->
    [one] einer Karte
   *[other] { $tiles } Karten
}.
event-city-finished = Platz { $seat } bekommt { $points } für eine fertige Stadt aus { $tiles } Karten.
event-monastery-finished = Platz { $seat } bekommt { $points } für ein fertiges Kloster.
event-road-open = Platz { $seat } bekommt { $points } für eine unfertige Straße aus { $tiles ->
    [one] einer Karte
   *[other] { $tiles } Karten
}.
event-city-open = Platz { $seat } bekommt { $points } für eine unfertige Stadt aus { $tiles ->
    [one] einer Karte
   *[other] { $tiles } Karten
}.
event-monastery-open = Platz { $seat } bekommt { $points } für ein unfertiges Kloster.
event-field-scored = Platz { $seat } bekommt { $points } für eine Wiese an { $tiles ->
    [one] einer fertigen Stadt
   *[other] { $tiles } fertigen Städten
}.
event-no-majority = Platz { $seat } bekommt nichts ({ $part }): Andere haben dort mehr Gefolgsleute.
event-nothing = Platz { $seat } bekommt nichts ({ $part }): Keine fertige Stadt liegt daran.
event-tile-set-aside = Karte { $tile } passt nirgends und kommt in die Schachtel.
event-pig-moved = Das Schwein läuft { $count ->
    [one] ein Segment
   *[other] { $count } Segmente
} weiter: { $segment }.
event-fortune = Fortuna: Platz { $seat } bekommt { $points }.
event-tax = Steuern: Platz { $seat } bekommt { $points } für { $count ->
    [one] einen Ritter
   *[other] { $count } Ritter
} in einer Stadt { $shields ->
    [0] ohne Wappen
    [one] mit einem Wappen
   *[other] mit { $shields } Wappen
}.
event-famine = Hungersnot: Platz { $seat } bekommt { $points } für { $count ->
    [one] einen Bauern
   *[other] { $count } Bauern
} an { $each ->
    [one] einer fertigen Stadt
   *[other] { $each } fertigen Städten
}.
event-storm = Unwetter: Platz { $seat } bekommt { $points } für { $count ->
    [one] einen Gefolgsmann
   *[other] { $count } Gefolgsleute
} im Vorrat.
event-inquisition = Inquisition: Platz { $seat } bekommt { $points } für { $count ->
    [one] einen Mönch
   *[other] { $count } Mönche
}.
event-plague = Pest: Platz { $seat } nimmt einen Gefolgsmann zurück ({ $part }).
event-crown = Platz { $seat } bekommt { $points } für einen Gefolgsmann auf einem Kronenfeld: { $segment }.
term-tiles = Karten
term-shields = Wappen
term-monastery-tiles = Kloster und Karten ringsum
term-finished-cities = fertige Städte
term-fortune = Fortuna
term-tax = Ritter × (eigene Ritter + Wappen)
term-famine = Bauern × fertige Städte
term-storm = Gefolgsleute im Vorrat
term-inquisition = Mönche
term-crown = Gefolgsmann auf einem Kronenfeld
term-crown-alone = Gefolgsmann allein bei zwei Kronenfeldern
