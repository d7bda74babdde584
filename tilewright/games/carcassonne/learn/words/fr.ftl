# Ce qui sert à apprendre Carcassonne : introduction, leçons, éléments du jeu et aide à chaque question.

game-in-a-minute = Tuile après tuile, un paysage naît : villes, routes, abbayes et prés. À ton tour, tu pioches une tuile, tu la poses de façon que tout concorde, puis tu peux y placer un de tes sept partisans. Quand une ville, une route ou une abbaye est terminée, son partisan marque des points et te revient. Les paysans restent dans leur pré et comptent à la fin. Le plus grand total l’emporte.

# ---- la première leçon
lesson-first = Poser, occuper, marquer
lesson-first-about = Tes premiers tours : une route, une ville, une abbaye et un paysan.

lesson-first-lay = Une tuile doit concorder
lesson-first-lay-text = Pose ta tuile contre une autre, côté contre côté. La route doit prolonger la route, la ville la ville, le pré le pré. Tourne la tuile jusqu’à ce que tout concorde.
lesson-first-lay-task = Prolonge la route vers la droite.
lesson-first-lay-hint = Ta tuile va juste à droite de la tuile de départ, tournée de sorte que sa route aille de gauche à droite.
lesson-first-lay-praise = La route continue : elle compte maintenant deux tuiles.
lesson-first-lay-other = La route ne s’allonge pas. Pose la tuile à droite de la tuile de départ, route contre route.
lesson-first-lay-near-turn = Ici, une route buterait sur un pré. Tourne la tuile d’un quart de tour.
lesson-first-lay-near-left = La tuile convient : elle prolonge la route à gauche. Cette fois, prolonge-la vers la droite.
lesson-first-lay-near-corner = Ici, seuls les coins se touchent. Une tuile doit partager un côté entier avec une autre.

lesson-first-thief = Un voleur sur la route
lesson-first-thief-text = Tu peux maintenant placer un de tes partisans sur cette tuile. Sur la route, c’est un voleur. Il y reste jusqu’à ce que les deux bouts de la route soient fermés.
lesson-first-thief-task = Place un voleur sur la route.
lesson-first-thief-hint = Choisis la route sur la tuile que tu viens de poser.
lesson-first-thief-praise = La route est à toi. Il te reste six partisans.
lesson-first-thief-other = Choisis la route elle-même, sur la tuile que tu viens de poser.
lesson-first-thief-near-farmer = Ce serait un paysan. Un paysan reste jusqu’à la fin de la partie, et il est encore tôt pour cela. Choisis la route.
lesson-first-thief-near-pass = Tu peux passer, mais alors la route n’est à personne et ne rapporte rien à personne.

lesson-first-city = Fermer une ville
lesson-first-city-text = La tuile de départ montre un morceau de ville, et tu en as un autre. Une ville est terminée quand sa muraille n’a plus d’ouverture.
lesson-first-city-task = Ferme la ville au-dessus de la tuile de départ.
lesson-first-city-hint = Ta tuile va juste au-dessus de la tuile de départ, sa ville vers le bas.
lesson-first-city-praise = La muraille est fermée. À toi d’occuper cette ville.
lesson-first-city-other = La tuile convient ici, mais la ville de la tuile de départ reste ouverte. Regarde juste au-dessus d’elle.
lesson-first-city-near-turn = C’est le bon emplacement, mais un pré toucherait la ville. Tourne la tuile jusqu’à ce que les deux murailles se rejoignent.

lesson-first-knight = Un chevalier pour un tour
lesson-first-knight-text = On place d’abord un partisan, on compte ensuite. Tu peux donc encore envoyer un chevalier dans cette ville terminée : 2 points par tuile et 2 par blason.
lesson-first-knight-task = Place un chevalier dans la ville.
lesson-first-knight-hint = Choisis la ville sur la tuile que tu viens de poser.
lesson-first-knight-praise = 2 tuiles × 2 = { $points } points, et ton chevalier est de retour dans ta réserve.
lesson-first-knight-other = Choisis la ville sur la tuile que tu viens de poser.
lesson-first-knight-near-pass = Une ville sans chevalier ne rapporte rien à personne.
lesson-first-knight-near-farmer = Un paysan ne marque qu’à la fin de la partie. La ville rapporte tout de suite, si un chevalier s’y trouve.

