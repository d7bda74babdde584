# What the web client itself says.
web-loading = Loading …
web-close = Close
web-menu = Menu
web-language = Language
web-printing = Theme
web-printing-day = Day
web-printing-dusk = Dusk
web-sounds = Sounds
web-show-left = Show remaining tiles
web-ends-turn = End my turn automatically
web-keys = Keyboard shortcuts
web-key-move = move between places
web-key-pick = pick and confirm
web-key-turn = rotate the tile
web-key-back = undo last pick
web-key-undo = undo
web-key-end = end your turn
web-key-zoom = zoom in, out, fit
web-key-pan = move the view
web-key-help = show this list
web-unofficial = Unofficial: not affiliated with the publishers; names are trademarks of their owners.
web-licenses = Software licences
web-rules = Rules
web-rule = Rule { $clause }
web-no-rules = This rules page does not exist.
web-to-lobby = Back to the lobby
web-no-table = This table does not exist.
web-lost = Connection lost; reconnecting …
web-offline = The server isn’t responding.
web-failed = Something went wrong ({ $status }).
web-good-morning = Good morning{ $has ->
    [0] {""}
   *[other] {", "}{ $name }
}
web-good-day = Good afternoon{ $has ->
    [0] {""}
   *[other] {", "}{ $name }
}
web-good-evening = Good evening{ $has ->
    [0] {""}
   *[other] {", "}{ $name }
}
web-lobby-lead = { $waiting ->
    [0] {""}
    [one] It’s your turn in one game.{" "}
   *[other] It’s your turn in { $waiting } games.{" "}
}{ $open ->
    [0] Choose a game.
    [one] One table is waiting for players.
   *[other] { $open } tables are waiting for players.
}
web-games = Games
web-seats-time = { $seats } players · { $minutes } min
web-play-bot = Play now
web-your-turn-in = { $game } ({ $names }): your turn
web-move-of = Move { $ply }
web-go-on = Resume
web-my-tables = Your games
web-tables = Tables
web-no-tables = No public tables right now. Open one, or ask a friend for a code.
web-replays = Replays
web-join-code = Join with a code
web-code = Code
web-join = Join
web-bring-record = Or open a saved game:
web-new-table = New table
web-new-table-of = New table: { $game }
web-seats = Players
web-others = The other players
web-others-bots = bots
web-others-friends = friends (invite link)
web-others-here = everyone on this device
web-level = Bot strength
web-public = List it in the lobby
web-your-name = Your name
web-open-table = Open table
web-guest = Guest
web-guest-number = Player { $number }
web-sit = Take a seat
web-watch = Watch
web-result = Result
web-watch-replay = Watch replay
web-status-open = waiting for players
web-status-playing = in progress, move { $ply }
web-status-over = finished
web-waiting-players = Share the link, add bots to free seats, or start.
web-all-here = All seats are taken.
web-free-seat = Free seat
web-put-bot = Add bot
web-put-open = Free this seat
web-start = Start
web-start-with-bots = Fill with bots and start
web-invite = Invite
web-qr = QR code of the link
web-link = Link
web-copy = Copy
web-copied = Copied
web-compiling = Preparing the game, step { $number } of { $of } (only once per machine)
web-the-table = Table
web-the-question = Current decision
web-you = You
web-your-turn = Your turn
web-bot = Bot
web-seat = Seat { $number }
# How a sentence calls players by name.
web-named = { $name }
web-spectator = Spectator
web-state-held = can end the turn
web-state-thinking = is thinking …
web-state-your-turn = your turn
web-state-turn = to move
web-state-away = away, a bot is playing
web-state-gone = offline
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
web-agree = Allow
web-refuse = Decline
web-not-here = Not here.
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = Show everything
web-turn-left = Rotate left
web-turn-right = Rotate right
web-confirm = Confirm
web-back = Back
web-end-turn = End turn
web-turn-done = Turn complete
web-turn-done-hint = End your turn, or undo.
web-sending = Sending …
web-thinks = { $name } is thinking …
web-waiting-for = Waiting for { $name }.
web-hint-turn = Fits { $count } ways: press R, scroll, or click the tile to rotate.
web-hint-confirm = Confirm, or pick something else.
web-hint-pick = { $count ->
    [one] One option
   *[other] { $count } options
}, highlighted in violet.
web-left = left
web-left-in-all = { $count } left in total
web-tab-log = Log
web-tab-talk = Chat
web-tab-left = Remaining
web-tab-beside = Boards
web-new = new messages
web-talk-empty = No messages yet.
web-talk-here = Message
web-send = Send
web-more = Log and more
web-to-result = Show result
web-you-win = You win
web-wins = { $name } wins
web-tie = Tie: { $names }
web-points-from = Points from
web-sum = Total
web-tap-number = Tap a number to highlight what earned it.
web-race = Score over time
web-again = Play again
web-rematch-join = Join the next game
web-record = Download record
web-verify = Verify the shuffle
web-verify-how = The first number was shown before the game; the second is its secret. “tilewright verify” checks the record with both.
web-replay = Replay
web-first = Go to the start
web-last = Go to the end
web-before = Previous move
web-after = Next move
web-play = Play
web-pause = Pause
web-move-number = Move
web-share-ply = Copy link
web-cards-change = { $change } cards
web-outlook-open = The result depends on hidden information.
web-held-by-nobody = Nobody holds this.
web-would-take = { $name } would score { $points }
web-key-feature = show what is here and what it is worth
web-play-on = Play on from here
web-curtain = { $name }, it’s your turn
web-curtain-hint = Show your hand when nobody else is looking.
web-show-hand = Show my hand
web-beyond = { $count ->
    [one] { $count } more place this way
   *[other] { $count } more places this way
}
web-hidden-move = { $name } makes a hidden choice.
web-hidden-draw = A hidden card is drawn.
web-stuck = The server isn’t responding; your move is saved and will be sent again.
web-stuck-talk = The server isn’t responding; your message is saved and will be sent again.
web-seat-moved = Your seat is now being played from another device. You are watching.
web-missed-you = { $moves ->
    [0] While you were away, a bot ({ $level }) took your place but did not have to move.
    [one] While you were away, a bot ({ $level }) made one move for you.
   *[other] While you were away, a bot ({ $level }) made { $moves } moves for you.
}
web-missed-name = { $moves ->
    [0] While { $name } was away, a bot ({ $level }) stepped in but did not have to move.
    [one] While { $name } was away, a bot ({ $level }) made one move.
   *[other] While { $name } was away, a bot ({ $level }) made { $moves } moves.
}
web-missed-undone = { $undone ->
    [one] In the meantime there was one undo.
   *[other] In the meantime there were { $undone } undos.
}
web-by-bot = Played by a bot while you were away
web-undo-waiting = Waiting for { $names } to allow the undo.
web-undo-away = { $count ->
    [one] { $names } is away; the undo waits until they return.
   *[other] { $names } are away; the undo waits until they return.
}
web-undo-cancel = Cancel undo
web-undo-declined = The other players declined the undo.
web-undo-overtaken = Play continued before everyone had agreed to the undo.
web-and-more = and { $count } more
web-analysis = Allow analysis during this game
web-analysis-hint = Anyone at the table can then play on from any position of this game at a table of their own. All players must agree.
web-analysis-none = Nobody has allowed it yet.
web-analysis-by = Allowed so far by { $names }.
web-analysis-all = Everyone has allowed it.
web-analysis-missing = { $count ->
    [one] While this game is in progress, { $names } must allow it in the table menu before you can play on from here.
   *[other] While this game is in progress, { $names } must all allow it in the table menu before you can play on from here.
}
web-analysis-players = While a game is in progress, only its players can play on from here.
web-device = Play on another device
web-device-seat = Which seat
web-device-hint = Open this link on the other device and your seat is there too. Anyone with the link can play for you.
web-device-qr = QR code of the link to your seat
web-device-lock = Lock out other devices
web-device-lock-hint = Disables the old link; only this device keeps the seat.
web-device-locked = Done: the seat now opens only on this device and with the new link.
web-verified = Draws verified by this browser
web-verified-how = Before the first draw, the server and every browser sealed a random number. This browser saw all the seals at that time, and each number now matches its seal, so nobody could choose the draws. “tilewright verify” also recomputes every draw from the record.
web-unverified = This browser could not verify the draws: { $reason }
web-unverified-how = Before the first draw, the server and every browser seal a random number; at the end each number must match its seal. That was not the case here. “tilewright verify” checks the draws in the record.
web-doubt-left-out = its own number was left out.
web-doubt-changed = the list of seals was changed.
web-doubt-unseen = it was never shown the seals.
web-doubt-secret = the server’s number does not match its seal.
web-doubt-number = a browser’s number does not match its seal.
web-doubt-late = its own number arrived too late.
web-barred = You are blocked from this server.
web-closed = The host closed this table.
web-closed-hint = Nobody can play here any more, but you can still watch the game so far.
web-status-closed = closed
web-muted-you = You are muted at this table: you can read messages but not write any.
web-muted-spectators = Spectators cannot write at this table.
web-find-table = Find a table
web-no-match = No matching tables.
web-more-tables = Show more
web-again-later = Try again
web-privacy = Privacy
web-privacy-lead = What this server stores about you, and what stays with you.
web-privacy-kept = What this server stores
web-privacy-names = The names you type for your seats and tables. You do not have to use your real name.
web-privacy-moves = Every move, so that a game survives an interruption and can be watched again.
web-privacy-chat = Chat messages at the tables.
web-privacy-tokens = A hash of the token that opens your seat: nobody can read the token itself from the database.
web-privacy-uploads = Game records that people upload.
web-privacy-never = What it does not store
web-privacy-addresses = Your network address is never stored, with one exception: addresses that the host has banned.
web-privacy-cookies = There are no accounts, no cookies and no trackers, and nothing is loaded from other servers.
web-privacy-browser = What stays in your browser
web-privacy-browser-what = Your settings and your name, the tokens of your seats, and the numbers this browser uses to verify draws. If you clear this site’s data they are gone, and you can no longer open your seats from here.
web-privacy-time = How long data is kept
web-privacy-time-unknown = Until the host of this server deletes it.
web-privacy-over-time = Finished games
web-privacy-idle-time = Abandoned games
web-privacy-open-time = Tables that never started
web-privacy-chat-time = Chat
web-privacy-upload-time = Uploaded records that nobody opens
web-privacy-days = { $days ->
    [0] until the host deletes them
    [one] one day
   *[other] { $days } days
}
web-privacy-delete = How to have your data deleted
web-privacy-delete-how = Ask the host of this server and give the code of the table.
web-privacy-contact = Contact:
