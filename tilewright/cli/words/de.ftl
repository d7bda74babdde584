# Was die Kommandozeile neben den Spielen sagt.
cli-you = du
cli-person = hier
cli-bot = Bot { $name }
cli-thinking = { SEAT($seat) } denkt nach …
cli-title = { $title } · nach { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
}
cli-since = Seit deiner letzten Entscheidung
cli-last = Die letzten Züge
cli-forced = automatisch
cli-ways = { $count } Möglichkeiten
cli-ask = Deine Wahl (? für Hilfe)
cli-ask-one = Enter spielt den einzigen Zug (? für Hilfe)
cli-ask-next = Deine Wahl (back führt zurück, ? für Hilfe)
cli-no-number = Die Nummer { $number } gibt es hier nicht. Wähle 1 bis { $most }.
cli-clause = Regel { $clause }: { $reason }
cli-legal = „{ $move }“ ist jetzt erlaubt.
cli-why-how = Gib den Zug mit an, zum Beispiel: why { $move }
cli-undone = Zurückgenommen.
cli-undo-nothing = Du hast keine Entscheidung, die du zurücknehmen könntest.
cli-undo-chance = Nach deiner letzten Entscheidung wurde etwas gezogen; sie lässt sich nicht mehr zurücknehmen.
cli-hint-choice = { $number }. { $label } („{ $move }“): { $odds } % Gewinnchance, Vorsprung { $lead }
cli-hint-even = Sie unterscheiden sich weniger, als die Schätzung genau ist.
cli-hint-only = Nur ein Zug ist möglich.
cli-hint-seat = { SEAT($seat) }: { $odds } % Gewinnchance; { $score } Punkte erwartet, in vier von fünf Partien { $low } bis { $high }
cli-hint-line = danach { $line }
cli-log-empty = Noch ist nichts passiert.
cli-saved = In { $file } gespeichert.
cli-save-how = Gib den Dateinamen mit an, zum Beispiel: save mein.game
cli-save-taken = { $file } gibt es schon. Wähle einen anderen Namen.
cli-save-failed = { $file } lässt sich nicht schreiben: { $reason }
cli-quit-unsaved = Diese Partie ist nicht gespeichert. „save DATEI“ speichert sie; noch einmal „quit“ verlässt sie ohne Speichern.
cli-bye = Partie unterbrochen nach { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
}.
cli-bye-saved = Weiterspielen mit: { $command }
cli-bye-lost = Sie wurde nicht gespeichert. Starte mit „--save DATEI“, um ein andermal weiterspielen zu können.
cli-hand-over = { SEAT($seat) } ist am Zug (verdeckte Hand). Drücke Enter, wenn nur { SEAT($seat) } den Bildschirm sieht.
cli-help-number = wählt die Möglichkeit mit dieser Nummer; mehrere Nummern wählen nacheinander
cli-help-move = spielt einen Zug in Worten, zum Beispiel { $move }
cli-help-back = zurück zur ersten Auswahl
cli-help-why = erklärt, was ein Zug bewirkt oder welche Regel ihn verbietet
cli-help-hint = zeigt gute Züge und wie die Partie steht
cli-help-undo = nimmt deine letzte Entscheidung zurück, solange danach nichts gezogen wurde
cli-help-board = zeichnet den ganzen Tisch
cli-help-bag = zeigt, was noch zu ziehen ist
cli-help-log = zeigt alles, was passiert ist
cli-help-save = speichert die Partie in einer Datei
cli-help-quit = verlässt die Partie
cli-puzzle-ask = Der naheliegende Zug verschenkt { $points } Punkte. Finde den besten.
cli-puzzle-right = Richtig. Selbst der nächstbeste Zug verschenkt { $next }.
cli-puzzle-wrong = Noch nicht: Das verschenkt { $points } Punkte. Versuch es noch einmal, oder geh mit „quit“.
