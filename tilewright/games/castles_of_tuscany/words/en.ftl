title = The Castles of Tuscany
about = Build up your region of Tuscany from your castle: draw cards, take tiles and place them.
option-draw = Cards per draw action
option-draw-2 = two (first edition)
option-draw-3 = three (later editions)

kind-castle = castle
kind-city = city
kind-manor = manor
kind-agriculture = agriculture
kind-quarry = quarry
kind-village = village
kind-monastery = monastery
kind-carriage = carriage
worker = workers
item-castle = castle
item-city = city
item-manor = manor
item-quarry = quarry
item-village = village
item-monastery = monastery
item-carriage = carriage
item-pigs = agriculture (pigs)
item-vines = agriculture (vines)
item-olives = agriculture (olives)
item-grain = agriculture (grain)
item-pigs-vines = agriculture (pigs and vines)
item-olives-grain = agriculture (olives and grain)
item-hexagon = wooden hexagon
item-start-castle = starting castle
bonus-card = +1 game card
bonus-storage = +1 storage space
bonus-marble = +1 marble
bonus-worker = +1 worker
bonus-yield = +1 yield card
yield-red-points = two red points
yield-green-point = one green point
yield-two-cards = two game cards
yield-three-cards = three game cards
yield-worker = a worker
yield-marble = a marble
yield-hexagon = a wooden hexagon

area-mat = Region of { SEAT($seat, form: "inside") }
area-hand = Your hand
area-supply = Bonus tiles and piles
supply-green = green points
supply-marble = marble
supply-workers = workers

prompt-card = { SEAT($seat) } draws a card.
prompt-deal = { SEAT($seat) } receives a region part.
prompt-open = The region of { SEAT($seat, form: "inside") } is revealed.
prompt-replace = { SEAT($seat) } reveals the next tile from their own stacks.
prompt-refill = New neutral tiles are added to the display.
prompt-yield = { SEAT($seat) } reveals a yield card.
prompt-part = { SEAT($seat, form: "turn") }: place the next part of your region, either way up.
prompt-castle = { SEAT($seat, form: "turn") }: place your starting castle on a dark green field.
prompt-bonus = { SEAT($seat, form: "turn") }: choose a bonus tile.
prompt-act = { SEAT($seat, form: "turn") }: draw cards, take a tile or place a tile{ $actions ->
    [one] .
   *[other] ; { $actions } actions left.
}
prompt-discard = { SEAT($seat, form: "turn") }: your storage is full. Which item do you discard?
prompt-pay = { SEAT($seat, form: "turn") }: pay for field { $field } ({ $kind }).
prompt-free = { SEAT($seat, form: "turn") }: place a tile from the display for your castle, or pass.
prompt-marble = { SEAT($seat, form: "turn") }: use a marble for another action, or end your turn.

spot-field = Field { $field }
about-field = { $kind } area, { $covered } of { $fields } covered; { $points ->
    [one] { $points } green point
   *[other] { $points } green points
} for covering all
way-first = as the leftmost part
way-up = half a hexagon higher
way-down = half a hexagon lower
choice-part = Part { $part }{ $turn ->
    [0] {""}
   *[other] , rotated
}, { $way }
choice-castle = Starting castle on { $field }
choice-bonus = Bonus tile { $bonus }
choice-draw = Draw cards
choice-take = Take from the display: { $item }
choice-lay = Place { $item } on { $field }
choice-free = Place { $item } from the display on { $field }
choice-discard = Discard: { $item }
choice-marble = Use a marble for another action
choice-no-marble = End turn
choice-no-tile = Take no tile
choice-pay = Pay { $first }{ $kinds ->
    [1] {""}
   *[other] {" "}and { $second }
}
paid-castle = { $count } castle { $count ->
    [one] card
   *[other] cards
}
paid-city = { $count } city { $count ->
    [one] card
   *[other] cards
}
paid-manor = { $count } manor { $count ->
    [one] card
   *[other] cards
}
paid-agriculture = { $count } agriculture { $count ->
    [one] card
   *[other] cards
}
paid-quarry = { $count } quarry { $count ->
    [one] card
   *[other] cards
}
paid-village = { $count } village { $count ->
    [one] card
   *[other] cards
}
paid-monastery = { $count } monastery { $count ->
    [one] card
   *[other] cards
}
paid-carriage = { $count } carriage { $count ->
    [one] card
   *[other] cards
}
paid-workers = { $count ->
    [one] a worker
   *[other] { $count } workers
}

