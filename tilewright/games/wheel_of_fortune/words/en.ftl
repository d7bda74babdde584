title = Carcassonne: Wheel of Fortune
about = Place tiles, claim cities, roads, monasteries and fields, and brave the wheel of fortune.

figures = followers

# The title of a figure, at the beginning of its tip.
role-city = Knight
role-road = Thief
role-field = Farmer
role-monastery = Monk

# What a side shows, as the object of "shows".
shows-field = a field
shows-road = a road
shows-city = a city

# What stands on the wheel.
segment-fortune = Fortune
segment-tax = Taxes
segment-famine = Famine
segment-storm = Storm
segment-inquisition = Inquisition
segment-plague = Plague

prompt-draw = { SEAT($seat) } draws a tile.
prompt-place = { SEAT($seat, form: "turn") }: place the tile.
prompt-take = { SEAT($seat, form: "turn") }: the plague! Return one of your followers from the land.
prompt-figure = { SEAT($seat, form: "turn") }: place a follower on the new tile or on a crown, or pass.
spot-cell = Empty place in column { $x }, row { $y }
choice-place = Place the tile in column { $x }, row { $y }, { $facing ->
    [0] not rotated
    [1] rotated 90° clockwise
    [2] rotated 180°
   *[other] rotated 90° counterclockwise
}
choice-figure-city = Knight in the city
choice-figure-road = Thief on the road
choice-figure-field = Farmer in the field
choice-figure-monastery = Monk in the monastery
choice-crown = Follower on a crown: { $segment }
choice-take-city = Return the knight in column { $x }, row { $y }
choice-take-road = Return the thief in column { $x }, row { $y }
choice-take-field = Return the farmer in column { $x }, row { $y }
choice-take-monastery = Return the monk in column { $x }, row { $y }
feature-city = City
feature-road = Road
feature-field = Field
feature-monastery = Monastery
tip-tile = Tile { $tile }
tip-wheel-tile = Tile { $tile } with wheel symbol { $number }
tip-figure = { $role } of { SEAT($seat, form: "inside") }
tip-crown = Follower of { SEAT($seat, form: "inside") } on a crown: { $segment }
tip-board = The wheel board: its cities, roads and fields count like all others
tip-pig = The pig on { $segment }
tip-fortune = Fortune: the active player scores 3 points. One crown.
tip-tax = Taxes: each knight scores 1 point for every shield in his city and for every knight of his own colour there. Two crowns.
tip-famine = Famine: each farmer scores 1 point for every finished city touching his field. One crown.
tip-storm = Storm: each follower in the supply scores 1 point. Two crowns.
tip-inquisition = Inquisition: each monk scores 2 points. One crown.
tip-plague = Plague: each player returns one follower from the land to the supply. Two crowns.

refuse-unknown-tile = There is no tile { $tile }.
refuse-no-such-symbol = There is no tile { $tile } with this wheel symbol.
refuse-no-such-tile-left = Tile { $tile } cannot be drawn now.
refuse-occupied = There is already a tile there.
refuse-board = The wheel board is there.
refuse-apart = The tile must touch the board or another tile along a side; a corner is not enough.
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
refuse-crown = { $count ->
    [one] { SEAT($seats) } already occupies the crowns of this segment: { $segment }.
   *[other] { SEAT($seats) } already occupy the crowns of this segment: { $segment }.
}
refuse-take-crown = The plague spares the crowns; you must return a follower from the land.
refuse-take-none = You have no follower there.

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
event-pig-moved = { $count ->
    [one] The pig moves one segment, to { $segment }.
   *[other] The pig moves { $count } segments, to { $segment }.
}
event-fortune = Fortune: { SEAT($seat, form: "inside") } scores { $points } points.
event-tax = Taxes: { SEAT($seat, form: "inside") } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $count ->
    [one] a knight
   *[other] { $count } knights
} in a city { $shields ->
    [0] without a shield
    [1] with a shield
   *[other] with { $shields } shields
}.
event-famine = Famine: { SEAT($seat, form: "inside") } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $count ->
    [one] a farmer
   *[other] { $count } farmers
} in a field touching { $each ->
    [one] one finished city
   *[other] { $each } finished cities
}.
event-storm = Storm: { SEAT($seat, form: "inside") } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $count ->
    [one] a follower
   *[other] { $count } followers
} in the supply.
event-inquisition = Inquisition: { SEAT($seat, form: "inside") } scores { $points } points for { $count ->
    [one] a monk
   *[other] { $count } monks
}.
event-plague-city = Plague: { SEAT($seat, form: "inside") } returns a knight to the supply.
event-plague-road = Plague: { SEAT($seat, form: "inside") } returns a thief to the supply.
event-plague-field = Plague: { SEAT($seat, form: "inside") } returns a farmer to the supply.
event-plague-monastery = Plague: { SEAT($seat, form: "inside") } returns a monk to the supply.
event-crown = { SEAT($seat) } scores { $points } points for a follower on a crown: { $segment }.

# The rows of a sum, as headings.
term-tiles = tiles
term-shields = shields
term-monastery-tiles = monastery and tiles around it
term-finished-cities = finished cities
term-fortune = the active player
term-tax = knights, each for shields and own knights
term-famine = farmers, each for finished cities
term-storm = followers in the supply
term-inquisition = monks
term-crown = follower on a crown
term-crown-alone = only follower at two crowns

# Where points came from, as the rows of the last table.
kind-road-finished = Finished roads
kind-city-finished = Finished cities
kind-monastery-finished = Finished monasteries
kind-road-open = Unfinished roads
kind-city-open = Unfinished cities
kind-monastery-open = Unfinished monasteries
kind-field-scored = Fields
kind-fortune = Fortune
kind-tax = Taxes
kind-famine = Famine
kind-storm = Storm
kind-inquisition = Inquisition
kind-crown = Crowns

# The log: what was done.
told-place = { SEAT($seat) } places the tile in column { $x }, row { $y }.
told-figure-city = { SEAT($seat) } places a knight in the city.
told-figure-road = { SEAT($seat) } places a thief on the road.
told-figure-field = { SEAT($seat) } places a farmer in the field.
told-figure-monastery = { SEAT($seat) } places a monk in the monastery.
told-crown = { SEAT($seat) } places a follower on a crown: { $segment }.
told-take-city = { SEAT($seat) } returns the knight in column { $x }, row { $y } to the supply.
told-take-road = { SEAT($seat) } returns the thief in column { $x }, row { $y } to the supply.
told-take-field = { SEAT($seat) } returns the farmer in column { $x }, row { $y } to the supply.
told-take-monastery = { SEAT($seat) } returns the monk in column { $x }, row { $y } to the supply.