lesson-first-road = Terminer la route
lesson-first-road-text = Croisements, portes de ville et abbayes terminent une route. Le croisement de Ben ferme le bout gauche de la tienne. Ta nouvelle tuile, une abbaye avec une route, peut fermer le bout droit.
lesson-first-road-task = Pose l’abbaye au bout droit de ta route.
lesson-first-road-hint = Ta tuile va juste à droite de celle où se tient ton voleur, sa route vers la gauche.
lesson-first-road-praise = Les deux bouts sont fermés. Place ton partisan, puis la route sera comptée.
lesson-first-road-other = Ton voleur devrait encore attendre. Regarde le bout droit de la route.
lesson-first-road-near-turn = C’est le bon emplacement, mais la route buterait sur un pré. Tourne la tuile jusqu’à ce que sa route aille vers la gauche.

lesson-first-monk = Une tuile, deux gains
lesson-first-monk-text = La route sera comptée d’elle-même. Ton partisan de ce tour est donc libre pour l’abbaye. Elle rapporte 9 points quand les huit emplacements autour d’elle ont une tuile.
lesson-first-monk-task = Place un moine dans l’abbaye.
lesson-first-monk-hint = Choisis le bâtiment au milieu de la tuile que tu viens de poser.
lesson-first-monk-praise = Route : 4 tuiles, { $points } points. Ton voleur est de retour, et ton moine attend des voisins.
lesson-first-monk-other = Choisis l’abbaye, le bâtiment au milieu de la nouvelle tuile.
lesson-first-monk-near-pass = La route sera comptée de toute façon, mais l’abbaye resterait vide. Elle n’attend que toi.
lesson-first-monk-near-farmer = C’est possible, mais un paysan reste jusqu’à la fin. Cette abbaye peut rapporter 9 points, et personne ne peut la partager avec toi.
lesson-first-monk-near-thief = Ton voleur est déjà sur cette route. Un seul suffit, et un deuxième n’est pas permis.

lesson-first-taken = Là où il y a déjà quelqu’un
lesson-first-taken-text = Tu ne peux pas placer de partisan dans une ville, sur une route ou dans un pré qui en contient déjà un, même très loin, même à toi. Le chevalier de Ben tient la ville du bas.
lesson-first-taken-task = Pose la tuile là où tu pourrais ensuite y placer un chevalier.
lesson-first-taken-hint = Évite les deux côtés ouverts de la ville de Ben. Au-dessus de ta route, par exemple, ta tuile commence une nouvelle ville.
lesson-first-taken-praise = Une nouvelle ville sans chevalier : tu pourrais y en placer un.
lesson-first-taken-other = Pose la tuile où elle convient, mais pas contre la ville de Ben.
lesson-first-taken-near-joined = La tuile rejoint ici la ville de Ben, où se tient son chevalier. Tu ne pourrais y placer qu’un paysan.

lesson-first-farmer = Un paysan pour la fin
lesson-first-farmer-text = Un paysan se couche dans un pré et y reste jusqu’à la fin. Le pré rapporte alors 3 points par ville terminée qu’il touche. Celui-ci en touche déjà une.
lesson-first-farmer-task = Place un paysan dans le pré.
lesson-first-farmer-hint = Choisis la partie verte de la tuile que tu viens de poser.
lesson-first-farmer-praise = Aucun point pour l’instant. À la fin : 3 points par ville terminée au bord de ce pré.
lesson-first-farmer-other = Choisis le pré, la partie verte de la nouvelle tuile.
lesson-first-farmer-near-knight = Un chevalier dans ta nouvelle ville est aussi un bon coup. Cette fois, essaie le paysan.
lesson-first-farmer-near-pass = Tu peux passer. Mais ce pré touche déjà une ville terminée : 3 points à la fin. Essaie le paysan.

