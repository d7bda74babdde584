# De quoi apprendre le jeu : en une minute, chaque pièce, chaque question, les leçons.
game-in-a-minute = Autour d’une grande roue, tu bâtis un paysage de villes, de routes, d’abbayes et de prés. À ton tour, tu pioches une tuile, tu la poses là où elle convient et tu peux placer un partisan dessus ou sur une couronne de la roue. Les tuiles à petite roue font avancer un cochon ; le secteur où il s’arrête agit. La plupart rapportent des points ; la peste renvoie des partisans chez eux. Après la dernière tuile, celui qui a le plus de points l’emporte.

piece-one-dot = Tuile à une pastille
piece-one-dot-does = Dès que la tuile est piochée, la petite roue fait avancer le cochon d’un secteur, et ce secteur agit. La tuile se pose ensuite comme toutes les autres.
piece-one-dot-worth = 11 des 71 tuiles portent une pastille.
piece-two-dots = Tuile à deux pastilles
piece-two-dots-does = Dès que la tuile est piochée, la petite roue fait avancer le cochon de deux secteurs ; seul celui où il s’arrête agit. La tuile se pose ensuite comme toutes les autres.
piece-two-dots-worth = 5 des 71 tuiles portent deux pastilles.
piece-three-dots = Tuile à trois pastilles
piece-three-dots-does = Dès que la tuile est piochée, la petite roue fait avancer le cochon de trois secteurs ; seul celui où il s’arrête agit. La tuile se pose ensuite comme toutes les autres.
piece-three-dots-worth = 3 des 71 tuiles portent trois pastilles.
piece-monastery = Abbaye
piece-monastery-does = Un moine peut y vivre. Elle est terminée quand les huit emplacements autour d’elle sont couverts, par des tuiles ou par le plateau. Une route qui l’atteint s’y termine.
piece-monastery-worth = Terminée, 9 points ; en fin de partie, 1 pour elle-même et 1 par emplacement couvert autour.
piece-shield = Ville avec blason
piece-shield-does = Le blason ajoute des points à sa ville et y rend chaque chevalier plus précieux aux Impôts.
piece-shield-worth = Chaque blason : 2 points dans une ville terminée, 1 dans une ville inachevée.
piece-gate = Ville avec porte
piece-gate-does = Une route se termine à la porte de cette ville. La porte ferme ce bout de la route, pas la ville.
piece-gate-worth = Ville : 2 points par tuile une fois terminée. Route : 1 point par tuile.
piece-junction = Croisement
piece-junction-does = Plusieurs routes partent d’ici, et chacune est une route à part. Le croisement ferme un bout de chacune.
piece-junction-worth = 1 point par tuile de la route, croisement compris.
piece-separate-cities = Villes séparées
piece-separate-cities-does = Les parties de ville de cette tuile ne sont pas reliées. Chacune appartient à sa propre ville, sauf si elles se rejoignent par d’autres tuiles.
piece-separate-cities-worth = Si elles se rejoignent, la tuile ne compte quand même qu’une fois : 2 points.
piece-city-and-road = Ville et route
piece-city-and-road-does = Une partie de ville et une route qui passe à côté. Tu choisis ce que ton partisan occupe.
piece-city-and-road-worth = Ville : 2 points par tuile une fois terminée. Route : 1 point par tuile.
piece-city = Ville
piece-city-does = Une partie de ville. Une ville est terminée quand sa muraille est fermée tout autour et qu’il n’y a pas de trou à l’intérieur.
piece-city-worth = Terminée, 2 points par tuile ; inachevée en fin de partie, 1 par tuile.
piece-road = Route
piece-road-does = Un morceau de route. Une route est terminée quand ses deux extrémités sont fermées : par un croisement, une porte de ville, une abbaye ou la roue.
piece-road-worth = 1 point par tuile, que la route soit terminée ou non.
piece-farmer = Paysan
piece-farmer-does = Un partisan couché dans un pré. Il y reste jusqu’à la fin de la partie ; seule la peste peut le faire rentrer.
piece-farmer-worth = À la Famine, 1 point par ville terminée que touche son pré ; à la fin, 3 points par ville pour celui qui y a le plus de paysans.
piece-follower = Partisan
piece-follower-does = Tu en as sept. Sur ta nouvelle tuile, un partisan est chevalier, voleur, moine ou paysan ; sur la roue, il attend sur une couronne. Ceux qui ne sont pas en jeu sont dans ta réserve.
piece-follower-worth = Chacun de ceux de ta réserve rapporte 1 point à la Tempête.
piece-knight = Place pour un chevalier
piece-knight-does = Un partisan placé ici occupe la ville. Il marque quand elle est terminée, puis il rentre.
piece-knight-worth = 2 points par tuile et par blason. Déjà terminée ? Il marque tout de suite.
piece-thief = Place pour un voleur
piece-thief-does = Un partisan placé ici occupe la route. Il marque quand elle est terminée, puis il rentre.
piece-thief-worth = 1 point par tuile de la route.
piece-monk = Place pour un moine
piece-monk-does = Un partisan placé ici occupe l’abbaye. Il marque et rentre quand les huit emplacements autour sont couverts.
piece-monk-worth = 9 points une fois terminée, et 2 chaque fois que le cochon s’arrête sur Inquisition.
piece-single-crown = Couronne, seule dans son secteur
piece-single-crown-does = Un partisan placé ici attend le cochon. Si le cochon s’arrête dans ce secteur, le partisan marque et rentre. S’il ne fait que passer, rien ne se produit.
piece-single-crown-worth = 3 points.
piece-pair-of-crowns = Couronne, deux dans le secteur
piece-pair-of-crowns-does = Un partisan placé ici attend le cochon. Si le cochon s’arrête dans ce secteur, le partisan marque et rentre. S’il ne fait que passer, rien ne se produit.
piece-pair-of-crowns-worth = Seul, 6 points ; si les deux couronnes sont occupées, 3 chacun.
piece-pig = Cochon
piece-pig-does = Il tourne autour de la roue dans le sens horaire, d’autant de secteurs que la tuile piochée porte de pastilles. Le secteur où il s’arrête agit ; ceux qu’il dépasse, non.
piece-pig-worth = Toutes les pastilles des tuiles lui font faire cinq tours en tout.
piece-fortune = Fortune
piece-fortune-does = Si le cochon s’arrête ici, le joueur dont c’est le tour marque, et lui seul.
piece-fortune-worth = 3 points. Sa couronne : 3.
piece-tax = Impôts
piece-tax-does = Si le cochon s’arrête ici, chaque chevalier sur le terrain rapporte des points selon sa ville. Les majorités ne comptent pas et les chevaliers restent.
piece-tax-worth = Par chevalier : blasons de sa ville + tes chevaliers dans cette ville. Ses couronnes : seul 6, à deux 3 chacun.
piece-famine = Famine
piece-famine-does = Si le cochon s’arrête ici, chaque paysan rapporte des points pour les villes terminées que touche son pré. Les majorités ne comptent pas et les paysans restent.
piece-famine-worth = 1 point par paysan et par ville. Sa couronne : 3.
piece-storm = Tempête
piece-storm-does = Si le cochon s’arrête ici, chacun marque pour les partisans de sa réserve, avant que ceux de ces couronnes ne reviennent.
piece-storm-worth = 1 point par partisan. Ses couronnes : seul 6, à deux 3 chacun.
piece-inquisition = Inquisition
piece-inquisition-does = Si le cochon s’arrête ici, chaque moine rapporte des points. Les moines restent.
piece-inquisition-worth = 2 points par moine. Sa couronne : 3.
piece-plague = Peste
piece-plague-does = Si le cochon s’arrête ici, chacun doit reprendre un partisan sur le terrain, en commençant par le joueur dont c’est le tour. Les couronnes sont épargnées.
piece-plague-worth = Aucun point. Ses couronnes : seul 6, à deux 3 chacun.
piece-board = Plateau de la roue
piece-board-does = Le début du paysage. Ses trois villes, trois routes et trois prés se prolongent sur tes tuiles. On n’y place aucun partisan directement, sauf sur les couronnes.
piece-board-worth = Chacun de ses 16 emplacements compte comme une tuile, aussi autour d’une abbaye.
piece-turned = Tuile tournée
piece-turned-does = La tuile telle qu’elle serait posée ici. Choisis l’orientation qui te sert le mieux.
piece-place = Emplacement libre
piece-place-does = Ta tuile convient ici dans au moins une orientation : chaque côté en contact montre la même chose que sa voisine.
piece-pass = Passer
piece-pass-does = Tu ne places pas de partisan ce tour-ci. Ce que ta tuile a terminé est compté quand même.
piece-land = Le paysage
piece-land-does = Le plateau de la roue et toutes les tuiles autour. Il grandit à chaque tour.
piece-drawn = Tuile piochée
piece-drawn-does = La tuile de ce tour, visible de tous. Si elle montre une petite roue, le cochon a déjà avancé.

