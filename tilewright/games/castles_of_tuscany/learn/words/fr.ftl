game-in-a-minute = Tu règnes sur un coin de la vieille Toscane. Devant toi, ta région : trente cases de couleur et un château. À chaque tour, tu fais une chose : piocher des cartes, prendre une tuile, ou payer des cartes pour la poser. Chaque tuile te rend quelque chose. Les zones complètes rapportent des points verts. Trois fois, le vert s’ajoute au rouge : les points gagnés tôt comptent triple. Le plus de points rouges l’emporte.

# Ce qu’il y a sur la table
piece-start-castle = Château de départ
piece-start-castle-does = Ta région grandit à partir d’ici : la première tuile doit le toucher. Il ne rapporte rien et n’a pas d’effet, mais sa case compte comme couverte.
piece-castle = Château
piece-castle-does = Va sur une case vert foncé. Tu peux poser aussitôt une tuile de l’étalage, sans payer. Elle doit convenir à la case et toucher ce que tu as posé ; tu gagnes ses points et son effet.
piece-castle-worth = Choisis la tuile gratuite avant de poser le château : celle qui complète une zone, ou celle que tu aurais du mal à payer.
piece-city = Ville
piece-city-does = Va sur une case rouge. Tu prends la tuile Bonus de ton choix ; elle t’aide jusqu’à la fin de la partie.
piece-city-worth = Le plus tôt est le mieux : une tuile Bonus agit dès maintenant.
piece-manor = Domaine
piece-manor-does = Va sur une case turquoise. Tu reçois dans ta réserve un hexagone en bois : un joker pour une case de n’importe quelle couleur.
piece-manor-worth = Une région n’a que deux cases turquoise : le bonus de couleur n’est pas loin.
piece-agriculture = Agriculture
piece-agriculture-does = Va sur une case vert clair. Chaque sorte d’agriculture qu’elle montre et qui n’est pas encore dans la même zone rapporte 1 point vert.
piece-agriculture-worth = Réunis des sortes différentes dans une grande zone.
piece-quarry = Carrière
piece-quarry-does = Va sur une case grise. Tu gagnes 1 marbre, et 1 de plus pour chacune de tes tuiles Bonus « +1 marbre ».
piece-quarry-worth = Le marbre donne des actions de plus : pose tes carrières tôt.
piece-village = Village
piece-village-does = Va sur une case orange. Tu gagnes 1 ouvrier, et 1 de plus pour chacune de tes tuiles Bonus « +1 ouvrier ».
piece-village-worth = Un ouvrier remplace une carte de n’importe quelle couleur quand tu paies.
piece-monastery = Monastère
piece-monastery-does = Va sur une case jaune. Tu pioches 3 cartes. Les tuiles Bonus « +1 carte » n’y ajoutent rien.
piece-monastery-worth = Il coûte deux cartes et en rend trois. Utile quand ta main est petite.
piece-carriage = Chariot
piece-carriage-does = Va sur une case beige. Tu retournes 1 carte Rendement et reçois ce qu’elle montre, et 1 carte de plus pour chacune de tes tuiles Bonus « +1 carte Rendement ».
piece-carriage-worth = Une surprise : points, cartes, ouvrier, marbre ou hexagone en bois.
piece-hexagon = Hexagone en bois
piece-hexagon-does = Un joker. Pose-le depuis ta réserve sur une case de n’importe quelle couleur, payée dans cette couleur. Il compte alors comme cette tuile, avec son effet. Sur le vert clair, c’est toujours une nouvelle sorte : 1 point vert.
piece-hexagon-worth = Garde-le pour la dernière case d’une grande zone. S’il reste en réserve à la fin : 1 point.
piece-worker = Ouvrier
piece-worker-does = Quand tu paies une tuile, un ouvrier remplace une des deux cartes, quelle que soit la couleur. Deux ouvriers paient n’importe quelle tuile. Un ouvrier dépensé est rendu.
piece-worker-worth = 1 point pour chaque ouvrier qui te reste à la fin.
piece-marble = Marbre
piece-marble-does = Une fois dans ton tour, tu peux rendre un marbre pour une action de plus, avant ou après ton action normale.
piece-marble-worth = 1 point pour chaque marbre qui te reste à la fin.
piece-green = Points verts
piece-green-does = Les points de ce que tu poses. À chacun des trois décomptes, ils s’ajoutent à tes points rouges, et ils restent.
piece-green-worth = Un point vert gagné dans la première manche compte trois fois ; dans la dernière, une seule.
piece-bonus-card = Tuile Bonus « +1 carte »
piece-bonus-card-does = Chaque fois que tu choisis de piocher, tu prends 1 carte de plus. Rien ne change pour les monastères et les cartes Rendement.
piece-bonus-card-worth = Le choix le plus sûr au départ.
piece-bonus-storage = Tuile Bonus « +1 case de réserve »
piece-bonus-storage-does = Tu peux garder une tuile ou un hexagone en bois de plus, et tu marques aussitôt 2 points verts.
piece-bonus-storage-worth = Prise au départ, ses 2 points comptent trois fois.
piece-bonus-marble = Tuile Bonus « +1 marbre »
piece-bonus-marble-does = Chaque carrière que tu poses te donne 1 marbre de plus.
piece-bonus-marble-worth = Bien tant que la plupart de tes quatre cases grises sont vides.
piece-bonus-worker = Tuile Bonus « +1 ouvrier »
piece-bonus-worker-does = Chaque village que tu poses te donne 1 ouvrier de plus.
piece-bonus-worker-worth = Bien tant que la plupart de tes cinq cases orange sont vides.
piece-bonus-yield = Tuile Bonus « +1 carte Rendement »
piece-bonus-yield-does = Chaque chariot que tu poses retourne 1 carte Rendement de plus.
piece-bonus-yield-worth = Bien tant que la plupart de tes quatre cases beiges sont vides.
piece-colour = Bonus de couleur
piece-colour-does = Le premier à couvrir toutes les cases de cette couleur dans sa région marque le nombre indiqué, en points verts. Le deuxième marque moins, les autres rien.
piece-colour-worth = Compte combien de cases de cette couleur il manque encore aux autres.
piece-deck = Pioche
piece-deck-does = Choisis-la pour piocher : 2 cartes (3 dans les éditions suivantes), et 1 de plus par tuile Bonus « +1 carte ».
piece-card = Carte
piece-card-does = Deux cartes de la couleur d’une case paient la tuile que tu y poses. Deux cartes pareilles d’une autre couleur remplacent l’une des deux.
piece-card-worth = Trois cartes qui restent à la fin font 1 point.
piece-closed-hand = Main d’un autre joueur
piece-closed-hand-does = On n’en connaît que le nombre de cartes. Une main n’a pas de limite.
piece-discards = Cartes défaussées
piece-discards-does = Les cartes payées, par couleur. Quand la pioche est vide, on les mélange pour en faire une nouvelle.
piece-yields = Cartes Rendement
piece-yields-does = Un chariot retourne la première carte. Elle donne ce qu’elle montre, puis elle est défaussée.
piece-yield-points = Carte Rendement : points
piece-yield-points-does = 2 points rouges ou 1 point vert, tout de suite.
piece-yield-points-worth = Le point vert s’ajoute encore à chaque décompte à venir.
piece-yield-cards = Carte Rendement : cartes
piece-yield-cards-does = Tu pioches 2 ou 3 cartes. Les tuiles Bonus n’y ajoutent rien.
piece-yield-worker = Carte Rendement : ouvrier
piece-yield-worker-does = Tu gagnes 1 ouvrier. Les tuiles Bonus n’y ajoutent rien.
piece-yield-marble = Carte Rendement : marbre
piece-yield-marble-does = Tu gagnes 1 marbre, que tu peux rendre dans ce tour même. Les tuiles Bonus n’y ajoutent rien.
piece-yield-hexagon = Carte Rendement : hexagone en bois
piece-yield-hexagon-does = Tu reçois un hexagone en bois dans ta réserve. Si aucune case n’est libre, tu marques 2 points rouges à la place.
piece-neutral = Tuiles neutres
piece-neutral-does = 32 tuiles, quatre de chaque sorte. Elles forment le premier étalage. Plus tard, elles remplacent cinq tuiles d’une même couleur qui quittent l’étalage.
piece-stack = Pile d’un joueur
piece-stack-does = Sept tuiles, face cachée. Quand tu prends une tuile de l’étalage, ta tuile suivante comble le trou, en commençant par la pile de gauche.
piece-stack-worth = Le premier qui vide sa pile 1, 2 ou 3 met fin à cette manche : on finit le tour de table, puis vient un décompte. Après la pile 3, on joue encore un tour de table.
piece-space = Place vide
piece-space-does = Dans une réserve, elle peut garder une tuile ou un hexagone en bois jusqu’à ce qu’on le pose. À la place d’une pile, elle dit que la pile est épuisée. Dans l’étalage, il n’y avait rien pour combler le trou.
piece-space-worth = Si ta réserve est pleine quand tu prends une tuile, tu perds ce qu’elle contenait. Pose d’abord, prends ensuite.
piece-part = Partie de région
piece-part-does = Dix cases. Trois parties côte à côte font une région. Chaque case reçoit une tuile de sa couleur ; les cases voisines d’une même couleur forment une zone.
piece-part-worth = Une zone complète rapporte 1, 3 ou 6 points verts pour une, deux ou trois cases.
piece-tracks = Pistes de score
piece-tracks-does = À l’extérieur les points verts, à l’intérieur les rouges. À la fin de chacune des trois manches, chacun ajoute le vert au rouge, et le vert reste.
piece-tracks-worth = Ce sont les points rouges qui décident de la partie.
piece-chip = Pion d’une piste
piece-chip-does = Chaque joueur en a deux : celui de la piste extérieure indique les points verts, celui de la piste intérieure les points rouges.
piece-lap = 50 ou 100
piece-lap-does = Ce joueur a fait une ou deux fois le tour de la piste rouge. Ajoute 50 ou 100 à la case du pion.
piece-count = Nombre
piece-count-does = Combien de tuiles ou de cartes il y a ici.
piece-field = Case possible
piece-field-does = La tuile choisie va ici : la couleur convient, et la case touche ce que tu as posé.
piece-field-worth = Quand toutes les cases d’une zone sont couvertes, elle rapporte 1, 3 ou 6 points verts pour une, deux ou trois cases.
piece-slot = Place pour une partie
piece-slot-does = Pose ici la partie choisie : un demi-hexagone plus haut ou plus bas que sa voisine de gauche.
piece-slot-worth = Regarde quelles cases d’une même couleur vont se toucher.
piece-pass = Renoncer
piece-pass-does = Après ton action : terminer le tour et garder ton marbre. Après un château : ne pas prendre de tuile gratuite.
piece-pass-worth = La tuile d’un château est un cadeau. Ne la refuse que si rien ne te convient.
piece-table = Table
piece-table-does = Ta région avec tes piles, ta réserve, ton marbre, tes ouvriers et tes tuiles Bonus. À côté, l’étalage de huit tuiles, les bonus de couleur et les pistes de score.
piece-hand = Ta main
piece-hand-does = Tes cartes, cachées aux autres. Deux de la même couleur paient une tuile de cette couleur ; toute autre paire remplace une carte.
piece-mat = Région d’un autre joueur
piece-mat-does = Tout ce qui est devant ce joueur : région, piles, réserve, marbre, ouvriers et tuiles Bonus.
piece-mat-worth = Regarde qui va bientôt couvrir toute une couleur, et qui a une pile presque vide.
piece-supply = Tuiles Bonus et pioches
piece-supply-does = Les tuiles Bonus, cinq de chaque sorte ; la pioche et les cartes défaussées ; les cartes Rendement ; les tuiles neutres et celles mises de côté.
piece-dock = Choix
piece-dock-does = Les parties de région encore à poser, chacune droite et tournée, ou un bouton.

