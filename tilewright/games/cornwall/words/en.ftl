title = Cornwall
about = Lay the land of Cornwall, hold its regions, and fetch your pieces from the pub.

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
area-under = Under the stack, the next to come first

prompt-draw = Seat { $seat } turns over a tile.
prompt-place = Seat { $seat }: lay the tile.
prompt-fetch = Seat { $seat }: take your pieces out of the pub for 1 coin, or leave them there.
prompt-figure = Seat { $seat }: place a piece on the new tile, or pass.
prompt-figure-further = Seat { $seat }: place another piece on the new tile, or pass.

spot-site = Place for the tile at { $q }, { $r }
spot-field = { $terrain }: { $cost ->
    [0] free
    [one] { $cost } coin
   *[other] { $cost } coins
}
choice-place = Lay the tile at { $q }, { $r }, { $degrees ->
    [0] not turned
   *[other] turned by { $degrees }°
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
choice-no-figure = No piece
choice-no-further-figure = No further piece

tip-start = Starting tile
tip-tile = Tile { $tile }
tip-under-stack = Tile { $tile }, put under the stack
tip-field = { $terrain }, region of { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}
tip-field-symbol = { $terrain } with { $symbol }, region of { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}
tip-figure = { $figure } of seat { $seat }, strength { $strength }
tip-cottage = Cottage: this region is completed
tip-price = { $cost ->
    [0] A piece is free here
    [one] A piece costs { $cost } coin here
   *[other] A piece costs { $cost } coins here
}
tip-pub = The pub: right after laying a tile, 1 coin brings back all your pieces
tip-stack = { $tiles ->
    [one] { $tiles } tile left in the stack
   *[other] { $tiles } tiles left in the stack
}
tip-bank = { $coins ->
    [one] { $coins } coin in the stock
   *[other] { $coins } coins in the stock
}
tip-values = Points per field for the majority and for second place, without a flag and with one; strength of the pieces; points for a chapel

refuse-unknown-tile = There is no tile { $tile }.
refuse-not-in-stack = Tile { $tile } is no longer in the stack.
refuse-under-stack = Tile { $tile } lies under the stack; other tiles come first.
refuse-covered = No tile may cover another: a field ({ $terrain }) already lies there.
refuse-edges = { $edges ->
    [0] The tile touches nothing; at least 2 of its edges must touch tiles already laid.
   *[other] Only one edge of the tile touches; at least 2 must.
}
refuse-closed = This region ({ $terrain }) has a cottage and cannot be extended any more.
refuse-no-growth = No landscape of the tile touches its like; it must extend at least one region.
refuse-pub-empty = None of your pieces is in the pub.
refuse-fetch-coin = Taking your pieces out of the pub costs 1 coin, and you have none.
refuse-field-taken = A piece already stands on this field; only one can occupy it.
refuse-no-figure = You have none of these left in front of you: { $figure }.
refuse-cost = The piece would cost { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}; you have { $coins }.

event-tile-refused = Tile { $tile } cannot be laid anywhere and goes under the stack.
event-coins-gained = Seat { $seat } receives { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for extending different regions.
event-pub-fetched = Seat { $seat } pays { $coins } coin for its pieces from the pub.
event-figure-paid = Seat { $seat } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for the piece.
event-chapel = Seat { $seat } scores { $points } for a piece on a chapel.
event-region-closed = Seat { $seat } scores { $points } for { $region } of { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} completed by a cottage.
event-region-enclosed = Seat { $seat } scores { $points } for { $region } of { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} that cannot be extended any further.
event-region-left = Seat { $seat } scores { $points } at the end for { $region } of { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}.
event-swamp-scored = Seat { $seat } scores { $points } at the end for { $region } of { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}.
event-no-points = Seat { $seat } scores nothing for { $region } of { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} (strength { $strength }).
event-coins-left = Seat { $seat } scores { $coins } for { $coins ->
    [one] the coin
   *[other] the coins
} left.
event-stack-stuck = No tile left in the stack can be laid anywhere: the game is over.

term-chapel = chapel
term-coins = coins left
term-first = fields, majority
term-second = fields, second place
term-shared-first = first and second place together, { $fields } × { $each } shared by { $sharers }, rounded up
term-shared-second = second place, { $fields } × { $each } shared by { $sharers }, rounded up

# Where points came from, as the rows of the last table.
kind-chapel = Chapels
kind-region-closed = Completed regions
kind-region-enclosed = Enclosed regions
kind-region-left = Regions at the end
kind-swamp-scored = Swamps
kind-coins-left = Coins left

# The log: what was done.
told-place = Seat { $seat } lays the tile at { $q }, { $r }.
told-fetch = Seat { $seat } takes { $figures ->
    [one] the piece
   *[other] the { $figures } pieces
} out of the pub.
told-leave = Seat { $seat } leaves { $figures ->
    [one] the piece
   *[other] the { $figures } pieces
} in the pub.
told-figure = Seat { $seat } places { $size ->
    [small] a small piece
    [slender] a tall, slender piece
   *[big] a big, fat piece
} { $where }.
told-no-figure = Seat { $seat } places no piece.
told-no-further-figure = Seat { $seat } places no further piece.
