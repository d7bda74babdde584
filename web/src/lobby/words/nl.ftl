# What the lobby says.
web-lobby-waiting = { $count ->
    [0] Er wacht geen partij op je.
    [1] Eén partij wacht op je.
    [2] Twee partijen wachten op je.
    [3] Drie partijen wachten op je.
    [4] Vier partijen wachten op je.
    [5] Vijf partijen wachten op je.
   *[other] { $count } partijen wachten op je.
}
web-lobby-your-turn = Jij bent aan zet
web-lobby-others-turn = Anderen aan zet
web-lobby-unstarted = Niet begonnen
web-lobby-finished = Afgelopen
web-lobby-hidden = Verborgen partijen
web-lobby-hidden-count = Verborgen partijen: { $count }
web-lobby-mine = Mijn partijen
web-lobby-find = Zoeken
web-lobby-find-mine = Titel, speler, spel of code
web-lobby-found = { $count ->
    [0] Niets gevonden.
    [one] Eén partij gevonden.
   *[other] { $count } partijen gevonden.
}
web-lobby-found-many = Meer dan { $count } partijen gevonden.
web-lobby-all-above = { $count ->
    [0] Er wacht geen partij op je.
    [one] De partij die op je wacht, staat hierboven.
   *[other] De partijen die op je wachten, staan hierboven.
}
web-lobby-more-turns = { $count ->
    [one] Nog één partij wacht op je
   *[other] Nog { $count } partijen wachten op je
}
web-lobby-none-others = Je wacht op niemand.
web-lobby-none-waiting = Geen van je tafels wacht op spelers.
web-lobby-none-over = Hier verschijnen afgelopen partijen.
web-lobby-play-on = Verder spelen
web-lobby-open = Openen
web-lobby-options = Opties: { $title }
web-lobby-before = Vorige pagina
web-lobby-after = Volgende pagina
web-lobby-page = Pagina { $page }
web-lobby-turn-of = { $name } is aan zet
web-lobby-turn-start = begint zo
web-lobby-here = nu hier
web-lobby-away-you = een invaller speelt voor je
web-lobby-seats-taken = { $taken } van { $all } plaatsen bezet
web-lobby-won = Je hebt gewonnen
web-lobby-placed = Plaats { $place } van { $all }
web-lobby-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
web-lobby-resigned = Je hebt opgegeven
web-lobby-closed = Gesloten
web-lobby-outdated = De regels zijn sindsdien veranderd
web-lobby-over = Afgelopen
web-lobby-left = { $unit ->
    [day] { $count ->
        [one] nog 1 dag
       *[other] nog { $count } dagen
    }
    [hour] nog { $count } uur
    [minute] nog { $count } min
   *[second] nog { $count } s
}
web-lobby-waited = { $unit ->
    [day] { $count ->
        [one] al 1 dag
       *[other] al { $count } dagen
    }
   *[hour] al { $count } uur
}
web-lobby-no-hurry = geen haast
web-lobby-tables = Open tafels
web-lobby-more-tables = Meer tonen
web-lobby-filter = Filter
web-lobby-known = Spellen die ik ken
web-lobby-live = Live
web-lobby-days = Over dagen
web-lobby-no-clock = Zonder klok
web-lobby-rated = Gewaardeerd
web-lobby-free = Vrije plaatsen
web-lobby-any-game = Alle spellen
web-lobby-any-seats = Elk aantal spelers
web-lobby-sit = Aanschuiven
web-lobby-watch = Toekijken
web-lobby-anywhere = Een vrije plaats
web-lobby-anywhere-what = De beste tafel voor jou.
web-lobby-anywhere-sit = Ergens aanschuiven
web-lobby-seats = { $count } spelers
web-lobby-free-seats = { $count ->
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
}
web-lobby-pace-none = zonder klok
web-lobby-pace-main = { $minutes } min per speler
web-lobby-pace-turn = { $minutes } min + { $seconds } s per beurt
web-lobby-pace-days = { $days ->
    [one] 1 dag per beurt
   *[other] { $days } dagen per beurt
}
web-lobby-is-rated = gewaardeerd
web-lobby-has-hints = met tips
web-lobby-move = zet { $ply }
web-lobby-empty = Er wacht geen tafel.
web-lobby-empty-what = Open er een en de lobby toont hem aan iedereen, of speel intussen tegen een bot.
web-lobby-empty-filtered = Geen tafel past bij je filters.
web-lobby-show-all = Alle tafels tonen
web-lobby-open-table = Tafel openen
web-lobby-play-bot = Tegen een bot spelen
web-lobby-new = Nieuwe tafel
web-lobby-join = Meedoen met een code
web-lobby-join-what = Typ de code of plak de link die je hebt gekregen.
web-lobby-record = Of bekijk een bewaarde partij.
web-lobby-record-choose = Bestand openen
web-lobby-trouble = De server antwoordt niet.
web-lobby-trouble-what = { $seconds ->
    [0] Je partijen zijn veilig. Er wordt nu opnieuw geprobeerd.
    [one] Je partijen zijn veilig. Nieuwe poging over één seconde; je hoeft niet te herladen.
   *[other] Je partijen zijn veilig. Nieuwe poging over { $seconds } seconden; je hoeft niet te herladen.
}
web-lobby-try = Nu proberen
web-lobby-games = { $count ->
    [one] één partij
   *[other] { $count } partijen
}
web-lobby-new-to-you = Nieuw voor jou
web-lobby-play = Spelen
web-lobby-play-now = Nu spelen: { $game }
web-lobby-table-of = Nieuwe tafel: { $game }
web-lobby-welcome = Leg de eerste tegel.
web-lobby-welcome-what = Een echt bord, regels die zichzelf uitleggen, een geduldige bot. Geen account, niets te installeren. Daarna speel je met vrienden of onbekenden.
web-lobby-start = { $game } spelen
web-lobby-learn-welcome = Leer een bordspel in { $minutes } minuten.
web-lobby-learn-welcome-what = Nieuw hier? Je legt zelf de eerste tegel, op een echt bord. Geen account, niets te installeren. Speel daarna met een geduldige bot, met vrienden of met onbekenden.
web-lobby-learn = { $game } leren
web-lobby-learn-minutes = Leren · { $minutes } min
web-lobby-new-here = Nieuw hier? Leer het in { $minutes } minuten en speel dan tegen een geduldige bot.
web-lobby-first-game = Een eerste partij spelen
web-lobby-resume-title = Ga verder waar je gebleven was.
web-lobby-resume-what = { $game }, stap { $number } van { $of }. Je voortgang is in deze browser bewaard.
web-lobby-resume-line = { $game } · stap { $number } van { $of }
web-lobby-resume = De les voortzetten
web-lobby-with-friends = Met vrienden spelen
web-lobby-count-games = { $count ->
    [1] Eén spel
    [2] Twee spellen
    [3] Drie spellen
    [4] Vier spellen
    [5] Vijf spellen
   *[other] { $count } spellen
}
web-lobby-way-code = Een code gekregen?
web-lobby-way-code-what = Typ hem hier en schuif aan.
web-lobby-way-tables = { $count ->
    [0] Nog geen open tafel
    [1] Eén open tafel
    [2] Twee open tafels
    [3] Drie open tafels
    [4] Vier open tafels
    [5] Vijf open tafels
   *[other] { $count } open tafels
}
web-lobby-way-tables-what = Schuif aan of kijk alleen mee.
web-lobby-way-open-what = Open er een en anderen kunnen meedoen.
web-lobby-way-record = Een bewaarde partij?
web-lobby-way-record-what = Bekijk hem opnieuw, zet voor zet.
web-lobby-friends = Medespelers
web-lobby-met = { $games ->
    [one] één partij
   *[other] { $games } partijen
} · { $when }
web-lobby-all-people = Alle
web-lobby-leave = Tafel verlaten
web-lobby-leave-what = Je plaats is weer vrij.
web-lobby-stand-in = Een invaller laten spelen
web-lobby-stand-in-what = Een bot speelt voor je tot je je plaats terugneemt.
web-lobby-resign = Opgeven
web-lobby-resign-what = Je verliest deze partij. Ze eindigt als er niemand anders speelt; anders speelt een bot voor je verder. Dit kan niet ongedaan worden gemaakt.
web-lobby-resign-sure = Ja, opgeven
web-lobby-return = Mijn plaats terugnemen
web-lobby-return-what = Vanaf nu speel je weer zelf.
web-lobby-hide = Verbergen
web-lobby-hide-what = De partij verdwijnt uit je lijsten, verder verandert er niets. Je vindt haar terug onder ‘Verborgen partijen’.
web-lobby-show = Weer tonen
web-lobby-show-what = De partij staat weer in je lijsten.
web-lobby-forget = Uit deze browser verwijderen
web-lobby-forget-what = Deze browser vergeet je plaats. Zonder een link naar je plaats of een ander apparaat kun je daar niet meer spelen.
web-lobby-forget-sure = Ja, verwijderen
web-lobby-puzzles = Dagpuzzels
web-lobby-puzzles-what = Eén stelling uit elk spel. Zie jij de beste zet?
web-lobby-puzzles-solved = { $solved } van { $count } opgelost