# Aide à chaque question
help-part = Construis ta région : trois parties côte à côte, droites ou tournées, un demi-hexagone plus haut ou plus bas. Choisis une partie, puis sa place.
help-part-matters = Les cases d’une même couleur qui se touchent deviennent une zone. Une zone de trois rapporte 6 points, trois cases isolées seulement 3.
help-castle = Choisis la case vert foncé à partir de laquelle ta région va grandir.
help-castle-matters = Le mieux : à côté de couleurs que tu as en double. Au milieu, il atteint plus de cases.
help-bonus = Prends un avantage pour toute la partie. Tu peux en avoir plusieurs pareils ; il y en a cinq de chaque sorte.
help-bonus-matters = Une carte de plus à chaque pioche est un début sûr. Une case de réserve rapporte aussitôt 2 points verts.
help-act = Une action : piocher des cartes, prendre une tuile dans ta réserve, ou poser une tuile de ta réserve et la payer. Avec un marbre, tu peux en faire deux.
help-act-matters = Peux-tu compléter une zone ? Pose. Y a-t-il une tuile que tu pourras bientôt payer ? Prends-la. Sinon, pioche.
help-discard = Ta réserve est pleine. Avant que la nouvelle tuile arrive, un de tes objets doit partir, et il est perdu.
help-discard-matters = Garde ce que tu pourras poser et payer le plus tôt.
help-pay = La tuile coûte deux cartes de la couleur de la case. Deux cartes pareilles d’une autre couleur remplacent l’une d’elles, un ouvrier aussi. On paie exactement cela.
help-pay-matters = Dépense les paires dont tu n’as plus besoin. Économise tes ouvriers : ils valent toutes les couleurs.
help-free = Pour ton château, pose maintenant une tuile de l’étalage qui convient, sans cartes. Choisis la tuile, puis la case.
help-free-matters = Complète une zone ou toute une couleur. Sinon, prends ce que tu aurais du mal à payer, par exemple une ville ou un autre château.
help-marble = Ton action est faite. Rends un marbre pour une action de plus, ou termine ton tour.
help-marble-matters = Sers-t’en si quelque chose ne peut pas attendre : une tuile convoitée, ou une zone avant un décompte. Un marbre gardé vaut 1 point à la fin.

