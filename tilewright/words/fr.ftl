# Ce que tous les jeux ont en commun.
-brand-name = Tilewright

# Comment SEAT nomme les joueurs sans nom : d’abord la forme du début de phrase, puis celles qu’une phrase peut demander.
# « turn » précède les deux-points d’une consigne ; le navigateur dit alors « À toi de jouer » au joueur concerné.
seat = Le joueur { $number }
    .inside = le joueur { $number }
    .of = du joueur { $number }
    .to = au joueur { $number }
    .label = Joueur { $number }
    .turn = Joueur { $number }
seats = Les joueurs { $number }

# Où se trouve quelque chose, vu d’une tuile : « montre une route au nord ».
side-north = au nord
side-east = à l’est
side-south = au sud
side-west = à l’ouest
side-north-east = au nord-est
side-south-east = au sud-est
side-south-west = au sud-ouest
side-north-west = au nord-ouest
side-middle = au milieu

# Plusieurs choses, l’une après l’autre.
listed = { $first } ; { $rest }
listed-more = { $listed } et { $count } de plus

refuse-over = La partie est terminée.
refuse-chance = Personne ne peut jouer maintenant ; il y a d’abord un tirage.
refuse-seat = C’est { SEAT($actor, form: "to") } de jouer, pas { SEAT($seat, form: "to") }.
refuse-words = « { $words } » n’est pas un coup. Possible maintenant : { $verbs }.
refuse-phase = « { $verb } » n’est pas possible maintenant. Possible maintenant : { $verbs }.
refuse-shape = Le coup doit s’écrire : { $shape }.

prompt-over = La partie est terminée.
choice-pass = Passer

# Ce qui va ensemble sur la table, et ce que cela rapporterait.
feature-worth = Vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant.
feature-worth-finished = Vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant, { $finished } une fois terminé.
feature-worth-stuck = Vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant. Ne pourra plus être terminé.
feature-done = Terminé ; plus aucun point ici.

# Ce qu’un coup changerait à une zone. Son nom figure au-dessus de ces phrases.
outlook-finished = Terminé.
outlook-finished-free = Terminé ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}), n’appartient encore à personne.
outlook-scores = { SEAT($seats) } { $count ->
    [one] marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] marquent { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun
}.
outlook-joined = En réunit { $count } jusqu’ici séparés.
outlook-together = Vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout.
outlook-worth = Points : { $after } au lieu de { $before }.
outlook-ends = Extrémités ouvertes : { $after } au lieu de { $before }.
outlook-new = Nouveau.
outlook-new-ends = Nouveau, avec { $open ->
    [one] { $open } extrémité ouverte
   *[other] { $open } extrémités ouvertes
}.
outlook-stuck = Bloqué : aucune tuile restante ne peut le terminer.
outlook-holds = { SEAT($seats) } { $count ->
    [one] y est majoritaire
   *[other] y sont à égalité
}.
outlook-loses = { SEAT($seats) } { $count ->
    [one] n’y est plus majoritaire
   *[other] n’y sont plus majoritaires
}.

# Le journal : ce qui a été fait.
told-pass = { SEAT($seat) } passe.

# Un jeu sans textes à lui : les coups dans sa notation.
about-draft = Règles seules : il n’y a encore ni images ni textes.
mark-draft = règles seules
prompt-draft = { SEAT($seat, form: "turn") } : choisis un coup.
prompt-draft-chance = Le hasard décide.
spot-draft = Colonne { $column }, ligne { $row }
choice-draft = { $words }
told-draft = { SEAT($seat, form: "label") } : { $words }

# Le coach : des phrases sur un coup joué ou possible.
coach-better = Meilleur coup : { $fact }
coach-played = Coup joué : { $fact }
coach-obvious = Le coup évident : { $fact }
coach-scores = { SEAT($seat) } marque aussitôt { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coach-chance = Les chances de gagner passent de { $before } à { $after } pour cent.
coach-worth = Le meilleur coup vaut environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
coach-even = Les { $count } meilleurs coups se valent à peu près ici.

# Une position composée à la main : ce qu’on pose, retire ou règle.
edit-choose = Choisis ce qu’il faut poser sur la table.
edit-take = Retirer quelque chose
edit-group-tiles = Tuiles
edit-group-seats = Points
edit-group-turn = Tour
edit-points = Points
edit-turn = À qui le tour
edit-seat = { SEAT($seat, form: "label") }
edit-drawn = Pioché
edit-drawn-none = Rien encore
edit-nothing-there = Il n’y a rien à retirer à cet endroit.
edit-none-left = Il n’en reste plus.

# Pourquoi une position ne peut pas être composée. Ses mots sont du JSON, en anglais dans toutes les langues.
built-not = Une position de ce jeu ne peut pas être composée.
built-no-object = Une position est un objet JSON.
built-unknown-member = Une position de ce jeu n’a pas de « { $member } » (possible : { $members }).
built-malformed = « { $member } » ne peut pas être : { $value }
built-missing = « { $member } » manque.
built-disagrees = « { $member } » vaut { $given }, mais le reste donne { $follows }.
built-unsound = Aucune partie ne peut mener à cette position.
built-at = En { $x } { $y } : { $reason }
