# What all games share.
-brand-name = Tilewright

# Where something lies, seen from a tile: "shows a road to the north".
side-north = to the north
side-east = to the east
side-south = to the south
side-west = to the west

refuse-over = The game is over.
refuse-chance = No player can move now; a draw comes next.
refuse-seat = It is seat { $actor }’s turn, not seat { $seat }’s.
refuse-words = “{ $words }” is not a move. Possible now: { $verbs }.
refuse-phase = “{ $verb }” is not possible now. Possible now: { $verbs }.
refuse-shape = The move must read: { $shape }.

prompt-over = The game is over.
choice-pass = Pass

# An area on the table and what it is worth.
feature-worth = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
feature-worth-finished = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} now, { $finished } when finished.
feature-done = Finished; no more points here.

# The log: what was done.
told-pass = Seat { $seat } passes.
