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

# ---- majorities
lesson-majority = Where a knight counts
lesson-majority-about = What wins a territory, what is wasted, and what one knight is good for.

lesson-majority-added = Counted, not added
lesson-majority-added-text = Beside red you have a 1 and a 2. Ben has a 3.
lesson-majority-added-task = If it stays so, who takes the red territory?
lesson-majority-added-answer-1 = Nobody: 1 + 2 against 3 is a tie
lesson-majority-added-answer-2 = You, with two knights against one
lesson-majority-added-answer-3 = Ben, with the highest number
lesson-majority-added-praise = Two knights beat one: 5 points for you, and the treasure, 1 point, for Ben.
lesson-majority-added-other = Count the knights on each side.
lesson-majority-added-near-sum = Numbers are not added. Count the cards: you have two, Ben has one.
lesson-majority-added-near-high = A high number is no stronger than a low one. Count the cards: you have two, Ben has one.

lesson-majority-five = What the 5 means
lesson-majority-five-text = Every colour territory shows a 5. That is what it is worth. Which knights fit there is decided by its colour alone.
lesson-majority-five-task = Place a knight beside the green territory.
lesson-majority-five-hint = Your green 2 and your green 3 fit. Choose one, then the place below the green territory, the seventh from the left.
lesson-majority-five-praise = Any green knight is welcome here, even a low one.
lesson-majority-five-other = There is still no knight of yours beside green. Choose a green card.
lesson-majority-five-near-worth = The 5 on the tile is its worth in points. The red 5 fits beside territory 5 or beside red.
lesson-majority-five-near-number = The card is right. But this is its number; place it beside its colour.

lesson-majority-waste = Too many knights
lesson-majority-waste-text = A finished game. Beside yellow you have three knights, and Ben has none.
lesson-majority-waste-task = How many of your three could have gone elsewhere, with yellow still yours?
lesson-majority-waste-praise = One knight is more than none. The other two could have helped you beside their numbers.
lesson-majority-waste-other = Ben has no knight beside yellow. How many do you need to have more than he has?
lesson-majority-waste-near-none = Then you would have no knight there either, and without a knight nobody takes anything.
lesson-majority-waste-near-one = Then two would be left, one more than you need: 1 is more than 0.

lesson-majority-treasure = One is enough
lesson-majority-treasure-text = Your last card is the green 3. Beside territory 3 you lead 3 : 1. Beside green Ben has two knights and you have none.
lesson-majority-treasure-task = Place your last knight where it gains a point.
lesson-majority-treasure-hint = Choose the green 3, then the place below the green territory.
lesson-majority-treasure-praise = You are second beside green: the treasure is yours, 1 point. You win 24 : 23.
lesson-majority-treasure-other = Second place takes a treasure, but only with a knight. Where have you none?
lesson-majority-treasure-near-number = Ben has one card left, so 3 : 1 was safe. You gain nothing, and the game ends 23 : 23.

# ---- the castle
lesson-castle = The road to the castle
lesson-castle-about = Who wins the castle, and how one knight keeps it from a rival.

lesson-castle-order = First, not most
lesson-castle-order-text = You lead beside 1, 4 and 5, Ben beside 2 and 3. Suppose it ends like this. The territories are awarded from left to right.
lesson-castle-order-task = Who takes the castle?
lesson-castle-order-answer-1 = You, with three numbers
lesson-castle-order-answer-2 = Ben, with 2 and 3
lesson-castle-order-answer-3 = Nobody
lesson-castle-order-praise = Ben takes his second number at 3, before you take yours at 4.
lesson-castle-order-other = Go from 1 to 5 and stop at the first side with two.
lesson-castle-order-near-most = You have more, but later. Your second number is 4; Ben's second is 3, and the castle goes at once.
lesson-castle-order-near-nobody = Somebody has two of the five already at territory 3.

lesson-castle-apart = Any two
lesson-castle-apart-text = You lead beside 1 and 4, Ben beside 3 and 5. Nobody has a knight beside 2.
lesson-castle-apart-task = Who would take the castle?
lesson-castle-apart-answer-1 = You, with 1 and 4
lesson-castle-apart-answer-2 = Ben: 3 and 5 are worth more
lesson-castle-apart-answer-3 = Nobody: no two neighbours
lesson-castle-apart-praise = Any two numbers will do. With 4 you are the first to have two.
lesson-castle-apart-other = Go from 1 to 5 and stop at the first side with two.
lesson-castle-apart-near-worth = Points do not matter here. Your second number is 4; Ben's is 5, and so he is too late.
lesson-castle-apart-near-nobody = They need not be neighbours. Any two of the five numbers win the castle.

lesson-castle-turned = A tie does not count
lesson-castle-turned-text = Beside 1, 2 and 4 you and Ben are tied. You lead beside 3, Ben beside 5.
lesson-castle-turned-task = Who would take the castle?
lesson-castle-turned-answer-1 = You
lesson-castle-turned-answer-2 = Ben
lesson-castle-turned-answer-3 = Nobody
lesson-castle-turned-praise = You each take one number only. The castle is discarded.
lesson-castle-turned-other = Count only the territories that somebody takes alone.
lesson-castle-turned-near-you = A tied territory is turned over and becomes a treasure. Of the numbers, only 3 would be yours.
lesson-castle-turned-near-ben = A tied territory is turned over and becomes a treasure. Of the numbers, only 5 would be his.

