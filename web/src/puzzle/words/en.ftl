# What the page of puzzles says.
web-puzzles = Puzzles
web-puzzle-you = You
web-puzzle-none = There are no puzzles yet.
web-puzzle-leave = Leave the puzzles
web-puzzle-of-day = Daily puzzle
web-puzzle-of-days = Daily puzzles
web-puzzle-new-in = { $hours ->
    [0] new ones in { $minutes } min
   *[other] new ones in { $hours } h { $minutes } min
}
web-puzzle-more = More puzzles
web-puzzle-more-of = { $game }: { $solved } of { $count } solved
web-puzzle-any = Any
web-puzzle-easy = Easy
web-puzzle-medium = Medium
web-puzzle-hard = Hard
web-puzzle-all-done = You have solved all of these.
web-puzzle-task = Task
web-puzzle-ask = The obvious move gives away { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Find the best one.
web-puzzle-first-counts = Your first answer counts for your puzzle rating.
web-puzzle-share = solved by { $share } %
web-puzzle-from = from a game, turn { $turn }
web-puzzle-nudge = A nudge
web-puzzle-nudged = Look at what is outlined.
web-puzzle-is-open = not tried yet
web-puzzle-is-tried = tried
web-puzzle-is-solved = solved
web-puzzle-answer = Answer
web-puzzle-right = Right
web-puzzle-not-yet = Not yet
web-puzzle-shown = This is the answer
web-puzzle-loses = gives away { $points ->
    [one] { $points } point
   *[other] { $points } points
} compared with the best move
web-puzzle-look-again = Another move is better. Look again at what each place is worth at the end, and what it leaves to the others.
web-puzzle-why = The obvious move would have given away { $obvious ->
    [one] { $obvious } point
   *[other] { $obvious } points
}, and even the next best one { $next }.
web-puzzle-why-next = The obvious move is the next best one, and it gives away { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-puzzle-first-try = first try
web-puzzle-tries = { $count } tries
web-puzzle-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
web-puzzle-level = your rating { $value }
web-puzzle-show = Show the answer
web-puzzle-again = Try again
web-puzzle-copy = Copy link
web-puzzle-copied = The link to this puzzle is copied.
web-puzzle-next = Next puzzle
web-puzzle-next-game = Next: { $game }
web-puzzle-days = Days in a row
web-puzzle-streak = { $days ->
    [0] No days in a row yet
    [one] One day in a row
   *[other] { $days } days in a row
}
web-puzzle-days-short = { $days ->
    [one] day
   *[other] days
}
web-puzzle-longest = longest { $days }
web-puzzle-days-what = One solved puzzle a day keeps the row going. Any game counts.
web-puzzle-day-solved = a puzzle solved
web-puzzle-day-empty = no puzzle solved
web-puzzle-no-key = What you solve is kept in this browser.
web-puzzle-get-key = Get a rating, and keep your row on all your devices