help-place = Pose la tuile contre le plateau ou une autre tuile, tournée de sorte que chaque côté en contact corresponde : route contre route, ville contre ville, pré contre pré.
help-place-matters = Termine quelque chose à toi, agrandis-le, ou commence là où un partisan peut se tenir. Si un emplacement aide les autres plus que toi, choisis-en un autre.
help-figure = Place un partisan : sur cette tuile, là où il n’y a encore personne dans toute la ville, la route ou le pré, ou sur une couronne libre. Ou passe.
help-figure-matters = Est-ce bientôt terminé ? Si la tuile offre peu, prends une couronne un ou deux secteurs devant le cochon. Garde un partisan dans ta réserve.
help-take = Le cochon est sur Peste. Choisis un de tes partisans sur le terrain : il revient dans ta réserve. Ceux des couronnes ne sont pas touchés.
help-take-matters = Prends celui qui a le moins à gagner : sur une route courte, dans une ville difficile à terminer. Si c’est ton tour, tu peux le replacer aussitôt.

lesson-first = Le cochon et la roue
lesson-first-about = Poser des tuiles, placer des partisans, et voir ce qui se passe quand le cochon s’arrête.

lesson-first-lay = Poser une tuile
lesson-first-lay-text = Le paysage commence au plateau de la roue. Pose ta tuile contre lui, côté contre côté : route contre route, ville contre ville, pré contre pré. Tourne-la jusqu’à ce qu’elle convienne.
lesson-first-lay-task = Pose l’abbaye au bout de la route, sur le côté supérieur du plateau.
lesson-first-lay-praise = Route contre route. Les emplacements du plateau comptent déjà comme voisins de ton abbaye.
lesson-first-lay-hint = Le côté supérieur du plateau, troisième emplacement à partir de la gauche, la route vers le bas.
lesson-first-lay-other = Elle convient là aussi. Pour cette leçon, prolonge la route du côté supérieur.
lesson-first-lay-near-city = Ici, le plateau montre une ville. Ta tuile n’en a pas : elle ne convient dans aucune orientation.
lesson-first-lay-near-turn = La route du plateau finirait dans un pré. Tourne la tuile jusqu’à ce que sa route pointe vers le bas.
lesson-first-lay-near-field = Ici, seuls des prés se rencontrent. La route est un emplacement plus à droite.

