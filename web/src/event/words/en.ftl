# Events.
web-event-what = What do you want to open?
web-event-what-table = A table
web-event-what-event = An event
web-event-plan = Everybody gets one link; bots fill seats that stay empty.
web-event-open = Open event
web-event-form = Form
web-event-form-duplicate = Same luck
web-event-form-circle = Round robin
web-event-form-swiss = Swiss
web-event-named-duplicate = Same luck for all
web-event-named-circle = Round robin
web-event-named-swiss = Swiss tournament
web-event-about-duplicate = All tables draw the same tiles and cards. You are compared with those who had your seat at the other tables, so luck decides nothing.
web-event-about-circle = Everybody meets everybody, in as many rounds as that takes.
web-event-about-swiss = In each round those meet who have done equally well so far.
web-event-seats = Players per table
web-event-rounds = Rounds
web-event-bots = Bots that fill in
web-event-title = Title
web-event-title-like = Friday evening
web-event-plays = I play, too
web-event-pause = Break between rounds
web-event-pause-of = { $count ->
    [0] none
   *[other] { $count } { $unit }
}
web-event-welcome = You are invited to { $game }
web-event-enter = Take part
web-event-invite = One link for everybody
web-event-tables-of = { $count } at a table
web-event-rounds-of = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
web-event-bots-of = bots: { $level }
web-event-now = Now
web-event-wait = Waiting for the host to start
web-event-wait-host = { $count ->
    [0] Nobody is here yet
    [one] One person is here; start when all are
   *[other] { $count } people are here; start when all are
}
web-event-round = Round { $round } of { $rounds }
web-event-next = Round { $round } begins in
web-event-still = { $count ->
    [0] All games are over.
    [one] One table is still playing.
   *[other] { $count } tables are still playing.
}
web-event-over = The event is over
web-event-closed = The host has ended the event
web-event-to-table = To my table ({ $number })
web-event-start = Start round 1
web-event-start-next = Start now
web-event-end = End event
web-event-end-sure = Really end it
web-event-end-not = No
web-event-people = { $count ->
    [one] One person
   *[other] { $count } people
}
web-event-left = left
web-event-leave = Leave event
web-event-remove = Remove
web-event-nobody = Nobody has entered yet.
web-event-standings = Standings
web-event-result = Final standings
web-event-place = Place
web-event-player = Player
web-event-games = Games
web-event-score = Score
web-event-ahead = Points ahead
web-event-compared = Compared
web-event-beaten = Beaten
web-event-skill = Skill
web-event-how = One for each opponent you beat, half for a tie; equal scores are separated by how many points you were ahead.
web-event-how-set = Your points less the average of those who had the same seat and the same luck; counted once a whole round is over.
web-event-how-skill = Skill: points above the average with luck taken out, from the reviews of the games.
web-event-table = Table { $number }
web-event-play = Play
web-event-watch = Watch
web-event-veiled = Tables with the same luck stay hidden until your own game is over, and from onlookers until all are.
web-event-same = The same seat at all tables
web-event-same-round = Round { $round }: the same seat at all tables
web-event-same-how = Points, and how they compare with the others on this seat. Each name leads to the replay.
web-event-csv = Results as CSV
web-event-json = Results as JSON
web-event-mine = My events
web-event-take-luck = Take luck out
web-event-reviewing = The games are being reviewed; skill appears when that is done.