lesson-castle-deny = Not for Ben
lesson-castle-deny-text = Your last card is the violet 4. Beside violet you lead 2 : 1. Of the numbers, Ben leads beside 1 and 4, you beside 3. At 2 and 5 you are level.
lesson-castle-deny-task = Place your last knight where it wins you the game.
lesson-castle-deny-hint = Beside territory 4 Ben leads 4 : 3. Place the violet 4 there.
lesson-castle-deny-praise = Territory 4 is level, so nobody has two numbers. The castle is discarded, and you win 19 : 13.
lesson-castle-deny-other = Look at the castle: Ben is about to win two numbers.
lesson-castle-deny-near-colour = You led beside violet already. Ben takes 1 and 4, with them the castle, and wins 21 : 19.

lesson-castle-swing = One knight, one castle
lesson-castle-swing-text = Your last card is the red 3. One knight draws level beside red or beside territory 3. Ben leads beside 1 and 3, you beside 2 and 5.
lesson-castle-swing-task = Place your last knight where it wins you the game.
lesson-castle-swing-hint = Choose the red 3, then the place below territory 3.
lesson-castle-swing-praise = Now Ben has only 1, and with 2 and 5 the castle is yours. You win 26 : 18.
lesson-castle-swing-other = Both places make a tie. Only one of them also decides the castle.
lesson-castle-swing-near-colour = Red is level: 4 points less for Ben. But he takes 1 and 3, and the castle. It ends 21 : 21.

# ---- three players, and pairs
lesson-company = Three players and pairs
lesson-company-about = Ties between three, and how partners count together.

lesson-company-third = Nothing left for the third
lesson-company-third-text = Beside territory 5 you and Ben have three knights each. Clara has one.
lesson-company-third-task = If it stays so, what does Clara get there?
lesson-company-third-answer-1 = The treasure, 1 point
lesson-company-third-answer-2 = The territory, 5 points
lesson-company-third-answer-3 = Nothing
lesson-company-third-praise = You and Ben take a treasure each, 1 point. Then no tile is left.
lesson-company-third-other = There are two tiles here. You and Ben share first place.
lesson-company-third-near-treasure = You and Ben need both tiles: one takes the treasure, the other the territory turned over.
lesson-company-third-near-territory = The territory goes to the most knights only. Here two of you tie, so it is turned over.

lesson-company-three = All three level
lesson-company-three-text = Your last card is the green 5. Beside green all three have two knights: so nobody takes anything. Beside 5 you lead with three knights; Clara has two.
lesson-company-three-task = Place your last knight where it wins you the game.
lesson-company-three-hint = Choose the green 5, then the place below the green territory.
lesson-company-three-praise = Three against two and two: green is yours, 5 points. You win with 19.
lesson-company-three-other = Beside 5 you lead already. Where does one knight change more?
lesson-company-three-near-number = You led beside 5 already. Green stays level between three, its 5 points go to nobody, and Ben wins with 16.

lesson-company-second = Level in second place
lesson-company-second-text = Your last card is the violet 2. Beside violet Ben has two knights, Clara one and you none. Beside territory 2 each of you has one.
lesson-company-second-task = Place your last knight where it wins you the game.
lesson-company-second-hint = Choose the violet 2, then the place below territory 2.
lesson-company-second-praise = Territory 2 is yours, and with territory 1 the castle. You win with 19 points.
lesson-company-second-other = Ask what you would take at each place.
lesson-company-second-near-colour = Now you and Clara tie for second place, and nobody takes the treasure. Ben wins with 17 points, you have 13.

lesson-company-together = Partners count together
lesson-company-together-text = Now there are four of you. Clara sits opposite and is your partner: you share one strip and one score. Ben and David are the other side.
lesson-company-together-task = How many knights does your side have beside violet?
lesson-company-together-praise = One of yours and two of Clara's are three. They all lie in your strip.
lesson-company-together-other = Count all knights below the violet territory, in your strip.
lesson-company-together-near-own = That is yours alone. Clara's two knights in your strip count as well.
lesson-company-together-near-all = One of these four is David's. He plays with Ben, on the other side of the row.

lesson-company-help = Help your partner
lesson-company-help-text = Your last card is the blue 4. Beside territory 4 your side leads 4 : 3. Beside blue Clara has two knights, David has two, and you have none.
lesson-company-help-task = Place your last knight where it wins you both the game.
lesson-company-help-hint = Choose the blue 4, then the place below the blue territory.
lesson-company-help-praise = Clara's two and yours are three: blue is yours together. You win 29 : 26.
lesson-company-help-other = Clara's knights count for you. Where is your side level?
lesson-company-help-near-number = Your side led there already. Blue stays level, 2 : 2, and Ben and David win 26 : 25.

lesson-company-secret = Your own hand
lesson-company-secret-text = You and Clara win together: one score, shown for each of you, and one place. During the game each of you had a hand and turns of your own.
lesson-company-secret-task = When may you look at Clara's hand?
lesson-company-secret-answer-1 = Never
lesson-company-secret-answer-2 = At any time: she is your partner
lesson-company-secret-answer-3 = Once the stock is empty
lesson-company-secret-praise = Hands are secret, even between partners. Watch where Clara places her knights.
lesson-company-secret-other = A hand is for one pair of eyes only.
lesson-company-secret-near-always = Partners share a strip and a score, but not their cards. Nobody may see another hand.
lesson-company-secret-near-late = An empty stock changes nothing about that. Hands stay secret to the end.
