# What players learn the game from: in a minute, every piece, every question, the lessons.
game-in-a-minute = Around a great wheel you build a land of cities, roads, monasteries and fields. Each turn you draw a tile, place it so that it fits, and may place one follower: on the tile, or on a crown of the wheel. If the tile shows a small wheel, a pig first moves on, and the segment where it stops acts. Most segments score points; the plague sends followers home. After the last tile, the most points win.

piece-one-dot = Tile with one dot
piece-one-dot-does = The small wheel moves the pig one segment as soon as the tile is drawn, and the segment where it stops acts. Then the tile is placed like any other.
piece-one-dot-worth = 11 of the 71 tiles show one dot.
piece-two-dots = Tile with two dots
piece-two-dots-does = The small wheel moves the pig two segments as soon as the tile is drawn; only the segment where it stops acts. Then the tile is placed like any other.
piece-two-dots-worth = 5 of the 71 tiles show two dots.
piece-three-dots = Tile with three dots
piece-three-dots-does = The small wheel moves the pig three segments as soon as the tile is drawn; only the segment where it stops acts. Then the tile is placed like any other.
piece-three-dots-worth = 3 of the 71 tiles show three dots.
piece-monastery = Monastery
piece-monastery-does = A monk can live here. It is finished when all eight places around it are covered, by tiles or by the board. A road that meets it ends there.
piece-monastery-worth = Finished 9 points; at the end of the game 1 for itself and 1 for each covered place around it.
piece-shield = City with a shield
piece-shield-does = The shield adds points to its city, and makes every knight there worth more at Taxes.
piece-shield-worth = Each shield 2 points in a finished city, 1 in an unfinished one.
piece-gate = City with a gate
piece-gate-does = A road ends at the gate of this city. The gate closes that end of the road, not the city.
piece-gate-worth = City: 2 points a tile when finished. Road: 1 point a tile.
piece-junction = Junction
piece-junction-does = Several roads begin here, and each is a road of its own. The junction closes one end of each.
piece-junction-worth = 1 point for each tile of a road, the junction included.
piece-separate-cities = Separate cities
piece-separate-cities-does = The city parts on this tile are not joined. Each belongs to a city of its own, unless they meet on other tiles.
piece-separate-cities-worth = If they do meet, the tile still counts once: 2 points.
piece-city-and-road = City and road
piece-city-and-road-does = A piece of city and a road that passes by. You choose which of them your follower claims.
piece-city-and-road-worth = City: 2 points a tile when finished. Road: 1 point a tile.
piece-city = City
piece-city-does = A piece of city. A city is finished when its wall is closed all around and there is no gap inside.
piece-city-worth = 2 points a tile when finished; 1 a tile at the end of the game if it is not.
piece-road = Road
piece-road-does = A piece of road. A road is finished when both its ends are closed: by a junction, a city gate, a monastery or the wheel.
piece-road-worth = 1 point a tile, finished or not.
piece-farmer = Farmer
piece-farmer-does = A follower lying in a field. He stays until the end of the game; only the plague can bring him home.
piece-farmer-worth = At Famine 1 point for each finished city at his field; at the end 3 points a city for the most farmers there.
piece-follower = Follower
piece-follower-does = You have seven. On your new tile a follower is a knight, thief, monk or farmer; on the wheel it waits at a crown. What is not on the table is in your supply.
piece-follower-worth = Each one in your supply scores 1 point at Storm.
piece-knight = Place for a knight
piece-knight-does = A follower here claims the city. It scores when the city is finished, then comes home.
piece-knight-worth = 2 points for each tile and each shield. Finished now? It still scores at once.
piece-thief = Place for a thief
piece-thief-does = A follower here claims the road. It scores when the road is finished, then comes home.
piece-thief-worth = 1 point for each tile of the road.
piece-monk = Place for a monk
piece-monk-does = A follower here claims the monastery. It scores and comes home when all eight places around are covered.
piece-monk-worth = 9 points when finished, and 2 whenever the pig stops at Inquisition.
piece-single-crown = Crown, one in its segment
piece-single-crown-does = A follower here waits for the pig. If the pig stops in this segment, the follower scores and comes home. Passing by does nothing.
piece-single-crown-worth = 3 points.
piece-pair-of-crowns = Crown, two in its segment
piece-pair-of-crowns-does = A follower here waits for the pig. If the pig stops in this segment, the follower scores and comes home. Passing by does nothing.
piece-pair-of-crowns-worth = 6 points alone; 3 each if both crowns are taken.
piece-pig = Pig
piece-pig-does = It walks clockwise around the wheel, as many segments as a drawn tile has dots. The segment where it stops acts; those it passes do not.
piece-pig-worth = All the dots of the game lead it around five times.
piece-fortune = Fortune
piece-fortune-does = If the pig stops here, the player whose turn it is scores. Nobody else does.
piece-fortune-worth = 3 points. Its crown: 3.
piece-tax = Taxes
piece-tax-does = If the pig stops here, every knight on the land scores for his city. Majorities do not matter, and the knights stay.
piece-tax-worth = For each knight: shields of his city + your own knights there. Its crowns: 6 alone, 3 each together.
piece-famine = Famine
piece-famine-does = If the pig stops here, every farmer scores for the finished cities at his field. Majorities do not matter, and the farmers stay.
piece-famine-worth = 1 point for each farmer and city. Its crown: 3.
piece-storm = Storm
piece-storm-does = If the pig stops here, everybody scores for the followers in the supply, before followers return from these crowns.
piece-storm-worth = 1 point for each. Its crowns: 6 alone, 3 each together.
piece-inquisition = Inquisition
piece-inquisition-does = If the pig stops here, every monk scores. The monks stay.
piece-inquisition-worth = 2 points for each monk. Its crown: 3.
piece-plague = Plague
piece-plague-does = If the pig stops here, everybody must return one follower from the land, the player whose turn it is first. Followers on crowns are safe.
piece-plague-worth = No points. Its crowns: 6 alone, 3 each together.
piece-board = Wheel board
piece-board-does = The start of the land. Its three cities, three roads and three fields continue on your tiles. No follower is placed on it directly, except on the crowns.
piece-board-worth = Each of its 16 places counts as a tile, also around a monastery.
piece-turned = Turned tile
piece-turned-does = The tile as it would lie here. Choose the rotation that helps you most.
piece-place = Empty place
piece-place-does = Your tile fits here in at least one rotation: every side that touches shows the same as its neighbour.
piece-pass = Pass
piece-pass-does = You place no follower this turn. What your tile has finished scores anyway.
piece-land = The land
piece-land-does = The wheel board and all tiles around it. It grows with every turn.
piece-drawn = Drawn tile
piece-drawn-does = The tile of this turn, open to everybody. If it shows a small wheel, the pig has moved already.

