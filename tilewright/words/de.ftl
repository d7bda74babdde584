# Was alle Spiele gemeinsam haben.
-brand-name = Tilewright

# Wie SEAT Spieler ohne Namen nennt: zuerst die Form am Satzanfang, dann die, die ein Satz verlangen kann.
# "turn" steht vor dem Doppelpunkt einer Aufforderung; der Browser sagt dann zu dem Spieler, den sie betrifft: „Du bist am Zug“.
seat = Spieler { $number }
    .turn = Spieler { $number }
seats = Die Spieler { $number }

# Wo etwas liegt, von einem Plättchen aus gesehen: „zeigt im Norden eine Straße“.
side-north = im Norden
side-east = im Osten
side-south = im Süden
side-west = im Westen
side-north-east = im Nordosten
side-south-east = im Südosten
side-south-west = im Südwesten
side-north-west = im Nordwesten
side-middle = in der Mitte

# Mehreres nacheinander.
listed = { $first }; { $rest }
listed-more = { $listed } und { $count } weitere

refuse-over = Die Partie ist zu Ende.
refuse-chance = Jetzt kann niemand ziehen; zuerst wird etwas aufgedeckt oder gezogen.
refuse-seat = { SEAT($actor) } ist am Zug, nicht { SEAT($seat) }.
refuse-words = „{ $words }“ ist kein Zug. Jetzt möglich: { $verbs }.
refuse-phase = „{ $verb }“ ist jetzt nicht möglich. Jetzt möglich: { $verbs }.
refuse-shape = Der Zug muss so lauten: { $shape }.

prompt-over = Die Partie ist zu Ende.
choice-pass = Passen

# Was auf dem Tisch zusammengehört, und was es brächte.
feature-worth = Jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
feature-worth-finished = Jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert, fertig { $finished }.
feature-worth-stuck = Jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert. Kann nicht mehr fertig werden.
feature-done = Fertig; hier gibt es keine Punkte mehr.

# Was ein Zug an einem Gebiet ändern würde. Über diesen Sätzen steht der Name des Gebiets.
outlook-finished = Wird fertig.
outlook-finished-free = Wird fertig ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}), gehört noch niemandem.
outlook-scores = { SEAT($seats) } { $count ->
    [one] erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] erhalten je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}.
outlook-joined = Verbindet { $count }, die getrennt waren.
outlook-together = Zusammen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
outlook-worth = Punkte: { $after } statt { $before }.
outlook-ends = Offene Enden: { $after } statt { $before }.
outlook-new = Neu.
outlook-new-ends = Neu, mit { $open ->
    [one] { $open } offenen Ende
   *[other] { $open } offenen Enden
}.
outlook-stuck = Verbaut: Kein übriges Plättchen macht das noch fertig.
outlook-holds = { SEAT($seats) } { $count ->
    [one] hat hier die Mehrheit
   *[other] haben hier gemeinsam die Mehrheit
}.
outlook-loses = { SEAT($seats) } { $count ->
    [one] verliert hier die Mehrheit
   *[other] verlieren hier die Mehrheit
}.

# Das Protokoll: was getan wurde.
told-pass = { SEAT($seat) } passt.

# Ein Spiel ohne eigene Texte: Züge in seiner Notation.
about-draft = Nur Regeln: Bilder und Texte fehlen noch.
mark-draft = nur Regeln
prompt-draft = { SEAT($seat, form: "turn") }: Wähle einen Zug.
prompt-draft-chance = Der Zufall entscheidet.
spot-draft = Spalte { $column }, Reihe { $row }
choice-draft = { $words }
told-draft = { SEAT($seat) }: { $words }

# Der Coach: Sätze über einen Zug, der gespielt wurde oder möglich wäre.
coach-better = Besser: { $fact }
coach-played = Gespielt: { $fact }
coach-obvious = Der naheliegende Zug: { $fact }
coach-scores = { SEAT($seat) } erhält sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
coach-chance = Die Gewinnchance fällt von { $before } auf { $after } Prozent.
coach-worth = Der bessere Zug ist etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr wert.
coach-even = Die besten { $count } Züge sind hier etwa gleich viel wert.

# Eine von Hand aufgebaute Stellung: was hingelegt, weggenommen oder eingestellt wird.
edit-choose = Wähle, was auf den Tisch kommt.
edit-take = Etwas wegnehmen
edit-group-tiles = Plättchen
edit-group-seats = Punkte
edit-group-turn = Zug
edit-points = Punkte
edit-turn = Wer ist am Zug
edit-seat = { SEAT($seat) }
edit-drawn = Gezogen
edit-drawn-none = Noch nichts
edit-nothing-there = Dort ist nichts, was man wegnehmen kann.
edit-none-left = Davon ist nichts mehr übrig.

# Warum eine Stellung nicht aufgebaut werden kann. Ihre Wörter sind JSON, in jeder Sprache auf Englisch.
built-not = Eine Stellung dieses Spiels lässt sich nicht aufbauen.
built-no-object = Eine Stellung ist ein Objekt in JSON.
built-unknown-member = Eine Stellung dieses Spiels hat kein „{ $member }“ (möglich: { $members }).
built-malformed = „{ $member }“ kann nicht so lauten: { $value }
built-missing = „{ $member }“ fehlt.
built-disagrees = „{ $member }“ ist { $given }; aus allem anderen ergibt sich aber { $follows }.
built-unsound = Zu dieser Stellung kann keine Partie führen.
built-at = Bei { $x } { $y }: { $reason }
