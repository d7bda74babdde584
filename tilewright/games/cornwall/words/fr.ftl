title = Cornwall
about = Composer les paysages des Cornouailles, occuper les territoires et reprendre ses pions au pub.

terrain-swamp = marais
terrain-forest = forêt
terrain-mountain = montagne
terrain-village = village
terrain-meadow = prairie

# Où l’on place un pion.
in-swamp = dans le marais
in-forest = dans la forêt
in-mountain = sur la montagne
in-village = dans le village
in-meadow = dans la prairie

# Un territoire, après « reçoit 3 points pour ».
a-swamp = un marais
a-forest = une forêt
a-mountain = une montagne
a-village = un village
a-meadow = une prairie

symbol-flag = drapeau
symbol-chapel = chapelle
symbol-cottage = cottage

# Un pion, au début d’un intitulé.
figure-small = Petit pion
figure-slender = Pion long et mince
figure-big = Grand et gros pion

coins = pièces
figures-small = petits pions (valeur 1)
figures-slender = pions longs et minces (valeur 2)
figures-big = grands et gros pions (valeur 3)
area-pub = Le pub
area-values = Points par case
area-stock = Réserve
area-under = Sous la pioche (la prochaine d’abord)

prompt-draw = { SEAT($seat) } retourne une tuile.
prompt-place = { SEAT($seat, form: "turn") } : poser la tuile.
prompt-fetch = { SEAT($seat, form: "turn") } : retirer tous ses pions du pub pour 1 pièce, ou les y laisser.
prompt-figure = { SEAT($seat, form: "turn") } : placer un pion sur la nouvelle tuile, ou passer.
prompt-figure-further = { SEAT($seat, form: "turn") } : placer un autre pion sur la nouvelle tuile, ou passer.