help-place = Place the tile beside the board or another tile, turned so that every touching side matches: road to road, city to city, field to field.
help-place-matters = Finish something of yours, enlarge it, or start where a follower can stand. What helps others, place elsewhere.
help-figure = Place one follower: on this tile, where the whole city, road or field holds nobody yet, or on a free crown of the wheel. Or pass.
help-figure-matters = Will it be finished soon? If the tile offers little, take a crown one or two segments ahead of the pig. Keep one follower at home.
help-take = The pig stopped at Plague. Choose one of your followers on the land; it returns to your supply. Followers on crowns are not affected.
help-take-matters = Take the one with the least to gain: on a short road, in a city that will hardly be closed. If it is your turn, you may place it again at once.

lesson-first = The pig and the wheel
lesson-first-about = Place tiles, place followers, and see what the pig does when it stops.

lesson-first-lay = Place a tile
lesson-first-lay-text = The wheel board is where the land begins. Place your tile beside it, side to side: road meets road, city meets city, field meets field. Turn the tile until it fits.
lesson-first-lay-task = Place the monastery at the end of the road on the upper side.
lesson-first-lay-praise = Road meets road. The board’s places already count as neighbours of your monastery.
lesson-first-lay-hint = The upper side of the board, third place from the left, with the road pointing down.
lesson-first-lay-other = It fits there, too. For this lesson, continue the road on the upper side.
lesson-first-lay-near-city = There the board shows a city. Your tile shows no city, so it fits in no rotation.
lesson-first-lay-near-turn = The board’s road would run into a field. Turn the tile until its road points down.
lesson-first-lay-near-field = Here only fields meet. The road is one place further right.

