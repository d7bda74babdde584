# The messages of the terminal itself; everything else on the screen comes from the game.
terminal-seat = { SEAT($seat) }
terminal-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
terminal-place = { $place }. Platz
terminal-hand = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
terminal-left = { $count ->
    [0] Es ist nichts mehr zu ziehen.
   *[other] noch { $count } zu ziehen
}