spot-site = Emplacement pour la tuile en { $q }, { $r }
place-field = en { $q }, { $r }
spot-field = { $terrain } : { $cost ->
    [0] gratuit
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
choice-place = Poser la tuile en { $q }, { $r }, { $degrees ->
    [0] sans la tourner
   *[other] tournée de { $degrees }°
}{ $coins ->
    [0] {""}
    [one] {" "}(+{ $coins } pièce)
   *[other] {" "}(+{ $coins } pièces)
}
choice-fetch = Payer 1 pièce et retirer { $figures ->
    [one] ton pion
   *[other] tes { $figures } pions
} du pub
choice-leave = Laisser { $figures ->
    [one] ton pion
   *[other] tes { $figures } pions
} au pub
choice-figure = { $figure } { $where } : { $cost ->
    [0] gratuit
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
choice-no-figure = Ne pas placer de pion
choice-no-further-figure = Ne plus placer de pion

tip-start = Tuile de départ
tip-tile = Tuile : { $land }
tip-under-stack = Tuile sous la pioche : { $land }
tip-field-laid = En { $q }, { $r } : { $field }
tip-field = { $terrain }, territoire de { $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
}
tip-field-symbol = { $terrain } avec { $symbol }, territoire de { $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
}
tip-figure = { $figure } { SEAT($seat, form: "of") }, valeur { $strength }
tip-cottage = Cottage : ce territoire est achevé
tip-price = { $cost ->
    [0] Placer un pion ici est gratuit
    [one] Placer un pion ici coûte { $cost } pièce
   *[other] Placer un pion ici coûte { $cost } pièces
}
tip-pub = Le pub : juste après avoir posé une tuile, 1 pièce permet de reprendre tous ses pions
tip-stack = { $tiles ->
    [one] { $tiles } tuile dans la pioche
   *[other] { $tiles } tuiles dans la pioche
}
tip-bank = { $coins ->
    [one] { $coins } pièce dans la réserve
   *[other] { $coins } pièces dans la réserve
}
tip-values = Points par case pour la majorité et pour la deuxième place, sans et avec drapeau ; valeur des pions ; points pour une chapelle

# Le paysage en mots : les cases d’une tuile, et les territoires que touche un emplacement, chacun avec son nombre de cases.
at-north = au nord
at-northeast = au nord-est
at-southeast = au sud-est
at-south = au sud
at-southwest = au sud-ouest
at-northwest = au nord-ouest
land-field = { $field } { $where }
land-symbol = { $terrain } avec { $symbol }
land-beside = { $where } à côté de { $regions }
land-region = { $terrain } de { $fields }

refuse-unknown-tile = La tuile { $tile } n’existe pas.
refuse-not-in-stack = La tuile { $tile } n’est plus dans la pioche.
refuse-under-stack = La tuile { $tile } est sous la pioche ; d’autres viennent avant.
refuse-covered = Aucune tuile ne doit en chevaucher une autre : une case ({ $terrain }) s’y trouve déjà.
refuse-edges = { $edges ->
    [0] La tuile ne touche rien ; au moins 2 de ses côtés doivent toucher des tuiles posées.
   *[other] La tuile n’est juxtaposée que sur un côté ; il en faut au moins 2.
}
refuse-closed = Ce territoire ({ $terrain }) est achevé par un cottage et ne peut plus être agrandi.
refuse-no-growth = Aucun paysage de la tuile ne touche un paysage identique ; au moins un territoire doit être agrandi.
refuse-pub-empty = Aucun de tes pions n’est au pub.
refuse-fetch-coin = Retirer tes pions du pub coûte 1 pièce, et tu n’en as pas.
refuse-field-taken = Il y a déjà un pion sur cette case ; il n’y a de place que pour un seul.
refuse-no-figure = Tu n’en as plus : { $figure }.
refuse-cost = Le pion coûterait { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
} ; tu en as { $coins }.
built-start = D’abord vient la tuile de départ, avec ses cinq cases autour de 0 0.
built-no-such-tile = Aucune tuile ne porte ces trois cases dans cet ordre : { $fields }.
built-not-together = Les trois cases de la tuile { $tile } ne sont pas disposées comme sur la tuile.
built-twice = La tuile { $tile } n’existe qu’une fois.
built-stack = La tuile { $tile } doit se trouver à un seul endroit : sur la table, dans la pile ou dessous.
built-figure-nowhere = Un pion ne peut se trouver que sur une tuile posée par un joueur.
built-scored-region = Cette région a été comptée : ses pions sont donc au pub.
built-figure-early = Sur la tuile qui vient d’être posée, il ne peut y avoir que des pions que ce joueur vient de placer.
built-too-many-figures = { SEAT($seat) } a { $count } pions de cette taille, en comptant le terrain, le pub et la réserve.
built-coins = Il n’y a que { $count } pièces, pas { $coins }.
built-fits-nowhere = La tuile { $tile } ne va nulle part : elle est donc déjà sous la pile.
built-over = Plus aucune tuile restante ne peut être posée : la partie est donc terminée.
built-not-over = Il reste une tuile qui peut être posée : la partie n’est donc pas terminée.
built-none-laid = Aucune tuile n’a encore été posée.
built-pub-empty = { SEAT($seat) } n’a au pub aucun pion à reprendre.
built-figures-placed = Il y a déjà trois pions sur la tuile qui vient d’être posée : le tour est donc fini.

event-tile-refused = La tuile { $tile } ne peut être posée nulle part et va sous la pioche.
event-coins-gained = { SEAT($seat) } reçoit { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} pour avoir agrandi des territoires différents.
event-pub-fetched = { SEAT($seat) } verse { $coins } pièce pour retirer tous ses pions du pub.
event-figure-paid = { SEAT($seat) } verse { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} pour le pion.
event-chapel = { SEAT($seat) } reçoit { $points } points pour un pion sur une chapelle.
event-region-closed = { SEAT($seat) } reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $region } de { $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
}, territoire achevé par un cottage.
event-region-enclosed = { SEAT($seat) } reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $region } de { $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
}, territoire qui ne peut plus être agrandi.
event-region-left = À la fin, { SEAT($seat, form: "inside") } reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $region } de { $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
}.
event-swamp-scored = À la fin, { SEAT($seat, form: "inside") } reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $region } de { $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
}.
event-no-points = { SEAT($seat) } ne reçoit rien pour { $region } de { $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
} (valeur { $strength }).
event-coins-left = { SEAT($seat) } reçoit { $coins ->
    [one] { $coins } point pour la pièce qui lui reste
   *[other] { $coins } points pour les pièces qui lui restent
}.
event-stack-stuck = Aucune tuile de la pioche ne peut plus être posée : la partie est terminée.

