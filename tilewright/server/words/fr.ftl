# Ce que dit le serveur lui-même.
server-stale = La partie a avancé ; regarde le plateau.
server-not-your-seat = Cette place appartient à quelqu’un d’autre.
server-held = { SEAT($seat) } doit d’abord terminer son tour.
server-not-asked = Ce n’est pas à ce joueur de jouer.
server-hidden = Certains éléments de cette partie te sont encore cachés ; attends qu’elle soit terminée.
server-not-started = La partie n’a pas encore commencé.
server-not-open = La partie a déjà commencé.
server-not-over = La partie n’est pas encore terminée.
server-over = La partie est terminée.
server-nothing-to-undo = Il n’y a rien à annuler.
server-nothing-to-end = Il n’y a pas de tour à terminer.
server-no-request = Cette demande n’est plus en attente.
server-no-commitment = Aucun nombre aléatoire de ce navigateur n’est attendu maintenant.
server-gathering = Les tirages se préparent ; réessaie dans un instant.
server-analysis = Cette partie est encore en cours ; tous les joueurs de la table doivent d’abord autoriser l’analyse.
server-too-fast = C’était trop rapide ; attends un instant.
server-too-long = C’est trop long.
server-malformed = La demande n’a pas pu être comprise.
server-no-table = Cette table n’existe pas.
server-no-game = Ce jeu n’existe pas.
server-no-page = Cette page n’existe pas.
server-no-ply = La partie n’a pas autant de coups.
server-no-record = Cet enregistrement n’existe pas.
server-no-lesson = Cette leçon n’existe pas ou compte moins d’étapes.
server-no-puzzle = Ce problème n’existe pas.
server-no-example = Cet exemple n’existe pas.
server-record = La ligne { $line } de l’enregistrement est incorrecte : { $reason }
server-no-open-table = Aucune table ouverte n’attend de joueurs pour le moment.
server-full = Toutes les places de cette table sont prises.
server-seat-taken = Cette place est déjà prise.
server-open-seats = Il reste des places libres.
server-seats = Ce jeu se joue de { $least } à { $most } joueurs.
server-not-host = Seul l’hôte peut faire cela.
server-no-option = Cette variante n’existe pas.
server-no-level = Ce niveau n’existe pas.
server-no-colour = Cette couleur n’existe pas.
server-no-takeover = À cette table, on ne peut pas prendre la place d’un bot.
server-no-hints = Les conseils ne sont pas prévus à cette table : d’autres personnes y jouent.
server-no-hints-rated = Dans une partie classée, il n’y a ni conseils ni chances de gagner.
server-hint-busy = Le moteur est occupé par d’autres tables, et les parties passent avant. Réessaie dans un instant.
server-seated = Tu as déjà une place à cette table.
server-no-name = Indique un nom.
server-compiling = Le jeu est en préparation.
server-revision = Les règles ont changé depuis ; cette partie ne peut pas continuer.
server-foreign = Bloqué : cette demande venait d’un autre site.
server-busy = Cela n’a pas fonctionné ; réessaie.
server-broken = Une erreur s’est produite sur le serveur.
server-closed = Cette table est fermée.
server-muted = Tu ne peux pas écrire à cette table.
server-others-play = D’autres personnes jouent encore ; elles doivent d’abord quitter la table.
server-banned = Cette adresse est bannie de ce serveur.
server-host = Ce serveur n’est pas configuré pour le nom « { $host } » ; son administrateur peut l’ajouter avec --origin http://{ $host }.
server-too-much = Trop de données ont été envoyées aujourd’hui depuis cette adresse ; réessaie demain.
server-too-many = Pas plus de { $most } tables publiques ouvertes à la fois ; lance ou quitte d’abord l’une d’elles.
server-disk = Le disque du serveur est presque plein ; les parties en cours continuent, mais rien de nouveau ne peut commencer tant que son administrateur n’a pas libéré de place.
server-time-up = Ton temps est écoulé.
server-too-early = Un remplaçant pourra jouer dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
server-days = À cette table, un tour peut durer { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} ; ensuite, la pendule décide.
server-is-here = { SEAT($seat) } est de nouveau en ligne.
server-stand-in-there = Un bot joue déjà à cette place.
server-away = Un remplaçant joue pour toi ; reprends d’abord ta place.
server-resigned = Tu as abandonné ; cette place ne peut plus être reprise.
server-not-present = Seule une personne présente à la table peut faire venir un remplaçant.
server-clock = Cette pendule ne donne de temps à personne.
server-note-lot = Le sort a décidé : { SEAT($seat) } commence.
server-note-took = { SEAT($seat) } joue maintenant à la place du bot { $bot }.
server-note-left = { SEAT($seat) } a quitté la table ; un remplaçant ({ $level }) continue.
server-note-returned = { SEAT($seat) } est de retour et reprend sa place.
server-note-stand-in = { SEAT($actor) } a fait venir un remplaçant ({ $level }) à la place { SEAT($seat, form: "of") }.
server-note-resigned = { SEAT($seat) } a abandonné.
server-note-time = { SEAT($seat) } n’a plus de temps ; un remplaçant ({ $level }) continue.
server-note-time-lost = { SEAT($seat) } a perdu au temps.
server-note-archived = Personne n’est venu à cette table depuis { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} ; elle a été archivée. La partie peut toujours être revue et téléchargée.
server-not-here = C’est possible uniquement depuis un navigateur de l’ordinateur qui héberge le serveur.
server-no-network = Cet ordinateur n’a pas d’adresse réseau à laquelle d’autres pourraient le joindre.
server-no-person = Cet appareil n’est relié à aucun profil : sa clé manque ou a été révoquée.
server-no-such-person = Cette personne n’existe pas.
server-no-device = Cet appareil a déjà été retiré.
server-too-many-devices = { $most } appareils à la fois au maximum ; retires-en d’abord un.
server-code-unknown = Ce code ne fonctionne pas. Vérifie-le ou crées-en un autre : chaque code ne sert qu’une fois.
server-code-over = Ce code a expiré : un code est valable dix minutes. Crées-en un nouveau sur l’appareil où se trouvent tes parties.
server-no-word = « { $word } » ne fait pas partie des mots de secours.
server-words-count = Il y a { $all } mots de secours ; tu en as saisi { $count }.
server-words-wrong = L’un de ces mots est faux ou n’est pas à sa place.
server-words-unknown = Ces mots n’appartiennent à personne ici : ils ont été remplacés ou supprimés, ou viennent d’un autre serveur.
server-other-name = Ce n’est pas ton nom. Saisis-le exactement comme il est affiché.
server-stranger = Tu peux inviter les gens avec qui tu as déjà terminé une partie ; envoie le lien aux autres.
server-rated = Cette table est classée : pour y jouer, chacun doit avoir un profil. Choisis d’abord « Garder mes parties et mes résultats ».
server-push-turn = À toi de jouer.
server-no-push = Le service push de ce navigateur ne peut pas être utilisé.
server-level-beginner = Débutant
server-level-casual = Amateur
server-level-club = Confirmé
server-level-expert = Expert
server-level-master = Maître
