title = Les Châteaux de Toscane
about = Fais prospérer la Toscane à partir de ton château : pioche des cartes, prends des tuiles, pose-les.
option-draw = Cartes par action Piocher
option-draw-2 = deux (première édition)
option-draw-3 = trois (éditions suivantes)

kind-castle = château
kind-city = ville
kind-manor = domaine
kind-agriculture = agriculture
kind-quarry = carrière
kind-village = village
kind-monastery = monastère
kind-carriage = chariot
worker = ouvriers
item-castle = château
item-city = ville
item-manor = domaine
item-quarry = carrière
item-village = village
item-monastery = monastère
item-carriage = chariot
item-pigs = agriculture (cochons)
item-vines = agriculture (vigne)
item-olives = agriculture (olives)
item-grain = agriculture (céréales)
item-pigs-vines = agriculture (cochons et vigne)
item-olives-grain = agriculture (olives et céréales)
item-hexagon = hexagone en bois
item-start-castle = château de départ
bonus-card = +1 carte
bonus-storage = +1 case de réserve
bonus-marble = +1 marbre
bonus-worker = +1 ouvrier
bonus-yield = +1 carte Rendement
yield-red-points = deux points rouges
yield-green-point = un point vert
yield-two-cards = deux cartes
yield-three-cards = trois cartes
yield-worker = un ouvrier
yield-marble = un marbre
yield-hexagon = un hexagone en bois

area-mat = Région { SEAT($seat, form: "of") }
area-hand = Ta main
area-supply = Tuiles Bonus et pioches
supply-green = points verts
supply-marble = marbre
supply-workers = ouvriers

prompt-card = { SEAT($seat) } pioche une carte.
prompt-deal = { SEAT($seat) } reçoit une partie de région.
prompt-open = La région { SEAT($seat, form: "of") } est révélée.
prompt-replace = { SEAT($seat) } retourne une de ses tuiles.
prompt-refill = De nouvelles tuiles neutres arrivent sur l’étalage.
prompt-yield = { SEAT($seat) } retourne une carte Rendement.
prompt-part = { SEAT($seat, form: "turn") } : poser la partie suivante de la région, dans un sens ou dans l’autre.
prompt-castle = { SEAT($seat, form: "turn") } : placer le château de départ sur une case vert foncé.
prompt-bonus = { SEAT($seat, form: "turn") } : choisir une tuile Bonus.
prompt-act = { SEAT($seat, form: "turn") } : piocher des cartes, prendre une tuile ou poser une tuile{ $actions ->
    [one] .
   *[other] {" "}; encore { $actions } actions.
}
prompt-discard = { SEAT($seat, form: "turn") } : la réserve est pleine. Que défausser ?
prompt-pay = { SEAT($seat, form: "turn") } : payer la case { $field } ({ $kind }).
prompt-free = { SEAT($seat, form: "turn") } : poser une tuile de l’étalage pour le château, ou passer.
prompt-marble = { SEAT($seat, form: "turn") } : rendre un marbre pour une action de plus, ou terminer le tour.

spot-field = Case { $field }
about-field = { $kind }, { $covered } sur { $fields } couvertes ; { $points ->
    [one] { $points } point vert
   *[other] { $points } points verts
} pour la zone entière
way-first = tout à gauche
way-up = un demi-hexagone plus haut
way-down = un demi-hexagone plus bas
choice-part = Partie { $part }{ $turn ->
    [0] {""}
   *[other] , tournée
}, { $way }
choice-castle = Château de départ en { $field }
choice-bonus = Tuile Bonus { $bonus }
choice-draw = Piocher des cartes
choice-take = Prendre sur l’étalage : { $item }
choice-lay = Poser en { $field } : { $item }
choice-free = Poser en { $field } depuis l’étalage : { $item }
choice-discard = Défausser : { $item }
choice-marble = Rendre un marbre pour une action de plus
choice-no-marble = Terminer le tour
choice-no-tile = Ne pas prendre de tuile
choice-pay = Payer { $first }{ $kinds ->
    [1] {""}
   *[other] {" "}et { $second }
}
paid-castle = { $count } × carte Château
paid-city = { $count } × carte Ville
paid-manor = { $count } × carte Domaine
paid-agriculture = { $count } × carte Agriculture
paid-quarry = { $count } × carte Carrière
paid-village = { $count } × carte Village
paid-monastery = { $count } × carte Monastère
paid-carriage = { $count } × carte Chariot
paid-workers = { $count ->
    [one] un ouvrier
   *[other] { $count } ouvriers
}