lesson-first-monk = A follower
lesson-first-monk-text = Now you may place one of your seven followers on this tile. In a monastery it is a monk. It scores 9 points when all eight places around are covered.
lesson-first-monk-task = Place a monk in the monastery.
lesson-first-monk-praise = A monk. Three of his eight neighbours, places of the board, are there already.
lesson-first-monk-hint = Choose the monastery in the middle of your new tile.
lesson-first-monk-other = Look at the building in the middle of your tile.
lesson-first-monk-near-road = The road is finished: 2 tiles, 2 points. A fair choice, but the monk can score 9. Try him.
lesson-first-monk-near-farmer = A farmer lies in the field until the end of the game. That is too early.
lesson-first-monk-near-crown = A crown is for later. A monastery with three neighbours is a better place now.
lesson-first-monk-near-pass = You may pass, but then the monastery belongs to nobody.

lesson-first-city = Close a city
lesson-first-city-text = A city is finished when its wall is closed. Placing comes before scoring, so a knight can enter, score and return in one turn: 2 points for each tile.
lesson-first-city-task = Close the small city on the right side of the board, then place a knight.
lesson-first-city-praise = 2 tiles × 2 = { $points } points, and your knight is home again.
lesson-first-city-hint = The right side of the board, third place from the top. Turn the city side to the left, then choose the city.
lesson-first-city-other = It fits, but no city is finished there. Look at the small city on the right side of the board.
lesson-first-city-near-large = This city goes around the corner. One tile does not close it. The small one on the right needs only yours.
lesson-first-city-near-farmer = A farmer would wait until the end. The city pays now.
lesson-first-city-near-crown = The finished city pays now. A crown can wait.
lesson-first-city-near-pass = A city without a knight pays nobody.

lesson-first-crown = A crown
lesson-first-crown-text = Your next tile, a bend, offers little. Instead of the tile, a follower may take a free crown of the wheel. It scores if the pig stops there: alone at two crowns, 6 points.
lesson-first-crown-task = Place a follower on a crown one segment ahead of the pig, clockwise.
lesson-first-crown-praise = A follower waits at Taxes. Most small wheels show one dot.
lesson-first-crown-hint = The pig stands on Fortune. The next segment clockwise is Taxes, with the purse.
lesson-first-crown-other = The bend has only begun a road. Try a crown this time: the one at Taxes.
lesson-first-crown-near-fortune = The pig stands here already. It would have to go all the way around.
lesson-first-crown-near-famine = Famine needs two dots, and its single crown pays only 3. Taxes is nearer and pays 6.
lesson-first-crown-near-far = That is three or more segments ahead. The next segment is reached more often.
lesson-first-crown-near-pass = You have six followers at home. One of them can wait on a crown.

lesson-first-pig = The pig walks
lesson-first-pig-text = Ben draws a tile with a small wheel: one dot. Before he places the tile, the pig moves one segment clockwise, and the segment where it stops acts.
lesson-first-pig-task = The pig stands on Fortune. Where does it stop?
lesson-first-pig-answer-1 = On Fortune
lesson-first-pig-answer-2 = On Taxes
lesson-first-pig-answer-3 = On Famine
lesson-first-pig-praise = No knights are in cities, so Taxes pays nobody. But your follower on the crown scores 6 and returns.
lesson-first-pig-other = Count one segment clockwise, to the right of Fortune.
lesson-first-pig-near-stay = The pig always moves. One dot is one segment.
lesson-first-pig-near-two = That would take two dots.

