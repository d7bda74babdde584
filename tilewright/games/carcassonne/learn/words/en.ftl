# What players learn Carcassonne from: the introduction, lessons, pieces, and help at each question.

game-in-a-minute = Tile by tile, you build a landscape of cities, roads, monasteries and fields. In your turn you draw a tile, place it so that everything fits, and may place one of your seven followers on it. When a city, road or monastery is finished, its follower scores and returns to you. Farmers stay in their fields and score at the end. The most points win.

# ---- the first lesson
lesson-first = Place, claim, score
lesson-first-about = Your first turns: a road, a city, a monastery and a farmer.

lesson-first-lay = A tile must fit
lesson-first-lay-text = Place your tile side by side with another. Road must meet road, city must meet city, field must meet field. Rotate the tile until it fits.
lesson-first-lay-task = Continue the road to the right.
lesson-first-lay-hint = Your tile goes directly to the right of the start tile, rotated so that its road runs from left to right.
lesson-first-lay-praise = Road meets road. Your road is two tiles long.
lesson-first-lay-other = The road stays as short as before. Place the tile to the right of the start tile, so that road meets road.
lesson-first-lay-near-turn = Here a road would run into a field. Rotate the tile a quarter turn.
lesson-first-lay-near-left = That fits: it makes the road longer on the left. This time, continue it to the right.
lesson-first-lay-near-corner = Here only the corners touch. A tile needs a whole side in common with another.

lesson-first-thief = A thief on the road
lesson-first-thief-text = Now you may place one of your followers on this tile. On the road it is a thief. It stays there until both ends of the road are closed.
lesson-first-thief-task = Place a thief on the road.
lesson-first-thief-hint = Choose the road on the tile you have just placed.
lesson-first-thief-praise = The road is yours. You have six followers left.
lesson-first-thief-other = Choose the road itself, on the tile you have just placed.
lesson-first-thief-near-farmer = That would be a farmer. A farmer stays until the end of the game, and it is early for that. Choose the road.
lesson-first-thief-near-pass = You may pass, but then nobody owns the road, and it scores for nobody.

lesson-first-city = Close a city
lesson-first-city-text = The start tile shows one part of a city, and you hold another. A city is finished when its wall has no gap.
lesson-first-city-task = Close the city above the start tile.
lesson-first-city-hint = Your tile goes directly above the start tile, with its city at the bottom.
lesson-first-city-praise = The wall is closed. Now claim this city.
lesson-first-city-other = It fits, but the city of the start tile stays open. Look above the start tile.
lesson-first-city-near-turn = The place is right, but here a field would meet the city. Rotate the tile until the two walls meet.

lesson-first-knight = A knight for one turn
lesson-first-knight-text = You place a follower first, and the tile scores afterwards. So you can still send a knight into this finished city: 2 points for each tile, 2 for each shield.
lesson-first-knight-task = Place a knight in the city.
lesson-first-knight-hint = Choose the city on the tile you have just placed.
lesson-first-knight-praise = 2 tiles × 2 = { $points } points, and your knight is back in your supply.
lesson-first-knight-other = Choose the city on the tile you have just placed.
lesson-first-knight-near-pass = A city without a knight scores for nobody.
lesson-first-knight-near-farmer = A farmer scores only at the end of the game. The city scores now, if a knight is in it.

lesson-first-road = End the road
lesson-first-road-text = Junctions, city gates and monasteries end a road. Ben’s junction closes the left end of yours. Your new tile, a monastery with a road, can close the right end.
lesson-first-road-task = Place the monastery at the right end of your road.
lesson-first-road-hint = Your tile goes directly to the right of your thief’s tile, with its road to the left.
lesson-first-road-praise = Both ends are closed. Place your follower, then the road scores.
lesson-first-road-other = Your thief would go on waiting. Look at the right end of the road.
lesson-first-road-near-turn = The place is right, but the road would run into a field. Rotate the tile until its road points left.

lesson-first-monk = One tile, two gains
lesson-first-monk-text = The road will score by itself. So your follower of this turn is free for the monastery. It scores 9 points when all eight places around it have tiles.
lesson-first-monk-task = Place a monk in the monastery.
lesson-first-monk-hint = Choose the building in the middle of the tile you have just placed.
lesson-first-monk-praise = Road: 4 tiles, { $points } points. Your thief is back, and your monk waits for neighbours.
lesson-first-monk-other = Choose the monastery, the building in the middle of the new tile.
lesson-first-monk-near-pass = The road scores anyway, but then nobody is in the monastery. It is yours for the taking.
lesson-first-monk-near-farmer = Possible, but a farmer stays until the end. This monastery can score 9 points, and no rival can share it.
lesson-first-monk-near-thief = Your thief is already on this road. One is enough, and a second one is not allowed.

