game-in-a-minute = You are a prince in old Tuscany. Before you lies your region, thirty coloured fields and a castle. Each turn you do one thing: draw cards, take a tile, or pay cards to place it. Every tile gives something back. Completed areas score green points. Three times, green is added to red, so early points count three times. The most red points win.

# Pieces
piece-start-castle = Starting castle
piece-start-castle-does = Your region grows from here: the first tile must touch it. It scores nothing and has no effect, but its field counts as covered.
piece-castle = Castle
piece-castle-does = Goes on a dark green field. You may place a tile from the display at once, without paying. It must fit and touch something you have placed, and you get its points and its effect.
piece-castle-worth = Choose the free tile before you place the castle: one that completes an area, or one you can hardly pay for.
piece-city = City
piece-city-does = Goes on a red field. You take a bonus tile of your choice, which helps you for the rest of the game.
piece-city-worth = The earlier, the better: a bonus tile works from now on.
piece-manor = Manor
piece-manor-does = Goes on a turquoise field. You get a wooden hexagon for your storage: a joker for a field of any colour.
piece-manor-worth = A region has only two turquoise fields, so the colour bonus is near.
piece-agriculture = Agriculture
piece-agriculture-does = Goes on a light green field. It scores 1 green point for each crop on it that is not yet in the same area.
piece-agriculture-worth = Bring different crops together in one large area.
piece-quarry = Quarry
piece-quarry-does = Goes on a grey field. You get 1 marble, and 1 more for each of your “+1 marble” bonus tiles.
piece-quarry-worth = Marble gives you extra actions, so quarries are good early.
piece-village = Village
piece-village-does = Goes on an orange field. You get 1 worker, and 1 more for each of your “+1 worker” bonus tiles.
piece-village-worth = A worker replaces one card of any colour when you pay.
piece-monastery = Monastery
piece-monastery-does = Goes on a yellow field. You draw 3 cards. “+1 game card” bonus tiles do not add to this.
piece-monastery-worth = It costs two cards and gives three. Good when your hand is small.
piece-carriage = Carriage
piece-carriage-does = Goes on a beige field. You turn up 1 yield card and get what it shows, and 1 more card for each of your “+1 yield card” bonus tiles.
piece-carriage-worth = A surprise: points, cards, a worker, a marble or a wooden hexagon.
piece-hexagon = Wooden hexagon
piece-hexagon-does = A joker. Place it from your storage on a field of any colour, paid for in that colour. It then counts as that tile, with its effect. On light green it always scores 1 green point as a new crop.
piece-hexagon-worth = Keep it for the last field of a large area. Left in storage at the end: 1 point.
piece-worker = Worker
piece-worker-does = When you pay for a tile, a worker replaces one of the two cards, whatever the colour. Two workers pay for any tile. A used worker goes back to the supply.
piece-worker-worth = 1 point for each one left at the end.
piece-marble = Marble
piece-marble-does = Once in your turn you may give back a marble for one more action, before or after your usual one.
piece-marble-worth = 1 point for each one left at the end.
piece-green = Green points
piece-green-does = Points for what you place. At each of the three scorings they are added to your red points, and they stay.
piece-green-worth = Scored in the first passage, a green point counts three times; in the last one, once.
piece-bonus-card = Bonus tile “+1 game card”
piece-bonus-card-does = Each time you choose to draw cards, you draw 1 more. Cards from monasteries and yield cards stay as they are.
piece-bonus-card-worth = The safest choice at the start.
piece-bonus-storage = Bonus tile “+1 storage space”
piece-bonus-storage-does = You can store one more tile or wooden hexagon, and you score 2 green points at once.
piece-bonus-storage-worth = Taken at the start, its 2 points count three times.
piece-bonus-marble = Bonus tile “+1 marble”
piece-bonus-marble-does = Each quarry you place gives you 1 more marble.
piece-bonus-marble-worth = Good while most of your four grey fields are still empty.
piece-bonus-worker = Bonus tile “+1 worker”
piece-bonus-worker-does = Each village you place gives you 1 more worker.
piece-bonus-worker-worth = Good while most of your five orange fields are still empty.
piece-bonus-yield = Bonus tile “+1 yield card”
piece-bonus-yield-does = Each carriage you place turns up 1 more yield card.
piece-bonus-yield-worth = Good while most of your four beige fields are still empty.
piece-colour = Colour bonus
piece-colour-does = The first player to cover all fields of this colour in their region scores the number shown, in green points. The second scores less, everybody else nothing.
piece-colour-worth = Count how many fields of the colour the others still need.
piece-deck = Draw pile
piece-deck-does = Choose it to draw cards: 2 (in later editions 3), and 1 more for each “+1 game card” bonus tile.
piece-card = Game card
piece-card-does = Two cards of a field’s colour pay for the tile you place there. Two cards of one other colour replace one of them.
piece-card-worth = Three cards left at the end are 1 point.
piece-closed-hand = Another player’s hand
piece-closed-hand-does = Only the number of cards is known. A hand can be as large as you like.
piece-discards = Discarded cards
piece-discards-does = Cards that were paid, by colour. When the draw pile is empty, they are shuffled into a new one.
piece-yields = Yield cards
piece-yields-does = A carriage turns up the top card. It gives what it shows and is discarded.
piece-yield-points = Yield card: points
piece-yield-points-does = 2 red points or 1 green point, at once.
piece-yield-points-worth = The green point is added again at every scoring still to come.
piece-yield-cards = Yield card: game cards
piece-yield-cards-does = You draw 2 or 3 cards. Bonus tiles do not add to this.
piece-yield-worker = Yield card: worker
piece-yield-worker-does = You get 1 worker. Bonus tiles do not add to this.
piece-yield-marble = Yield card: marble
piece-yield-marble-does = You get 1 marble, and may use it in this very turn. Bonus tiles do not add to this.
piece-yield-hexagon = Yield card: wooden hexagon
piece-yield-hexagon-does = You get a wooden hexagon for your storage. If no space is free, you score 2 red points instead.
piece-neutral = Neutral tiles
piece-neutral-does = 32 tiles, four of each kind. They form the first display. Later they replace five tiles of one colour that leave the display.
piece-stack = Stack of a player
piece-stack-does = Seven tiles, face down. When you take a tile from the display, your next one fills the gap, from the left stack first.
piece-stack-worth = The first player to empty stack 1, 2 or 3 ends that passage: the round is completed, then comes a scoring. After stack 3, one more round is played.
piece-space = Empty space
piece-space-does = In a storage, it can hold one tile or wooden hexagon until it is placed. At the place of a stack, it shows that the stack is used up. In the display, there was no tile to fill the gap.
piece-space-worth = If your storage is full when you take a tile, you lose one stored item. So place first, then take.
piece-part = Part of a region
piece-part-does = Ten fields. Three parts side by side make a region. Each field takes a tile of its colour, and touching fields of one colour are one area.
piece-part-worth = A complete area scores 1, 3 or 6 green points for one, two or three fields.
piece-tracks = Score tracks
piece-tracks-does = Outside the green points, inside the red ones. At the end of each of the three passages, everybody adds green to red, and green stays.
piece-tracks-worth = Red points decide the game.
piece-chip = Marker on a track
piece-chip-does = Each player has two: the one on the outer track shows the green points, the one on the inner track the red points.
piece-lap = 50 or 100
piece-lap-does = This player has gone round the red track once or twice. Add 50 or 100 to the space of the marker.
piece-count = Number
piece-count-does = How many tiles or cards there are in this place.
piece-field = Field you can choose
piece-field-does = The chosen tile fits here: the colour is right, and the field touches something you have placed.
piece-field-worth = When all fields of an area are covered, it scores 1, 3 or 6 green points for one, two or three fields.
piece-slot = Place for a part
piece-slot-does = Put the chosen part here: half a hexagon higher or lower than its neighbour on the left.
piece-slot-worth = Look which fields of one colour would meet.
piece-pass = Do without
piece-pass-does = After your action: end your turn and keep your marble. After a castle: take no free tile.
piece-pass-worth = A castle’s tile is a gift. Refuse it only if nothing fits well.
piece-table = Table
piece-table-does = Your region with stacks, storage, marble, workers and bonus tiles. Beside it the display of eight tiles, the colour bonuses and the score tracks.
piece-hand = Your hand
piece-hand-does = Your cards, hidden from the others. Two of a colour pay for a tile of that colour; any other pair replaces one card.
piece-mat = Another player’s region
piece-mat-does = Everything in front of this player: region, stacks, storage, marble, workers and bonus tiles.
piece-mat-worth = Look who is about to cover a whole colour, and whose stack is almost empty.
piece-supply = Bonus tiles and piles
piece-supply-does = Bonus tiles, five of each kind; the draw pile and the discarded cards; yield cards; neutral tiles and tiles set aside.
piece-dock = Choices
piece-dock-does = Region parts still to be placed, each upright and rotated, or a button.