lesson-first-worth = Qu’est-ce que cela vaut ?
lesson-first-worth-text = À la fin, l’inachevé vaut moins : routes et villes, 1 point par tuile ; blasons, 1 point chacun ; une abbaye, 1 pour elle-même et 1 par tuile autour d’elle.
lesson-first-worth-task = Si la partie s’arrêtait maintenant, combien de points ton abbaye rapporterait-elle ?
lesson-first-worth-praise = 1 + 3 = 4 : l’abbaye elle-même et trois tuiles autour d’elle.
lesson-first-worth-other = Compte l’abbaye elle-même et les tuiles autour d’elle, sur les côtés et aux coins.
lesson-first-worth-near-nine = Pour 9 points, il faut une tuile sur les huit emplacements autour d’elle. Combien y en a-t-il maintenant ?
lesson-first-worth-near-itself = Ce sont les tuiles autour d’elle. L’abbaye elle-même compte aussi.
lesson-first-worth-near-corners = Les tuiles qui ne touchent celle de l’abbaye que par un coin comptent aussi.
lesson-first-worth-near-around = C’est l’abbaye elle-même. Ajoute les tuiles autour d’elle, sur les côtés et aux coins.

lesson-first-end = La fin
lesson-first-end-text = La partie se termine avec la dernière tuile. On compte alors les routes, villes et abbayes inachevées, puis les prés. Le plus grand total l’emporte. Tu en sais assez pour une première partie.

