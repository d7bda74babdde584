# What the web client itself says.
web-loading = Loading …
web-close = Close
web-menu = Menu
web-language = Language
web-printing = Theme
web-printing-day = Day
web-printing-dusk = Dusk
web-sounds = Sounds
web-sounds-off = Off
web-sounds-turn = My turn
web-sounds-all = Everything
web-tells = Tell me when it is my turn
web-tells-hint = With a notification, while this page is closed or out of sight.
web-tells-blocked = Your browser blocks notifications from this page; you can allow them in its settings.
web-tell-me = Tell me when it is my turn?
web-tell-yes = Yes
web-tell-no = No, thanks
web-told-turn = It’s your turn.
web-install = Install as an app
web-show-left = Show remaining tiles
web-show-places = Show the names of places
web-ends-turn = End my turn automatically
web-plays-only-move = Play the only possible move for me
web-keys = Keyboard shortcuts
web-key-arrows = arrow keys
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
web-cut = No connection
web-cut-network = This device is offline. Your games are safe on the server.
web-cut-server = The server isn’t responding. Your games are safe there.
web-cut-again = This page tries again by itself.
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
web-games = Games
web-seats-time = { $seats } players · { $minutes } min
web-code = Code
web-join = Join
web-new-table = New table
web-name = Name
web-colour = Colour
web-colour-of = Colour of { $name }
web-colour-red = red
web-colour-blue = blue
web-colour-yellow = yellow
web-colour-green = green
web-colour-black = black
web-who-plays = Who plays
web-seat-drag = Drag to change the order
web-seat-move = Move { $seat }
web-seat-move-how = Drag, or press ↑ and ↓
web-seat-who = Who sits here
web-seat-me = you
web-seat-here = at this screen
web-seat-friend = friend, by link
web-seat-remove = Remove { $seat }
web-seat-add = Add a seat
web-team = { $you ->
    [0] { $names } play together.
   *[other] { $names } play together.
}
web-who-begins = Who begins
web-begins-lot = By lot
web-begins-me = I do
web-begins-first = First seat
web-clock = Clock
web-clock-none = None
web-clock-live = Live
web-clock-days = Over days
web-clock-main = Time for the game
web-clock-more = More time a turn
web-clock-minutes = { $minutes } minutes each
web-clock-seconds = { $seconds ->
    [0] nothing more
   *[other] + { $seconds } s a turn
}
web-clock-days-each = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
}
web-clock-zero = When time is up
web-clock-zero-stand-in = At zero, a stand-in plays on
web-clock-zero-lose = At zero, the seat loses
web-rated = Rated
web-rated-hint = The result counts for everybody’s rating.
web-not-rated-key = Needs a key for every person.
web-not-rated-how = Get yours
web-not-rated-here = Not with several people at one screen.
web-not-rated-bots = Needs a person at the table.
web-public-hint = Everybody here can find the table and sit down.
web-public-not = Needs a free seat.
web-more-terms = More settings
web-take-bot = Take a bot’s seat
web-take-bot-hint = The bot stops, and you play on from its position.
web-take-bot-seat = Play for { $name }
web-take-bot-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-partner = { $you ->
    [1] with you
   *[other] with { $names }
}
web-takeover = Visitors may take over bots
web-takeover-hint = Anybody with the link can take a bot’s seat during the game.
web-takeover-not = Not in rated games.
web-patience = If somebody loses the connection
web-patience-after = Stand-in after { $count } { $unit }
web-patience-days = Over days, only the clock decides.
web-table-title = Title of the table
web-table-title-like = Sunday round
web-plan = { $seats }, { $clock }, { $begins }.
web-plan-seats = { $count ->
    [2] Two seats
    [3] Three seats
    [4] Four seats
    [5] Five seats
   *[other] { $count } seats
}
web-plan-no-clock = no clock
web-plan-clock = { $minutes } minutes each and { $seconds } s more a turn
web-plan-lot = the lot decides who begins
web-plan-you-begin = you begin
web-plan-begins = { $name } begins
web-plan-first-begins = the first seat begins
web-plan-friends = { $count ->
    [0] The game starts at once.
    [one] One seat waits for a friend.
   *[other] { $count } seats wait for friends.
}
web-plan-rated = It is rated.
web-plan-watch = You watch.
web-plan-nobody = Take a seat yourself, or let only bots play.
web-public = List it in the lobby
web-your-name = Your name
web-open-table = Open table
web-guest = Guest
web-guest-number = Player { $number }
web-sit = Take a seat
web-watch-replay = Watch replay
web-review-this = Review this game
web-waiting-players = Share the link, add bots to free seats, or start.
web-waiting-learn = Learn it while you wait ({ $minutes } minutes)
web-all-here = All seats are taken.
web-free-seat = Free seat
web-host = host
web-start = Start
web-start-with-bots = Fill with bots and start
web-invite = Invite
web-qr = QR code of the link
web-link = Link
web-copy = Copy
web-copied = Copied
web-copy-link = Copy the link
web-send = Send
web-or-code = or the code
web-invite-to = Invite to { $game }
web-invite-watch = The game has begun: people with the link can watch, and players who lost theirs can come back.
web-welcome = You are invited to { $game }
web-welcome-with = At the table: { $names }
web-network = Let others on this network in
web-network-off = Only this computer can open the link.
web-network-off-do = Switch this on before you send it.
web-network-on = Everyone on your network who has the link can open this table. This ends when you switch it off or stop Tilewright.
web-network-public = This address is on the internet, not only on your own network.
web-network-address = Address
web-network-help = The link does not open?
web-network-help-do = Both devices must be on the same network, and the firewall of this computer must let the connection in.
web-network-inside = Tilewright seems to run in a container or in WSL: the outer computer must pass the port on.
web-network-stuck = Others need the address at which the server is known to them: ask the host for it. The host can make links show it, by starting the server with --origin and that address.
web-shut = The host has closed this server for others. The page reconnects when it is open again.
web-the-table = Table
web-the-question = Current decision
web-you = You
web-name-you = { $name } (you)
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
web-state-away = a stand-in plays
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
web-hint-only = Nothing else is possible.
web-by-itself = automatic
web-by-itself-hint = No other move was possible.
web-hint-choose = { $count ->
    [one] One option
   *[other] { $count } options
}.
web-left = left
web-left-in-all = { $count } left in total
# How the others' moves are shown.
web-since = Since your last turn
web-watch-again = Watch again
web-showing = Move being shown
web-skip = Skip
web-skip-hint = Any click or key skips, too.
web-to-move = To { $name }’s move
web-log-start = Start of the game
web-pace = Pace of the others’ moves
web-pace-calm = Calm
web-pace-brisk = Brisk
web-pace-instant = At once
web-pace-still = Your device asks for less motion, so moves appear at once.
web-tab-log = Log
web-tab-talk = Chat
web-tab-left = Remaining
web-tab-beside = Boards
web-new = new messages
web-talk-empty = No messages yet.
web-talk-here = Message
web-more = Log and more
web-to-result = Show result
# the final scoring, step by step
web-final-scoring = Final scoring
web-final-scoring-begin = The last move is made. Now everything that is left scores.
web-scoring-begin = Begin
web-scoring-next = Next
web-scoring-back = Back
web-skip-scoring = Skip to the result
web-step-of = { $at } of { $of }
web-points-before = before: { $points }
web-so-far = So far
web-still-standing = Still standing
web-watch-scoring = Watch the final scoring
web-board-of = Board
# the result
web-you-win = You win
web-wins = { $name } wins
web-tie = Tie: { $names }
web-points-from = Points from
web-sum = Total
web-tap-number = Tap a number to highlight what earned it.
web-race = Score over time
web-race-thin = Thin lines: together with what is collected but not scored yet.
web-collected = Collected along the way
web-again = Play again
web-rematch-join = Join the next game
web-record = Download record
web-record-nameless = Record without names
web-record-about = About this game
web-record-result = Result
web-verify = Verify the shuffle
web-verify-how = The first number was shown before the game; the second is its secret. “tilewright verify” checks the record with both.
web-verify-later = The secret is published when the games at all tables with the same draws are over.
web-to-event = To the event
web-replay = Replay
web-first = Go to the start
web-last = Go to the end
web-before = Previous move
web-after = Next move
web-play = Play
web-pause = Pause
web-move-number = Move
web-show-next = Show what comes
web-share-ply = Copy link
web-cards-change = { $change } cards
web-outlook-open = The result depends on hidden information.
web-held-by-nobody = Nobody holds this.
web-would-take = { $name } would score { $points }

