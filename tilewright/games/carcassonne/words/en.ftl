title = Carcassonne
about = Place tiles and claim cities, roads, monasteries and fields.
option-river = The River
option-river-no = without the River
option-river-yes = with the River

# What a side shows, as the object of "shows".
shows-river = a river
land-river = river { $sides }

prompt-figure = { SEAT($seat, form: "turn") }: place a follower on the new tile, or pass.

refuse-apart = The tile must touch another tile along a side; a corner is not enough.
refuse-river-end = A river tile must continue the river at its open end.
refuse-river-bend = The river may not bend the same way twice in a row.
built-first-tile = The game begins with tile { $tile }, which lies at 0 0 and is not turned.
built-river-first = The tiles of the river are laid before the others, the lake last.