lesson-first-monk = Un partisan
lesson-first-monk-text = Tu peux maintenant placer un de tes sept partisans sur cette tuile. Dans une abbaye, c’est un moine. Il rapporte 9 points quand les huit emplacements autour sont couverts.
lesson-first-monk-task = Place un moine dans l’abbaye.
lesson-first-monk-praise = Un moine. Trois de ses huit voisins sont déjà là : des emplacements du plateau.
lesson-first-monk-hint = Choisis l’abbaye au milieu de ta nouvelle tuile.
lesson-first-monk-other = Regarde le bâtiment au milieu de ta tuile.
lesson-first-monk-near-road = La route est terminée : 2 tuiles, 2 points. Pas mal, mais le moine peut en rapporter 9. Essaie avec lui.
lesson-first-monk-near-farmer = Un paysan reste couché dans le pré jusqu’à la fin de la partie. C’est trop tôt.
lesson-first-monk-near-crown = Les couronnes viendront plus tard. Une abbaye avec trois voisins est une meilleure place pour l’instant.
lesson-first-monk-near-pass = Tu peux passer, mais alors l’abbaye n’est à personne.

lesson-first-city = Fermer une ville
lesson-first-city-text = Une ville est terminée quand sa muraille est fermée. On place avant de compter : un chevalier peut donc entrer, marquer et rentrer dans le même tour. 2 points par tuile.
lesson-first-city-task = Ferme la petite ville à droite du plateau, puis place un chevalier.
lesson-first-city-praise = 2 tuiles × 2 = { $points } points, et ton chevalier est de retour dans ta réserve.
lesson-first-city-hint = Le côté droit du plateau, troisième emplacement à partir du haut. Tourne le côté ville vers la gauche, puis choisis la ville.
lesson-first-city-other = Elle convient, mais aucune ville n’est terminée. Regarde la petite ville du côté droit du plateau.
lesson-first-city-near-large = Cette ville fait le tour du coin. Une seule tuile ne la ferme pas. À la petite, à droite, il ne manque que la tienne.
lesson-first-city-near-farmer = Un paysan attendrait jusqu’à la fin. La ville rapporte tout de suite.
lesson-first-city-near-crown = La ville terminée rapporte tout de suite. Une couronne peut attendre.
lesson-first-city-near-pass = Une ville sans chevalier ne rapporte rien à personne.

lesson-first-crown = Une couronne
lesson-first-crown-text = Ta tuile suivante, un virage, offre peu. Au lieu d’aller sur la tuile, un partisan peut prendre une couronne libre. Il marque si le cochon s’y arrête : seul pour deux couronnes, 6 points.
lesson-first-crown-task = Place un partisan sur une couronne un secteur devant le cochon, dans le sens horaire.
lesson-first-crown-praise = Un partisan attend aux Impôts. La plupart des petites roues ont une pastille.
lesson-first-crown-hint = Le cochon est sur Fortune. Le secteur suivant, dans le sens horaire, est Impôts, avec la bourse.
lesson-first-crown-other = Ce virage n’est qu’un début de route. Essaie cette fois une couronne : celle des Impôts.
lesson-first-crown-near-fortune = Le cochon s’y trouve déjà. Il devrait d’abord faire tout le tour.
lesson-first-crown-near-famine = La Famine demande deux pastilles, et son unique couronne ne rapporte que 3. Les Impôts sont plus près et rapportent 6.
lesson-first-crown-near-far = C’est à trois secteurs ou plus. Le secteur suivant est atteint plus souvent.
lesson-first-crown-near-pass = Tu as six partisans dans ta réserve. L’un d’eux peut attendre sur une couronne.

