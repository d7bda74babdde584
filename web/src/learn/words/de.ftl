# Was Lektionen und Beispiele sagen.
web-learn = Spielen lernen
web-learn-about = Kurze Lektionen am echten Spieltisch. Du ziehst von der ersten Minute an; alles wird laufend gespeichert.
web-learn-all = Alle Spiele
web-learn-none = Hier gibt es keine Lektionen.
web-learn-lessons = Lektionen
web-learn-begin = Beginnen: { $title }
web-learn-continue = Fortsetzen: { $title }
web-learn-start = Anfangen
web-learn-go-on = Fortsetzen
web-learn-again = Noch einmal ansehen
web-learn-all-done = Du hast alle Lektionen geschafft.
web-learn-count = { $count ->
    [one] Eine Lektion
   *[other] { $count } Lektionen
}{ $done ->
    [0] {""}
   *[other] , { $done } geschafft
}
web-lesson = Lektion
web-lesson-you = Du
web-lesson-of = { $game } · Lektion { $number } von { $count }
web-lesson-minutes = etwa { $count } Min.
web-lesson-left = noch etwa { $count } Min.
web-lesson-progress = Fortschritt
web-lesson-step = Schritt { $number } von { $of }
web-lesson-done = Geschafft
web-lesson-leave = Verlassen
web-lesson-pause = Eine gute Stelle für eine Pause
web-lesson-pause-done = { $done ->
    [one] Einer von { $of } Schritten ist geschafft.
   *[other] { $done } von { $of } Schritten sind geschafft.
}
web-lesson-pause-kept = Beim nächsten Mal machst du hier weiter.
web-lesson-pause-where = Du findest die Lektion in der Lobby und unter „Spielen lernen“ wieder.
web-lesson-stay = Dableiben
web-lesson-leave-now = Pause machen
web-lesson-known = Das kenne ich schon. Lektion überspringen
web-lesson-missing = Diese Lektion gibt es nicht.
web-lesson-task = Deine Aufgabe
web-lesson-number = Deine Antwort
web-lesson-less = Eins weniger
web-lesson-more = Eins mehr
web-lesson-check = Prüfen
web-lesson-choose = Wähle eine Antwort
web-lesson-right = Genau.
web-lesson-shown = So geht es.
web-lesson-onward = So weit richtig. Noch eine Entscheidung.
web-lesson-hint = Tipp:
web-lesson-receipt = Punkte
web-lesson-why = Warum?
web-lesson-beside = Mehr vom Tisch
web-lesson-own-turn = Deine eigenen Züge dazwischen werden für dich gemacht.
web-lesson-back = Voriger Schritt
web-lesson-next = Weiter: { $title }
web-lesson-skip = Schritt überspringen
web-lesson-finish = Abschließen
web-lesson-again = Noch einmal versuchen
web-lesson-show = Zeig es mir
web-lesson-over = Gut gemacht.
web-lesson-over-text = Du hast „{ $title }“ abgeschlossen. Am besten spielst du jetzt richtig: Ein geduldiger Bot wartet schon.
web-lesson-first-game = Erste Partie spielen
web-lesson-others = Weitere Lektionen
web-lesson-restart = Von vorn
web-lesson-all = Alle Lektionen
web-example = Ausprobieren
web-example-note = Das siehst nur du. Mach jeden erlaubten Zug; alles lässt sich zurücknehmen.
web-example-restart = Von vorn
web-example-turn = { $name } ist am Zug