tip-part = Partie de région { $part }{ $turn ->
    [0] {""}
   *[other] , tournée
} : { $fields }
part-fields = à gauche { $left } – au milieu { $middle } – à droite { $right }
tip-laid = { $item } en { $field }
tip-stack = Pile { $number } : encore { $count }
tip-space = Case de réserve libre
tip-stored = En réserve : { $item }
tip-marble = Marbre : { $count }
tip-worker = Ouvriers : { $count }
tip-gap = Place vide
tip-display = Étalage, place { $place } : { $item }
tip-colour = { $points } points verts pour le { $rank ->
    [1] premier
   *[other] deuxième
} à couvrir toutes les cases de cette couleur : { $kind }
tip-green = { SEAT($seat, form: "label") } : { $points } vert
tip-red = { SEAT($seat, form: "label") } : { $points } rouge
tip-bonus = { $bonus } : encore { $count }
tip-deck = Cartes : { $count } dans la pioche
tip-discards = Défausse, { $kind } : { $count }
tip-yields = Cartes Rendement : { $count } dans la pioche
tip-neutral = Tuiles neutres : { $count }
tip-aside = Mises de côté : { $count } × { $item }
tip-hand = Main { SEAT($seat, form: "of") } : { $count } cartes
tip-card = Carte : { $kind }

refuse-no-card-left = La pioche ne contient plus cette carte : { $kind }.
refuse-letter-due = { $part } ne peut pas être distribuée maintenant : c’est le tour d’une partie { $letter }.
refuse-part-dealt = La partie de région { $part } est déjà distribuée.
refuse-other-plan = Ce n’est pas la région que { SEAT($seat, form: "inside") } a posée.
refuse-no-own-tile = { SEAT($seat) } n’a plus cette tuile dans ses piles : { $item }.
refuse-no-neutral-tile = Les piles neutres ne contiennent plus cette tuile : { $item }.
refuse-no-yield-left = La pioche ne contient plus cette carte Rendement : { $card }.
refuse-part-laid = La partie { $letter } est déjà posée.
refuse-turn = Une partie se pose droite ou tournée de 180 degrés.
refuse-no-castle-field = Le château de départ demande une case vert foncé ; { $field } est une case pour : { $kind }.
refuse-no-bonus-left = Les cinq tuiles Bonus « { $bonus } » sont prises.
refuse-not-on-display = Absent de l’étalage : { $item }.
refuse-other-place = La place { $place } de l’étalage montre autre chose que : { $item }.
refuse-not-stored = Absent de ta réserve : { $item }.
refuse-covered = La case { $field } est déjà couverte.
refuse-colour = La case { $field } est pour : { $kind } ; ta tuile est : { $own }.
refuse-apart = La case { $field } ne touche rien de ce que tu as posé.
refuse-unpayable = Tu ne peux pas payer cette case ({ $kind }) : elle coûte deux cartes de sa couleur, ou des paires et des ouvriers à leur place.
refuse-single = Une carte seule ne paie rien ici ({ $kind }) : deux valent une carte de la couleur de la case ({ $own }).
refuse-units = Cela paie { $count ->
    [one] une carte
   *[other] { $count } cartes
} ; il en faut exactement deux.
refuse-short = Tu en as { $has }, pas { $count } : { $what }.
refuse-marble-used = On ne peut rendre qu’un marbre par tour.
refuse-no-marble = Tu n’as pas de marbre.

