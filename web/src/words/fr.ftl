# What the web client itself says.
web-loading = Chargement …
web-close = Fermer
web-menu = Menu
web-language = Langue
web-printing = Jour ou soir
web-printing-day = Jour
web-printing-dusk = Soir
web-sounds = Sons
web-show-left = Montrer ce qui reste
web-ends-turn = Ma dernière décision termine mon tour aussitôt
web-keys = Touches
web-key-move = d’un endroit à l’autre
web-key-pick = choisir et confirmer
web-key-turn = tourner la pièce
web-key-back = revenir d’un choix
web-key-undo = annuler
web-key-end = finir le tour
web-key-zoom = plus près, plus loin, tout
web-key-pan = déplacer la table
web-key-help = cette page
web-unofficial = Non officiel : sans lien avec les éditeurs ; les noms sont des marques de leurs propriétaires.
web-licenses = Licences des logiciels utilisés
web-rules = Règles
web-rule = Règle { $clause }
web-no-rules = Cette page de règles n’existe pas.
web-to-lobby = Vers l’accueil
web-no-table = Cette table n’existe pas.
web-lost = Connexion perdue ; nouvel essai …
web-offline = Le serveur ne répond pas.
web-failed = Cela n’a pas marché ({ $status }).
web-good-morning = Bonjour{ $has ->
    [0] {""}
   *[other] {", "}{ $name }
}
web-good-day = Bonjour{ $has ->
    [0] {""}
   *[other] {", "}{ $name }
}
web-good-evening = Bonsoir{ $has ->
    [0] {""}
   *[other] {", "}{ $name }
}
web-lobby-lead = { $waiting ->
    [0] {""}
    [one] Une partie t’attend.{" "}
   *[other] { $waiting } parties t’attendent.{" "}
}{ $open ->
    [0] Choisis un jeu.
    [one] Une table attend des joueurs.
   *[other] { $open } tables attendent des joueurs.
}
web-games = Jeux
web-seats-time = { $seats } places · { $minutes } min
web-play-bot = Jouer
web-your-turn-in = { $game } ({ $names }) : à toi
web-move-of = Coup { $ply }
web-go-on = Continuer
web-my-tables = Tes parties
web-tables = Tables
web-no-tables = Aucune table publique n’attend. Ouvres-en une, ou demande un code.
web-replays = Rediffusions
web-join-code = Rejoindre avec un code
web-code = Code
web-join = Rejoindre
web-bring-record = Ou revoir une partie enregistrée :
web-new-table = Nouvelle table
web-new-table-of = Nouvelle table : { $game }
web-seats = Places
web-others = Les autres places
web-others-bots = bots
web-others-friends = amis par lien
web-others-here = tous sur cet écran
web-level = Force des bots
web-public = Visible pour tous à l’accueil
web-your-name = Ton nom
web-open-table = Ouvrir la table
web-guest = Invité
web-guest-number = Joueur { $number }
web-sit = S’asseoir
web-watch = Regarder
web-result = Résultat
web-watch-replay = Revoir la partie
web-status-open = attend des joueurs
web-status-playing = en cours, coup { $ply }
web-status-over = terminée
web-waiting-players = Partage le lien, mets des bots aux places libres, ou commence.
web-all-here = Toutes les places sont prises.
web-free-seat = Place libre
web-put-bot = Un bot
web-put-open = Libérer
web-start = Commencer
web-start-with-bots = Commencer, bots aux places libres
web-invite = Inviter
web-qr = Le lien en code QR
web-link = Lien
web-copy = Copier
web-copied = Copié
web-compiling = Le jeu se prépare sur cette machine, étape { $number } sur { $of }. Une seule fois.
web-the-table = La table
web-the-question = Ce qui est demandé
web-you = Toi
web-your-turn = À toi
web-bot = Bot
web-seat = Place { $seat }
web-spectator = Spectateur
web-state-held = peut finir son tour
web-state-thinking = réfléchit …
web-state-your-turn = à toi
web-state-turn = joue
web-state-away = parti, un bot joue
web-state-gone = pas connecté
web-state-bot = bot
web-state-waiting = attend
web-cards-in-hand = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} en main
web-undo = Annuler
web-undo-ask = Demander d’annuler
web-undo-asked = { $name } voudrait annuler un coup.
web-agree = D’accord
web-refuse = Non
web-not-here = Pas ici.
web-zoom-in = Plus près
web-zoom-out = Plus loin
web-fit = Tout montrer
web-turn-left = Tourner à gauche
web-turn-right = Tourner à droite
web-confirm = Confirmer
web-back = Retour
web-end-turn = Finir le tour
web-turn-done = Ton tour est joué
web-turn-done-hint = Termine-le, ou annule quelque chose.
web-sending = En route …
web-thinks = { $name } réfléchit …
web-waiting-for = On attend { $name }.
web-hint-turn = { $count } orientations possibles : R, molette ou la pièce.
web-hint-confirm = Confirme, ou choisis autre chose.
web-hint-pick = { $count ->
    [one] Une possibilité
   *[other] { $count } possibilités
}, en violet.
web-left = restent
web-left-in-all = { $count } en tout
web-tab-log = Journal
web-tab-talk = Discussion
web-tab-left = Reste
web-tab-beside = À côté
web-new = nouveau
web-talk-empty = Personne n’a encore parlé.
web-talk-here = Dire quelque chose
web-send = Envoyer
web-more = Journal et plus
web-to-result = Au résultat
web-you-win = Tu gagnes
web-wins = { $name } gagne
web-tie = À égalité : { $names }
web-points-from = Points de
web-sum = Somme
web-tap-number = Touche un nombre : ce qui est derrière s’éclaire sur la table.
web-race = La course
web-again = Rejouer
web-rematch-join = À la partie suivante
web-record = Enregistrement
web-verify = Vérifier le mélange
web-verify-how = Le premier nombre était connu avant la partie, le second est son secret : « tilewright verify » vérifie l’enregistrement.
web-replay = Rediffusion
web-first = Au début
web-last = À la fin
web-before = Un coup en arrière
web-after = Un coup en avant
web-play = Lire
web-pause = Pause
web-move-number = Coup
web-share-ply = Copier le lien
web-cards-change = { $change } cartes
web-outlook-open = Ce qu’il rapporte dépend de ce qui est caché.
web-held-by-nobody = Personne n’est ici.
web-would-take = { $name } marquerait { $points }
web-key-feature = ce qui est ici et ce que cela vaut
web-play-on = Continuer à partir d’ici
web-curtain = { $name }, c’est à vous
web-curtain-hint = Votre main s’affiche quand personne d’autre ne regarde.
web-show-hand = Montrer ma main
web-beyond = { $count ->
    [one] Encore { $count } emplacement de ce côté
   *[other] Encore { $count } emplacements de ce côté
}
web-hidden-move = { $name } décide quelque chose que vous ne pouvez pas voir.
web-hidden-draw = Quelque chose est pioché que vous ne pouvez pas voir.
