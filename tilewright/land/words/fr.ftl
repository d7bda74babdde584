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
place-cell = colonne { $x }, ligne { $y }
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
tip-tile = Tuile : { $land }
tip-tile-laid = Colonne { $x }, ligne { $y } : { $land }
tip-figure = { $role } { SEAT($seat, form: "of") }, colonne { $x }, ligne { $y }

# Le paysage en mots : ce qui se trouve sur une tuile ou à côté d’un emplacement libre, et de quels côtés.
land-city = ville { $sides }{ $shields ->
    [0] {""}
   *[other] {" "}avec blason
}
land-road = route { $sides }
land-field = pré { $sides }
land-monastery = abbaye
sides = { $sides ->
    [N] au nord
    [E] à l’est
    [S] au sud
    [W] à l’ouest
    [NE] au nord et à l’est
    [NS] au nord et au sud
    [NW] au nord et à l’ouest
    [ES] à l’est et au sud
    [EW] à l’est et à l’ouest
    [SW] au sud et à l’ouest
    [NES] au nord, à l’est et au sud
    [NEW] au nord, à l’est et à l’ouest
    [NSW] au nord, au sud et à l’ouest
    [ESW] à l’est, au sud et à l’ouest
   *[NESW] de tous les côtés
}

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

# Des faits pour le coach. Un lieu ne commence jamais une phrase.
this-city = cette ville
this-road = cette route
this-field = ce pré
this-monastery = cette abbaye
a-city = une ville
a-road = une route
a-field = un pré
a-monastery = une abbaye
fact-finishes = { SEAT($seats) } { $count ->
    [one] marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] marquent { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun
} pour { $area }.
fact-claimable = Un partisan peut aussitôt marquer { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $area }.
fact-free = Un partisan peut occuper { $area }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} à présent.
fact-free-finished = Un partisan peut occuper { $area }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} à présent, { $possible } une fois l’ensemble terminé.
fact-claims = Un partisan occupe { $area }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} à présent.
fact-claims-finished = Un partisan occupe { $area }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} à présent, { $possible } une fois l’ensemble terminé.
fact-field = Ce pré touche { $finished ->
    [one] { $finished } ville terminée
   *[other] { $finished } villes terminées
} et { $unfinished ->
    [one] { $unfinished } ville inachevée
   *[other] { $unfinished } villes inachevées
}.
fact-closers = { $left ->
    [one] La dernière tuile termine { $area }.
   *[other] { $fit } des { $left } tuiles restantes { $fit ->
        [one] termine
       *[other] terminent
    } { $area }.
}
fact-closers-theirs = { $left ->
    [one] La dernière tuile termine { $area }
   *[other] { $fit } des { $left } tuiles restantes { $fit ->
        [one] termine
       *[other] terminent
    } { $area }
} pour { SEAT($seat, form: "inside") }.
fact-places = Il faut encore au moins { $cells } tuiles pour terminer { $area } ; { $fit } des { $left } restantes { $fit ->
    [one] convient
   *[other] conviennent
} à l’endroit le plus difficile.
fact-stuck = Il n’est plus possible de terminer { $area } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} à présent).
fact-stuck-theirs = { SEAT($seats) } ne { $count ->
    [one] peut
   *[other] peuvent
} plus terminer { $area } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} à présent).
fact-ousted = { SEAT($seats) } { $count ->
    [one] perd
   *[other] perdent
} { $area }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} à présent.
fact-shares = { SEAT($seats) } partagent { $area }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun à présent.
fact-supply = { $count ->
    [0] Il ne reste aucun partisan
   *[other] Il ne reste qu’un partisan
} dans la réserve.
fact-field-grows = { SEAT($seats) } { $count ->
    [one] a
   *[other] ont
} un pré qui vaut maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
fact-raises = Ainsi, { $area } vaut { $after ->
    [one] { $after } point
   *[other] { $after } points
} au lieu de { $before }.
fact-raises-theirs = Ainsi, { $area } vaut { $after ->
    [one] { $after } point
   *[other] { $after } points
} au lieu de { $before } pour { SEAT($seat, form: "inside") }.
fact-gives-up = Cela abandonne { $area } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} à présent).
fact-free-field = Un partisan peut occuper ce pré, qui touche { $finished ->
    [one] { $finished } ville terminée
   *[other] { $finished } villes terminées
} et { $unfinished ->
    [one] { $unfinished } ville inachevée
   *[other] { $unfinished } villes inachevées
}.
fact-harder = Il est désormais plus difficile de terminer { $area } : sur { $left } tuiles restantes, seulement { $fit } au lieu de { $before } { $cells ->
    [1] { $fit ->
        [one] y parvient
       *[other] y parviennent
    }
   *[other] { $fit ->
        [one] convient
       *[other] conviennent
    } à l’endroit le plus difficile
}.
fact-harder-theirs = { SEAT($seats) } { $count ->
    [one] a
   *[other] ont
} désormais plus de mal à terminer { $area } : sur { $left } tuiles restantes, seulement { $fit } au lieu de { $before } { $cells ->
    [1] { $fit ->
        [one] y parvient
       *[other] y parviennent
    }
   *[other] { $fit ->
        [one] convient
       *[other] conviennent
    } à l’endroit le plus difficile
}.
fact-might-finish = Il est encore possible de terminer { $area }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} et le retour du partisan.

# Une position composée à la main.
edit-group-figures = Partisans
edit-figure = Partisan { SEAT($seat, form: "of") }
edit-place-tile = Où se trouve cette tuile ?
edit-place-figure = Où se trouve ce partisan { SEAT($seat, form: "of") } ?
edit-take-figure = Retirer de la table le partisan en colonne { $x }, ligne { $y }
edit-take-tile = Retirer de la table la tuile en colonne { $x }, ligne { $y }
edit-figure-there = Il y a déjà un partisan sur cette tuile.

# Pourquoi une position ne peut pas être composée.
built-too-many-tiles = La tuile { $tile } n’existe qu’en { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}.
built-too-many-left = De la tuile { $tile }, il peut rester au plus { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}.
built-figure-nowhere = Un partisan ne peut se trouver que sur une tuile posée par un joueur.
built-no-part = La tuile n’a pas de « { $part } ».
built-too-many-figures = { SEAT($seat) } a plus de { $count } partisans.
built-figure-already = Il ne peut pas encore y avoir de partisan sur la tuile qui vient d’être posée.
built-finished-city = La ville est terminée : ses chevaliers sont donc revenus dans leurs réserves.
built-finished-road = La route est terminée : ses voleurs sont donc revenus dans leurs réserves.
built-finished-monastery = L’abbaye est terminée : son moine est donc revenu dans sa réserve.
built-never-joined = Plusieurs partisans ne peuvent se rejoindre que si une tuile sans aucun d’eux a relié leurs domaines.
built-nothing-left = Il ne reste plus de tuile à piocher : la partie est donc terminée.
built-not-over = Il reste des tuiles : la partie n’est donc pas terminée.
built-not-scored = La partie est terminée : tous les partisans ont donc été comptés et repris.
built-fits-nowhere = La tuile { $tile } ne va nulle part : elle est donc retournée dans la boîte.
