title = Cornwall
about = Build the landscape of Cornwall tile by tile, hold its regions, and get your pieces back from the pub.

terrain-swamp = swamp
terrain-forest = forest
terrain-mountain = mountain
terrain-village = village
terrain-meadow = meadow

# Where a piece is placed.
in-swamp = in the swamp
in-forest = in the forest
in-mountain = on the mountain
in-village = in the village
in-meadow = on the meadow

# A region, after “scores 3 for”.
a-swamp = a swamp
a-forest = a forest
a-mountain = a mountain
a-village = a village
a-meadow = a meadow

symbol-flag = the flag of Cornwall
symbol-chapel = a chapel
symbol-cottage = a cottage

# A playing piece, at the beginning of a label.
figure-small = Small piece
figure-slender = Tall, slender piece
figure-big = Big, fat piece

coins = coins
figures-small = small pieces (strength 1)
figures-slender = tall, slender pieces (strength 2)
figures-big = big, fat pieces (strength 3)
area-pub = The pub
area-values = Points per field
area-stock = Stock
area-under = Under the stack (next tile first)

prompt-draw = { SEAT($seat) } turns over a tile.
prompt-place = { SEAT($seat, form: "turn") }: place the tile.
prompt-fetch = { SEAT($seat, form: "turn") }: take your pieces out of the pub for 1 coin, or leave them there.
prompt-figure = { SEAT($seat, form: "turn") }: place a piece on the new tile, or pass.
prompt-figure-further = { SEAT($seat, form: "turn") }: place another piece on the new tile, or pass.

spot-site = Place for the tile at { $q }, { $r }
place-field = at { $q }, { $r }
spot-field = { $terrain }: { $cost ->
    [0] free
    [one] { $cost } coin
   *[other] { $cost } coins
}
choice-place = Place the tile at { $q }, { $r }, { $degrees ->
    [0] not rotated
   *[other] rotated { $degrees }°
}{ $coins ->
    [0] {""}
    [one] {" "}(+{ $coins } coin)
   *[other] {" "}(+{ $coins } coins)
}
choice-fetch = Pay 1 coin and take { $figures ->
    [one] your piece
   *[other] your { $figures } pieces
} out of the pub
choice-leave = Leave { $figures ->
    [one] your piece
   *[other] your { $figures } pieces
} in the pub
choice-figure = { $figure } { $where }: { $cost ->
    [0] free
    [one] { $cost } coin
   *[other] { $cost } coins
}
choice-no-figure = Place no piece
choice-no-further-figure = Place no more pieces

tip-start = Starting tile
tip-tile = Tile: { $land }
tip-under-stack = Tile under the stack: { $land }
tip-field-laid = At { $q }, { $r }: { $field }
tip-field = { $terrain }, region of { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}
tip-field-symbol = { $terrain } with { $symbol }, region of { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}
tip-figure = { $figure } of { SEAT($seat, form: "inside") }, strength { $strength }
tip-cottage = Cottage: this region is completed
tip-price = { $cost ->
    [0] A piece is free here
    [one] A piece costs { $cost } coin here
   *[other] A piece costs { $cost } coins here
}
tip-pub = The pub: right after placing a tile, pay 1 coin to get all your pieces back
tip-stack = { $tiles ->
    [one] { $tiles } tile left in the stack
   *[other] { $tiles } tiles left in the stack
}
tip-bank = { $coins ->
    [one] { $coins } coin in the stock
   *[other] { $coins } coins in the stock
}
tip-values = Points per field for the majority and for second place, without a flag and with one; strength of the pieces; points for a chapel

# The land in words: the fields of a tile, and the regions that a place for it touches, each with its number of fields.
at-north = to the north
at-northeast = to the north-east
at-southeast = to the south-east
at-south = to the south
at-southwest = to the south-west
at-northwest = to the north-west
land-field = { $field } { $where }
land-symbol = { $terrain } with { $symbol }
land-beside = { $where } beside { $regions }
land-region = { $terrain } of { $fields }

refuse-unknown-tile = There is no tile { $tile }.
refuse-not-in-stack = Tile { $tile } is no longer in the stack.
refuse-under-stack = Tile { $tile } is under the stack; other tiles come first.
refuse-covered = A tile may not cover another: there is already a field ({ $terrain }) there.
refuse-edges = { $edges ->
    [0] The tile touches nothing; at least 2 of its edges must touch tiles already placed.
   *[other] Only one edge of the tile touches; at least 2 must.
}
refuse-closed = This region ({ $terrain }) has a cottage and cannot be extended any more.
refuse-no-growth = None of the tile’s terrains touches a matching one; the tile must extend at least one region.
refuse-pub-empty = None of your pieces is in the pub.
refuse-fetch-coin = Taking your pieces out of the pub costs 1 coin, and you have none.
refuse-field-taken = There is already a piece on this field; only one can occupy it.
refuse-no-figure = You have none of these left: { $figure }.
refuse-cost = The piece would cost { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}; you have { $coins }.
built-start = The start tile comes first, with its five fields around 0 0.
built-no-such-tile = No tile has these three fields, in this order: { $fields }.
built-not-together = The three fields of tile { $tile } do not lie together as on the tile.
built-twice = Tile { $tile } exists only once.
built-stack = Tile { $tile } must be in exactly one place: on the table, in the stack, or under it.
built-figure-nowhere = A piece can only stand on a tile that a player has placed.
built-scored-region = This region has been scored, so its pieces are in the pub.
built-figure-early = On the tile just placed there can only be pieces that this player has just placed.
built-too-many-figures = Of the pieces of { SEAT($seat, form: "inside") }, there are { $count } of this size, on the land, in the pub and in the supply together.
built-coins = There are only { $count } coins, not { $coins }.
built-fits-nowhere = Tile { $tile } fits nowhere, so it has gone under the stack.
built-over = No tile that is left fits anywhere, so the game is over.
built-not-over = There is still a tile left that fits, so the game is not over.
built-none-laid = No tile has been placed yet.
built-pub-empty = { SEAT($seat) } has no pieces in the pub to fetch.
built-figures-placed = There are already three pieces on the tile just placed, so the turn is over.

