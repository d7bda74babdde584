title = The Castles of Tuscany
about = Lass von deinem Kastell aus die Toskana aufblühen: Karten ziehen, Plättchen nehmen, Plättchen legen.
option-draw = Karten beim Nachziehen
option-draw-2 = zwei (erste Auflage)
option-draw-3 = drei (spätere Auflagen)

kind-castle = Kastell
kind-city = Stadt
kind-manor = Gutshof
kind-agriculture = Landwirtschaft
kind-quarry = Steinbruch
kind-village = Dorf
kind-monastery = Kloster
kind-carriage = Fuhrwerk
worker = Arbeiter
item-castle = Kastell
item-city = Stadt
item-manor = Gutshof
item-quarry = Steinbruch
item-village = Dorf
item-monastery = Kloster
item-carriage = Fuhrwerk
item-pigs = Landwirtschaft (Schweine)
item-vines = Landwirtschaft (Weinanbau)
item-olives = Landwirtschaft (Oliven)
item-grain = Landwirtschaft (Getreide)
item-pigs-vines = Landwirtschaft (Schweine und Weinanbau)
item-olives-grain = Landwirtschaft (Oliven und Getreide)
item-hexagon = Holz-Sechseck
item-start-castle = Start-Kastell
bonus-card = +1 Spielkarte
bonus-storage = +1 Ablagefeld
bonus-marble = +1 Marmor
bonus-worker = +1 Arbeiter
bonus-yield = +1 Ertragskarte
yield-red-points = zwei rote Punkte
yield-green-point = ein grüner Punkt
yield-two-cards = zwei Spielkarten
yield-three-cards = drei Spielkarten
yield-worker = ein Arbeiter
yield-marble = ein Marmor
yield-hexagon = ein Holz-Sechseck

area-mat = Spielplan von { SEAT($seat) }
area-hand = Deine Hand
area-supply = Bonuskärtchen und Stapel
supply-green = grüne Punkte
supply-marble = Marmor
supply-workers = Arbeiter

prompt-card = { SEAT($seat) } zieht eine Spielkarte.
prompt-deal = { SEAT($seat) } erhält ein Spielplanteil.
prompt-open = Der Spielplan von { SEAT($seat) } wird aufgedeckt.
prompt-replace = { SEAT($seat) } deckt ein eigenes Plättchen auf.
prompt-refill = Neue neutrale Plättchen kommen in die Auslage.
prompt-yield = { SEAT($seat) } deckt eine Ertragskarte auf.
prompt-part = { SEAT($seat, form: "turn") }: Das nächste Spielplanteil anlegen, aufrecht oder gedreht.
prompt-castle = { SEAT($seat, form: "turn") }: Das Start-Kastell auf ein dunkelgrünes Feld setzen.
prompt-bonus = { SEAT($seat, form: "turn") }: Ein Bonuskärtchen wählen.
prompt-act = { SEAT($seat, form: "turn") }: Karten nachziehen, ein Plättchen nehmen oder ein Plättchen legen{ $actions ->
    [one] .
   *[other] ; noch { $actions } Aktionen.
}
prompt-discard = { SEAT($seat, form: "turn") }: Alle Ablagefelder sind voll. Was wird abgegeben?
prompt-pay = { SEAT($seat, form: "turn") }: Das Feld { $field } bezahlen ({ $kind }).
prompt-free = { SEAT($seat, form: "turn") }: Für das Kastell ein Plättchen aus der Auslage legen oder passen.
prompt-marble = { SEAT($seat, form: "turn") }: Einen Marmor für eine weitere Aktion abgeben oder den Zug beenden.

spot-field = Feld { $field }
about-field = { $kind }, { $covered } von { $fields } belegt; { $points ->
    [one] { $points } grüner Punkt
   *[other] { $points } grüne Punkte
}, wenn alle belegt sind
way-first = ganz links
way-up = ein halbes Sechseck höher
way-down = ein halbes Sechseck tiefer
choice-part = Teil { $part }{ $turn ->
    [0] {""}
   *[other] , gedreht
}, { $way }
choice-castle = Start-Kastell auf { $field }
choice-bonus = Bonuskärtchen { $bonus }
choice-draw = Karten nachziehen
choice-take = Aus der Auslage nehmen: { $item }
choice-lay = { $item } auf { $field } legen
choice-free = { $item } aus der Auslage auf { $field } legen
choice-discard = Abgeben: { $item }
choice-marble = Einen Marmor für eine weitere Aktion abgeben
choice-no-marble = Zug beenden
choice-no-tile = Kein Plättchen nehmen
choice-pay = Abgeben: { $first }{ $kinds ->
    [1] {""}
   *[other] {" "}und { $second }
}
paid-castle = { $count }× Karte Kastell
paid-city = { $count }× Karte Stadt
paid-manor = { $count }× Karte Gutshof
paid-agriculture = { $count }× Karte Landwirtschaft
paid-quarry = { $count }× Karte Steinbruch
paid-village = { $count }× Karte Dorf
paid-monastery = { $count }× Karte Kloster
paid-carriage = { $count }× Karte Fuhrwerk
paid-workers = { $count ->
    [one] ein Arbeiter
   *[other] { $count } Arbeiter
}