# Leçon 1
lesson-first = Du château au décompte
lesson-first-about = Tu poses tes premières tuiles, tu les paies, tu te sers d’un marbre et d’un château, et tu vois les points verts devenir rouges.

lesson-first-village = Poser une tuile
lesson-first-village-text = Voici ta région. Le château est ton départ. Un village attend dans ta réserve. Il lui faut une case orange qui touche ce que tu as posé, et il coûte deux cartes orange.
lesson-first-village-task = Pose le village sur la case orange à côté de ton château et paie deux cartes orange.
lesson-first-village-hint = Choisis le village dans ta réserve, sous ta région, puis la case orange en haut à droite du château, puis les deux cartes orange.
lesson-first-village-praise = Une zone d’une case est complète : 1 point vert. Et un ouvrier s’installe.
lesson-first-village-other = C’est possible, mais ici nous posons le village : sur l’orange, à côté de ton château.
lesson-first-village-near-apart = L’orange est juste, mais cette case ne touche rien de ce que tu as posé. Commence à côté de ton château.
lesson-first-village-near-colour = Cette case est jaune. Un village va sur l’orange.
lesson-first-village-near-take = Ta seule case de réserve est pleine. Pour une nouvelle tuile, il faudrait abandonner le village. Pose-le d’abord.
lesson-first-village-near-dear = Cela marche, mais coûte trois cartes. Deux cartes orange coûtent moins.

