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
place-cell = column { $x }, row { $y }
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
tip-tile = Tile: { $land }
tip-tile-laid = Column { $x }, row { $y }: { $land }
tip-figure = { $role } of { SEAT($seat, form: "inside") }, column { $x }, row { $y }

# The land in words: what is on a tile or beside an empty place, and on which sides.
land-city = city { $sides }{ $shields ->
    [0] {""}
   *[other] {" "}with a shield
}
land-road = road { $sides }
land-field = field { $sides }
land-monastery = monastery
sides = { $sides ->
    [N] to the north
    [E] to the east
    [S] to the south
    [W] to the west
    [NE] to the north and east
    [NS] to the north and south
    [NW] to the north and west
    [ES] to the east and south
    [EW] to the east and west
    [SW] to the south and west
    [NES] to the north, east and south
    [NEW] to the north, east and west
    [NSW] to the north, south and west
    [ESW] to the east, south and west
   *[NESW] on all sides
}

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

# Facts for the coach. An area never begins a sentence.
this-city = this city
this-road = this road
this-field = this field
this-monastery = this monastery
a-city = a city
a-road = a road
a-field = a field
a-monastery = a monastery
fact-finishes = { SEAT($seats) } { $count ->
    [one] scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each
} for { $area }.
fact-claimable = A follower can score { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $area } at once.
fact-free = A follower can claim { $area }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
fact-free-finished = A follower can claim { $area }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} now and { $possible } when finished.
fact-claims = A follower claims { $area }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
fact-claims-finished = A follower claims { $area }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} now and { $possible } when finished.
fact-field = This field touches { $finished ->
    [one] { $finished } finished city
   *[other] { $finished } finished cities
} and { $unfinished ->
    [one] { $unfinished } unfinished city
   *[other] { $unfinished } unfinished cities
}.
fact-closers = { $left ->
    [one] The last tile finishes { $area }.
   *[other] { $fit } of the { $left } tiles left { $fit ->
        [one] finishes
       *[other] finish
    } { $area }.
}
fact-closers-theirs = { $left ->
    [one] The last tile finishes { $area }
   *[other] { $fit } of the { $left } tiles left { $fit ->
        [one] finishes
       *[other] finish
    } { $area }
} for { SEAT($seat, form: "inside") }.
fact-places = It takes at least { $cells } more tiles to finish { $area }; { $fit } of the { $left } left { $fit ->
    [one] fits
   *[other] fit
} the hardest place.
fact-stuck = It is no longer possible to finish { $area } worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
fact-stuck-theirs = { SEAT($seats) } { $count ->
    [one] has
   *[other] have
} no way left to finish { $area } worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
fact-ousted = { SEAT($seats) } no longer { $count ->
    [one] holds
   *[other] hold
} { $area }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
fact-shares = { SEAT($seats) } share { $area }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} now to each of them.
fact-supply = { $count ->
    [0] No follower is
   *[other] Only one follower is
} left in the supply.
fact-field-grows = { SEAT($seats) } { $count ->
    [one] has
   *[other] have
} a field that is now worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
fact-raises = Now { $area } is worth { $after ->
    [one] { $after } point
   *[other] { $after } points
} instead of { $before }.
fact-raises-theirs = Now { $area } is worth { $after ->
    [one] { $after } point
   *[other] { $after } points
} instead of { $before } to { SEAT($seat, form: "inside") }.
fact-gives-up = This gives up { $area } worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
fact-free-field = A follower can claim this field, which touches { $finished ->
    [one] { $finished } finished city
   *[other] { $finished } finished cities
} and { $unfinished ->
    [one] { $unfinished } unfinished city
   *[other] { $unfinished } unfinished cities
}.
fact-harder = It is now harder to finish { $area }: only { $fit } of the { $left } tiles left, not { $before }, { $cells ->
    [1] can do it
   *[other] fit the hardest place
}.
fact-harder-theirs = { SEAT($seats) } { $count ->
    [one] finds
   *[other] find
} it harder now to finish { $area }: only { $fit } of the { $left } tiles left, not { $before }, { $cells ->
    [1] can do it
   *[other] fit the hardest place
}.
fact-might-finish = There is still a way to finish { $area }, for { $points ->
    [one] { $points } point
   *[other] { $points } points
} and the follower back.

# A position laid out by hand.
edit-group-figures = Followers
edit-figure = Follower of { SEAT($seat, form: "inside") }
edit-place-tile = Where does this tile lie?
edit-place-figure = Where does this follower of { SEAT($seat, form: "inside") } stand?
edit-take-figure = Take the follower in column { $x }, row { $y } off the table
edit-take-tile = Take the tile in column { $x }, row { $y } off the table
edit-figure-there = There is already a follower on this tile.

# Why a position cannot be built.
built-too-many-tiles = Of tile { $tile }, the game has only { $count }.
built-too-many-left = Of tile { $tile }, no more than { $count } can be left.
built-figure-nowhere = A follower can only stand on a tile that a player has placed.
built-no-part = The tile has no “{ $part }”.
built-too-many-figures = { SEAT($seat) } has more than { $count } followers.
built-figure-already = On the tile just placed there cannot be a follower yet.
built-finished-city = The city is finished, so its knights have returned to their owners.
built-finished-road = The road is finished, so its thieves have returned to their owners.
built-finished-monastery = The monastery is finished, so its monk has returned to its owner.
built-never-joined = Several followers can only meet if a tile without one of them has joined their areas.
built-nothing-left = There is no tile left to draw, so the game is over.
built-not-over = There are still tiles left, so the game is not over.
built-not-scored = The game is over, so all followers have been scored and have returned.
built-fits-nowhere = Tile { $tile } fits nowhere, so it has gone back in the box.
