title = Carcassonne : La Roue de la Fortune
about = Poser des tuiles, occuper villes, routes, abbayes et prés, et braver la roue de la fortune.

figures = partisans

# Le titre d’un partisan, au début de son info-bulle.
role-city = Chevalier
role-road = Voleur
role-field = Paysan
role-monastery = Moine

# Ce que montre un côté, en complément de « montre ».
shows-field = un pré
shows-road = une route
shows-city = une ville

# Ce qui est écrit sur la roue.
segment-fortune = Fortune
segment-tax = Impôts
segment-famine = Famine
segment-storm = Tempête
segment-inquisition = Inquisition
segment-plague = Peste

prompt-draw = { SEAT($seat) } pioche une tuile.
prompt-place = { SEAT($seat, form: "turn") } : poser la tuile.
prompt-take = { SEAT($seat, form: "turn") } : la peste ! Reprendre un de ses partisans sur le terrain.
prompt-figure = { SEAT($seat, form: "turn") } : placer un partisan sur la nouvelle tuile ou sur une couronne, ou passer.
spot-cell = Emplacement libre, colonne { $x }, ligne { $y }
choice-place = Poser la tuile colonne { $x }, ligne { $y }, { $facing ->
    [0] sans la tourner
    [1] tournée de 90° vers la droite
    [2] tournée de 180°
   *[other] tournée de 90° vers la gauche
}
choice-figure-city = Chevalier dans la ville
choice-figure-road = Voleur sur la route
choice-figure-field = Paysan dans le pré
choice-figure-monastery = Moine dans l’abbaye
choice-crown = Partisan sur une couronne : { $segment }
choice-take-city = Reprendre le chevalier colonne { $x }, ligne { $y }
choice-take-road = Reprendre le voleur colonne { $x }, ligne { $y }
choice-take-field = Reprendre le paysan colonne { $x }, ligne { $y }
choice-take-monastery = Reprendre le moine colonne { $x }, ligne { $y }
feature-city = Ville
feature-road = Route
feature-field = Pré
feature-monastery = Abbaye
tip-tile = Tuile { $tile }
tip-wheel-tile = Tuile { $tile } avec la roue { $number }
tip-figure = { $role } { SEAT($seat, form: "of") }
tip-crown = Partisan { SEAT($seat, form: "of") } sur une couronne : { $segment }
tip-board = Le plateau de la roue : ses villes, routes et prés comptent comme les autres
tip-pig = Le cochon, sur le secteur { $segment }
tip-fortune = Fortune : le joueur dont c’est le tour marque 3 points. Une couronne.
tip-tax = Impôts : chaque chevalier rapporte 1 point par blason et par chevalier de sa couleur dans sa ville. Deux couronnes.
tip-famine = Famine : chaque paysan rapporte 1 point par ville terminée que touche son pré. Une couronne.
tip-storm = Tempête : chaque partisan dans la réserve rapporte 1 point. Deux couronnes.
tip-inquisition = Inquisition : chaque moine rapporte 2 points. Une couronne.
tip-plague = Peste : chaque joueur reprend un partisan sur le terrain. Deux couronnes.

refuse-unknown-tile = La tuile { $tile } n’existe pas.
refuse-no-such-symbol = La tuile { $tile } avec cette roue n’existe pas.
refuse-no-such-tile-left = La tuile { $tile } ne peut pas être piochée maintenant.
refuse-occupied = Une tuile s’y trouve déjà.
refuse-board = Le plateau de la roue s’y trouve.
refuse-apart = La tuile doit toucher le plateau ou une autre tuile par un côté ; un coin ne suffit pas.
refuse-side = La tuile montre { $own } { $side }, mais sa voisine y montre { $theirs }.
refuse-no-such-city = La tuile posée ne comporte pas cette ville.
refuse-no-such-road = La tuile posée ne comporte pas cette route.
refuse-no-such-field = La tuile posée ne comporte pas ce pré.
refuse-no-such-monastery = La tuile posée ne comporte pas cette abbaye.
refuse-supply = Il n’y a plus de partisan dans ta réserve.
refuse-held-city = { $count ->
    [one] { SEAT($seats) } a déjà un chevalier dans cette ville.
   *[other] { SEAT($seats) } ont déjà des chevaliers dans cette ville.
}
refuse-held-road = { $count ->
    [one] { SEAT($seats) } a déjà un voleur sur cette route.
   *[other] { SEAT($seats) } ont déjà des voleurs sur cette route.
}
refuse-held-field = { $count ->
    [one] { SEAT($seats) } a déjà un paysan dans ce pré.
   *[other] { SEAT($seats) } ont déjà des paysans dans ce pré.
}
refuse-crown = { $count ->
    [one] { SEAT($seats) } occupe déjà les couronnes de ce secteur : { $segment }.
   *[other] { SEAT($seats) } occupent déjà les couronnes de ce secteur : { $segment }.
}
refuse-take-crown = La peste épargne les couronnes : un partisan doit revenir du terrain.
refuse-take-none = Tu n’as aucun partisan à cet endroit.

