# Ce que disent les leçons et les exemples.
web-learn = Apprendre à jouer
web-learn-about = De courtes leçons à une vraie table. Tu joues dès la première minute ; tout est enregistré au fur et à mesure.
web-learn-all = Tous les jeux
web-learn-none = Il n’y a pas de leçons ici.
web-learn-lessons = Leçons
web-learn-begin = Commencer : { $title }
web-learn-continue = Continuer : { $title }
web-learn-start = Commencer
web-learn-go-on = Continuer
web-learn-again = Revoir
web-learn-all-done = Tu as terminé toutes les leçons.
web-learn-count = { $count ->
    [one] Une leçon
   *[other] { $count } leçons
}{ $done ->
    [0] {""}
    [one] , une terminée
   *[other] , { $done } terminées
}
web-lesson = Leçon
web-lesson-you = Toi
web-lesson-of = { $game } · leçon { $number } sur { $count }
web-lesson-minutes = environ { $count } min
web-lesson-left = encore { $count } min environ
web-lesson-progress = Progression
web-lesson-step = Étape { $number } sur { $of }
web-lesson-done = Terminée
web-lesson-leave = Quitter
web-lesson-pause = Un bon moment pour une pause
web-lesson-pause-done = { $done ->
    [one] Une étape sur { $of } est terminée.
   *[other] { $done } étapes sur { $of } sont terminées.
}
web-lesson-pause-kept = La prochaine fois, tu reprendras ici.
web-lesson-pause-where = Tu retrouveras la leçon à l’accueil et sous « Apprendre à jouer ».
web-lesson-stay = Rester et terminer
web-lesson-leave-now = Faire une pause
web-lesson-known = Je connais déjà. Passer la leçon
web-lesson-missing = Cette leçon n’existe pas.
web-lesson-task = À toi
web-lesson-number = Ta réponse
web-lesson-less = Un de moins
web-lesson-more = Un de plus
web-lesson-check = Vérifier
web-lesson-choose = Choisis une réponse
web-lesson-right = C’est ça.
web-lesson-shown = Voilà comment.
web-lesson-onward = C’est bon jusqu’ici. Encore une décision.
web-lesson-hint = Indice :
web-lesson-receipt = Points
web-lesson-why = Pourquoi ?
web-lesson-beside = Le reste de la table
web-lesson-own-turn = Tes propres tours entre-temps sont joués pour toi.
web-lesson-back = Étape précédente
web-lesson-next = Suite : { $title }
web-lesson-skip = Passer l’étape
web-lesson-finish = Terminer
web-lesson-again = Réessayer
web-lesson-show = Montre-moi
web-lesson-over = Bien joué.
web-lesson-over-text = Tu as terminé « { $title } ». Le mieux est maintenant de jouer pour de vrai : un bot patient t’attend.
web-lesson-first-game = Jouer une première partie
web-lesson-others = Autres leçons
web-lesson-restart = Recommencer
web-lesson-all = Toutes les leçons
web-example = Essayer
web-example-note = Toi seul vois ceci. Joue n’importe quel coup permis ; tout peut être annulé.
web-example-restart = Depuis le début
web-example-turn = C’est au { $name } de jouer