lesson-first-taken = Where somebody already stands
lesson-first-taken-text = You may not place a follower in a city, road or field that already has one, however far away. Your own followers count too. Ben’s knight holds the city below.
lesson-first-taken-task = Place the tile where you could then place a knight on it.
lesson-first-taken-hint = Keep away from the two open sides of Ben’s city. Above your road, for example, your tile starts a city of its own.
lesson-first-taken-praise = A new city without a knight: you could place one there.
lesson-first-taken-other = Place the tile anywhere it fits, but not against Ben’s city.
lesson-first-taken-near-joined = This becomes part of Ben’s city, and his knight is in it. You could only place a farmer here.

lesson-first-farmer = A farmer for the end
lesson-first-farmer-text = A farmer lies down in a field and stays there until the end. Then the field scores 3 points for each finished city it touches. This field touches one already.
lesson-first-farmer-task = Place a farmer in the field.
lesson-first-farmer-hint = Choose the green part of the tile you have just placed.
lesson-first-farmer-praise = No points yet. At the end: 3 points for each finished city at this field.
lesson-first-farmer-other = Choose the field, the green part of the new tile.
lesson-first-farmer-near-knight = A knight in your new city is a good move too. This time, try the farmer.
lesson-first-farmer-near-pass = You may pass. But this field already touches a finished city: 3 points at the end. Try the farmer.

lesson-first-worth = What is it worth?
lesson-first-worth-text = At the end, what is unfinished scores less: roads and cities 1 point for each tile, shields 1 point each, and a monastery 1 for itself and 1 for each tile around it.
lesson-first-worth-task = If the game ended now, how many points would your monastery score?
lesson-first-worth-praise = 1 + 3 = 4: the monastery itself and three tiles around it.
lesson-first-worth-other = Count the monastery itself and the tiles around it, at its sides and at its corners.
lesson-first-worth-near-nine = 9 points need tiles on all eight places around it. How many are there now?
lesson-first-worth-near-itself = Those are the tiles around it. The monastery itself counts too.
lesson-first-worth-near-corners = Tiles that touch only at a corner of the monastery’s tile count too.
lesson-first-worth-near-around = That is the monastery itself. Now add the tiles around it, at its sides and at its corners.

lesson-first-end = The end
lesson-first-end-text = The game ends with the last tile. Then unfinished roads, cities and monasteries score, and after them the fields. The most points win. Now you know enough for a first game.

