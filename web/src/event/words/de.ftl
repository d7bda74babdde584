# Turniere.
web-event-what = Was möchtest du eröffnen?
web-event-what-table = Einen Tisch
web-event-what-event = Ein Turnier
web-event-plan = Alle bekommen denselben Link; freie Plätze füllen Bots.
web-event-open = Turnier eröffnen
web-event-form = Form
web-event-form-duplicate = Gleiches Glück
web-event-form-circle = Jeder gegen jeden
web-event-form-swiss = Schweizer System
web-event-named-duplicate = Gleiches Glück für alle
web-event-named-circle = Jeder gegen jeden
web-event-named-swiss = Turnier nach Schweizer System
web-event-about-duplicate = An allen Tischen werden dieselben Plättchen und Karten gezogen. Verglichen wirst du mit denen, die an den anderen Tischen deinen Platz hatten – das Glück entscheidet nichts.
web-event-about-circle = Alle treffen auf alle, in so vielen Runden wie nötig.
web-event-about-swiss = In jeder Runde treffen die aufeinander, die bisher gleich gut waren.
web-event-seats = Spieler pro Tisch
web-event-rounds = Runden
web-event-bots = Bots zum Auffüllen
web-event-title = Name des Turniers
web-event-title-like = Freitagabend
web-event-plays = Ich spiele mit
web-event-pause = Pause zwischen den Runden
web-event-pause-of = { $count ->
    [0] keine
   *[other] { $count } { $unit }
}
web-event-welcome = Du bist eingeladen: { $game }
web-event-enter = Mitmachen
web-event-invite = Ein Link für alle
web-event-tables-of = { $count } an einem Tisch
web-event-rounds-of = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
web-event-bots-of = Bots: { $level }
web-event-now = Jetzt
web-event-wait = Warten, bis der Gastgeber beginnt
web-event-wait-host = { $count ->
    [0] Noch ist niemand da
    [one] Eine Person ist da; beginne, sobald alle da sind
   *[other] { $count } Personen sind da; beginne, sobald alle da sind
}
web-event-round = Runde { $round } von { $rounds }
web-event-next = Runde { $round } beginnt in
web-event-still = { $count ->
    [0] Alle Partien sind zu Ende.
    [one] An einem Tisch wird noch gespielt.
   *[other] An { $count } Tischen wird noch gespielt.
}
web-event-over = Das Turnier ist zu Ende
web-event-closed = Der Gastgeber hat das Turnier beendet
web-event-to-table = Zu meinem Tisch ({ $number })
web-event-start = Runde 1 beginnen
web-event-start-next = Jetzt beginnen
web-event-end = Turnier beenden
web-event-end-sure = Wirklich beenden
web-event-end-not = Nein
web-event-people = { $count ->
    [one] Eine Person
   *[other] { $count } Personen
}
web-event-left = ausgestiegen
web-event-leave = Aussteigen
web-event-remove = Entfernen
web-event-nobody = Noch macht niemand mit.
web-event-standings = Stand
web-event-result = Endstand
web-event-place = Rang
web-event-player = Spieler
web-event-games = Partien
web-event-score = Punkte
web-event-ahead = Vorsprung
web-event-compared = Vergleich
web-event-beaten = Besiegte
web-event-skill = Können
web-event-how = Ein Punkt für jeden besiegten Gegner, ein halber bei Gleichstand; bei gleicher Punktzahl entscheidet der Vorsprung in den Partien.
web-event-how-set = Deine Punkte abzüglich des Mittels derer, die denselben Platz und dasselbe Glück hatten; gezählt wird, wenn eine ganze Runde zu Ende ist.
web-event-how-skill = Können: Punkte über dem Mittel, ohne das Glück, aus den Analysen der Partien.
web-event-table = Tisch { $number }
web-event-play = Spielen
web-event-watch = Zusehen
web-event-veiled = Tische mit demselben Glück bleiben verborgen, bis deine eigene Partie zu Ende ist – für Zuschauer, bis alle zu Ende sind.
web-event-same = Derselbe Platz an allen Tischen
web-event-same-round = Runde { $round }: derselbe Platz an allen Tischen
web-event-same-how = Punkte, und wie sie sich mit den anderen auf diesem Platz vergleichen. Jeder Name führt zur Aufzeichnung.
web-event-csv = Ergebnisse als CSV
web-event-json = Ergebnisse als JSON
web-event-mine = Meine Turniere
web-event-take-luck = Glück herausrechnen
web-event-reviewing = Die Partien werden analysiert; danach erscheint das Können.
