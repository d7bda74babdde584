title = Cornwall
about = Lay the land of Cornwall, hold its regions, and fetch your figures from the pub.

terrain-swamp = swamp
terrain-forest = forest
terrain-mountain = mountain
terrain-village = village
terrain-meadow = meadow
symbol-flag = flag of Cornwall
symbol-chapel = chapel
symbol-cottage = cottage
size-small = small
size-slender = tall, slender
size-big = big, fat

coins = coins
figures-small = small figures (strength 1)
figures-slender = tall, slender figures (strength 2)
figures-big = big, fat figures (strength 3)
area-pub = The pub
area-values = Points per field
area-under = Under the stack, next to come first

prompt-draw = Seat { $seat } turns over a tile.
prompt-place = Seat { $seat }: lay the tile.
prompt-fetch = Seat { $seat }: fetch your figures from the pub for 1 coin, or leave them there.
prompt-figure = Seat { $seat }: place a figure on the new tile, or pass.
prompt-figure-further = Seat { $seat }: place a further figure on the new tile, or pass.

spot-site = Place for a tile at { $q }, { $r }
spot-field = The new { $terrain }: { $cost ->
    [0] free
    [one] 1 coin
   *[other] { $cost } coins
}
choice-place = Lay the tile at { $q }, { $r }, turned { $facing ->
    [0] upright
    [one] by one sixth
   *[other] by { $facing } sixths
}{ $coins ->
    [0] {""}
    [one] {""} (+1 coin)
   *[other] {""} (+{ $coins } coins)
}
choice-fetch = Fetch { $figures ->
    [one] your figure
   *[other] your { $figures } figures
} from the pub (1 coin)
choice-leave = Leave { $figures ->
    [one] it
   *[other] them
} in the pub
choice-figure = { $size } figure in the { $terrain } ({ $cost ->
    [0] free
    [one] 1 coin
   *[other] { $cost } coins
})
choice-no-figure = No figure
choice-no-further-figure = No further figure

tip-start = Start tile
tip-tile = Tile { $tile }
tip-field = { $terrain }, region of { $fields ->
    [one] 1 field
   *[other] { $fields } fields
}
tip-field-symbol = { $terrain } with { $symbol }, region of { $fields ->
    [one] 1 field
   *[other] { $fields } fields
}
tip-figure = { $size } figure of seat { $seat }, strength { $strength }
tip-cottage = Cottage: this region is closed
tip-price = { $cost ->
    [0] Free
    [one] A figure costs 1 coin here
   *[other] A figure costs { $cost } coins here
}
tip-pub = One coin fetches all your figures, right after you have laid your tile
tip-values = Points per field for the most strength / for second place
tip-stack = { $tiles } tiles left
tip-under-stack = Tile { $tile }, put back under the stack

refuse-unknown-tile = There is no tile { $tile }.
refuse-not-in-stack = Tile { $tile } is no longer in the stack.
refuse-under-stack = Tile { $tile } lies under the stack; others come first.
refuse-covered = The tile would cover another: a { $terrain } already lies there.
refuse-edges = { $edges ->
    [0] The tile touches nothing; at least two of its edges must touch tiles that lie there.
   *[other] Only one edge of the tile touches; at least two must.
}
refuse-closed = This { $terrain } region has a cottage: no further { $terrain } may be laid next to it.
refuse-no-growth = No terrain of the tile touches its like; at least one region must be enlarged.
refuse-pub-empty = None of your figures is in the pub.
refuse-fetch-coin = Fetching your figures costs 1 coin, and you have none.
refuse-field-taken = A figure already stands on this { $terrain } field; there is room for one.
refuse-no-figure = You have no { $size } figure left.
refuse-cost = This figure costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}; you have { $coins }.

event-tile-refused = Tile { $tile } can be laid nowhere and goes under the stack.
event-coins-gained = Seat { $seat } gets { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for enlarging different terrains.
event-pub-fetched = Seat { $seat } pays 1 coin and fetches its figures from the pub.
event-figure-paid = Seat { $seat } pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for the figure.
event-chapel = Seat { $seat } scores { $points } for a figure on a chapel.
event-region-closed = Seat { $seat } scores { $points } for a { $terrain } of { $fields ->
    [one] 1 field
   *[other] { $fields } fields
} closed by a cottage.
event-region-enclosed = Seat { $seat } scores { $points } for an enclosed { $terrain } of { $fields ->
    [one] 1 field
   *[other] { $fields } fields
}.
event-region-left = Seat { $seat } scores { $points } at the end for a { $terrain } of { $fields ->
    [one] 1 field
   *[other] { $fields } fields
}.
event-swamp-scored = Seat { $seat } scores { $points } at the end for a swamp of { $fields ->
    [one] 1 field
   *[other] { $fields } fields
}.
event-no-points = Seat { $seat } scores nothing for this { $terrain } of { $fields ->
    [one] 1 field
   *[other] { $fields } fields
} (strength { $strength }).
event-coins-left = Seat { $seat } scores { $coins } for { $coins ->
    [one] the coin
   *[other] the coins
} left.
event-stack-stuck = No tile left in the stack can be laid: the game is over.
term-chapel = chapel
term-coins = coins left
term-first = fields, most strength
term-second = fields, second place
term-shared-first = first and second place, { $fields } × { $each } shared by { $sharers }, rounded up
term-shared-second = second place, { $fields } × { $each } shared by { $sharers }, rounded up