# ---- pieces and places
piece-spring = Spring
piece-spring-does = The River begins here. It lies on the table from the start, and its field runs all around the water.
piece-lake = Lake
piece-lake-does = The River ends here. It is placed in an ordinary turn after the ten river tiles, and its field runs all around the water.
piece-river-tile = River tile
piece-river-tile-does = It continues the river at its open end. Water separates fields, even under a bridge, and nobody can stand on it; everything else on the tile can be claimed as usual.
piece-monastery-tile = Monastery tile
piece-monastery-tile-does = A monastery stands in the middle; a monk can claim it. If a road leads to it, the road ends there.
piece-monastery-tile-worth = 9 points when all eight places around it have tiles. Otherwise, at the end, 1 point for itself and 1 for each tile around it.
piece-gate-tile = City with a gate
piece-gate-tile-does = The road ends at the city gate. City and road are separate: each can have its own follower.
piece-gate-tile-worth = The tile counts once for the city and once for the road. A shield adds 2 points to a finished city and 1 to an unfinished one.
piece-shield-tile = City with a shield
piece-shield-tile-does = The shield makes its city more valuable. A knight can claim the city.
piece-shield-tile-worth = A finished city scores 2 points for this tile and 2 for the shield; an unfinished one scores 1 and 1 at the end.
piece-junction-tile = Junction
piece-junction-tile-does = Every road that reaches a junction ends there. Each road that leaves it can have its own thief.
piece-junction-tile-worth = The tile counts as 1 point for each road that ends on it. A road that starts and ends here counts it once.
piece-two-cities-tile = Two cities
piece-two-cities-tile-does = The two parts of city are not joined on this tile, so each can have its own knight. Other tiles can still join them.
piece-two-cities-tile-worth = If both parts belong to one city, the tile counts once.
piece-city-road-tile = City and road
piece-city-road-tile-does = The road passes the city without entering it. City, road and the fields on both sides of the road can be claimed separately. The start tile is one of these.
piece-city-tile = City tile
piece-city-tile-does = A part of a city. A knight can claim the city, a farmer the field beside it.
piece-city-tile-worth = 2 points if the city is finished, 1 at the end if it is not.
piece-road-tile = Road tile
piece-road-tile-does = The road runs through and separates the fields on its two sides. A thief can claim the road, a farmer one of the fields.
piece-road-tile-worth = 1 point for the road, finished or not.
piece-hidden-tile = Face-down tile
piece-hidden-tile-does = Nobody knows what is on it until it is drawn. The list of remaining tiles shows what can still come.
piece-farmer = Farmer
piece-farmer-does = This follower lies in a field and stays there until the end of the game. The player with the most farmers in a field scores it.
piece-farmer-worth = 3 points at the end for each finished city that touches the field or lies in it.
piece-follower = Follower
piece-follower-does = In a city it is a knight, on a road a thief, in a monastery a monk. It returns to its owner when the city, road or monastery has scored.
piece-follower-worth = The player with the most followers in a city or on a road gets its points; tied players all get them in full.
piece-cell = Empty place
piece-cell-does = You can place your tile here if every side that touches another tile shows the same as its neighbour.
piece-city = City
piece-city-does = Place a knight here. It stays until the wall is closed all around.
piece-city-worth = Finished: 2 points for each tile and 2 for each shield. Unfinished, at the end: 1 for each.
piece-road = Road
piece-road-does = Place a thief here. It stays until both ends of the road are closed.
piece-road-worth = 1 point for each tile, finished or not.
piece-monastery = Monastery
piece-monastery-does = Place a monk here. It stays until all eight places around the monastery have tiles.
piece-monastery-worth = Finished: 9 points. Unfinished, at the end: 1 for itself and 1 for each tile around it.
piece-field = Field
piece-field-does = Place a farmer here. It stays until the end of the game and never returns before.
piece-field-worth = At the end: 3 points for each finished city at this field.
piece-pass = Pass
piece-pass-does = Place no follower in this turn. What the tile has finished scores all the same.
piece-land = The land
piece-land-does = All tiles on the table. Sides that touch join their cities, roads and fields; corners join nothing.
piece-drawn = The tile of this turn
piece-drawn-does = Everybody can see the tile that was drawn. Rotate it, then place it on the land.

# ---- help at each question
help-place = Choose an empty place beside the land and rotate the tile until every touching side matches. A river tile must continue the river at its open end.
help-place-matters = Can you finish something of yours, make it larger, or start something that a follower can claim? Look also at what the tile would do for the others.
help-figure = You may place one follower on the tile just placed, in a city, road or field where nobody stands yet, or in a monastery. Then everything that the tile finished scores.
help-figure-matters = Will it be finished soon? How many followers are left? Farmers stay until the end, so keep one or two followers for the tiles to come.

# ---- a taken city
lesson-join = Getting into a taken city
lesson-join-about = A city with somebody else’s knight is not lost: two cities can grow together.

lesson-join-gap = On the other side of the gap
lesson-join-gap-text = Ben’s knight is on the left of the gap, so you may not place a knight in his city. But you may start a city of your own that opens to the same gap.
lesson-join-gap-task = Start a city on the right of the gap, open towards it, and place a knight in it.
lesson-join-gap-hint = Your tile goes above the road tile to the right of the start tile, with its city to the left. Then choose the city.
lesson-join-gap-praise = Two cities face the same gap now: one has Ben’s knight, the other has yours.
lesson-join-gap-other = From here your city would not meet Ben’s in the gap. Place the tile to the right of the gap.
lesson-join-gap-near-away = The place is right, but this city does not open to the gap. Rotate the tile so that its city is on the left.
lesson-join-gap-near-inside = Two open cities meet in the gap, and your tile has a city on one side only. It does not fit.
lesson-join-gap-near-empty = Without a knight this city gains you nothing. Place one while the city is still separate.
lesson-join-gap-near-farmer = A farmer does not count in the city. Place a knight while the city is still separate.

lesson-join-join = Join the cities
lesson-join-join-text = You have drawn a city with three open sides and a shield. A tile may join cities that began apart, even if each has a knight. This is how knights meet.
lesson-join-join-task = Place the tile so that it joins your city and Ben’s.
lesson-join-join-hint = Your tile goes into the gap above the start tile, with its field at the top.
lesson-join-join-praise = Now it is one city, with Ben’s knight and yours in it. No third one may be placed.
lesson-join-join-other = It fits, but the two cities stay separate. Look at the gap above the start tile.
lesson-join-join-near-turn = The place is right. Rotate the tile until its field is at the top.

