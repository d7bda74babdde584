# The messages of the terminal itself; everything else on the screen comes from the game.
terminal-seat = { SEAT($seat) }
terminal-points = { $count ->
    [one] punt
   *[other] punten
}
terminal-place = { $place }e
terminal-hand = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
}
terminal-left = { $count ->
    [0] Er is niets meer te trekken.
   *[other] nog { $count } te trekken
}
