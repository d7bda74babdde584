# What the web client itself says.
web-loading = Chargement…
web-close = Fermer
web-menu = Menu
web-language = Langue
web-printing = Thème
web-printing-day = Jour
web-printing-dusk = Crépuscule
web-sounds = Son
web-sounds-off = Aucun
web-sounds-turn = Mon tour
web-sounds-all = Tout
web-tells = Me prévenir quand c’est mon tour
web-tells-hint = Par une notification, quand cette page est fermée ou cachée.
web-tells-blocked = Ton navigateur bloque les notifications de cette page ; tu peux les autoriser dans ses réglages.
web-tell-me = Te prévenir quand c’est ton tour ?
web-tell-yes = Oui
web-tell-no = Non merci
web-told-turn = À toi de jouer.
web-install = Installer comme application
web-show-left = Afficher les tuiles restantes
web-show-places = Afficher les noms des emplacements
web-ends-turn = Terminer mon tour automatiquement
web-plays-only-move = Jouer le seul coup possible à ma place
web-keys = Raccourcis clavier
web-key-arrows = flèches
web-key-move = passer d’un emplacement à l’autre
web-key-pick = choisir et confirmer
web-key-turn = faire pivoter la tuile
web-key-back = annuler le dernier choix
web-key-undo = annuler le coup
web-key-end = terminer le tour
web-key-zoom = agrandir, réduire, tout afficher
web-key-pan = déplacer la vue
web-key-help = afficher cette liste
web-unofficial = Non officiel : sans lien avec les éditeurs ; les noms sont des marques de leurs propriétaires.
web-licenses = Licences logicielles
web-rules = Règles
web-rule = Règle { $clause }
web-no-rules = Cette page de règles n’existe pas.
web-to-lobby = Retour à l’accueil
web-no-table = Cette table n’existe pas.
web-lost = Connexion perdue ; reconnexion…
web-offline = Le serveur ne répond pas.
web-cut = Pas de connexion
web-cut-network = Cet appareil est hors ligne. Tes parties sont en sécurité sur le serveur.
web-cut-server = Le serveur ne répond pas. Tes parties y sont en sécurité.
web-cut-again = Cette page réessaie d’elle-même.
web-failed = Une erreur s’est produite ({ $status }).
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
web-games = Jeux
web-seats-time = { $seats } joueurs · { $minutes } min
web-code = Code
web-join = Rejoindre
web-new-table = Nouvelle table
web-name = Nom
web-colour = Couleur
web-colour-of = Couleur : { $name }
web-colour-red = rouge
web-colour-blue = bleu
web-colour-yellow = jaune
web-colour-green = vert
web-colour-black = noir
web-who-plays = Qui joue
web-seat-drag = Fais glisser pour changer l’ordre
web-seat-move = Déplacer : { $seat }
web-seat-move-how = Fais glisser, ou appuie sur ↑ et ↓
web-seat-who = Qui joue ici
web-seat-me = toi
web-seat-here = sur cet appareil
web-seat-friend = quelqu’un avec le lien
web-seat-remove = Retirer : { $seat }
web-seat-add = Ajouter une place
web-team = { $you ->
    [0] { $names } jouent ensemble.
   *[other] { $names } jouez ensemble.
}
web-who-begins = Qui commence
web-begins-lot = Au sort
web-begins-me = Moi
web-begins-first = Place 1
web-clock = Pendule
web-clock-none = Sans
web-clock-live = En direct
web-clock-days = Par jours
web-clock-main = Temps pour la partie
web-clock-more = Temps ajouté par tour
web-clock-minutes = { $minutes } minutes chacun
web-clock-seconds = { $seconds ->
    [0] rien de plus
   *[other] + { $seconds } s par tour
}
web-clock-days-each = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
}
web-clock-zero = Quand le temps est écoulé
web-clock-zero-stand-in = À zéro, un remplaçant continue
web-clock-zero-lose = À zéro, la partie est perdue
web-rated = Classée
web-rated-hint = Le résultat compte pour le classement de chacun.
web-not-rated-key = Chaque personne doit avoir une clé.
web-not-rated-how = Obtenir la tienne
web-not-rated-here = Pas à plusieurs sur un même appareil.
web-not-rated-bots = Il faut une personne à la table.
web-public-hint = Tout le monde ici peut trouver la table et s’asseoir.
web-public-not = Il faut une place libre.
web-more-terms = Autres réglages
web-take-bot = Prendre la place d’un bot
web-take-bot-hint = Le bot s’arrête et tu continues à partir de sa position.
web-take-bot-seat = Jouer pour { $name }
web-take-bot-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-partner = { $you ->
    [1] avec toi
   *[other] avec { $names }
}
web-takeover = Un visiteur peut remplacer un bot
web-takeover-hint = Avec le lien, on peut prendre la place d’un bot pendant la partie.
web-takeover-not = Pas dans les parties classées.
web-patience = Si quelqu’un perd la connexion
web-patience-after = Remplaçant après { $count } { $unit }
web-patience-days = En jouant par jours, seule la pendule décide.
web-table-title = Titre de la table
web-table-title-like = Partie du dimanche
web-plan = { $seats }, { $clock }, { $begins }.
web-plan-seats = { $count ->
    [2] Deux places
    [3] Trois places
    [4] Quatre places
    [5] Cinq places
   *[other] { $count } places
}
web-plan-no-clock = sans pendule
web-plan-clock = { $minutes } minutes chacun et { $seconds } s par tour
web-plan-lot = le sort décide qui commence
web-plan-you-begin = tu commences
web-plan-begins = { $name } commence
web-plan-first-begins = la place 1 commence
web-plan-friends = { $count ->
    [0] La partie commence tout de suite.
    [one] Une place attend quelqu’un avec le lien.
   *[other] { $count } places attendent des gens avec le lien.
}
web-plan-rated = Elle est classée.
web-plan-watch = Tu regardes.
web-plan-nobody = Prends place toi-même, ou laisse jouer seulement des bots.
web-public = Afficher à l’accueil
web-your-name = Ton nom
web-open-table = Ouvrir la table
web-guest = Invité
web-guest-number = Joueur { $number }
web-sit = Prendre place
web-watch-replay = Revoir la partie
web-review-this = Analyser cette partie
web-waiting-players = Partage le lien, ajoute des bots aux places libres, ou lance la partie.
web-waiting-learn = Apprends à jouer en attendant ({ $minutes } minutes)
web-all-here = Toutes les places sont prises.
web-free-seat = Place libre
web-host = hôte
web-start = Lancer la partie
web-start-with-bots = Ajouter des bots et lancer
web-invite = Inviter
web-qr = Code QR du lien
web-link = Lien
web-copy = Copier
web-copied = Copié
web-copy-link = Copier le lien
web-send = Envoyer
web-or-code = ou le code
web-invite-to = Invitation à { $game }
web-invite-watch = La partie a commencé : avec le lien, on peut la regarder, et les joueurs qui l’ont perdu peuvent revenir.
web-welcome = Tu es invité à jouer à { $game }
web-welcome-with = À la table : { $names }
web-network = Laisser entrer les autres sur ce réseau
web-network-off = Seul cet ordinateur peut ouvrir le lien.
web-network-off-do = Active cette option avant de l’envoyer.
web-network-on = Toute personne de ton réseau qui a le lien peut ouvrir cette table, jusqu’à ce que tu désactives l’option ou que tu fermes Tilewright.
web-network-public = Cette adresse est sur Internet, pas seulement sur ton propre réseau.
web-network-address = Adresse
web-network-help = Le lien ne s’ouvre pas ?
web-network-help-do = Les deux appareils doivent être sur le même réseau, et le pare-feu de cet ordinateur doit laisser passer la connexion.
web-network-inside = Tilewright semble tourner dans un conteneur ou dans WSL : l’ordinateur hôte doit transmettre le port.
web-network-stuck = Les autres ont besoin de l’adresse à laquelle ils joignent le serveur : demande-la à l’hébergeur. S’il lance le serveur avec --origin suivi de cette adresse, elle figurera dans les liens.
web-shut = L’hôte a fermé ce serveur aux autres. La page se reconnectera dès qu’il sera rouvert.
web-the-table = Table
web-the-question = Décision en cours
web-you = Toi
web-name-you = { $name } (toi)
web-your-turn = À toi de jouer
web-bot = Bot
web-seat = Joueur { $number }
# Comment une phrase appelle les joueurs par leur nom ; « -vowel » devant une voyelle.
web-named = { $name }
    .of = de { $name }
    .of-vowel = d’{ $name }
    .to = à { $name }
