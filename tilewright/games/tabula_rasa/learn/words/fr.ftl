# Ce qui sert à apprendre Tabula Rasa : introduction, éléments du jeu, aide à chaque question et leçons.

game-in-a-minute = Dix territoires forment une rangée : cinq pour les nombres de 1 à 5, cinq pour les couleurs. Tu as en main huit chevaliers, chacun avec un nombre et une couleur. À ton tour, tu en poses un près du territoire de son nombre ou de sa couleur, puis tu pioches. Une fois tous posés, qui a le plus de chevaliers près d’un territoire le prend ; le deuxième reçoit un petit trésor. Deux territoires de nombre gagnent aussi le château.

# ---- les éléments du jeu
piece-knight = Chevalier
piece-knight-does = Il a deux places possibles : près du territoire de son nombre ou près du territoire de sa couleur. Là, il compte pour 1 chevalier, quel que soit son nombre.
piece-knight-worth = Rien par lui-même. Les points viennent à la fin, des territoires, des trésors et du château.
piece-stock = Pioche
piece-stock-does = À la fin de ton tour, tu prends une carte ici. Quand la pioche est vide, chacun joue ses dernières cartes sans en reprendre.
piece-removed = Cartes écartées
piece-removed-does = Deux chevaliers ont quitté la partie avant la distribution, et personne ne les a regardés. La carte que tu attends est peut-être l’une des deux.
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
piece-hand-does = Jusqu’à huit chevaliers, que personne d’autre ne voit. À chaque tour, tu en poses un et tu en pioches un, jusqu’à ce que la pioche soit vide.
piece-row = La rangée
piece-row-does = Dix territoires de gauche à droite : les nombres de 1 à 5, puis les cinq couleurs. Sous chacun se trouve un trésor, et tout à gauche le château.

# ---- l’aide à chaque question
help-play = Choisis un chevalier de ta main, puis l’une de ses deux places : près du territoire de son nombre ou près du territoire de sa couleur.
help-play-matters = Change une égalité en avance, ou l’avance d’un adversaire en égalité. Un chevalier de plus là où tu mènes déjà largement ne rapporte rien.

# ---- la première leçon
lesson-first = Deux places pour chaque chevalier
lesson-first-about = Poser des chevaliers, prendre l’avantage près des territoires et gagner le château.

lesson-first-homes = Deux places
lesson-first-homes-text = Chaque chevalier a deux places possibles : près du territoire de son nombre et près du territoire de sa couleur. Ton 5 rouge va près du territoire 5 ou près du territoire rouge.
lesson-first-homes-task = Pose ton 5 rouge près du territoire rouge.
lesson-first-homes-hint = Choisis le 5 rouge dans ta main, puis la place sous le territoire rouge, le sixième à partir de la gauche.
lesson-first-homes-praise = Ton premier chevalier est près du territoire rouge, et tu pioches aussitôt une carte.
lesson-first-homes-other = Ce chevalier peut attendre. Choisis d’abord le 5 rouge.
lesson-first-homes-near-number = Le territoire 5 est son autre place, et vaut aussi 5 points. Cette fois, pose-le près de sa couleur.
lesson-first-homes-near-elsewhere = Le 5 rouge n’a que deux places : près du territoire 5 et près du territoire rouge. Pose-le près du territoire rouge.

lesson-first-knight = Un chevalier en vaut un autre
lesson-first-knight-text = Le 5 bleu de Ben a l’air fort. Mais près d’un territoire, chaque chevalier compte pour 1, quel que soit son nombre. Ton 1 bleu y vaut autant que son 5.
lesson-first-knight-task = Égalise près du territoire bleu : poses-y ton 1 bleu.
lesson-first-knight-hint = Choisis le 1 bleu dans ta main, puis la place sous le territoire bleu.
lesson-first-knight-praise = Un chevalier chacun près du territoire bleu : égalité.
lesson-first-knight-other = Près du territoire bleu, Ben mène encore 1 à 0. Poses-y ton 1 bleu.
lesson-first-knight-near-two = Le 2 égaliserait aussi : un chevalier en vaut un autre. Garde-le pour la suite et joue le 1.
lesson-first-knight-near-number = Le territoire 1 est son autre place. Mais le chevalier de Ben est près du territoire bleu : réponds-lui là.

lesson-first-lead = Prendre l’avantage
lesson-first-lead-text = À la fin, celui qui a le plus de chevaliers prend le territoire : le bleu vaut 5 points. Le deuxième prend le trésor placé dessous : 1 point.
lesson-first-lead-task = Prends l’avantage près du territoire bleu.
lesson-first-lead-hint = Le 2 bleu est maintenant ta seule carte bleue. Pose-le sous le territoire bleu.
lesson-first-lead-praise = Deux contre un. Si rien ne change, le territoire bleu te rapporte 5 points, et 1 à Ben.
lesson-first-lead-other = Près du territoire bleu, c’est toujours 1 à 1. Il t’y faut un chevalier bleu de plus.
lesson-first-lead-near-number = Cela t’aide près du territoire 2, mais près du bleu, c’est toujours 1 à 1.

