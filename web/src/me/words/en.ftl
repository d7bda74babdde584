# What the profile page says.
web-keep-games = Keep my games and results
web-keep-games-what = This browser gets a key of your own: your games, results and ratings stay together, on all your devices. No e-mail and no password; delete everything at any time.
web-bring-games = Bring my games here
web-bring-by-code = On the device where your games are, open your profile and choose “Devices”. Type the code it shows.
web-bring-by-words = Type your backup words in their order, with spaces between them.
web-bring-not-code = I have backup words
web-bring-not-words = I have a code
web-type-code = Code
web-type-words = Backup words
web-bring-here = Bring my games here
web-key-void = This device was removed from your profile, or the profile was deleted. Bring your games back with a code or with your backup words.
web-rename = Change name
web-save = Save
web-games-since = { $games ->
    [0] No finished games yet
    [one] One game since { $month }
   *[other] { $games } games since { $month }
}
web-game = Game
web-with-seats = { $count } players
web-game-with-seats = { $game }, { $count } players
web-games-count = { $games ->
    [one] one game
   *[other] { $games } games
}
web-ratings = Ratings
web-ratings-how = How they work
web-ratings-how-rated = Only rated games count. A table is rated if its host chooses so, and everybody who sits down there agrees; a game in which a bot stands in for somebody does not count.
web-ratings-how-band = Everybody starts at 1500 ± 150, separately for each game and number of players. The number moves with each result, more if the result is a surprise; the band is where your strength probably lies, and it narrows with each game. There is no number before the fifth game.
web-ratings-how-bots = People and bots are on the same scale. The bots stand still:
web-ratings-foot = The band is where your strength probably lies. Play more, and it narrows. The thin line marks 1500, an average player.
web-rating-said = { $value }, give or take { $deviation }
web-rating-soon = { $games } of { $least } games
web-rating-none = – not yet
web-points-title = Where my points come from
web-bar-mine = You
web-bar-rivals = Your rivals
web-bar-won = Games you win
web-points-ahead = { $kind }: { $points ->
    [one] one point
   *[other] { $points } points
} a game more than your rivals.
web-points-behind = { $kind }: { $points ->
    [one] one point
   *[other] { $points } points
} a game fewer; that is where points are waiting for you.
web-points-alike = You and your rivals score alike.
web-course-rating = How my rating moved
web-course-score = My scores
web-last-games = { $games ->
    [one] the last game
   *[other] the last { $games } games
}
web-today = now
web-against = Against whom
web-against-ahead = ended ahead
web-of = { $some } of { $all }
web-bot-level = Bot ({ $level })
web-bot-named = { $name } ({ $level })
web-my-games = My games
web-all-games = All games
web-no-games = Finished games appear here, with their result and a replay.
web-won-against = Won against { $names }
web-lost-to = Lost to { $names }
web-tied-with = Tied with { $names }
web-game-rated = rated
web-review = Replay
web-review-of = Replay: { $game }
web-review-short = Review
web-review-game-of = Review: { $game }
web-not-kept = not kept
web-more-games = Show more
web-people = People
web-no-people = People you finish a game with appear here, if they keep their games too.
web-games-together = { $games ->
    [one] one game together
   *[other] { $games } games together
}
web-their-games = { $games ->
    [one] One finished game
   *[other] { $games } finished games
}, { $together ->
    [0] none with you
   *[other] { $together } with you
}
web-invited = { $name } invites you to { $game }.
web-decline = Decline
web-invite-people = Invite people you know
web-invite-one = Invite { $name }
web-is-invited = invited
web-devices = Devices
web-code-show = Show a code here
web-code-type = Type a code here
web-code-scan = Scan it with the other device, or type
web-code-where = there under “Bring my games here”.
web-code-left = works once, { $time } left
web-code-qr = QR code for the other device
web-code-gives = The other device gets your name, your seats and your ratings. This one keeps them, too.
web-code-replaces = The profile of the other device replaces the one on this device.
web-code-over = This code has run out.
web-code-over-why = A code works once and for ten minutes.
web-code-new = Make a new code
web-code-arrived = This device already has a profile. To replace it, type the code under “Devices”.
web-words = Backup words
web-words-why = The only way back if every device is lost. Write them on paper.
web-words-make = Make words
web-words-show = Show
web-words-hide = Hide
web-words-once = They are shown only now. New words replace these.
web-words-made = made { $day }
web-devices-all = Your devices
web-device-unnamed = A device
web-device-this = this device
web-device-seen = last used { $day }
web-device-remove = Remove
web-device-sure = Really remove?
web-device-remove-what = A removed device loses your profile and your seats at once.
web-device-remove-others = Remove all other devices
web-my-data = My data
web-my-data-what = Your name, games, chat, ratings and answers to puzzles. Nothing else is kept.
web-export = Export everything
web-export-first = Export first
web-delete-data = Delete my data
web-delete-title = Delete my data?
web-delete-what = Your name, ratings, chat, devices and seats are deleted at once. Finished games stay for the others, without your name. Games in progress can be played to the end in this browser.
web-delete-final = This cannot be undone.
web-delete-confirm = Type your name, { $name }, to confirm
web-keep = Keep
web-delete = Delete
web-my-puzzles = Puzzles
web-my-puzzles-today = Today’s puzzles
web-my-puzzles-streak = { $days ->
    [0] No days in a row yet
    [one] One day in a row
   *[other] { $days } days in a row
}
web-my-puzzles-longest = longest { $days }
web-my-puzzles-soon = Your rating appears after { $least } puzzles; you have answered { $count }.
web-my-puzzles-rating = Rating
web-my-puzzles-solved = { $solved ->
    [one] One puzzle solved
   *[other] { $solved } puzzles solved
}
