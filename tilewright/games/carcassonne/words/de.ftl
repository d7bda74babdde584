title = Carcassonne
about = Landschaft legen und Städte, Straßen, Klöster und Wiesen besetzen.
option-river = Der Fluss
option-river-no = ohne Fluss
option-river-yes = mit Fluss

# Was eine Seite zeigt, im vierten Fall.
shows-river = einen Fluss
land-river = Fluss { $sides }

prompt-figure = { SEAT($seat, form: "turn") }: Einen Gefolgsmann auf das neue Plättchen setzen oder passen.

refuse-apart = Das Plättchen muss mit einer Seite an ein anderes grenzen; eine Ecke genügt nicht.
refuse-river-end = Ein Flussplättchen muss den Fluss an seinem offenen Ende fortsetzen.
refuse-river-bend = Der Fluss darf nicht zweimal hintereinander in dieselbe Richtung abbiegen.
built-first-tile = Die Partie beginnt mit dem Plättchen { $tile }, ungedreht bei 0 0.
built-river-first = Die Flussplättchen werden vor allen anderen gelegt, der See als letztes.
