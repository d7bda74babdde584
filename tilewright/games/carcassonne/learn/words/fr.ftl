# Ce qui sert à apprendre Carcassonne : introduction, leçons, éléments du jeu et aide à chaque question.

game-in-a-minute = Tuile après tuile, un paysage naît : villes, routes, abbayes et prés. À ton tour, tu pioches une tuile, tu la poses de façon que tout concorde, puis tu peux y placer un de tes sept partisans. Quand une ville, une route ou une abbaye est terminée, son partisan marque des points et te revient. Les paysans restent dans leur pré et comptent à la fin. Le plus grand total l’emporte.

# ---- la première leçon
lesson-first = Poser, occuper, marquer
lesson-first-about = Tes premiers tours : une route, une ville, une abbaye et un paysan.

lesson-first-lay = Une tuile doit concorder
lesson-first-lay-text = Pose ta tuile côte à côte avec une autre. La route doit prolonger la route, la ville la ville, le pré le pré. Tourne la tuile jusqu’à ce que tout concorde.
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
lesson-first-monk-near-farmer = C’est possible, mais un paysan reste jusqu’à la fin. Cette abbaye peut rapporter 9 points, et personne ne peut la partager.
lesson-first-monk-near-thief = Ton voleur est déjà sur cette route. Un seul suffit, et un deuxième n’est pas permis.

lesson-first-taken = Là où il y a déjà quelqu’un
lesson-first-taken-text = Tu ne peux pas placer de partisan dans une ville, sur une route ou dans un pré qui en contient déjà un, même très loin, même à toi. Le chevalier de Ben tient la ville du bas.
lesson-first-taken-task = Pose la tuile là où tu pourrais ensuite y placer un chevalier.
lesson-first-taken-hint = Évite les deux côtés ouverts de la ville de Ben. Au-dessus de ta route, par exemple, ta tuile commence une ville à elle.
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
piece-city-road-tile-does = La route longe la ville sans y entrer. La ville, la route et les prés de part et d’autre de la route s’occupent séparément. La tuile de départ est de cette sorte.
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
help-figure-matters = Sera-ce bientôt terminé ? Combien de partisans te reste-t-il ? Les paysans restent jusqu’à la fin : garde un ou deux partisans pour les tuiles à venir.
