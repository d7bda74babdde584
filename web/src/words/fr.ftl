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
web-undo-asked = { $count ->
    [one] { $name } demande à annuler ce coup :
   *[other] { $name } demande à annuler ces { $count } coups :
}
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
web-curtain = { $name }, c’est à toi
web-curtain-hint = Ta main s’affiche quand personne d’autre ne regarde.
web-show-hand = Montrer ma main
web-beyond = { $count ->
    [one] Encore { $count } emplacement de ce côté
   *[other] Encore { $count } emplacements de ce côté
}
web-hidden-move = { $name } décide quelque chose que tu ne peux pas voir.
web-hidden-draw = Quelque chose est pioché que tu ne peux pas voir.
web-stuck = Le serveur ne répond pas ; ton coup est conservé et sera renvoyé.
web-stuck-talk = Le serveur ne répond pas ; ton message est conservé et sera renvoyé.
web-seat-moved = Ta place est maintenant jouée sur un autre appareil. Tu regardes.
web-missed-you = { $moves ->
    [0] Pendant ton absence, un bot ({ $level }) a pris le relais, mais n’a pas eu à jouer.
    [one] Pendant ton absence, un bot ({ $level }) a joué un coup pour toi.
   *[other] Pendant ton absence, un bot ({ $level }) a joué { $moves } coups pour toi.
}
web-missed-name = { $moves ->
    [0] Pendant l’absence de { $name }, un bot ({ $level }) a pris le relais, mais n’a pas eu à jouer.
    [one] Pendant l’absence de { $name }, un bot ({ $level }) a joué un coup.
   *[other] Pendant l’absence de { $name }, un bot ({ $level }) a joué { $moves } coups.
}
web-missed-undone = { $undone ->
    [one] Entre-temps, une annulation a eu lieu.
   *[other] Entre-temps, { $undone } annulations ont eu lieu.
}
web-by-bot = Joué par un bot pendant ton absence
web-undo-waiting = En attente de l’accord de { $names }.
web-undo-away = { $count ->
    [one] { $names } n’est pas là ; l’annulation attend son retour.
   *[other] { $names } ne sont pas là ; l’annulation attend leur retour.
}
web-undo-cancel = Renoncer à l’annulation
web-undo-declined = Les autres n’ont pas accepté l’annulation.
web-and-more = et { $count } de plus
web-analysis = Autoriser l’analyse pendant cette partie
web-analysis-hint = Chacun à la table pourrait alors continuer à partir d’une position de cette partie, à une table à part. Il faut l’accord de tous.
web-analysis-none = Personne ne l’a encore autorisée.
web-analysis-by = Autorisée pour l’instant par { $names }.
web-analysis-all = Tout le monde l’a autorisée.
web-analysis-missing = { $count ->
    [one] Tant que la partie est en cours, { $names } doit l’autoriser dans le menu de la table.
   *[other] Tant que la partie est en cours, { $names } doivent l’autoriser dans le menu de la table.
}
web-analysis-players = Tant que la partie est en cours, seuls ses joueurs peuvent continuer à partir d’ici.
web-device = Jouer sur un autre appareil
web-device-seat = Quelle place
web-device-hint = Ouvre ce lien sur l’autre appareil : ta place y sera aussi. Qui a le lien peut jouer pour toi.
web-device-qr = Le lien de ta place en code QR
web-device-lock = Exclure les autres appareils
web-device-lock-hint = L’ancien lien ne vaut plus rien et seul cet appareil garde la place.
web-device-locked = C’est fait : seuls cet appareil et le nouveau lien ouvrent la place.
web-verified = Tirages vérifiés par ce navigateur
web-verified-how = Avant le premier tirage, le serveur et chaque navigateur ont scellé un nombre au hasard. Ce navigateur a vu alors tous les sceaux, et chaque nombre correspond maintenant au sien : personne n’a pu choisir les tirages. « tilewright verify » recalcule en plus chaque tirage de l’enregistrement.
web-unverified = Ce navigateur n’a pas pu vérifier les tirages : { $reason }
web-unverified-how = Avant le premier tirage, le serveur et chaque navigateur scellent un nombre au hasard ; à la fin, chaque nombre doit correspondre à son sceau. Ce n’était pas le cas ici. « tilewright verify » contrôle les tirages de l’enregistrement.
web-doubt-left-out = son propre nombre a été laissé de côté.
web-doubt-changed = la liste des sceaux a été modifiée.
web-doubt-unseen = les sceaux ne lui ont jamais été montrés.
web-doubt-secret = le nombre du serveur ne correspond pas à son sceau.
web-doubt-number = le nombre d’un navigateur ne correspond pas à son sceau.
web-doubt-late = son propre nombre est arrivé trop tard.
web-barred = Ce serveur ne te laisse pas entrer.
web-closed = L’hôte a fermé cette table.
web-closed-hint = Plus personne ne peut y jouer, mais on peut encore revoir ce qui a été joué.
web-status-closed = fermée
web-muted-you = Tu n’as plus la parole à cette table : tu peux lire, mais pas écrire.
web-muted-spectators = Les spectateurs ne peuvent pas écrire à cette table.
web-find-table = Chercher une table
web-no-match = Aucune table ne correspond.
web-more-tables = En voir plus
web-again-later = Réessayer
web-privacy = Vie privée
web-privacy-lead = Ce que ce serveur garde de toi, et ce qui reste chez toi.
web-privacy-kept = Ce que ce serveur garde
web-privacy-names = Les noms que tu donnes à tes places et à tes tables. Ce n’est pas forcément ton vrai nom.
web-privacy-moves = Chaque coup, pour qu’une partie survive à une interruption et puisse être revue.
web-privacy-chat = Ce qui se dit à une table.
web-privacy-tokens = Du jeton qui ouvre ta place, une empreinte seulement : personne ne peut le lire dans la base de données.
web-privacy-uploads = Les enregistrements de parties que quelqu’un dépose.
web-privacy-never = Ce qu’il ne garde pas
web-privacy-addresses = Ton adresse réseau n’est jamais enregistrée, à une exception près : les adresses que l’hébergeur a bannies.
web-privacy-cookies = Il n’y a ni comptes, ni cookies, ni traqueurs, et rien n’est chargé depuis d’autres serveurs.
web-privacy-browser = Ce qui reste dans ton navigateur
web-privacy-browser-what = Tes réglages et ton nom, les jetons de tes places, et les nombres qui permettent à ce navigateur de vérifier les tirages. Efface les données de ce site et tout disparaît ; tes places ne pourront alors plus être ouvertes d’ici.
web-privacy-time = Combien de temps
web-privacy-time-unknown = Jusqu’à ce que l’hébergeur de ce serveur les efface.
web-privacy-over-time = Parties terminées
web-privacy-idle-time = Parties que plus personne ne joue
web-privacy-open-time = Tables où la partie n’a jamais commencé
web-privacy-chat-time = Discussions
web-privacy-upload-time = Enregistrements déposés que plus personne n’ouvre
web-privacy-days = { $days ->
    [0] jusqu’à ce que l’hébergeur les efface
    [one] un jour
   *[other] { $days } jours
}
web-privacy-delete = Faire effacer des données
web-privacy-delete-how = Demande-le à l’hébergeur de ce serveur, en indiquant le code de la table.
web-privacy-contact = Contact :