# Help at each question
help-part = Build your region: three parts side by side, upright or rotated, half a hexagon higher or lower. Pick a part, then its place.
help-part-matters = Fields of one colour that meet become one area. An area of three scores 6, three single fields only 3.
help-castle = Choose the dark green field from which your region will grow.
help-castle-matters = Best next to colours you hold twice. In the middle it reaches more fields.
help-bonus = Take one lasting advantage. You may own several of a kind; there are five of each.
help-bonus-matters = One more card for each draw is a safe start. A storage space scores 2 green points at once.
help-act = One action: draw cards, take a tile into your storage, or place a stored tile and pay for it. With a marble you may do two.
help-act-matters = Can you complete an area? Place. Is there a tile you can pay for soon? Take it. Otherwise draw.
help-discard = Your storage is full. One stored item must go before the new tile comes in, and it is lost.
help-discard-matters = Keep what you can place and pay for soonest.
help-pay = The tile costs two cards of the field’s colour. Two cards of one other colour replace one of them, and so does a worker. You pay exactly that.
help-pay-matters = Spend pairs of colours you no longer need. Save workers: they fit every colour.
help-free = For your castle, place any fitting tile from the display now, without cards. Pick the tile, then the field.
help-free-matters = Complete an area or a whole colour. Otherwise choose what you could hardly pay for, such as a city or another castle.
help-marble = Your action is done. Give back a marble for one more, or end your turn.
help-marble-matters = Use it if something cannot wait: a tile others want, or an area before a scoring. A marble kept is worth 1 point at the end.

# Lesson 1
lesson-first = From castle to scoring
lesson-first-about = You place your first tiles, pay for them, use a marble and a castle, and see how green points become red ones.

lesson-first-village = Place a tile
lesson-first-village-text = This is your region. Your castle is the start. A village waits in your storage. It needs an orange field that touches something you have placed, and it costs two orange cards.
lesson-first-village-task = Place the village on the orange field next to your castle and pay two orange cards.
lesson-first-village-hint = Pick the village in your storage below your region, then the orange field at the upper right of your castle, then both orange cards.
lesson-first-village-praise = An area of one field is complete: 1 green point. And a worker moves in.
lesson-first-village-other = That is possible, but here we place the village: on orange, next to your castle.
lesson-first-village-near-apart = Orange is right, but this field touches nothing you have placed. Begin next to your castle.
lesson-first-village-near-colour = This field is yellow. A village goes on orange.
lesson-first-village-near-take = Your one storage space is full. For a new tile you would have to give up the village. Place it first.
lesson-first-village-near-dear = That works, but it costs three cards. Two orange cards are cheaper.

lesson-first-take = Take a tile
lesson-first-take-text = Your storage is empty, so take a tile from the display. Choose one you can pay for soon. The next tile from your own stack then fills the gap.
lesson-first-take-task = Take a tile for which you hold two cards of its colour.
lesson-first-take-hint = You hold two yellow cards. Yellow is the monastery: pick one in the display.
lesson-first-take-praise = The monastery is in your storage, and a tile of your own has filled the gap.
lesson-first-take-other = You hold only one card of that colour, or none. Look at your hand: which colour is there twice?
lesson-first-take-near-castle = A castle is strong, but you hold no dark green card. It would cost your yellow pair and your worker. There is something cheaper.
lesson-first-take-near-draw = You already hold a pair. Take a tile for it before Ben does.

