title = Carcassonne
about = Lay tiles, claim cities, roads, monasteries and fields.
option-river = The River
option-river-no = without
option-river-yes = with the River

figures = followers
part-city = city
part-road = road
part-field = field
part-monastery = monastery
role-city = knight
role-road = thief
role-field = farmer
role-monastery = monk
shows-field = field
shows-road = road
shows-city = city
shows-river = river

prompt-draw = Seat { $seat } draws a tile.
prompt-place = Seat { $seat }: lay the tile.
prompt-figure = Seat { $seat }: place a follower on the new tile, or pass.
spot-cell = Empty place { $x } east, { $y } south
choice-place = Lay the tile at { $x } east, { $y } south, turned { $facing ->
    [0] upright
    [one] by one quarter
   *[other] by { $facing } quarters
}
choice-figure = { $role } in the { $part }
tip-tile = Tile { $tile }
tip-figure = { $role } of seat { $seat }

refuse-unknown-tile = There is no tile type { $tile }.
refuse-no-such-tile-left = No tile { $tile } can be drawn now.
refuse-occupied = A tile already lies there.
refuse-apart = The tile must touch at least one other tile along a side; corners are not enough.
refuse-side = To the { $side } your tile shows { $own }, the neighbour { $theirs }.
refuse-river-end = A river tile must continue the river at its open end.
refuse-river-bend = The river may not bend the same way twice in a row.
refuse-no-such-part = The tile just laid has no such { $part }.
refuse-supply = No follower is left in the supply.
refuse-held = This { $part } is already held (seat { $seats }).

event-road-finished = Seat { $seat } scores { $points } for a finished road of { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}.
event-city-finished = Seat { $seat } scores { $points } for a finished city of { $tiles } tiles.
event-monastery-finished = Seat { $seat } scores { $points } for a finished monastery.
event-road-open = Seat { $seat } scores { $points } for an unfinished road of { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}.
event-city-open = Seat { $seat } scores { $points } for an unfinished city of { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}.
event-monastery-open = Seat { $seat } scores { $points } for an unfinished monastery.
event-field-scored = Seat { $seat } scores { $points } for a field at { $tiles ->
    [one] one finished city
   *[other] { $tiles } finished cities
}.
event-no-majority = Seat { $seat } scores nothing for this { $part }.
event-tile-set-aside = Tile { $tile } fits nowhere and goes back to the box.
term-tiles = tiles
term-shields = shields
term-monastery-tiles = monastery and tiles around it
term-finished-cities = finished cities