web-spectator = Spectateur
web-state-held = peut terminer son tour
web-state-thinking = réfléchit…
web-state-your-turn = à toi de jouer
web-state-turn = son tour
web-state-away = un remplaçant joue
web-state-gone = hors ligne
web-state-bot = bot
web-state-waiting = en attente
web-cards-in-hand = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} en main
web-undo = Annuler le coup
web-undo-ask = Demander l’annulation
web-undo-asked = { $count ->
    [one] { $name } demande à annuler ce coup :
   *[other] { $name } demande à annuler ces { $count } coups :
}
web-agree = Accepter
web-refuse = Refuser
web-not-here = Pas ici.
web-zoom-in = Zoom avant
web-zoom-out = Zoom arrière
web-fit = Tout afficher
web-turn-left = Pivoter à gauche
web-turn-right = Pivoter à droite
web-confirm = Confirmer
web-back = Retour
web-end-turn = Terminer le tour
web-turn-done = Tour joué
web-turn-done-hint = Termine ton tour, ou annule.
web-sending = Envoi…
web-thinks = { $name } réfléchit…
web-waiting-for = On attend { $name }.
web-hint-turn = { $count } orientations possibles : touche R, molette ou clic sur la tuile.
web-hint-confirm = Confirme, ou choisis autre chose.
web-hint-pick = { $count ->
    [one] Une possibilité, surlignée
   *[other] { $count } possibilités, surlignées
} en violet.
web-hint-only = Rien d’autre n’est possible.
web-by-itself = automatique
web-by-itself-hint = Aucun autre coup n’était possible.
web-hint-choose = { $count ->
    [one] Une possibilité
   *[other] { $count } possibilités
}.
web-left = restent
web-left-in-all = { $count } au total
# How the others' moves are shown.
web-since = Depuis ton dernier tour
web-watch-again = Revoir
web-showing = Coup montré
web-skip = Sauter
web-skip-hint = Un clic ou une touche suffit aussi.
web-to-move = Vers le coup de { $name }
web-log-start = Début de la partie
web-pace = Rythme des coups adverses
web-pace-calm = Posé
web-pace-brisk = Vif
web-pace-instant = Immédiat
web-pace-still = Ton appareil demande moins d’animations : les coups apparaissent aussitôt.
web-tab-log = Journal
web-tab-talk = Chat
web-tab-left = Restant
web-tab-beside = Plateaux
web-new = nouveaux messages
web-talk-empty = Aucun message pour l’instant.
web-talk-here = Message
web-more = Journal et plus
web-to-result = Voir le résultat
# the final scoring, step by step
web-final-scoring = Décompte final
web-final-scoring-begin = Le dernier coup est joué. On compte maintenant tout ce qui reste.
web-scoring-begin = Commencer
web-scoring-next = Suivant
web-scoring-back = Retour
web-skip-scoring = Aller au résultat
web-step-of = { $at } sur { $of }
web-points-before = avant : { $points }
web-so-far = Jusqu’ici
web-still-standing = Encore en place
web-watch-scoring = Voir le décompte final
web-board-of = Plateau
# the result
web-you-win = Tu as gagné
web-wins = { $name } gagne
web-tie = Égalité : { $names }
web-points-from = Origine des points
web-sum = Total
web-tap-number = Touche un nombre pour voir ce qui l’a rapporté.
web-race = Évolution du score
web-race-thin = Traits fins : avec ce qui est gagné mais pas encore compté.
web-collected = Gagnés en chemin
web-again = Rejouer
web-rematch-join = Rejoindre la partie suivante
web-record = Télécharger la partie
web-record-nameless = Partie sans les noms
web-record-about = À propos de cette partie
web-record-result = Résultat
web-verify = Vérifier le mélange
web-verify-how = Le premier nombre a été affiché avant la partie ; le second est son secret. « tilewright verify » vérifie l’enregistrement avec les deux.
web-verify-later = Le secret est publié quand les parties de toutes les tables qui ont les mêmes tirages sont terminées.
web-to-event = Au tournoi
web-replay = Revoir la partie
web-first = Aller au début
web-last = Aller à la fin
web-before = Coup précédent
web-after = Coup suivant
web-play = Lire
web-pause = Pause
web-move-number = Coup
web-show-next = Montrer la suite
web-share-ply = Copier le lien
web-cards-change = { $change } cartes
web-outlook-open = Le résultat dépend d’informations cachées.
web-held-by-nobody = Personne ne l’occupe.
web-would-take = { $name } marquerait { $points }

