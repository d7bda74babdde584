# What the command line says beside the games.
cli-seat = Seat { $seat }
cli-you = you
cli-person = here
cli-bot = bot { $name }
cli-thinking = Seat { $seat } is thinking …
cli-points = { $count ->
    [one] point
   *[other] points
}
cli-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
cli-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
cli-left = { $count ->
    [0] Nothing is left to draw.
   *[other] { $count } left to draw
}
cli-title = { $title } · after { $count ->
    [one] one move
   *[other] { $count } moves
}
cli-since = Since your last decision
cli-last = The last moves
cli-ways = { $count } ways
cli-ask = Your choice (? for help)
cli-ask-one = Enter plays the only move (? for help)
cli-ask-next = Your choice (back returns, ? for help)
cli-no-number = There is no number { $number } here. Possible: 1 to { $most }.
cli-clause = Clause { $clause }: { $reason }
cli-legal = “{ $move }” may be played now.
cli-why-how = Write the move as well, for instance: why { $move }
cli-undone = Taken back.
cli-undo-nothing = There is no decision of yours to take back.
cli-undo-chance = Chance has moved since your last decision: it cannot be taken back.
cli-hint-move = The search would play “{ $move }”: { $label }
cli-hint-seat = Seat { $seat }: expects { $score } points, a lead of { $lead }, { $odds } % to win
cli-hint-line = It expects: { $line }
cli-log-empty = Nothing has happened yet.
cli-saved = Saved in { $file }.
cli-save-how = Write the file's name as well, for instance: save my.game
cli-save-taken = { $file } exists already. Choose another name.
cli-save-failed = { $file } cannot be written: { $reason }
cli-quit-unsaved = This game is not saved. “save FILE” keeps it, “quit” again leaves it.
cli-bye = The game stands after { $count ->
    [one] one move
   *[other] { $count } moves
}.
cli-bye-saved = Go on with: { $command }
cli-bye-lost = It was not saved. Begin with “--save FILE” to be able to go on another day.
cli-hand-over = Seat { $seat } is asked and has things to hide. Press Enter when only seat { $seat } looks.
cli-help-number = pick what bears this number; several numbers pick one after the other
cli-help-move = play a move in words, such as { $move }
cli-help-back = return to the first pick
cli-help-why = why a move may not be played, with the clause of the rules
cli-help-hint = ask the search what it would play, and what it expects
cli-help-undo = take back your last decision, as long as chance has not moved
cli-help-board = draw the whole table
cli-help-bag = what is left to draw
cli-help-log = everything that has happened
cli-help-save = write the game to a file
cli-help-quit = leave
