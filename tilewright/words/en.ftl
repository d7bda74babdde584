# What all games share.
-brand-name = Tilewright

# How SEAT names players without a name: first the form that starts a sentence, then those a sentence may ask for.
# "turn" precedes the colon of a prompt; the browser then says "Your turn" to the player it is about.
seat = Seat { $number }
    .inside = seat { $number }
    .turn = Seat { $number }
seats = Seats { $number }

# Where something is, seen from a tile: "shows a road to the north".
side-north = to the north
side-east = to the east
side-south = to the south
side-west = to the west
side-north-east = to the north-east
side-south-east = to the south-east
side-south-west = to the south-west
side-north-west = to the north-west
side-middle = in the middle

# Several things, one after the other.
listed = { $first }; { $rest }
listed-more = { $listed } and { $count } more

refuse-over = The game is over.
refuse-chance = No player can move now; a draw comes next.
refuse-seat = It is { SEAT($actor, form: "inside") }’s turn, not { SEAT($seat, form: "inside") }’s.
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
feature-worth-stuck = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} now. It can never be finished.
feature-done = Finished; no more points here.

# What a move would change about an area. The area's name stands above these sentences.
outlook-finished = Finished.
outlook-finished-free = Finished ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}); nobody holds it yet.
outlook-scores = { SEAT($seats) } { $count ->
    [one] scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each
}.
outlook-joined = Joins { $count } that were apart.
outlook-together = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} together.
outlook-worth = Points: { $after } instead of { $before }.
outlook-ends = Open ends: { $after } instead of { $before }.
outlook-new = New.
outlook-new-ends = New, with { $open ->
    [one] { $open } open end
   *[other] { $open } open ends
}.
outlook-stuck = Spoilt: no remaining tile can finish it.
outlook-holds = { SEAT($seats) } { $count ->
    [one] holds it
   *[other] hold it together
}.
outlook-loses = { SEAT($seats) } no longer { $count ->
    [one] holds it
   *[other] hold it
}.

# The log: what was done.
told-pass = { SEAT($seat) } passes.

# A game without words of its own: moves in its notation.
about-draft = Rules only: there are no pictures or words yet.
mark-draft = rules only
prompt-draft = { SEAT($seat, form: "turn") }: choose a move.
prompt-draft-chance = Chance decides.
spot-draft = Column { $column }, row { $row }
choice-draft = { $words }
told-draft = { SEAT($seat) }: { $words }

# The coach: sentences about a move that was played or could be played.
coach-better = Better: { $fact }
coach-played = Played: { $fact }
coach-obvious = The obvious move: { $fact }
coach-scores = { SEAT($seat) } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once.
coach-chance = The chance to win falls from { $before } to { $after } percent.
coach-worth = The better move is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
coach-even = The best { $count } moves are worth about the same here.

# A position laid out by hand: what is put, taken off or set.
edit-choose = Choose what to put on the table.
edit-take = Take something off
edit-group-tiles = Tiles
edit-group-seats = Points
edit-group-turn = Turn
edit-points = Points
edit-turn = Whose turn
edit-seat = { SEAT($seat) }
edit-drawn = Drawn
edit-drawn-none = Nothing yet
edit-nothing-there = There is nothing to take off.
edit-none-left = None of these is left.

# Why a position cannot be built. Its words are JSON, in English in every language.
built-not = A position of this game cannot be built.
built-no-object = A position is an object in JSON.
built-unknown-member = A position of this game has no “{ $member }” (possible: { $members }).
built-malformed = “{ $member }” cannot be: { $value }
built-missing = “{ $member }” is missing.
built-disagrees = “{ $member }” is { $given }, but { $follows } follows from the rest.
built-unsound = No game can come to this position.
built-at = At { $x } { $y }: { $reason }
