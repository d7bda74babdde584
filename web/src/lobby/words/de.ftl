# What the lobby says.
web-lobby-waiting = { $count ->
    [0] Keine Partie wartet auf dich.
    [1] Eine Partie wartet auf dich.
    [2] Zwei Partien warten auf dich.
    [3] Drei Partien warten auf dich.
    [4] Vier Partien warten auf dich.
    [5] Fünf Partien warten auf dich.
   *[other] { $count } Partien warten auf dich.
}
web-lobby-your-turn = Du bist am Zug
web-lobby-others-turn = Andere am Zug
web-lobby-unstarted = Noch offen
web-lobby-finished = Beendet
web-lobby-hidden = Ausgeblendete Partien
web-lobby-hidden-count = Ausgeblendet: { $count }
web-lobby-mine = Meine Partien
web-lobby-find = Suchen
web-lobby-find-mine = Titel, Spieler, Spiel oder Code
web-lobby-found = { $count ->
    [0] Nichts gefunden.
    [one] Eine Partie gefunden.
   *[other] { $count } Partien gefunden.
}
web-lobby-found-many = Mehr als { $count } Partien gefunden.
web-lobby-all-above = { $count ->
    [0] Keine Partie wartet auf dich.
    [one] Die Partie, die auf dich wartet, steht oben.
   *[other] Die Partien, die auf dich warten, stehen oben.
}
web-lobby-more-turns = { $count ->
    [one] Eine weitere Partie wartet auf dich
   *[other] { $count } weitere Partien warten auf dich
}
web-lobby-none-others = Du wartest auf niemanden.
web-lobby-none-waiting = Keiner deiner Tische wartet auf Mitspieler.
web-lobby-none-over = Hier erscheinen beendete Partien.
web-lobby-play-on = Weiterspielen
web-lobby-open = Öffnen
web-lobby-options = Optionen: { $title }
web-lobby-before = Vorige Seite
web-lobby-after = Nächste Seite
web-lobby-page = Seite { $page }
web-lobby-turn-of = { $name } ist am Zug
web-lobby-turn-start = beginnt gleich
web-lobby-here = gerade da
web-lobby-away-you = eine Vertretung spielt für dich
web-lobby-seats-taken = { $taken } von { $all } Plätzen besetzt
web-lobby-won = Du hast gewonnen
web-lobby-placed = Platz { $place } von { $all }
web-lobby-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
web-lobby-resigned = Du hast aufgegeben
web-lobby-closed = Geschlossen
web-lobby-outdated = Die Regeln haben sich seitdem geändert
web-lobby-over = Beendet
web-lobby-left = { $unit ->
    [day] { $count ->
        [one] noch 1 Tag
       *[other] noch { $count } Tage
    }
    [hour] noch { $count } Std.
    [minute] noch { $count } Min.
   *[second] noch { $count } Sek.
}
web-lobby-waited = { $unit ->
    [day] { $count ->
        [one] seit 1 Tag
       *[other] seit { $count } Tagen
    }
   *[hour] seit { $count } Std.
}
web-lobby-no-hurry = keine Eile
web-lobby-tables = Offene Tische
web-lobby-more-tables = Mehr anzeigen
web-lobby-filter = Filter
web-lobby-known = Spiele, die ich kenne
web-lobby-live = Live
web-lobby-days = Über Tage
web-lobby-no-clock = Ohne Uhr
web-lobby-rated = Gewertet
web-lobby-free = Freie Plätze
web-lobby-any-game = Alle Spiele
web-lobby-any-seats = Alle Tischgrößen
web-lobby-sit = Hinsetzen
web-lobby-watch = Zuschauen
web-lobby-anywhere = Irgendein Platz
web-lobby-anywhere-what = Der beste Tisch für dich.
web-lobby-anywhere-sit = Irgendwo hinsetzen
web-lobby-seats = { $count } Spieler
web-lobby-free-seats = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
web-lobby-pace-none = ohne Uhr
web-lobby-pace-main = { $minutes } Min. je Spieler
web-lobby-pace-turn = { $minutes } Min. + { $seconds } Sek. je Zug
web-lobby-pace-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
web-lobby-is-rated = gewertet
web-lobby-has-hints = mit Tipps
web-lobby-move = Zug { $ply }
web-lobby-empty = Kein Tisch wartet.
web-lobby-empty-what = Eröffne einen, und die Lobby zeigt ihn allen, oder spiel solange gegen einen Bot.
web-lobby-empty-filtered = Kein Tisch passt zu deinen Filtern.
web-lobby-show-all = Alle Tische zeigen
web-lobby-open-table = Tisch eröffnen
web-lobby-play-bot = Gegen einen Bot spielen
web-lobby-new = Neuer Tisch
web-lobby-join = Mit Code beitreten
web-lobby-join-what = Gib den Code ein, den du bekommen hast, oder füge den Link ein.
web-lobby-record = Oder sieh dir eine gespeicherte Partie an.
web-lobby-record-choose = Datei öffnen
web-lobby-trouble = Der Server antwortet nicht.
web-lobby-trouble-what = { $seconds ->
    [0] Deine Partien sind sicher. Neuer Versuch läuft.
    [one] Deine Partien sind sicher. Nächster Versuch in einer Sekunde; du musst nicht neu laden.
   *[other] Deine Partien sind sicher. Nächster Versuch in { $seconds } Sekunden; du musst nicht neu laden.
}
web-lobby-try = Jetzt versuchen
web-lobby-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
web-lobby-new-to-you = Neu für dich
web-lobby-play = Spielen
web-lobby-play-now = Jetzt spielen: { $game }
web-lobby-table-of = Neuer Tisch: { $game }
web-lobby-welcome = Leg das erste Plättchen.
web-lobby-welcome-what = Ein richtiger Spieltisch, Regeln, die sich selbst erklären, ein geduldiger Bot. Kein Konto, nichts zu installieren. Danach spielst du mit Freunden oder Fremden.
web-lobby-start = { $game } spielen
web-lobby-learn-welcome = Lern ein Brettspiel in { $minutes } Minuten.
web-lobby-learn-welcome-what = Neu hier? Du legst selbst das erste Plättchen, auf einem echten Spielbrett. Kein Konto, nichts zu installieren. Danach spielst du mit einem geduldigen Bot, mit Freunden oder Fremden.
web-lobby-learn = { $game } lernen
web-lobby-learn-minutes = Lernen · { $minutes } Min.
web-lobby-new-here = Neu hier? Lern es in { $minutes } Minuten, dann spiel gegen einen geduldigen Bot.
web-lobby-first-game = Erste Partie spielen
web-lobby-resume-title = Mach dort weiter, wo du aufgehört hast.
web-lobby-resume-what = { $game }, Schritt { $number } von { $of }. Dein Fortschritt ist in diesem Browser gespeichert.
web-lobby-resume-line = { $game } · Schritt { $number } von { $of }
web-lobby-resume = Lektion fortsetzen
web-lobby-with-friends = Mit Freunden spielen
web-lobby-count-games = { $count ->
    [1] Ein Spiel
    [2] Zwei Spiele
    [3] Drei Spiele
    [4] Vier Spiele
    [5] Fünf Spiele
   *[other] { $count } Spiele
}
web-lobby-way-code = Einen Code bekommen?
web-lobby-way-code-what = Gib ihn hier ein und nimm Platz.
web-lobby-way-tables = { $count ->
    [0] Noch kein offener Tisch
    [1] Ein offener Tisch
    [2] Zwei offene Tische
    [3] Drei offene Tische
    [4] Vier offene Tische
    [5] Fünf offene Tische
   *[other] { $count } offene Tische
}
web-lobby-way-tables-what = Setz dich dazu oder schau nur zu.
web-lobby-way-open-what = Eröffne einen, und andere spielen mit.
web-lobby-way-record = Eine gespeicherte Partie?
web-lobby-way-record-what = Sieh sie dir noch einmal an, Zug für Zug.
web-lobby-friends = Mitspieler
web-lobby-met = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} · { $when }
web-lobby-all-people = Alle
web-lobby-leave = Tisch verlassen
web-lobby-leave-what = Dein Platz ist wieder frei.
web-lobby-stand-in = Eine Vertretung spielen lassen
web-lobby-stand-in-what = Ein Bot spielt für dich, bis du deinen Platz wieder einnimmst.
web-lobby-resign = Aufgeben
web-lobby-resign-what = Du verlierst diese Partie. Sie endet, wenn sonst niemand spielt; andernfalls spielt ein Bot für dich weiter. Das lässt sich nicht rückgängig machen.
web-lobby-resign-sure = Ja, aufgeben
web-lobby-return = Meinen Platz wieder einnehmen
web-lobby-return-what = Ab jetzt spielst du wieder selbst.
web-lobby-hide = Ausblenden
web-lobby-hide-what = Die Partie verschwindet aus deinen Listen, sonst ändert sich nichts. Du findest sie unter „Ausgeblendete Partien“ wieder.
web-lobby-show = Wieder anzeigen
web-lobby-show-what = Die Partie steht wieder in deinen Listen.
web-lobby-forget = Aus diesem Browser löschen
web-lobby-forget-what = Dieser Browser vergisst deinen Platz. Ohne einen Link zu deinem Platz oder ein anderes Gerät kannst du dort nicht mehr spielen.
web-lobby-forget-sure = Ja, löschen
web-lobby-puzzles = Tagesrätsel
web-lobby-puzzles-what = Eine Stellung aus jedem Spiel. Siehst du den besten Zug?
web-lobby-puzzles-solved = { $solved } von { $count } gelöst