# The table in words, for people who do not see it.
web-on-the-table = On the table
web-in-hand = In hand
web-players = Players
web-features = Features of the table
web-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-held-by = Held by { $names }.
web-fits = Fits { $count } ways
web-news = What happens
web-news-before = { $count } more before that.
web-jump = Jump to
web-walk = Walk over the table
web-walk-how = Arrow keys lead from place to place. Enter picks a place, Home leads to the last move, Escape to the question.
web-in-words = The table in words
web-key-walk = walk over the table, place by place
web-key-in-words = the table in words

web-key-feature = show what is here and what it is worth
web-key-overlay = show all areas, their owners and worth

# The overlay of all features.
web-overlay = Show all areas
web-overlay-key = Show all areas, their owners and worth (O)
web-overlay-holds = { $name }: holds { $count }, worth { $points } now
web-overlay-free = Uncoloured: held by nobody

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
web-undo-granted = Everybody agreed: your move is undone.
web-undo-declined-by = { $name } declined the undo.
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
web-muted-you = You are muted at this table: you can read messages but not write any.
web-muted-spectators = Spectators cannot write at this table.
web-again-later = Try again
web-profile = Profile
web-privacy = Privacy
web-privacy-lead = What this server stores about you, and what stays with you.
web-privacy-kept = What this server stores
web-privacy-names = The names you type for your seats and tables. You do not have to use your real name.
web-privacy-moves = Every move, so that a game survives an interruption and can be watched again.
web-privacy-chat = Chat messages at the tables.
web-privacy-tokens = A hash of the token that opens your seat: nobody can read the token itself from the database.
web-privacy-profile = If you keep your games in a profile: hashes of your devices’ keys and backup words, what kind of browser each device has, your results, ratings and answers to puzzles.
web-privacy-pushes = If you want to be told about your turns: the address of your browser’s push service and the keys for its messages, until you switch it off. That service is run by the maker of your browser; it cannot read the messages.
web-privacy-uploads = Game records that people upload, and reviews of games.
web-privacy-never = What it does not store
web-privacy-addresses = Your network address is never stored, with one exception: addresses that the host has banned.
web-privacy-cookies = There are no accounts, no cookies and no trackers, and nothing is loaded from other servers.
web-privacy-browser = What stays in your browser
web-privacy-browser-what = Your settings and your name, the tokens of your seats, and the numbers this browser uses to verify draws. If you clear this site’s data they are gone, and you can no longer open your seats from here. A profile comes back with its backup words.
web-privacy-time = How long data is kept
web-privacy-time-unknown = Until the host of this server deletes it.
web-privacy-over-time = Finished games
web-privacy-idle-time = Abandoned games
web-privacy-open-time = Tables that never started
web-privacy-chat-time = Chat
web-privacy-upload-time = Uploaded records and reviews that nobody opens
web-privacy-days = { $days ->
    [0] until the host deletes them
    [one] one day
   *[other] { $days } days
}
web-privacy-delete = How to have your data deleted
web-privacy-delete-how = Without a profile, ask the host of this server and give the code of the table. With a profile you can do it yourself, at once.
web-privacy-contact = Contact:

