title = Carcassonne: Wheel of Fortune
about = Place tiles, claim cities, roads, monasteries and fields, and brave the wheel of fortune.

# The names printed on the wheel.
segment-fortune = Fortune
segment-tax = Taxes
segment-famine = Famine
segment-storm = Storm
segment-inquisition = Inquisition
segment-plague = Plague

prompt-take = { SEAT($seat, form: "turn") }: the plague! Return one of your followers from the land.
prompt-figure = { SEAT($seat, form: "turn") }: place a follower on the new tile or on a crown, or pass.
choice-crown = Follower on a crown: { $segment }
choice-take-city = Return the knight in column { $x }, row { $y }
choice-take-road = Return the thief in column { $x }, row { $y }
choice-take-field = Return the farmer in column { $x }, row { $y }
choice-take-monastery = Return the monk in column { $x }, row { $y }
land-wheel = wheel symbol { $number }
tip-crown = Follower of { SEAT($seat, form: "inside") } on a crown: { $segment }
tip-board = The wheel board: its cities, roads and fields count like all others
tip-pig = The pig on { $segment }
tip-fortune = Fortune: the active player scores 3 points. One crown.
tip-tax = Taxes: each knight scores 1 point for every shield in his city and for every knight of his own colour there. Two crowns.
tip-famine = Famine: each farmer scores 1 point for every finished city touching his field. One crown.
tip-storm = Storm: each follower in the supply scores 1 point. Two crowns.
tip-inquisition = Inquisition: each monk scores 2 points. One crown.
tip-plague = Plague: each player returns one follower from the land to the supply. Two crowns.

refuse-no-such-symbol = There is no tile { $tile } with this wheel symbol.
refuse-board = The wheel board is there.
refuse-apart = The tile must touch the board or another tile along a side; a corner is not enough.
refuse-crown = { $count ->
    [one] { SEAT($seats) } already occupies the crowns of this segment: { $segment }.
   *[other] { SEAT($seats) } already occupy the crowns of this segment: { $segment }.
}
refuse-take-crown = The plague spares the crowns; you must return a follower from the land.
refuse-take-none = You have no follower there.
built-no-tile = There is no tile there.
built-pig = The symbols drawn have moved the pig { $steps ->
    [one] { $steps } segment
   *[other] { $steps } segments
}, so it stands on { $segment }.
built-crowns = This segment has only { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
}: { $segment }.
built-crown-scored = The pig has just come to this segment, so its crowns have scored and are free: { $segment }.
built-no-plague = Followers are only removed when a wheel symbol has brought the pig to the Plague.
built-none-to-take = { SEAT($seat) } has no follower on the land to remove.

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

# Row headings in a breakdown of points.
term-fortune = the active player
term-tax = knights, each for shields and own knights
term-famine = farmers, each for finished cities
term-storm = followers in the supply
term-inquisition = monks
term-crown = follower on a crown
term-crown-alone = only follower at two crowns

# Where points came from: rows of the final score table.
row-fortune = Fortune
row-tax = Taxes
row-famine = Famine
row-storm = Storm
row-inquisition = Inquisition
row-crown = Crowns

# Log entries.
told-crown = { SEAT($seat) } places a follower on a crown: { $segment }.
told-take-city = { SEAT($seat) } returns the knight in column { $x }, row { $y } to the supply.
told-take-road = { SEAT($seat) } returns the thief in column { $x }, row { $y } to the supply.
told-take-field = { SEAT($seat) } returns the farmer in column { $x }, row { $y } to the supply.
told-take-monastery = { SEAT($seat) } returns the monk in column { $x }, row { $y } to the supply.

# A fact for the coach.
fact-crown = { $fit } of { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
} left would move the pig to { $segment } next; this follower would then score { $points } points.

edit-take-crown = Take the follower on a crown off the table: { $segment }
