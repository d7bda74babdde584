# Ce que dit la ligne de commande à côté des jeux.
cli-you = toi
cli-person = ici
cli-bot = bot { $name }
cli-thinking = { SEAT($seat) } réfléchit…
cli-title = { $title } · après { $count ->
    [one] un coup
   *[other] { $count } coups
}
cli-since = Depuis ta dernière décision
cli-last = Les derniers coups
cli-forced = automatique
cli-ways = { $count } possibilités
cli-ask = Ton choix (? pour l’aide)
cli-ask-one = Entrée joue le seul coup possible (? pour l’aide)
cli-ask-next = Ton choix (back pour revenir, ? pour l’aide)
cli-no-number = Il n’y a pas de numéro { $number } ici. Choisis de 1 à { $most }.
cli-clause = Règle { $clause } : { $reason }
cli-legal = « { $move } » est possible maintenant.
cli-why-how = Indique aussi le coup, par exemple : why { $move }
cli-undone = Coup annulé.
cli-undo-nothing = Tu n’as aucune décision à annuler.
cli-undo-chance = Il y a eu un tirage depuis ta dernière décision : elle ne peut plus être annulée.
cli-hint-choice = { $number }. { $label } (« { $move } ») : { $odds } % de chances de gagner, avance { $lead }
cli-hint-even = L’écart est plus petit que la précision de l’estimation.
cli-hint-only = Un seul coup est possible.
cli-hint-seat = { SEAT($seat, form: "label") } : { $odds } % de chances de gagner ; { $score } points attendus, de { $low } à { $high } dans quatre parties sur cinq
cli-hint-line = puis { $line }
cli-log-empty = Il ne s’est encore rien passé.
cli-saved = Enregistré dans { $file }.
cli-save-how = Indique aussi le nom du fichier, par exemple : save ma.game
cli-save-taken = { $file } existe déjà. Choisis un autre nom.
cli-save-failed = { $file } ne peut pas être écrit : { $reason }
cli-quit-unsaved = Cette partie n’est pas enregistrée. « save FICHIER » l’enregistre ; un second « quit » la quitte sans enregistrer.
cli-bye = Partie arrêtée après { $count ->
    [one] un coup
   *[other] { $count } coups
}.
cli-bye-saved = Pour continuer : { $command }
cli-bye-lost = Elle n’a pas été enregistrée. Commence avec « --save FICHIER » pour pouvoir continuer un autre jour.
cli-hand-over = Au tour { SEAT($seat, form: "of") } (main cachée). Appuie sur Entrée quand il est seul à voir l’écran.
cli-help-number = choisit l’option qui porte ce numéro ; plusieurs numéros choisissent l’un après l’autre
cli-help-move = joue un coup en toutes lettres, par exemple { $move }
cli-help-back = revient au premier choix
cli-help-why = dit ce que ferait un coup, ou quelle règle l’interdit
cli-help-hint = montre de bons coups et l’état de la partie
cli-help-undo = annule ta dernière décision, tant que rien n’a été pioché depuis
cli-help-board = dessine toute la table
cli-help-bag = montre ce qui reste à piocher
cli-help-log = montre tout ce qui s’est passé
cli-help-save = enregistre la partie dans un fichier
cli-help-quit = quitte la partie
cli-puzzle-ask = Le coup évident perd { $points } points. Trouve le meilleur.
cli-puzzle-right = Bien vu. Même le deuxième meilleur coup perd { $next }.
cli-puzzle-wrong = Pas encore : cela perd { $points } points. Réessaie, ou quitte avec « quit ».
