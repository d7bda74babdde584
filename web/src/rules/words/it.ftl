# Le regole da leggere: accanto al tavolo e come pagina.

web-rules-of = Regole: { $game }
web-rules-search = Cerca nelle regole
web-rules-count = { $now } di { $all }
web-rules-none = non trovato
web-rules-next = Punto successivo
web-rules-previous = Punto precedente
web-rules-contents = Indice
web-rules-page = Apri come pagina
web-rules-height = Ingrandisci o riduci le regole
web-rules-try = Prova questo esempio
web-rules-learn = Impara al tavolo in { $minutes } minuti
web-rules-ledger = Tutte le clausole per intero, con i loro test (in inglese)
web-rules-elsewhere = La regola { $clause } non è spiegata qui.
web-rules-untranslated = Per ora queste regole esistono solo in inglese.
web-rules-failed = Non è stato possibile caricare le regole. La tua partita è al sicuro.
web-rules-again = Riprova