# Clocks and absence.
web-time-minutes = { $minutes } min
web-time-hours = { $hours } h { $minutes }
web-left-minutes = { $count } min left
web-left-hours = { $count } h left
web-left-days = { $count } days left
web-absent-seconds = away { $count } s
web-absent-minutes = away { $count } min
web-absent-hours = away { $count } h
web-absent-days = away { $count } days
web-time-left = { $seconds ->
    [120] Two minutes left.
   *[other] { $seconds } seconds left.
}
web-state-resigned = resigned, a stand-in plays
web-state-stand-in-thinking = the stand-in is thinking …
web-state-turn-gone = to move, not here
web-state-clock-runs = { $state }, clock runs
web-absent-title = { $name } is absent
web-stand-in-in = { $name } is not here. A stand-in can take over in { $time }.
web-stand-in-may = A stand-in can play for { $name } until they are back. The points stay theirs.
web-stand-in-unrated = The game will no longer count for ratings.
web-stand-in-level = Level of the stand-in
web-stand-in-seat = Seat a stand-in
web-stand-in-wait = Keep waiting
web-back-kept = Your seat is kept
web-back-title = Welcome back, { $name }.
web-back-time = Your time is up.
web-back-moves = { $moves ->
    [0] A stand-in ({ $level }) plays for you and has not had to move yet.
    [one] A stand-in ({ $level }) made one move for you.
   *[other] A stand-in ({ $level }) made { $moves } moves for you.
}
web-back-points = { $points ->
    [one] It scored one point.
   *[other] It scored { $points } points.
}
web-back-clock = Your clock stands still.
web-back-take = Take my seat back
web-back-show = Show me the moves first
web-leave-menu = Leave or resign …
web-leave-title = Leave the game
web-leave-stand-in = Hand my seat to a stand-in
web-leave-stand-in-hint = A bot plays for you until you come back. You can take your seat back at any moment.
web-leave = Leave the table
web-resign = Resign
web-resign-hint = You lose and rank last. The others play on against a bot in your seat.
web-resign-end-hint = You lose, and the game is over.
web-resign-sure = Resign for good? This cannot be undone.
web-resign-yes = Yes, resign
web-resign-no = No, play on
web-close-table = Close the table
web-close-sure = Close this table for everyone? Nobody can play on here, but the game can still be watched.
web-close-yes = Yes, close it
web-close-no = Keep it open
web-has-resigned = resigned
web-lost-on-time = lost on time
web-stand-in-to-the-end = a stand-in played to the end
web-archived = This table is in the archive.

