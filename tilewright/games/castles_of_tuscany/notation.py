"""The moves of The Castles of Tuscany in words, why a move is refused, and what a move has brought about.

Words. KIND is one of the eight kinds, which are also the colours of cards and fields:
    castle city manor agriculture quarry village monastery carriage
FACE is what a hexagon tile shows: a KIND other than agriculture, or one of the six agriculture faces
    pigs vines olives grain pigs-vines olives-grain
ITEM is what a storage space can hold: a FACE, or `hexagon`, the wooden one.
PLACE is a place of the display, 1 to 8 (two rows of four; the tile that replaces another lies where that one lay).
FIELD is a field of the own plan: the nine columns are a to i from left to right, the fields of a column are numbered from the
top, so a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 are the leftmost part (columns of 3, 4 and 3), d e f the middle one, g h i the right one.

Set-up, in this order (seat 0 is the starting player; rounds go 0, 1, ... to the last seat):
 1. card KIND                 chance, 5 times for seat 0, then 5 times for seat 1, ...: a game card into that seat's hand.
                              Everybody else, spectators too, reads `card ?`.
 2. deal PART                 chance, for seat 0 an A part (`deal A3`), then a B, then a C; then for seat 1, ...: public.
 3. part LETTER TURN [SHIFT]  seat 0 lays its three parts from left to right: three moves. TURN is 0 or 180 degrees. The first
                              part has no SHIFT; for the next two it is `up` or `down`: half a hexagon higher or lower than the
                              part on its left (the toml's shifts -1 and +1). `part B 0`, `part A 180 up`, `part C 0 down`.
    castle FIELD              then the start castle on one of the three castle fields. Then seat 1 lays its parts and castle, ...
                              To everybody but the seat itself these four moves read `part ?` and `castle ?`: the plans are
                              secret until the last seat's castle stands, then all lie open.
 4. bonus TILE                seat 0, then seat 1, ...: one bonus tile, TILE = card storage marble worker yield (+1 of each).
 5. reveal FACE               chance, 8 times: neutral tiles onto the places 1 to 8.

A turn. The seat is asked for an action (phase "action"); always legal is draw:
    draw                      two cards (three with the option draw=3), and one more for each card bonus tile: so many chance
                              moves `card KIND` (others read `card ?`) follow. See "piles" below.
    take FACE PLACE           the tile on that place of the display (`take quarry 3`; reading takes `take quarry` for the lowest
                              place that shows it). If all storage spaces (1, plus 1 for each storage bonus tile) are full:
       discard ITEM           which stored item goes out of the game (asked even if there is only one).
                              Then the replacement: see "display" below. The action is over.
    lay ITEM FIELD            a stored item onto an empty field that touches a covered one, of the item's colour (a hexagon: of any
                              colour), if at least one payment for the field's colour is possible. Equal stored items are one
                              move. Then always:
       pay WHAT...            what is given, as KINDs and `worker`s: exactly two units, a unit being one card of the field's
                              colour, two like cards of one other colour, or a worker. Every different multiset is a move of its
                              own (at most 45). Written: cards of the field's colour first, then pairs in the order of KIND
                              above, then workers; read in any order. `pay city village village`, `pay quarry quarry quarry
                              quarry`, `pay manor worker`, `pay worker worker`.
                              Then the item lies on the field: area points, colour bonus, then the effect (below).
    marble                    at the beginning of the turn, if the seat has marble: give one back, and two actions follow instead
                              of one (no further marble this turn).
After the last action of the turn, if the seat has marble and has used none this turn, it is asked (phase "marble"):
    marble                    give one back; one more action is asked (draw, take or lay; no passing).
    pass                      the turn ends. (Without marble, or when one was used, the turn ends by itself.)

Effects of what was laid, by the colour of the field (a hexagon counts as a tile of that colour):
    castle                    asked, always: `free FACE PLACE FIELD`: a tile of the display at once onto a fitting field, without
                              paying (reading takes `free FACE FIELD` for the lowest place); or `pass`. After `free`: area points,
                              colour bonus, then the replacement (and sweeps), then the effect of the tile just laid.
    city                      asked: `bonus TILE`, of which five of each kind exist in all.
    manor                     a hexagon into a free storage space; without one, two red points instead.
    agriculture               one green point for each kind on the tile that does not lie in the area yet; a hexagon: one.
    quarry, village           one marble, one worker, and one more for each such bonus tile.
    monastery                 three chance moves `card KIND`.
    carriage                  chance, once and once more for each yield bonus tile: `yield CARD`, CARD = red-points green-point
                              two-cards three-cards worker marble hexagon; each is carried out before the next (cards: so many
                              moves `card KIND`; a hexagon as for a manor).

Display. After `take` (and `discard`) or `free`, if the seat has own tiles left: chance `reveal FACE` from its own tiles onto the
empty place; else the place stays empty. Seven reveals from the own tiles empty the first stack, fourteen the second, 21 the third.
Then, and after every refilling, the display is looked at: if it shows five or more of one colour, all of that colour go aside, and
chance plays `reveal FACE` from the neutral tiles once for each of them, onto the emptied places in ascending order.

Piles. An empty card pile, yield pile or neutral stack is made anew from the cards discarded, yields revealed or tiles set aside
at the moment the next one must be drawn, without a move. If there is nothing, the rest of that draw (or refilling) is left out.

Weights. At chance, each move weighs as many things as there are of its kind: cards in the pile, parts of that letter not yet dealt,
own tiles of that face not yet revealed, neutral tiles of that face, yield cards.

Scores. The score is the red track. Events, with their clauses in RULES.md and their seat:
    red points (in `points`):    yield-red 4.5 (2) · surplus-hexagon 4.6 (2) · scoring 4.7 (the green points, 0 too) · left-over 4.8
                                 (one for each stored item, marble and worker and for three cards; 0 too)
    green points (`points` is 0; the terms add up to the green points):
                                 area 4.1 (1, 3, 6) · colour-bonus 4.2 · agriculture 4.3 (not if 0) · storage-tile 4.4 (2) ·
                                 yield-green 4.5 (1)
    without points:              marble 3.19 · workers 3.20 · hexagon 3.17 (the same from a yield card: yield-marble, yield-worker,
                                 yield-hexagon, and yield-cards, 3.22) · sweep 3.7 · tiles-shuffled 3.7 · cards-shuffled 3.3 ·
                                 yields-shuffled 3.22 · passage-ends 5.1 (once a passage, for the seat whose stack ran out)
The scoring comes with the move that ends the last turn of the round (its last action, a chance move it causes, or `pass`), one
`scoring` for every seat in order; at the end of the game one `left-over` for every seat follows.
"""