# ---- éléments et emplacements
piece-spring = Source
piece-spring-does = La Rivière commence ici. La source est sur la table dès le début, et son pré fait tout le tour de l’eau.
piece-lake = Lac
piece-lake-does = La Rivière se termine ici. Le lac se pose dans un tour ordinaire après les dix tuiles Rivière, et son pré fait tout le tour de l’eau.
piece-river-tile = Tuile Rivière
piece-river-tile-does = Elle prolonge la rivière à son extrémité ouverte. L’eau sépare les prés, même sous un pont, et personne ne peut s’y tenir ; tout le reste s’occupe comme d’habitude.
piece-monastery-tile = Tuile avec abbaye
piece-monastery-tile-does = Une abbaye se dresse au milieu ; un moine peut l’occuper. Si une route y mène, elle s’y termine.
piece-monastery-tile-worth = 9 points quand les huit emplacements autour d’elle ont une tuile. Sinon, à la fin, 1 point pour elle-même et 1 par tuile autour d’elle.
piece-gate-tile = Ville avec porte
piece-gate-tile-does = La route se termine à la porte de la ville. Ville et route sont distinctes : chacune peut avoir son partisan.
piece-gate-tile-worth = La tuile compte une fois pour la ville et une fois pour la route. Un blason ajoute 2 points à une ville terminée, 1 à une ville inachevée.
piece-shield-tile = Ville avec blason
piece-shield-tile-does = Le blason donne plus de valeur à sa ville. Un chevalier peut occuper la ville.
piece-shield-tile-worth = Une ville terminée rapporte 2 points pour cette tuile et 2 pour le blason ; inachevée, elle rapporte 1 et 1 à la fin.
piece-junction-tile = Croisement
piece-junction-tile-does = Toute route qui atteint un croisement s’y termine. Chaque route qui en part peut avoir son propre voleur.
piece-junction-tile-worth = La tuile compte 1 point pour chaque route qui s’y termine. Une route qui part d’ici et y revient ne la compte qu’une fois.
piece-two-cities-tile = Deux villes
piece-two-cities-tile-does = Les deux morceaux de ville ne se rejoignent pas sur cette tuile : chacun peut avoir son chevalier. D’autres tuiles peuvent encore les réunir.
piece-two-cities-tile-worth = Si les deux morceaux appartiennent à la même ville, la tuile compte une fois.
piece-city-road-tile = Ville et route
piece-city-road-tile-does = La route longe la ville sans y entrer. La ville, la route et les prés de part et d’autre de la route s’occupent séparément. La tuile de départ en fait partie.
piece-city-tile = Tuile de ville
piece-city-tile-does = Un morceau de ville. Un chevalier peut occuper la ville, un paysan le pré voisin.
piece-city-tile-worth = 2 points si la ville est terminée, sinon 1 à la fin.
piece-road-tile = Tuile de route
piece-road-tile-does = La route traverse la tuile et sépare les prés de ses deux côtés. Un voleur peut occuper la route, un paysan l’un des prés.
piece-road-tile-worth = 1 point pour la route, terminée ou non.
piece-hidden-tile = Tuile face cachée
piece-hidden-tile-does = Personne ne sait ce qu’elle montre avant qu’on la pioche. La liste des tuiles restantes indique ce qui peut encore venir.
piece-farmer = Paysan
piece-farmer-does = Ce partisan est couché dans un pré et y reste jusqu’à la fin de la partie. Le joueur qui a le plus de paysans dans un pré en reçoit les points.
piece-farmer-worth = À la fin, 3 points par ville terminée qui touche le pré ou s’y trouve.
piece-follower = Partisan
piece-follower-does = Dans une ville c’est un chevalier, sur une route un voleur, dans une abbaye un moine. Il revient à son propriétaire dès que la ville, la route ou l’abbaye est comptée.
piece-follower-worth = Le joueur qui a le plus de partisans dans une ville ou sur une route en reçoit les points ; à égalité, chacun les reçoit en entier.
piece-cell = Emplacement libre
piece-cell-does = Tu peux poser ta tuile ici si chaque côté qui en touche une autre montre la même chose que sa voisine.
piece-city = Ville
piece-city-does = Place un chevalier ici. Il reste jusqu’à ce que la muraille soit entièrement fermée.
piece-city-worth = Terminée : 2 points par tuile et 2 par blason. Inachevée, à la fin : 1 par tuile et 1 par blason.
piece-road = Route
piece-road-does = Place un voleur ici. Il reste jusqu’à ce que les deux bouts de la route soient fermés.
piece-road-worth = 1 point par tuile, que la route soit terminée ou non.
piece-monastery = Abbaye
piece-monastery-does = Place un moine ici. Il reste jusqu’à ce que les huit emplacements autour de l’abbaye aient une tuile.
piece-monastery-worth = Terminée : 9 points. Inachevée, à la fin : 1 pour elle-même et 1 par tuile autour d’elle.
piece-field = Pré
piece-field-does = Place un paysan ici. Il reste jusqu’à la fin de la partie et ne revient pas avant.
piece-field-worth = À la fin : 3 points par ville terminée au bord de ce pré.
piece-pass = Passer
piece-pass-does = Ne placer aucun partisan ce tour-ci. Ce que la tuile a terminé est compté quand même.
piece-land = Le paysage
piece-land-does = Toutes les tuiles sur la table. Les côtés qui se touchent relient villes, routes et prés ; les coins ne relient rien.
piece-drawn = La tuile de ce tour
piece-drawn-does = Tout le monde voit la tuile piochée. Tourne-la, puis pose-la contre le paysage.

# ---- aide à chaque question
help-place = Choisis un emplacement libre au bord du paysage et tourne la tuile jusqu’à ce que tous les côtés qui se touchent concordent. Une tuile Rivière doit prolonger la rivière à son extrémité ouverte.
help-place-matters = Peux-tu terminer ou agrandir ce qui est à toi, ou commencer ce qu’un partisan pourra occuper ? Regarde aussi ce que la tuile apporterait aux autres.
help-figure = Tu peux placer un partisan sur la tuile qui vient d’être posée : dans une ville, sur une route ou dans un pré où il n’y a encore personne, ou dans une abbaye. Ensuite, on compte tout ce que la tuile a terminé.
help-figure-matters = Est-ce bientôt terminé ? Combien de partisans te reste-t-il ? Les paysans restent jusqu’à la fin : garde un ou deux partisans pour les tuiles à venir.

