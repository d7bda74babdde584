# What lessons and examples say.
web-learn = Learn to play
web-learn-about = Short lessons at the real table. You move from the first minute; everything is saved as you go.
web-learn-all = All games
web-learn-none = There are no lessons here.
web-learn-lessons = Lessons
web-learn-begin = Begin: { $title }
web-learn-continue = Continue: { $title }
web-learn-start = Start
web-learn-go-on = Continue
web-learn-again = Look again
web-learn-all-done = You have done all lessons.
web-learn-count = { $count ->
    [one] One lesson
   *[other] { $count } lessons
}{ $done ->
    [0] {""}
   *[other] , { $done } done
}
web-lesson = Lesson
web-lesson-you = You
web-lesson-of = { $game } · lesson { $number } of { $count }
web-lesson-minutes = about { $count } min
web-lesson-left = about { $count } min left
web-lesson-progress = Progress
web-lesson-step = Step { $number } of { $of }
web-lesson-done = Done
web-lesson-leave = Leave
web-lesson-pause = A good place to pause
web-lesson-pause-done = { $done ->
    [one] One of { $of } steps is done.
   *[other] { $done } of { $of } steps are done.
}
web-lesson-pause-kept = Next time you continue where you are now.
web-lesson-pause-where = You find the lesson again in the lobby and under “Learn to play”.
web-lesson-stay = Stay and finish
web-lesson-leave-now = Leave for now
web-lesson-known = I know this. Skip the lesson
web-lesson-missing = This lesson does not exist.
web-lesson-task = Your task
web-lesson-number = Your answer
web-lesson-less = One less
web-lesson-more = One more
web-lesson-check = Check
web-lesson-choose = Choose an answer
web-lesson-right = That’s it.
web-lesson-shown = This is how.
web-lesson-onward = Good so far. One more decision.
web-lesson-hint = Hint:
web-lesson-receipt = Points
web-lesson-why = Why?
web-lesson-beside = More of the table
web-lesson-own-turn = Your own turns in between are played for you.
web-lesson-back = Previous step
web-lesson-next = Next: { $title }
web-lesson-skip = Skip step
web-lesson-finish = Finish
web-lesson-again = Try it again
web-lesson-show = Show me
web-lesson-over = Well done.
web-lesson-over-text = You have finished “{ $title }”. The best next step is a real game: a patient bot is waiting.
web-lesson-first-game = Play a first game
web-lesson-others = More lessons
web-lesson-restart = Start again
web-lesson-all = All lessons
web-example = Try it out
web-example-note = Only you see this. Play any legal move; you can take back everything.
web-example-restart = From the start
web-example-turn = { $name } to move
