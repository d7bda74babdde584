# Wat lessen en voorbeelden zeggen.
web-learn = Leren spelen
web-learn-about = Korte lessen aan de echte tafel. Je speelt vanaf de eerste minuut; alles wordt meteen bewaard.
web-learn-all = Alle spellen
web-learn-none = Hier zijn geen lessen.
web-learn-lessons = Lessen
web-learn-begin = Beginnen: { $title }
web-learn-continue = Verdergaan: { $title }
web-learn-start = Beginnen
web-learn-go-on = Verdergaan
web-learn-again = Nog eens bekijken
web-learn-all-done = Je hebt alle lessen gedaan.
web-learn-count = { $count ->
    [one] Eén les
   *[other] { $count } lessen
}{ $done ->
    [0] {""}
   *[other] , { $done } gedaan
}
web-lesson = Les
web-lesson-you = Jij
web-lesson-of = { $game } · les { $number } van { $count }
web-lesson-minutes = ongeveer { $count } min
web-lesson-left = nog ongeveer { $count } min
web-lesson-progress = Voortgang
web-lesson-step = Stap { $number } van { $of }
web-lesson-done = Gedaan
web-lesson-leave = Verlaten
web-lesson-pause = Een goed moment voor een pauze
web-lesson-pause-done = { $done ->
    [one] Eén van de { $of } stappen is gedaan.
   *[other] { $done } van de { $of } stappen zijn gedaan.
}
web-lesson-pause-kept = De volgende keer ga je hier verder.
web-lesson-pause-where = Je vindt de les terug in de lobby en onder ‘Leren spelen’.
web-lesson-stay = Blijven en afmaken
web-lesson-leave-now = Pauze nemen
web-lesson-known = Dit ken ik al. Les overslaan
web-lesson-missing = Deze les bestaat niet.
web-lesson-task = Jouw opdracht
web-lesson-number = Jouw antwoord
web-lesson-less = Eén minder
web-lesson-more = Eén meer
web-lesson-check = Controleren
web-lesson-choose = Kies een antwoord
web-lesson-right = Precies.
web-lesson-shown = Zo gaat het.
web-lesson-onward = Tot zover goed. Nog één keuze.
web-lesson-hint = Tip:
web-lesson-receipt = Punten
web-lesson-why = Waarom?
web-lesson-beside = Meer van de tafel
web-lesson-own-turn = Je eigen beurten daartussen worden voor je gespeeld.
web-lesson-back = Vorige stap
web-lesson-next = Verder: { $title }
web-lesson-skip = Stap overslaan
web-lesson-finish = Afronden
web-lesson-again = Opnieuw proberen
web-lesson-show = Laat zien
web-lesson-over = Goed gedaan.
web-lesson-over-text = Je hebt ‘{ $title }’ afgerond. Nu kun je het best echt spelen: een geduldige bot wacht op je.
web-lesson-first-game = Een eerste partij spelen
web-lesson-others = Meer lessen
web-lesson-restart = Opnieuw beginnen
web-lesson-all = Alle lessen
web-example = Probeer het
web-example-note = Alleen jij ziet dit. Doe elke toegestane zet; je kunt alles terugnemen.
web-example-restart = Vanaf het begin
web-example-turn = { $name } is aan de beurt