# The main pages.
web-nav = Pages
web-nav-play = Play
web-nav-people = People
web-nav-learn = Learn
web-nav-puzzles = Puzzles
web-hint = Hint
web-hint-title = { $count ->
    [2] Two good choices
   *[3] Three good choices
}
web-hint-even = All much the same
web-hint-even-why = These differ by less than the estimate can tell.
web-hint-looking = Looking …
web-hint-looking-why = It takes a second or two. You can play meanwhile.
web-hint-never-mind = Never mind
web-hint-only-move = Only one move
web-hint-only-why = There is nothing to choose here.
web-hint-failed = No hint just now
web-hint-no-answer = The server did not answer.
web-hint-again = Ask again
web-hint-point = Point at one to see it on the table.
web-hint-private = Only you see this. There are no hints or odds in rated games.
web-hint-odds = { $odds } to win
web-hint-lead = lead
web-hint-lead-why = Expected at the end: { $points } points, { $lead } compared with the others
web-odds-switch = Odds beside the names
web-odds-range = Expected at the end: { $points } points; in four games out of five { $low } to { $high }
web-hints-term = Hints allowed
web-hints-term-hint = Everybody at the table may ask for hints and see the odds.
web-hints-term-bots = Against bots there are always hints.
web-plan-hints = Hints are allowed.
web-rated-why = No hints and no odds while this game lasts, for anybody at the table.
web-key-hint = ask for a hint
web-by-hand = With the real game
web-by-hand-hint = You play with the game on your table and enter what you draw; Tilewright checks, counts and scores.
web-by-hand-build = Half played already? Lay out the position.
web-by-hand-hands = Hidden hands
web-by-hand-unknown = stay unknown
web-by-hand-entered = entered by their owners
web-by-hand-no-hints = Not while hands stay unknown: a hint needs to know what you hold.
web-by-hand-drawn = What was drawn
web-by-hand-tap = Tap what was drawn. The number is how many are left.
web-by-hand-owner = Only the player who drew it can enter it.
web-by-hand-card = Nobody has entered this hand: pick the card that is played.
web-by-hand-left = { $name }, { $count } left
web-by-hand-back = Take back from here on
web-by-hand-end = The game ended here
web-by-hand-end-sure = Do the final scoring now, with everything as it lies, and end the game?
web-by-hand-end-yes = Score and end
web-by-hand-end-no = Play on
web-plan-by-hand = { $seats } with the real game: what is drawn is entered by hand.
