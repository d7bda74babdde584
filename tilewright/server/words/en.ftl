# What the server itself says.
server-stale = The game has moved on; check the board.
server-not-your-seat = This seat belongs to someone else.
server-held = { SEAT($seat) } must end the turn first.
server-not-asked = It is not this player’s turn.
server-hidden = Part of this game is still hidden from you; wait until it is over.
server-not-started = The game has not started yet.
server-not-open = The game has already started.
server-not-over = The game is not over yet.
server-over = The game is over.
server-nothing-to-undo = There is nothing to undo.
server-nothing-to-end = There is no turn to end.
server-no-request = That request is no longer open.
server-no-commitment = No nonce from this browser is expected now.
server-gathering = The draws are being prepared; try again in a moment.
server-analysis = This game is still in progress; everyone at the table has to allow analysis first.
server-too-fast = That was too fast; please wait a moment.
server-too-long = This is too long.
server-malformed = The request could not be understood.
server-no-table = This table does not exist.
server-no-game = This game does not exist.
server-no-page = This page does not exist.
server-no-ply = The game does not have that many moves.
server-no-record = This record does not exist.
server-no-lesson = This lesson does not exist, or it has fewer steps.
server-no-puzzle = There is no such puzzle.
server-no-example = This example does not exist.
server-record = Line { $line } of the record is wrong: { $reason }
server-no-open-table = No open table is waiting for players right now.
server-full = All seats at this table are taken.
server-seat-taken = This seat is taken.
server-open-seats = Some seats are still free.
server-seats = This game is for { $least } to { $most } players.
server-not-host = Only the host can do this.
server-no-option = This variant does not exist.
server-no-level = This level does not exist.
server-no-colour = This colour does not exist.
server-no-takeover = Bots’ seats cannot be taken over at this table.
server-no-hints = Hints are not agreed on at this table: other people play here.
server-no-hints-rated = There are no hints and no odds in a rated game.
server-hint-busy = The engine is busy with other tables, and games come first. Try again in a moment.
server-seated = You already have a seat at this table.
server-no-name = Please enter a name.
server-compiling = The game is being prepared.
server-revision = The rules have changed since then; this game cannot continue.
server-foreign = Blocked: this request came from another site.
server-busy = That did not work just now; please try again.
server-broken = Something went wrong on the server.
server-closed = This table is closed.
server-muted = You cannot chat at this table.
server-others-play = Other people are still playing; they have to leave first.
server-banned = This address is banned from this server.
server-host = This server is not set up for the name “{ $host }”; its operator can add it with --origin http://{ $host }.
server-too-much = Too much has been uploaded from this address today; please try again tomorrow.
server-too-many = At most { $most } open public tables at a time; start or leave one of them first.
server-disk = The server’s disk is almost full; running games continue, but nothing new can be started until its operator frees some space.
server-time-up = Your time is up.
server-too-early = A stand-in can be seated in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-days = At this table a turn may take { $days ->
    [one] a day
   *[other] { $days } days
}; the clock decides what happens after that.
server-is-here = { SEAT($seat) } is connected again.
server-stand-in-there = A bot already plays for this seat.
server-away = A stand-in plays for you; take your seat back first.
server-resigned = You have resigned; this seat cannot be taken back.
server-not-present = Only a player at the table can seat a stand-in.
server-clock = This clock gives nobody any time.
server-note-lot = The lot has decided: { SEAT($seat) } begins.
server-note-took = { SEAT($seat) } has taken over the seat of { $bot }, a bot.
server-note-left = { SEAT($seat) } has left; a stand-in ({ $level }) plays on.
server-note-returned = { SEAT($seat) } has come back and taken the seat again.
server-note-stand-in = { SEAT($actor) } has seated a stand-in ({ $level }) for { SEAT($seat, form: "inside") }.
server-note-resigned = { SEAT($seat) } has resigned.
server-note-time = { SEAT($seat) } has run out of time; a stand-in ({ $level }) plays on.
server-note-time-lost = { SEAT($seat) } has lost on time.
server-note-archived = Nobody had been at this table for { $days ->
    [one] a day
   *[other] { $days } days
}, so it was archived. Its game can still be watched and downloaded.
server-not-here = Only a browser on the computer that runs the server can do this.
server-no-network = This computer has no network address at which others could reach it.
server-no-person = This device is not connected to anybody’s games: its key is missing or has been revoked.
server-no-such-person = This person does not exist.
server-no-device = This device has already been removed.
server-too-many-devices = At most { $most } devices at a time; remove one of them first.
server-code-unknown = This code does not work. Check it, or make a new one: each code works only once.
server-code-over = This code has run out: a code works for ten minutes. Make a new one on the device where your games are.
server-no-word = “{ $word }” is not one of the backup words.
server-words-count = There are { $all } backup words; you entered { $count }.
server-words-wrong = One of these words is wrong or in the wrong place.
server-words-unknown = These words belong to nobody here: they have been replaced or deleted, or they come from another server.
server-other-name = That is not your name. Type it exactly as it is shown.
server-stranger = You can invite people with whom you have finished a game; send others the link.
server-rated = This table is rated, so everyone who plays here needs a profile: press “Keep my games and results” first.
server-push-turn = It’s your turn.
server-no-push = This browser’s push service cannot be used.
server-level-beginner = Beginner
server-level-casual = Casual
server-level-club = Advanced
server-level-expert = Expert
server-level-master = Master
