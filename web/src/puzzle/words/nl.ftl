# Wat de pagina met puzzels zegt.
web-puzzles = Puzzels
web-puzzle-you = Jij
web-puzzle-none = Er zijn nog geen puzzels.
web-puzzle-leave = Puzzels verlaten
web-puzzle-of-day = Dagpuzzel
web-puzzle-of-days = Dagpuzzels
web-puzzle-new-in = { $hours ->
    [0] nieuwe over { $minutes } min
   *[other] nieuwe over { $hours } u { $minutes } min
}
web-puzzle-more = Meer puzzels
web-puzzle-more-of = { $game }: { $solved } van { $count } opgelost
web-puzzle-any = Alle
web-puzzle-easy = Makkelijk
web-puzzle-medium = Gemiddeld
web-puzzle-hard = Moeilijk
web-puzzle-all-done = Deze heb je allemaal opgelost.
web-puzzle-task = Opdracht
web-puzzle-ask = De voor de hand liggende zet geeft { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} weg. Vind de beste.
web-puzzle-first-counts = Je eerste antwoord telt voor je puzzelrating.
web-puzzle-share = opgelost door { $share } %
web-puzzle-from = uit een partij, beurt { $turn }
web-puzzle-nudge = Een duwtje
web-puzzle-nudged = Kijk naar wat omlijnd is.
web-puzzle-is-open = nog niet geprobeerd
web-puzzle-is-tried = geprobeerd
web-puzzle-is-solved = opgelost
web-puzzle-answer = Antwoord
web-puzzle-right = Goed
web-puzzle-not-yet = Nog niet
web-puzzle-shown = Dit is het antwoord
web-puzzle-loses = geeft { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} weg ten opzichte van de beste zet
web-puzzle-look-again = Een andere zet is beter. Bekijk wat elke plek aan het eind waard is, en wat die de anderen laat.
web-puzzle-why = De voor de hand liggende zet had { $obvious ->
    [one] { $obvious } punt
   *[other] { $obvious } punten
} weggegeven, en zelfs de op één na beste { $next }.
web-puzzle-why-next = De voor de hand liggende zet is de op één na beste, en geeft { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} weg.
web-puzzle-first-try = eerste poging
web-puzzle-tries = { $count } pogingen
web-puzzle-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
web-puzzle-level = jouw rating { $value }
web-puzzle-show = Toon het antwoord
web-puzzle-again = Opnieuw proberen
web-puzzle-copy = Link kopiëren
web-puzzle-copied = De link naar deze puzzel is gekopieerd.
web-puzzle-next = Volgende puzzel
web-puzzle-next-game = Volgende: { $game }
web-puzzle-days = Dagen op rij
web-puzzle-streak = { $days ->
    [0] Nog geen dagen op rij
    [one] Eén dag op rij
   *[other] { $days } dagen op rij
}
web-puzzle-days-short = { $days ->
    [one] dag
   *[other] dagen
}
web-puzzle-longest = langste { $days }
web-puzzle-days-what = Eén opgeloste puzzel per dag houdt de reeks gaande. Elk spel telt.
web-puzzle-day-solved = een puzzel opgelost
web-puzzle-day-empty = geen puzzel opgelost
web-puzzle-no-key = Wat je oplost, wordt in deze browser bewaard.
web-puzzle-get-key = Krijg een rating en houd je reeks op al je apparaten