# La table en mots, pour ceux qui ne la voient pas.
web-on-the-table = Sur la table
web-in-hand = En main
web-players = Joueurs
web-features = Zones de la table
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-held-by = Occupé par { $names }.
web-fits = S’adapte de { $count } façons
web-news = Ce qui se passe
web-news-before = Et avant cela, { $count } de plus.
web-jump = Aller à
web-walk = Parcourir la table
web-walk-how = Les flèches mènent d’un endroit à l’autre. Entrée choisit un endroit, Début mène au dernier coup, Échap à la question.
web-in-words = La table en mots
web-key-walk = parcourir la table, endroit par endroit
web-key-in-words = la table en mots

web-key-feature = voir ce qui est ici et ce que cela vaut
web-key-overlay = montrer toutes les zones, leurs propriétaires et leur valeur

# Toutes les zones à la fois.
web-overlay = Montrer toutes les zones
web-overlay-key = Montrer toutes les zones, leurs propriétaires et leur valeur (O)
web-overlay-holds = { $name } : en tient { $count }, qui valent { $points } maintenant
web-overlay-free = Sans couleur : à personne

web-play-on = Jouer à partir d’ici
web-curtain = { $name }, à toi de jouer
web-curtain-hint = Affiche ta main quand personne d’autre ne regarde.
web-show-hand = Afficher ma main
web-beyond = { $count ->
    [one] Encore { $count } emplacement de ce côté
   *[other] Encore { $count } emplacements de ce côté
}
web-hidden-move = { $name } fait un choix caché.
web-hidden-draw = Une carte cachée est piochée.
web-stuck = Le serveur ne répond pas ; ton coup est conservé et sera renvoyé.
web-stuck-talk = Le serveur ne répond pas ; ton message est conservé et sera renvoyé.
web-seat-moved = Ta place est maintenant utilisée sur un autre appareil. Ici, tu regardes seulement.
web-missed-undone = { $undone ->
    [one] Entre-temps, une annulation a eu lieu.
   *[other] Entre-temps, { $undone } annulations ont eu lieu.
}
web-by-bot = Joué par un bot pendant ton absence
web-undo-waiting = Accord demandé à { $names } pour l’annulation.
web-undo-away = { $count ->
    [one] { $names } n’est pas là ; l’annulation attendra son retour.
   *[other] { $names } ne sont pas là ; l’annulation attendra leur retour.
}
web-undo-cancel = Abandonner l’annulation
web-undo-declined = Les autres joueurs ont refusé l’annulation.
web-undo-granted = Tout le monde est d’accord : ton coup est annulé.
web-undo-declined-by = { $name } a refusé l’annulation.
web-undo-overtaken = La partie a continué avant que tout le monde ait accepté l’annulation.
web-and-more = { $count ->
    [one] et un autre
   *[other] et { $count } autres
}
web-analysis = Autoriser l’analyse pendant cette partie
web-analysis-hint = Chacun à la table pourra alors jouer à partir de n’importe quelle position de cette partie, à une table à part. Il faut l’accord de tous.
web-analysis-none = Personne ne l’a encore autorisée.
web-analysis-by = Autorisée pour l’instant par { $names }.
web-analysis-all = Tout le monde l’a autorisée.
web-analysis-missing = { $count ->
    [one] Tant que cette partie est en cours, { $names } doit l’autoriser dans le menu de la table pour que tu puisses jouer à partir d’ici.
   *[other] Tant que cette partie est en cours, { $names } doivent l’autoriser dans le menu de la table pour que tu puisses jouer à partir d’ici.
}
web-analysis-players = Tant qu’une partie est en cours, seuls ses joueurs peuvent jouer à partir d’ici.
web-device = Jouer sur un autre appareil
web-device-seat = Place
web-device-hint = Ouvre ce lien sur l’autre appareil : tu y retrouveras ta place. Toute personne qui a le lien peut jouer à ta place.
web-device-qr = Code QR du lien vers ta place
web-device-lock = Déconnecter les autres appareils
web-device-lock-hint = L’ancien lien ne fonctionnera plus ; seul cet appareil gardera la place.
web-device-locked = C’est fait : la place ne s’ouvre plus que sur cet appareil et avec le nouveau lien.
web-verified = Tirages vérifiés par ce navigateur
web-verified-how = Avant le premier tirage, le serveur et chaque navigateur ont scellé un nombre aléatoire. Ce navigateur a vu alors tous les sceaux, et chaque nombre correspond maintenant à son sceau : personne n’a donc pu choisir les tirages. De plus, « tilewright verify » recalcule chaque tirage de l’enregistrement.
web-unverified = Ce navigateur n’a pas pu vérifier les tirages : { $reason }
web-unverified-how = Avant le premier tirage, le serveur et chaque navigateur scellent un nombre aléatoire ; à la fin, chaque nombre doit correspondre à son sceau. Ce n’était pas le cas ici. « tilewright verify » contrôle les tirages de l’enregistrement.
web-doubt-left-out = son propre nombre a été omis.
web-doubt-changed = la liste des sceaux a été modifiée.
web-doubt-unseen = les sceaux ne lui ont jamais été montrés.
web-doubt-secret = le nombre du serveur ne correspond pas à son sceau.
web-doubt-number = le nombre d’un navigateur ne correspond pas à son sceau.
web-doubt-late = son propre nombre est arrivé trop tard.
web-barred = L’accès à ce serveur t’est interdit.
web-closed = L’hôte a fermé cette table.
web-closed-hint = Plus personne ne peut y jouer, mais tu peux encore revoir la partie.
web-muted-you = Tu ne peux plus écrire à cette table : tu peux seulement lire.
web-muted-spectators = Les spectateurs ne peuvent pas écrire à cette table.
web-again-later = Réessayer
web-profile = Profil
web-privacy = Vie privée
web-privacy-lead = Ce que ce serveur conserve sur toi, et ce qui reste chez toi.
web-privacy-kept = Ce que ce serveur conserve
web-privacy-names = Les noms que tu donnes à tes places et à tes tables. Ce n’est pas forcément ton vrai nom.
web-privacy-moves = Chaque coup, pour qu’une partie survive à une interruption et puisse être revue.
web-privacy-chat = Les messages du chat.
web-privacy-tokens = Une empreinte du jeton qui ouvre ta place : personne ne peut lire le jeton lui-même dans la base de données.
web-privacy-profile = Si tu gardes tes parties dans un profil : une empreinte des clés de tes appareils et de tes mots de secours, le type de navigateur de chaque appareil, tes résultats, tes classements et tes réponses aux problèmes.
web-privacy-pushes = Si tu veux être prévenu de tes tours : l’adresse du service push de ton navigateur et les clés de ses messages, jusqu’à ce que tu désactives l’option. Ce service est celui de l’éditeur de ton navigateur ; il ne peut pas lire les messages.
web-privacy-uploads = Les enregistrements de parties envoyés par les joueurs et les analyses de parties.
web-privacy-never = Ce qu’il ne conserve pas
web-privacy-addresses = Ton adresse réseau n’est jamais enregistrée, à une exception près : les adresses que l’hébergeur a bannies.
web-privacy-cookies = Il n’y a ni comptes, ni cookies, ni traqueurs, et rien n’est chargé depuis d’autres serveurs.
web-privacy-browser = Ce qui reste dans ton navigateur
web-privacy-browser-what = Tes réglages et ton nom, les jetons de tes places, et les nombres avec lesquels ce navigateur vérifie les tirages. Si tu effaces les données de ce site, ils disparaissent et tu ne peux plus ouvrir tes places d’ici. Un profil se retrouve avec ses mots de secours.
web-privacy-time = Durée de conservation
web-privacy-time-unknown = Jusqu’à ce que l’hébergeur de ce serveur les efface.
web-privacy-over-time = Parties terminées
web-privacy-idle-time = Parties abandonnées
web-privacy-open-time = Tables dont la partie n’a jamais commencé
web-privacy-chat-time = Chat
web-privacy-upload-time = Enregistrements envoyés et analyses que plus personne n’ouvre
web-privacy-days = { $days ->
    [0] jusqu’à ce que l’hébergeur les efface
    [one] un jour
   *[other] { $days } jours
}
web-privacy-delete = Faire effacer tes données
web-privacy-delete-how = Sans profil, demande-le à l’hébergeur de ce serveur, en indiquant le code de la table. Avec un profil, tu le fais toi-même, aussitôt.
web-privacy-contact = Contact :

