# Ce qui sert à apprendre Tabula Rasa : introduction, éléments du jeu, aide à chaque question et leçons.

game-in-a-minute = Dix territoires forment une rangée : cinq pour les nombres de 1 à 5, cinq pour les couleurs. Tu as en main huit chevaliers, chacun avec un nombre et une couleur. À ton tour, tu en poses un près du territoire de son nombre ou de sa couleur, puis tu pioches. Quand tous sont posés, celui qui a le plus de chevaliers près d’un territoire le prend ; le deuxième reçoit un petit trésor. Avec deux territoires de nombre, on gagne aussi le château.

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
help-play-matters = Transforme une égalité en avance, ou l’avance d’un adversaire en égalité. Un chevalier de plus là où tu mènes déjà largement ne rapporte rien.

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
lesson-first-numbers-task = Vise le château : pose un de tes 2 près du territoire 2.
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
lesson-first-end-text = Les points n’arrivent que maintenant, toutes les cartes posées : les territoires sont attribués de gauche à droite, et celui qui a le plus de points gagne. Deux cartes ont été écartées sans être vues : personne ne peut tout savoir.

# ---- les majorités
lesson-majority = Là où un chevalier compte
lesson-majority-about = Ce qui fait gagner un territoire, ce qui est gaspillé, et à quoi sert un seul chevalier.

lesson-majority-added = On compte, on n’additionne pas
lesson-majority-added-text = Près du territoire rouge, tu as un 1 et un 2. Ben a un 3.
lesson-majority-added-task = Si rien ne change, qui prend le territoire rouge ?
lesson-majority-added-answer-1 = Personne : 1 + 2 contre 3, c’est une égalité
lesson-majority-added-answer-2 = Toi, avec deux chevaliers contre un
lesson-majority-added-answer-3 = Ben, avec le nombre le plus élevé
lesson-majority-added-praise = Deux chevaliers en battent un : 5 points pour toi, et le trésor, 1 point, pour Ben.
lesson-majority-added-other = Compte les chevaliers de chaque côté.
lesson-majority-added-near-sum = On n’additionne pas les nombres. Compte les cartes : tu en as deux, Ben une.
lesson-majority-added-near-high = Un grand nombre n’est pas plus fort qu’un petit. Compte les cartes : tu en as deux, Ben une.

lesson-majority-five = Ce que veut dire le 5
lesson-majority-five-text = Chaque territoire de couleur montre un 5 : c’est sa valeur. Seule sa couleur décide quels chevaliers peuvent y aller.
lesson-majority-five-task = Pose un chevalier près du territoire vert.
lesson-majority-five-hint = Ton 2 vert et ton 3 vert conviennent. Choisis-en un, puis la place sous le territoire vert, le septième à partir de la gauche.
lesson-majority-five-praise = Tout chevalier vert est bienvenu ici, même un petit.
lesson-majority-five-other = Tu n’as toujours pas de chevalier près du territoire vert. Choisis une carte verte.
lesson-majority-five-near-worth = Le 5 sur la tuile est sa valeur en points. Le 5 rouge va près du territoire 5 ou près du territoire rouge.
lesson-majority-five-near-number = La carte est bonne. Mais ici, c’est son nombre ; pose-la près de sa couleur.

lesson-majority-waste = Trop de chevaliers
lesson-majority-waste-text = Une partie terminée. Près du territoire jaune, tu as trois chevaliers et Ben n’en a aucun.
lesson-majority-waste-task = Combien de tes trois chevaliers auraient pu aller ailleurs, le jaune restant à toi ?
lesson-majority-waste-praise = Un chevalier, c’est plus que zéro. Les deux autres auraient pu t’aider près de leurs nombres.
lesson-majority-waste-other = Ben n’a aucun chevalier près du jaune. Combien t’en faut-il pour en avoir plus que lui ?
lesson-majority-waste-near-none = Alors tu n’aurais pas de chevalier non plus, et sans chevalier, personne ne prend rien.
lesson-majority-waste-near-one = Il en resterait deux, un de plus que nécessaire : 1, c’est plus que 0.

lesson-majority-treasure = Un seul suffit
lesson-majority-treasure-text = Ta dernière carte est le 3 vert. Près du territoire 3, tu mènes 3 à 1. Près du territoire vert, Ben a deux chevaliers et toi aucun.
lesson-majority-treasure-task = Pose ton dernier chevalier là où il rapporte un point.
lesson-majority-treasure-hint = Choisis le 3 vert, puis la place sous le territoire vert.
lesson-majority-treasure-praise = Deuxième position près du vert : le trésor est à toi, 1 point. Tu gagnes 24 à 23.
lesson-majority-treasure-other = La deuxième position donne un trésor, mais il faut un chevalier. Où n’en as-tu aucun ?
lesson-majority-treasure-near-number = Il reste une carte à Ben : 3 à 1 ne risquait rien. Tu n’y gagnes rien, et la partie finit à 23 partout.

# ---- le château
lesson-castle = En route vers le château
lesson-castle-about = Qui gagne le château, et comment un seul chevalier peut en priver un adversaire.