event-road-finished = { SEAT($seat) } marque { $points } points pour une route terminée de { $tiles } tuiles.
event-city-finished = { SEAT($seat) } marque { $points } points pour une ville terminée de { $tiles } tuiles.
event-monastery-finished = { SEAT($seat) } marque { $points } points pour une abbaye terminée.
event-road-open = { SEAT($seat) } marque { $points ->
    [one] 1 point
   *[other] { $points } points
} pour une route inachevée { $tiles ->
    [one] d’une tuile
   *[other] de { $tiles } tuiles
}.
event-city-open = { SEAT($seat) } marque { $points ->
    [one] 1 point
   *[other] { $points } points
} pour une ville inachevée { $tiles ->
    [one] d’une tuile
   *[other] de { $tiles } tuiles
}.
event-monastery-open = { SEAT($seat) } marque { $points } points pour une abbaye inachevée.
event-field-scored = { SEAT($seat) } marque { $points } points pour un pré qui touche { $tiles ->
    [one] une ville terminée
   *[other] { $tiles } villes terminées
}.
event-outnumbered-road = { SEAT($seat) } ne marque rien : d’autres ont plus de voleurs sur la route.
event-outnumbered-city = { SEAT($seat) } ne marque rien : d’autres ont plus de chevaliers dans la ville.
event-outnumbered-field = { SEAT($seat) } ne marque rien : d’autres ont plus de paysans dans le pré.
event-field-empty = { SEAT($seat) } ne marque rien : le pré ne touche aucune ville terminée.
event-tile-set-aside = La tuile { $tile } ne peut être posée nulle part et retourne dans la boîte.
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
term-tiles = tuiles
term-shields = blasons
term-monastery-tiles = abbaye et tuiles autour d’elle
term-finished-cities = villes terminées
term-fortune = joueur dont c’est le tour
term-tax = chevaliers, selon les blasons et les chevaliers de leur couleur
term-famine = paysans, selon les villes terminées
term-storm = partisans dans la réserve
term-inquisition = moines
term-crown = partisan sur une couronne
term-crown-alone = seul partisan pour deux couronnes

# D’où viennent les points, comme lignes du tableau final.
kind-road-finished = Routes terminées
kind-city-finished = Villes terminées
kind-monastery-finished = Abbayes terminées
kind-road-open = Routes inachevées
kind-city-open = Villes inachevées
kind-monastery-open = Abbayes inachevées
kind-field-scored = Prés
kind-fortune = Fortune
kind-tax = Impôts
kind-famine = Famine
kind-storm = Tempête
kind-inquisition = Inquisition
kind-crown = Couronnes

# Le journal : ce qui a été fait.
told-place = { SEAT($seat) } pose la tuile colonne { $x }, ligne { $y }.
told-figure-city = { SEAT($seat) } place un chevalier dans la ville.
told-figure-road = { SEAT($seat) } place un voleur sur la route.
told-figure-field = { SEAT($seat) } place un paysan dans le pré.
told-figure-monastery = { SEAT($seat) } place un moine dans l’abbaye.
told-crown = { SEAT($seat) } place un partisan sur une couronne : { $segment }.
told-take-city = { SEAT($seat) } reprend le chevalier colonne { $x }, ligne { $y }.
told-take-road = { SEAT($seat) } reprend le voleur colonne { $x }, ligne { $y }.
told-take-field = { SEAT($seat) } reprend le paysan colonne { $x }, ligne { $y }.
told-take-monastery = { SEAT($seat) } reprend le moine colonne { $x }, ligne { $y }.
