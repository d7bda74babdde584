# Positions composées à la main.
web-build = Composer une position
web-build-missing = On ne peut pas composer de position pour ce jeu.
web-build-things = Matériel
web-build-settings = Points et tour
web-build-result = Résultat
web-build-tap = Touche un élément, puis sa place sur la table.
web-build-other = Choisir autre chose
web-build-undo = Annuler
web-build-redo = Rétablir
web-build-new = Nouvelle position
web-build-new-hint = Tu repars de la table telle qu’elle est au début d’une partie.
web-build-begin = Vider la table
web-build-less = Moins : { $what }
web-build-more = Plus : { $what }
web-build-now = maintenant
web-build-final = si la partie s’arrêtait
web-build-place = rang
web-build-how = Détail du décompte final
web-build-next = La suite
web-build-legal = { $count ->
    [one] { $count } coup possible
   *[other] { $count } coups possibles
}
web-build-link = Lien à partager
web-build-save = Enregistrer en fichier
web-build-nothing = Il n’y a rien à régler ici : tout découle de la table.