# ---- une ville occupée
lesson-join = Entrer dans une ville occupée
lesson-join-about = Une ville où se tient le chevalier d’un autre n’est pas perdue : deux villes peuvent se rejoindre.

lesson-join-gap = De l’autre côté du vide
lesson-join-gap-text = Le chevalier de Ben est à gauche du vide : tu ne peux pas en placer un dans sa ville. Mais tu peux commencer ta propre ville, ouverte sur le même vide.
lesson-join-gap-task = Commence une ville à droite du vide, ouverte vers lui, et places-y un chevalier.
lesson-join-gap-hint = Ta tuile va au-dessus de la route, à droite de la tuile de départ, sa ville vers la gauche. Choisis ensuite la ville.
lesson-join-gap-praise = Deux villes donnent maintenant sur le même vide : l’une a le chevalier de Ben, l’autre le tien.
lesson-join-gap-other = D’ici, ta ville ne rencontrerait pas celle de Ben dans le vide. Pose la tuile à droite du vide.
lesson-join-gap-near-away = C’est le bon emplacement, mais cette ville n’est pas ouverte vers le vide. Tourne la tuile pour que sa ville soit à gauche.
lesson-join-gap-near-inside = Deux villes ouvertes se rencontrent dans le vide, et ta tuile n’a de ville que d’un côté. Elle ne convient pas.
lesson-join-gap-near-empty = Sans chevalier, cette ville ne te rapporte rien. Places-en un tant que la ville est encore à part.
lesson-join-gap-near-farmer = Un paysan ne compte pas dans la ville. Place un chevalier tant que la ville est encore à part.

lesson-join-join = Réunir les villes
lesson-join-join-text = Tu as pioché une ville ouverte de trois côtés, avec un blason. Une tuile peut réunir des villes commencées à part, même si chacune a un chevalier. C’est ainsi que des chevaliers se rencontrent.
lesson-join-join-task = Pose la tuile de sorte qu’elle réunisse ta ville et celle de Ben.
lesson-join-join-hint = Ta tuile va dans le vide au-dessus de la tuile de départ, son pré vers le haut.
lesson-join-join-praise = C’est maintenant une seule ville, avec le chevalier de Ben et le tien. Un troisième n’y est pas permis.
lesson-join-join-other = La tuile convient, mais les deux villes restent séparées. Regarde le vide au-dessus de la tuile de départ.
lesson-join-join-near-turn = C’est le bon emplacement. Tourne la tuile jusqu’à ce que son pré soit en haut.

lesson-join-equal = Un chevalier chacun
lesson-join-equal-text = La muraille est fermée : 4 tuiles × 2 et 1 blason × 2 font 10 points. Ben a un chevalier dans cette ville, et toi aussi.
lesson-join-equal-task = Qui reçoit les points ?
lesson-join-equal-answer-1 = Ben et moi en recevons 5 chacun.
lesson-join-equal-answer-2 = Ben et moi en recevons 10 chacun.
lesson-join-equal-answer-3 = Ben en reçoit 10, car son chevalier était là le premier.
lesson-join-equal-praise = À égalité pour le plus grand nombre de chevaliers, chacun reçoit tous les points.
lesson-join-equal-other = Les points ne se partagent jamais. Que se passe-t-il quand deux joueurs ont autant de chevaliers ?
lesson-join-equal-near-split = Les points ne se partagent jamais. À égalité, chacun les reçoit tous.
lesson-join-equal-near-first = Peu importe qui est arrivé le premier. Seul compte le nombre de chevaliers, et il est égal.

