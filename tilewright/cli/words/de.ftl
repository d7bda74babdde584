# Was die Kommandozeile neben den Spielen sagt.
cli-seat = Spieler { $seat }
cli-you = du
cli-person = hier
cli-bot = Bot { $name }
cli-thinking = Spieler { $seat } denkt nach …
cli-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
cli-place = { $place }. Rang
cli-hand = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
cli-left = { $count ->
    [0] Es ist nichts mehr zu ziehen.
   *[other] noch { $count } zu ziehen
}
cli-title = { $title } · nach { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
}
cli-since = Seit deiner letzten Entscheidung
cli-last = Die letzten Züge
cli-ways = { $count } Möglichkeiten
cli-ask = Deine Wahl (? für Hilfe)
cli-ask-one = Eingabetaste spielt den einzigen Zug (? für Hilfe)
cli-ask-next = Deine Wahl (back führt zurück, ? für Hilfe)
cli-no-number = Die Nummer { $number } gibt es hier nicht. Möglich: 1 bis { $most }.
cli-clause = Regel { $clause }: { $reason }
cli-legal = „{ $move }“ darf jetzt gespielt werden.
cli-why-how = Schreib auch den Zug dazu, zum Beispiel: why { $move }
cli-undone = Zurückgenommen.
cli-undo-nothing = Es gibt keine Entscheidung von dir, die du zurücknehmen könntest.
cli-undo-chance = Seit deiner letzten Entscheidung hat der Zufall gezogen: Sie lässt sich nicht zurücknehmen.
cli-hint-move = Die Suche würde „{ $move }“ spielen: { $label }
cli-hint-seat = Spieler { $seat }: erwartet { $score } Punkte, Vorsprung { $lead }, { $odds } % Gewinnaussicht
cli-hint-line = Sie erwartet: { $line }
cli-log-empty = Noch ist nichts geschehen.
cli-saved = In { $file } gespeichert.
cli-save-how = Schreib auch den Namen der Datei dazu, zum Beispiel: save mein.game
cli-save-taken = { $file } gibt es schon. Wähle einen anderen Namen.
cli-save-failed = { $file } lässt sich nicht schreiben: { $reason }
cli-quit-unsaved = Dieses Spiel ist nicht gespeichert. „save DATEI“ behält es, noch einmal „quit“ verlässt es.
cli-bye = Das Spiel steht nach { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
}.
cli-bye-saved = Weiter geht es mit: { $command }
cli-bye-lost = Es wurde nicht gespeichert. Beginne mit „--save DATEI“, um ein andermal weiterspielen zu können.
cli-hand-over = Spieler { $seat } ist gefragt und hat etwas zu verbergen. Drücke die Eingabetaste, wenn nur Spieler { $seat } zusieht.
cli-help-number = wählt, was diese Nummer trägt; mehrere Nummern wählen nacheinander
cli-help-move = spielt einen Zug in Worten, etwa { $move }
cli-help-back = zurück zur ersten Auswahl
cli-help-why = warum ein Zug nicht gespielt werden darf, mit der Regelnummer
cli-help-hint = die Suche fragen, was sie spielen würde und was sie erwartet
cli-help-undo = nimmt deine letzte Entscheidung zurück, solange der Zufall nicht gezogen hat
cli-help-board = zeichnet den ganzen Tisch
cli-help-bag = was noch zu ziehen ist
cli-help-log = alles, was geschehen ist
cli-help-save = schreibt das Spiel in eine Datei
cli-help-quit = verlässt das Spiel
