# Stellingen die met de hand zijn opgebouwd.
web-build = Stelling opbouwen
web-build-missing = Van dit spel kun je geen stelling opbouwen.
web-build-things = Materiaal
web-build-settings = Punten en beurt
web-build-result = Resultaat
web-build-tap = Tik iets aan en daarna zijn plek op tafel.
web-build-other = Iets anders kiezen
web-build-undo = Ongedaan maken
web-build-redo = Opnieuw
web-build-new = Nieuwe stelling
web-build-new-hint = Je begint opnieuw met de tafel zoals die aan het begin van een partij is.
web-build-begin = Tafel leegmaken
web-build-less = Minder: { $what }
web-build-more = Meer: { $what }
web-build-now = nu
web-build-final = als het hier eindigde
web-build-place = plaats
web-build-how = Zo is de eindtelling opgebouwd
web-build-next = Wat er nu komt
web-build-legal = { $count ->
    [one] Eén mogelijke zet
   *[other] { $count } mogelijke zetten
}
web-build-link = Link om te delen
web-build-save = Als bestand bewaren
web-build-nothing = Hier valt niets in te stellen: alles volgt uit de tafel.
