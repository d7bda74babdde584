# Was die Seite der Rätsel sagt.
web-puzzles = Rätsel
web-puzzle-you = Du
web-puzzle-none = Es gibt noch keine Rätsel.
web-puzzle-leave = Rätsel verlassen
web-puzzle-of-day = Tagesrätsel
web-puzzle-of-days = Tagesrätsel
web-puzzle-new-in = { $hours ->
    [0] neue in { $minutes } Min.
   *[other] neue in { $hours } Std. { $minutes } Min.
}
web-puzzle-more = Weitere Rätsel
web-puzzle-more-of = { $game }: { $solved } von { $count } gelöst
web-puzzle-any = Alle
web-puzzle-easy = Leicht
web-puzzle-medium = Mittel
web-puzzle-hard = Schwer
web-puzzle-all-done = Diese hast du alle gelöst.
web-puzzle-task = Aufgabe
web-puzzle-ask = Der naheliegende Zug verschenkt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Finde den besten.
web-puzzle-first-counts = Deine erste Antwort zählt für deine Rätselwertung.
web-puzzle-share = von { $share } % gelöst
web-puzzle-from = aus einer Partie, Zug { $turn }
web-puzzle-nudge = Ein Wink
web-puzzle-nudged = Sieh dir an, was umrandet ist.
web-puzzle-is-open = noch nicht versucht
web-puzzle-is-tried = versucht
web-puzzle-is-solved = gelöst
web-puzzle-answer = Antwort
web-puzzle-right = Richtig
web-puzzle-not-yet = Noch nicht
web-puzzle-shown = Das ist die Lösung
web-puzzle-loses = verschenkt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gegenüber dem besten Zug
web-puzzle-look-again = Ein anderer Zug ist besser. Überlege, was jeder Platz am Ende wert ist und was er den anderen lässt.
web-puzzle-why = Der naheliegende Zug hätte { $obvious ->
    [one] { $obvious } Punkt
   *[other] { $obvious } Punkte
} verschenkt, und selbst der nächstbeste { $next }.
web-puzzle-why-next = Der naheliegende Zug ist der nächstbeste und verschenkt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
web-puzzle-first-try = erster Versuch
web-puzzle-tries = { $count } Versuche
web-puzzle-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
web-puzzle-level = deine Wertung { $value }
web-puzzle-show = Lösung zeigen
web-puzzle-again = Nochmal versuchen
web-puzzle-copy = Link kopieren
web-puzzle-copied = Der Link zu diesem Rätsel ist kopiert.
web-puzzle-next = Nächstes Rätsel
web-puzzle-next-game = Weiter: { $game }
web-puzzle-days = Tage in Folge
web-puzzle-streak = { $days ->
    [0] Noch keine Tage in Folge
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
web-puzzle-days-short = { $days ->
    [one] Tag
   *[other] Tage
}
web-puzzle-longest = längste Reihe { $days }
web-puzzle-days-what = Ein gelöstes Rätsel am Tag setzt die Reihe fort. Jedes Spiel zählt.
web-puzzle-day-solved = ein Rätsel gelöst
web-puzzle-day-empty = kein Rätsel gelöst
web-puzzle-no-key = Was du löst, merkt sich dieser Browser.
web-puzzle-get-key = Hol dir eine Wertung und behalte deine Reihe auf allen Geräten
