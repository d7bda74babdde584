# Texts shared by all games on square land.
figures = followers

# The role of a figure, at the beginning of its tooltip.
role-city = Knight
role-road = Thief
role-field = Farmer
role-monastery = Monk

# What a side shows, as the object of "shows".
shows-field = a field
shows-road = a road
shows-city = a city

prompt-draw = { SEAT($seat) } draws a tile.
prompt-place = { SEAT($seat, form: "turn") }: place the tile.
spot-cell = Empty place in column { $x }, row { $y }
choice-place = Place the tile in column { $x }, row { $y }, { $facing ->
    [0] not rotated
    [1] rotated 90° clockwise
    [2] rotated 180°
   *[other] rotated 90° counterclockwise
}
choice-figure-city = { $alike ->
    [1] Knight in the city
   *[other] Knight in the city { $side }
}
choice-figure-road = { $alike ->
    [1] Thief on the road
   *[other] Thief on the road { $side }
}
choice-figure-field = { $alike ->
    [1] Farmer in the field
   *[other] Farmer in the field { $side }
}
choice-figure-monastery = Monk in the monastery
feature-city = City
feature-road = Road
feature-field = Field
feature-monastery = Monastery
tip-tile = Tile { $tile }
tip-figure = { $role } of { SEAT($seat, form: "inside") }

refuse-unknown-tile = There is no tile { $tile }.
refuse-no-such-tile-left = Tile { $tile } cannot be drawn now.
refuse-occupied = There is already a tile there.
refuse-side = The tile shows { $own } { $side }, but its neighbour there shows { $theirs }.
refuse-no-such-city = The tile just placed has no such city.
refuse-no-such-road = The tile just placed has no such road.
refuse-no-such-field = The tile just placed has no such field.
refuse-no-such-monastery = The tile just placed has no such monastery.
refuse-supply = You have no followers left in your supply.
refuse-held-city = { $count ->
    [one] { SEAT($seats) } already has a knight in this city.
   *[other] { SEAT($seats) } already have knights in this city.
}
refuse-held-road = { $count ->
    [one] { SEAT($seats) } already has a thief on this road.
   *[other] { SEAT($seats) } already have thieves on this road.
}
refuse-held-field = { $count ->
    [one] { SEAT($seats) } already has a farmer in this field.
   *[other] { SEAT($seats) } already have farmers in this field.
}

event-road-finished = { SEAT($seat) } scores { $points } points for a finished road of { $tiles } tiles.
event-city-finished = { SEAT($seat) } scores { $points } points for a finished city of { $tiles } tiles.
event-monastery-finished = { SEAT($seat) } scores { $points } points for a finished monastery.
event-road-open = { SEAT($seat) } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for an unfinished road of { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}.
event-city-open = { SEAT($seat) } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for an unfinished city of { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}.
event-monastery-open = { SEAT($seat) } scores { $points } points for an unfinished monastery.
event-field-scored = { SEAT($seat) } scores { $points } points for a field touching { $tiles ->
    [one] one finished city
   *[other] { $tiles } finished cities
}.
event-outnumbered-road = { SEAT($seat) } scores nothing: others have more thieves on the road.
event-outnumbered-city = { SEAT($seat) } scores nothing: others have more knights in the city.
event-outnumbered-field = { SEAT($seat) } scores nothing: others have more farmers in the field.
event-field-empty = { SEAT($seat) } scores nothing: the field touches no finished city.
event-tile-set-aside = Tile { $tile } fits nowhere and is put back in the box.

# Row headings in a breakdown of points.
term-tiles = tiles
term-shields = shields
term-monastery-tiles = monastery and tiles around it
term-finished-cities = finished cities

# Where points came from: rows of the final score table.
row-road-finished = Finished roads
row-city-finished = Finished cities
row-monastery-finished = Finished monasteries
row-road-open = Unfinished roads
row-city-open = Unfinished cities
row-monastery-open = Unfinished monasteries
row-field-scored = Fields

# Log entries.
told-place = { SEAT($seat) } places the tile in column { $x }, row { $y }.
told-figure-city = { SEAT($seat) } places a knight in the city.
told-figure-road = { SEAT($seat) } places a thief on the road.
told-figure-field = { SEAT($seat) } places a farmer in the field.
told-figure-monastery = { SEAT($seat) } places a monk in the monastery.
