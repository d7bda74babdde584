"""The moves of Wheel of Fortune in words, why a move is refused, and what a move has brought about.

draw K               chance: a tile of type K without a wheel symbol comes up
draw K N             chance: a tile of type K whose wheel symbol shows N (1, 2 or 3)
take X Y KIND INDEX  plague: take back the own figure on this part of the tile at X Y (city, road, field or monastery 0)
place X Y FACING     lay the tile drawn, after FACING (0 to 3) quarter turns clockwise
figure KIND INDEX    a figure on a part of the tile just laid: city, road, field or monastery, counted from 0
figure crown SEGMENT a figure on a free crown space: fortune, tax, famine, storm, inquisition or plague
pass                 no figure

Coordinates: x grows to the east, y to the south. The wheel board covers 0 0 (its north-west place) to 3 3; so the first
tile may go to 0 -1 or 4 2, never inside. Parts are counted in the order of the material file, however the tile is turned.
`figure KIND` alone is read as INDEX 0. No move names a part of the board itself: its places are never just laid.

A game goes like this; nothing is hidden, so no word is ever `?`.

1  Seat 0 begins, and the seats follow in rising order. The board lies on the table with the pig on fortune.
2  Chance draws a tile, each tile left in the bag equally likely: `draw K` weighs as many as there are such tiles
   without a symbol, `draw K N` as many as there are with the number N.
3  Only if it has a number, within the same move: the pig walks N segments (fortune, tax, famine, storm, inquisition,
   plague, fortune...), and the segment where it stops acts. Whoever's turn it is counts as the active seat.
     fortune      the active seat gets 3
     tax          each seat, each city with knights of it: own knights x (own knights + shields of the city)
     famine       each seat, each field with farmers of it: own farmers x finished cities at the field
     storm        each seat: figures in its supply
     inquisition  each seat: 2 x its monks
     plague       each seat with at least one figure on the land is asked for `take`, the active seat first and then in
                  turn order; a seat with a single such figure is still asked, a seat with none is passed over
   Then (after the last `take`, within it) the crown spaces of that same segment score, and their figures go back to
   the supply: 3 for the one figure of a one-crown segment, 6 for a lone figure of a two-crown segment, else 3 each.
4  If the tile fits nowhere it goes to the box (with or without a symbol, and after the wheel has acted), and it is
   chance again for the same seat; if no tile is left, the game ends and is scored within the same move.
5  The active seat is asked for `place`, then for `figure` or `pass`. `figure crown` names any segment with a free crown
   space; the two spaces of a segment are alike and fill up in order. All that came back from the wheel is in the supply.
6  Within the same move finished cities, roads and monasteries score and their figures go back; the turn passes on.
   After the last tile the game ends: unfinished roads, cities, monasteries, then fields score within that move.
   Figures on crown spaces bring nothing at the end and stay where they are.

Events, one for each line, with clause, seat and points (a seat may have several):

  road-finished 4.2, city-finished 4.3, monastery-finished 4.4    each seat with figures there; 0 points for fewer figures
  fortune 4.8         the active seat, 3
  tax 4.9             each seat and city with knights of it
  famine 4.10         each seat and field with farmers of it, if a finished city is there (else no event)
  storm 4.11          each seat with a figure in its supply (else no event)
  inquisition 4.12    each seat with monks, all its monks together
  crown 4.14          each figure on the crown spaces that score
  road-open 5.2, city-open 5.3, monastery-open 5.4, field-scored 5.5    each seat with figures there; 0 for fewer or nothing
  pig-moved 3.7, plague 4.13 (a `take`), tile-set-aside 3.5    always 0 points
"""