# Pendules et absences.
web-time-minutes = { $minutes } min
web-time-hours = { $hours } h { $minutes }
web-left-minutes = encore { $count } min
web-left-hours = encore { $count } h
web-left-days = encore { $count } jours
web-absent-seconds = absence : { $count } s
web-absent-minutes = absence : { $count } min
web-absent-hours = absence : { $count } h
web-absent-days = absence : { $count } jours
web-time-left = { $seconds ->
    [120] Encore deux minutes.
   *[other] Encore { $seconds } secondes.
}
web-state-resigned = abandon, un remplaçant joue
web-state-stand-in-thinking = le remplaçant réfléchit…
web-state-turn-gone = doit jouer, hors ligne
web-state-clock-runs = { $state }, la pendule tourne
web-absent-title = { $name } : hors ligne
web-stand-in-in = { $name } n’est pas là. Un remplaçant peut jouer dans { $time }.
web-stand-in-may = Un remplaçant peut jouer pour { $name } en attendant son retour. Les points restent acquis.
web-stand-in-unrated = La partie ne comptera plus pour le classement.
web-stand-in-level = Niveau du remplaçant
web-stand-in-seat = Faire venir un remplaçant
web-stand-in-wait = Attendre encore
web-back-kept = Ta place t’attend
web-back-title = Te revoilà, { $name }.
web-back-time = Ton temps est écoulé.
web-back-moves = { $moves ->
    [0] Un remplaçant ({ $level }) joue pour toi et n’a pas encore eu à jouer.
    [one] Un remplaçant ({ $level }) a joué un coup pour toi.
   *[other] Un remplaçant ({ $level }) a joué { $moves } coups pour toi.
}
web-back-points = { $points ->
    [one] Il a marqué { $points } point.
   *[other] Il a marqué { $points } points.
}
web-back-clock = Ta pendule est arrêtée.
web-back-take = Reprendre ma place
web-back-show = Voir d’abord les coups
web-leave-menu = Quitter ou abandonner…
web-leave-title = Quitter la partie
web-leave-stand-in = Laisser ma place à un remplaçant
web-leave-stand-in-hint = Un bot joue pour toi jusqu’à ton retour. Tu peux reprendre ta place à tout moment.
web-leave = Quitter la table
web-resign = Abandonner
web-resign-hint = Tu perds et finis à la dernière place. Les autres continuent contre un bot à ta place.
web-resign-end-hint = Tu perds, et la partie est terminée.
web-resign-sure = Abandonner vraiment ? C’est définitif.
web-resign-yes = Oui, abandonner
web-resign-no = Non, continuer
web-close-table = Fermer la table
web-close-sure = Fermer cette table pour tout le monde ? Personne ne pourra plus y jouer, mais la partie pourra être revue.
web-close-yes = Oui, fermer
web-close-no = Laisser ouverte
web-has-resigned = abandon
web-lost-on-time = perte au temps
web-stand-in-to-the-end = un remplaçant a joué jusqu’à la fin
web-archived = Cette table est archivée.