lesson-first-areas = Areas
lesson-first-areas-text = Three yellow fields lie together: they are one area. It scores when all of it is covered: 1, 3 or 6 green points for one, two or three fields.
lesson-first-areas-task = Place the monastery in the large yellow area and pay two yellow cards.
lesson-first-areas-hint = Pick the monastery in your storage, then the yellow field above your castle, then both yellow cards.
lesson-first-areas-praise = No points yet: two yellow fields are missing. But a monastery draws you 3 cards.
lesson-first-areas-other = That is possible. Here, use the monastery: on yellow, for two yellow cards.
lesson-first-areas-near-apart = This field belongs to the area, but nothing next to it is covered yet. Begin closer to your castle.
lesson-first-areas-near-lonely = This yellow field lies alone, and it touches nothing you have placed.
lesson-first-areas-near-take = Your storage space is full. The monastery would be lost. Place it first.
lesson-first-areas-near-worker = That works. But keep the worker: it fits any colour, and you hold two yellow cards.

lesson-first-draw = Draw cards
lesson-first-draw-text = Nothing in storage, and four cards of four colours: a good moment to draw. You get two cards, and there is no hand limit.
lesson-first-draw-task = Draw cards.
lesson-first-draw-hint = Pick the draw pile among the bonus tiles and piles.
lesson-first-draw-praise = Light green and grey. Now you hold a pair of light green.
lesson-first-draw-other = Possible, but draw cards now: the draw pile lies with the bonus tiles.
lesson-first-draw-near-take = You may. But you hold no pair, so you could pay for few tiles, and only with your worker. Draw first.

lesson-first-pair = Pay with a pair
lesson-first-pair-text = You took another monastery. It costs two yellow cards, and you hold one. Two cards of one other colour replace a card. So does a worker, but workers fit every colour.
lesson-first-pair-task = Place the monastery next to the first one; pay one yellow card and a pair, not your worker.
lesson-first-pair-hint = Pick the monastery, the yellow field at the upper right of the first monastery, then one yellow and two light green cards.
lesson-first-pair-praise = Three cards paid, three cards drawn. Two of three yellow fields are covered.
lesson-first-pair-other = Place the stored monastery in the yellow area, and pay with one yellow and two light green cards.
lesson-first-pair-near-unlike = Two different cards are no pair. You hold two cards of one colour: light green.
lesson-first-pair-near-worker = Allowed. But a worker fits every colour; here, spend the pair and keep the worker.
lesson-first-pair-near-take = Your storage space is full. The monastery would be lost.

lesson-first-finish = Complete an area
lesson-first-finish-text = One yellow field is missing in your large area. Another monastery is in your storage, and you hold two yellow cards again.
lesson-first-finish-task = Complete the yellow area and pay two yellow cards.
lesson-first-finish-hint = Pick the monastery, then the yellow field at the upper right of your second monastery, then both yellow cards.
lesson-first-finish-praise = Three fields: 6 green points, and 3 cards. You now have 7 green points.
lesson-first-finish-other = First complete the area: place the monastery on its last yellow field, for two yellow cards.
lesson-first-finish-near-grey = Allowed, but you will want both grey cards for a quarry. Pay with yellow.
lesson-first-finish-near-worker = Allowed, but you hold two yellow cards. Keep the worker for a colour you lack.

lesson-first-quarry = Bonus tile
lesson-first-quarry-text = A quarry gives 1 marble. Your bonus tile “+1 marble” adds one more, every time. Bonus tiles last for the whole game.
lesson-first-quarry-task = Place the quarry on the grey field next to your last monastery and pay two grey cards.
lesson-first-quarry-hint = Pick the quarry, then the grey field at the lower right of your last monastery, then both grey cards.
lesson-first-quarry-praise = An area of one field: 1 green point. And 2 marble instead of 1.
lesson-first-quarry-other = Place the quarry, and pay with the two grey cards: that is the cheapest way.
lesson-first-quarry-near-castle = Keep the two dark green cards: there is a castle in the display.
lesson-first-quarry-near-apart = This grey field touches nothing you have placed. There is another one next to your last monastery.

lesson-first-marble = Marble
lesson-first-marble-text = Your action is done. Once in your turn, a marble buys one more. Your storage is empty, you hold two dark green cards, and there is a castle in the display.
lesson-first-marble-task = Use a marble and take the castle.
lesson-first-marble-hint = Pick a marble below your region, then the castle in the display.
lesson-first-marble-praise = Two actions in one turn, and 1 marble is left.
lesson-first-marble-other = You have an action now. Take the castle: you hold two dark green cards.
lesson-first-marble-near-pass = That ends your turn, and Ben might take the castle. Use a marble.

