title = Cornwall
about = Die Landschaft Cornwalls auslegen, Gebiete besetzen und Spielfiguren aus dem Pub holen.

terrain-swamp = Moor
terrain-forest = Wald
terrain-mountain = Berg
terrain-village = Dorf
terrain-meadow = Wiese

# Wohin eine Spielfigur gesetzt wird.
in-swamp = ins Moor
in-forest = in den Wald
in-mountain = auf den Berg
in-village = ins Dorf
in-meadow = auf die Wiese

# Ein Gebiet, nach „erhält 3 Punkte für“.
a-swamp = ein Moor
a-forest = einen Wald
a-mountain = einen Berg
a-village = ein Dorf
a-meadow = eine Wiese

symbol-flag = Flagge
symbol-chapel = Kapelle
symbol-cottage = Cottage

# Eine Spielfigur, am Anfang einer Beschriftung.
figure-small = Kleine Figur
figure-slender = Lange, schmale Figur
figure-big = Große, dicke Figur

coins = Münzen
figures-small = kleine Figuren (Wert 1)
figures-slender = lange, schmale Figuren (Wert 2)
figures-big = große, dicke Figuren (Wert 3)
area-pub = Der Pub
area-values = Punkte pro Feld
area-stock = Vorrat
area-under = Unter dem Stapel (nächstes zuerst)

prompt-draw = { SEAT($seat) } deckt ein Plättchen auf.
prompt-place = { SEAT($seat, form: "turn") }: Plättchen anlegen.
prompt-fetch = { SEAT($seat, form: "turn") }: Für 1 Münze alle eigenen Figuren aus dem Pub nehmen oder sie dort lassen.
prompt-figure = { SEAT($seat, form: "turn") }: Eine Spielfigur auf das neue Plättchen setzen oder passen.
prompt-figure-further = { SEAT($seat, form: "turn") }: Eine weitere Spielfigur auf das neue Plättchen setzen oder passen.

spot-site = Platz für das Plättchen bei { $q }, { $r }
place-field = bei { $q }, { $r }
spot-field = { $terrain }: { $cost ->
    [0] kostenfrei
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}
choice-place = Plättchen bei { $q }, { $r } anlegen, { $degrees ->
    [0] ungedreht
   *[other] um { $degrees }° gedreht
}{ $coins ->
    [0] {""}
    [one] {" "}(+{ $coins } Münze)
   *[other] {" "}(+{ $coins } Münzen)
}
choice-fetch = { $figures ->
    [one] Deine Figur
   *[other] Deine { $figures } Figuren
} für 1 Münze aus dem Pub nehmen
choice-leave = { $figures ->
    [one] Deine Figur
   *[other] Deine { $figures } Figuren
} im Pub lassen
choice-figure = { $figure } { $where }: { $cost ->
    [0] kostenfrei
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}
choice-no-figure = Keine Figur setzen
choice-no-further-figure = Keine weitere Figur setzen

tip-start = Startplättchen
tip-tile = Plättchen: { $land }
tip-under-stack = Plättchen unter dem Stapel: { $land }
tip-field-laid = Bei { $q }, { $r }: { $field }
tip-field = { $terrain }, Gebiet aus { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Feldern
}
tip-field-symbol = { $terrain } mit { $symbol }, Gebiet aus { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Feldern
}
tip-figure = { $figure } von { SEAT($seat) }, Wert { $strength }
tip-cottage = Cottage: Dieses Gebiet ist abgeschlossen
tip-price = { $cost ->
    [0] Eine Figur ist hier kostenfrei
    [one] Eine Figur kostet hier { $cost } Münze
   *[other] Eine Figur kostet hier { $cost } Münzen
}
tip-pub = Der Pub: Gleich nach dem Anlegen holst du für 1 Münze alle eigenen Figuren zurück
tip-stack = Noch { $tiles } Plättchen im Nachziehstapel
tip-bank = { $coins ->
    [one] { $coins } Münze im Vorrat
   *[other] { $coins } Münzen im Vorrat
}
tip-values = Punkte pro Feld für die Mehrheit und für den zweiten Platz, ohne und mit Flagge; Werte der Figuren; Punkte für eine Kapelle

# Das Land in Worten: die Felder eines Plättchens, und die Gebiete, an die ein Platz dafür grenzt, jedes mit der Zahl seiner Felder.
at-north = im Norden
at-northeast = im Nordosten
at-southeast = im Südosten
at-south = im Süden
at-southwest = im Südwesten
at-northwest = im Nordwesten
land-field = { $field } { $where }
land-symbol = { $terrain } mit { $symbol }
land-beside = { $where } neben { $regions }
land-region = { $terrain } aus { $fields }