lesson-first-numbers = Petits nombres, grand château
lesson-first-numbers-text = Un territoire de nombre vaut son nombre. À la fin, on compte de gauche à droite, et le premier camp qui prend deux des territoires 1 à 5 prend aussi le château : 5 points.
lesson-first-numbers-task = Commence par le château : pose un de tes 2 près du territoire 2.
lesson-first-numbers-hint = Tu as le 2 vert, le 2 violet et le 2 jaune. Choisis-en un, puis la place sous le territoire 2.
lesson-first-numbers-praise = Personne d’autre près du territoire 2. Encore un nombre, et le château peut être à toi.
lesson-first-numbers-other = Seuls les territoires de nombre comptent pour le château. Choisis un 2 et pose-le près du territoire 2.
lesson-first-numbers-near-colour = Une couleur vaut 5 points, mais ne compte pas pour le château. Pose le 2 près de son nombre.
lesson-first-numbers-near-later = C’est aussi un nombre. Mais on compte à partir de la gauche, et le territoire 2 vient avant. Joue un de tes 2.
lesson-first-numbers-near-one = Cela égalise avec Ben, et un territoire à égalité ne compte pas pour le château. Va où il n’y a personne : près du territoire 2.

lesson-first-sum = Faisons le compte
lesson-first-sum-text = Ben a posé un deuxième 1. Imagine que la partie s’arrête là : tu mènes près du 2, du rouge et du bleu, Ben près du 1 et du 5.
lesson-first-sum-task = Combien de points aurais-tu ?
lesson-first-sum-praise = 5 + 5 + 2 = 12. Ben en aurait 12 aussi, grâce au château.
lesson-first-sum-other = Additionne les territoires où tu mènes : le rouge, le bleu et le 2. Pour le château, il faut deux nombres.
lesson-first-sum-near-castle = Tu as un territoire de nombre, Ben en a deux : le 1 et le 5. Le château serait donc pour lui.
lesson-first-sum-near-two = Le rouge et le bleu font 5 + 5. Le territoire 2 est à toi aussi, et vaut 2.
lesson-first-sum-near-treasures = Près du 1 et du 5, tu n’as aucun chevalier. Sans chevalier, pas de trésor pour la deuxième position.

lesson-first-tie = À égalité
lesson-first-tie-text = Deux chevaliers chacun près du territoire 5. Quand deux camps sont à égalité pour la première place, personne ne prend le territoire tel quel. On le retourne : au dos, il y a un trésor.
lesson-first-tie-task = Fin de partie, 2 à 2. Que recevez-vous ici, Ben et toi ?
lesson-first-tie-answer-1 = 5 points chacun
lesson-first-tie-answer-2 = 1 point chacun
lesson-first-tie-answer-3 = Rien
lesson-first-tie-praise = Un trésor chacun : 1 point. L’égalité a coûté ici 4 points à celui qui menait.
lesson-first-tie-other = Il y a maintenant deux trésors ici, et vous êtes deux.
lesson-first-tie-near-both = Personne ne prend le territoire lui-même : on le retourne. Chacun de vous prend un trésor.
lesson-first-tie-near-nothing = Il y a maintenant deux trésors, celui du dessous et le dos du territoire. Chacun de vous en prend un.

lesson-first-last = La dernière carte
lesson-first-last-text = Il te reste une carte, le 1 jaune. Le territoire jaune vaut 5 points, le territoire 1 un seul. Regarde qui mène près de chacun, et compte les territoires 1 à 5 depuis la gauche.
lesson-first-last-task = Pose ton dernier chevalier là où il te fait gagner la partie.
lesson-first-last-hint = Choisis le 1 jaune, puis la place sous le territoire 1, tout à gauche de la rangée.
lesson-first-last-praise = Tu prends les territoires 1 et 2 en premier, donc aussi le château. Tu gagnes 27 à 21.
lesson-first-last-other = Près du jaune, tu mènes déjà 3 à 0. Près du territoire 1, il y a égalité.
lesson-first-last-near-colour = Le jaune était déjà à toi. Maintenant, Ben a deux nombres en premier, le 3 et le 4 : il prend le château et gagne 26 à 22.

lesson-first-level = Retirer des points
lesson-first-level-text = Ta dernière carte est encore le 1 jaune. Près du territoire 1, tu mènes 4 à 1. Près du territoire jaune, Ben mène 2 à 1.
lesson-first-level-task = Pose ton dernier chevalier là où il te fait gagner la partie.
lesson-first-level-hint = Choisis le 1 jaune, puis la place sous le territoire jaune, tout à droite de la rangée.
lesson-first-level-praise = Égalité près du jaune : Ben y marque 1 point et non 5. Tu gagnes 27 à 24.
lesson-first-level-other = Le territoire 1 ne risque rien. Près du jaune, un seul chevalier suffit pour égaliser.
lesson-first-level-near-number = Le territoire 1 était déjà à toi. Ben garde le jaune, 5 points, et gagne 28 à 27.

lesson-first-end = La fin
lesson-first-end-text = Les points n’arrivent que maintenant, toutes les cartes posées : les territoires sont attribués de gauche à droite, et le plus de points gagne. Deux cartes ont été écartées sans être vues : personne ne peut tout savoir.