lesson-first-castle = Place the castle
lesson-first-castle-text = Castles go on dark green fields. One of them touches your village, and you hold two dark green cards.
lesson-first-castle-task = Place the castle there and pay two dark green cards.
lesson-first-castle-hint = Pick the castle in your storage, then the dark green field at the lower right of your village, then both dark green cards.
lesson-first-castle-praise = An area of one field: 1 green point. And now the castle gives you a tile.
lesson-first-castle-other = Place the castle next to your village, and pay with the two dark green cards.
lesson-first-castle-near-apart = The colour is right, but nothing next to this field is covered.
lesson-first-castle-near-marble = Not needed: placing the castle is your one action. Keep the marble.
lesson-first-castle-near-take = Your storage space is full. The castle would be lost.

lesson-first-free = The castle’s gift
lesson-first-free-text = Place any fitting tile from the display, without cards. One yellow field is left in your region. Whoever first covers all fields of a colour scores its colour bonus.
lesson-first-free-task = Place the tile that scores the most green points.
lesson-first-free-hint = Pick the monastery in the display, then the last yellow field, at the lower right of your quarry.
lesson-first-free-praise = 1 for the area, 3 for covering yellow first, and 3 cards. You now have 13 green points.
lesson-first-free-other = That scores 2 points at most. Which colour is almost complete?
lesson-first-free-near-city = A bonus tile and 1 point: good. But one tile scores 4 points here, for its area and for a whole colour.
lesson-first-free-near-pass = The tile is a gift, so take one. Which colour is almost complete?

lesson-first-passage = A passage ends
lesson-first-passage-text = Your first stack is empty. The round is completed, then comes a scoring: everybody adds green points to red. The green points stay.
lesson-first-passage-task = End your turn and watch the scoring.
lesson-first-passage-hint = Press “End turn”.
lesson-first-passage-praise = Ben finishes the round. Then your 13 green points are added to red.
lesson-first-passage-other = End your turn now to see the scoring.
lesson-first-passage-near-marble = You could do one more action. Here, keep the marble and watch the scoring.

lesson-first-early = Why early points are better
lesson-first-early-text = There are three scorings, and green points stay. You completed an area of three in the first passage. Suppose Ben completes one in the third.
lesson-first-early-task = How many red points have the two areas scored by the end?
lesson-first-early-answer-1 = 6 for each of us
lesson-first-early-answer-2 = 18 for me, 6 for Ben
lesson-first-early-answer-3 = 13 for each of us
lesson-first-early-praise = 6 + 6 + 6 = 18. After the third scoring and the leftovers, most red points win.
lesson-first-early-other = Green points stay and are added again at every scoring.
lesson-first-early-near-same = Ben’s area is added once. But yours is on the green track from the first scoring on. How often is it added?
lesson-first-early-near-sum = 13 is all your green so far. Think of the 6 points for the area, added at every scoring still to come.

# Lesson 2
lesson-region = Your region
lesson-region-about = How you join the three parts, where your castle starts, and what a bonus tile is worth.

lesson-region-yellow = Join the parts
lesson-region-yellow-text = You build your region from three parts, upright or rotated, half a hexagon higher or lower. Part A is in place. Three touching fields of one colour score 6, three single ones 3.
lesson-region-yellow-task = Add part C so that three yellow fields touch.
lesson-region-yellow-hint = Pick part C upright, then the lower place.
lesson-region-yellow-praise = Three yellow fields are now one area: 6 points when it is covered.
lesson-region-yellow-other = The yellow fields do not meet this way. Look at the yellow field on the right edge of part A.
lesson-region-yellow-near-green = That joins three light green fields, well seen. Now find the way that joins three yellow ones.
lesson-region-yellow-near-high = One step too high: the yellow fields miss each other.
lesson-region-yellow-near-other-part = Part B could join two yellow fields at most. Part C has two yellow fields side by side.

