# What players learn Tabula Rasa from: an introduction, the pieces, help with each question, and the lessons.

game-in-a-minute = Ten territories lie in a row: five for the numbers 1 to 5, five for the colours. You hold eight knights, each with a number and a colour. Each turn you place one beside the territory of its number or of its colour, then draw another. When all are placed, the most knights take each territory and the second most a small treasure. Two number territories also win the castle.

# ---- the pieces
piece-knight = Knight
piece-knight-does = It has two homes: the territory of its number and the territory of its colour. Once placed, it counts as 1 knight there, whatever its number.
piece-knight-worth = No points of its own. Points come at the end, from territories, treasures and the castle.
piece-stock = Stock
piece-stock-does = At the end of your turn you draw a card from here. When the stock is empty, everyone plays their last cards without drawing.
piece-removed = Removed cards
piece-removed-does = Two knights left the game before the deal, and nobody has looked at them. The card you are waiting for may be one of them.
piece-hidden = Cards in hand
piece-hidden-does = The cards this player still holds. Nobody else may look at them, not even a partner.
piece-discarded = Discarded tile
piece-discarded-does = Nobody took this tile: there was no knight for it, or a tie stood in the way. The castle is discarded if nobody has two of territories 1–5.
piece-discarded-worth = 0 points.
piece-turned = Territory turned over
piece-turned-does = Two sides tied for the most knights here. One took the treasure, the other this tile: the back of a territory is a treasure, too. It does not count for the castle.
piece-turned-worth = 1 point.
piece-number-territory = Number territory
piece-number-territory-does = At the end, the side with the most knights beside it takes it. Only knights with this number can be placed here.
piece-number-territory-worth = Its number in points. The first side to take two of these five also takes the castle.
piece-colour-territory = Colour territory
piece-colour-territory-does = At the end, the side with the most knights beside it takes it. Only knights of this colour can be placed here, with any number.
piece-colour-territory-worth = 5 points, whichever colour it is.
piece-treasure = Treasure
piece-treasure-does = The side with the second most knights beside the territory above takes it. If two sides tie for the most, one of them takes it, and the other takes the territory, turned over.
piece-treasure-worth = 1 point.
piece-castle = Castle
piece-castle-does = At the end, territories 1–5 are awarded from left to right. A side that has taken two of them, any two, takes the castle at that moment, if nobody else has.
piece-castle-worth = 5 points.
piece-marker = Marker
piece-marker-does = It shows a player's colour: at the left, whose strip this is; beside a territory, who leads there alone; on a tile, who has taken it. It is an aid and changes nothing.
piece-strip = Strip for knights
piece-strip-does = One side places its knights here, each beside its territory. With four players, partners share a strip, and their knights count together.
piece-number-place = Place beside a number
piece-number-place-does = The chosen knight can be placed here and then counts for the territory of its number.
piece-colour-place = Place beside a colour
piece-colour-place-does = The chosen knight can be placed here and then counts for the territory of its colour.
piece-hand = Your hand
piece-hand-does = Up to eight knights that only you can see. Each turn you place one and draw another, until the stock is empty.
piece-row = The row
piece-row-does = Ten territories from left to right: the numbers 1 to 5, then the five colours. Each has a treasure below it, and the castle lies at the left end.

# ---- help with each question
help-play = Choose a knight from your hand, then one of its two homes: beside the territory of its number or beside the territory of its colour.
help-play-matters = Turn a tie into a lead, or a rival's lead into a tie. A knight added to a safe lead wins nothing.
