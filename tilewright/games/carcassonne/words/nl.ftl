title = Carcassonne
about = Leg landtegels aan en bezet steden, wegen, kloosters en weiden.
option-river = De Rivier
option-river-no = zonder de Rivier
option-river-yes = met de Rivier

# Wat een zijde toont, als lijdend voorwerp.
shows-river = een rivier
land-river = rivier { $sides }

prompt-figure = { SEAT($seat, form: "turn") }: zet een horige op de nieuwe landtegel, of pas.

refuse-apart = De landtegel moet met een zijde aan een andere grenzen; een hoek is niet genoeg.
refuse-river-end = Een riviertegel moet de rivier aan het open einde voortzetten.
refuse-river-bend = De rivier mag niet twee keer achter elkaar dezelfde kant op buigen.
built-first-tile = De partij begint met landtegel { $tile }, ongedraaid op 0 0.
built-river-first = De riviertegels worden vóór de andere gelegd, het meer als laatste.
