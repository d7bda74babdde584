# Toernooien.
web-event-what = Wat wil je openen?
web-event-what-table = Een tafel
web-event-what-event = Een toernooi
web-event-plan = Iedereen krijgt dezelfde link; bots vullen lege plaatsen.
web-event-open = Toernooi openen
web-event-form = Vorm
web-event-form-duplicate = Zelfde geluk
web-event-form-circle = Allen tegen allen
web-event-form-swiss = Zwitsers
web-event-named-duplicate = Hetzelfde geluk voor iedereen
web-event-named-circle = Toernooi allen tegen allen
web-event-named-swiss = Zwitsers toernooi
web-event-about-duplicate = Aan alle tafels worden dezelfde tegels en kaarten getrokken. Je wordt vergeleken met wie aan de andere tafels jouw plaats had: geluk beslist niets.
web-event-about-circle = Iedereen speelt tegen iedereen, in zoveel rondes als nodig.
web-event-about-swiss = In elke ronde spelen zij tegen elkaar die het tot dan toe even goed deden.
web-event-seats = Spelers per tafel
web-event-rounds = Rondes
web-event-bots = Bots die aanvullen
web-event-title = Naam van het toernooi
web-event-title-like = Vrijdagavond
web-event-plays = Ik speel mee
web-event-pause = Pauze tussen de rondes
web-event-pause-of = { $count ->
    [0] geen
   *[other] { $count } { $unit }
}
web-event-welcome = Je bent uitgenodigd voor { $game }
web-event-enter = Meedoen
web-event-invite = Eén link voor iedereen
web-event-tables-of = { $count } aan een tafel
web-event-rounds-of = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
}
web-event-bots-of = bots: { $level }
web-event-now = Nu
web-event-wait = Wachten tot de gastheer begint
web-event-wait-host = { $count ->
    [0] Er is nog niemand
    [one] Er is één persoon; begin als iedereen er is
   *[other] Er zijn { $count } personen; begin als iedereen er is
}
web-event-round = Ronde { $round } van { $rounds }
web-event-next = Ronde { $round } begint over
web-event-still = { $count ->
    [0] Alle partijen zijn afgelopen.
    [one] Aan één tafel wordt nog gespeeld.
   *[other] Aan { $count } tafels wordt nog gespeeld.
}
web-event-over = Het toernooi is afgelopen
web-event-closed = De gastheer heeft het toernooi beëindigd
web-event-to-table = Naar mijn tafel ({ $number })
web-event-start = Ronde 1 beginnen
web-event-start-next = Nu beginnen
web-event-end = Toernooi beëindigen
web-event-end-sure = Echt beëindigen
web-event-end-not = Nee
web-event-people = { $count ->
    [one] Eén persoon
   *[other] { $count } personen
}
web-event-left = gestopt
web-event-leave = Toernooi verlaten
web-event-remove = Verwijderen
web-event-nobody = Nog niemand doet mee.
web-event-standings = Stand
web-event-result = Eindstand
web-event-place = Plaats
web-event-player = Speler
web-event-games = Partijen
web-event-score = Score
web-event-ahead = Voorsprong
web-event-compared = Verschil
web-event-beaten = Verslagen
web-event-skill = Spel
web-event-how = Eén punt voor elke verslagen tegenstander, een half bij gelijkspel; bij een gelijke score beslist de voorsprong in de partijen.
web-event-how-set = Jouw punten min het gemiddelde van wie dezelfde plaats en hetzelfde geluk had; telt als een hele ronde is afgelopen.
web-event-how-skill = Spel: punten boven het gemiddelde zonder het geluk, volgens de analyses van de partijen.
web-event-table = Tafel { $number }
web-event-play = Spelen
web-event-watch = Kijken
web-event-veiled = Tafels met hetzelfde geluk blijven verborgen tot je eigen partij is afgelopen, en voor toeschouwers tot ze allemaal zijn afgelopen.
web-event-same = Dezelfde plaats aan alle tafels
web-event-same-round = Ronde { $round }: dezelfde plaats aan alle tafels
web-event-same-how = Punten, en het verschil met de anderen op deze plaats. Elke naam leidt naar de opname.
web-event-csv = Uitslagen als CSV
web-event-json = Uitslagen als JSON
web-event-mine = Mijn toernooien
web-event-take-luck = Geluk eruit halen
web-event-reviewing = De partijen worden geanalyseerd; daarna verschijnt het spel.
