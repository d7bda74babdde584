# The messages of the terminal itself; everything else on the screen comes from the game.
terminal-seat = { SEAT($seat) }
terminal-points = { $count ->
    [one] point
   *[other] points
}
terminal-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
terminal-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
terminal-left = { $count ->
    [0] Nothing is left to draw.
   *[other] { $count } left to draw
}