lesson-first-pig = Le cochon avance
lesson-first-pig-text = Ben pioche une tuile avec une petite roue : une pastille. Avant qu’il la pose, le cochon avance d’un secteur dans le sens horaire, et le secteur où il s’arrête agit.
lesson-first-pig-task = Le cochon est sur Fortune. Où s’arrête-t-il ?
lesson-first-pig-answer-1 = Sur Fortune
lesson-first-pig-answer-2 = Sur Impôts
lesson-first-pig-answer-3 = Sur Famine
lesson-first-pig-praise = Aucun chevalier dans les villes : les Impôts ne rapportent rien. Mais ton partisan sur la couronne marque 6 et rentre.
lesson-first-pig-other = Compte un secteur dans le sens horaire, à droite de Fortune.
lesson-first-pig-near-stay = Le cochon avance toujours. Une pastille, c’est un secteur.
lesson-first-pig-near-two = Il faudrait deux pastilles.

lesson-first-storm = La tempête
lesson-first-storm-text = Tu pioches deux pastilles. Le cochon dépasse Famine, où rien ne se produit, et s’arrête sur Tempête : chacun marque 1 point par partisan dans sa réserve.
lesson-first-storm-task = De tes sept partisans, un est sur le terrain : ton moine. Combien de points marques-tu ?
lesson-first-storm-praise = 6 partisans dans ta réserve, 6 points. Ben en marque 5 : il en a deux sur le terrain.
lesson-first-storm-other = Compte les partisans de ta réserve : sept, moins ceux du terrain.
lesson-first-storm-near-monk = Ton moine est sur le terrain, pas dans la réserve.
lesson-first-storm-near-each = 1 point pour chaque partisan de ta réserve, pas 1 en tout.
lesson-first-storm-near-famine = Le cochon ne fait que dépasser Famine. Un secteur agit là où le cochon s’arrête.

lesson-first-thief = Puis ton tour continue
lesson-first-thief-text = La roue a agi. Pose maintenant la tuile comme d’habitude. Un partisan sur une route est un voleur : 1 point par tuile quand les deux bouts sont fermés. La roue en ferme un.
lesson-first-thief-task = Prolonge la route du côté inférieur du plateau et place un voleur.
lesson-first-thief-praise = La route est à toi : deux tuiles pour l’instant, un bout encore ouvert.
lesson-first-thief-hint = Le côté inférieur du plateau, l’emplacement tout à droite. Choisis ensuite la route.
lesson-first-thief-other = Elle convient, mais cherche la route libre du plateau : côté inférieur, tout à droite.
lesson-first-thief-near-ben = Le voleur de Ben est déjà sur cette route : tu ne pourrais pas y ajouter le tien. Prends la route du côté inférieur.
lesson-first-thief-near-crown = Une couronne est possible. Mais cette fois, occupe la route.
lesson-first-thief-near-farmer = Un paysan resterait jusqu’à la fin. Choisis la route.
lesson-first-thief-near-pass = Alors la route n’est à personne. Places-y un voleur.

lesson-first-plague = La peste
lesson-first-plague-text = Ta tuile a une pastille : Peste. Chacun reprend un partisan sur le terrain, toi d’abord. L’abbaye de ton moine vaut déjà 5 et peut atteindre 9 ; la route du voleur vaut 2.
lesson-first-plague-task = Reprends le partisan qui vaut le moins.
lesson-first-plague-praise = Le voleur rentre. Aucun point n’est perdu, et la route est de nouveau libre.
lesson-first-plague-hint = Choisis ton voleur sur la route sous le plateau.
lesson-first-plague-other = Choisis un de tes deux partisans sur le terrain.
lesson-first-plague-near-monk = Le moine a 5 points en vue et peut en atteindre 9. La route du voleur n’en vaut que 2.

lesson-first-back = De retour aussitôt
lesson-first-back-text = Un partisan qui revient grâce à la roue peut être replacé dans le même tour. Ta nouvelle tuile est un croisement. Elle ferme la route que ton voleur a quittée.
lesson-first-back-task = Place un partisan là où il marque tout de suite.
lesson-first-back-praise = 3 tuiles, { $points } points : plateau, route droite et croisement. Le voleur est rentré.
lesson-first-back-hint = Choisis la route du haut du croisement, celle qui mène au plateau.
lesson-first-back-other = Cherche la route terminée : du croisement jusqu’au plateau, vers le haut.
lesson-first-back-near-begun = Cette route ne fait que commencer. Celle qui est terminée monte vers le plateau.
lesson-first-back-near-crown = Une bonne idée pour plus tard. Prends d’abord les points de la route terminée.
lesson-first-back-near-farmer = Un paysan marque plus tard. La route terminée rapporte tout de suite.
lesson-first-back-near-pass = La route terminée ne rapporterait rien à personne.

lesson-first-worth = Combien vaut-elle ?
lesson-first-worth-text = En fin de partie, ce qui est inachevé compte aussi. Une abbaye rapporte 1 point pour elle-même et 1 par emplacement couvert autour d’elle, ceux du plateau compris.
lesson-first-worth-task = Si la partie se terminait maintenant, combien rapporterait ton abbaye ?
lesson-first-worth-praise = 1 pour elle-même, 3 emplacements du plateau, 1 pour la tuile de Ben : 5.
lesson-first-worth-other = Compte l’abbaye, les trois emplacements du plateau au-dessous et la tuile à côté.
lesson-first-worth-near-all = 9, c’est avec les huit emplacements couverts. Il en reste de vides.
lesson-first-worth-near-itself = L’abbaye elle-même compte aussi.
lesson-first-worth-near-board = Les emplacements du plateau comptent comme des tuiles. Trois d’entre eux touchent ton abbaye.

