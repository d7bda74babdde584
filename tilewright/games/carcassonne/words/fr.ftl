title = Carcassonne
about = Poser des tuiles ; occuper villes, routes, abbayes et prés.
option-river = La Rivière
option-river-no = sans la Rivière
option-river-yes = avec la Rivière

# Ce que montre un côté, en complément de « montre ».
shows-river = une rivière
land-river = rivière { $sides }

prompt-figure = { SEAT($seat, form: "turn") } : placer un partisan sur la nouvelle tuile, ou passer.

refuse-apart = La tuile doit toucher une autre tuile par un côté ; un coin ne suffit pas.
refuse-river-end = Une tuile Rivière doit prolonger la rivière à son extrémité ouverte.
refuse-river-bend = La rivière ne peut pas tourner deux fois de suite du même côté.
built-first-tile = La partie commence avec la tuile { $tile }, posée en 0 0 sans être tournée.
built-river-first = Les tuiles Rivière se posent avant les autres, le lac en dernier.