lesson-first-take = Prendre une tuile
lesson-first-take-text = Ta réserve est vide : prends une tuile sur l’étalage. Choisis-en une que tu pourras bientôt payer. La tuile suivante de ta propre pile comble alors le trou.
lesson-first-take-task = Prends une tuile dont tu as deux cartes de la couleur.
lesson-first-take-hint = Tu as deux cartes jaunes. Le jaune, c’est le monastère : choisis-en un sur l’étalage.
lesson-first-take-praise = Le monastère est dans ta réserve, et une de tes tuiles a comblé le trou.
lesson-first-take-other = De cette couleur, tu n’as qu’une carte, ou aucune. Regarde ta main : quelle couleur as-tu deux fois ?
lesson-first-take-near-castle = Un château est fort, mais tu n’as pas de carte vert foncé. Il te coûterait ta paire jaune et ton ouvrier. Il y a moins cher.
lesson-first-take-near-draw = Tu as déjà une paire. Prends une tuile pour elle avant Ben.

lesson-first-areas = Les zones
lesson-first-areas-text = Trois cases jaunes se touchent : c’est une zone. Elle rapporte quand elle est toute couverte : 1, 3 ou 6 points verts pour une, deux ou trois cases.
lesson-first-areas-task = Pose le monastère dans la grande zone jaune et paie deux cartes jaunes.
lesson-first-areas-hint = Choisis le monastère dans ta réserve, puis la case jaune au-dessus de ton château, puis les deux cartes jaunes.
lesson-first-areas-praise = Pas encore de points : il manque deux cases jaunes. Mais un monastère te fait piocher 3 cartes.
lesson-first-areas-other = C’est possible. Ici, sers-toi du monastère : sur le jaune, pour deux cartes jaunes.
lesson-first-areas-near-apart = Cette case est dans la zone, mais rien n’est encore couvert à côté. Commence plus près de ton château.
lesson-first-areas-near-lonely = Cette case jaune est isolée et ne touche rien de ce que tu as posé.
lesson-first-areas-near-take = Ta case de réserve est pleine. Le monastère serait perdu. Pose-le d’abord.
lesson-first-areas-near-worker = Cela marche. Mais garde l’ouvrier : il vaut toutes les couleurs, et tu as deux cartes jaunes.

lesson-first-draw = Piocher
lesson-first-draw-text = Rien en réserve, et quatre cartes de quatre couleurs : c’est le moment de piocher. Tu prends deux cartes, et ta main n’a pas de limite.
lesson-first-draw-task = Pioche des cartes.
lesson-first-draw-hint = Choisis la pioche, parmi les tuiles Bonus et les pioches.
lesson-first-draw-praise = Vert clair et gris. Tu as maintenant une paire vert clair.
lesson-first-draw-other = C’est possible, mais pioche maintenant : la pioche est avec les tuiles Bonus.
lesson-first-draw-near-take = Tu peux. Mais sans paire, tu ne pourrais payer que peu de tuiles, et seulement avec ton ouvrier. Pioche d’abord.

lesson-first-pair = Payer avec une paire
lesson-first-pair-text = Tu as pris un autre monastère. Il coûte deux cartes jaunes, tu en as une. Deux cartes pareilles d’une autre couleur remplacent une carte. Un ouvrier aussi, mais il vaut toutes les couleurs.
lesson-first-pair-task = Pose le monastère à côté du premier ; paie une carte jaune et une paire, pas ton ouvrier.
lesson-first-pair-hint = Choisis le monastère, la case jaune en haut à droite du premier monastère, puis une carte jaune et deux cartes vert clair.
lesson-first-pair-praise = Trois cartes payées, trois cartes piochées. Deux cases jaunes sur trois sont couvertes.
lesson-first-pair-other = Pose le monastère de ta réserve dans la zone jaune, et paie une carte jaune et deux cartes vert clair.
lesson-first-pair-near-unlike = Deux cartes différentes ne sont pas une paire. Tu en as deux pareilles : vert clair.
lesson-first-pair-near-worker = C’est permis. Mais un ouvrier vaut toutes les couleurs ; dépense ici la paire et garde l’ouvrier.
lesson-first-pair-near-take = Ta case de réserve est pleine. Le monastère serait perdu.

