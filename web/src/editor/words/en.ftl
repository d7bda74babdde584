# Positions laid out by hand.
web-build = Lay out a position
web-build-missing = Positions of this game can’t be laid out.
web-build-things = Pieces
web-build-settings = Points and turn
web-build-result = Result
web-build-tap = Tap a piece, then its place on the table.
web-build-other = Choose another piece
web-build-undo = Undo
web-build-redo = Redo
web-build-new = New position
web-build-new-hint = You begin again with the table as it is at the start of a game.
web-build-begin = Clear the table
web-build-less = Less: { $what }
web-build-more = More: { $what }
web-build-now = now
web-build-final = if it ended here
web-build-place = place
web-build-how = How the final scoring adds up
web-build-next = What comes next
web-build-legal = { $count ->
    [one] One possible move
   *[other] { $count } possible moves
}
web-build-link = Link to share
web-build-save = Save as a file
web-build-nothing = There is nothing to set here: everything follows from the table.