lesson-join-equal = One knight each
lesson-join-equal-text = The wall is closed: 4 tiles × 2 and 1 shield × 2 make 10 points. Ben has one knight in this city, and so do you.
lesson-join-equal-task = Who gets the points?
lesson-join-equal-answer-1 = Ben and I get 5 each.
lesson-join-equal-answer-2 = Ben and I get 10 each.
lesson-join-equal-answer-3 = Ben gets 10, because his knight was there first.
lesson-join-equal-praise = Players tied for the most knights each get all the points.
lesson-join-equal-other = Points are never split. What happens if two players have equally many knights?
lesson-join-equal-near-split = Points are never split. Tied players each get all of them.
lesson-join-equal-near-first = Who came first does not matter. Only the number of knights counts, and it is equal.

lesson-join-second = A second knight
lesson-join-second-text = Another table: your knight and Ben’s face the same gap again. You may not add a knight to your own city. But you can start one more city that will join it.
lesson-join-second-task = Start a city directly above yours, open to the left, and place a knight in it.
lesson-join-second-hint = Your tile goes above the tile with your knight, with its city to the left. Then choose the city.
lesson-join-second-praise = Two knights are on the way, and Ben has one.
lesson-join-second-other = From here the city would not join yours easily. Place the tile above the one with your knight.
lesson-join-second-near-away = The place is right, but this city does not open to the left. Rotate the tile.
lesson-join-second-near-left = A good idea too: from here the city can join as well. This time, place it above your own knight.
lesson-join-second-near-empty = Only knights count in a city. Without a second knight you stay tied with Ben.

lesson-join-more = One knight more
lesson-join-more-text = Ben fills the last gap with this tile. All of it becomes one city of 7 tiles with a shield, worth 16 points: two knights are yours, one is Ben’s.
lesson-join-more-task = How many points does Ben score?
lesson-join-more-praise = The most knights take everything: 16 points for you. Ben’s knight returns to him without points.
lesson-join-more-other = Compare the knights: two against one. Does the second player get anything?
lesson-join-more-near-tied = Ben would get all 16 if he had as many knights as you. He has one, you have two.
lesson-join-more-near-split = Points are never split, and second place counts nothing.

# ---- fields
lesson-fields = Farmers and their fields
lesson-fields-about = What separates fields, what a field is worth, and who gets the points.

lesson-fields-stay = The city is finished
lesson-fields-stay-text = Your farmer lies in a field, and the city beside it is finished. No knight is in the city.
lesson-fields-stay-task = What does your farmer do now?
lesson-fields-stay-answer-1 = It scores 3 points and returns to my supply.
lesson-fields-stay-answer-2 = Nothing yet. It stays until the end of the game.
lesson-fields-stay-answer-3 = It scores 3 points now and stays in the field.
lesson-fields-stay-praise = Farmers score only at the end, and they never return before. This city will then count 3 points.
lesson-fields-stay-other = Think of when fields score: during the game or at its end?
lesson-fields-stay-near-back = Knights, thieves and monks return when something is finished. Farmers stay to the end.
lesson-fields-stay-near-now = It stays, but it does not score yet. Fields score once, at the end of the game.

lesson-fields-corner = Corners join nothing
lesson-fields-corner-text = Ben’s farmer lies in the field at the top. Your new tile touches that tile only at a corner, so your field above the road is still a separate field.
lesson-fields-corner-task = Place a farmer in the field above the road.
lesson-fields-corner-hint = Choose the green part above the road, on the tile you have just placed.
lesson-fields-corner-praise = Allowed, because the two fields do not touch along a side yet.
lesson-fields-corner-other = Choose the field above the road on your new tile.
lesson-fields-corner-near-below = The road separates the fields. There is no city at the field below it. Choose the field above.
lesson-fields-corner-near-thief = A thief is possible. But this step is about the field above the road.
lesson-fields-corner-near-pass = You need not be afraid of Ben’s farmer: the fields are not joined. Place yours.

lesson-fields-share = Two farmers in one field
lesson-fields-share-text = Ben’s new tile has joined both fields into one. It holds one farmer of yours and one of Ben’s, and it touches one finished city.
lesson-fields-share-task = If the game ended now, how many points would you score for this field?
lesson-fields-share-praise = 1 city × 3 = 3 points for you, and 3 for Ben. Tied players get all the points.
lesson-fields-share-other = A field scores 3 points for each finished city. Tied players each get all the points.
lesson-fields-share-near-split = Points are never split. Tied players each get all of them.
lesson-fields-share-near-first = Who came first does not matter. Both of you have one farmer, so you are tied.
lesson-fields-share-near-both = The number of farmers decides only who scores. The field touches one finished city.

