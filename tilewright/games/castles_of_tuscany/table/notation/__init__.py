"""The moves of The Castles of Tuscany in words, the reasons for refusing a move, and the events of a move.

card KIND · deal PART · open PLAN · reveal FACE · yield CARD    chance draws or reveals something
part LETTER TURN [SHIFT] · castle FIELD                         a plan is made
bonus TILE                                                      a bonus tile is taken
draw · take FACE PLACE · lay ITEM FIELD                         the three actions
discard ITEM · pay WHAT…                                        the costs of taking and laying
free FACE PLACE FIELD                                           a castle's free tile
marble · pass                                                   one more action; no free tile, or no marble

RULES.md explains the arguments, the order of play and the events under "Notation".
"""

from tilewright.games.castles_of_tuscany.table.notation.event import events
from tilewright.games.castles_of_tuscany.table.notation.reading import read
from tilewright.games.castles_of_tuscany.table.notation.writing import write

__all__ = ["events", "read", "write"]