lesson-first-finish = Compléter une zone
lesson-first-finish-text = Il manque une case jaune dans ta grande zone. Un autre monastère est en réserve, et tu as de nouveau deux cartes jaunes.
lesson-first-finish-task = Complète la zone jaune et paie deux cartes jaunes.
lesson-first-finish-hint = Choisis le monastère, puis la case jaune en haut à droite de ton deuxième monastère, puis les deux cartes jaunes.
lesson-first-finish-praise = Trois cases : 6 points verts, et 3 cartes. Tu as maintenant 7 points verts.
lesson-first-finish-other = Complète d’abord la zone : pose le monastère sur sa dernière case jaune, pour deux cartes jaunes.
lesson-first-finish-near-grey = C’est permis, mais tu auras besoin des deux cartes grises pour une carrière. Paie en jaune.
lesson-first-finish-near-worker = C’est permis, mais tu as deux cartes jaunes. Garde l’ouvrier pour une couleur qui te manque.

lesson-first-quarry = La tuile Bonus
lesson-first-quarry-text = Une carrière donne 1 marbre. Ta tuile Bonus « +1 marbre » en ajoute un, chaque fois. Les tuiles Bonus durent toute la partie.
lesson-first-quarry-task = Pose la carrière sur la case grise à côté de ton dernier monastère et paie deux cartes grises.
lesson-first-quarry-hint = Choisis la carrière, puis la case grise en bas à droite de ton dernier monastère, puis les deux cartes grises.
lesson-first-quarry-praise = Une zone d’une case : 1 point vert. Et 2 marbres au lieu de 1.
lesson-first-quarry-other = Pose la carrière et paie les deux cartes grises : c’est le moins cher.
lesson-first-quarry-near-castle = Garde les deux cartes vert foncé : il y a un château sur l’étalage.
lesson-first-quarry-near-apart = Cette case grise ne touche rien de ce que tu as posé. Il y en a une autre à côté de ton dernier monastère.

lesson-first-marble = Le marbre
lesson-first-marble-text = Ton action est faite. Une fois par tour, un marbre t’en donne une autre. Ta réserve est vide, tu as deux cartes vert foncé, et il y a un château sur l’étalage.
lesson-first-marble-task = Rends un marbre et prends le château.
lesson-first-marble-hint = Choisis un marbre sous ta région, puis le château sur l’étalage.
lesson-first-marble-praise = Deux actions en un tour, et il reste 1 marbre.
lesson-first-marble-other = Tu as maintenant une action. Prends le château : tu as deux cartes vert foncé.
lesson-first-marble-near-pass = Cela termine ton tour, et Ben pourrait prendre le château. Rends un marbre.

lesson-first-castle = Poser le château
lesson-first-castle-text = Les châteaux vont sur les cases vert foncé. L’une d’elles touche ton village, et tu as deux cartes vert foncé.
lesson-first-castle-task = Pose le château là et paie deux cartes vert foncé.
lesson-first-castle-hint = Choisis le château dans ta réserve, puis la case vert foncé en bas à droite de ton village, puis les deux cartes vert foncé.
lesson-first-castle-praise = Une zone d’une case : 1 point vert. Et maintenant le château t’offre une tuile.
lesson-first-castle-other = Pose le château à côté de ton village et paie les deux cartes vert foncé.
lesson-first-castle-near-apart = La couleur est juste, mais rien n’est couvert à côté de cette case.
lesson-first-castle-near-marble = Inutile : poser le château est ton action. Garde le marbre.
lesson-first-castle-near-take = Ta case de réserve est pleine. Le château serait perdu.

lesson-first-free = Le cadeau du château
lesson-first-free-text = Pose une tuile de l’étalage qui convient, sans cartes. Il reste une case jaune dans ta région. Le premier à couvrir toutes les cases d’une couleur gagne son bonus de couleur.
lesson-first-free-task = Pose la tuile qui rapporte le plus de points verts.
lesson-first-free-hint = Choisis le monastère sur l’étalage, puis la dernière case jaune, en bas à droite de ta carrière.
lesson-first-free-praise = 1 pour la zone, 3 pour tout le jaune en premier, et 3 cartes. Tu as maintenant 13 points verts.
lesson-first-free-other = Cela rapporte 2 points au plus. Quelle couleur est presque complète ?
lesson-first-free-near-city = Une tuile Bonus et 1 point : c’est bien. Mais une tuile rapporte ici 4 points, pour sa zone et pour toute une couleur.
lesson-first-free-near-pass = La tuile est un cadeau, prends-en une. Quelle couleur est presque complète ?