tip-part = Spielplanteil { $part }{ $turn ->
    [0] {""}
   *[other] , gedreht
}: { $fields }
part-fields = links { $left } – Mitte { $middle } – rechts { $right }
tip-laid = { $item } auf { $field }
tip-stack = { $number }. Stapel: noch { $count }
tip-space = Freies Ablagefeld
tip-stored = Auf dem Ablagefeld: { $item }
tip-marble = Marmor: { $count }
tip-worker = Arbeiter: { $count }
tip-gap = Leerer Platz
tip-display = Auslage, Platz { $place }: { $item }
tip-colour = { $points } grüne Punkte für den { $rank ->
    [1] Ersten
   *[other] Zweiten
}, der alle Felder dieser Farbe belegt: { $kind }
tip-green = { SEAT($seat) }: { $points } grün
tip-red = { SEAT($seat) }: { $points } rot
tip-bonus = { $bonus }: noch { $count }
tip-deck = Spielkarten: { $count } im Nachziehstapel
tip-discards = Abgeworfen, { $kind }: { $count }
tip-yields = Ertragskarten: { $count } im Nachziehstapel
tip-neutral = Neutrale Plättchen: { $count }
tip-aside = Beiseitegelegt: { $count } × { $item }
tip-hand = Hand von { SEAT($seat) }: { $count } Karten
tip-card = Spielkarte: { $kind }

refuse-no-card-left = Im Nachziehstapel ist keine solche Karte mehr: { $kind }.
refuse-letter-due = { $part } kann jetzt nicht ausgeteilt werden: Zuerst kommt ein Teil { $letter }.
refuse-part-dealt = Das Spielplanteil { $part } ist schon ausgeteilt.
refuse-other-plan = Das ist nicht der Spielplan, den { SEAT($seat) } gelegt hat.
refuse-no-own-tile = { SEAT($seat) } hat kein solches Plättchen mehr in den eigenen Stapeln: { $item }.
refuse-no-neutral-tile = In den neutralen Stapeln ist kein solches Plättchen mehr: { $item }.
refuse-no-yield-left = Im Stapel ist keine solche Ertragskarte mehr: { $card }.
refuse-part-laid = Das Teil { $letter } liegt schon.
refuse-turn = Ein Teil liegt aufrecht oder ist um 180 Grad gedreht.
refuse-no-castle-field = Das Start-Kastell braucht ein dunkelgrünes Feld; { $field } ist ein Feld für: { $kind }.
refuse-no-bonus-left = Alle fünf Bonuskärtchen „{ $bonus }“ sind vergeben.
refuse-not-on-display = Nicht in der Auslage: { $item }.
refuse-other-place = Auf Platz { $place } der Auslage liegt etwas anderes als: { $item }.
refuse-not-stored = Nicht auf einem deiner Ablagefelder: { $item }.
refuse-covered = Das Feld { $field } ist schon belegt.
refuse-colour = Das Feld { $field } ist für: { $kind }; dein Plättchen ist: { $own }.
refuse-apart = Das Feld { $field } grenzt an nichts, was du gelegt hast.
refuse-unpayable = Dieses Feld ({ $kind }) kannst du nicht bezahlen: Es kostet zwei Karten seiner Farbe, ersatzweise Pärchen und Arbeiter.
refuse-single = Eine einzelne Karte reicht hier nicht ({ $kind }): Zwei davon ersetzen eine Karte in der Farbe des Feldes ({ $own }).
refuse-units = Das bezahlt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}; es müssen genau zwei sein.
refuse-short = Davon hast du { $has }, nicht { $count }: { $what }.
refuse-marble-used = In einem Zug darf nur ein Marmor abgegeben werden.
refuse-no-marble = Du hast keinen Marmor.