lesson-first-storm = Storm
lesson-first-storm-text = You draw two dots. The pig passes Famine, where nothing happens, and stops at Storm: everybody scores 1 point for each follower in the supply.
lesson-first-storm-task = Of your seven followers one is on the land, your monk. How many points do you get?
lesson-first-storm-praise = 6 followers at home, 6 points. Ben gets 5, for he has two on the land.
lesson-first-storm-other = Count your followers in the supply: seven, less those on the land.
lesson-first-storm-near-monk = Your monk is on the land, not in the supply.
lesson-first-storm-near-each = 1 point for each follower at home, not 1 in all.
lesson-first-storm-near-famine = The pig only passes Famine. A segment acts where the pig stops.

lesson-first-thief = Then your turn goes on
lesson-first-thief-text = The wheel has acted. Now place the tile as usual. A follower on a road is a thief: 1 point for each tile when both ends are closed. The wheel closes one end.
lesson-first-thief-task = Continue the road on the lower side of the board and place a thief.
lesson-first-thief-praise = The road is yours: two tiles so far, open at one end.
lesson-first-thief-hint = The lower side of the board, the place on the far right. Then choose the road.
lesson-first-thief-other = It fits, but look for the free road of the board: on the lower side, far right.
lesson-first-thief-near-ben = Ben’s thief is on this road already. You could not add yours. Take the road on the lower side.
lesson-first-thief-near-crown = A crown is possible. But this time, claim the road.
lesson-first-thief-near-farmer = A farmer would stay until the end. Choose the road.
lesson-first-thief-near-pass = Then the road is nobody’s. Place a thief on it.

lesson-first-plague = The plague
lesson-first-plague-text = Your tile shows one dot: Plague. Everybody returns one follower from the land, you first. Your monk’s monastery is worth 5 so far and can reach 9; the thief’s road is worth 2.
lesson-first-plague-task = Take back the follower who is worth less.
lesson-first-plague-praise = The thief goes home. No points are lost, and the road is free again.
lesson-first-plague-hint = Choose your thief on the road below the board.
lesson-first-plague-other = Choose one of your own two followers on the land.
lesson-first-plague-near-monk = The monk has 5 points in sight and may reach 9. The thief’s road is worth only 2.

lesson-first-back = Back at once
lesson-first-back-text = A follower returned by the wheel may be placed again in the same turn. Your new tile is a junction. It closes the road that your thief has left.
lesson-first-back-task = Place a follower where it scores now.
lesson-first-back-praise = 3 tiles, { $points } points: board, straight road and junction. The thief is home again.
lesson-first-back-hint = Choose the upper road of the junction, the one that leads to the board.
lesson-first-back-other = Look for the finished road: from the junction up to the board.
lesson-first-back-near-begun = This road has only begun. The finished one leads up to the board.
lesson-first-back-near-crown = A good idea for later. First take the points on the finished road.
lesson-first-back-near-farmer = A farmer scores later. The finished road pays now.
lesson-first-back-near-pass = The finished road would pay nobody.

lesson-first-worth = What is it worth?
lesson-first-worth-text = At the end of the game unfinished things count, too. A monastery pays 1 point for itself and 1 for each covered place around it, places of the board included.
lesson-first-worth-task = If the game ended now, what would your monastery score?
lesson-first-worth-praise = 1 for itself, 3 places of the board, 1 for Ben’s tile: 5.
lesson-first-worth-other = Count the monastery, the three places of the board below it, and the tile beside it.
lesson-first-worth-near-all = 9 is for all eight places around it. Some are still empty.
lesson-first-worth-near-itself = The monastery itself counts, too.
lesson-first-worth-near-board = The board’s places count like tiles. Three of them touch your monastery.

lesson-first-end = The end of the game
lesson-first-end-text = After the last tile, unfinished roads, cities and monasteries score, then fields: 3 points for each finished city. Followers on crowns score nothing. The most points win.