# The main pages.
web-nav = Pages
web-nav-play = Jouer
web-nav-people = Joueurs
web-nav-learn = Apprendre
web-nav-puzzles = Problèmes
web-hint = Conseil
web-hint-title = { $count ->
    [2] Deux bons coups
   *[3] Trois bons coups
}
web-hint-even = Presque équivalents
web-hint-even-why = L’écart est plus petit que la précision de l’estimation.
web-hint-looking = Recherche…
web-hint-looking-why = Une ou deux secondes. Tu peux jouer en attendant.
web-hint-never-mind = Tant pis
web-hint-only-move = Un seul coup possible
web-hint-only-why = Il n’y a rien à choisir ici.
web-hint-failed = Pas de conseil pour l’instant
web-hint-no-answer = Le serveur n’a pas répondu.
web-hint-again = Redemander
web-hint-point = Pointe un coup pour le voir sur la table.
web-hint-private = Toi seul vois ceci. Il n’y a ni conseils ni chances de gagner dans les parties classées.
web-hint-odds = { $odds } de chances de gagner
web-hint-lead = avance
web-hint-lead-why = Attendu à la fin : { $points } points, { $lead } par rapport aux autres
web-odds-switch = Chances de gagner à côté des noms
web-odds-range = Attendu à la fin : { $points } points ; dans quatre parties sur cinq, de { $low } à { $high }
web-hints-term = Conseils autorisés
web-hints-term-hint = Tout le monde à la table peut demander conseil et voir les chances de gagner.
web-hints-term-bots = Contre des bots, il y a toujours des conseils.
web-plan-hints = Les conseils sont autorisés.
web-rated-why = Ni conseils ni chances de gagner pendant cette partie, pour personne à la table.
web-key-hint = demander un conseil
web-by-hand = Avec le vrai jeu
web-by-hand-hint = Vous jouez avec le jeu posé sur votre table et saisissez ce que vous piochez ; Tilewright vérifie, compte et marque les points.
web-by-hand-build = Partie déjà commencée ? Composer la position.
web-by-hand-hands = Mains cachées
web-by-hand-unknown = restent inconnues
web-by-hand-entered = saisies par leur joueur
web-by-hand-no-hints = Pas tant que les mains restent inconnues : pour te conseiller, il faut savoir ce que tu as en main.
web-by-hand-drawn = Ce qui a été pioché
web-by-hand-tap = Touchez ce qui a été pioché. Le nombre indique combien il en reste.
web-by-hand-owner = Seul le joueur qui a pioché peut le saisir.
web-by-hand-card = Personne n’a saisi cette main : choisissez la carte jouée.
web-by-hand-left = { $name }, il en reste { $count }
web-by-hand-back = Reprendre à partir d’ici
web-by-hand-end = La partie s’est arrêtée ici
web-by-hand-end-sure = Faire le décompte final maintenant, avec tout ce qui est posé, et terminer la partie ?
web-by-hand-end-yes = Compter et terminer
web-by-hand-end-no = Continuer
web-plan-by-hand = { $seats } avec le vrai jeu : ce qui est pioché est saisi à la main.