lesson-join-second = Un deuxième chevalier
lesson-join-second-text = Une autre table : ton chevalier et celui de Ben sont de nouveau de part et d’autre du même vide. Tu ne peux pas en ajouter un dans ta ville. Mais tu peux commencer une autre ville qui la rejoindra.
lesson-join-second-task = Commence une ville juste au-dessus de la tienne, ouverte à gauche, et places-y un chevalier.
lesson-join-second-hint = Ta tuile va au-dessus de celle où se tient ton chevalier, sa ville vers la gauche. Choisis ensuite la ville.
lesson-join-second-praise = Deux chevaliers sont en route, et Ben n’en a qu’un.
lesson-join-second-other = D’ici, la ville ne rejoindrait pas facilement la tienne. Pose la tuile au-dessus de celle de ton chevalier.
lesson-join-second-near-away = C’est le bon emplacement, mais cette ville n’est pas ouverte à gauche. Tourne la tuile.
lesson-join-second-near-left = Bonne idée aussi : d’ici, la ville peut également rejoindre les autres. Cette fois, pose-la au-dessus de ton propre chevalier.
lesson-join-second-near-empty = Dans une ville, seuls les chevaliers comptent. Sans deuxième chevalier, tu restes à égalité avec Ben.

lesson-join-more = Un chevalier de plus
lesson-join-more-text = Avec cette tuile, Ben comble le dernier vide. Tout devient une ville de 7 tuiles avec un blason, qui vaut 16 points : deux chevaliers sont à toi, un est à Ben.
lesson-join-more-task = Combien de points Ben marque-t-il ?
lesson-join-more-praise = La majorité prend tout : 16 points pour toi. Le chevalier de Ben lui revient sans points.
lesson-join-more-other = Compare les chevaliers : deux contre un. Le deuxième reçoit-il quelque chose ?
lesson-join-more-near-tied = Ben recevrait les 16 points s’il avait autant de chevaliers que toi. Il en a un, tu en as deux.
lesson-join-more-near-split = Les points ne se partagent jamais, et être deuxième ne rapporte rien.

# ---- les prés
lesson-fields = Les paysans et leurs prés
lesson-fields-about = Ce qui sépare les prés, ce que vaut un pré et qui en reçoit les points.

lesson-fields-stay = La ville est terminée
lesson-fields-stay-text = Ton paysan est couché dans un pré, et la ville voisine est terminée. Il n’y a pas de chevalier dans la ville.
lesson-fields-stay-task = Que fait ton paysan maintenant ?
lesson-fields-stay-answer-1 = Il marque 3 points et revient dans ma réserve.
lesson-fields-stay-answer-2 = Rien pour l’instant. Il reste jusqu’à la fin de la partie.
lesson-fields-stay-answer-3 = Il marque 3 points maintenant et reste dans le pré.
lesson-fields-stay-praise = Les paysans ne comptent qu’à la fin et ne reviennent jamais avant. Cette ville vaudra alors 3 points.
lesson-fields-stay-other = Quand compte-t-on les prés : pendant la partie ou à la fin ?
lesson-fields-stay-near-back = Chevaliers, voleurs et moines reviennent quand quelque chose est terminé. Les paysans restent jusqu’à la fin.
lesson-fields-stay-near-now = Il reste, mais il ne marque pas encore. On compte les prés une seule fois, à la fin de la partie.

lesson-fields-corner = Les coins ne relient rien
lesson-fields-corner-text = Le paysan de Ben est dans le pré du haut. Ta nouvelle tuile ne touche la sienne que par un coin : ton pré au-dessus de la route est encore un pré à part.
lesson-fields-corner-task = Place un paysan dans le pré au-dessus de la route.
lesson-fields-corner-hint = Choisis la partie verte au-dessus de la route, sur la tuile que tu viens de poser.
lesson-fields-corner-praise = C’est permis : les deux prés ne se touchent encore par aucun côté.
lesson-fields-corner-other = Choisis le pré au-dessus de la route sur ta nouvelle tuile.
lesson-fields-corner-near-below = La route sépare les prés. Celui du bas ne touche aucune ville. Choisis celui du haut.
lesson-fields-corner-near-thief = Un voleur est possible. Mais ici, il s’agit du pré au-dessus de la route.
lesson-fields-corner-near-pass = Le paysan de Ben ne gêne pas : les prés ne sont pas reliés. Place le tien.

