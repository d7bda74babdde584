# The messages of the terminal itself; everything else on the screen comes from the game.
terminal-seat = { SEAT($seat, form: "label") }
terminal-points = { $count ->
    [one] point
   *[other] points
}
terminal-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
terminal-hand = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
}
terminal-left = { $count ->
    [0] Il ne reste rien à piocher.
    [one] encore une pièce à piocher
   *[other] encore { $count } pièces à piocher
}