event-area = { SEAT($seat) } complète une zone { $fields ->
    [one] d’une case
   *[other] de { $fields } cases
} ({ $kind }) : { $count ->
    [one] { $count } point vert
   *[other] { $count } points verts
}.
event-colour-bonus = { SEAT($seat) } couvre en { $rank ->
    [1] premier
   *[other] deuxième
} toutes les cases d’une couleur ({ $kind }) : { $count ->
    [one] { $count } point vert
   *[other] { $count } points verts
}.
event-agriculture = { SEAT($seat) } a { $count ->
    [one] une nouvelle sorte
   *[other] { $count } nouvelles sortes
} d’agriculture dans la zone : { $count ->
    [one] { $count } point vert
   *[other] { $count } points verts
}.
event-storage-tile = { SEAT($seat) } marque { $count ->
    [one] { $count } point vert
   *[other] { $count } points verts
} pour la case de réserve.
event-yield-green = { SEAT($seat) } retourne une carte Rendement : { $count ->
    [one] { $count } point vert
   *[other] { $count } points verts
}.
event-yield-red = { SEAT($seat) } retourne une carte Rendement : { $points ->
    [one] { $points } point rouge
   *[other] { $points } points rouges
}.
event-surplus-hexagon = { SEAT($seat) } n’a pas de case libre pour l’hexagone en bois et marque à la place { $points ->
    [one] { $points } point rouge
   *[other] { $points } points rouges
}.
event-scoring = Décompte { $passage } : { SEAT($seat, form: "inside") } ajoute { $count } points verts à ses points rouges.
event-left-over = { SEAT($seat) } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ce qui lui reste.
event-marble = { SEAT($seat) } gagne { $count } marbre.
event-workers = { SEAT($seat) } gagne { $count ->
    [one] un ouvrier
   *[other] { $count } ouvriers
}.
event-hexagon = { SEAT($seat) } gagne un hexagone en bois.
event-yield-marble = { SEAT($seat) } retourne une carte Rendement : un marbre.
event-yield-worker = { SEAT($seat) } retourne une carte Rendement : un ouvrier.
event-yield-hexagon = { SEAT($seat) } retourne une carte Rendement : un hexagone en bois.
event-yield-cards = { SEAT($seat) } retourne une carte Rendement : { $count } cartes.
event-sweep = { $count } tuiles d’une même couleur quittent l’étalage : { $kind }.
event-tiles-shuffled = Les tuiles mises de côté sont mélangées en nouvelles piles neutres.
event-cards-shuffled = Les cartes défaussées sont mélangées en une nouvelle pioche.
event-yields-shuffled = Les cartes Rendement sont mélangées en une nouvelle pioche.
event-passage-ends = { SEAT($seat) } a vidé sa pile { $passage } : la manche { $passage } se termine avec ce tour de table{ $passage ->
    [3] {" "}et un autre encore
   *[other] {""}
}.
term-area = zone de { $fields } complétée
term-colour = { $kind }, { $rank ->
    [1] 1re place
   *[other] 2e place
}
term-crops = nouvelles sortes d’agriculture
term-storage-tile = tuile Bonus Réserve
term-yield = carte Rendement
term-surplus = hexagone en bois en trop
term-green = points verts
term-left-tiles = tuiles en réserve
term-left-hexagons = hexagones en bois
term-left-marble = marbre
term-left-workers = ouvriers
term-left-cards = par trois cartes

# D’où viennent les points, comme lignes du tableau final.
row-scoring = Décomptes : vert vers rouge
row-left-over = Matériel restant
row-yield-red = Cartes Rendement
row-surplus-hexagon = Hexagones en trop
row-area = Vert : zones
row-colour-bonus = Vert : couleurs
row-agriculture = Vert : agriculture
row-storage-tile = Vert : réserve
row-yield-green = Vert : cartes Rendement