lesson-first-end = La fin de la partie
lesson-first-end-text = Après la dernière tuile, on compte les routes, villes et abbayes inachevées, puis les prés : 3 points par ville terminée. Les partisans sur les couronnes ne rapportent rien. Celui qui a le plus de points l’emporte.

lesson-crowns = Les couronnes
lesson-crowns-about = Quand un partisan sur une couronne marque, combien, et quand il ne marque pas.

lesson-crowns-join = De la compagnie
lesson-crowns-join-text = Ben attend seul aux Impôts. Si le cochon s’y arrête, il marque 6. Mais deux partisans pour deux couronnes ne marquent que 3 chacun.
lesson-crowns-join-task = Place un partisan pour que Ben ne puisse plus marquer 6 aux Impôts.
lesson-crowns-join-praise = Maintenant c’est 3 pour chacun : 3 de moins pour Ben, 3 de plus pour toi.
lesson-crowns-join-hint = Prends la couronne libre des Impôts, à côté du partisan de Ben.
lesson-crowns-join-other = Ben reste alors seul aux Impôts. Va le rejoindre.
lesson-crowns-join-near-behind = Pour atteindre cette couronne, le cochon doit faire tout le tour, et Ben reste seul aux Impôts.
lesson-crowns-join-near-alone = Une couronne à toi, c’est bien, mais Ben reste seul aux Impôts, à une pastille de 6 points.
lesson-crowns-join-near-pass = Ben reste alors seul aux Impôts, à une pastille de 6 points.

lesson-crowns-share = À deux
lesson-crowns-share-text = On pioche une tuile à une pastille. Le cochon va de Fortune aux Impôts, où ton partisan et celui de Ben occupent les couronnes.
lesson-crowns-share-task = Combien de points rapporte ton partisan ?
lesson-crowns-share-praise = 3 pour toi, 3 pour Ben. Les deux partisans rentrent.
lesson-crowns-share-other = Deux partisans dans un secteur à deux couronnes : combien rapporte chacun ?
lesson-crowns-share-near-alone = 6, c’est pour un partisan seul. Celui de Ben est à côté du tien.
lesson-crowns-share-near-full = Partager coûte la moitié, pas tout.

lesson-crowns-passing = Il ne fait que passer
lesson-crowns-passing-text = Le cochon est sur Fortune. Tu as un partisan sur une couronne des Impôts, le secteur suivant. On pioche alors une tuile à trois pastilles.
lesson-crowns-passing-task = Qu’arrive-t-il à ton partisan aux Impôts ?
lesson-crowns-passing-answer-1 = Il marque 6 et rentre.
lesson-crowns-passing-answer-2 = Rien. Il reste sur la couronne.
lesson-crowns-passing-answer-3 = Il ne marque rien et rentre.
lesson-crowns-passing-praise = Le cochon continue jusqu’à la Tempête. Ton partisan attend le prochain passage.
lesson-crowns-passing-other = Compte trois secteurs depuis Fortune. Où s’arrête le cochon ?
lesson-crowns-passing-near-pays = Trois pastilles mènent à la Tempête. Une couronne ne compte que là où le cochon s’arrête.
lesson-crowns-passing-near-home = Seuls les partisans qui ont marqué quittent leur couronne.

lesson-crowns-storm = Le secteur, puis les couronnes
lesson-crowns-storm-text = Le cochon s’arrête sur Tempête. Tu as six partisans en réserve, et un seul pour les deux couronnes de ce secteur. Le secteur agit d’abord, puis on compte les couronnes.
lesson-crowns-storm-task = Combien de points marques-tu en tout ?
lesson-crowns-storm-praise = 6 pour la réserve, puis 6 pour la couronne : 12. Le partisan rentre seulement après.
lesson-crowns-storm-other = Additionne 1 point par partisan de ta réserve et les points de la couronne.
lesson-crowns-storm-near-order = Le partisan de la couronne ne rentre qu’après la tempête. Il n’est pas encore dans la réserve.
lesson-crowns-storm-near-half = C’est une moitié. La réserve et la couronne comptent toutes les deux.
lesson-crowns-storm-near-three = Ton partisan est seul pour deux couronnes : c’est 6, pas 3.

lesson-crowns-both = Les deux sont à toi
lesson-crowns-both-text = Les deux couronnes de la Tempête portent tes partisans. Le cochon est sur Impôts, et on pioche une tuile à deux pastilles.
lesson-crowns-both-task = Combien de points ces deux partisans rapportent-ils ensemble, pour leurs couronnes ?
lesson-crowns-both-praise = 3 + 3 = 6, pas plus qu’un partisan seul. Le second aurait été plus utile ailleurs.
lesson-crowns-both-other = Deux partisans pour deux couronnes rapportent 3 chacun, peu importe à qui ils sont.
lesson-crowns-both-near-twice = 6, c’est pour un partisan seul. À deux, c’est 3 chacun, même s’ils sont à toi.
lesson-crowns-both-near-one = Cela, c’est l’un d’eux. L’autre marque aussi.

