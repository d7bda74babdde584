# Was Spiele auf quadratischem Land gemeinsam sagen.
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

prompt-draw = { SEAT($seat) } zieht ein Plättchen.
prompt-place = { SEAT($seat, form: "turn") }: Plättchen anlegen.
spot-cell = Freier Platz in Spalte { $x }, Reihe { $y }
place-cell = Spalte { $x }, Reihe { $y }
choice-place = Plättchen in Spalte { $x }, Reihe { $y } anlegen, { $facing ->
    [0] nicht gedreht
    [1] um 90° im Uhrzeigersinn gedreht
    [2] um 180° gedreht
   *[other] um 90° gegen den Uhrzeigersinn gedreht
}
choice-figure-city = { $alike ->
    [1] Ritter in die Stadt
   *[other] Ritter in die Stadt { $side }
}
choice-figure-road = { $alike ->
    [1] Wegelagerer auf die Straße
   *[other] Wegelagerer auf die Straße { $side }
}
choice-figure-field = { $alike ->
    [1] Bauer auf die Wiese
   *[other] Bauer auf die Wiese { $side }
}
choice-figure-monastery = Mönch ins Kloster
feature-city = Stadt
feature-road = Straße
feature-field = Wiese
feature-monastery = Kloster
tip-tile = Plättchen: { $land }
tip-tile-laid = Spalte { $x }, Reihe { $y }: { $land }
tip-figure = { $role } von { SEAT($seat) }, Spalte { $x }, Reihe { $y }

# Das Land in Worten: was auf einem Plättchen oder neben einem freien Platz liegt, und auf welchen Seiten.
land-city = Stadt { $sides }{ $shields ->
    [0] {""}
   *[other] {" "}mit Wappen
}
land-road = Straße { $sides }
land-field = Wiese { $sides }
land-monastery = Kloster
sides = { $sides ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
    [W] im Westen
    [NE] im Norden und Osten
    [NS] im Norden und Süden
    [NW] im Norden und Westen
    [ES] im Osten und Süden
    [EW] im Osten und Westen
    [SW] im Süden und Westen
    [NES] im Norden, Osten und Süden
    [NEW] im Norden, Osten und Westen
    [NSW] im Norden, Süden und Westen
    [ESW] im Osten, Süden und Westen
   *[NESW] auf allen Seiten
}

refuse-unknown-tile = Ein Plättchen { $tile } gibt es nicht.
refuse-no-such-tile-left = Das Plättchen { $tile } kann jetzt nicht gezogen werden.
refuse-occupied = Dort liegt schon ein Plättchen.
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

# Die Zeilen einer Rechnung, als Überschriften.
term-tiles = Plättchen
term-shields = Wappen
term-monastery-tiles = Kloster und Plättchen ringsum
term-finished-cities = fertige Städte

# Woher die Punkte kamen, als Zeilen der Schlusstabelle.
row-road-finished = Fertige Straßen
row-city-finished = Fertige Städte
row-monastery-finished = Fertige Klöster
row-road-open = Unfertige Straßen
row-city-open = Unfertige Städte
row-monastery-open = Unfertige Klöster
row-field-scored = Wiesen

# Das Protokoll: was getan wurde.
told-place = { SEAT($seat) } legt das Plättchen in Spalte { $x }, Reihe { $y } an.
told-figure-city = { SEAT($seat) } setzt einen Ritter in die Stadt.
told-figure-road = { SEAT($seat) } setzt einen Wegelagerer auf die Straße.
told-figure-field = { SEAT($seat) } setzt einen Bauern auf die Wiese.
told-figure-monastery = { SEAT($seat) } setzt einen Mönch ins Kloster.

