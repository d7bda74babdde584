# Ce que dit la page du profil.
web-keep-games = Garder mes parties et mes résultats
web-keep-games-what = Ce navigateur reçoit une clé rien qu’à toi : tes parties, tes résultats et tes classements restent ensemble, sur tous tes appareils. Ni e-mail ni mot de passe ; tu peux tout supprimer à tout moment.
web-bring-games = Retrouver mes parties ici
web-bring-by-code = Sur l’appareil où se trouvent tes parties, ouvre ton profil et choisis « Appareils ». Saisis le code affiché.
web-bring-by-words = Saisis tes mots de secours dans l’ordre, séparés par des espaces.
web-bring-not-code = J’ai des mots de secours
web-bring-not-words = J’ai un code
web-type-code = Code
web-type-words = Mots de secours
web-bring-here = Retrouver mes parties ici
web-key-void = Cet appareil a été retiré de ton profil, ou le profil a été supprimé. Retrouve tes parties avec un code ou avec tes mots de secours.
web-rename = Changer de nom
web-save = Enregistrer
web-games-since = { $games ->
    [0] Aucune partie terminée pour l’instant
    [one] Une partie depuis { $month }
   *[other] { $games } parties depuis { $month }
}
web-game = Jeu
web-with-seats = À { $count }
web-game-with-seats = { $game }, à { $count }
web-games-count = { $games ->
    [one] une partie
   *[other] { $games } parties
}
web-ratings = Classements
web-ratings-how = Comment ça marche
web-ratings-how-rated = Seules les parties classées comptent. L’hôte décide si une table est classée, et qui s’y assoit est d’accord ; une partie où un bot remplace quelqu’un ne compte pas.
web-ratings-how-band = Tout le monde commence à 1500 ± 150, séparément pour chaque jeu et chaque nombre de joueurs. Le nombre change à chaque résultat, d’autant plus que celui-ci surprend ; la bande montre où se situe probablement ton niveau, et elle se resserre à chaque partie. Il n’y a pas de nombre avant la cinquième partie.
web-ratings-how-bots = Humains et bots sont sur la même échelle. Les bots n’y bougent pas :
web-ratings-foot = La bande montre où se situe probablement ton niveau. Plus tu joues, plus elle se resserre. Le trait fin marque 1500, un niveau moyen.
web-rating-said = { $value }, à { $deviation } près
web-rating-soon = { $games } parties sur { $least }
web-rating-none = – pas encore
web-points-title = D’où viennent mes points
web-bar-mine = Toi
web-bar-rivals = Tes rivaux
web-bar-won = Victoires
web-points-ahead = { $kind } : { $points ->
    [one] un point
   *[other] { $points } points
} de plus que tes rivaux par partie.
web-points-behind = { $kind } : { $points ->
    [one] un point
   *[other] { $points } points
} de moins par partie ; il y a là des points à prendre.
web-points-alike = Tes rivaux et toi marquez de la même façon.
web-course-rating = Évolution de mon classement
web-course-score = Mes scores
web-last-games = { $games ->
    [one] la dernière partie
   *[other] les { $games } dernières parties
}
web-today = maintenant
web-against = Contre qui
web-against-ahead = terminé devant
web-of = { $some } sur { $all }
web-bot-level = Bot ({ $level })
web-bot-named = { $name } ({ $level })
web-my-games = Mes parties
web-all-games = Tous les jeux
web-no-games = Les parties terminées apparaissent ici, avec leur résultat et leur replay.
web-won-against = Victoire contre { $names }
web-lost-to = Défaite contre { $names }
web-tied-with = Égalité avec { $names }
web-game-rated = classée
web-review = Revoir
web-review-of = Revoir : { $game }
web-review-short = Analyser
web-review-game-of = Analyser : { $game }
web-not-kept = plus disponible
web-more-games = Afficher plus
web-people = Joueurs
web-no-people = Les gens avec qui tu termines une partie apparaissent ici, s’ils gardent eux aussi leurs parties.
web-games-together = { $games ->
    [one] une partie ensemble
   *[other] { $games } parties ensemble
}
web-their-games = { $games ->
    [one] Une partie terminée
   *[other] { $games } parties terminées
}, { $together ->
    [0] aucune avec toi
   *[other] { $together } avec toi
}
web-invited = { $name } t’invite à jouer à { $game }.
web-decline = Décliner
web-invite-people = Inviter des gens que tu connais
web-invite-one = Inviter { $name }
web-is-invited = invitation envoyée
web-devices = Appareils
web-code-show = Afficher un code
web-code-type = Saisir un code
web-code-scan = Scanne-le avec l’autre appareil, ou saisis
web-code-where = là-bas sous « Retrouver mes parties ici ».
web-code-left = valable une fois, encore { $time }
web-code-qr = Code QR pour l’autre appareil
web-code-gives = L’autre appareil reçoit ton nom, tes places et tes classements. Celui-ci les garde aussi.
web-code-replaces = Le profil de l’autre appareil remplace celui de cet appareil.
web-code-over = Ce code a expiré.
web-code-over-why = Un code sert une fois et pendant dix minutes.
web-code-new = Créer un nouveau code
web-code-arrived = Cet appareil a déjà un profil. Pour le remplacer, saisis le code sous « Appareils ».
web-words = Mots de secours
web-words-why = Le seul retour possible si tous les appareils sont perdus. Note-les sur papier.
web-words-make = Créer des mots
web-words-show = Afficher
web-words-hide = Masquer
web-words-once = Ils ne sont affichés que maintenant. De nouveaux mots remplacent ceux-ci.
web-words-made = créés : { $day }
web-devices-all = Tes appareils
web-device-unnamed = Un appareil
web-device-this = cet appareil
web-device-seen = dernière utilisation : { $day }
web-device-remove = Retirer
web-device-sure = Vraiment retirer ?
web-device-remove-what = Un appareil retiré perd aussitôt ton profil et tes places.
web-device-remove-others = Retirer tous les autres appareils
web-my-data = Mes données
web-my-data-what = Ton nom, tes parties, tes messages, tes classements et tes réponses aux problèmes. Rien d’autre n’est conservé.
web-export = Tout exporter
web-export-first = Exporter d’abord
web-delete-data = Supprimer mes données
web-delete-title = Supprimer mes données ?
web-delete-what = Ton nom, tes classements, tes messages, tes appareils et tes places sont supprimés aussitôt. Les parties terminées restent pour les autres, sans ton nom. Tu peux finir les parties en cours dans ce navigateur.
web-delete-final = C’est irréversible.
web-delete-confirm = Saisis ton nom, { $name }, pour confirmer
web-keep = Garder
web-delete = Supprimer
web-my-puzzles = Problèmes
web-my-puzzles-today = Problèmes du jour
web-my-puzzles-streak = { $days ->
    [0] Pas encore de jours de suite
    [one] Un jour de suite
   *[other] { $days } jours de suite
}
web-my-puzzles-longest = record { $days }
web-my-puzzles-soon = Ton classement apparaît après { $least } problèmes ; tu as répondu à { $count }.
web-my-puzzles-rating = Classement
web-my-puzzles-solved = { $solved ->
    [one] Un problème résolu
   *[other] { $solved } problèmes résolus
}