lesson-crowns-taken = Une place par couronne
lesson-crowns-taken-text = Le cochon est sur Fortune. La couronne y est à toi, celles des Impôts sont à Ben et à Clara. Tu peux prendre toute couronne libre.
lesson-crowns-taken-task = Place un partisan sur la couronne libre la plus proche devant le cochon.
lesson-crowns-taken-praise = Famine, deux secteurs plus loin. Sa seule couronne vaut 3, et personne ne peut la partager.
lesson-crowns-taken-hint = Depuis le cochon, dans le sens horaire : Impôts est complet. Vient ensuite Famine, avec la jeune pousse.
lesson-crowns-taken-other = L’abbaye est aussi une bonne place. Ici, prends une couronne : la plus proche qui soit libre.
lesson-crowns-taken-near-full = Les deux couronnes des Impôts sont prises. Chacune reçoit un seul partisan.
lesson-crowns-taken-near-own = La seule couronne de Fortune est prise, par ton propre partisan.
lesson-crowns-taken-near-far = Elle est libre, mais une autre est plus proche du cochon.

lesson-crowns-last = La dernière tuile
lesson-crowns-last-text = C’est la dernière tuile de la partie. Elle est posée ; reste ton partisan. Après, plus aucune tuile ne fera avancer le cochon.
lesson-crowns-last-task = Place un partisan là où il marque encore.
lesson-crowns-last-praise = 1 point pour une tuile. Sur une couronne, cela aurait fait zéro.
lesson-crowns-last-hint = Choisis la ville ou la route de ta dernière tuile. Même inachevées, elles rapportent 1 point par tuile.
lesson-crowns-last-other = Regarde la dernière tuile : qu’est-ce qui compte à la fin ?
lesson-crowns-last-near-crown = Le cochon n’avancera plus. Les partisans sur les couronnes ne rapportent rien à la fin.
lesson-crowns-last-near-field = Aucune ville terminée ne touche ce pré. Un paysan n’y rapporte rien.
lesson-crowns-last-near-pass = Un partisan chez toi ne rapporte rien maintenant. Ta tuile a quelque chose à offrir.

lesson-fields = Prés et paysans
lesson-fields-about = Où un paysan peut se coucher, jusqu’où va un pré et ce qu’il vaut.

lesson-fields-board = Les prés du plateau
lesson-fields-board-text = Le paysan de Ben est au-dessus du plateau, à gauche de la route. Son pré continue derrière la ville du coin, jusqu’à la route du côté gauche.
lesson-fields-board-task = Pose ton abbaye, puis place un paysan, dans un pré où celui de Ben n’est pas.
lesson-fields-board-praise = Un pré à toi. Les routes, les villes et la roue séparent les prés.
lesson-fields-board-hint = Par exemple à droite du plateau, juste au-dessus de ta ville terminée. Choisis ensuite le pré.
lesson-fields-board-other = Choisis un emplacement qui ne touche pas le pré de Ben, puis un paysan.
lesson-fields-board-near-behind = C’est aussi le pré de Ben : il continue derrière la ville du coin. On ne peut pas y ajouter de second paysan.
lesson-fields-board-near-beside = Ici, ton pré rejoindrait celui de Ben, tuile contre tuile. Choisis un emplacement près d’un autre pré.
lesson-fields-board-near-monk = Une bonne place pour un moine. Mais cette leçon parle des paysans : essaies-en un.
lesson-fields-board-near-crown = Les couronnes ont leur propre leçon. Place ici un paysan.
lesson-fields-board-near-pass = Le pré reste alors vide. Place un paysan.

lesson-fields-stay = Il reste
lesson-fields-stay-text = Ton paysan est dans le pré de droite. La petite ville y est terminée et touche son pré.
lesson-fields-stay-task = Que rapporte ton paysan maintenant ?
lesson-fields-stay-answer-1 = 3 points, et il rentre
lesson-fields-stay-answer-2 = Rien encore. Il reste.
lesson-fields-stay-answer-3 = 3 points, et il reste
lesson-fields-stay-praise = Les paysans attendent : la Famine, et la fin de la partie.
lesson-fields-stay-other = Un pré n’est jamais terminé. Quand les paysans marquent-ils ?
lesson-fields-stay-near-home = Les paysans ne rentrent pas comme les chevaliers. Ils restent et rapportent 3 pour cette ville à la fin.
lesson-fields-stay-near-now = Les 3 points viennent à la fin. Pendant la partie, seule la Famine rapporte.

