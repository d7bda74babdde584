# Tournois.
web-event-what = Que veux-tu ouvrir ?
web-event-what-table = Une table
web-event-what-event = Un tournoi
web-event-plan = Tout le monde reçoit le même lien ; des bots occupent les places vides.
web-event-open = Ouvrir le tournoi
web-event-form = Formule
web-event-form-duplicate = Même chance
web-event-form-circle = Toutes rondes
web-event-form-swiss = Système suisse
web-event-named-duplicate = La même chance pour tous
web-event-named-circle = Tournoi toutes rondes
web-event-named-swiss = Tournoi au système suisse
web-event-about-duplicate = Toutes les tables piochent les mêmes tuiles et les mêmes cartes. On te compare à ceux qui avaient ta place aux autres tables : la chance ne décide de rien.
web-event-about-circle = Chacun rencontre tous les autres, en autant de rondes qu’il le faut.
web-event-about-swiss = À chaque ronde se rencontrent ceux qui ont aussi bien joué jusque-là.
web-event-seats = Joueurs par table
web-event-rounds = Rondes
web-event-bots = Bots qui complètent
web-event-title = Titre du tournoi
web-event-title-like = Vendredi soir
web-event-plays = Je joue aussi
web-event-pause = Pause entre les rondes
web-event-pause-of = { $count ->
    [0] aucune
   *[other] { $count } { $unit }
}
web-event-welcome = Tu es invité à jouer à { $game }
web-event-enter = Participer
web-event-invite = Un seul lien pour tous
web-event-tables-of = { $count } par table
web-event-rounds-of = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
}
web-event-bots-of = bots : { $level }
web-event-now = Maintenant
web-event-wait = En attendant que l’hôte commence
web-event-wait-host = { $count ->
    [0] Personne n’est encore là
    [one] Une personne est là ; commence quand tous y seront
   *[other] { $count } personnes sont là ; commence quand toutes y seront
}
web-event-round = Ronde { $round } sur { $rounds }
web-event-next = La ronde { $round } commence dans
web-event-still = { $count ->
    [0] Toutes les parties sont terminées.
    [one] Une table joue encore.
   *[other] { $count } tables jouent encore.
}
web-event-over = Le tournoi est terminé
web-event-closed = L’hôte a mis fin au tournoi
web-event-to-table = À ma table ({ $number })
web-event-start = Commencer la ronde 1
web-event-start-next = Commencer maintenant
web-event-end = Mettre fin au tournoi
web-event-end-sure = Oui, y mettre fin
web-event-end-not = Non
web-event-people = { $count ->
    [one] Une personne
   *[other] { $count } personnes
}
web-event-left = parti
web-event-leave = Quitter le tournoi
web-event-remove = Retirer
web-event-nobody = Personne ne s’est encore inscrit.
web-event-standings = Classement
web-event-result = Classement final
web-event-place = Rang
web-event-player = Joueur
web-event-games = Parties
web-event-score = Score
web-event-ahead = Avance
web-event-compared = Écart
web-event-beaten = Battus
web-event-skill = Jeu
web-event-how = Un point par adversaire battu, un demi en cas d’égalité ; à score égal, l’avance en points dans les parties départage.
web-event-how-set = Tes points moins la moyenne de ceux qui avaient la même place et la même chance ; comptés quand toute la ronde est terminée.
web-event-how-skill = Jeu : points au-dessus de la moyenne sans la part de la chance, d’après l’analyse des parties.
web-event-table = Table { $number }
web-event-play = Jouer
web-event-watch = Regarder
web-event-veiled = Les tables qui ont la même chance restent cachées jusqu’à la fin de ta propre partie et, pour les spectateurs, jusqu’à la fin de toutes.
web-event-same = La même place à toutes les tables
web-event-same-round = Ronde { $round } : la même place à toutes les tables
web-event-same-how = Les points, et l’écart avec les autres à cette place. Chaque nom mène à la partie enregistrée.
web-event-csv = Résultats en CSV
web-event-json = Résultats en JSON
web-event-mine = Mes tournois
web-event-take-luck = Retirer la part de la chance
web-event-reviewing = Les parties sont en cours d’analyse ; le jeu s’affichera ensuite.
