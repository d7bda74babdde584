# Ce qui sert à apprendre Tabula Rasa : introduction, éléments du jeu, aide à chaque question et leçons.

game-in-a-minute = Dix territoires forment une rangée : cinq pour les nombres de 1 à 5, cinq pour les couleurs. Tu as en main huit chevaliers, chacun avec un nombre et une couleur. À ton tour, tu en poses un près du territoire de son nombre ou de sa couleur, puis tu pioches. Une fois tous posés, qui a le plus de chevaliers près d’un territoire le prend ; le deuxième reçoit un petit trésor. Deux territoires de nombre gagnent aussi le château.

# ---- les éléments du jeu
piece-knight = Chevalier
piece-knight-does = Il a deux places possibles : près du territoire de son nombre ou près du territoire de sa couleur. Là, il compte pour 1 chevalier, quel que soit son nombre.
piece-knight-worth = Rien par lui-même. Les points viennent à la fin, des territoires, des trésors et du château.
piece-stock = Pioche
piece-stock-does = À la fin de ton tour, tu prends une carte ici. Quand la pioche est vide, chacun joue ses dernières cartes sans en reprendre.
piece-removed = Cartes écartées
piece-removed-does = Deux chevaliers ont quitté la partie avant la distribution, et personne ne les a regardés. La carte que tu attends est peut-être l’une d’elles.
piece-hidden = Cartes en main
piece-hidden-does = Les cartes que ce joueur a encore. Personne d’autre ne peut les voir, pas même son partenaire.
piece-discarded = Tuile défaussée
piece-discarded-does = Personne n’a pris cette tuile : il n’y avait pas de chevalier pour elle, ou une égalité l’a empêché. Le château est défaussé si personne n’a deux des territoires 1 à 5.
piece-discarded-worth = 0 point.
piece-turned = Territoire retourné
piece-turned-does = Deux camps étaient ici à égalité pour la première place. L’un a pris le trésor, l’autre cette tuile : le dos d’un territoire est aussi un trésor. Il ne compte pas pour le château.
piece-turned-worth = 1 point.
piece-number-territory = Territoire de nombre
piece-number-territory-does = À la fin, le camp qui a le plus de chevaliers à côté le prend. Seuls les chevaliers de ce nombre peuvent être posés ici.
piece-number-territory-worth = Autant de points que son nombre. Le premier camp qui prend deux de ces cinq territoires prend aussi le château.
piece-colour-territory = Territoire de couleur
piece-colour-territory-does = À la fin, le camp qui a le plus de chevaliers à côté le prend. Seuls les chevaliers de cette couleur peuvent être posés ici, avec n’importe quel nombre.
piece-colour-territory-worth = 5 points, quelle que soit la couleur.
piece-treasure = Trésor
piece-treasure-does = Il va au camp qui arrive deuxième près du territoire au-dessus. Si deux camps sont à égalité pour la première place, l’un prend le trésor, l’autre le territoire retourné.
piece-treasure-worth = 1 point.
piece-castle = Château
piece-castle-does = À la fin, les territoires 1 à 5 sont attribués de gauche à droite. Le premier camp qui en a deux, n’importe lesquels, prend aussitôt le château.
piece-castle-worth = 5 points.
piece-marker = Marque
piece-marker-does = Elle montre la couleur d’un joueur : tout à gauche, à qui est la bande ; près d’un territoire, qui y mène seul ; sur une tuile, qui l’a prise. C’est une simple aide.
piece-strip = Bande des chevaliers
piece-strip-does = Un camp pose ici ses chevaliers, chacun près de son territoire. À quatre, les partenaires partagent une bande et leurs chevaliers comptent ensemble.
piece-number-place = Place près d’un nombre
piece-number-place-does = Le chevalier choisi peut être posé ici ; il compte alors pour le territoire de son nombre.
piece-colour-place = Place près d’une couleur
piece-colour-place-does = Le chevalier choisi peut être posé ici ; il compte alors pour le territoire de sa couleur.
piece-hand = Ta main
piece-hand-does = Jusqu’à huit chevaliers que toi seul vois. À chaque tour, tu en poses un et tu en pioches un, jusqu’à ce que la pioche soit vide.
piece-row = La rangée
piece-row-does = Dix territoires de gauche à droite : les nombres de 1 à 5, puis les cinq couleurs. Sous chacun se trouve un trésor, et tout à gauche le château.

# ---- l’aide à chaque question
help-play = Choisis un chevalier de ta main, puis l’une de ses deux places : près du territoire de son nombre ou près du territoire de sa couleur.
help-play-matters = Change une égalité en avance, ou l’avance d’un adversaire en égalité. Un chevalier de plus là où tu mènes déjà largement ne rapporte rien.
