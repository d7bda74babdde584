# What the web client itself says.
web-loading = Loading …
web-close = Close
web-menu = Menu
web-language = Language
web-printing = Day or dusk
web-printing-day = Day
web-printing-dusk = Dusk
web-sounds = Sounds
web-show-left = Show what is left
web-ends-turn = My last decision ends my turn at once
web-keys = Keys
web-key-move = from place to place
web-key-pick = pick, and confirm
web-key-turn = turn the piece
web-key-back = back by one pick
web-key-undo = take back
web-key-end = end the turn
web-key-zoom = closer, farther, everything
web-key-pan = move the table
web-key-help = this page
web-unofficial = Unofficial: not affiliated with the publishers; names are trade marks of their owners.
web-licenses = Licences of the software used
web-rules = Rules
web-rule = Rule { $clause }
web-no-rules = There is no such rules page.
web-to-lobby = To the lobby
web-no-table = There is no such table.
web-lost = Connection lost; trying again …
web-offline = The server does not answer.
web-failed = That did not work ({ $status }).
web-good-morning = Good morning{ $has ->
    [0] {""}
   *[other] {", "}{ $name }
}
web-good-day = Good day{ $has ->
    [0] {""}
   *[other] {", "}{ $name }
}
web-good-evening = Good evening{ $has ->
    [0] {""}
   *[other] {", "}{ $name }
}
web-lobby-lead = { $waiting ->
    [0] {""}
    [one] One game waits for you.{" "}
   *[other] { $waiting } games wait for you.{" "}
}{ $open ->
    [0] Choose a game.
    [one] One table waits for players.
   *[other] { $open } tables wait for players.
}
web-games = Games
web-seats-time = { $seats } seats · { $minutes } min
web-play-bot = Play now
web-your-turn-in = { $game } ({ $names }): your turn
web-move-of = Move { $ply }
web-go-on = Go on playing
web-my-tables = Your games
web-tables = Tables
web-no-tables = No public table waits just now. Open one, or ask a friend for a code.
web-replays = Replays
web-join-code = Join with a code
web-code = Code
web-join = Join
web-bring-record = Or watch a saved record:
web-new-table = New table
web-new-table-of = New table: { $game }
web-seats = Seats
web-others = The other seats
web-others-bots = bots
web-others-friends = friends by link
web-others-here = all at this screen
web-level = How strong the bots are
web-public = Everybody may see it in the lobby
web-your-name = Your name
web-open-table = Open the table
web-guest = Guest
web-guest-number = Player { $number }
web-sit = Sit down
web-watch = Watch
web-result = Result
web-watch-replay = Watch replay
web-status-open = waiting for players
web-status-playing = in play, move { $ply }
web-status-over = over
web-waiting-players = Share the link, put bots on free seats, or start.
web-all-here = All seats are taken.
web-free-seat = Free seat
web-put-bot = A bot
web-put-open = Free it
web-start = Start
web-start-with-bots = Start, bots on free seats
web-invite = Invite
web-qr = The link as a QR code
web-link = Link
web-copy = Copy
web-copied = Copied
web-compiling = The game is made ready on this machine, step { $number } of { $of }. This happens once.
web-the-table = The table
web-the-question = What is asked now
web-you = You
web-your-turn = Your turn
web-bot = Bot
web-seat = Seat { $seat }
web-spectator = Spectator
web-state-held = may end the turn
web-state-thinking = thinks …
web-state-your-turn = your turn
web-state-turn = to move
web-state-away = away, a bot plays
web-state-gone = not connected
web-state-bot = bot
web-state-waiting = waiting
web-cards-in-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-asked = { $count ->
    [one] { $name } asks to undo this move:
   *[other] { $name } asks to undo these { $count } moves:
}
web-agree = Agree
web-refuse = No
web-not-here = Not here.
web-zoom-in = Closer
web-zoom-out = Farther
web-fit = Show everything
web-turn-left = Turn left
web-turn-right = Turn right
web-confirm = Confirm
web-back = Back
web-end-turn = End turn
web-turn-done = Your turn is done
web-turn-done-hint = End it, or take something back.
web-sending = On its way …
web-thinks = { $name } thinks …
web-waiting-for = Waiting for { $name }.
web-hint-turn = { $count } turns fit: press R, the wheel or the piece.
web-hint-confirm = Confirm, or pick something else.
web-hint-pick = { $count ->
    [one] One possibility
   *[other] { $count } possibilities
}, marked in violet.
web-left = left
web-left-in-all = { $count } left in all
web-tab-log = Log
web-tab-talk = Talk
web-tab-left = Left
web-tab-beside = Beside
web-new = new
web-talk-empty = Nobody has said anything yet.
web-talk-here = Say something
web-send = Send
web-more = Log and more
web-to-result = To the result
web-you-win = You win
web-wins = { $name } wins
web-tie = Shared: { $names }
web-points-from = Points from
web-sum = Sum
web-tap-number = Tap a number: what is behind it lights up on the table.
web-race = The race
web-again = Play again
web-rematch-join = To the next game
web-record = Record
web-verify = Verify the shuffle
web-verify-how = The first number was shown before the game, the second is its secret: “tilewright verify” checks the record with both.
web-replay = Replay
web-first = To the beginning
web-last = To the end
web-before = One move back
web-after = One move on
web-play = Play
web-pause = Pause
web-move-number = Move
web-share-ply = Copy link
web-cards-change = { $change } cards
web-outlook-open = What it brings depends on what is hidden.
web-held-by-nobody = Nobody stands here.
web-would-take = { $name } would score { $points }
web-key-feature = what lies here, and what it is worth
web-play-on = Play on from here
web-curtain = { $name }, it is your turn
web-curtain-hint = Your hand is shown when nobody else is looking.
web-show-hand = Show my hand
web-beyond = { $count ->
    [one] { $count } more place this way
   *[other] { $count } more places this way
}
web-hidden-move = { $name } decides something that you may not see.
web-hidden-draw = Something is drawn that you may not see.
web-stuck = The server isn't answering; your move is kept and will be sent again.
web-stuck-talk = The server isn't answering; your message is kept and will be sent again.
web-seat-moved = Your seat is now played on another device. You are watching.
web-missed-you = { $moves ->
    [0] While you were away, a bot ({ $level }) sat in for you, but did not have to move.
    [one] While you were away, a bot ({ $level }) made one move for you.
   *[other] While you were away, a bot ({ $level }) made { $moves } moves for you.
}
web-missed-name = { $moves ->
    [0] While { $name } was away, a bot ({ $level }) sat in, but did not have to move.
    [one] While { $name } was away, a bot ({ $level }) made one move.
   *[other] While { $name } was away, a bot ({ $level }) made { $moves } moves.
}
web-missed-undone = { $undone ->
    [one] Moves were taken back once meanwhile.
   *[other] Moves were taken back { $undone } times meanwhile.
}
web-by-bot = Played by a bot while you were away
web-undo-waiting = Waiting for { $names } to agree.
web-undo-away = { $count ->
    [one] { $names } is away; the undo waits until they return.
   *[other] { $names } are away; the undo waits until they return.
}
web-undo-cancel = Cancel the undo
web-undo-declined = The others did not agree to the undo.
web-and-more = and { $count } more
web-analysis = Allow analysis during this game
web-analysis-hint = Anyone at the table could then play on from a position of this game on a table of their own. It takes everybody's consent.
web-analysis-none = Nobody has allowed it yet.
web-analysis-by = Allowed so far by { $names }.
web-analysis-all = Everybody has allowed it.
web-analysis-missing = { $count ->
    [one] To play on from a game that is still going on, { $names } must allow it in the table's menu.
   *[other] To play on from a game that is still going on, { $names } must all allow it in the table's menu.
}
web-analysis-players = While a game is going on, only its players can play on from here.
web-device = Play on another device
web-device-seat = Which seat
web-device-hint = Open this link on the other device and your seat is there too. Whoever has the link can play for you.
web-device-qr = The link to your seat as a QR code
web-device-lock = Lock out other devices
web-device-lock-hint = Makes the old link useless and leaves the seat to this device alone.
web-device-locked = Done: only this device and the new link open the seat now.
web-verified = Draws verified by this browser
web-verified-how = Before the first draw, the server and every browser sealed a random number. This browser saw all the seals then, and each number now fits its seal: nobody could choose the draws. “tilewright verify” also works out every draw from the record.
web-unverified = This browser could not verify the draws: { $reason }
web-unverified-how = Before the first draw, the server and every browser seal a random number; at the end each number must fit its seal. That was not so here. “tilewright verify” checks the draws of the record.
web-doubt-left-out = its own number was left out.
web-doubt-changed = the list of seals was changed.
web-doubt-unseen = it was never shown the seals.
web-doubt-secret = the server's number does not fit its seal.
web-doubt-number = the number of a browser does not fit its seal.
web-doubt-late = its own number arrived too late.
web-barred = This server does not let you in.
web-closed = The host closed this table.
web-closed-hint = Nobody can play here any more, but the game so far can still be watched.
web-status-closed = closed
web-muted-you = You are muted at this table: you can read, but not write.
web-muted-spectators = Spectators cannot write at this table.
web-find-table = Find a table
web-no-match = No table matches.
web-more-tables = Show more
web-again-later = Try again
web-privacy = Privacy
web-privacy-lead = What this server keeps of you, and what stays with you.
web-privacy-kept = What this server keeps
web-privacy-names = The names you type for your seats and tables. They need not be your real name.
web-privacy-moves = Every move, so that a game survives an interruption and can be watched again.
web-privacy-chat = What is said at a table.
web-privacy-tokens = Of the token that opens your seat only a hash: nobody can read the token from the database.
web-privacy-uploads = Game records that somebody uploads.
web-privacy-never = What it does not keep
web-privacy-addresses = Your network address is never stored, with one exception: addresses that the host has banned.
web-privacy-cookies = There are no accounts, no cookies and no trackers, and nothing is loaded from other servers.
web-privacy-browser = What stays in your browser
web-privacy-browser-what = Your settings and your name, the tokens of your seats, and the numbers that let this browser verify draws. Clear the data of this site and they are gone; your seats can then no longer be opened from here.
web-privacy-time = How long things are kept
web-privacy-time-unknown = Until the host of this server deletes them.
web-privacy-over-time = Finished games
web-privacy-idle-time = Games nobody plays any more
web-privacy-open-time = Tables whose game never started
web-privacy-chat-time = Chat
web-privacy-upload-time = Uploaded records nobody opens any more
web-privacy-days = { $days ->
    [0] until the host deletes them
    [one] one day
   *[other] { $days } days
}
web-privacy-delete = How to have data deleted
web-privacy-delete-how = Ask the host of this server, and name the code of the table.
web-privacy-contact = Contact:
