# What all games share.
-brand-name = Tilewright

side-north = north
side-east = east
side-south = south
side-west = west

refuse-over = The game is over.
refuse-chance = Nobody is asked now: chance moves next.
refuse-seat = It is not seat { $seat }'s turn; seat { $actor } is asked.
refuse-words = “{ $words }” is not a move. Possible now: { $verbs }.
refuse-phase = “{ $verb }” is not asked now. Possible now: { $verbs }.
refuse-shape = The move must read: { $shape }.

prompt-over = The game is over.
choice-pass = Pass