lesson-region-second = One more area of three
lesson-region-second-text = Only part B is left. It can go on the right in four ways. Three of them create a second area of three fields, one does not.
lesson-region-second-task = Add part B so that another area of three fields appears.
lesson-region-second-hint = For example: pick part B upright, then the higher place. Three light green fields meet.
lesson-region-second-praise = A second area of three. Completely covered, your areas score 38 points this way.
lesson-region-second-other = Look which fields meet along the seam.
lesson-region-second-near-low = Nothing new meets along this seam. Try it half a hexagon higher, or rotate the part.

lesson-region-start = The starting castle
lesson-region-start-text = Your first tile must touch the starting castle. You hold two orange and two yellow cards, enough for a village and a monastery. The castle itself scores nothing.
lesson-region-start-task = Place the castle where it touches an orange and a yellow field.
lesson-region-start-hint = Choose the dark green field in the left or in the right part.
lesson-region-start-praise = Your first two tiles are paid for. That is a good start.
lesson-region-start-other = The starting castle needs a dark green field.
lesson-region-start-near-middle = In the middle it has six neighbours, but none of them is yellow.

lesson-region-gift = A bonus tile
lesson-region-gift-text = Everybody begins with one bonus tile. It works for the whole game, and you may later own several of a kind. One kind also scores at once.
lesson-region-gift-task = Take the bonus tile that scores green points at once.
lesson-region-gift-hint = Pick “+1 storage space” among the bonus tiles.
lesson-region-gift-praise = 2 green points now. Added at all three scorings, they become 6 red points.
lesson-region-gift-other = A good helper, but it scores nothing at once. Which bonus tile gives you room?
lesson-region-gift-near-card = One more card for each draw is a safe choice in a real game. But it scores nothing at once.

# Lesson 3
lesson-storage = Pay, store, place
lesson-storage-about = Which cards pay, what happens when your storage is full, and what to place first.

lesson-storage-units = What pays
lesson-storage-units-text = A quarry costs two grey cards. Each of them can be replaced: by two cards of one other colour, or by a worker. Grey cards and workers are precious; pairs are not.
lesson-storage-units-task = Pay so that you keep both grey cards and both workers.
lesson-storage-units-hint = Four orange cards are two pairs. Pick all four.
lesson-storage-units-praise = Two pairs replace two cards. Four cards of one colour are two pairs as well.
lesson-storage-units-other = Pay with two pairs, nothing more: no grey card, no worker.
lesson-storage-units-near-unlike = Orange and red are two different cards, so they are no pair.
lesson-storage-units-near-three = Three orange cards are one pair and a single card. The single one pays for nothing.
lesson-storage-units-near-grey = That pays, but it spends a grey card. You hold enough pairs of other colours.
lesson-storage-units-near-worker = That pays, but it spends a worker. You hold enough pairs.

lesson-storage-full = Storage is full
lesson-storage-full-text = You took a quarry, but both storage spaces were full. Castle or manor: one of them is lost now. You hold five orange cards, and only your starting castle is placed.
lesson-storage-full-task = Give up the tile you cannot place next turn.
lesson-storage-full-hint = No dark green field touches your starting castle. Give up the castle.
lesson-storage-full-praise = The manor stays: its turquoise field touches your castle, and two orange pairs pay for it.
lesson-storage-full-other = Look which of the two fits next to your starting castle.
lesson-storage-full-near-manor = The manor fits next to your starting castle, and two pairs pay for it. No dark green field is within reach.

lesson-storage-sweep = Five of one colour
lesson-storage-sweep-text = There are four light green tiles in the display. You take the village, and the next tile from your stack is light green, too.
lesson-storage-sweep-task = What happens?
lesson-storage-sweep-answer-1 = It stays next to the other four.
lesson-storage-sweep-answer-2 = All five light green tiles leave; five neutral ones come.
lesson-storage-sweep-answer-3 = Only the fifth tile leaves.
lesson-storage-sweep-praise = Right. If you need one of four tiles of a colour, do not wait.
lesson-storage-sweep-other = Five of one colour never stay in the display.
lesson-storage-sweep-near-stays = Five of one colour never stay. Different crops make no difference: light green is one colour.
lesson-storage-sweep-near-last = Not only the last one: all five leave together.