tip-part = Region part { $part }{ $turn ->
    [0] {""}
   *[other] , rotated
}: { $fields }
part-fields = left { $left } – middle { $middle } – right { $right }
tip-laid = { $item } on { $field }
tip-stack = Stack { $number }: { $count } left
tip-space = Free storage space
tip-stored = In storage: { $item }
tip-marble = Marble: { $count }
tip-worker = Workers: { $count }
tip-gap = Empty space
tip-display = Display, space { $place }: { $item }
tip-colour = { $points } green points for the { $rank ->
    [1] first
   *[other] second
} to cover all { $kind } fields
tip-green = { SEAT($seat) }: { $points } green
tip-red = { SEAT($seat) }: { $points } red
tip-bonus = { $bonus }: { $count } left
tip-deck = Game cards: { $count } in the pile
tip-discards = Discarded, { $kind }: { $count }
tip-yields = Yield cards: { $count } in the pile
tip-neutral = Neutral tiles: { $count }
tip-aside = Set aside: { $count } × { $item }
tip-hand = Hand of { SEAT($seat, form: "inside") }: { $count } cards
tip-card = Game card: { $kind }

refuse-no-card-left = There is no such card left in the pile: { $kind }.
refuse-letter-due = { $part } cannot be dealt now: a part { $letter } comes next.
refuse-part-dealt = Region part { $part } has already been dealt.
refuse-other-plan = This is not the region that { SEAT($seat, form: "inside") } has built.
refuse-no-own-tile = { SEAT($seat) } has no such tile left in the stacks: { $item }.
refuse-no-neutral-tile = There is no such tile left in the neutral stacks: { $item }.
refuse-no-yield-left = There is no such yield card left in the pile: { $card }.
refuse-part-laid = Part { $letter } is already in your region.
refuse-turn = A part is placed upright or rotated by 180 degrees.
refuse-no-castle-field = The starting castle needs a dark green field; { $field } is a field for: { $kind }.
refuse-no-bonus-left = All five bonus tiles “{ $bonus }” are taken.
refuse-not-on-display = Not on the display: { $item }.
refuse-other-place = Space { $place } of the display does not show: { $item }.
refuse-not-stored = Not in your storage: { $item }.
refuse-covered = Field { $field } is already covered.
refuse-colour = Field { $field } is for: { $kind }; your tile is: { $own }.
refuse-apart = Field { $field } touches nothing you have placed.
refuse-unpayable = You cannot pay for this field ({ $kind }): it costs two cards of its colour, or pairs and workers instead.
refuse-single = A single card pays for nothing here ({ $kind }): two of them count as one card of the field’s colour ({ $own }).
refuse-units = That pays for { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; you must pay exactly two.
refuse-short = You have { $has }, not { $count }, of these: { $what }.
refuse-marble-used = Only one marble may be used in a turn.
refuse-no-marble = You have no marble.

event-area = { SEAT($seat) } completes an area of { $fields ->
    [one] one field
   *[other] { $fields } fields
} ({ $kind }): { $count ->
    [one] { $count } green point
   *[other] { $count } green points
}.
event-colour-bonus = { SEAT($seat) } is { $rank ->
    [1] first
   *[other] second
} to cover all { $kind } fields: { $count ->
    [one] { $count } green point
   *[other] { $count } green points
}.
event-agriculture = { SEAT($seat) } has { $count ->
    [one] a new kind
   *[other] { $count } new kinds
} of agriculture in the area: { $count ->
    [one] { $count } green point
   *[other] { $count } green points
}.
event-storage-tile = { SEAT($seat) } scores { $count ->
    [one] { $count } green point
   *[other] { $count } green points
} for the storage space.
event-yield-green = { SEAT($seat) } reveals a yield card: { $count ->
    [one] { $count } green point
   *[other] { $count } green points
}.
event-yield-red = { SEAT($seat) } reveals a yield card: { $points ->
    [one] { $points } red point
   *[other] { $points } red points
}.
event-surplus-hexagon = { SEAT($seat) } has no space for the wooden hexagon and scores { $points ->
    [one] { $points } red point
   *[other] { $points } red points
} instead.
event-scoring = Scoring { $passage }: { SEAT($seat, form: "inside") } adds { $count } green points to the red ones.
event-left-over = { SEAT($seat) } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for leftovers.
event-marble = { SEAT($seat) } gains { $count } marble.
event-workers = { SEAT($seat) } gains { $count ->
    [one] a worker
   *[other] { $count } workers
}.
event-hexagon = { SEAT($seat) } gains a wooden hexagon.
event-yield-marble = { SEAT($seat) } reveals a yield card: a marble.
event-yield-worker = { SEAT($seat) } reveals a yield card: a worker.
event-yield-hexagon = { SEAT($seat) } reveals a yield card: a wooden hexagon.
event-yield-cards = { SEAT($seat) } reveals a yield card: { $count } game cards.
event-sweep = { $count } { $kind } tiles leave the display.
event-tiles-shuffled = The tiles set aside are shuffled into new neutral stacks.
event-cards-shuffled = The discarded cards are shuffled into a new pile.
event-yields-shuffled = The yield cards are shuffled into a new pile.
event-passage-ends = { SEAT($seat) } has emptied stack { $passage }: passage { $passage } ends with this round{ $passage ->
    [3] {" "}and one more
   *[other] {""}
}.
term-area = completed area of { $fields }
term-colour = { $kind }, { $rank ->
    [1] first
   *[other] second
} place
term-crops = new kinds of agriculture
term-storage-tile = bonus tile for storage
term-yield = yield card
term-surplus = surplus wooden hexagon
term-green = green points
term-left-tiles = stored tiles
term-left-hexagons = wooden hexagons
term-left-marble = marble
term-left-workers = workers
term-left-cards = three cards each

# The sources of points, as rows of the final table.
row-scoring = Scorings: green to red
row-left-over = Leftovers
row-yield-red = Yield cards
row-surplus-hexagon = Wooden hexagons without space
row-area = Green: areas
row-colour-bonus = Green: colours
row-agriculture = Green: agriculture
row-storage-tile = Green: storage
row-yield-green = Green: yield cards

feature-area = { $kind }: { $covered } of { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} covered
feature-where = { $fields } in the region of { SEAT($seat, form: "inside") }
feature-green = Worth { $points ->
    [one] { $points } green point
   *[other] { $points } green points
} when covered.

# The log: what was done.
told-part = { SEAT($seat) } places part { $part }, { $way }.
told-castle = { SEAT($seat) } places the starting castle on { $field }.
told-bonus = { SEAT($seat) } chooses a bonus tile: { $bonus }.
told-draw = { SEAT($seat) } draws cards.
told-take = { SEAT($seat) } takes a tile from the display: { $item }.
told-lay = { SEAT($seat) } places { $item } on { $field }.
told-free = { SEAT($seat) } places { $item } from the display on { $field }, for the castle.
told-discard = { SEAT($seat) } discards: { $item }.
told-marble = { SEAT($seat) } uses a marble for another action.
told-no-marble = { SEAT($seat) } ends the turn.
told-no-tile = { SEAT($seat) } takes no tile.
told-pay = { SEAT($seat) } pays { $first }{ $kinds ->
    [1] {""}
   *[other] {" "}and { $second }
}.

# Suggestions for newcomers: why they are good.
suggest-part = Laid like this, the areas of your region can bring { $points } green points: the most of all { $ways } ways. The fewest would be { $least }.
suggest-castle = { $kinds ->
    [0] This castle touches { $fields } fields, so you can grow in many directions.
    [one] Beside this castle is a colour of which you hold two cards: you can lay there soon.
   *[other] Beside this castle are { $kinds } colours of which you hold two cards each: you can lay there soon.
}
suggest-bonus = { $bonus }: from now on you draw one card more each time. It helps in every game.

# Facts for the coach.
fact-draws = This draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
fact-fields = { $count ->
    [0] No free field within reach takes this tile yet
    [one] { $count } free field within reach takes this tile
   *[other] { $count } free fields within reach take this tile
}.
fact-payable = The cards and workers at hand already pay for this tile.
fact-last-field = This tile can complete an area within reach: { $points ->
    [one] { $points } green point
   *[other] { $points } green points
}.
fact-area = This completes an area: { $points ->
    [one] { $points } green point
   *[other] { $points } green points
}, counted in { $scorings ->
    [one] { $scorings } scoring
   *[other] { $scorings } scorings
} to come.
fact-area-left = { $count ->
    [one] { $count } field is
   *[other] { $count } fields are
} still missing in this area of { $points ->
    [one] { $points } green point
   *[other] { $points } green points
}.
fact-colour = This covers the last field of a colour ({ $kind }): { $points ->
    [one] { $points } green point
   *[other] { $points } green points
}, counted in { $scorings ->
    [one] { $scorings } scoring
   *[other] { $scorings } scorings
} to come.
fact-crops = { $count ->
    [one] { $count } new kind
   *[other] { $count } new kinds
} of agriculture: { $count ->
    [one] { $count } green point
   *[other] { $count } green points
}, counted in { $scorings ->
    [one] { $scorings } scoring
   *[other] { $scorings } scorings
} to come.
fact-opens = { $count ->
    [one] { $count } more field comes
   *[other] { $count } more fields come
} within reach.
effect-castle = the right to place a tile from the display without paying
effect-city = a bonus tile
effect-manor = a wooden hexagon
effect-quarry = { $count } marble
effect-village = { $count ->
    [one] a worker
   *[other] { $count } workers
}
effect-monastery = { $count ->
    [one] { $count } game card
   *[other] { $count } game cards
}
effect-carriage = { $count ->
    [one] { $count } yield card
   *[other] { $count } yield cards
}
fact-effect = This brings { $effect }.
fact-effect-later = Once placed, this tile brings { $effect }.
fact-effect-lost = Placed, this tile would have brought { $effect }.
fact-fields-lost = { $count ->
    [0] No free field within reach takes what is given up
    [one] { $count } free field within reach takes what is given up
   *[other] { $count } free fields within reach take what is given up
}.
fact-can-grow = This tile can bring { $count ->
    [one] { $count } new kind
   *[other] { $count } new kinds
} of agriculture: { $count ->
    [one] { $count } green point
   *[other] { $count } green points
}, counted in { $scorings ->
    [one] { $scorings } scoring
   *[other] { $scorings } scorings
} to come.
fact-rest = That leaves { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} and { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} at hand.
fact-can-pay = What is left pays for { $count } of the { $kinds } colours.
fact-green = This scores { $points ->
    [one] { $points } green point
   *[other] { $points } green points
} at once, counted in { $scorings ->
    [one] { $scorings } scoring
   *[other] { $scorings } scorings
} to come.
fact-passage = This turns up the last tile of stack { $passage }: the passage ends with this round{ $passage ->
    [3] {" "}and one more
   *[other] {""}
}.
# Why a position cannot be built.
built-part = Region part { $part } cannot be there: each part exists once, and each player has one A, one B and one C.
built-plan = In the region of { SEAT($seat, form: "inside") }, part { $part } is missing or lies there twice.
built-fields = The fields of { SEAT($seat, form: "inside") } are not those of the parts in that region.
built-castle = { SEAT($seat) } has one starting castle, on a dark green field.
built-not-open = The region of { SEAT($seat, form: "inside") } has not been revealed yet, so only the starting castle lies on it.
built-colour = In the region of { SEAT($seat, form: "inside") }, “{ $item }” cannot lie on { $field }, which has another colour.
built-apart = In the region of { SEAT($seat, form: "inside") }, { $field } is not connected to the starting castle.
built-storage = { SEAT($seat) } has stored more than the { $count ->
    [one] { $count } space allows
   *[other] { $count } spaces allow
}.
built-stacks = { SEAT($seat) } has tiles in the stacks that are not in that player’s set.
built-cards = The cards in hands, pile and discards are not those of the game.
built-yields = The yield cards in the pile and those revealed are not those of the game.
built-tiles = The tiles on the table, in stacks, set aside and in the box are not those of the game.
built-bonus = There are only five bonus tiles of each kind.
built-setup = { SEAT($seat) } cannot have got that far: in the setup, everything is dealt and chosen player by player.
built-passage = The game cannot be in passage { $passage } like this; it depends on the first stacks that run out.
built-pending = “{ $member }” does not go with what comes next.
built-actions = Nobody can have { $actions } actions left here.
built-not-empty = Space { $place } of the display is not the empty space that this is about.
built-no-marble = { SEAT($seat) } has no marble that could be used.
built-cannot-lay = This item cannot be laid there and paid for.
built-no-discard = { SEAT($seat) } has taken no tile for which the storage is too small.
built-no-effect = No tile on { $field } can have this effect.
built-nothing-to-do = Nothing can happen next in this position.
