# Was die Profilseite sagt.
web-keep-games = Meine Spiele und Ergebnisse behalten
web-keep-games-what = Dieser Browser bekommt einen eigenen Schlüssel: Deine Spiele, Ergebnisse und Wertungen bleiben zusammen, auf allen deinen Geräten. Ohne E-Mail und Passwort; du kannst jederzeit alles löschen.
web-bring-games = Meine Spiele hierher holen
web-bring-by-code = Öffne auf dem Gerät, auf dem deine Spiele sind, dein Profil und wähle „Geräte“. Gib den Code ein, der dort steht.
web-bring-by-words = Gib deine Sicherungswörter der Reihe nach ein, mit Leerzeichen dazwischen.
web-bring-not-code = Ich habe Sicherungswörter
web-bring-not-words = Ich habe einen Code
web-type-code = Code
web-type-words = Sicherungswörter
web-bring-here = Meine Spiele hierher holen
web-key-void = Dieses Gerät wurde aus deinem Profil entfernt, oder das Profil wurde gelöscht. Mit einem Code oder deinen Sicherungswörtern holst du deine Spiele zurück.
web-rename = Namen ändern
web-save = Speichern
web-games-since = { $games ->
    [0] Noch keine beendeten Spiele
    [one] Ein Spiel seit { $month }
   *[other] { $games } Spiele seit { $month }
}
web-game = Spiel
web-with-seats = zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $count }
}
web-game-with-seats = { $game }, zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $count }
}
web-games-count = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
web-ratings = Wertungen
web-ratings-how = So funktionieren sie
web-ratings-how-rated = Nur gewertete Spiele zählen. Ob ein Tisch gewertet wird, bestimmt, wer ihn eröffnet, und wer dort Platz nimmt, ist einverstanden; ein Spiel, in dem ein Bot für jemanden einspringt, zählt nicht.
web-ratings-how-band = Alle beginnen bei 1500 ± 150, für jedes Spiel und jede Spielerzahl getrennt. Die Zahl ändert sich mit jedem Ergebnis, umso mehr, je überraschender es ist; das Band zeigt, wo deine Spielstärke vermutlich liegt, und wird mit jedem Spiel schmaler. Vor dem fünften Spiel gibt es keine Zahl.
web-ratings-how-bots = Menschen und Bots stehen auf derselben Skala. Die Bots bewegen sich nicht:
web-ratings-foot = Das Band zeigt, wo deine Spielstärke vermutlich liegt. Mit jedem Spiel wird es schmaler. Der dünne Strich markiert 1500, die durchschnittliche Spielstärke.
web-rating-said = { $value }, plus oder minus { $deviation }
web-rating-soon = { $games } von { $least } Spielen
web-rating-none = – noch keine
web-points-title = Woher meine Punkte kommen
web-bar-mine = Du
web-bar-rivals = Deine Gegner
web-bar-won = Gewonnene
web-points-ahead = { $kind }: pro Spiel { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} mehr als deine Gegner.
web-points-behind = { $kind }: pro Spiel { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} weniger; dort liegen noch Punkte für dich.
web-points-alike = Du und deine Gegner punkten gleich.
web-course-rating = Wie sich meine Wertung bewegt
web-course-score = Meine Punktzahlen
web-last-games = { $games ->
    [one] das letzte Spiel
   *[other] die letzten { $games } Spiele
}
web-today = jetzt
web-against = Gegen wen
web-against-ahead = davor gelandet
web-of = { $some } von { $all }
web-bot-level = Bot ({ $level })
web-bot-named = { $name } ({ $level })
web-my-games = Meine Spiele
web-all-games = Alle Spiele
web-no-games = Hier erscheinen beendete Spiele mit Ergebnis und Wiederholung.
web-won-against = Gewonnen gegen { $names }
web-lost-to = Verloren gegen { $names }
web-tied-with = Unentschieden mit { $names }
web-game-rated = gewertet
web-review = Ansehen
web-review-of = Ansehen: { $game }
web-review-short = Auswerten
web-review-game-of = Auswerten: { $game }
web-not-kept = nicht mehr da
web-more-games = Mehr anzeigen
web-people = Leute
web-no-people = Hier erscheinen Leute, mit denen du ein Spiel beendet hast, wenn auch sie ihre Spiele behalten.
web-games-together = { $games ->
    [one] ein Spiel zusammen
   *[other] { $games } Spiele zusammen
}
web-their-games = { $games ->
    [one] Ein beendetes Spiel
   *[other] { $games } beendete Spiele
}, { $together ->
    [0] keines mit dir
   *[other] { $together } mit dir
}
web-invited = { $name } lädt dich zu { $game } ein.
web-decline = Ablehnen
web-invite-people = Leute einladen, die du kennst
web-invite-one = { $name } einladen
web-is-invited = eingeladen
web-devices = Geräte
web-code-show = Code hier anzeigen
web-code-type = Code hier eingeben
web-code-scan = Scanne ihn mit dem anderen Gerät, oder gib
web-code-where = dort unter „Meine Spiele hierher holen“ ein.
web-code-left = gilt einmal, noch { $time }
web-code-qr = QR-Code für das andere Gerät
web-code-gives = Das andere Gerät bekommt deinen Namen, deine Plätze und deine Wertungen. Dieses behält sie auch.
web-code-replaces = Das Profil des anderen Geräts ersetzt das auf diesem Gerät.
web-code-over = Dieser Code ist abgelaufen.
web-code-over-why = Ein Code gilt einmal und zehn Minuten lang.
web-code-new = Neuen Code erzeugen
web-code-arrived = Dieses Gerät hat schon ein Profil. Um es zu ersetzen, gib den Code unter „Geräte“ ein.
web-words = Sicherungswörter
web-words-why = Der einzige Weg zurück, wenn alle Geräte verloren sind. Schreib sie auf Papier.
web-words-make = Wörter erzeugen
web-words-show = Zeigen
web-words-hide = Verbergen
web-words-once = Sie werden nur jetzt gezeigt. Neue Wörter ersetzen diese.
web-words-made = erzeugt: { $day }
web-devices-all = Deine Geräte
web-device-unnamed = Ein Gerät
web-device-this = dieses Gerät
web-device-seen = zuletzt benutzt: { $day }
web-device-remove = Entfernen
web-device-sure = Wirklich entfernen?
web-device-remove-what = Ein entferntes Gerät verliert dein Profil und deine Plätze sofort.
web-device-remove-others = Alle anderen Geräte entfernen
web-my-data = Meine Daten
web-my-data-what = Dein Name, deine Spiele, Nachrichten, Wertungen und Antworten auf Rätsel. Sonst wird nichts gespeichert.
web-export = Alles exportieren
web-export-first = Zuerst exportieren
web-delete-data = Meine Daten löschen
web-delete-title = Meine Daten löschen?
web-delete-what = Dein Name, deine Wertungen, Nachrichten, Geräte und Plätze werden sofort gelöscht. Beendete Spiele bleiben den anderen, ohne deinen Namen. Laufende Spiele kannst du in diesem Browser zu Ende spielen.
web-delete-final = Das lässt sich nicht rückgängig machen.
web-delete-confirm = Gib zur Bestätigung deinen Namen ein: { $name }
web-keep = Behalten
web-delete = Löschen
web-my-puzzles = Rätsel
web-my-puzzles-today = Rätsel von heute
web-my-puzzles-streak = { $days ->
    [0] Noch keine Tage in Folge
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
web-my-puzzles-longest = längste Reihe { $days }
web-my-puzzles-soon = Deine Wertung erscheint nach { $least } Rätseln; beantwortet hast du { $count }.
web-my-puzzles-rating = Wertung
web-my-puzzles-solved = { $solved ->
    [one] Ein Rätsel gelöst
   *[other] { $solved } Rätsel gelöst
}