lesson-fields-share = Deux paysans dans un pré
lesson-fields-share-text = La nouvelle tuile de Ben a réuni les deux prés. Il n’y en a plus qu’un, avec un paysan à toi et un à Ben, et il touche une ville terminée.
lesson-fields-share-task = Si la partie s’arrêtait maintenant, combien de points recevrais-tu pour ce pré ?
lesson-fields-share-praise = 1 ville × 3 = 3 points pour toi, et 3 pour Ben. À égalité, chacun reçoit tous les points.
lesson-fields-share-other = Un pré rapporte 3 points par ville terminée. À égalité, chacun reçoit tous les points.
lesson-fields-share-near-split = Les points ne se partagent jamais. À égalité, chacun les reçoit tous.
lesson-fields-share-near-first = Peu importe qui est arrivé le premier. Vous avez un paysan chacun : c’est l’égalité.
lesson-fields-share-near-both = Le nombre de paysans décide seulement de qui marque. Le pré touche une seule ville terminée.

lesson-fields-open = Quelles villes comptent ?
lesson-fields-open-text = Ton paysan est dans le pré tout en bas. Ce pré touche la petite ville à côté du paysan et la ville ouverte à droite. Personne n’y a de chevalier.
lesson-fields-open-task = Si la partie s’arrêtait maintenant, combien de points ton pré rapporterait-il ?
lesson-fields-open-praise = Seule la ville terminée compte : 1 × 3 = 3 points, peu importe qui l’a bâtie.
lesson-fields-open-other = Compte seulement les villes terminées au bord de ton pré, 3 points pour chacune.
lesson-fields-open-near-open = La muraille de la ville de droite n’est pas fermée. Les villes inachevées ne comptent pas pour les prés.
lesson-fields-open-near-own = La ville n’a pas besoin d’être à toi. Il suffit qu’elle soit terminée et qu’elle touche ton pré.
lesson-fields-open-near-city = C’est ce que marquerait un chevalier. Un pré rapporte 3 points par ville, quelle que soit sa taille.

lesson-fields-large = Un grand pré
lesson-fields-large-text = Le grand pré au nord touche les deux villes terminées, l’une de 4 tuiles, l’autre de 2. Tu y as deux paysans, Clara en a un.
lesson-fields-large-task = Combien de points le grand pré te rapporte-t-il ?
lesson-fields-large-praise = 2 villes × 3 = 6 points. Clara ne reçoit rien, car tu as plus de paysans.
lesson-fields-large-other = Compte les villes terminées au bord du pré, ni les tuiles ni les paysans. Chacune rapporte 3 points.
lesson-fields-large-near-size = La taille d’une ville n’a pas d’importance pour un pré. Chaque ville terminée rapporte 3 points.
lesson-fields-large-near-farmers = Deux paysans ne comptent pas double. Grâce à eux, c’est toi qui reçois les points, et non Clara.
lesson-fields-large-near-both = Le pré s’étend aussi jusqu’à l’autre ville. Compte les deux.

