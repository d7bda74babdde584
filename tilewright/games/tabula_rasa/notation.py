"""The moves of Tabula Rasa in words, why a move is refused, and what a move has brought about.

draw COLOUR NUMBER            chance: this knight goes from the face-down cards to a hand
play COLOUR NUMBER number     a knight from the hand beside the territory of its number
play COLOUR NUMBER colour     the same, beside the territory of its colour

COLOUR is red, green, blue, violet or yellow, NUMBER is 1 to 5; every knight exists twice, and the two are the same card.

Seats are 0 to seats - 1 clockwise; seat 0 sits left of the dealer and begins. With four seats, 0 and 2 are one side and
1 and 3 the other; else every seat is a side of its own.

The order of moves:
1. The deal: 8 × seats chance moves `draw`, one card at a time to seats 0, 1, … in turn, round after round.
2. Then, from seat 0 on clockwise, each turn is
   a. `play`, asked of the seat whose turn it is: one card of its own hand, to one of its two places. A card held twice gives
      the same two moves as a card held once. Both moves are always possible.
   b. chance `draw`: one card for the same seat. It is left out once 48 cards have been drawn in all (deal included).
3. After the 48th `play` nothing is asked any more; that move scores everything and ends the game.
The two cards removed unseen at the start have no move: they are the two never drawn. So chance draws each of the cards
not yet drawn with the same likelihood, and a knight's weight is how many of its two copies have not been drawn, 1 or 2.

What is hidden: a `draw` is read in full by the seat that draws and in the record; every other viewer, the partner
included, reads `draw ?`. A `play` is read by all. Nobody is ever shown the two cards never drawn.

The events, all of the last move, territories from left to right (numbers 1 to 5, then red, green, blue, violet, yellow);
of one territory first the row about the territory tile, then the one about its treasure, then the castle:

territory-taken       4.2  its points (1 to 5)   to a side with the most knights alone
treasure-taken        4.3  1 point               to the only second side, if it has a knight there
territory-unclaimed   4.4  0 points, seat -1     no knight is there: territory and treasure are discarded
treasure-unclaimed    4.4  0 points, seat -1     only one side has knights there: the treasure is discarded
tie-treasure          4.5  1 point               to each of exactly two sides tied for the most, lower seat first
territory-tied        4.6  0 points, seat -1     all three sides tied, with knights there: both tiles are discarded
treasure-tied         4.7  0 points, seat -1     two sides tied for second, with knights there: the treasure is discarded
castle-taken          4.8  5 points              to the first side with two number territories taken, at once
castle-unclaimed      4.9  0 points, seat -1     after territory 5, if no side has two

Points for a side of two partners are two events, one for each of them with the full points, the lower seat first.
"""