lesson-fields-small = Deux prés sur une tuile
lesson-fields-small-text = Tu as posé une tuile avec une ville et une route. Le paysan de Ben est sur la tuile d’à côté, et son pré s’étend jusque sur la tienne.
lesson-fields-small-task = Place un paysan sur ta tuile.
lesson-fields-small-praise = La route sépare les deux prés. Le petit était libre.
lesson-fields-small-hint = Choisis le petit coin à gauche, sous le virage de la route.
lesson-fields-small-other = La ville, la route et les couronnes sont possibles, mais place ici un paysan.
lesson-fields-small-near-large = Le paysan de Ben est dans ce pré. La route le sépare du petit.
lesson-fields-small-near-knight = La ville est libre, en effet. Mais cherche la place d’un paysan.
lesson-fields-small-near-thief = La route est libre, en effet. Mais cherche la place d’un paysan.

lesson-fields-joined = Reliés par une troisième tuile
lesson-fields-joined-text = Deux tuiles ne se touchaient que par un coin : ton paysan et celui de Ben avaient chacun leur pré. Ta nouvelle tuile, entre elles, relie les deux.
lesson-fields-joined-task = Place un partisan sur cette tuile, là où c’est encore possible.
lesson-fields-joined-praise = Un moine. Le pré compte déjà deux paysans, le tien et celui de Ben, et les deux restent.
lesson-fields-joined-hint = Le pré est occupé. Choisis l’abbaye.
lesson-fields-joined-other = Regarde la nouvelle tuile : où n’y a-t-il encore personne ?
lesson-fields-joined-near-farmer = Le pré réuni compte deux paysans. On ne peut pas en ajouter un troisième, pas même l’un des tiens.
lesson-fields-joined-near-crown = Une couronne est possible. Mais la tuile a encore une place libre.
lesson-fields-joined-near-pass = Il y a une place libre sur cette tuile. Regarde encore.

lesson-fields-famine = La famine
lesson-fields-famine-text = Tu as deux paysans dans ce pré, Ben en a un. Le pré touche deux villes terminées. Le cochon avance d’un secteur et s’arrête sur Famine.
lesson-fields-famine-task = Combien de points marques-tu ?
lesson-fields-famine-praise = 2 paysans × 2 villes = 4. Celui de Ben rapporte 2. Tous restent.
lesson-fields-famine-other = Chacun de tes paysans rapporte 1 point par ville terminée que touche le pré.
lesson-fields-famine-near-one = Cela, c’est un paysan. À la Famine, chacun de tes deux marque.
lesson-fields-famine-near-three = Seuls tes propres paysans comptent pour toi.
lesson-fields-famine-near-end = 3 points par ville, c’est à la fin. À la Famine, c’est 1.

lesson-fields-open = Seulement les villes terminées
lesson-fields-open-text = Ton paysan est au-dessus du plateau, à droite de la route. Son pré touche la ville du côté droit du plateau, qui est ouverte. Le cochon s’arrête sur Famine.
lesson-fields-open-task = Combien de points rapporte ton paysan ?
lesson-fields-open-praise = Une ville ouverte ne vaut rien pour un paysan. Ferme-la, et il rapportera.
lesson-fields-open-other = Une ville terminée touche-t-elle son pré ?
lesson-fields-open-near-city = La ville de droite n’est pas terminée. Seules les villes terminées comptent.
lesson-fields-open-near-end = 3 points, c’est pour une ville terminée, à la fin. Celle-ci est ouverte.

lesson-fields-end = Les prés à la fin
lesson-fields-end-text = À la fin, un pré rapporte 3 points par ville terminée qui le touche. Le grand en touche deux. Tu y as deux paysans, Clara en a un.
lesson-fields-end-task = Si la partie se terminait maintenant, combien de points aurais-tu pour ce pré ?
lesson-fields-end-praise = 2 villes × 3 = 6. Le nombre de paysans décide seulement à qui ils vont.
lesson-fields-end-other = Compte les villes terminées qui touchent le grand pré, 3 points pour chacune.
lesson-fields-end-near-each = À la fin, le pré compte une fois, pas une fois par paysan.
lesson-fields-end-near-famine = 1 point par ville, c’est à la Famine. À la fin, c’est 3.
lesson-fields-end-near-cities = Deux villes terminées touchent le pré : celle au-dessus du plateau et celle de gauche.

lesson-fields-fewer = Un paysan contre deux
lesson-fields-fewer-text = Les mêmes prés, mais le seul paysan jaune du grand pré est maintenant à toi. Les deux rouges sont à Ben.
lesson-fields-fewer-task = Combien de points aurais-tu pour ce pré ?
lesson-fields-fewer-praise = Aucun : Ben a plus de paysans. À la Famine, le tien marquerait aussi.
lesson-fields-fewer-other = Qui a le plus de paysans dans le pré ?
lesson-fields-fewer-near-tie = Il faudrait autant de paysans que Ben. Il en a deux, tu en as un.
lesson-fields-fewer-near-share = Les points ne se partagent pas. Celui qui a le plus de paysans les prend tous.

lesson-segments = Impôts et peste
lesson-segments-about = Ce que les chevaliers rapportent aux Impôts, qui reprendre en cas de Peste, et pourquoi garder des partisans en réserve.