refuse-unknown-tile = Es gibt kein Plättchen { $tile }.
refuse-not-in-stack = Plättchen { $tile } ist nicht mehr im Stapel.
refuse-under-stack = Plättchen { $tile } liegt unter dem Stapel; erst kommen andere.
refuse-covered = Kein Plättchen darf andere überdecken: Hier liegt schon ein Feld ({ $terrain }).
refuse-edges = { $edges ->
    [0] Das Plättchen liegt nirgends an; mindestens 2 Kanten müssen anliegen.
   *[other] Das Plättchen liegt nur mit einer Kante an; es müssen mindestens 2 sein.
}
refuse-closed = Dieses Gebiet ({ $terrain }) ist mit einem Cottage abgeschlossen und darf nicht mehr vergrößert werden.
refuse-no-growth = Kein Landschaftstyp des Plättchens grenzt an einen gleichen; mindestens ein Gebiet muss vergrößert werden.
refuse-pub-empty = Du hast keine Figur im Pub.
refuse-fetch-coin = Die Figuren aus dem Pub zu nehmen kostet 1 Münze, und du hast keine.
refuse-field-taken = Auf diesem Feld steht schon eine Figur; es ist nur Platz für eine.
refuse-no-figure = Davon hast du keine mehr: { $figure }.
refuse-cost = Die Figur würde { $cost ->
    [one] { $cost } Münze
   *[other] { $cost } Münzen
} kosten; du hast { $coins }.
built-start = Zuerst kommt das Startplättchen mit seinen fünf Feldern um 0 0.
built-no-such-tile = Kein Plättchen hat diese drei Felder in dieser Reihenfolge: { $fields }.
built-not-together = Die drei Felder des Plättchens { $tile } liegen nicht so beieinander wie auf dem Plättchen.
built-twice = Das Plättchen { $tile } gibt es nur einmal.
built-stack = Das Plättchen { $tile } muss an genau einer Stelle sein: auf dem Tisch, im Stapel oder darunter.
built-figure-nowhere = Eine Figur kann nur auf einem Plättchen stehen, das ein Spieler gelegt hat.
built-scored-region = Dieses Gebiet ist gewertet; seine Figuren sind also im Pub.
built-figure-early = Auf dem gerade gelegten Plättchen können nur Figuren stehen, die dieser Spieler gerade eingesetzt hat.
built-too-many-figures = { SEAT($seat) } hat von dieser Größe { $count } Figuren – auf dem Land, im Pub und im Vorrat zusammen.
built-coins = Es gibt nur { $count } Münzen, nicht { $coins }.
built-fits-nowhere = Das Plättchen { $tile } passt nirgends; es liegt also schon unter dem Stapel.
built-over = Kein übriges Plättchen passt mehr; die Partie ist also zu Ende.
built-not-over = Es gibt noch ein Plättchen, das passt; die Partie ist also nicht zu Ende.
built-none-laid = Es ist noch kein Plättchen gelegt.
built-pub-empty = { SEAT($seat) } hat keine Figur im Pub, die man holen könnte.
built-figures-placed = Auf dem gerade gelegten Plättchen stehen schon drei Figuren; der Zug ist also zu Ende.

event-tile-refused = Plättchen { $tile } kann nirgends angelegt werden und kommt unter den Stapel.
event-coins-gained = { SEAT($seat) } erhält { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, weil verschiedene Gebiete vergrößert wurden.
event-pub-fetched = { SEAT($seat) } zahlt { $coins } Münze, um alle eigenen Figuren aus dem Pub zu nehmen.
event-figure-paid = { SEAT($seat) } zahlt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} für die Figur.
event-chapel = { SEAT($seat) } erhält { $points } Punkte für eine Figur auf einer Kapelle.
event-region-closed = { SEAT($seat) } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $region } aus { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Feldern
}, durch ein Cottage abgeschlossen.
event-region-enclosed = { SEAT($seat) } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $region } aus { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Feldern
}, nicht mehr zu vergrößern.
event-region-left = { SEAT($seat) } erhält am Spielende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $region } aus { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Feldern
}.
event-swamp-scored = { SEAT($seat) } erhält am Spielende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $region } aus { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Feldern
}.
event-no-points = { SEAT($seat) } erhält nichts für { $region } aus { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Feldern
} (Wert { $strength }).
event-coins-left = { SEAT($seat) } erhält { $coins ->
    [one] { $coins } Punkt für die übrige Münze
   *[other] { $coins } Punkte für die übrigen Münzen
}.
event-stack-stuck = Kein Plättchen im Stapel kann noch angelegt werden: Das Spiel ist zu Ende.

