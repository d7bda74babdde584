title = Tabula Rasa
about = Knights of Charlemagne: place knights beside ten territories; the side with the most takes the land.

castle = castle
treasure = treasure
hand = Your hand
cards-in-hand = cards in hand
knight-red = red { $number }
knight-green = green { $number }
knight-blue = blue { $number }
knight-violet = violet { $number }
knight-yellow = yellow { $number }
territory-number = territory { $number }
territory-red = the red territory
territory-green = the green territory
territory-blue = the blue territory
territory-violet = the violet territory
territory-yellow = the yellow territory
feature-territory = Territory
side-alone = { SEAT($seat) }
side-pair = { SEAT($seat) } with { SEAT($partner, form: "inside") }

prompt-deal = The knights are dealt: a card for { SEAT($seat, form: "inside") }.
prompt-draw = { SEAT($seat) } draws a card.
prompt-play = { SEAT($seat, form: "turn") }: place a knight beside the territory of its number or its colour.
spot-place = Beside { $territory }
about-place = { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $knights }
about-knights = { $side }: { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
choice-play = { $knight } beside { $territory }
tip-knight = Knight { $knight } of { SEAT($seat, form: "inside") }
tip-territory = { $territory }: { $points ->
    [one] one point
   *[other] { $points } points
}
tip-treasure = Treasure: { $points ->
    [one] one point
   *[other] { $points } points
}
tip-castle = Castle: { $points } points for the first side to take two of territories 1–5
tip-stock = Stock: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
tip-removed = { $count } cards were removed face down
tip-lane = { $side }: knights are placed here
tip-leads = { $side } leads with { $knights ->
    [one] one knight
   *[other] { $knights } knights
}
tip-taken = Taken by: { $side }

refuse-no-such-knight = There is no knight “{ $knight }”: the colours are red, green, blue, violet and yellow, the numbers 1 to 5.
refuse-none-left = There is no { $knight } knight left to draw.
refuse-not-in-hand = You do not have the { $knight } in your hand.
refuse-place = The { $knight } cannot be placed beside { $place }, only beside { $number } or { $colour }.
built-none-beside = There is no knight beside { $place }.
built-laid = { $laid } knights are laid; the game is over exactly when { $count } are.
built-turns = { SEAT($seat) } has laid { $laid } knights, but taking turns it must be { $due }.
built-last = The last knight was laid by { SEAT($seat, form: "inside") }, so it cannot be the last one beside { $place }.
built-hand = { SEAT($seat) } holds { $held } knights, but it must be { $due }.
built-no-stock = The stock is empty, so nobody draws any more.
built-too-many-knights = There are only { $count } knights of this kind: { $knight }.

event-territory-taken = { $side } takes { $territory } with { $knights ->
    [one] one knight
   *[other] { $knights } knights
} and scores { $points ->
    [one] one point
   *[other] { $points } points
}.
event-treasure-taken = { $side } is second at { $territory } with { $knights ->
    [one] one knight
   *[other] { $knights } knights
} and scores { $points ->
    [one] one point
   *[other] { $points } points
} for the treasure.
event-tie-treasure = { $side } ties for first at { $territory } with { $knights ->
    [one] one knight
   *[other] { $knights } knights
} and scores { $points ->
    [one] one point
   *[other] { $points } points
} for a treasure.
event-castle-taken = { $side } is first to take two of territories 1–5 and scores { $points } points for the castle.
event-partner = { SEAT($seat) }, partner of { SEAT($partner, form: "inside") }, scores the same: { $points ->
    [one] one point
   *[other] { $points } points
}.
event-territory-unclaimed = Nobody has a knight beside { $territory }: it is discarded with its treasure.
event-treasure-unclaimed = Nobody is second at { $territory }: the treasure is discarded.
event-territory-tied = All three are tied at { $territory }: it is discarded with its treasure.
event-treasure-tied = Two are tied for second at { $territory }: the treasure is discarded.
event-castle-unclaimed = Nobody has two of territories 1–5: the castle is discarded.

# The sources of points, as rows of the final table.
row-territory-taken = Territories
row-treasure-taken = Treasures
row-tie-treasure = Treasures from ties
row-castle-taken = Castle
row-partner = As partner

# The log: what was done.
told-play = { SEAT($seat) } places { $knight } beside { $territory }.

# Facts for the coach.
fact-leads = { SEAT($seats) } { $count ->
    [one] leads
   *[other] lead
} at { $territory } with { $own ->
    [one] { $own } knight
   *[other] { $own } knights
} to { $other }.
fact-safe = Nobody else can catch up at { $territory } any more.
fact-was-safe = Nobody could catch up at { $territory } anyway.
fact-ties = This ties for the most knights at { $territory }, with { $own } each.
fact-behind = It takes { $missing } more knights to lead at { $territory }.
fact-lost = It is no longer possible to lead at { $territory }.
fact-treasure = Second place at { $territory } takes the treasure as it stands.
fact-no-use = Nothing can be gained with this card at { $territory } any more.
fact-could-lead = This card would also have taken the lead at { $territory }.
fact-could-tie = This card would also have tied at { $territory }.
fact-hand = { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
} in hand { $count ->
    [one] fits
   *[other] fit
} { $territory }.
fact-unseen = { $count ->
    [one] { $count } knight that fits
   *[other] { $count } knights that fit
} { $territory } { $count ->
    [one] has
   *[other] have
} not been seen yet.
fact-castle = { SEAT($seats) } { $count ->
    [one] takes
   *[other] take
} the castle as it stands.
fact-castle-denied = { SEAT($seats) } no longer { $count ->
    [one] takes
   *[other] take
} the castle as it stands.

# A position laid out by hand.
edit-group-knights = Knights
edit-place-knight = Where did { SEAT($seat, form: "inside") } lay this knight?
edit-take-knight = Take { $knight } off the table: { $territory }
edit-begun = Who begins is settled once a knight has been laid.