lesson-first-passage = Une manche se termine
lesson-first-passage-text = Ta première pile est vide. On finit le tour de table, puis vient un décompte : chacun ajoute ses points verts à ses points rouges. Les points verts restent.
lesson-first-passage-task = Termine ton tour et regarde le décompte.
lesson-first-passage-hint = Appuie sur « Terminer le tour ».
lesson-first-passage-praise = Ben finit le tour de table. Puis tes 13 points verts s’ajoutent au rouge.
lesson-first-passage-other = Termine maintenant ton tour pour voir le décompte.
lesson-first-passage-near-marble = Tu pourrais faire une action de plus. Ici, garde le marbre et regarde le décompte.

lesson-first-early = Pourquoi marquer tôt
lesson-first-early-text = Il y a trois décomptes, et les points verts restent. Tu as complété une zone de trois dans la première manche. Supposons que Ben en complète une dans la troisième.
lesson-first-early-task = Combien de points rouges les deux zones auront-elles rapportés à la fin ?
lesson-first-early-answer-1 = 6 à chacun de nous
lesson-first-early-answer-2 = 18 à moi, 6 à Ben
lesson-first-early-answer-3 = 13 à chacun de nous
lesson-first-early-praise = 6 + 6 + 6 = 18. Après le troisième décompte et quelques points pour le matériel restant, le plus de points rouges l’emporte.
lesson-first-early-other = Les points verts restent et s’ajoutent de nouveau à chaque décompte.
lesson-first-early-near-same = La zone de Ben s’ajoute une fois. La tienne est sur la piste verte dès le premier décompte. Combien de fois s’ajoute-t-elle ?
lesson-first-early-near-sum = 13, c’est tout ton vert jusqu’ici. Pense aux 6 points de la zone, ajoutés à chaque décompte.

# Leçon 2
lesson-region = Ta région
lesson-region-about = Comment assembler les trois parties, où commence ton château et ce que vaut une tuile Bonus.

lesson-region-yellow = Assembler les parties
lesson-region-yellow-text = Tu construis ta région avec trois parties, droites ou tournées, un demi-hexagone plus haut ou plus bas. La partie A est posée. Trois cases voisines d’une couleur rapportent 6, trois cases isolées 3.
lesson-region-yellow-task = Pose la partie C pour que trois cases jaunes se touchent.
lesson-region-yellow-hint = Choisis la partie C droite, puis la place du bas.
lesson-region-yellow-praise = Trois cases jaunes font maintenant une zone : 6 points quand elle sera couverte.
lesson-region-yellow-other = Ainsi, les cases jaunes ne se touchent pas. Regarde la case jaune au bord droit de la partie A.
lesson-region-yellow-near-green = Cela réunit trois cases vert clair, bien vu. Trouve maintenant comment en réunir trois jaunes.
lesson-region-yellow-near-high = Un cran trop haut : les cases jaunes se manquent.
lesson-region-yellow-near-other-part = La partie B réunirait au plus deux cases jaunes. La partie C a deux cases jaunes côte à côte.

lesson-region-second = Encore une zone de trois
lesson-region-second-text = Il ne reste que la partie B. À droite, elle peut se poser de quatre façons. Trois d’entre elles créent une deuxième zone de trois cases, une non.
lesson-region-second-task = Pose la partie B pour qu’une autre zone de trois cases apparaisse.
lesson-region-second-hint = Par exemple : choisis la partie B droite, puis la place du haut. Trois cases vert clair se touchent.
lesson-region-second-praise = Une deuxième zone de trois. Toutes couvertes, tes zones rapportent ainsi 38 points.
lesson-region-second-other = Regarde quelles cases se touchent le long du bord.
lesson-region-second-near-low = Rien de nouveau ne se touche le long de ce bord. Essaie un demi-hexagone plus haut, ou tourne la partie.

lesson-region-start = Le château de départ
lesson-region-start-text = Ta première tuile doit toucher le château de départ. Tu as deux cartes orange et deux jaunes, de quoi payer un village et un monastère. Le château lui-même ne rapporte rien.
lesson-region-start-task = Place le château là où il touche une case orange et une case jaune.
lesson-region-start-hint = Choisis la case vert foncé de la partie gauche ou de la partie droite.
lesson-region-start-praise = Tu as de quoi payer tes deux premières tuiles. C’est un bon début.
lesson-region-start-other = Le château de départ demande une case vert foncé.
lesson-region-start-near-middle = Au milieu, il a six voisines, mais aucune n’est jaune.

