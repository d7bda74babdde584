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
lesson-first-worth-text = At the end, what is unfinished scores less: 1 point for each tile of a road or city, 1 for each shield, and a monastery scores 1 for itself and 1 for each tile around it.
lesson-first-worth-task = If the game ended now, how many points would your monastery score?
lesson-first-worth-praise = 1 + 3 = 4: the monastery itself and three tiles around it.
lesson-first-worth-other = Count the monastery itself and the tiles around it, at its sides and at its corners.
lesson-first-worth-near-nine = 9 points need tiles on all eight places around it. How many are there now?
lesson-first-worth-near-itself = Those are the tiles around it. The monastery itself counts too.
lesson-first-worth-near-corners = Tiles that touch only at a corner of the monastery’s tile count too.
lesson-first-worth-near-around = That is the monastery itself. Now add the tiles around it, at its sides and at its corners.

lesson-first-end = The end
lesson-first-end-text = The game ends with the last tile. Then unfinished roads, cities and monasteries score, and after them the fields. The most points win. Now you know enough for a first game.
