# Die Regeln zum Lesen: neben dem Tisch und als Seite.

web-rules-of = Regeln: { $game }
web-rules-search = In den Regeln suchen
web-rules-count = { $now } von { $all }
web-rules-none = nicht gefunden
web-rules-next = Nächste Stelle
web-rules-previous = Vorige Stelle
web-rules-contents = Inhalt
web-rules-page = Als Seite öffnen
web-rules-height = Regeln höher oder niedriger machen
web-rules-try = Dieses Beispiel ausprobieren
web-rules-learn = Am Tisch lernen, in { $minutes } Minuten
web-rules-ledger = Alle Klauseln im Wortlaut, mit ihren Tests (englisch)
web-rules-elsewhere = Regel { $clause } wird hier nicht erklärt.
web-rules-untranslated = Diese Regeln gibt es bisher nur auf Englisch.
web-rules-failed = Die Regeln konnten nicht geladen werden. Deine Partie ist sicher.
web-rules-again = Noch einmal versuchen
