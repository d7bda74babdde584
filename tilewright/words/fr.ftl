# Ce que tous les jeux ont en commun.
-brand-name = Tilewright

# Où se trouve quelque chose, vu d’une tuile : « montre une route au nord ».
side-north = au nord
side-east = à l’est
side-south = au sud
side-west = à l’ouest

refuse-over = La partie est terminée.
refuse-chance = Personne n’a de choix à faire : c’est au hasard de décider.
refuse-seat = Ce n’est pas au joueur { $seat } de jouer, mais au joueur { $actor }.
refuse-words = « { $words } » n’est pas un coup. Possible maintenant : { $verbs }.
refuse-phase = « { $verb } » n’est pas demandé maintenant. Possible maintenant : { $verbs }.
refuse-shape = Le coup doit s’écrire : { $shape }.

prompt-over = La partie est terminée.
choice-pass = Passer

# Ce qui va ensemble sur la table, et ce que cela rapporterait.
feature-worth = Vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant.
feature-worth-finished = Vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant, { $finished } une fois terminé.
feature-done = Terminé : ne rapporte plus rien.

# Le journal : ce qui a été fait.
told-pass = Le joueur { $seat } passe.