lesson-crowns = Crowns
lesson-crowns-about = When a follower on a crown scores, how much, and when it does not.

lesson-crowns-join = Company
lesson-crowns-join-text = Ben waits alone at Taxes. If the pig stops there, he scores 6. But two followers at two crowns score only 3 each.
lesson-crowns-join-task = Place a follower so that Ben cannot score 6 at Taxes.
lesson-crowns-join-praise = Now it is 3 for each of you: 3 fewer for Ben, 3 more for you.
lesson-crowns-join-hint = Take the free crown at Taxes, beside Ben’s follower.
lesson-crowns-join-other = That leaves Ben alone at Taxes. Go to him.
lesson-crowns-join-near-behind = The pig has to go all the way around to reach this crown, and Ben stays alone at Taxes.
lesson-crowns-join-near-alone = A crown of your own is fine, but Ben stays alone at Taxes, one dot from 6 points.
lesson-crowns-join-near-pass = Then Ben stays alone at Taxes, one dot from 6 points.

lesson-crowns-share = Two at two crowns
lesson-crowns-share-text = A tile with one dot is drawn. The pig leaves Fortune and stops at Taxes, where your follower and Ben’s stand on the crowns.
lesson-crowns-share-task = How many points does your follower score?
lesson-crowns-share-praise = 3 for you, 3 for Ben. Both followers go home.
lesson-crowns-share-other = Two followers stand in a segment with two crowns. What does each score?
lesson-crowns-share-near-alone = 6 is for a follower alone there. Ben’s stands beside yours.
lesson-crowns-share-near-full = Sharing costs half, not everything.

lesson-crowns-passing = Passing by
lesson-crowns-passing-text = The pig stands on Fortune. You have a follower on a crown at Taxes, the next segment. Now a tile with three dots is drawn.
lesson-crowns-passing-task = What happens to your follower at Taxes?
lesson-crowns-passing-answer-1 = It scores 6 and goes home.
lesson-crowns-passing-answer-2 = Nothing. It stays on the crown.
lesson-crowns-passing-answer-3 = It scores nothing and goes home.
lesson-crowns-passing-praise = The pig walks on to Storm. Your follower waits for the next round.
lesson-crowns-passing-other = Count three segments from Fortune. Where does the pig stop?
lesson-crowns-passing-near-pays = Three dots lead to Storm. A crown scores only where the pig stops.
lesson-crowns-passing-near-home = Only followers that have scored go home from a crown.

lesson-crowns-storm = First the segment, then the crowns
lesson-crowns-storm-text = The pig stops at Storm. You have six followers in your supply, and one stands alone at Storm’s two crowns. First the segment acts, then the crowns score.
lesson-crowns-storm-task = How many points do you score altogether?
lesson-crowns-storm-praise = 6 in the supply, then 6 for the crown: 12. The follower comes home after that.
lesson-crowns-storm-other = Add 1 point for each follower in the supply, and the points of the crown.
lesson-crowns-storm-near-order = The follower on the crown comes home only after the storm. It is not in the supply yet.
lesson-crowns-storm-near-half = That is one half. The supply and the crown both score.
lesson-crowns-storm-near-three = Your follower is alone at two crowns: that is 6, not 3.

lesson-crowns-both = Both crowns are yours
lesson-crowns-both-text = Both crowns of Storm hold your followers. The pig stands on Taxes, and a tile with two dots is drawn.
lesson-crowns-both-task = How many points do these two followers score together, for their crowns?
lesson-crowns-both-praise = 3 + 3 = 6, no more than one alone. The second would have done better elsewhere.
lesson-crowns-both-other = Two followers at two crowns score 3 each, whoever they belong to.
lesson-crowns-both-near-twice = 6 is for a follower alone. Two score 3 each, even if both are yours.
lesson-crowns-both-near-one = That is one of them. The other scores as well.

