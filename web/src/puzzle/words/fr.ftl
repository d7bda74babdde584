# Ce que dit la page des problèmes.
web-puzzles = Problèmes
web-puzzle-you = Toi
web-puzzle-none = Il n’y a pas encore de problèmes.
web-puzzle-leave = Quitter les problèmes
web-puzzle-of-day = Problème du jour
web-puzzle-of-days = Problèmes du jour
web-puzzle-new-in = { $hours ->
    [0] nouveaux dans { $minutes } min
   *[other] nouveaux dans { $hours } h { $minutes } min
}
web-puzzle-more = Autres problèmes
web-puzzle-more-of = { $game } : { $solved } sur { $count } résolus
web-puzzle-any = Tous
web-puzzle-easy = Facile
web-puzzle-medium = Moyen
web-puzzle-hard = Difficile
web-puzzle-all-done = Tu les as tous résolus.
web-puzzle-task = Tâche
web-puzzle-ask = Le coup évident perd { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Trouve le meilleur.
web-puzzle-first-counts = Ta première réponse compte pour ton classement.
web-puzzle-share = résolu par { $share } %
web-puzzle-from = tiré d’une partie, tour { $turn }
web-puzzle-nudge = Un coup de pouce
web-puzzle-nudged = Regarde ce qui est entouré.
web-puzzle-is-open = pas encore essayé
web-puzzle-is-tried = essayé
web-puzzle-is-solved = résolu
web-puzzle-answer = Réponse
web-puzzle-right = Bien vu
web-puzzle-not-yet = Pas encore
web-puzzle-shown = Voici la réponse
web-puzzle-loses = perd { $points ->
    [one] { $points } point
   *[other] { $points } points
} par rapport au meilleur coup
web-puzzle-look-again = Un autre coup est meilleur. Regarde ce que chaque place vaut à la fin, et ce qu’elle laisse aux autres.
web-puzzle-why = Le coup évident aurait perdu { $obvious ->
    [one] { $obvious } point
   *[other] { $obvious } points
}, et même le deuxième meilleur { $next }.
web-puzzle-why-next = Le coup évident est le deuxième meilleur, et il perd { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-puzzle-first-try = premier essai
web-puzzle-tries = { $count } essais
web-puzzle-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
web-puzzle-level = ton classement { $value }
web-puzzle-show = Voir la réponse
web-puzzle-again = Réessayer
web-puzzle-copy = Copier le lien
web-puzzle-copied = Le lien vers ce problème est copié.
web-puzzle-next = Problème suivant
web-puzzle-next-game = Suivant : { $game }
web-puzzle-days = Jours de suite
web-puzzle-streak = { $days ->
    [0] Pas encore de jours de suite
    [one] Un jour de suite
   *[other] { $days } jours de suite
}
web-puzzle-days-short = { $days ->
    [one] jour
   *[other] jours
}
web-puzzle-longest = record { $days }
web-puzzle-days-what = Un problème résolu par jour prolonge la série. Tous les jeux comptent.
web-puzzle-day-solved = un problème résolu
web-puzzle-day-empty = aucun problème résolu
web-puzzle-no-key = Ce que tu résous est gardé dans ce navigateur.
web-puzzle-get-key = Obtiens un classement et garde ta série sur tous tes appareils