# Fakten für den Coach. Ein Gebiet steht nie am Satzanfang.
this-city = diese Stadt
this-road = diese Straße
this-field = diese Wiese
this-monastery = dieses Kloster
a-city = eine Stadt
a-road = eine Straße
a-field = eine Wiese
a-monastery = ein Kloster
fact-finishes = { SEAT($seats) } { $count ->
    [one] erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] erhalten je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
} für { $area }.
fact-claimable = Ein Gefolgsmann kann sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $area } bringen.
fact-free = Ein Gefolgsmann kann { $area } besetzen, jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
fact-free-finished = Ein Gefolgsmann kann { $area } besetzen, jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert, fertig { $possible }.
fact-claims = Ein Gefolgsmann besetzt { $area }, jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
fact-claims-finished = Ein Gefolgsmann besetzt { $area }, jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert, fertig { $possible }.
fact-field = Diese Wiese grenzt an { $finished ->
    [one] { $finished } fertige Stadt
   *[other] { $finished } fertige Städte
} und { $unfinished ->
    [one] { $unfinished } unfertige Stadt
   *[other] { $unfinished } unfertige Städte
}.
fact-closers = { $left ->
    [one] Das letzte Plättchen macht { $area } fertig.
   *[other] { $fit } der { $left } übrigen Plättchen { $fit ->
        [one] macht
       *[other] machen
    } { $area } fertig.
}
fact-closers-theirs = { $left ->
    [one] Das letzte Plättchen macht { $area }
   *[other] { $fit } der { $left } übrigen Plättchen { $fit ->
        [one] macht
       *[other] machen
    } { $area }
} für { SEAT($seat) } fertig.
fact-places = Mindestens { $cells } Plättchen fehlen noch für { $area }; auf die schwierigste Stelle { $fit ->
    [one] passt
   *[other] passen
} { $fit } der { $left } übrigen.
fact-stuck = Man kann { $area } (jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert) nicht mehr fertig bauen.
fact-stuck-theirs = { SEAT($seats) } { $count ->
    [one] kann
   *[other] können
} { $area } (jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert) nicht mehr fertig bauen.
fact-ousted = { SEAT($seats) } { $count ->
    [one] verliert
   *[other] verlieren
} { $area }, jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
fact-shares = { SEAT($seats) } teilen sich { $area }, jetzt für jeden { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
fact-supply = { $count ->
    [0] Kein Gefolgsmann bleibt
   *[other] Nur ein Gefolgsmann bleibt
} im Vorrat.
fact-field-grows = { SEAT($seats) } { $count ->
    [one] hat
   *[other] haben
} eine Wiese, die jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert ist.
fact-raises = Damit ist { $area } { $after ->
    [one] { $after } Punkt
   *[other] { $after } Punkte
} wert statt { $before }.
fact-raises-theirs = Damit ist { $area } { $after ->
    [one] { $after } Punkt
   *[other] { $after } Punkte
} wert statt { $before }, und zwar für { SEAT($seat) }.
fact-gives-up = Das gibt { $area } auf (jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert).
fact-free-field = Ein Gefolgsmann kann diese Wiese besetzen, die an { $finished ->
    [one] { $finished } fertige Stadt
   *[other] { $finished } fertige Städte
} und { $unfinished ->
    [one] { $unfinished } unfertige Stadt
   *[other] { $unfinished } unfertige Städte
} grenzt.
fact-harder = Man baut { $area } jetzt schwerer fertig: Nur { $fit } der { $left } übrigen Plättchen statt { $before } { $cells ->
    [1] { $fit ->
        [one] kann
       *[other] können
    } das noch
   *[other] { $fit ->
        [one] passt
       *[other] passen
    } auf die schwierigste Stelle
}.
fact-harder-theirs = { SEAT($seats) } { $count ->
    [one] baut
   *[other] bauen
} { $area } jetzt schwerer fertig: Nur { $fit } der { $left } übrigen Plättchen statt { $before } { $cells ->
    [1] { $fit ->
        [one] kann
       *[other] können
    } das noch
   *[other] { $fit ->
        [one] passt
       *[other] passen
    } auf die schwierigste Stelle
}.
fact-might-finish = Man kann { $area } noch fertig bauen, für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; der Gefolgsmann kommt dann zurück.

# Eine von Hand aufgebaute Stellung.
edit-group-figures = Gefolgsleute
edit-figure = Gefolgsmann von { SEAT($seat) }
edit-place-tile = Wo liegt dieses Plättchen?
edit-place-figure = Wo steht dieser Gefolgsmann von { SEAT($seat) }?
edit-take-figure = Den Gefolgsmann in Spalte { $x }, Zeile { $y } vom Tisch nehmen
edit-take-tile = Das Plättchen in Spalte { $x }, Zeile { $y } vom Tisch nehmen
edit-figure-there = Auf diesem Plättchen steht schon ein Gefolgsmann.

# Warum eine Stellung nicht aufgebaut werden kann.
built-too-many-tiles = Das Plättchen { $tile } gibt es nur { $count }-mal.
built-too-many-left = Vom Plättchen { $tile } können höchstens { $count } übrig sein.
built-figure-nowhere = Ein Gefolgsmann kann nur auf einem Plättchen stehen, das ein Spieler gelegt hat.
built-no-part = Das Plättchen hat kein „{ $part }“.
built-too-many-figures = { SEAT($seat) } hat mehr als { $count } Gefolgsleute.
built-figure-already = Auf dem gerade gelegten Plättchen kann noch kein Gefolgsmann stehen.
built-finished-city = Die Stadt ist fertig; ihre Ritter sind also schon wieder im Vorrat.
built-finished-road = Die Straße ist fertig; ihre Wegelagerer sind also schon wieder im Vorrat.
built-finished-monastery = Das Kloster ist fertig; sein Mönch ist also schon wieder im Vorrat.
built-never-joined = Mehrere Gefolgsleute können nur zusammentreffen, wenn ein Plättchen ohne einen von ihnen ihre Gebiete verbunden hat.
built-nothing-left = Es ist kein Plättchen mehr übrig; die Partie ist also zu Ende.
built-not-over = Es sind noch Plättchen übrig; die Partie ist also nicht zu Ende.
built-not-scored = Die Partie ist zu Ende; alle Gefolgsleute sind also gewertet und wieder im Vorrat.
built-fits-nowhere = Das Plättchen { $tile } passt nirgends; es ist also schon wieder in der Schachtel.
