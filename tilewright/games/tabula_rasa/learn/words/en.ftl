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
piece-castle-does = At the end, territories 1–5 are awarded from left to right. The first side to have two of them, any two, takes the castle at that moment.
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

# ---- the first lesson
lesson-first = Two homes for every knight
lesson-first-about = Place knights, take the lead beside territories and win the castle.

lesson-first-homes = Two homes
lesson-first-homes-text = Every knight has two homes: the territory of its number and the territory of its colour. Your red 5 can go beside territory 5 or beside the red territory.
lesson-first-homes-task = Place your red 5 beside the red territory.
lesson-first-homes-hint = Choose the red 5 in your hand, then the place below the red territory, the sixth from the left.
lesson-first-homes-praise = Your first knight is beside red, and you draw a new card at once.
lesson-first-homes-other = That knight can wait. Choose the red 5 first.
lesson-first-homes-near-number = Territory 5 is its other home, and worth 5 points as well. This time, place it beside its colour.
lesson-first-homes-near-elsewhere = The red 5 has two homes only: territory 5 and the red territory. Place it beside red.

lesson-first-knight = A knight is a knight
lesson-first-knight-text = Ben's blue 5 looks strong. But beside a territory every knight counts as 1, whatever its number. Your blue 1 is as good there as his 5.
lesson-first-knight-task = Draw level with Ben beside blue: place your blue 1 there.
lesson-first-knight-hint = Choose the blue 1 in your hand, then the place below the blue territory.
lesson-first-knight-praise = One knight each beside blue: you are level.
lesson-first-knight-other = Beside blue Ben still leads 1 : 0. Place your blue 1 there.
lesson-first-knight-near-two = The 2 would draw level as well: a knight is a knight. Keep it for the next step and use the 1.
lesson-first-knight-near-number = Territory 1 is its other home. But Ben's knight is beside blue: answer it there.

lesson-first-lead = Take the lead
lesson-first-lead-text = At the end, the most knights take the territory: for blue that is 5 points. The second most take the treasure below it: 1 point.
lesson-first-lead-task = Take the lead beside blue.
lesson-first-lead-hint = The blue 2 is your only blue card now. Place it below the blue territory.
lesson-first-lead-praise = Two against one. If it stays so, blue gives you 5 points and Ben 1.
lesson-first-lead-other = Beside blue it is still 1 : 1. You need one more blue knight there.
lesson-first-lead-near-number = That helps you beside territory 2, but beside blue it is still 1 : 1.

lesson-first-numbers = Small numbers, big castle
lesson-first-numbers-text = A number territory is worth its number. At the end they are counted from left to right, and the first side to take two of territories 1–5 also takes the castle: 5 points.
lesson-first-numbers-task = Start on the castle: place one of your 2s beside territory 2.
lesson-first-numbers-hint = You hold the green 2, the violet 2 and the yellow 2. Choose one, then the place below territory 2.
lesson-first-numbers-praise = You are alone beside territory 2. One more number, and the castle may be yours.
lesson-first-numbers-other = Only number territories count for the castle. Choose a card with a 2 and place it beside territory 2.
lesson-first-numbers-near-colour = A colour is worth 5 points, but it does not count for the castle. Place the 2 beside its number.
lesson-first-numbers-near-later = This is a number, too. But the count starts at the left, and territory 2 comes earlier. Use one of your 2s.
lesson-first-numbers-near-one = This draws level with Ben, and a tied territory does not count for the castle. Go where nobody is yet: territory 2.

lesson-first-sum = Count it once
lesson-first-sum-text = Ben has placed a second 1. Suppose the game ended like this: you lead beside 2, red and blue, Ben beside 1 and 5.
lesson-first-sum-task = How many points would you have?
lesson-first-sum-praise = 5 + 5 + 2 = 12. Ben would have 12 as well, thanks to the castle.
lesson-first-sum-other = Add up the territories where you lead: red, blue and number 2. The castle takes two numbers.
lesson-first-sum-near-castle = You have one number territory, Ben has two: 1 and 5. So the castle would be his.
lesson-first-sum-near-two = Red and blue are 5 + 5. Territory 2 is yours as well, and worth 2.
lesson-first-sum-near-treasures = Beside 1 and 5 you have no knight. Without a knight there is no treasure for second place.

lesson-first-tie = Equal strength
lesson-first-tie-text = Two knights each beside territory 5. When two sides tie for the most, nobody takes the territory as such. It is turned over, and on its back is a treasure.
lesson-first-tie-task = It ends 2 : 2. What do you and Ben get here?
lesson-first-tie-answer-1 = 5 points each
lesson-first-tie-answer-2 = 1 point each
lesson-first-tie-answer-3 = Nothing
lesson-first-tie-praise = A treasure each: 1 point. Drawing level cost the leader 4 points here.
lesson-first-tie-other = There are two treasures here now, and two of you.
lesson-first-tie-near-both = The territory itself goes to nobody: it is turned over. Each of you takes a treasure.
lesson-first-tie-near-nothing = There are two treasures now, the one below and the back of the territory. Each of you takes one.

lesson-first-last = The last card
lesson-first-last-text = You have one card left, the yellow 1. Yellow is worth 5 points, territory 1 only 1. See who leads beside each, and count territories 1–5 from the left.
lesson-first-last-task = Place your last knight where it wins you the game.
lesson-first-last-hint = Choose the yellow 1, then the place below territory 1, at the left end of the row.
lesson-first-last-praise = Territories 1 and 2 are yours first, and so is the castle. You win 27 : 21.
lesson-first-last-other = Beside yellow you lead 3 : 0 already. Beside territory 1 you are level.
lesson-first-last-near-colour = Yellow was yours already. Now Ben is first to take two numbers, 3 and 4. He gets the castle and wins 26 : 22.

lesson-first-level = Take points away
lesson-first-level-text = Again your last card is the yellow 1. Beside territory 1 you lead 4 : 1. Beside yellow Ben leads 2 : 1.
lesson-first-level-task = Place your last knight where it wins you the game.
lesson-first-level-hint = Choose the yellow 1, then the place below the yellow territory, at the right end of the row.
lesson-first-level-praise = Yellow is level: Ben gets 1 point there, not 5. You win 27 : 24.
lesson-first-level-other = Territory 1 is safe. Beside yellow one knight makes a tie.
lesson-first-level-near-number = Territory 1 was yours already. Ben keeps yellow, 5 points, and wins 28 : 27.

lesson-first-end = The end
lesson-first-end-text = Points come only now, with every card placed: the territories are awarded from left to right, and the most points win. Two cards left the game unseen, so nobody can know everything.
