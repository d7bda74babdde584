# The rules for readers: beside the table and as a page.

web-rules-of = Rules of { $game }
web-rules-search = Search the rules
web-rules-count = { $now } of { $all }
web-rules-none = not found
web-rules-next = Next place
web-rules-previous = Previous place
web-rules-contents = Contents
web-rules-page = Open as a page
web-rules-height = Make the rules taller or shorter
web-rules-try = Try this example
web-rules-learn = Learn it at the table in { $minutes } minutes
web-rules-ledger = All clauses in full, with their tests
web-rules-elsewhere = Rule { $clause } is not explained here.
web-rules-untranslated = These rules have not been translated yet.
web-rules-failed = The rules could not be loaded. Your game is safe.
web-rules-again = Try again
