title = Carcassonne: Wheel of Fortune
about = Lay tiles, claim cities, roads, monasteries and fields, and brave what the wheel brings.

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

segment-fortune = Fortune
segment-tax = Taxes
segment-famine = Famine
segment-storm = Storm
segment-inquisition = Inquisition
segment-plague = Plague

prompt-draw = Seat { $seat } draws a tile.
prompt-take = Seat { $seat }: the plague! Take one of your followers back from the land.
prompt-place = Seat { $seat }: lay the tile.
prompt-figure = Seat { $seat }: place a follower on the new tile or on a crown, or pass.
spot-cell = Empty place { $x } east, { $y } south
choice-place = Lay the tile at { $x } east, { $y } south, turned { $facing ->
    [0] upright
    [one] by one quarter
   *[other] by { $facing } quarters
}
choice-figure = { $role } in the { $part }
choice-crown = Follower on a crown: { $segment }
choice-take = Take back the { $role } at { $x } east, { $y } south
tip-tile = Tile { $tile }{ $number ->
    [0] { "" }
   *[other] { "" } with wheel symbol { $number }
}
tip-figure = { $role } of seat { $seat }
tip-crown = Follower of seat { $seat } on a crown: { $segment }
tip-board = Wheel board: its cities, roads and fields count like any others
tip-pig = The pig stands on { $segment }
tip-fortune = Fortune: the active player scores 3. One crown.
tip-tax = Taxes: each knight scores the shields in his city plus your knights there. Two crowns.
tip-famine = Famine: each farmer scores 1 for every finished city at his field. One crown.
tip-storm = Storm: each follower in your supply scores 1. Two crowns.
tip-inquisition = Inquisition: each monk scores 2. One crown.
tip-plague = Plague: each player takes one follower back from the land. Two crowns.

refuse-unknown-tile = There is no tile type { $tile }.
refuse-no-such-symbol = There is no tile { $tile }: no copy carries this wheel symbol.
refuse-no-such-tile-left = No tile { $tile } can be drawn now.
refuse-board = The wheel board lies there.
refuse-occupied = A tile already lies there.
refuse-apart = The tile must touch the board or another tile along a side; corners are not enough.
refuse-side = To the { $side } your tile shows { $own }, the neighbour { $theirs }.
refuse-no-such-part = The tile just laid has no such { $part }.
refuse-supply = No follower is left in the supply.
refuse-held = This { $part } is already held (seat { $seats }).
refuse-crown = No crown is free in this segment: { $segment } (seat { $seats }).
refuse-take-crown = The plague spares the crowns: a follower must come back from the land.
refuse-no-part-there = There is no such { $part } on that place.
refuse-no-own-there = None of your followers stands on that { $part }.

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
event-no-majority = Seat { $seat } scores nothing for this { $part }: another player has more followers there.
event-nothing = Seat { $seat } scores nothing for this { $part }: no finished city is there.
event-tile-set-aside = Tile { $tile } fits nowhere and goes back to the box.
event-pig-moved = The pig walks { $count ->
    [one] one segment
   *[other] { $count } segments
} and stops on { $segment }.
event-fortune = Fortune: seat { $seat } scores { $points }.
event-tax = Taxes: seat { $seat } scores { $points } for { $count ->
    [one] one knight
   *[other] { $count } knights
} in a city with { $shields ->
    [0] no shield
    [one] one shield
   *[other] { $shields } shields
}.
event-famine = Famine: seat { $seat } scores { $points } for { $count ->
    [one] one farmer
   *[other] { $count } farmers
} at { $each ->
    [one] one finished city
   *[other] { $each } finished cities
}.
event-storm = Storm: seat { $seat } scores { $points } for { $count ->
    [one] one follower
   *[other] { $count } followers
} in the supply.
event-inquisition = Inquisition: seat { $seat } scores { $points } for { $count ->
    [one] one monk
   *[other] { $count } monks
}.
event-plague = Plague: seat { $seat } takes back a follower ({ $part }).
event-crown = Seat { $seat } scores { $points } for a follower on a crown: { $segment }.
term-tiles = tiles
term-shields = shields
term-monastery-tiles = monastery and tiles around it
term-finished-cities = finished cities
term-fortune = Fortune
term-tax = knights × (own knights + shields)
term-famine = farmers × finished cities
term-storm = followers in the supply
term-inquisition = monks
term-crown = follower on a crown
term-crown-alone = follower alone in a segment with two crowns
