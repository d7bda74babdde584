# What the lobby says.
web-lobby-waiting = { $count ->
    [0] No game is waiting for you.
    [1] One game is waiting for you.
    [2] Two games are waiting for you.
    [3] Three games are waiting for you.
    [4] Four games are waiting for you.
    [5] Five games are waiting for you.
   *[other] { $count } games are waiting for you.
}
web-lobby-your-turn = Your turn
web-lobby-others-turn = Others’ turn
web-lobby-unstarted = Not started
web-lobby-finished = Finished
web-lobby-hidden = Hidden games
web-lobby-hidden-count = Hidden games: { $count }
web-lobby-mine = My games
web-lobby-find = Find
web-lobby-find-mine = Title, player, game or code
web-lobby-found = { $count ->
    [0] Nothing found.
    [one] One game found.
   *[other] { $count } games found.
}
web-lobby-found-many = More than { $count } games found.
web-lobby-all-above = { $count ->
    [0] No game is waiting for you.
    [one] The game that waits for you is above.
   *[other] The games that wait for you are above.
}
web-lobby-more-turns = { $count ->
    [one] One more game waits for you
   *[other] { $count } more games wait for you
}
web-lobby-none-others = You are not waiting for anybody.
web-lobby-none-waiting = None of your tables is waiting for players.
web-lobby-none-over = Finished games appear here.
web-lobby-play-on = Play on
web-lobby-open = Open
web-lobby-options = Options: { $title }
web-lobby-before = Previous page
web-lobby-after = Next page
web-lobby-page = Page { $page }
web-lobby-turn-of = { $name }’s turn
web-lobby-turn-start = about to begin
web-lobby-here = here now
web-lobby-away-you = a stand-in plays for you
web-lobby-seats-taken = { $taken } of { $all } seats taken
web-lobby-won = You won
web-lobby-placed = Place { $place } of { $all }
web-lobby-points = { $points ->
    [one] one point
   *[other] { $points } points
}
web-lobby-resigned = You resigned
web-lobby-closed = Closed
web-lobby-outdated = The rules have changed since then
web-lobby-over = Finished
web-lobby-left = { $unit ->
    [day] { $count ->
        [one] 1 day left
       *[other] { $count } days left
    }
    [hour] { $count } h left
    [minute] { $count } min left
   *[second] { $count } s left
}
web-lobby-waited = { $unit ->
    [day] { $count ->
        [one] for 1 day
       *[other] for { $count } days
    }
   *[hour] for { $count } h
}
web-lobby-no-hurry = no hurry
web-lobby-tables = Open tables
web-lobby-more-tables = Show more
web-lobby-filter = Filter
web-lobby-known = Games I know
web-lobby-live = Live
web-lobby-days = Over days
web-lobby-no-clock = No clock
web-lobby-rated = Rated
web-lobby-free = Free seats
web-lobby-any-game = Any game
web-lobby-any-seats = Any table size
web-lobby-sit = Sit down
web-lobby-watch = Watch
web-lobby-anywhere = Any free seat
web-lobby-anywhere-what = The best table for you.
web-lobby-anywhere-sit = Sit down anywhere
web-lobby-seats = { $count } players
web-lobby-free-seats = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
web-lobby-pace-none = no clock
web-lobby-pace-main = { $minutes } min each
web-lobby-pace-turn = { $minutes } min + { $seconds } s a turn
web-lobby-pace-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
web-lobby-is-rated = rated
web-lobby-has-hints = with hints
web-lobby-move = move { $ply }
web-lobby-empty = No table is waiting.
web-lobby-empty-what = Open one and the lobby shows it to everyone, or play a bot meanwhile.
web-lobby-empty-filtered = No table passes your filters.
web-lobby-show-all = Show all tables
web-lobby-open-table = Open a table
web-lobby-play-bot = Play a bot
web-lobby-new = New table
web-lobby-join = Join with a code
web-lobby-join-what = Type the code or paste the link that you were sent.
web-lobby-record = Or watch a saved game.
web-lobby-record-choose = Open a file
web-lobby-trouble = No answer from the server.
web-lobby-trouble-what = { $seconds ->
    [0] Your games are safe. Trying again now.
    [one] Your games are safe. Next try in one second; you need not reload.
   *[other] Your games are safe. Next try in { $seconds } seconds; you need not reload.
}
web-lobby-try = Try now
web-lobby-games = { $count ->
    [one] one game
   *[other] { $count } games
}
web-lobby-new-to-you = New to you
web-lobby-play = Play
web-lobby-play-now = Play now: { $game }
web-lobby-table-of = New table: { $game }
web-lobby-welcome = Lay the first tile.
web-lobby-welcome-what = A real board, rules that explain themselves, a patient bot. No account, nothing to install. Then play friends or strangers.
web-lobby-start = Play { $game }
web-lobby-learn-welcome = Learn a board game in { $minutes } minutes.
web-lobby-learn-welcome-what = New here? You lay the first tile yourself, on a real board. No account, nothing to install. Then play a patient bot, friends or strangers.
web-lobby-learn = Learn { $game }
web-lobby-learn-minutes = Learn · { $minutes } min
web-lobby-new-here = New here? Learn it in { $minutes } minutes, then play against a patient bot.
web-lobby-first-game = Play a first game
web-lobby-resume-title = Go on where you stopped.
web-lobby-resume-what = { $game }, step { $number } of { $of }. Your progress is saved in this browser.
web-lobby-resume-line = { $game } · step { $number } of { $of }
web-lobby-resume = Continue the lesson
web-lobby-with-friends = Play with friends
web-lobby-count-games = { $count ->
    [1] One game
    [2] Two games
    [3] Three games
    [4] Four games
    [5] Five games
   *[other] { $count } games
}
web-lobby-way-code = Friends sent you a code?
web-lobby-way-code-what = Type it here and take your seat.
web-lobby-way-tables = { $count ->
    [0] No open table yet
    [1] One open table
    [2] Two open tables
    [3] Three open tables
    [4] Four open tables
    [5] Five open tables
   *[other] { $count } open tables
}
web-lobby-way-tables-what = Sit down or just watch.
web-lobby-way-open-what = Open one and others can join.
web-lobby-way-record = A saved game?
web-lobby-way-record-what = Watch it again, move by move.
web-lobby-friends = Friends
web-lobby-met = { $games ->
    [one] one game
   *[other] { $games } games
} · { $when }
web-lobby-all-people = All
web-lobby-leave = Leave the table
web-lobby-leave-what = Your seat is free again.
web-lobby-stand-in = Let a stand-in play
web-lobby-stand-in-what = A bot plays your seat until you take it back.
web-lobby-resign = Resign
web-lobby-resign-what = You lose this game. It ends if nobody else plays; otherwise a bot plays on for you. This cannot be undone.
web-lobby-resign-sure = Yes, resign
web-lobby-return = Take my seat back
web-lobby-return-what = You play yourself again, from now on.
web-lobby-hide = Hide
web-lobby-hide-what = The game leaves your lists and nothing else changes. You find it again under “Hidden games”.
web-lobby-show = Show again
web-lobby-show-what = The game is back in your lists.
web-lobby-forget = Delete from this browser
web-lobby-forget-what = This browser forgets your seat. Without a link to your seat or another device you cannot play there any more.
web-lobby-forget-sure = Yes, delete
web-lobby-puzzles = Daily puzzles
web-lobby-puzzles-what = One position from each game. Do you see the best move?
web-lobby-puzzles-solved = { $solved } of { $count } solved