event-area = { SEAT($seat) } komplettiert ein Gebiet aus { $fields ->
    [one] einem Feld
   *[other] { $fields } Feldern
} ({ $kind }): { $count ->
    [one] { $count } grüner Punkt
   *[other] { $count } grüne Punkte
}.
event-colour-bonus = { SEAT($seat) } hat alle Felder einer Farbe belegt ({ $kind }, { $rank }. Platz): { $count ->
    [one] { $count } grüner Punkt
   *[other] { $count } grüne Punkte
}.
event-agriculture = { SEAT($seat) } hat { $count ->
    [one] eine neue Landwirtschaftsart
   *[other] { $count } neue Landwirtschaftsarten
} im Gebiet: { $count ->
    [one] { $count } grüner Punkt
   *[other] { $count } grüne Punkte
}.
event-storage-tile = { SEAT($seat) } erhält { $count ->
    [one] { $count } grünen Punkt
   *[other] { $count } grüne Punkte
} für das Ablagefeld.
event-yield-green = { SEAT($seat) } deckt eine Ertragskarte auf: { $count ->
    [one] { $count } grüner Punkt
   *[other] { $count } grüne Punkte
}.
event-yield-red = { SEAT($seat) } deckt eine Ertragskarte auf: { $points ->
    [one] { $points } roter Punkt
   *[other] { $points } rote Punkte
}.
event-surplus-hexagon = { SEAT($seat) } hat kein Ablagefeld für das Holz-Sechseck frei und erhält stattdessen { $points ->
    [one] { $points } roten Punkt
   *[other] { $points } rote Punkte
}.
event-scoring = { $passage }. Wertung: { SEAT($seat) } rückt um { $count } grüne Punkte auf der roten Leiste vor.
event-left-over = { SEAT($seat) } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für das Restmaterial.
event-marble = { SEAT($seat) } erhält { $count } Marmor.
event-workers = { SEAT($seat) } erhält { $count ->
    [one] einen Arbeiter
   *[other] { $count } Arbeiter
}.
event-hexagon = { SEAT($seat) } erhält ein Holz-Sechseck.
event-yield-marble = { SEAT($seat) } deckt eine Ertragskarte auf: ein Marmor.
event-yield-worker = { SEAT($seat) } deckt eine Ertragskarte auf: ein Arbeiter.
event-yield-hexagon = { SEAT($seat) } deckt eine Ertragskarte auf: ein Holz-Sechseck.
event-yield-cards = { SEAT($seat) } deckt eine Ertragskarte auf: { $count } Spielkarten.
event-sweep = { $count } Plättchen einer Farbe verlassen die Auslage: { $kind }.
event-tiles-shuffled = Die beiseitegelegten Plättchen werden zu neuen neutralen Stapeln gemischt.
event-cards-shuffled = Die abgeworfenen Karten werden zu einem neuen Nachziehstapel gemischt.
event-yields-shuffled = Die Ertragskarten werden zu einem neuen Nachziehstapel gemischt.
event-passage-ends = { SEAT($seat) } hat den eigenen { $passage }. Stapel geleert: Der { $passage }. Durchgang endet mit dieser Runde{ $passage ->
    [3] {" "}und einer weiteren
   *[other] {""}
}.
term-area = Gebiet aus { $fields } komplettiert
term-colour = { $kind }, { $rank ->
    [1] 1. Platz
   *[other] 2. Platz
}
term-crops = neue Landwirtschaftsarten
term-storage-tile = Bonuskärtchen Ablagefeld
term-yield = Ertragskarte
term-surplus = überzähliges Holz-Sechseck
term-green = grüne Punkte
term-left-tiles = Plättchen auf Ablagefeldern
term-left-hexagons = Holz-Sechsecke
term-left-marble = Marmor
term-left-workers = Arbeiter
term-left-cards = je drei Handkarten

# Woher die Punkte kamen, als Zeilen der Schlusstabelle.
row-scoring = Wertungen: grün zu rot
row-left-over = Restmaterial
row-yield-red = Ertragskarten
row-surplus-hexagon = Überzählige Holz-Sechsecke
row-area = Grün: Gebiete
row-colour-bonus = Grün: Farben
row-agriculture = Grün: Landwirtschaft
row-storage-tile = Grün: Ablagefelder
row-yield-green = Grün: Ertragskarten

feature-area = { $kind }: { $covered } von { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Feldern
} belegt
feature-where = { $fields } im Spielplan von { SEAT($seat) }
feature-green = Belegt { $points ->
    [one] { $points } grünen Punkt
   *[other] { $points } grüne Punkte
} wert.