lesson-castle-order = Le premier, pas celui qui en a le plus
lesson-castle-order-text = Tu mènes près du 1, du 4 et du 5, Ben près du 2 et du 3. Imagine que la partie finisse ainsi. Les territoires sont attribués de gauche à droite.
lesson-castle-order-task = Qui prend le château ?
lesson-castle-order-answer-1 = Toi, avec trois nombres
lesson-castle-order-answer-2 = Ben, avec le 2 et le 3
lesson-castle-order-answer-3 = Personne
lesson-castle-order-praise = Ben prend son deuxième nombre au 3, avant que tu prennes le tien au 4.
lesson-castle-order-other = Va de 1 à 5 et arrête-toi au premier camp qui en a deux.
lesson-castle-order-near-most = Tu en as plus, mais plus tard. Ton deuxième nombre est le 4, celui de Ben le 3, et le château part aussitôt.
lesson-castle-order-near-nobody = Dès le territoire 3, quelqu’un en a deux sur les cinq.

lesson-castle-apart = Deux nombres quelconques
lesson-castle-apart-text = Tu mènes près du 1 et du 4, Ben près du 3 et du 5. Il n’y a aucun chevalier près du 2.
lesson-castle-apart-task = Qui prendrait le château ?
lesson-castle-apart-answer-1 = Toi, avec le 1 et le 4
lesson-castle-apart-answer-2 = Ben : le 3 et le 5 valent plus
lesson-castle-apart-answer-3 = Personne : il n’y en a pas deux qui se suivent
lesson-castle-apart-praise = Deux nombres quelconques suffisent. Avec le 4, tu en as deux avant Ben.
lesson-castle-apart-other = Va de 1 à 5 et arrête-toi au premier camp qui en a deux.
lesson-castle-apart-near-worth = Les points ne comptent pas ici. Ton deuxième nombre est le 4 ; celui de Ben est le 5, trop tard.
lesson-castle-apart-near-nobody = Ils n’ont pas besoin de se suivre. Deux nombres quelconques sur les cinq suffisent.

lesson-castle-turned = Une égalité ne compte pas
lesson-castle-turned-text = Près du 1, du 2 et du 4, Ben et toi êtes à égalité. Tu mènes près du 3, Ben près du 5.
lesson-castle-turned-task = Qui prendrait le château ?
lesson-castle-turned-answer-1 = Toi
lesson-castle-turned-answer-2 = Ben
lesson-castle-turned-answer-3 = Personne
lesson-castle-turned-praise = Chacun de vous ne prend qu’un nombre. Le château est défaussé.
lesson-castle-turned-other = Ne compte que les territoires que quelqu’un prend seul.
lesson-castle-turned-near-you = À égalité, un territoire est retourné et devient un trésor. Parmi les nombres, seul le 3 serait à toi.
lesson-castle-turned-near-ben = À égalité, un territoire est retourné et devient un trésor. Parmi les nombres, seul le 5 serait à lui.

lesson-castle-deny = Pas pour Ben
lesson-castle-deny-text = Ta dernière carte est le 4 violet. Près du violet, tu mènes 2 à 1. Parmi les nombres, Ben mène près du 1 et du 4, toi près du 3. Au 2 et au 5, c’est l’égalité.
lesson-castle-deny-task = Pose ton dernier chevalier là où il te fait gagner la partie.
lesson-castle-deny-hint = Près du territoire 4, Ben mène 4 à 3. Poses-y le 4 violet.
lesson-castle-deny-praise = Égalité au 4 : personne n’a deux nombres. Le château est défaussé, et tu gagnes 19 à 13.
lesson-castle-deny-other = Pense au château : Ben est sur le point de gagner deux nombres.
lesson-castle-deny-near-colour = Près du violet, tu menais déjà. Ben prend le 1 et le 4, donc le château, et gagne 21 à 19.

lesson-castle-swing = Un chevalier, un château
lesson-castle-swing-text = Ta dernière carte est le 3 rouge. Elle peut égaliser près du rouge ou près du 3. Ben mène près du 1 et du 3, toi près du 2 et du 5.
lesson-castle-swing-task = Pose ton dernier chevalier là où il te fait gagner la partie.
lesson-castle-swing-hint = Choisis le 3 rouge, puis la place sous le territoire 3.
lesson-castle-swing-praise = Ben n’a plus que le 1, et avec le 2 et le 5, le château est à toi : 26 à 18.
lesson-castle-swing-other = Les deux places créent une égalité. Une seule décide aussi du château.
lesson-castle-swing-near-colour = Égalité près du rouge : 4 points de moins pour Ben. Mais il prend le 1, le 3 et le château. C’est 21 partout.

# ---- à trois, et par équipes
lesson-company = À trois et par équipes
lesson-company-about = Les égalités à trois, et comment les partenaires comptent ensemble.