lesson-segments-knights = Les impôts
lesson-segments-knights-text = Une ville à deux blasons. Tu y as deux chevaliers, Ben un. Le cochon s’arrête sur Impôts : chaque chevalier rapporte les blasons plus les chevaliers de sa couleur.
lesson-segments-knights-task = Combien de points rapportent tes deux chevaliers ?
lesson-segments-knights-praise = Chacun 2 blasons + 2 chevaliers = 4, à deux : 8. Ils restent.
lesson-segments-knights-other = D’abord un chevalier : les blasons plus tes chevaliers. Puis fois deux.
lesson-segments-knights-near-one = Cela, c’est un chevalier. Tu en as deux.
lesson-segments-knights-near-all = Le chevalier de Ben ne compte pas pour toi, seulement les tiens.
lesson-segments-knights-near-finished = C’est ce que rapporte la ville terminée. Les Impôts comptent les blasons et les chevaliers.

lesson-segments-alone = La minorité marque aussi
lesson-segments-alone-text = La même ville, mais tu joues maintenant Rouge : un chevalier contre deux de Ben. Les Impôts ignorent la majorité.
lesson-segments-alone-task = Combien de points rapporte ton seul chevalier ?
lesson-segments-alone-praise = 2 blasons + 1 chevalier = 3. Être dans une ville forte rapporte, même en minorité.
lesson-segments-alone-other = Additionne les blasons de la ville et tes chevaliers qui s’y trouvent.
lesson-segments-alone-near-fewer = La majorité ne décide que lorsque la ville est comptée. Aux Impôts, chaque chevalier rapporte.
lesson-segments-alone-near-shields = Les blasons comptent aussi pour toi.
lesson-segments-alone-near-himself = Le chevalier lui-même compte aussi.
lesson-segments-alone-near-others = Les chevaliers de Ben ne comptent pas pour toi.

lesson-segments-spare = De qui peux-tu te passer ?
lesson-segments-spare-text = La peste, pendant ton tour. La ville de ton chevalier a un blason et vaut déjà 3. Le pré de ton paysan ne touche aucune ville terminée. Ton troisième partisan est sur une couronne.
lesson-segments-spare-task = Reprends le partisan dont tu peux te passer.
lesson-segments-spare-praise = Le paysan n’avait encore rien à gagner. Tu peux le replacer dans ce tour.
lesson-segments-spare-hint = Choisis le paysan dans le pré sous le plateau.
lesson-segments-spare-other = Choisis ton chevalier ou ton paysan.
lesson-segments-spare-near-knight = La ville du chevalier vaut 3 maintenant, et plus une fois fermée. Le pré du paysan ne vaut encore rien.
lesson-segments-spare-near-crown = La peste épargne les couronnes. Il faut un partisan du terrain.

lesson-segments-safe = À l’abri sur la couronne
lesson-segments-safe-text = Ben reprend lui aussi un de ses partisans. Puis on compte les couronnes de la Peste. Ton partisan y est seul.
lesson-segments-safe-task = Combien de points rapporte-t-il ?
lesson-segments-safe-praise = Seul pour deux couronnes : 6. La Peste peut être un bon endroit où attendre.
lesson-segments-safe-other = Un partisan seul dans un secteur à deux couronnes.
lesson-segments-safe-near-nothing = Le secteur ne rapporte rien, mais ses couronnes, si.
lesson-segments-safe-near-pair = 3, ce serait à deux. Le tien est seul.

lesson-segments-free = De nouveau libre
lesson-segments-free-text = Pendant la peste, tu as retiré ton chevalier de la ville au-dessus du plateau. Il n’y a plus personne. Ta nouvelle tuile l’a agrandie.
lesson-segments-free-task = Occupe de nouveau la ville.
lesson-segments-free-praise = Une ville vidée est libre, pour toi comme pour tous. La peste ouvre des portes.
lesson-segments-free-hint = Choisis la ville sur ta nouvelle tuile.
lesson-segments-free-other = Regarde la ville : il n’y a plus personne.
lesson-segments-free-near-road = La route est terminée, 2 points : pas mal. Mais la ville est libre : essaie un chevalier.
lesson-segments-free-near-farmer = Un paysan attend longtemps. La ville est libre : essaie un chevalier.
lesson-segments-free-near-crown = Une couronne est possible. Mais la ville est libre : essaie un chevalier.
lesson-segments-free-near-pass = La ville est de nouveau libre. Quelqu’un la prendra.

lesson-segments-empty = Personne à la maison
lesson-segments-empty-text = Six de tes partisans sont sur des couronnes, un est dans un pré. Ta réserve est vide, et c’est ton tour.
lesson-segments-empty-task = Que peux-tu faire de ta tuile ?
lesson-segments-empty-answer-1 = La poser et y placer un partisan venu d’une couronne
lesson-segments-empty-answer-2 = La poser, sans partisan
lesson-segments-empty-answer-3 = Rien, le tour est sauté
lesson-segments-empty-praise = Seulement la tuile. Garde un ou deux partisans en réserve : ils marquent aussi à la Tempête.
lesson-segments-empty-other = Un partisan vient de la réserve. Que reste-t-il à faire ?
lesson-segments-empty-near-move = On ne place que des partisans de la réserve. Ceux des couronnes attendent le cochon.
lesson-segments-empty-near-skip = La tuile se pose dans tous les cas.