lesson-fields-open = Which cities count?
lesson-fields-open-text = Your farmer lies in the field at the bottom. It touches the small city beside the farmer and the open city to the right. Nobody has a knight there.
lesson-fields-open-task = If the game ended now, how many points would your field score?
lesson-fields-open-praise = Only the finished city counts: 1 × 3 = 3 points, no matter who built it.
lesson-fields-open-other = Count only finished cities at your field, 3 points for each.
lesson-fields-open-near-open = The city on the right has no closed wall. Unfinished cities count nothing for fields.
lesson-fields-open-near-own = A city need not be yours. It must only be finished and touch your field.
lesson-fields-open-near-city = That is what a knight would score. A field scores 3 points for each city, whatever its size.

lesson-fields-large = A large field
lesson-fields-large-text = The large field in the north touches both finished cities, one of 4 tiles and one of 2. You have two farmers there, Clara has one.
lesson-fields-large-task = How many points does the large field score for you?
lesson-fields-large-praise = 2 cities × 3 = 6 points. Clara gets nothing, because you have more farmers.
lesson-fields-large-other = Count the finished cities at the field, not tiles and not farmers. Each scores 3 points.
lesson-fields-large-near-size = The size of a city does not matter for a field. Each finished city scores 3 points.
lesson-fields-large-near-farmers = Two farmers do not score twice. They make sure that you, not Clara, get the points.
lesson-fields-large-near-both = The field also runs around to the other city. Count both.

lesson-fields-choose = Find the best field
lesson-fields-choose-text = You are Blue and have placed the gate on the right. A farmer can go in the narrow strip above the road. Look which cities it touches.
lesson-fields-choose-task = Place a farmer in the field that touches two finished cities.
lesson-fields-choose-hint = Choose the small green part above the road on the tile on the right.
lesson-fields-choose-praise = It touches two finished cities: 2 × 3 = 6 points at the end, and nobody else can get in.
lesson-fields-choose-other = Look for the narrow field between the cities and the road.
lesson-fields-choose-near-taken = In the field below the road lies a farmer already. And no finished city touches it.
lesson-fields-choose-near-thief = That scores 4 points at once, a good move. But now find the field that will score 6.
lesson-fields-choose-near-knight = This city is still open on three sides. Now find the field that will score 6.
lesson-fields-choose-near-pass = You may pass, but a field with 6 points is free. Look above the road.

# ---- few followers
lesson-followers = Followers are few
lesson-followers-about = When your supply is empty, how followers return, and when there is no reason to save them.

lesson-followers-home = Bring one home
lesson-followers-home-text = All seven of your followers are on the land, five of them in open cities. With an empty supply you can only place tiles, until something is finished.
lesson-followers-home-task = Place the tile so that a follower returns to you, then pass.
lesson-followers-home-hint = Place the tile below one of your five knights, with its city at the top. Then pass.
lesson-followers-home-praise = 2 tiles × 2 = { $points } points, and your knight is back.
lesson-followers-home-other = Nothing is finished this way, so nobody returns. Look below your five knights.
lesson-followers-home-near-road = This does not finish your road: its other end is still open. Close a city instead.

lesson-followers-later = When may it be placed again?
lesson-followers-later-text = The city has scored, and your supply has one follower again. Placing comes before scoring, so this turn is over.
lesson-followers-later-task = When and where may you place this follower again?
lesson-followers-later-answer-1 = At once, on the same tile.
lesson-followers-later-answer-2 = From my next turn on, in any role.
lesson-followers-later-answer-3 = From my next turn on, but only as a knight.
lesson-followers-later-praise = Next turn it can be a thief, a monk or a farmer too. Keep one for the right tile.
lesson-followers-later-other = Remember the order: place the tile, place a follower, score.
lesson-followers-later-near-now = Scoring is the last step of the turn. Placing a follower came before it.
lesson-followers-later-near-knight = A follower has no fixed role. Its next place decides what it is.

lesson-followers-last = The last tile
lesson-followers-last-text = This is the last tile of the game; it has closed a city. After this turn everything scores. Your thief’s unfinished road will score 2 points in any case.
lesson-followers-last-task = Place a follower where it scores the most points.
lesson-followers-last-hint = Choose the city on the tile you have just placed.
lesson-followers-last-praise = City 4, road 2: { $points } points. In the last turns there is nothing left to save followers for.
lesson-followers-last-other = Compare: how much does the city score, how much the field?
lesson-followers-last-near-pass = No turn comes after this one. A follower in your supply scores nothing, so place it.
lesson-followers-last-near-farmer = A good thought: the field touches one finished city, 3 points. But another part of this tile scores more.
