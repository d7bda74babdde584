# The command line's own messages.
cli-you = you
cli-person = here
cli-bot = bot { $name }
cli-thinking = { SEAT($seat) } is thinking …
cli-title = { $title } · after { $count ->
    [one] one move
   *[other] { $count } moves
}
cli-since = Since your last decision
cli-last = The last moves
cli-forced = automatic
cli-ways = { $count } options
cli-ask = Your choice (? for help)
cli-ask-one = Enter plays the only move (? for help)
cli-ask-next = Your choice (back returns, ? for help)
cli-no-number = There is no number { $number } here. Choose 1 to { $most }.
cli-clause = Rule { $clause }: { $reason }
cli-legal = “{ $move }” may be played now.
cli-why-how = Add the move, for example: why { $move }
cli-undone = Undone.
cli-undo-nothing = You have no decision to undo.
cli-undo-chance = Something was drawn after your last decision, so it cannot be undone.
cli-hint-choice = { $number }. { $label } (“{ $move }”): { $odds }% to win, a lead of { $lead }
cli-hint-even = These differ by less than the estimate can tell.
cli-hint-only = Only one move is possible.
cli-hint-seat = { SEAT($seat) }: { $odds }% to win; expects { $score } points, { $low } to { $high } in four games out of five
cli-hint-line = then { $line }
cli-log-empty = Nothing has happened yet.
cli-saved = Saved in { $file }.
cli-save-how = Add the file name, for example: save my.game
cli-save-taken = { $file } already exists. Choose another name.
cli-save-failed = { $file } cannot be written: { $reason }
cli-quit-unsaved = This game is not saved. “save FILE” saves it; “quit” again leaves without saving.
cli-bye = Stopped after { $count ->
    [one] one move
   *[other] { $count } moves
}.
cli-bye-saved = Continue with: { $command }
cli-bye-lost = It was not saved. Start with “--save FILE” to be able to continue another day.
cli-hand-over = { SEAT($seat) } to move (hidden hand). Press Enter when only { SEAT($seat, form: "inside") } can see the screen.
cli-help-number = pick the option with this number; several numbers pick one after the other
cli-help-move = play a move in words, for example { $move }
cli-help-back = return to the first pick
cli-help-why = say what a move would do, or which rule forbids it
cli-help-hint = show good moves, and how the game stands
cli-help-undo = undo your last decision, unless something was drawn since
cli-help-board = draw the whole table
cli-help-bag = show what is left to draw
cli-help-log = show everything that has happened
cli-help-save = save the game to a file
cli-help-quit = leave the game
cli-puzzle-ask = The obvious move gives away { $points } points. Find the best one.
cli-puzzle-right = Right. Even the next best move gives away { $next }.
cli-puzzle-wrong = Not yet: this gives away { $points } points. Try again, or leave with “quit”.