# Das Protokoll: was getan wurde.
told-part = { SEAT($seat) } legt Teil { $part } an, { $way }.
told-castle = { SEAT($seat) } setzt das Start-Kastell auf { $field }.
told-bonus = { SEAT($seat) } wählt ein Bonuskärtchen: { $bonus }.
told-draw = { SEAT($seat) } zieht Karten nach.
told-take = { SEAT($seat) } nimmt ein Plättchen aus der Auslage: { $item }.
told-lay = { SEAT($seat) } legt ein Plättchen auf { $field }: { $item }.
told-free = { SEAT($seat) } legt für das Kastell ein Plättchen aus der Auslage auf { $field }: { $item }.
told-discard = { SEAT($seat) } gibt ab: { $item }.
told-marble = { SEAT($seat) } gibt einen Marmor für eine weitere Aktion ab.
told-no-marble = { SEAT($seat) } beendet den Zug.
told-no-tile = { SEAT($seat) } nimmt kein Plättchen.
told-pay = { SEAT($seat) } gibt ab: { $first }{ $kinds ->
    [1] {""}
   *[other] {" "}und { $second }
}.

# Vorschläge für Neulinge: warum sie gut sind.
suggest-part = So gelegt können die Farbgebiete deines Spielplans { $points } grüne Punkte bringen: die meisten aller { $ways } Möglichkeiten. Die wenigsten wären { $least }.
suggest-castle = { $kinds ->
    [0] Dieses Kastell grenzt an { $fields } Felder, du kannst also in viele Richtungen wachsen.
    [one] Neben diesem Kastell liegt eine Farbe, von der du zwei Karten hast: Dort kannst du bald legen.
   *[other] Neben diesem Kastell liegen { $kinds } Farben, von denen du je zwei Karten hast: Dort kannst du bald legen.
}
suggest-bonus = { $bonus }: Von jetzt an ziehst du jedes Mal eine Karte mehr. Das hilft in jeder Partie.

