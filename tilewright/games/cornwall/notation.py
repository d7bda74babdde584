"""The moves of Cornwall in words, why a move is refused, and what a move has brought about.

draw TILE            chance: this landscape tile (T01 to T36) is turned up
place Q R FACING     lay it: its field 0 on (q, r), turned clockwise by FACING sixths (0 to 5)
fetch                pay one coin to the bank and take all own figures out of the pub
figure SIZE FIELD    set a figure (small, slender or big) on field 0, 1 or 2 of the tile just laid
pass                 leave the figures in the pub; or set no (further) figure

Where things are. Fields have axial coordinates, drawn with a corner up: q grows to the right, r to the lower right. The six
steps, clockwise from the right, are (1,0) (0,1) (-1,1) (-1,0) (0,-1) (1,-1). The start tile covers (0,0) swamp, (1,0)
mountain, (2,0) forest, (0,1) village, (1,1) meadow. A landscape tile with FACING k whose field 0 lies on (q, r) has field 1
one step k further and field 2 one step k + 1 further (steps counted from 0, modulo 6). FIELD is the field's number in the
material, whatever the facing.

The order of a game. Seat 0 begins, then 1, 2, … round and round (who sits on seat 0 is chance before the game). A turn:

1. Chance: `draw TILE`. Every fresh tile, one not yet turned up in this game, is equally likely. Only when there is none left
   comes the tile that has lain longest among those put back under the stack; it is then the one possible outcome. A tile
   that can be laid nowhere goes under the stack, as the newest there, and chance draws again for the same seat.
2. `place`: always asked. The coins for enlarged terrains are paid at once, as many as the bank still has.
3. `fetch` or `pass`: asked if and only if own figures stand in the pub; with no coin only `pass` is legal.
4. `figure` or `pass`: asked again and again until `pass` or until all three fields of the tile hold a figure; also asked if
   only `pass` is legal. The cost is paid and a chapel's points are given at once.
5. No question: regions that are closed or enclosed score, their figures go to the pub, and the next seat's turn begins. This
   happens within the `pass` or third `figure` that ends step 4.

The game ends within that same move when the stack is empty, or when no tile left in it, fresh or put back, can be laid
anywhere: before anything is drawn for the next turn. All regions not yet scored then score, their figures staying where they
stand, and every coin left counts one point; the coins stay with the seats for the tie-break.

Nothing is hidden from anyone (the tiles under the stack were seen by all), so no move is ever written with `?`.

Kinds of events, with their clause of RULES.md. Those without points tell of coins and tiles.

  tile-refused     3.7   the tile drawn fits nowhere and goes under the stack
  coins-gained     3.9   coins for enlarging two or three terrains; none if nothing is gained
  pub-fetched      3.10  the seat has paid a coin and taken its figures
  figure-paid      3.13  coins paid for a figure; none if it was free
  chapel           3.16  3 points for a figure on a chapel
  region-closed    4.1   a region with a cottage scores: one event for each seat with a figure there, 0 points included
  region-enclosed  4.2   likewise a region without cottage that can no longer be enlarged
  region-left      5.2   likewise at the end of the game, for a region not yet scored that is no swamp
  swamp-scored     5.3   likewise a swamp
  coins-left       5.4   one point for each coin, for each seat that has any
  stack-stuck      5.1   no tile left in the stack can be laid; told to the seat whose turn it would be
"""
write=read=events=None