feature-area = { $kind } : { $covered } sur { $fields ->
    [one] { $fields } case couverte
   *[other] { $fields } cases couvertes
}
feature-where = { $fields } dans la région { SEAT($seat, form: "of") }
feature-green = Vaut { $points ->
    [one] { $points } point vert
   *[other] { $points } points verts
} une fois couverte.

# Le journal : ce qui a été fait.
told-part = { SEAT($seat) } pose la partie { $part }, { $way }.
told-castle = { SEAT($seat) } place le château de départ en { $field }.
told-bonus = { SEAT($seat) } choisit une tuile Bonus : { $bonus }.
told-draw = { SEAT($seat) } pioche des cartes.
told-take = { SEAT($seat) } prend une tuile sur l’étalage : { $item }.
told-lay = { SEAT($seat) } pose une tuile en { $field } : { $item }.
told-free = { SEAT($seat) } pose pour son château une tuile de l’étalage en { $field } : { $item }.
told-discard = { SEAT($seat) } défausse : { $item }.
told-marble = { SEAT($seat) } rend un marbre pour une action de plus.
told-no-marble = { SEAT($seat) } termine son tour.
told-no-tile = { SEAT($seat) } ne prend pas de tuile.
told-pay = { SEAT($seat) } paie { $first }{ $kinds ->
    [1] {""}
   *[other] {" "}et { $second }
}.

# Suggestions pour les débutants : pourquoi elles sont bonnes.
suggest-part = Posées ainsi, les zones de ta région peuvent rapporter { $points } points verts : le maximum des { $ways } possibilités. Le minimum serait { $least }.
suggest-castle = { $kinds ->
    [0] Ce château touche { $fields } cases : tu peux t’étendre dans bien des directions.
    [one] À côté de ce château se trouve une couleur dont tu as deux cartes : tu pourras bientôt y poser une tuile.
   *[other] À côté de ce château se trouvent { $kinds } couleurs dont tu as deux cartes chacune : tu pourras bientôt y poser des tuiles.
}
suggest-bonus = { $bonus } : désormais, tu pioches chaque fois une carte de plus. C’est utile dans toutes les parties.

