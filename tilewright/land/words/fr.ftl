# Ce que disent tous les jeux sur un paysage carré.
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

prompt-draw = { SEAT($seat) } pioche une tuile.
prompt-place = { SEAT($seat, form: "turn") } : poser la tuile.
spot-cell = Emplacement libre, colonne { $x }, ligne { $y }
choice-place = Poser la tuile colonne { $x }, ligne { $y }, { $facing ->
    [0] sans la tourner
    [1] tournée de 90° vers la droite
    [2] tournée de 180°
   *[other] tournée de 90° vers la gauche
}
choice-figure-city = { $alike ->
    [1] Chevalier dans la ville
   *[other] Chevalier dans la ville { $side }
}
choice-figure-road = { $alike ->
    [1] Voleur sur la route
   *[other] Voleur sur la route { $side }
}
choice-figure-field = { $alike ->
    [1] Paysan dans le pré
   *[other] Paysan dans le pré { $side }
}
choice-figure-monastery = Moine dans l’abbaye
feature-city = Ville
feature-road = Route
feature-field = Pré
feature-monastery = Abbaye
tip-tile = Tuile { $tile }
tip-figure = { $role } { SEAT($seat, form: "of") }

refuse-unknown-tile = La tuile { $tile } n’existe pas.
refuse-no-such-tile-left = La tuile { $tile } ne peut pas être piochée maintenant.
refuse-occupied = Une tuile s’y trouve déjà.
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

# Les lignes d’un décompte, comme intitulés.
term-tiles = tuiles
term-shields = blasons
term-monastery-tiles = abbaye et tuiles autour d’elle
term-finished-cities = villes terminées

# D’où viennent les points, comme lignes du tableau final.
row-road-finished = Routes terminées
row-city-finished = Villes terminées
row-monastery-finished = Abbayes terminées
row-road-open = Routes inachevées
row-city-open = Villes inachevées
row-monastery-open = Abbayes inachevées
row-field-scored = Prés

# Le journal : ce qui a été fait.
told-place = { SEAT($seat) } pose la tuile colonne { $x }, ligne { $y }.
told-figure-city = { SEAT($seat) } place un chevalier dans la ville.
told-figure-road = { SEAT($seat) } place un voleur sur la route.
told-figure-field = { SEAT($seat) } place un paysan dans le pré.
told-figure-monastery = { SEAT($seat) } place un moine dans l’abbaye.
