# What the web client itself says.
web-loading = Chargement…
web-close = Fermer
web-menu = Menu
web-language = Langue
web-printing = Thème
web-printing-day = Jour
web-printing-dusk = Crépuscule
web-sounds = Son
web-show-left = Afficher les tuiles restantes
web-ends-turn = Terminer mon tour automatiquement
web-keys = Raccourcis clavier
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
web-lobby-lead = { $waiting ->
    [0] {""}
    [one] C’est à toi de jouer dans une partie.{" "}
   *[other] C’est à toi de jouer dans { $waiting } parties.{" "}
}{ $open ->
    [0] Choisis un jeu.
    [one] Une table attend des joueurs.
   *[other] { $open } tables attendent des joueurs.
}
web-games = Jeux
web-seats-time = { $seats } joueurs · { $minutes } min
web-play-bot = Jouer
web-your-turn-in = { $game } ({ $names }) : à toi de jouer
web-move-of = Coup { $ply }
web-go-on = Reprendre
web-my-tables = Tes parties
web-tables = Tables
web-no-tables = Aucune table publique pour le moment. Ouvres-en une, ou demande un code à un ami.
web-replays = Parties à revoir
web-join-code = Rejoindre avec un code
web-code = Code
web-join = Rejoindre
web-bring-record = Ou ouvre une partie enregistrée :
web-new-table = Nouvelle table
web-new-table-of = Nouvelle table : { $game }
web-seats = Joueurs
web-others = Les autres joueurs
web-others-bots = bots
web-others-friends = amis (par lien)
web-others-here = tous sur cet appareil
web-level = Niveau des bots
web-public = Afficher à l’accueil
web-your-name = Ton nom
web-open-table = Ouvrir la table
web-guest = Invité
web-guest-number = Joueur { $number }
web-sit = Prendre place
web-watch = Regarder
web-result = Résultat
web-watch-replay = Revoir la partie
web-status-open = en attente de joueurs
web-status-playing = en cours, coup { $ply }
web-status-over = terminée
web-waiting-players = Partage le lien, ajoute des bots aux places libres, ou lance la partie.
web-all-here = Toutes les places sont prises.
web-free-seat = Place libre
web-put-bot = Ajouter un bot
web-put-open = Libérer la place
web-start = Lancer la partie
web-start-with-bots = Ajouter des bots et lancer
web-invite = Inviter
web-qr = Code QR du lien
web-link = Lien
web-copy = Copier
web-copied = Copié
web-compiling = Préparation du jeu, étape { $number } sur { $of } (une seule fois par machine)
web-the-table = Table
web-the-question = Décision en cours
web-you = Toi
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
web-state-away = un bot joue à sa place
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
web-left = restent
web-left-in-all = { $count } au total
web-tab-log = Journal
web-tab-talk = Chat
web-tab-left = Restant
web-tab-beside = Plateaux
web-new = nouveaux messages
web-talk-empty = Aucun message pour l’instant.
web-talk-here = Message
web-send = Envoyer
web-more = Journal et plus
web-to-result = Voir le résultat
web-you-win = Tu as gagné
web-wins = { $name } gagne
web-tie = Égalité : { $names }
web-points-from = Origine des points
web-sum = Total
web-tap-number = Touche un nombre pour voir ce qui l’a rapporté.
web-race = Évolution du score
web-again = Rejouer
web-rematch-join = Rejoindre la partie suivante
web-record = Télécharger la partie
web-verify = Vérifier le mélange
web-verify-how = Le premier nombre a été affiché avant la partie ; le second est son secret. « tilewright verify » vérifie l’enregistrement avec les deux.
web-replay = Revoir la partie
web-first = Aller au début
web-last = Aller à la fin
web-before = Coup précédent
web-after = Coup suivant
web-play = Lire
web-pause = Pause
web-move-number = Coup
web-share-ply = Copier le lien
web-cards-change = { $change } cartes
web-outlook-open = Le résultat dépend d’informations cachées.
web-held-by-nobody = Personne ne l’occupe.
web-would-take = { $name } marquerait { $points }
web-key-feature = voir ce qui est ici et ce que cela vaut
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
web-missed-you = { $moves ->
    [0] Pendant ton absence, un bot ({ $level }) a pris le relais, mais n’a pas eu à jouer.
    [one] Pendant ton absence, un bot ({ $level }) a joué un coup pour toi.
   *[other] Pendant ton absence, un bot ({ $level }) a joué { $moves } coups pour toi.
}
web-missed-name = { $moves ->
    [0] Pendant que { $name } n’était pas là, un bot ({ $level }) a pris le relais, mais n’a pas eu à jouer.
    [one] Pendant que { $name } n’était pas là, un bot ({ $level }) a joué un coup.
   *[other] Pendant que { $name } n’était pas là, un bot ({ $level }) a joué { $moves } coups.
}
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
web-status-closed = fermée
web-muted-you = Tu ne peux plus écrire à cette table : tu peux seulement lire.
web-muted-spectators = Les spectateurs ne peuvent pas écrire à cette table.
web-find-table = Chercher une table
web-no-match = Aucune table trouvée.
web-more-tables = Afficher plus
web-again-later = Réessayer
web-privacy = Vie privée
web-privacy-lead = Ce que ce serveur conserve sur toi, et ce qui reste chez toi.
web-privacy-kept = Ce que ce serveur conserve
web-privacy-names = Les noms que tu donnes à tes places et à tes tables. Ce n’est pas forcément ton vrai nom.
web-privacy-moves = Chaque coup, pour qu’une partie survive à une interruption et puisse être revue.
web-privacy-chat = Les messages du chat.
web-privacy-tokens = Une empreinte du jeton qui ouvre ta place : personne ne peut lire le jeton lui-même dans la base de données.
web-privacy-uploads = Les enregistrements de parties envoyés par les joueurs.
web-privacy-never = Ce qu’il ne conserve pas
web-privacy-addresses = Ton adresse réseau n’est jamais enregistrée, à une exception près : les adresses que l’hébergeur a bannies.
web-privacy-cookies = Il n’y a ni comptes, ni cookies, ni traqueurs, et rien n’est chargé depuis d’autres serveurs.
web-privacy-browser = Ce qui reste dans ton navigateur
web-privacy-browser-what = Tes réglages et ton nom, les jetons de tes places, et les nombres avec lesquels ce navigateur vérifie les tirages. Si tu effaces les données de ce site, ils disparaissent et tu ne peux plus ouvrir tes places d’ici.
web-privacy-time = Durée de conservation
web-privacy-time-unknown = Jusqu’à ce que l’hébergeur de ce serveur les efface.
web-privacy-over-time = Parties terminées
web-privacy-idle-time = Parties abandonnées
web-privacy-open-time = Tables dont la partie n’a jamais commencé
web-privacy-chat-time = Chat
web-privacy-upload-time = Enregistrements envoyés que plus personne n’ouvre
web-privacy-days = { $days ->
    [0] jusqu’à ce que l’hébergeur les efface
    [one] un jour
   *[other] { $days } jours
}
web-privacy-delete = Faire effacer tes données
web-privacy-delete-how = Demande-le à l’hébergeur de ce serveur, en indiquant le code de la table.
web-privacy-contact = Contact :