# Des faits pour le coach.
fact-draws = Cela fait piocher { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
fact-fields = { $count ->
    [0] Aucune case libre à portée ne convient encore à cette tuile
    [one] { $count } case libre à portée convient à cette tuile
   *[other] { $count } cases libres à portée conviennent à cette tuile
}.
fact-payable = Les cartes et ouvriers en main suffisent déjà pour payer cette tuile.
fact-last-field = Cette tuile peut compléter une zone à portée : { $points ->
    [one] { $points } point vert
   *[other] { $points } points verts
}.
fact-area = Cela complète une zone : { $points ->
    [one] { $points } point vert
   *[other] { $points } points verts
}, pour encore { $scorings ->
    [one] { $scorings } décompte
   *[other] { $scorings } décomptes
}.
fact-area-left = Il manque encore { $count ->
    [one] { $count } case
   *[other] { $count } cases
} dans cette zone pour { $points ->
    [one] { $points } point vert
   *[other] { $points } points verts
}.
fact-colour = Cela couvre la dernière case d’une couleur ({ $kind }) : { $points ->
    [one] { $points } point vert
   *[other] { $points } points verts
}, pour encore { $scorings ->
    [one] { $scorings } décompte
   *[other] { $scorings } décomptes
}.
fact-crops = { $count ->
    [one] { $count } nouvelle sorte
   *[other] { $count } nouvelles sortes
} d’agriculture : { $count ->
    [one] { $count } point vert
   *[other] { $count } points verts
}, pour encore { $scorings ->
    [one] { $scorings } décompte
   *[other] { $scorings } décomptes
}.
fact-opens = { $count ->
    [one] { $count } case de plus arrive
   *[other] { $count } cases de plus arrivent
} à portée.
effect-castle = le droit de poser une tuile de l’étalage sans payer
effect-city = une tuile Bonus
effect-manor = un hexagone en bois
effect-quarry = { $count } marbre
effect-village = { $count ->
    [one] un ouvrier
   *[other] { $count } ouvriers
}
effect-monastery = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
effect-carriage = { $count ->
    [one] { $count } carte Rendement
   *[other] { $count } cartes Rendement
}
fact-effect = Cela apporte { $effect }.
fact-effect-later = Une fois posée, cette tuile apporte { $effect }.
fact-effect-lost = Une fois posée, cette tuile aurait apporté { $effect }.
fact-fields-lost = { $count ->
    [0] Aucune case libre à portée ne convient
    [one] { $count } case libre à portée convient
   *[other] { $count } cases libres à portée conviennent
} à ce qui est défaussé.
fact-can-grow = Cette tuile peut apporter { $count ->
    [one] { $count } nouvelle sorte
   *[other] { $count } nouvelles sortes
} d’agriculture : { $count ->
    [one] { $count } point vert
   *[other] { $count } points verts
}, pour encore { $scorings ->
    [one] { $scorings } décompte
   *[other] { $scorings } décomptes
}.
fact-rest = Il reste ensuite { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} et { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}.
fact-can-pay = Ce qui reste paie { $count } des { $kinds } couleurs.
fact-green = Cela rapporte aussitôt { $points ->
    [one] { $points } point vert
   *[other] { $points } points verts
}, pour encore { $scorings ->
    [one] { $scorings } décompte
   *[other] { $scorings } décomptes
}.
fact-passage = Cela retourne la dernière tuile de la pile { $passage } : la manche se termine avec ce tour de table{ $passage ->
    [3] {" "}et un autre encore
   *[other] {""}
}.
# Pourquoi une position ne peut pas être composée.
built-part = La partie { $part } ne peut pas être là : chaque partie n’existe qu’une fois, et chaque joueur a une partie A, une B et une C.
built-plan = Dans la région { SEAT($seat, form: "of") }, la partie { $part } manque ou s’y trouve deux fois.
built-fields = Les cases { SEAT($seat, form: "of") } ne sont pas celles des parties de cette région.
built-castle = { SEAT($seat) } a un seul château de départ, sur une case vert foncé.
built-not-open = La région { SEAT($seat, form: "of") } n’est pas encore révélée : seul le château de départ s’y trouve donc.
built-colour = Dans la région { SEAT($seat, form: "of") }, « { $item } » ne peut pas être sur { $field }, qui a une autre couleur.
built-apart = Dans la région { SEAT($seat, form: "of") }, { $field } n’est pas relié au château de départ.
built-storage = { SEAT($seat) } a plus d’objets en réserve que n’en contient sa réserve ({ $count ->
    [one] { $count } case
   *[other] { $count } cases
}).
built-stacks = { SEAT($seat) } a dans ses piles des tuiles qui ne sont pas de son jeu.
built-cards = Les cartes en main, dans la pioche et dans la défausse ne sont pas celles du jeu.
built-yields = Les cartes Rendement de la pioche et celles révélées ne sont pas celles du jeu.
built-tiles = Les tuiles sur la table, dans les piles, mises de côté et dans la boîte ne sont pas celles du jeu.
built-bonus = Il n’y a que cinq tuiles Bonus de chaque sorte.
built-setup = { SEAT($seat) } ne peut pas en être là : pendant la mise en place, tout se distribue et se choisit joueur après joueur.
built-passage = La partie ne peut pas en être ainsi à la manche { $passage } : elle dépend des premières piles épuisées.
built-pending = « { $member } » ne va pas avec ce qui vient ensuite.
built-actions = Personne ne peut avoir encore { $actions } actions ici.
built-not-empty = La place { $place } de l’étalage n’est pas la place vide dont il s’agit.
built-no-marble = { SEAT($seat) } n’a pas de marbre à utiliser.
built-cannot-lay = Cela ne peut pas y être posé et payé.
built-no-discard = { SEAT($seat) } n’a pris aucune tuile pour laquelle la place manque.
built-no-effect = Aucune tuile sur { $field } ne peut avoir cet effet.
built-nothing-to-do = Plus rien ne peut se passer dans cette position.
