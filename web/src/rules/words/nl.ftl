# De regels om te lezen: naast de tafel en als pagina.

web-rules-of = Regels: { $game }
web-rules-search = Zoek in de regels
web-rules-count = { $now } van { $all }
web-rules-none = niet gevonden
web-rules-next = Volgende plek
web-rules-previous = Vorige plek
web-rules-contents = Inhoud
web-rules-page = Als pagina openen
web-rules-height = Regels hoger of lager maken
web-rules-try = Probeer dit voorbeeld
web-rules-learn = Leer het aan de tafel in { $minutes } minuten
web-rules-ledger = Alle bepalingen voluit, met hun tests (Engels)
web-rules-elsewhere = Regel { $clause } wordt hier niet uitgelegd.
web-rules-untranslated = Deze regels zijn er voorlopig alleen in het Engels.
web-rules-failed = De regels konden niet worden geladen. Je spel is veilig.
web-rules-again = Opnieuw proberen