lesson-crowns-taken = A crown holds one
lesson-crowns-taken-text = The pig stands on Fortune. The crown there is yours, and those of Taxes belong to Ben and Clara. You may take any crown that is free.
lesson-crowns-taken-task = Place a follower on the nearest free crown ahead of the pig.
lesson-crowns-taken-praise = Famine, two segments ahead. Its single crown is worth 3, and nobody can share it.
lesson-crowns-taken-hint = Clockwise from the pig: Taxes is full. Next comes Famine, with the seedling.
lesson-crowns-taken-other = The monastery is a good place, too. Here, take a crown: the nearest free one.
lesson-crowns-taken-near-full = Both crowns of Taxes are taken. Each holds one follower.
lesson-crowns-taken-near-own = The only crown of Fortune is taken, by your own follower.
lesson-crowns-taken-near-far = It is free, but there is one nearer to the pig.

lesson-crowns-last = The last tile
lesson-crowns-last-text = This is the last tile of the game. It lies, and your follower comes next. After that no tile will move the pig.
lesson-crowns-last-task = Place a follower where it still scores.
lesson-crowns-last-praise = 1 point for one tile. On a crown it would have been nothing.
lesson-crowns-last-hint = Choose the city or the road on your last tile. Unfinished, either scores 1 point a tile.
lesson-crowns-last-other = Look at the last tile: what would score at the end?
lesson-crowns-last-near-crown = The pig will not move again. Followers on crowns score nothing at the end.
lesson-crowns-last-near-field = No finished city touches this field. A farmer here scores nothing.
lesson-crowns-last-near-pass = A follower at home scores nothing now. Your tile has something to offer.

lesson-fields = Fields and farmers
lesson-fields-about = Where a farmer may lie, how far a field reaches, and what it is worth.

lesson-fields-board = The fields of the board
lesson-fields-board-text = Ben’s farmer lies above the board, left of the road. His field runs on behind the city in the corner, down to the road on the left side.
lesson-fields-board-task = Place your monastery and then a farmer, in a field where Ben’s farmer does not lie.
lesson-fields-board-praise = A field of your own. Roads, cities and the wheel part the fields.
lesson-fields-board-hint = For example on the right side of the board, just above your finished city. Then choose the field.
lesson-fields-board-other = Choose a place that does not touch Ben’s field, then a farmer.
lesson-fields-board-near-behind = This is Ben’s field, too: it runs behind the corner city. No second farmer may be added.
lesson-fields-board-near-beside = Here your field would join Ben’s, tile to tile. Choose a place at another field.
lesson-fields-board-near-monk = A good place for a monk. This lesson is about farmers: try one.
lesson-fields-board-near-crown = Crowns have their own lesson. Place a farmer here.
lesson-fields-board-near-pass = Then the field stays empty. Place a farmer.

lesson-fields-stay = He stays
lesson-fields-stay-text = Your farmer lies in the field on the right. The small city there is finished and touches his field.
lesson-fields-stay-task = What does your farmer score now?
lesson-fields-stay-answer-1 = 3 points, and he comes home
lesson-fields-stay-answer-2 = Nothing yet. He stays.
lesson-fields-stay-answer-3 = 3 points, and he stays
lesson-fields-stay-praise = Farmers wait: for Famine, and for the end of the game.
lesson-fields-stay-other = A field is never finished. When do farmers score?
lesson-fields-stay-near-home = Farmers do not come home like knights. They stay, and score 3 for this city at the end.
lesson-fields-stay-near-now = The 3 points come at the end. During the game only Famine pays.

lesson-fields-small = Two fields on one tile
lesson-fields-small-text = You have placed a tile with a city and a road. Ben’s farmer lies on the tile beside it, and his field reaches onto yours.
lesson-fields-small-task = Place a farmer on your tile.
lesson-fields-small-praise = The road parts the two fields. The small one was free.
lesson-fields-small-hint = Choose the small corner on the left, below the bend of the road.
lesson-fields-small-other = City, road and crowns are possible, but place a farmer here.
lesson-fields-small-near-large = Ben’s farmer lies in this field. The road parts it from the small one.
lesson-fields-small-near-knight = The city is free, indeed. But find the place for a farmer.
lesson-fields-small-near-thief = The road is free, indeed. But find the place for a farmer.

