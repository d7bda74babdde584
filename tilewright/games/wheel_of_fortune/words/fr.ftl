title = Carcassonne : La Roue de la Fortune
about = Poser des tuiles, occuper villes, routes, abbayes et prés, et braver la roue de la fortune.

# Ce qui est écrit sur la roue.
segment-fortune = Fortune
segment-tax = Impôts
segment-famine = Famine
segment-storm = Tempête
segment-inquisition = Inquisition
segment-plague = Peste

prompt-take = { SEAT($seat, form: "turn") } : la peste ! Reprendre un de ses partisans sur le terrain.
prompt-figure = { SEAT($seat, form: "turn") } : placer un partisan sur la nouvelle tuile ou sur une couronne, ou passer.
choice-crown = Partisan sur une couronne : { $segment }
choice-take-city = Reprendre le chevalier colonne { $x }, ligne { $y }
choice-take-road = Reprendre le voleur colonne { $x }, ligne { $y }
choice-take-field = Reprendre le paysan colonne { $x }, ligne { $y }
choice-take-monastery = Reprendre le moine colonne { $x }, ligne { $y }
land-wheel = roue { $number }
tip-crown = Partisan { SEAT($seat, form: "of") } sur une couronne : { $segment }
tip-board = Le plateau de la roue : ses villes, routes et prés comptent comme les autres
tip-pig = Le cochon, sur le secteur { $segment }
tip-fortune = Fortune : le joueur dont c’est le tour marque 3 points. Une couronne.
tip-tax = Impôts : chaque chevalier rapporte 1 point par blason et par chevalier de sa couleur dans sa ville. Deux couronnes.
tip-famine = Famine : chaque paysan rapporte 1 point par ville terminée que touche son pré. Une couronne.
tip-storm = Tempête : chaque partisan dans la réserve rapporte 1 point. Deux couronnes.
tip-inquisition = Inquisition : chaque moine rapporte 2 points. Une couronne.
tip-plague = Peste : chaque joueur reprend un partisan sur le terrain. Deux couronnes.

refuse-no-such-symbol = La tuile { $tile } avec cette roue n’existe pas.
refuse-board = Le plateau de la roue s’y trouve.
refuse-apart = La tuile doit toucher le plateau ou une autre tuile par un côté ; un coin ne suffit pas.
refuse-crown = { $count ->
    [one] { SEAT($seats) } occupe déjà les couronnes de ce secteur : { $segment }.
   *[other] { SEAT($seats) } occupent déjà les couronnes de ce secteur : { $segment }.
}
refuse-take-crown = La peste épargne les couronnes : un partisan doit revenir du terrain.
refuse-take-none = Tu n’as aucun partisan à cet endroit.
built-no-tile = Il n’y a pas de tuile à cet endroit.
built-pig = Les symboles piochés ont fait avancer le cochon de { $steps ->
    [one] { $steps } secteur
   *[other] { $steps } secteurs
} : il est donc ici : { $segment }.
built-crowns = Ce secteur n’a que { $count ->
    [one] { $count } couronne
   *[other] { $count } couronnes
} : { $segment }.
built-crown-scored = Le cochon vient d’arriver ici : les couronnes ont donc été comptées et sont libres : { $segment }.
built-no-plague = On ne retire des partisans que lorsqu’un symbole de la roue a conduit le cochon à la Peste.
built-none-to-take = { SEAT($seat) } n’a sur le terrain aucun partisan à retirer.

event-pig-moved = { $count ->
    [one] Le cochon avance d’un secteur : { $segment }.
   *[other] Le cochon avance de { $count } secteurs : { $segment }.
}
event-fortune = Fortune : { SEAT($seat, form: "inside") } marque { $points } points.
event-tax = Impôts : { SEAT($seat, form: "inside") } marque { $points ->
    [one] 1 point
   *[other] { $points } points
} pour { $count ->
    [one] un chevalier
   *[other] { $count } chevaliers
} dans une ville { $shields ->
    [0] sans blason
    [1] avec un blason
   *[other] avec { $shields } blasons
}.
event-famine = Famine : { SEAT($seat, form: "inside") } marque { $points ->
    [one] 1 point
   *[other] { $points } points
} pour { $count ->
    [one] un paysan
   *[other] { $count } paysans
} dans un pré qui touche { $each ->
    [one] une ville terminée
   *[other] { $each } villes terminées
}.
event-storm = Tempête : { SEAT($seat, form: "inside") } marque { $points ->
    [one] 1 point
   *[other] { $points } points
} pour { $count ->
    [one] un partisan
   *[other] { $count } partisans
} dans la réserve.
event-inquisition = Inquisition : { SEAT($seat, form: "inside") } marque { $points } points pour { $count ->
    [one] un moine
   *[other] { $count } moines
}.
event-plague-city = Peste : { SEAT($seat, form: "inside") } reprend un chevalier.
event-plague-road = Peste : { SEAT($seat, form: "inside") } reprend un voleur.
event-plague-field = Peste : { SEAT($seat, form: "inside") } reprend un paysan.
event-plague-monastery = Peste : { SEAT($seat, form: "inside") } reprend un moine.
event-crown = { SEAT($seat) } marque { $points } points pour un partisan sur une couronne : { $segment }.

# Les lignes d’un décompte, comme intitulés.
term-fortune = joueur dont c’est le tour
term-tax = chevaliers, selon les blasons et les chevaliers de leur couleur
term-famine = paysans, selon les villes terminées
term-storm = partisans dans la réserve
term-inquisition = moines
term-crown = partisan sur une couronne
term-crown-alone = seul partisan pour deux couronnes

# D’où viennent les points, comme lignes du tableau final.
row-fortune = Fortune
row-tax = Impôts
row-famine = Famine
row-storm = Tempête
row-inquisition = Inquisition
row-crown = Couronnes

# Le journal : ce qui a été fait.
told-crown = { SEAT($seat) } place un partisan sur une couronne : { $segment }.
told-take-city = { SEAT($seat) } reprend le chevalier colonne { $x }, ligne { $y }.
told-take-road = { SEAT($seat) } reprend le voleur colonne { $x }, ligne { $y }.
told-take-field = { SEAT($seat) } reprend le paysan colonne { $x }, ligne { $y }.
told-take-monastery = { SEAT($seat) } reprend le moine colonne { $x }, ligne { $y }.

# Un fait pour le coach.
fact-crown = { $fit } sur { $left ->
    [one] { $left } tuile restante
   *[other] { $left } tuiles restantes
} { $fit ->
    [one] mènerait
   *[other] mèneraient
} ensuite le cochon ici ({ $segment }) ; ce partisan rapporterait alors { $points } points.

edit-take-crown = Retirer le partisan d’une couronne : { $segment }
