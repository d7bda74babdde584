title = Tabula Rasa
about = Place tes chevaliers près de dix territoires : le camp qui en a le plus prend la terre.

castle = château
treasure = trésor
hand = Ta main
cards-in-hand = cartes en main
knight-red = { $number } rouge
knight-green = { $number } vert
knight-blue = { $number } bleu
knight-violet = { $number } violet
knight-yellow = { $number } jaune
territory-number = territoire { $number }
territory-red = territoire rouge
territory-green = territoire vert
territory-blue = territoire bleu
territory-violet = territoire violet
territory-yellow = territoire jaune
feature-territory = Territoire
side-alone = { SEAT($seat, form: "label") }
side-pair = { SEAT($seat, form: "label") } avec { SEAT($partner, form: "inside") }

prompt-deal = On distribue les cartes : une carte pour { SEAT($seat, form: "inside") }.
prompt-draw = { SEAT($seat) } pioche une carte.
prompt-play = { SEAT($seat, form: "turn") } : poser un chevalier près du territoire de son nombre ou de sa couleur.
spot-place = Près du { $territory }
about-place = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $knights }
about-knights = { $side } : { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}
choice-play = { $knight } près du { $territory }
tip-knight = Chevalier { $knight } { SEAT($seat, form: "of") }
tip-territory = { $territory } : { $points ->
    [one] un point
   *[other] { $points } points
}
tip-treasure = Trésor : { $points ->
    [one] un point
   *[other] { $points } points
}
tip-castle = Château : { $points } points au premier camp qui a deux des territoires 1 à 5
tip-stock = Pioche : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
tip-removed = { $count } cartes ont été écartées face cachée
tip-lane = { $side } : les chevaliers se posent ici
tip-leads = { $side } mène avec { $knights ->
    [one] un chevalier
   *[other] { $knights } chevaliers
}
tip-taken = Pris par : { $side }

refuse-no-such-knight = Il n’y a pas de chevalier « { $knight } » : les couleurs sont red, green, blue, violet et yellow, les nombres 1 à 5.
refuse-none-left = Il ne reste plus de chevalier { $knight } à piocher.
refuse-not-in-hand = Tu n’as pas le { $knight } en main.
refuse-place = Le { $knight } ne peut pas être posé près du { $place }, seulement près du { $number } ou du { $colour }.
built-none-beside = Il n’y a pas de chevalier près du { $place }.
built-laid = { $laid } chevaliers sont posés ; la partie n’est terminée que lorsqu’il y en a { $count }.
built-turns = { SEAT($seat) } a posé { $laid } chevaliers ; à tour de rôle, il devrait y en avoir { $due }.
built-last = Le dernier chevalier est celui { SEAT($seat, form: "of") } : ce ne peut donc pas être le dernier près du { $place }.
built-hand = { SEAT($seat) } a { $held } chevaliers en main ; il devrait y en avoir { $due }.
built-no-stock = La pioche est vide : plus personne ne pioche.
built-too-many-knights = Il n’y a que { $count } chevaliers de cette sorte : { $knight }.

event-territory-taken = { $side } prend le { $territory } avec { $knights ->
    [one] un chevalier
   *[other] { $knights } chevaliers
} et marque { $points ->
    [one] un point
   *[other] { $points } points
}.
event-treasure-taken = { $side } est en deuxième position près du { $territory } avec { $knights ->
    [one] un chevalier
   *[other] { $knights } chevaliers
} et marque { $points ->
    [one] un point
   *[other] { $points } points
} pour le trésor.
event-tie-treasure = { $side } est à égalité pour la première place près du { $territory } avec { $knights ->
    [one] un chevalier
   *[other] { $knights } chevaliers
} et marque { $points ->
    [one] un point
   *[other] { $points } points
} pour un trésor.
event-castle-taken = { $side } obtient en premier deux des territoires 1 à 5 et marque { $points } points pour le château.
event-partner = { SEAT($seat) }, partenaire { SEAT($partner, form: "of") }, marque autant : { $points ->
    [one] un point
   *[other] { $points } points
}.
event-territory-unclaimed = Aucun chevalier près du { $territory } : il est défaussé avec son trésor.
event-treasure-unclaimed = Personne en deuxième position près du { $territory } : le trésor est défaussé.
event-territory-tied = Égalité à trois près du { $territory } : il est défaussé avec son trésor.
event-treasure-tied = Égalité à deux pour la deuxième position près du { $territory } : le trésor est défaussé.
event-castle-unclaimed = Personne n’a deux des territoires 1 à 5 : le château est défaussé.

# D’où viennent les points, comme lignes du tableau final.
row-territory-taken = Territoires
row-treasure-taken = Trésors
row-tie-treasure = Trésors d’égalités
row-castle-taken = Château
row-partner = Comme partenaire

# Le journal : ce qui a été fait.
told-play = { SEAT($seat) } pose le { $knight } près du { $territory }.

# Des faits pour le coach.
fact-leads = { SEAT($seats) } { $count ->
    [one] mène
   *[other] mènent
} près du { $territory } avec { $own ->
    [one] { $own } chevalier
   *[other] { $own } chevaliers
} contre { $other }.
fact-safe = Plus personne d’autre ne peut revenir près du { $territory }.
fact-was-safe = De toute façon, plus personne ne pouvait revenir près du { $territory }.
fact-ties = Égalité en tête près du { $territory }, avec { $own ->
    [one] { $own } chevalier
   *[other] { $own } chevaliers
} chacun.
fact-behind = Il faut encore { $missing } chevaliers pour mener près du { $territory }.
fact-lost = Il n’est plus possible de mener près du { $territory }.
fact-treasure = La deuxième place près du { $territory } donne le trésor en l’état.
fact-no-use = Cette carte ne peut plus rien gagner près du { $territory }.
fact-could-lead = Cette carte aurait aussi donné la tête près du { $territory }.
fact-could-tie = Cette carte aurait aussi donné l’égalité près du { $territory }.
fact-hand = { $count ->
    [one] { $count } autre carte en main va
   *[other] { $count } autres cartes en main vont
} près du { $territory }.
fact-unseen = { $count ->
    [one] { $count } chevalier pour le { $territory } n’a pas encore été vu
   *[other] { $count } chevaliers pour le { $territory } n’ont pas encore été vus
}.
fact-castle = { SEAT($seats) } { $count ->
    [one] prendrait
   *[other] prendraient
} le château en l’état.
fact-castle-denied = { SEAT($seats) } ne { $count ->
    [one] prendrait
   *[other] prendraient
} plus le château en l’état.

# A position laid out by hand.
edit-group-knights = Chevaliers
edit-place-knight = Où ce chevalier a-t-il été posé ({ SEAT($seat, form: "inside") }) ?
edit-take-knight = Retirer de la table : { $knight }, { $territory }
edit-begun = Dès qu’un chevalier est posé, le premier joueur ne change plus.