lesson-fields-joined = Joined by a third tile
lesson-fields-joined-text = Two tiles touched at a corner only, so your farmer and Ben’s each had a field. Your new tile lies between them and joins both fields.
lesson-fields-joined-task = Place a follower on this tile where it is still possible.
lesson-fields-joined-praise = A monk. The field already holds two farmers, yours and Ben’s, and both stay.
lesson-fields-joined-hint = The field is taken. Choose the monastery.
lesson-fields-joined-other = Look at the new tile: what on it holds no follower yet?
lesson-fields-joined-near-farmer = The joined field holds two farmers. A third may not be added, not even your own.
lesson-fields-joined-near-crown = A crown is possible. But the tile itself has a free place, too.
lesson-fields-joined-near-pass = There is a free place on this tile. Look again.

lesson-fields-famine = Famine
lesson-fields-famine-text = You have two farmers in this field, Ben has one. It touches two finished cities. The pig moves one segment and stops at Famine.
lesson-fields-famine-task = How many points do you score?
lesson-fields-famine-praise = 2 farmers × 2 cities = 4. Ben’s one farmer scores 2. All stay.
lesson-fields-famine-other = Each of your farmers scores 1 point for each finished city at the field.
lesson-fields-famine-near-one = That is one farmer. At Famine each of your two scores.
lesson-fields-famine-near-three = Only your own farmers score for you.
lesson-fields-famine-near-end = 3 points a city is for the end. At Famine it is 1.

lesson-fields-open = Only finished cities
lesson-fields-open-text = Your farmer lies above the board, right of the road. His field touches the city on the right side of the board, which is open. The pig stops at Famine.
lesson-fields-open-task = How many points does your farmer score?
lesson-fields-open-praise = An open city is worth nothing to a farmer. Close it, and he will earn.
lesson-fields-open-other = Is a finished city at his field?
lesson-fields-open-near-city = The city on the right is not finished. Only finished cities count.
lesson-fields-open-near-end = 3 points are for a finished city at the end. This one is open.

lesson-fields-end = The fields at the end
lesson-fields-end-text = At the end a field scores 3 points for each finished city at it. The large field touches two. You have two farmers there, Clara has one.
lesson-fields-end-task = If the game ended now, how many points would you get for this field?
lesson-fields-end-praise = 2 cities × 3 = 6. The number of farmers only decides who gets them.
lesson-fields-end-other = Count the finished cities at the large field, 3 points for each.
lesson-fields-end-near-each = At the end the field scores once, not once for each farmer.
lesson-fields-end-near-famine = 1 point a city is for Famine. At the end it is 3.
lesson-fields-end-near-cities = Two finished cities touch the field: the one above the board and the one on the left.

lesson-fields-fewer = One farmer against two
lesson-fields-fewer-text = The same fields, but now the one yellow farmer in the large field is yours. The two red ones are Ben’s.
lesson-fields-fewer-task = How many points would you get for this field?
lesson-fields-fewer-praise = Nothing: Ben has more farmers. At Famine yours would score as well.
lesson-fields-fewer-other = Who has the most farmers in the field?
lesson-fields-fewer-near-tie = That would need as many farmers as Ben. He has two, you have one.
lesson-fields-fewer-near-share = The points are not shared out. The most farmers take them all.

lesson-segments = Taxes and plague
lesson-segments-about = What knights earn at Taxes, whom to send home in a plague, and why to keep followers.

