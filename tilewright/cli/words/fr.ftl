# Ce que dit la ligne de commande à côté des jeux.
cli-seat = Joueur { $seat }
cli-you = vous
cli-person = ici
cli-bot = robot { $name }
cli-thinking = Le joueur { $seat } réfléchit …
cli-points = { $count ->
    [one] point
   *[other] points
}
cli-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
cli-hand = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
}
cli-left = { $count ->
    [0] Il ne reste rien à piocher.
    [one] encore une pièce à piocher
   *[other] encore { $count } pièces à piocher
}
cli-title = { $title } · après { $count ->
    [one] un coup
   *[other] { $count } coups
}
cli-since = Depuis votre dernière décision
cli-last = Les derniers coups
cli-ways = { $count } possibilités
cli-ask = Votre choix (? pour l’aide)
cli-ask-one = Entrée joue le seul coup possible (? pour l’aide)
cli-ask-next = Votre choix (back pour revenir, ? pour l’aide)
cli-no-number = Il n’y a pas de numéro { $number } ici. Possible : de 1 à { $most }.
cli-clause = Règle { $clause } : { $reason }
cli-legal = « { $move } » peut être joué maintenant.
cli-why-how = Écrivez aussi le coup, par exemple : why { $move }
cli-undone = Coup repris.
cli-undo-nothing = Vous n’avez aucune décision à reprendre.
cli-undo-chance = Le hasard a joué depuis votre dernière décision : elle ne peut plus être reprise.
cli-hint-move = La recherche jouerait « { $move } » : { $label }
cli-hint-seat = Joueur { $seat } : { $score } points attendus, avance { $lead }, { $odds } % de chances de gagner
cli-hint-line = Elle prévoit : { $line }
cli-log-empty = Il ne s’est encore rien passé.
cli-saved = Enregistré dans { $file }.
cli-save-how = Écrivez aussi le nom du fichier, par exemple : save ma.game
cli-save-taken = { $file } existe déjà. Choisissez un autre nom.
cli-save-failed = { $file } ne peut pas être écrit : { $reason }
cli-quit-unsaved = Cette partie n’est pas enregistrée. « save FICHIER » la garde, « quit » encore une fois la quitte.
cli-bye = La partie s’arrête après { $count ->
    [one] un coup
   *[other] { $count } coups
}.
cli-bye-saved = Pour continuer : { $command }
cli-bye-lost = Elle n’a pas été enregistrée. Commencez avec « --save FICHIER » pour pouvoir continuer un autre jour.
cli-hand-over = C’est au joueur { $seat }, qui a des choses à cacher. Appuyez sur Entrée quand il est seul à regarder.
cli-help-number = choisit ce qui porte ce numéro ; plusieurs numéros choisissent l’un après l’autre
cli-help-move = joue un coup en toutes lettres, comme { $move }
cli-help-back = revient au premier choix
cli-help-why = pourquoi un coup ne peut pas être joué, avec la règle
cli-help-hint = demander à la recherche ce qu’elle jouerait et ce qu’elle prévoit
cli-help-undo = reprend votre dernière décision, tant que le hasard n’a pas joué
cli-help-board = dessine toute la table
cli-help-bag = ce qui reste à piocher
cli-help-log = tout ce qui s’est passé
cli-help-save = écrit la partie dans un fichier
cli-help-quit = quitte la partie