lesson-storage-both = What first?
lesson-storage-both-text = Ben has emptied his first stack: your last turn before the scoring. You hold two grey and two yellow cards. The monastery would complete an area of three.
lesson-storage-both-task = Place both tiles in this one turn.
lesson-storage-both-hint = Quarry first, on the grey field next to your city. Then use the marble and place the monastery on the last yellow field.
lesson-storage-both-praise = The quarry’s marble paid for a second action: 1 + 6 green points before the scoring.
lesson-storage-both-other = This way one tile stays behind. Which tile gives you a second action? And keep two cards for each tile.
lesson-storage-both-near-monastery = That scores 6 and ends your turn. Another tile gives you a second action: place that one first.
lesson-storage-both-near-pass = Use the marble now. The 6 points for the monastery should count at this scoring.
lesson-storage-both-near-take = Your storage is full, so you would lose a tile. Place first.

# Lesson 4
lesson-passages = Chains and passages
lesson-passages-about = How one castle pulls further tiles along, when a passage ends, and what counts at the very end.

lesson-passages-chain = A chain
lesson-passages-chain-text = You have placed a castle and may place a free tile. The free tile has its full effect. One of the tiles in the display gives you yet another free tile.
lesson-passages-chain-task = Place the tile that gives you another free tile.
lesson-passages-chain-hint = Pick the castle in the display, then the last dark green field.
lesson-passages-chain-praise = 1 for the area, 2 for covering dark green first, and another free tile.
lesson-passages-chain-other = Good, but the chain would end here. Which tile gives you a free tile?
lesson-passages-chain-near-city = A city gives a bonus tile, but no free tile. Which tile does?
lesson-passages-chain-near-pass = The tile is free. Take the one that gives you another.

lesson-passages-onward = And on it goes
lesson-passages-onward-text = The gap has been filled, and you may place another tile for your second castle. You have no marble. One kind of tile would give you one more action in this turn.
lesson-passages-onward-task = Place the tile that lets you do one more action.
lesson-passages-onward-hint = Pick a quarry in the display, then a grey field.
lesson-passages-onward-praise = 1 marble, to be used at once if you like. One castle has become four moves.
lesson-passages-onward-other = Nice, but your turn would end here. What gives you an extra action?
lesson-passages-onward-near-city = A bonus tile helps later. For one more action now, you need a marble.
lesson-passages-onward-near-village = Workers help you pay. For one more action now, you need a marble.
lesson-passages-onward-near-pass = The tile is free. Take the one that gives you a marble.

lesson-passages-when = When is the scoring?
lesson-passages-when-text = You have put the seventh tile of your first stack into the display. You are the starting player; Ben has not had his turn in this round.
lesson-passages-when-task = When do the green points go to red?
lesson-passages-when-answer-1 = At once.
lesson-passages-when-answer-2 = When the round is complete: after Ben’s turn.
lesson-passages-when-answer-3 = When Ben’s first stack is empty, too.
lesson-passages-when-praise = Right. Only the first of all first stacks counts; later ones end nothing.
lesson-passages-when-other = Everybody gets the same number of turns before a scoring.
lesson-passages-when-near-now = Everybody gets the same number of turns: Ben plays first.
lesson-passages-when-near-all = One empty first stack is enough. If Ben’s runs out later, nothing happens.

lesson-passages-turns = The last turns
lesson-passages-turns-text = The third passage: your third stack has just run out, and it is Ben’s turn. This time the round is completed, and then one more full round is played.
lesson-passages-turns-task = How many more turns do you have?
lesson-passages-turns-praise = Right: Ben, then you once more, then Ben. A marble would even make it two actions.
lesson-passages-turns-other = Ben completes this round. Then one more round: everybody has one turn.
lesson-passages-turns-near-none = After the third stack, one more full round is played, for you as well.
lesson-passages-turns-near-two = You have had your turn in this round. Only the extra round is left.

lesson-passages-left = Leftovers
lesson-passages-left-text = After the last scoring, leftovers score red points: 1 for each stored tile or wooden hexagon, each marble and each worker, and 1 for every three cards.
lesson-passages-left-task = You have two stored tiles and five cards. How many points is that?
lesson-passages-left-praise = 2 for the tiles, 1 for three of the five cards. Small, but it can decide a game.
lesson-passages-left-other = Count 1 for each stored tile, and 1 for every full set of three cards.
lesson-passages-left-near-cards = Not every card: three cards together are 1 point.
lesson-passages-left-near-tiles = That is for the tiles. Three of your five cards are another point.