lesson-region-gift = Une tuile Bonus
lesson-region-gift-text = Chacun commence avec une tuile Bonus. Elle agit toute la partie, et tu pourras en avoir plusieurs pareilles. Une sorte rapporte aussi des points tout de suite.
lesson-region-gift-task = Prends la tuile Bonus qui rapporte tout de suite des points verts.
lesson-region-gift-hint = Choisis « +1 case de réserve » parmi les tuiles Bonus.
lesson-region-gift-praise = 2 points verts maintenant. Ajoutés aux trois décomptes, ils deviennent 6 points rouges.
lesson-region-gift-other = Une bonne aide, mais elle ne rapporte rien tout de suite. Quelle tuile Bonus te donne de la place ?
lesson-region-gift-near-card = Une carte de plus à chaque pioche est un choix sûr dans une vraie partie. Mais elle ne rapporte rien tout de suite.

# Leçon 3
lesson-storage = Payer, garder, poser
lesson-storage-about = Quelles cartes paient, ce qui se passe quand ta réserve est pleine, et que poser d’abord.

lesson-storage-units = Ce qui paie
lesson-storage-units-text = Une carrière coûte deux cartes grises. Chacune peut être remplacée : par deux cartes pareilles d’une autre couleur, ou par un ouvrier. Cartes grises et ouvriers sont précieux ; les paires non.
lesson-storage-units-task = Paie de façon à garder tes deux cartes grises et tes deux ouvriers.
lesson-storage-units-hint = Quatre cartes orange sont deux paires. Choisis les quatre.
lesson-storage-units-praise = Deux paires remplacent deux cartes. Quatre cartes d’une même couleur sont aussi deux paires.
lesson-storage-units-other = Paie avec deux paires, rien de plus : ni carte grise, ni ouvrier.
lesson-storage-units-near-unlike = Orange et rouge sont deux cartes différentes : ce n’est pas une paire.
lesson-storage-units-near-three = Trois cartes orange font une paire et une carte seule. La carte seule ne paie rien.
lesson-storage-units-near-grey = Cela paie, mais tu dépenses une carte grise. Tu as assez de paires d’autres couleurs.
lesson-storage-units-near-worker = Cela paie, mais tu dépenses un ouvrier. Tu as assez de paires.

lesson-storage-full = Réserve pleine
lesson-storage-full-text = Tu as pris une carrière, mais tes deux cases de réserve étaient pleines. Château ou domaine : l’un des deux est perdu. Tu as cinq cartes orange, et seul ton château de départ est posé.
lesson-storage-full-task = Abandonne la tuile que tu ne pourras pas poser au prochain tour.
lesson-storage-full-hint = Aucune case vert foncé ne touche ton château de départ. Abandonne le château.
lesson-storage-full-praise = Le domaine reste : sa case turquoise touche ton château, et deux paires orange le paient.
lesson-storage-full-other = Regarde laquelle des deux tuiles va à côté de ton château de départ.
lesson-storage-full-near-manor = Le domaine va à côté de ton château de départ, et deux paires le paient. Aucune case vert foncé n’est encore à portée.

lesson-storage-sweep = Cinq d’une couleur
lesson-storage-sweep-text = Il y a quatre tuiles vert clair sur l’étalage. Tu prends le village, et la tuile suivante de ta pile est vert clair, elle aussi.
lesson-storage-sweep-task = Que se passe-t-il ?
lesson-storage-sweep-answer-1 = Elle reste à côté des quatre autres.
lesson-storage-sweep-answer-2 = Les cinq tuiles vert clair partent ; cinq tuiles neutres arrivent.
lesson-storage-sweep-answer-3 = Seule la cinquième part.
lesson-storage-sweep-praise = C’est cela. S’il te faut une tuile d’une couleur présente quatre fois, n’attends pas.
lesson-storage-sweep-other = Cinq tuiles d’une couleur ne restent jamais sur l’étalage.
lesson-storage-sweep-near-stays = Cinq d’une couleur ne restent jamais. Peu importe la sorte d’agriculture : le vert clair est une seule couleur.
lesson-storage-sweep-near-last = Pas seulement la dernière : les cinq partent ensemble.

lesson-storage-both = Que poser d’abord ?
lesson-storage-both-text = Ben a vidé sa première pile : c’est ton dernier tour avant le décompte. Tu as deux cartes grises et deux jaunes. Le monastère compléterait une zone de trois.
lesson-storage-both-task = Pose les deux tuiles dans ce seul tour.
lesson-storage-both-hint = D’abord la carrière, sur la case grise à côté de ta ville. Puis rends le marbre et pose le monastère sur la dernière case jaune.
lesson-storage-both-praise = Le marbre de la carrière t’a donné une deuxième action : 1 + 6 points verts avant le décompte.
lesson-storage-both-other = Ainsi, une tuile reste. Laquelle te donne une deuxième action ? Et garde deux cartes pour chaque tuile.
lesson-storage-both-near-monastery = Cela rapporte 6 points et termine ton tour. L’autre tuile te donne une deuxième action : pose-la d’abord.
lesson-storage-both-near-pass = Rends le marbre maintenant. Les 6 points du monastère doivent compter à ce décompte.
lesson-storage-both-near-take = Ta réserve est pleine : tu perdrais une tuile. Pose d’abord.

