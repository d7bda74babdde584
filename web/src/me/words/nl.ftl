# Wat de profielpagina zegt.
web-keep-games = Mijn spellen en resultaten bewaren
web-keep-games-what = Deze browser krijgt een eigen sleutel: je spellen, resultaten en ratings blijven bij elkaar, op al je apparaten. Zonder e-mail of wachtwoord; je kunt alles op elk moment verwijderen.
web-bring-games = Mijn spellen hierheen halen
web-bring-by-code = Open op het apparaat waarop je spellen staan je profiel en kies ‘Apparaten’. Typ de code die je daar ziet.
web-bring-by-words = Typ je herstelwoorden in de juiste volgorde, met spaties ertussen.
web-bring-not-code = Ik heb herstelwoorden
web-bring-not-words = Ik heb een code
web-type-code = Code
web-type-words = Herstelwoorden
web-bring-here = Mijn spellen hierheen halen
web-key-void = Dit apparaat is uit je profiel verwijderd, of het profiel is verwijderd. Haal je spellen terug met een code of met je herstelwoorden.
web-rename = Naam wijzigen
web-save = Opslaan
web-games-since = { $games ->
    [0] Nog geen afgeronde spellen
    [one] Eén spel sinds { $month }
   *[other] { $games } spellen sinds { $month }
}
web-game = Spel
web-with-seats = Met { $count }
web-game-with-seats = { $game }, met { $count }
web-games-count = { $games ->
    [one] één spel
   *[other] { $games } spellen
}
web-ratings = Ratings
web-ratings-how = Zo werken ze
web-ratings-how-rated = Alleen spellen met rating tellen mee. Wie de tafel opent, bepaalt dat, en wie gaat zitten, is het ermee eens; een spel waarin een bot voor iemand invalt, telt niet mee.
web-ratings-how-band = Iedereen begint op 1500 ± 150, apart voor elk spel en elk aantal spelers. Het getal verandert met elk resultaat, meer naarmate het verrassender is; de band laat zien waar je speelsterkte waarschijnlijk ligt en wordt met elk spel smaller. Vóór het vijfde spel is er geen getal.
web-ratings-how-bots = Mensen en bots staan op dezelfde schaal. De bots staan stil:
web-ratings-foot = De band laat zien waar je speelsterkte waarschijnlijk ligt. Hoe meer je speelt, hoe smaller hij wordt. Het dunne streepje is 1500, een gemiddelde speler.
web-rating-said = { $value }, plus of min { $deviation }
web-rating-soon = { $games } van { $least } spellen
web-rating-none = – nog niet
web-points-title = Waar mijn punten vandaan komen
web-bar-mine = Jij
web-bar-rivals = Tegenstanders
web-bar-won = Als je wint
web-points-ahead = { $kind }: { $points ->
    [one] één punt
   *[other] { $points } punten
} per spel meer dan je tegenstanders.
web-points-behind = { $kind }: { $points ->
    [one] één punt
   *[other] { $points } punten
} per spel minder; daar liggen nog punten voor je.
web-points-alike = Jij en je tegenstanders scoren hetzelfde.
web-course-rating = Verloop van mijn rating
web-course-score = Mijn scores
web-last-games = { $games ->
    [one] het laatste spel
   *[other] de laatste { $games } spellen
}
web-today = nu
web-against = Tegen wie
web-against-ahead = ervoor geëindigd
web-of = { $some } van { $all }
web-bot-level = Bot ({ $level })
web-bot-named = { $name } ({ $level })
web-my-games = Mijn spellen
web-all-games = Alle spellen
web-no-games = Hier verschijnen afgeronde spellen, met resultaat en herhaling.
web-won-against = Gewonnen van { $names }
web-lost-to = Verloren van { $names }
web-tied-with = Gelijk met { $names }
web-game-rated = met rating
web-review = Bekijken
web-review-of = Bekijken: { $game }
web-review-short = Bespreken
web-review-game-of = Bespreken: { $game }
web-not-kept = niet bewaard
web-more-games = Meer tonen
web-people = Mensen
web-no-people = Hier verschijnen mensen met wie je een spel hebt afgerond, als ook zij hun spellen bewaren.
web-games-together = { $games ->
    [one] één spel samen
   *[other] { $games } spellen samen
}
web-their-games = { $games ->
    [one] Eén afgerond spel
   *[other] { $games } afgeronde spellen
}, { $together ->
    [0] geen met jou
   *[other] { $together } met jou
}
web-invited = { $name } nodigt je uit voor { $game }.
web-decline = Afslaan
web-invite-people = Mensen uitnodigen die je kent
web-invite-one = { $name } uitnodigen
web-is-invited = uitgenodigd
web-devices = Apparaten
web-code-show = Hier een code tonen
web-code-type = Hier een code typen
web-code-scan = Scan hem met het andere apparaat, of typ
web-code-where = daar onder ‘Mijn spellen hierheen halen’.
web-code-left = werkt één keer, nog { $time }
web-code-qr = QR-code voor het andere apparaat
web-code-gives = Het andere apparaat krijgt je naam, je plaatsen en je ratings. Dit apparaat houdt ze ook.
web-code-replaces = Het profiel van het andere apparaat vervangt dat op dit apparaat.
web-code-over = Deze code is verlopen.
web-code-over-why = Een code werkt één keer en tien minuten lang.
web-code-new = Nieuwe code maken
web-code-arrived = Dit apparaat heeft al een profiel. Typ de code onder ‘Apparaten’ om het te vervangen.
web-words = Herstelwoorden
web-words-why = De enige weg terug als alle apparaten kwijt zijn. Schrijf ze op papier.
web-words-make = Woorden maken
web-words-show = Tonen
web-words-hide = Verbergen
web-words-once = Ze worden alleen nu getoond. Nieuwe woorden vervangen deze.
web-words-made = gemaakt: { $day }
web-devices-all = Je apparaten
web-device-unnamed = Een apparaat
web-device-this = dit apparaat
web-device-seen = laatst gebruikt: { $day }
web-device-remove = Verwijderen
web-device-sure = Echt verwijderen?
web-device-remove-what = Een verwijderd apparaat verliest meteen je profiel en je plaatsen.
web-device-remove-others = Alle andere apparaten verwijderen
web-my-data = Mijn gegevens
web-my-data-what = Je naam, spellen, berichten, ratings en antwoorden op puzzels. Verder wordt er niets bewaard.
web-export = Alles exporteren
web-export-first = Eerst exporteren
web-delete-data = Mijn gegevens verwijderen
web-delete-title = Mijn gegevens verwijderen?
web-delete-what = Je naam, ratings, berichten, apparaten en plaatsen worden meteen verwijderd. Afgeronde spellen blijven voor de anderen, zonder je naam. Lopende spellen kun je in deze browser uitspelen.
web-delete-final = Dit kan niet ongedaan worden gemaakt.
web-delete-confirm = Typ je naam, { $name }, om te bevestigen
web-keep = Behouden
web-delete = Verwijderen
web-my-puzzles = Puzzels
web-my-puzzles-today = Puzzels van vandaag
web-my-puzzles-streak = { $days ->
    [0] Nog geen dagen op rij
    [one] Eén dag op rij
   *[other] { $days } dagen op rij
}
web-my-puzzles-longest = langste { $days }
web-my-puzzles-soon = Je rating verschijnt na { $least } puzzels; je hebt er { $count } beantwoord.
web-my-puzzles-rating = Rating
web-my-puzzles-solved = { $solved ->
    [one] Eén puzzel opgelost
   *[other] { $solved } puzzels opgelost
}