event-tile-refused = Tile { $tile } cannot be placed anywhere and goes under the stack.
event-coins-gained = { SEAT($seat) } receives { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for extending different regions.
event-pub-fetched = { SEAT($seat) } pays { $coins } coin to take all pieces out of the pub.
event-figure-paid = { SEAT($seat) } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for the piece.
event-chapel = { SEAT($seat) } scores { $points } points for a piece on a chapel.
event-region-closed = { SEAT($seat) } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $region } of { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}, completed by a cottage.
event-region-enclosed = { SEAT($seat) } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $region } of { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} that cannot be extended any further.
event-region-left = At the end, { SEAT($seat, form: "inside") } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $region } of { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}.
event-swamp-scored = At the end, { SEAT($seat, form: "inside") } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $region } of { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}.
event-no-points = { SEAT($seat) } scores nothing for { $region } of { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} (strength { $strength }).
event-coins-left = { SEAT($seat) } scores { $coins ->
    [one] { $coins } point for the remaining coin
   *[other] { $coins } points for the remaining coins
}.
event-stack-stuck = None of the remaining tiles can be placed: the game is over.

term-chapel = chapel
term-coins = remaining coins
term-first = fields, majority
term-second = fields, second place
term-shared-first = first and second place together, { $fields } × { $each } shared by { $sharers }, rounded up
term-shared-second = second place, { $fields } × { $each } shared by { $sharers }, rounded up

# Where points came from: rows of the final score table.
row-chapel = Chapels
row-region-closed = Completed regions
row-region-enclosed = Enclosed regions
row-region-left = Regions at the end
row-swamp-scored = Swamps
row-coins-left = Remaining coins

# Log entries.
told-place = { SEAT($seat) } places the tile at { $q }, { $r }.
told-fetch = { SEAT($seat) } takes { $figures ->
    [one] the piece
   *[other] the { $figures } pieces
} out of the pub.
told-leave = { SEAT($seat) } leaves { $figures ->
    [one] the piece
   *[other] the { $figures } pieces
} in the pub.
told-figure = { SEAT($seat) } places { $size ->
    [small] a small piece
    [slender] a tall, slender piece
   *[big] a big, fat piece
} { $where }.
told-no-figure = { SEAT($seat) } places no piece.
told-no-further-figure = { SEAT($seat) } places no more pieces.

# Facts for the coach. A region never begins a sentence.
this-swamp = this swamp
this-forest = this forest
this-mountain = this mountain
this-village = this village
this-meadow = this meadow
fact-coins = This earns { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
fact-fetches = { $count ->
    [one] { $count } piece comes
   *[other] { $count } pieces come
} back from the pub for 1 coin.
fact-stay = { $count ->
    [one] { $count } piece stays
   *[other] { $count } pieces stay
} in the pub.
fact-scored = { SEAT($seats) } { $count ->
    [one] stands to score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] stand to score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each
} for { $region } this turn.
fact-claimable = A piece can score { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $region } this turn.
fact-free = A piece can hold { $region } alone: { $points ->
    [one] { $points } point
   *[other] { $points } points
} as it stands.
fact-can-lead = A piece of strength { $strength } can take the lead in { $region } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
} as it stands.
fact-can-share = A piece of strength { $strength } can share { $region } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
} each as it stands.
fact-ousted = { SEAT($seats) } no longer { $count ->
    [one] leads
   *[other] lead
} { $region }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} as it stands.
fact-shares = { SEAT($seats) } share { $region }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} each as it stands.
fact-raises = { SEAT($seat) } would score { $after ->
    [one] { $after } point
   *[other] { $after } points
} for { $region } instead of { $before }.
fact-cost = The piece costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
fact-leads = Strength { $own } against { $other } leads { $region }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} as it stands.
fact-behind = Strength { $own } against { $other } does not lead { $region }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} as it stands.
fact-cottages = { $fit } of { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
} left { $fit ->
    [one] shows
   *[other] show
} a cottage on this terrain ({ $terrain }).
fact-supply = { $count ->
    [0] No piece is
   *[other] Only one piece is
} left to place.

# A position that is laid out by hand.
edit-group-figures = Pieces
edit-coins = Coins
edit-place-tile = Where does this tile lie?
edit-place-figure = { $figure }: where does it stand?
edit-put-figure = { $figure } at { $q }, { $r }
edit-take-figure = Take the piece at { $q }, { $r } off the table
edit-take-tile = Take the tile at { $q }, { $r } off the table
edit-take-under = Put this tile back into the stack
edit-needed = Other tiles could not have been placed without this one.