term-chapel = Kapelle
term-coins = übrige Münzen
term-first = Felder, Mehrheit
term-second = Felder, zweiter Platz
term-shared-first = Platz 1 und 2 addiert, { $fields } × { $each } geteilt durch { $sharers }, aufgerundet
term-shared-second = Platz 2, { $fields } × { $each } geteilt durch { $sharers }, aufgerundet

# Woher die Punkte kamen, als Zeilen der Schlusstabelle.
row-chapel = Kapellen
row-region-closed = Abgeschlossene Gebiete
row-region-enclosed = Umschlossene Gebiete
row-region-left = Gebiete am Spielende
row-swamp-scored = Moore
row-coins-left = Übrige Münzen

# Das Protokoll: was getan wurde.
told-place = { SEAT($seat) } legt das Plättchen bei { $q }, { $r } an.
told-fetch = { SEAT($seat) } nimmt { $figures ->
    [one] die Figur
   *[other] die { $figures } Figuren
} aus dem Pub.
told-leave = { SEAT($seat) } lässt { $figures ->
    [one] die Figur
   *[other] die { $figures } Figuren
} im Pub.
told-figure = { SEAT($seat) } setzt { $size ->
    [small] eine kleine Figur
    [slender] eine lange, schmale Figur
   *[big] eine große, dicke Figur
} { $where }.
told-no-figure = { SEAT($seat) } setzt keine Figur.
told-no-further-figure = { SEAT($seat) } setzt keine weitere Figur.

# Fakten für den Coach. Ein Gebiet steht im vierten Fall und nie am Satzanfang.
this-swamp = dieses Moor
this-forest = diesen Wald
this-mountain = diesen Berg
this-village = dieses Dorf
this-meadow = diese Wiese
fact-coins = Das bringt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
fact-fetches = { $count ->
    [one] { $count } Figur kommt
   *[other] { $count } Figuren kommen
} für 1 Münze aus dem Pub zurück.
fact-stay = { $count ->
    [one] { $count } Figur bleibt
   *[other] { $count } Figuren bleiben
} im Pub.
fact-scored = { SEAT($seats) } { $count ->
    [one] erhält in diesem Zug voraussichtlich { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] erhalten in diesem Zug voraussichtlich je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
} für { $region }.
fact-claimable = Eine Figur kann in diesem Zug { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $region } bringen.
fact-free = Eine Figur könnte { $region } allein besetzen: derzeit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
fact-can-lead = Eine Figur mit Wert { $strength } brächte für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} die Mehrheit für { $region }: derzeit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
fact-can-share = Eine Figur mit Wert { $strength } könnte sich für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} { $region } teilen: derzeit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
fact-ousted = { SEAT($seats) } { $count ->
    [one] verliert
   *[other] verlieren
} { $region }, derzeit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
fact-shares = { SEAT($seats) } teilen sich { $region }: derzeit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
fact-raises = { SEAT($seat) } bekäme für { $region } { $after ->
    [one] { $after } Punkt
   *[other] { $after } Punkte
} statt { $before }.
fact-cost = Die Figur kostet { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
fact-leads = Wert { $own } gegen { $other } bringt die Mehrheit für { $region }: derzeit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
fact-behind = Wert { $own } gegen { $other } bringt keine Mehrheit für { $region }: derzeit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
fact-cottages = { $fit } von { $left ->
    [one] { $left } übrigen Plättchen
   *[other] { $left } übrigen Plättchen
} { $fit ->
    [one] zeigt
   *[other] zeigen
} ein Cottage auf dieser Landschaft ({ $terrain }).
fact-supply = { $count ->
    [0] Keine Figur bleibt
   *[other] Nur eine Figur bleibt
} zum Einsetzen übrig.

# Eine Stellung, die von Hand aufgebaut wird.
edit-group-figures = Figuren
edit-coins = Münzen
edit-place-tile = Wo liegt dieses Plättchen?
edit-place-figure = { $figure }: Wo steht sie?
edit-put-figure = { $figure } bei { $q }, { $r }
edit-take-figure = Die Figur bei { $q }, { $r } vom Tisch nehmen
edit-take-tile = Das Plättchen bei { $q }, { $r } vom Tisch nehmen
edit-take-under = Dieses Plättchen zurück in den Stapel legen
edit-needed = Ohne dieses Plättchen hätten andere nicht angelegt werden können.