# Leçon 4
lesson-passages = Chaînes et manches
lesson-passages-about = Comment un château entraîne d’autres tuiles, quand une manche se termine, et ce qui compte tout à la fin.

lesson-passages-chain = Une chaîne
lesson-passages-chain-text = Tu as posé un château et tu peux poser une tuile gratuite. Elle a tout son effet. L’une des tuiles de l’étalage t’offre encore une autre tuile.
lesson-passages-chain-task = Pose la tuile qui te donne une autre tuile gratuite.
lesson-passages-chain-hint = Choisis le château sur l’étalage, puis la dernière case vert foncé.
lesson-passages-chain-praise = 1 pour la zone, 2 pour tout le vert foncé en premier, et encore une tuile gratuite.
lesson-passages-chain-other = C’est bien, mais la chaîne s’arrêterait là. Quelle tuile te donne une tuile gratuite ?
lesson-passages-chain-near-city = Une ville donne une tuile Bonus, mais pas de tuile gratuite. Quelle tuile en donne une ?
lesson-passages-chain-near-pass = La tuile est gratuite. Prends celle qui t’en donne une autre.

lesson-passages-onward = Et ça continue
lesson-passages-onward-text = Le trou est comblé, et tu peux poser encore une tuile pour ton deuxième château. Tu n’as pas de marbre. Une sorte de tuile te donnerait une action de plus dans ce tour.
lesson-passages-onward-task = Pose la tuile qui te permet une action de plus.
lesson-passages-onward-hint = Choisis une carrière sur l’étalage, puis une case grise.
lesson-passages-onward-praise = 1 marbre, que tu peux rendre tout de suite. Un château est devenu quatre coups.
lesson-passages-onward-other = C’est bien, mais ton tour s’arrêterait là. Qu’est-ce qui te donne une action de plus ?
lesson-passages-onward-near-city = Une tuile Bonus aide plus tard. Pour une action de plus, il te faut maintenant un marbre.
lesson-passages-onward-near-village = Les ouvriers aident à payer. Pour une action de plus, il te faut maintenant un marbre.
lesson-passages-onward-near-pass = La tuile est gratuite. Prends celle qui te donne un marbre.

lesson-passages-when = Quand vient le décompte ?
lesson-passages-when-text = Tu as mis sur l’étalage la septième tuile de ta première pile. Tu es le premier joueur ; Ben n’a pas encore joué dans ce tour de table.
lesson-passages-when-task = Quand les points verts s’ajoutent-ils aux rouges ?
lesson-passages-when-answer-1 = Tout de suite.
lesson-passages-when-answer-2 = Quand le tour de table est fini : après le tour de Ben.
lesson-passages-when-answer-3 = Quand la première pile de Ben est vide aussi.
lesson-passages-when-praise = C’est cela. Seule compte la première pile 1 épuisée ; les suivantes ne terminent rien.
lesson-passages-when-other = Avant un décompte, chacun a joué autant de tours.
lesson-passages-when-near-now = Chacun joue autant de tours : d’abord c’est à Ben.
lesson-passages-when-near-all = Une seule pile 1 vide suffit. Si celle de Ben s’épuise plus tard, il ne se passe rien.

lesson-passages-turns = Les derniers tours
lesson-passages-turns-text = Troisième manche : ta troisième pile vient de s’épuiser, et c’est à Ben. Cette fois, on finit le tour de table, puis on en joue encore un entier.
lesson-passages-turns-task = Combien de tours te reste-t-il ?
lesson-passages-turns-praise = C’est cela : Ben, puis toi encore une fois, puis Ben. Un marbre en ferait même deux actions.
lesson-passages-turns-other = Ben finit ce tour de table. Puis il y en a encore un : chacun joue une fois.
lesson-passages-turns-near-none = Après la troisième pile, on joue encore un tour de table entier, toi aussi.
lesson-passages-turns-near-two = Tu as déjà joué dans ce tour de table. Il ne reste que le tour supplémentaire.

lesson-passages-left = Le matériel restant
lesson-passages-left-text = Après le dernier décompte, ce qui reste rapporte des points rouges : 1 par tuile ou hexagone en bois en réserve, par marbre, par ouvrier, et 1 pour trois cartes.
lesson-passages-left-task = Tu as deux tuiles en réserve et cinq cartes. Combien de points cela fait-il ?
lesson-passages-left-praise = 2 pour les tuiles, 1 pour trois des cinq cartes. C’est peu, mais cela peut décider d’une partie.
lesson-passages-left-other = Compte 1 pour chaque tuile en réserve, et 1 pour trois cartes.
lesson-passages-left-near-cards = Pas chaque carte : il en faut trois pour 1 point.
lesson-passages-left-near-tiles = Cela, c’est pour les tuiles. Trois des cinq cartes font encore un point.
