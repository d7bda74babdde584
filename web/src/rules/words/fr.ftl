# Les règles à lire : à côté de la table et comme page.

web-rules-of = Règles : { $game }
web-rules-search = Chercher dans les règles
web-rules-count = { $now } sur { $all }
web-rules-none = introuvable
web-rules-next = Passage suivant
web-rules-previous = Passage précédent
web-rules-contents = Sommaire
web-rules-page = Ouvrir comme page
web-rules-height = Agrandir ou réduire les règles
web-rules-try = Essayer cet exemple
web-rules-learn = Apprendre à la table en { $minutes } minutes
web-rules-ledger = Toutes les clauses en détail, avec leurs tests (en anglais)
web-rules-elsewhere = La règle { $clause } n’est pas expliquée ici.
web-rules-untranslated = Ces règles n’existent pour l’instant qu’en anglais.
web-rules-failed = Les règles n’ont pas pu être chargées. Ta partie est en sécurité.
web-rules-again = Réessayer