lesson-segments-knights = Taxes
lesson-segments-knights-text = A city with two shields. You have two knights there, Ben has one. The pig stops at Taxes: each knight scores the shields plus the knights of his own colour.
lesson-segments-knights-task = How many points do your two knights score?
lesson-segments-knights-praise = Each knight 2 shields + 2 knights = 4, two knights: 8. They stay.
lesson-segments-knights-other = First one knight: shields plus your own knights. Then times two.
lesson-segments-knights-near-one = That is one knight. You have two of them.
lesson-segments-knights-near-all = Ben’s knight does not count for you, only your own.
lesson-segments-knights-near-finished = That is what the city scores when finished. Taxes count shields and knights.

lesson-segments-alone = Fewer knights score, too
lesson-segments-alone-text = The same city, but now you are Red: one knight against two of Ben’s. Taxes know no majority.
lesson-segments-alone-task = How many points does your one knight score?
lesson-segments-alone-praise = 2 shields + 1 knight = 3. Being in a strong city pays, even in the minority.
lesson-segments-alone-other = Add the shields of the city and your own knights there.
lesson-segments-alone-near-fewer = The majority decides only when the city scores. At Taxes every knight earns.
lesson-segments-alone-near-shields = The shields count for you, too.
lesson-segments-alone-near-himself = The knight himself counts as well.
lesson-segments-alone-near-others = Ben’s knights do not count for you.

lesson-segments-spare = Who can be spared?
lesson-segments-spare-text = Plague, in your turn. Your knight’s city has a shield and is worth 3 already. Your farmer’s field touches no finished city. Your third follower stands on a crown.
lesson-segments-spare-task = Take back the follower you can spare.
lesson-segments-spare-praise = The farmer had nothing to gain yet. This turn you may place him again.
lesson-segments-spare-hint = Choose the farmer in the field below the board.
lesson-segments-spare-other = Choose your knight or your farmer.
lesson-segments-spare-near-knight = The knight’s city is worth 3 now and more when closed. The farmer’s field is worth nothing so far.
lesson-segments-spare-near-crown = The plague spares the crowns. It must be a follower on the land.

lesson-segments-safe = Safe on the crown
lesson-segments-safe-text = Ben takes one of his followers back, too. Then the crowns of Plague score. Your follower stands there alone.
lesson-segments-safe-task = How many points does it score?
lesson-segments-safe-praise = Alone at two crowns: 6. Plague can be a good place to wait.
lesson-segments-safe-other = One follower alone in a segment with two crowns.
lesson-segments-safe-near-nothing = The segment brings no points, but its crowns do.
lesson-segments-safe-near-pair = 3 would be for two followers. Yours is alone.

lesson-segments-free = Free again
lesson-segments-free-text = In the plague you took your knight out of the city above the board. Nobody is left in it. Your new tile has made it larger.
lesson-segments-free-task = Claim the city again.
lesson-segments-free-praise = An emptied city is free, for you as for anybody. The plague opens doors.
lesson-segments-free-hint = Choose the city on your new tile.
lesson-segments-free-other = Look at the city: nobody stands in it any more.
lesson-segments-free-near-road = The road is finished, 2 points: a fair choice. But see that the city is free, and try a knight.
lesson-segments-free-near-farmer = A farmer waits long. The city is free: try a knight.
lesson-segments-free-near-crown = A crown is possible. But the city is free: try a knight.
lesson-segments-free-near-pass = The city is free again. Somebody will take it.

lesson-segments-empty = Nobody at home
lesson-segments-empty-text = Six of your followers stand on crowns, one lies in a field. Your supply is empty, and it is your turn.
lesson-segments-empty-task = What can you do with your tile?
lesson-segments-empty-answer-1 = Place it, and move a follower from a crown onto it
lesson-segments-empty-answer-2 = Place it, without a follower
lesson-segments-empty-answer-3 = Nothing; the turn is skipped
lesson-segments-empty-praise = Only the tile. Keep one or two followers at home: they score at Storm as well.
lesson-segments-empty-other = A follower comes from the supply. What is left to do?
lesson-segments-empty-near-move = Followers are placed from the supply only. Those on crowns wait for the pig.
lesson-segments-empty-near-skip = The tile is placed in any case.
