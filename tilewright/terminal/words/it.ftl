# The messages of the terminal itself; everything else on the screen comes from the game.
terminal-seat = { SEAT($seat, form: "label") }
terminal-points = { $count ->
    [one] punto
   *[other] punti
}
terminal-place = { $place }º posto
terminal-hand = { $count ->
    [one] una carta in mano
   *[other] { $count } carte in mano
}
terminal-left = { $count ->
    [0] Non c’è più nulla da pescare.
    [one] ancora un pezzo da pescare
   *[other] ancora { $count } pezzi da pescare
}