term-chapel = chapelle
term-coins = pièces restantes
term-first = cases, majorité
term-second = cases, deuxième place
term-shared-first = 1re et 2e places additionnées, { $fields } × { $each } partagés par { $sharers }, arrondi au supérieur
term-shared-second = 2e place, { $fields } × { $each } partagés par { $sharers }, arrondi au supérieur

# D’où viennent les points, comme lignes du tableau final.
row-chapel = Chapelles
row-region-closed = Territoires achevés
row-region-enclosed = Territoires entourés
row-region-left = Territoires à la fin
row-swamp-scored = Marais
row-coins-left = Pièces restantes

# Le journal : ce qui a été fait.
told-place = { SEAT($seat) } pose la tuile en { $q }, { $r }.
told-fetch = { SEAT($seat) } retire { $figures ->
    [one] son pion
   *[other] ses { $figures } pions
} du pub.
told-leave = { SEAT($seat) } laisse { $figures ->
    [one] son pion
   *[other] ses { $figures } pions
} au pub.
told-figure = { SEAT($seat) } place { $size ->
    [small] un petit pion
    [slender] un pion long et mince
   *[big] un grand et gros pion
} { $where }.
told-no-figure = { SEAT($seat) } ne place pas de pion.
told-no-further-figure = { SEAT($seat) } ne place plus de pion.

# Des faits pour le coach. Un territoire ne commence jamais une phrase.
this-swamp = ce marais
this-forest = cette forêt
this-mountain = cette montagne
this-village = ce village
this-meadow = cette prairie
fact-coins = Cela rapporte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
fact-fetches = { $count ->
    [one] { $count } pion revient
   *[other] { $count } pions reviennent
} du pub pour 1 pièce.
fact-stay = { $count ->
    [one] { $count } pion reste
   *[other] { $count } pions restent
} au pub.
fact-scored = { SEAT($seats) } { $count ->
    [one] devrait recevoir { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] devraient recevoir { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun
} pour { $region } ce tour-ci.
fact-claimable = Un pion peut rapporter { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $region } ce tour-ci.
fact-free = Un pion peut occuper seul { $region } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en l’état.
fact-can-lead = Un pion de valeur { $strength } peut dominer { $region } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en l’état.
fact-can-share = Un pion de valeur { $strength } peut partager { $region } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun en l’état.
fact-ousted = { SEAT($seats) } { $count ->
    [one] perd
   *[other] perdent
} { $region }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} en l’état.
fact-shares = { SEAT($seats) } partagent { $region } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun en l’état.
fact-raises = { SEAT($seat) } recevrait { $after ->
    [one] { $after } point
   *[other] { $after } points
} pour { $region } au lieu de { $before }.
fact-cost = Le pion coûte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
fact-leads = Une valeur de { $own } contre { $other } domine { $region } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en l’état.
fact-behind = Une valeur de { $own } contre { $other } ne domine pas { $region } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en l’état.
fact-cottages = { $fit } sur { $left ->
    [one] { $left } tuile restante
   *[other] { $left } tuiles restantes
} { $fit ->
    [one] montre
   *[other] montrent
} un cottage sur ce terrain ({ $terrain }).
fact-supply = { $count ->
    [0] Il ne reste aucun pion
   *[other] Il ne reste qu’un pion
} à placer.

# Une position composée à la main.
edit-group-figures = Pions
edit-coins = Pièces
edit-place-tile = Où se trouve cette tuile ?
edit-place-figure = { $figure } : où se trouve-t-il ?
edit-put-figure = { $figure } en { $q }, { $r }
edit-take-figure = Retirer de la table le pion en { $q }, { $r }
edit-take-tile = Retirer de la table la tuile en { $q }, { $r }
edit-take-under = Remettre cette tuile dans la pioche
edit-needed = Sans cette tuile, d’autres n’auraient pas pu être posées.