lesson-company-third = Plus rien pour le troisième
lesson-company-third-text = Près du territoire 5, Ben et toi avez trois chevaliers chacun. Clara en a un.
lesson-company-third-task = Si rien ne change, que reçoit Clara ?
lesson-company-third-answer-1 = Le trésor, 1 point
lesson-company-third-answer-2 = Le territoire, 5 points
lesson-company-third-answer-3 = Rien
lesson-company-third-praise = Ben et toi prenez chacun un trésor, 1 point. Il ne reste plus de tuile.
lesson-company-third-other = Il y a deux tuiles ici. Ben et toi partagez la première place.
lesson-company-third-near-treasure = Il vous faut les deux tuiles, à Ben et à toi : l’un prend le trésor, l’autre le territoire retourné.
lesson-company-third-near-territory = Le territoire ne va qu’à celui qui a le plus de chevaliers. Ici, deux joueurs sont à égalité : on le retourne.

lesson-company-three = Tous les trois à égalité
lesson-company-three-text = Ta dernière carte est le 5 vert. Près du vert, chacun de vous a deux chevaliers : ainsi, personne ne prend rien. Près du 5, tu mènes avec trois chevaliers ; Clara en a deux.
lesson-company-three-task = Pose ton dernier chevalier là où il te fait gagner la partie.
lesson-company-three-hint = Choisis le 5 vert, puis la place sous le territoire vert.
lesson-company-three-praise = Trois contre deux et deux : le vert est à toi, 5 points. Tu gagnes avec 19.
lesson-company-three-other = Près du 5, tu mènes déjà. Où un chevalier change-t-il davantage ?
lesson-company-three-near-number = Près du 5, tu menais déjà. Le vert reste à égalité entre les trois, ses 5 points ne vont à personne, et Ben gagne avec 16.

lesson-company-second = À égalité en deuxième position
lesson-company-second-text = Ta dernière carte est le 2 violet. Près du violet, Ben a deux chevaliers, Clara un, et toi aucun. Près du territoire 2, vous en avez un chacun.
lesson-company-second-task = Pose ton dernier chevalier là où il te fait gagner la partie.
lesson-company-second-hint = Choisis le 2 violet, puis la place sous le territoire 2.
lesson-company-second-praise = Le territoire 2 est à toi et, avec le 1, le château aussi. Tu gagnes avec 19 points.
lesson-company-second-other = Demande-toi ce que tu prendrais à chaque place.
lesson-company-second-near-colour = Te voilà à égalité avec Clara en deuxième position : personne ne prend le trésor. Ben gagne avec 17 points, tu en as 13.

lesson-company-together = Les partenaires comptent ensemble
lesson-company-together-text = Vous êtes maintenant quatre. Clara est assise en face de toi : c’est ta partenaire. Vous partagez une bande et un score. Ben et David forment l’autre camp.
lesson-company-together-task = Combien de chevaliers votre camp a-t-il près du territoire violet ?
lesson-company-together-praise = Un à toi et deux à Clara font trois. Ils sont tous dans votre bande.
lesson-company-together-other = Compte tous les chevaliers sous le territoire violet, dans votre bande.
lesson-company-together-near-own = C’est seulement le tien. Les deux chevaliers de Clara dans votre bande comptent aussi.
lesson-company-together-near-all = L’un de ces quatre est à David. Il joue avec Ben, de l’autre côté de la rangée.

lesson-company-help = Aide ta partenaire
lesson-company-help-text = Ta dernière carte est le 4 bleu. Près du territoire 4, votre camp mène 4 à 3. Près du bleu, Clara a deux chevaliers, David deux, et toi aucun.
lesson-company-help-task = Pose ton dernier chevalier là où il vous fait gagner ensemble.
lesson-company-help-hint = Choisis le 4 bleu, puis la place sous le territoire bleu.
lesson-company-help-praise = Les deux de Clara et le tien font trois : le bleu est à vous. Vous gagnez 29 à 26.
lesson-company-help-other = Les chevaliers de Clara comptent pour toi. Où votre camp est-il à égalité ?
lesson-company-help-near-number = Votre camp y menait déjà. Le bleu reste à 2 partout, et Ben et David gagnent 26 à 25.

lesson-company-secret = À chacun sa main
lesson-company-secret-text = Clara et toi gagnez ensemble : un seul score, affiché chez chacun de vous, et une seule place. Pendant la partie, chacun avait sa main et ses tours.
lesson-company-secret-task = Quand peux-tu regarder la main de Clara ?
lesson-company-secret-answer-1 = Jamais
lesson-company-secret-answer-2 = Quand tu veux : c’est ta partenaire
lesson-company-secret-answer-3 = Dès que la pioche est vide
lesson-company-secret-praise = Les mains sont secrètes, même entre partenaires. Observe où Clara pose ses chevaliers.
lesson-company-secret-other = Chacun ne voit que sa propre main.
lesson-company-secret-near-always = Les partenaires partagent une bande et un score, mais pas leurs cartes. Personne ne peut voir la main d’un autre.
lesson-company-secret-near-late = Une pioche vide n’y change rien. Les mains restent secrètes jusqu’à la fin.