lesson-fields-choose = Trouver le meilleur pré
lesson-fields-choose-text = Tu joues les bleus et tu as posé la porte de ville à droite. Un paysan peut aller dans la bande étroite au-dessus de la route. Regarde quelles villes elle touche.
lesson-fields-choose-task = Place un paysan dans le pré qui touche deux villes terminées.
lesson-fields-choose-hint = Choisis la petite partie verte au-dessus de la route, sur la tuile de droite.
lesson-fields-choose-praise = Il touche deux villes terminées : 2 × 3 = 6 points à la fin, et personne d’autre ne peut y entrer.
lesson-fields-choose-other = Cherche le pré étroit entre les villes et la route.
lesson-fields-choose-near-taken = Un paysan se trouve déjà dans le pré sous la route. Et aucune ville terminée ne le touche.
lesson-fields-choose-near-thief = Cela rapporte 4 points tout de suite, c’est un bon coup. Mais cherche maintenant le pré qui en rapportera 6.
lesson-fields-choose-near-knight = Cette ville est encore ouverte de trois côtés. Cherche maintenant le pré qui rapportera 6 points.
lesson-fields-choose-near-pass = Tu peux passer, mais un pré à 6 points est libre. Regarde au-dessus de la route.

# ---- peu de partisans
lesson-followers = Les partisans sont rares
lesson-followers-about = Ce qui se passe quand ta réserve est vide, comment les partisans reviennent et quand il ne sert plus à rien de les garder.

lesson-followers-home = En faire revenir un
lesson-followers-home-text = Tes sept partisans sont tous dans le paysage, dont cinq dans des villes ouvertes. Tant que ta réserve est vide, tu ne peux que poser des tuiles, jusqu’à ce que quelque chose soit terminé.
lesson-followers-home-task = Pose la tuile de sorte qu’un partisan te revienne, puis passe.
lesson-followers-home-hint = Pose la tuile sous l’un de tes cinq chevaliers, sa ville vers le haut. Puis passe.
lesson-followers-home-praise = 2 tuiles × 2 = { $points } points, et ton chevalier est de retour.
lesson-followers-home-other = Ainsi, rien n’est terminé et personne ne revient. Regarde sous tes cinq chevaliers.
lesson-followers-home-near-road = Cela ne termine pas ta route : son autre bout est encore ouvert. Ferme plutôt une ville.

lesson-followers-later = Quand peut-il repartir ?
lesson-followers-later-text = La ville est comptée, et il y a de nouveau un partisan dans ta réserve. On place avant de compter : ce tour est donc fini.
lesson-followers-later-task = Quand et où peux-tu replacer ce partisan ?
lesson-followers-later-answer-1 = Tout de suite, sur la même tuile.
lesson-followers-later-answer-2 = Dès mon prochain tour, dans n’importe quel rôle.
lesson-followers-later-answer-3 = Dès mon prochain tour, mais seulement comme chevalier.
lesson-followers-later-praise = Au prochain tour, il peut aussi être voleur, moine ou paysan. Gardes-en un pour la bonne tuile.
lesson-followers-later-other = Rappelle-toi l’ordre : poser la tuile, placer un partisan, compter.
lesson-followers-later-near-now = Le décompte est la dernière étape du tour. On place un partisan avant.
lesson-followers-later-near-knight = Un partisan n’a pas de rôle fixe. Son prochain emplacement décide de ce qu’il est.

lesson-followers-last = La dernière tuile
lesson-followers-last-text = C’est la dernière tuile de la partie ; elle a fermé une ville. Après ce tour, on compte tout. La route inachevée de ton voleur rapporte 2 points de toute façon.
lesson-followers-last-task = Place un partisan là où il rapporte le plus de points.
lesson-followers-last-hint = Choisis la ville sur la tuile que tu viens de poser.
lesson-followers-last-praise = Ville 4, route 2 : { $points } points. Dans les derniers tours, il n’y a plus de raison de garder des partisans.
lesson-followers-last-other = Compare : combien rapporte la ville, combien le pré ?
lesson-followers-last-near-pass = Il n’y a plus de tour après celui-ci. Un partisan dans ta réserve ne rapporte rien : place-le.
lesson-followers-last-near-farmer = Bien vu : le pré touche une ville terminée, 3 points. Mais une autre partie de cette tuile rapporte davantage.
