# What the lobby says.
web-lobby-waiting = { $count ->
    [0] Aucune partie ne t’attend.
    [1] Une partie t’attend.
    [2] Deux parties t’attendent.
    [3] Trois parties t’attendent.
    [4] Quatre parties t’attendent.
    [5] Cinq parties t’attendent.
   *[other] { $count } parties t’attendent.
}
web-lobby-your-turn = À toi
web-lobby-others-turn = Aux autres
web-lobby-unstarted = Pas commencées
web-lobby-finished = Terminées
web-lobby-hidden = Parties masquées
web-lobby-hidden-count = Parties masquées : { $count }
web-lobby-mine = Mes parties
web-lobby-find = Chercher
web-lobby-find-mine = Titre, joueur, jeu ou code
web-lobby-found = { $count ->
    [0] Rien trouvé.
    [one] Une partie trouvée.
   *[other] { $count } parties trouvées.
}
web-lobby-found-many = Plus de { $count } parties trouvées.
web-lobby-all-above = { $count ->
    [0] Aucune partie ne t’attend.
    [one] La partie qui t’attend est plus haut.
   *[other] Les parties qui t’attendent sont plus haut.
}
web-lobby-more-turns = { $count ->
    [one] Une autre partie t’attend
   *[other] { $count } autres parties t’attendent
}
web-lobby-none-others = Tu n’attends personne.
web-lobby-none-waiting = Aucune de tes tables n’attend de joueurs.
web-lobby-none-over = Les parties terminées apparaissent ici.
web-lobby-play-on = Continuer
web-lobby-open = Ouvrir
web-lobby-options = Options : { $title }
web-lobby-before = Page précédente
web-lobby-after = Page suivante
web-lobby-page = Page { $page }
web-lobby-turn-of = à { $name } de jouer
web-lobby-turn-start = va commencer
web-lobby-here = en ligne
web-lobby-away-you = un remplaçant joue pour toi
web-lobby-seats-taken = { $taken } places prises sur { $all }
web-lobby-won = Tu as gagné
web-lobby-placed = { $place }e sur { $all }
web-lobby-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-lobby-resigned = Tu as abandonné
web-lobby-closed = Fermée
web-lobby-outdated = Les règles ont changé depuis
web-lobby-over = Terminée
web-lobby-left = { $unit ->
    [day] { $count ->
        [one] encore { $count } jour
       *[other] encore { $count } jours
    }
    [hour] encore { $count } h
    [minute] encore { $count } min
   *[second] encore { $count } s
}
web-lobby-waited = { $unit ->
    [day] { $count ->
        [one] depuis { $count } jour
       *[other] depuis { $count } jours
    }
   *[hour] depuis { $count } h
}
web-lobby-no-hurry = rien ne presse
web-lobby-tables = Tables ouvertes
web-lobby-more-tables = En voir plus
web-lobby-filter = Filtrer
web-lobby-known = Jeux que je connais
web-lobby-live = En direct
web-lobby-days = Sur des jours
web-lobby-no-clock = Sans pendule
web-lobby-rated = Classée
web-lobby-free = Places libres
web-lobby-any-game = Tous les jeux
web-lobby-any-seats = Toutes les tailles
web-lobby-sit = S’asseoir
web-lobby-watch = Regarder
web-lobby-anywhere = N’importe quelle place
web-lobby-anywhere-what = La meilleure table pour toi.
web-lobby-anywhere-sit = S’asseoir n’importe où
web-lobby-seats = { $count } joueurs
web-lobby-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-lobby-pace-none = sans pendule
web-lobby-pace-main = { $minutes } min chacun
web-lobby-pace-turn = { $minutes } min + { $seconds } s par tour
web-lobby-pace-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
web-lobby-is-rated = classée
web-lobby-has-hints = avec conseils
web-lobby-move = coup { $ply }
web-lobby-empty = Aucune table n’attend.
web-lobby-empty-what = Ouvres-en une et l’accueil la montre à tous, ou joue contre un bot en attendant.
web-lobby-empty-filtered = Aucune table ne passe tes filtres.
web-lobby-show-all = Voir toutes les tables
web-lobby-open-table = Ouvrir une table
web-lobby-play-bot = Jouer contre un bot
web-lobby-new = Nouvelle table
web-lobby-join = Rejoindre avec un code
web-lobby-join-what = Tape le code ou colle le lien que tu as reçu.
web-lobby-record = Ou revois une partie enregistrée.
web-lobby-record-choose = Ouvrir un fichier
web-lobby-trouble = Le serveur ne répond pas.
web-lobby-trouble-what = { $seconds ->
    [0] Tes parties sont en sécurité. Nouvel essai en cours.
    [one] Tes parties sont en sécurité. Prochain essai dans une seconde ; inutile de recharger.
   *[other] Tes parties sont en sécurité. Prochain essai dans { $seconds } secondes ; inutile de recharger.
}
web-lobby-try = Réessayer
web-lobby-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-lobby-new-to-you = Nouveau pour toi
web-lobby-play = Jouer
web-lobby-play-now = Jouer : { $game }
web-lobby-table-of = Nouvelle table : { $game }
web-lobby-welcome = Pose la première tuile.
web-lobby-welcome-what = Un vrai plateau, des règles qui s’expliquent d’elles-mêmes, un bot patient. Sans compte, rien à installer. Ensuite, joue avec des amis ou des inconnus.
web-lobby-start = Jouer à { $game }
web-lobby-learn-welcome = Apprends un jeu de société en { $minutes } minutes.
web-lobby-learn-welcome-what = Nouveau ici ? Tu poses toi-même la première tuile, sur un vrai plateau. Pas de compte, rien à installer. Ensuite, joue avec un bot patient, des amis ou des inconnus.
web-lobby-learn = Apprendre { $game }
web-lobby-learn-minutes = Apprendre · { $minutes } min
web-lobby-new-here = Nouveau ici ? Apprends-le en { $minutes } minutes, puis joue contre un bot patient.
web-lobby-first-game = Jouer une première partie
web-lobby-resume-title = Reprends où tu en étais.
web-lobby-resume-what = { $game }, étape { $number } sur { $of }. Ta progression est enregistrée dans ce navigateur.
web-lobby-resume-line = { $game } · étape { $number } sur { $of }
web-lobby-resume = Continuer la leçon
web-lobby-with-friends = Jouer avec des amis
web-lobby-count-games = { $count ->
    [1] Un jeu
    [2] Deux jeux
    [3] Trois jeux
    [4] Quatre jeux
    [5] Cinq jeux
   *[other] { $count } jeux
}
web-lobby-way-code = Des amis t’ont envoyé un code ?
web-lobby-way-code-what = Tape-le ici et prends place.
web-lobby-way-tables = { $count ->
    [0] Pas encore de table ouverte
    [1] Une table ouverte
    [2] Deux tables ouvertes
    [3] Trois tables ouvertes
    [4] Quatre tables ouvertes
    [5] Cinq tables ouvertes
   *[other] { $count } tables ouvertes
}
web-lobby-way-tables-what = Assieds-toi ou regarde, simplement.
web-lobby-way-open-what = Ouvres-en une et d’autres te rejoindront.
web-lobby-way-record = Une partie enregistrée ?
web-lobby-way-record-what = Revois-la coup par coup.
web-lobby-friends = Partenaires de jeu
web-lobby-met = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} · { $when }
web-lobby-all-people = Tous
web-lobby-leave = Quitter la table
web-lobby-leave-what = Ta place redevient libre.
web-lobby-stand-in = Laisser jouer un remplaçant
web-lobby-stand-in-what = Un bot joue à ta place jusqu’à ton retour.
web-lobby-resign = Abandonner
web-lobby-resign-what = Tu perds cette partie. Elle se termine si personne d’autre ne joue ; sinon, un bot continue pour toi. C’est définitif.
web-lobby-resign-sure = Oui, abandonner
web-lobby-return = Reprendre ma place
web-lobby-return-what = Tu rejoues toi-même dès maintenant.
web-lobby-hide = Masquer
web-lobby-hide-what = La partie quitte tes listes, rien d’autre ne change. Tu la retrouves sous « Parties masquées ».
web-lobby-show = Afficher de nouveau
web-lobby-show-what = La partie revient dans tes listes.
web-lobby-forget = Effacer de ce navigateur
web-lobby-forget-what = Ce navigateur oublie ta place. Sans lien vers ta place ni autre appareil, tu ne pourras plus y jouer.
web-lobby-forget-sure = Oui, effacer
web-lobby-puzzles = Problèmes du jour
web-lobby-puzzles-what = Une position de chaque jeu. Vois-tu le meilleur coup ?
web-lobby-puzzles-solved = { $solved } sur { $count } résolus
