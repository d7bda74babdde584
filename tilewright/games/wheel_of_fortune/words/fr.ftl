title = Carcassonne : La Roue de la Fortune
about = Posez des tuiles, occupez villes, chemins, abbayes et prés, et bravez la roue de la fortune.

figures = partisans
part-city = ville
part-road = chemin
part-field = pré
part-monastery = abbaye
role-city = chevalier
role-road = brigand
role-field = paysan
role-monastery = moine
shows-field = pré
shows-road = chemin
shows-city = ville

segment-fortune = Fortune
segment-tax = Impôts
segment-famine = Famine
segment-storm = Tempête
segment-inquisition = Inquisition
segment-plague = Peste

prompt-draw = La place { $seat } pioche une tuile.
prompt-take = Place { $seat } : la peste ! Reprenez un de vos partisans posés sur le terrain.
prompt-place = Place { $seat } : posez la tuile.
prompt-figure = Place { $seat } : posez un partisan sur la nouvelle tuile ou sur une couronne, ou passez.
spot-cell = Emplacement libre { $x } est, { $y } sud
choice-place = Poser la tuile : { $x } est, { $y } sud, { $facing ->
    [0] sans la tourner
    [1] un quart de tour
   *[other] { $facing } quarts de tour
}
choice-figure = { $role } ({ $part })
choice-crown = Partisan sur une couronne : { $segment }
choice-take = Reprendre : { $role } en { $x } est, { $y } sud
tip-tile = Tuile { $tile }{ $number ->
    [0] { "" }
   *[other] { "" } avec la roue { $number }
}
tip-figure = { $role } de la place { $seat }
tip-crown = Partisan de la place { $seat } sur une couronne : { $segment }
tip-board = Plateau de la roue : ses villes, chemins et prés comptent comme les autres
tip-pig = Le cochon se trouve sur : { $segment }
tip-fortune = Fortune : le joueur actif gagne 3 points. Une couronne.
tip-tax = Impôts : chaque chevalier rapporte les blasons de sa ville plus vos chevaliers qui s’y trouvent. Deux couronnes.
tip-famine = Famine : chaque paysan rapporte 1 point par ville achevée au bord de son pré. Une couronne.
tip-storm = Tempête : chaque partisan de votre réserve rapporte 1 point. Deux couronnes.
tip-inquisition = Inquisition : chaque moine rapporte 2 points. Une couronne.
tip-plague = Peste : chaque joueur reprend un partisan posé sur le terrain. Deux couronnes.

refuse-unknown-tile = Il n’y a pas de tuile { $tile }.
refuse-no-such-symbol = Il n’y a pas de tuile { $tile } : aucun exemplaire ne porte cette roue.
refuse-no-such-tile-left = Aucune tuile { $tile } ne peut être piochée maintenant.
refuse-board = Le plateau de la roue s’y trouve.
refuse-occupied = Il y a déjà une tuile à cet endroit.
refuse-apart = La tuile doit toucher le plateau ou une autre tuile par un côté ; un coin ne suffit pas.
refuse-side = Côté { $side } : votre tuile montre { $own }, sa voisine { $theirs }.
refuse-no-such-part = La tuile qui vient d’être posée n’a pas cela : { $part }.
refuse-supply = Il n’y a plus de partisan dans la réserve.
refuse-held = Déjà occupé : { $part } (place { $seats }).
refuse-crown = Plus de couronne libre dans ce secteur : { $segment } (place { $seats }).
refuse-take-crown = La peste épargne les couronnes : il faut reprendre un partisan posé sur le terrain.
refuse-no-part-there = Il n’y a rien de tel à cet endroit : { $part }.
refuse-no-own-there = Aucun de vos partisans ne s’y trouve : { $part }.

event-road-finished = La place { $seat } gagne { $points } pour un chemin achevé de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}.
event-city-finished = La place { $seat } gagne { $points } pour une ville achevée de { $tiles } tuiles.
event-monastery-finished = La place { $seat } gagne { $points } pour une abbaye achevée.
event-road-open = La place { $seat } gagne { $points } pour un chemin inachevé de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}.
event-city-open = La place { $seat } gagne { $points } pour une ville inachevée de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}.
event-monastery-open = La place { $seat } gagne { $points } pour une abbaye inachevée.
event-field-scored = La place { $seat } gagne { $points } pour un pré au bord de { $tiles ->
    [one] { $tiles } ville achevée
   *[other] { $tiles } villes achevées
}.
event-no-majority = La place { $seat } ne gagne rien ({ $part }) : un autre joueur y a plus de partisans.
event-nothing = La place { $seat } ne gagne rien ({ $part }) : aucune ville achevée ne s’y trouve.
event-tile-set-aside = La tuile { $tile } ne va nulle part et retourne dans la boîte.
event-pig-moved = Le cochon avance de { $count ->
    [one] { $count } secteur
   *[other] { $count } secteurs
} : { $segment }.
event-fortune = Fortune : la place { $seat } gagne { $points }.
event-tax = Impôts : la place { $seat } gagne { $points } pour { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
} dans une ville { $shields ->
    [0] sans blason
    [1] avec un blason
   *[other] avec { $shields } blasons
}.
event-famine = Famine : la place { $seat } gagne { $points } pour { $count ->
    [one] { $count } paysan
   *[other] { $count } paysans
} au bord de { $each ->
    [one] { $each } ville achevée
   *[other] { $each } villes achevées
}.
event-storm = Tempête : la place { $seat } gagne { $points } pour { $count ->
    [one] { $count } partisan
   *[other] { $count } partisans
} dans la réserve.
event-inquisition = Inquisition : la place { $seat } gagne { $points } pour { $count ->
    [one] { $count } moine
   *[other] { $count } moines
}.
event-plague = Peste : la place { $seat } reprend un partisan ({ $part }).
event-crown = La place { $seat } gagne { $points } pour un partisan sur une couronne : { $segment }.
term-tiles = tuiles
term-shields = blasons
term-monastery-tiles = abbaye et tuiles autour
term-finished-cities = villes achevées
term-fortune = Fortune
term-tax = chevaliers × (vos chevaliers + blasons)
term-famine = paysans × villes achevées
term-storm = partisans dans la réserve
term-inquisition = moines
term-crown = partisan sur une couronne
term-crown-alone = partisan seul dans un secteur à deux couronnes
