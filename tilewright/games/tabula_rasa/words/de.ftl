title = Tabula Rasa
about = Ritter an zehn Gebieten: Wer dort die meisten hat, nimmt das Land.

castle = Burg
treasure = Schatz
hand = Deine Hand
cards-in-hand = Handkarten
knight-red = Rot { $number }
knight-green = Grün { $number }
knight-blue = Blau { $number }
knight-violet = Violett { $number }
knight-yellow = Gelb { $number }
territory-number = Gebiet { $number }
territory-red = Gebiet Rot
territory-green = Gebiet Grün
territory-blue = Gebiet Blau
territory-violet = Gebiet Violett
territory-yellow = Gebiet Gelb
feature-territory = Gebiet
side-alone = { SEAT($seat) }
side-pair = { SEAT($seat) } mit { SEAT($partner) }

prompt-deal = Die Ritter werden ausgeteilt: eine Karte für { SEAT($seat) }.
prompt-draw = { SEAT($seat) } zieht eine Karte.
prompt-play = { SEAT($seat, form: "turn") }: Einen Ritter an das Gebiet seiner Zahl oder seiner Farbe legen.
spot-place = An { $territory }
about-place = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; { $knights }
about-knights = { $side }: { $count ->
    [one] { $count } Ritter
   *[other] { $count } Ritter
}
choice-play = { $knight } an { $territory }
tip-knight = Ritter { $knight } von { SEAT($seat) }
tip-territory = { $territory }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
tip-treasure = Schatz: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
tip-castle = Burg: { $points } Punkte für die erste Seite mit zwei der Gebiete 1–5
tip-stock = Stapel: { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
tip-removed = { $count } Karten wurden verdeckt aus dem Spiel genommen
tip-lane = { $side }: Hier liegen die Ritter
tip-leads = { $side } führt mit { $knights ->
    [one] einem Ritter
   *[other] { $knights } Rittern
}
tip-taken = Genommen von: { $side }

refuse-no-such-knight = Einen Ritter „{ $knight }“ gibt es nicht: Die Farben sind red, green, blue, violet und yellow, die Zahlen 1 bis 5.
refuse-none-left = Der Ritter { $knight } kann nicht mehr gezogen werden.
refuse-not-in-hand = Du hast { $knight } nicht auf der Hand.
refuse-place = { $knight } darf nicht an { $place } liegen, nur an { $number } oder { $colour }.
built-none-beside = An { $place } liegt kein Ritter.
built-laid = { $laid } Ritter liegen aus; die Partie ist genau dann zu Ende, wenn es { $count } sind.
built-turns = { SEAT($seat) } hat { $laid } Ritter gelegt; reihum müssten es { $due } sein.
built-last = Den letzten Ritter hat { SEAT($seat) } gelegt; der letzte an { $place } kann es also nicht sein.
built-hand = { SEAT($seat) } hat { $held } Ritter auf der Hand; es müssten { $due } sein.
built-no-stock = Der Stapel ist leer; niemand zieht mehr nach.
built-too-many-knights = Von dieser Karte gibt es nur { $count }: { $knight }.

event-territory-taken = { $side } nimmt { $territory } mit { $knights ->
    [one] einem Ritter
   *[other] { $knights } Rittern
} und erhält { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-treasure-taken = { $side } ist mit { $knights ->
    [one] einem Ritter
   *[other] { $knights } Rittern
} an { $territory } an zweiter Stelle und erhält { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für den Schatz.
event-tie-treasure = { $side } liegt mit { $knights ->
    [one] einem Ritter
   *[other] { $knights } Rittern
} an { $territory } gleichauf an erster Stelle und erhält { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für einen Schatz.
event-castle-taken = { $side } hat vor allen anderen zwei der Gebiete 1–5 und erhält { $points } Punkte für die Burg.
event-partner = { SEAT($seat) }, Partner von { SEAT($partner) }, erhält dasselbe: { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-territory-unclaimed = An { $territory } liegt kein Ritter: Es wird mit seinem Schatz abgelegt.
event-treasure-unclaimed = An { $territory } ist niemand an zweiter Stelle: Der Schatz wird abgelegt.
event-territory-tied = An { $territory } sind alle drei gleich stark: Es wird mit seinem Schatz abgelegt.
event-treasure-tied = An { $territory } sind zwei gemeinsam an zweiter Stelle: Der Schatz wird abgelegt.
event-castle-unclaimed = Niemand hat zwei der Gebiete 1–5: Die Burg wird abgelegt.

# Woher die Punkte kamen, als Zeilen der Schlusstabelle.
row-territory-taken = Gebiete
row-treasure-taken = Schätze
row-tie-treasure = Schätze aus Gleichständen
row-castle-taken = Burg
row-partner = Als Partner

# Das Protokoll: was getan wurde.
told-play = { SEAT($seat) } legt { $knight } an { $territory }.

# Fakten für den Coach.
fact-leads = { SEAT($seats) } { $count ->
    [one] führt
   *[other] führen
} an { $territory } mit { $own ->
    [one] { $own } Ritter
   *[other] { $own } Rittern
} gegen { $other }.
fact-safe = An { $territory } kann niemand anders mehr aufholen.
fact-was-safe = An { $territory } konnte ohnehin niemand mehr aufholen.
fact-ties = Damit ist an { $territory } Gleichstand, mit je { $own ->
    [one] { $own } Ritter
   *[other] { $own } Rittern
}.
fact-behind = Für die Führung an { $territory } fehlen noch { $missing } Ritter.
fact-lost = Die Führung an { $territory } ist nicht mehr zu erreichen.
fact-treasure = Der zweite Platz an { $territory } bringt derzeit den Schatz.
fact-no-use = An { $territory } ist mit dieser Karte nichts mehr zu gewinnen.
fact-could-lead = Diese Karte hätte auch an { $territory } die Führung gebracht.
fact-could-tie = Diese Karte hätte auch an { $territory } den Gleichstand gebracht.
fact-hand = { $count ->
    [one] { $count } weitere Handkarte
   *[other] { $count } weitere Handkarten
} { $count ->
    [one] passt
   *[other] passen
} an { $territory }.
fact-unseen = { $count ->
    [one] { $count } Ritter
   *[other] { $count } Ritter
} für { $territory } { $count ->
    [one] ist
   *[other] sind
} noch nicht gesehen worden.
fact-castle = { SEAT($seats) } { $count ->
    [one] bekäme
   *[other] bekämen
} beim jetzigen Stand die Burg.
fact-castle-denied = { SEAT($seats) } { $count ->
    [one] bekäme
   *[other] bekämen
} beim jetzigen Stand die Burg nicht mehr.

# A position laid out by hand.
edit-group-knights = Ritter
edit-place-knight = Wohin hat { SEAT($seat) } diesen Ritter gelegt?
edit-take-knight = Vom Tisch nehmen: { $knight }, { $territory }
edit-begun = Wer beginnt, steht fest, sobald ein Ritter liegt.