# Fakten für den Coach.
fact-draws = Das bringt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
fact-fields = { $count ->
    [0] Noch kein erreichbares freies Feld passt zu diesem Plättchen
    [one] { $count } erreichbares freies Feld passt zu diesem Plättchen
   *[other] { $count } erreichbare freie Felder passen zu diesem Plättchen
}.
fact-payable = Karten und Arbeiter reichen für dieses Plättchen schon aus.
fact-last-field = Dieses Plättchen kann ein erreichbares Gebiet komplettieren: { $points ->
    [one] { $points } grüner Punkt
   *[other] { $points } grüne Punkte
}.
fact-area = Das komplettiert ein Gebiet: { $points ->
    [one] { $points } grüner Punkt
   *[other] { $points } grüne Punkte
}, gezählt in noch { $scorings ->
    [one] { $scorings } Wertung
   *[other] { $scorings } Wertungen
}.
fact-area-left = { $count ->
    [one] { $count } Feld fehlt
   *[other] { $count } Felder fehlen
} noch in diesem Gebiet für { $points ->
    [one] { $points } grüner Punkt
   *[other] { $points } grüne Punkte
}.
fact-colour = Das belegt das letzte Feld einer Farbe ({ $kind }): { $points ->
    [one] { $points } grüner Punkt
   *[other] { $points } grüne Punkte
}, gezählt in noch { $scorings ->
    [one] { $scorings } Wertung
   *[other] { $scorings } Wertungen
}.
fact-crops = { $count ->
    [one] { $count } neue Landwirtschaftsart
   *[other] { $count } neue Landwirtschaftsarten
}: { $count ->
    [one] { $count } grüner Punkt
   *[other] { $count } grüne Punkte
}, gezählt in noch { $scorings ->
    [one] { $scorings } Wertung
   *[other] { $scorings } Wertungen
}.
fact-opens = { $count ->
    [one] { $count } weiteres Feld wird
   *[other] { $count } weitere Felder werden
} erreichbar.
effect-castle = das Recht, ein Plättchen aus der Auslage ohne Bezahlung zu legen
effect-city = ein Bonuskärtchen
effect-manor = ein Holz-Sechseck
effect-quarry = { $count } Marmor
effect-village = { $count ->
    [one] einen Arbeiter
   *[other] { $count } Arbeiter
}
effect-monastery = { $count ->
    [one] { $count } Spielkarte
   *[other] { $count } Spielkarten
}
effect-carriage = { $count ->
    [one] { $count } Ertragskarte
   *[other] { $count } Ertragskarten
}
fact-effect = Das bringt { $effect }.
fact-effect-later = Gelegt bringt dieses Plättchen { $effect }.
fact-effect-lost = Gelegt hätte dieses Plättchen { $effect } gebracht.
fact-fields-lost = Zu dem, was abgegeben wird, { $count ->
    [0] passt kein erreichbares freies Feld
    [one] passt { $count } erreichbares freies Feld
   *[other] passen { $count } erreichbare freie Felder
}.
fact-can-grow = Dieses Plättchen kann { $count ->
    [one] { $count } neue Landwirtschaftsart
   *[other] { $count } neue Landwirtschaftsarten
} bringen: { $count ->
    [one] { $count } grüner Punkt
   *[other] { $count } grüne Punkte
}, gezählt in noch { $scorings ->
    [one] { $scorings } Wertung
   *[other] { $scorings } Wertungen
}.
fact-rest = Danach bleiben { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} und { $workers ->
    [one] { $workers } Arbeiter
   *[other] { $workers } Arbeiter
}.
fact-can-pay = Was bleibt, bezahlt { $count } der { $kinds } Farben.
fact-green = Sofort { $points ->
    [one] { $points } grüner Punkt
   *[other] { $points } grüne Punkte
}, gezählt in noch { $scorings ->
    [one] { $scorings } Wertung
   *[other] { $scorings } Wertungen
}.
fact-passage = Das deckt das letzte Plättchen von Stapel { $passage } auf: Der Durchgang endet mit dieser Runde{ $passage ->
    [3] {" "}und einer weiteren
   *[other] {""}
}.
# Warum eine Stellung nicht aufgebaut werden kann.
built-part = Das Spielplanteil { $part } kann dort nicht sein: Jedes Teil gibt es einmal, und jeder Spieler hat je ein Teil A, B und C.
built-plan = Auf dem Spielplan von { SEAT($seat) } fehlt das Teil { $part }, oder es liegt doppelt.
built-fields = Die Felder von { SEAT($seat) } sind nicht die der Teile auf diesem Spielplan.
built-castle = { SEAT($seat) } hat ein Start-Kastell, und zwar auf einem dunkelgrünen Feld.
built-not-open = Der Spielplan von { SEAT($seat) } ist noch nicht aufgedeckt; darauf liegt also nur das Start-Kastell.
built-colour = Auf dem Spielplan von { SEAT($seat) } kann „{ $item }“ nicht auf { $field } liegen; das Feld hat eine andere Farbe.
built-apart = Auf dem Spielplan von { SEAT($seat) } hängt { $field } nicht mit dem Start-Kastell zusammen.
built-storage = { SEAT($seat) } hat mehr abgelegt, als auf { $count ->
    [one] { $count } Ablagefeld
   *[other] { $count } Ablagefelder
} passt.
built-stacks = In den Stapeln von { SEAT($seat) } sind Plättchen, die nicht zu diesem Satz gehören.
built-cards = Die Karten auf den Händen, im Stapel und in der Ablage sind nicht die des Spiels.
built-yields = Die Ertragskarten im Stapel und die aufgedeckten sind nicht die des Spiels.
built-tiles = Die Plättchen auf dem Tisch, in den Stapeln, zur Seite und in der Schachtel sind nicht die des Spiels.
built-bonus = Von jeder Art gibt es nur fünf Bonuskärtchen.
built-setup = { SEAT($seat) } kann noch nicht so weit sein: Beim Aufbau wird alles der Reihe nach verteilt und gewählt.
built-passage = So kann die Partie nicht im Durchgang { $passage } sein; er hängt davon ab, wann der erste Stapel leer wird.
built-pending = „{ $member }“ passt nicht zu dem, was als Nächstes kommt.
built-actions = Niemand kann hier noch { $actions } Aktionen haben.
built-not-empty = Der Platz { $place } der Auslage ist nicht der leere Platz, um den es geht.
built-no-marble = { SEAT($seat) } hat keinen Marmor, der eingesetzt werden könnte.
built-cannot-lay = Das kann dort nicht gelegt und bezahlt werden.
built-no-discard = { SEAT($seat) } hat kein Plättchen genommen, für das ein Ablagefeld fehlt.
built-no-effect = Kein Plättchen auf { $field } kann diese Wirkung haben.
built-nothing-to-do = In dieser Stellung kann nichts mehr geschehen.
