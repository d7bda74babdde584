# What the web client itself says.
web-loading = Laden …
web-close = Sluiten
web-menu = Menu
web-language = Taal
web-printing = Dag of avond
web-printing-day = Dag
web-printing-dusk = Avond
web-sounds = Geluiden
web-show-left = Tonen wat er nog over is
web-ends-turn = Mijn laatste beslissing beëindigt mijn beurt meteen
web-keys = Toetsen
web-key-move = van plek naar plek
web-key-pick = kiezen en bevestigen
web-key-turn = het stuk draaien
web-key-back = één keuze terug
web-key-undo = terugnemen
web-key-end = beurt beëindigen
web-key-zoom = dichterbij, verder, alles
web-key-pan = de tafel verschuiven
web-key-help = deze pagina
web-unofficial = Onofficieel: niet verbonden aan de uitgevers; namen zijn merken van hun eigenaars.
web-licenses = Licenties van de gebruikte software
web-rules = Regels
web-rule = Regel { $clause }
web-no-rules = Deze regelpagina bestaat niet.
web-to-lobby = Naar de lobby
web-no-table = Deze tafel bestaat niet.
web-lost = Verbinding kwijt; nieuwe poging …
web-offline = De server antwoordt niet.
web-failed = Dat is niet gelukt ({ $status }).
web-good-morning = Goedemorgen{ $has ->
    [0] {""}
   *[other] {", "}{ $name }
}
web-good-day = Goedendag{ $has ->
    [0] {""}
   *[other] {", "}{ $name }
}
web-good-evening = Goedenavond{ $has ->
    [0] {""}
   *[other] {", "}{ $name }
}
web-lobby-lead = { $waiting ->
    [0] {""}
    [one] Eén partij wacht op je.{" "}
   *[other] { $waiting } partijen wachten op je.{" "}
}{ $open ->
    [0] Kies een spel.
    [one] Eén tafel wacht op spelers.
   *[other] { $open } tafels wachten op spelers.
}
web-games = Spellen
web-seats-time = { $seats } plaatsen · { $minutes } min
web-play-bot = Nu spelen
web-your-turn-in = { $game } ({ $names }): jij bent aan de beurt
web-move-of = Zet { $ply }
web-go-on = Verder spelen
web-my-tables = Jouw partijen
web-tables = Tafels
web-no-tables = Er wacht geen openbare tafel. Open er een, of vraag om een code.
web-replays = Terugkijken
web-join-code = Meedoen met een code
web-code = Code
web-join = Meedoen
web-bring-record = Of kijk een bewaarde partij terug:
web-new-table = Nieuwe tafel
web-new-table-of = Nieuwe tafel: { $game }
web-seats = Plaatsen
web-others = De andere plaatsen
web-others-bots = bots
web-others-friends = vrienden via link
web-others-here = allen op dit scherm
web-level = Sterkte van de bots
web-public = Voor iedereen zichtbaar in de lobby
web-your-name = Je naam
web-open-table = Tafel openen
web-guest = Gast
web-guest-number = Speler { $number }
web-sit = Gaan zitten
web-watch = Toekijken
web-result = Uitslag
web-watch-replay = Terugkijken
web-status-open = wacht op spelers
web-status-playing = bezig, zet { $ply }
web-status-over = afgelopen
web-waiting-players = Deel de link, zet bots op vrije plaatsen, of begin.
web-all-here = Alle plaatsen zijn bezet.
web-free-seat = Vrije plaats
web-put-bot = Een bot
web-put-open = Vrijmaken
web-start = Beginnen
web-start-with-bots = Beginnen, bots op vrije plaatsen
web-invite = Uitnodigen
web-qr = De link als QR-code
web-link = Link
web-copy = Kopiëren
web-copied = Gekopieerd
web-compiling = Het spel wordt op deze machine klaargemaakt, stap { $number } van { $of }. Dit gebeurt één keer.
web-the-table = De tafel
web-the-question = Wat nu gevraagd wordt
web-you = Jij
web-your-turn = Jouw beurt
web-bot = Bot
web-seat = Plaats { $seat }
web-spectator = Toeschouwer
web-state-held = kan de beurt beëindigen
web-state-thinking = denkt na …
web-state-your-turn = jouw beurt
web-state-turn = aan zet
web-state-away = weg, een bot speelt
web-state-gone = niet verbonden
web-state-bot = bot
web-state-waiting = wacht
web-cards-in-hand = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} in de hand
web-undo = Terug
web-undo-ask = Vragen om terug te nemen
web-undo-asked = { $count ->
    [one] { $name } wil deze zet terugnemen:
   *[other] { $name } wil deze { $count } zetten terugnemen:
}
web-agree = Akkoord
web-refuse = Nee
web-not-here = Niet hier.
web-zoom-in = Dichterbij
web-zoom-out = Verder weg
web-fit = Alles tonen
web-turn-left = Linksom draaien
web-turn-right = Rechtsom draaien
web-confirm = Bevestigen
web-back = Terug
web-end-turn = Beurt beëindigen
web-turn-done = Je beurt is gedaan
web-turn-done-hint = Beëindig hem, of neem iets terug.
web-sending = Onderweg …
web-thinks = { $name } denkt na …
web-waiting-for = Wachten op { $name }.
web-hint-turn = { $count } draaiingen passen: R, wiel of op het stuk.
web-hint-confirm = Bevestig, of kies iets anders.
web-hint-pick = { $count ->
    [one] Eén mogelijkheid
   *[other] { $count } mogelijkheden
}, in violet.
web-left = over
web-left-in-all = in totaal nog { $count }
web-tab-log = Verloop
web-tab-talk = Gesprek
web-tab-left = Over
web-tab-beside = Ernaast
web-new = nieuw
web-talk-empty = Nog niemand heeft iets gezegd.
web-talk-here = Zeg iets
web-send = Sturen
web-more = Verloop en meer
web-to-result = Naar de uitslag
web-you-win = Je wint
web-wins = { $name } wint
web-tie = Gedeeld: { $names }
web-points-from = Punten uit
web-sum = Som
web-tap-number = Tik op een getal: wat erachter zit licht op de tafel op.
web-race = De race
web-again = Nog een keer
web-rematch-join = Naar de volgende partij
web-record = Verslag
web-verify = Het schudden controleren
web-verify-how = Het eerste getal stond vóór de partij vast, het tweede is het geheim ervan: “tilewright verify” controleert het verslag.
web-replay = Terugkijken
web-first = Naar het begin
web-last = Naar het einde
web-before = Eén zet terug
web-after = Eén zet verder
web-play = Afspelen
web-pause = Pauze
web-move-number = Zet
web-share-ply = Link kopiëren
web-cards-change = { $change } kaarten
web-outlook-open = Wat ze brengt, hangt af van wat verborgen is.
web-held-by-nobody = Hier staat niemand.
web-would-take = { $name } zou { $points } krijgen
web-key-feature = wat hier ligt en wat het waard is
web-play-on = Speel vanaf hier verder
web-curtain = { $name } is aan de beurt
web-curtain-hint = De hand wordt getoond als niemand anders kijkt.
web-show-hand = Toon mijn hand
web-beyond = { $count ->
    [one] Nog { $count } plek deze kant op
   *[other] Nog { $count } plekken deze kant op
}
web-hidden-move = { $name } beslist iets wat je niet mag zien.
web-hidden-draw = Er wordt iets getrokken wat je niet mag zien.
web-stuck = De server antwoordt niet; je zet wordt bewaard en opnieuw verstuurd.
web-stuck-talk = De server antwoordt niet; je bericht wordt bewaard en opnieuw verstuurd.
web-seat-moved = Je plaats wordt nu op een ander apparaat gespeeld. Jij kijkt toe.
web-missed-you = { $moves ->
    [0] Terwijl je weg was, viel een bot ({ $level }) voor je in, maar die hoefde niet te zetten.
    [one] Terwijl je weg was, deed een bot ({ $level }) één zet voor je.
   *[other] Terwijl je weg was, deed een bot ({ $level }) { $moves } zetten voor je.
}
web-missed-name = { $moves ->
    [0] Terwijl { $name } weg was, viel een bot ({ $level }) in, maar die hoefde niet te zetten.
    [one] Terwijl { $name } weg was, deed een bot ({ $level }) één zet.
   *[other] Terwijl { $name } weg was, deed een bot ({ $level }) { $moves } zetten.
}
web-missed-undone = { $undone ->
    [one] Intussen is één keer iets teruggenomen.
   *[other] Intussen is { $undone } keer iets teruggenomen.
}
web-by-bot = Gespeeld door een bot terwijl je weg was
web-undo-waiting = Wachten op instemming van { $names }.
web-undo-away = { $count ->
    [one] { $names } is er niet; het terugnemen wacht tot de terugkeer.
   *[other] { $names } zijn er niet; het terugnemen wacht tot hun terugkeer.
}
web-undo-cancel = Toch niet terugnemen
web-undo-declined = De anderen stemden niet in met het terugnemen.
web-and-more = en nog { $count }
web-analysis = Analyse tijdens deze partij toestaan
web-analysis-hint = Iedereen aan tafel kan dan vanuit een stelling van deze partij aan een eigen tafel verder spelen. Daar moet iedereen mee instemmen.
web-analysis-none = Nog niemand heeft het toegestaan.
web-analysis-by = Tot nu toe toegestaan door { $names }.
web-analysis-all = Iedereen heeft het toegestaan.
web-analysis-missing = { $count ->
    [one] Zolang de partij bezig is, moet { $names } dit in het menu van de tafel toestaan.
   *[other] Zolang de partij bezig is, moeten { $names } dit in het menu van de tafel toestaan.
}
web-analysis-players = Zolang de partij bezig is, kunnen alleen de spelers vanaf hier verder spelen.
web-device = Op een ander apparaat spelen
web-device-seat = Welke plaats
web-device-hint = Open deze link op het andere apparaat, dan heb je je plaats ook daar. Wie de link heeft, kan voor jou spelen.
web-device-qr = De link naar je plaats als QR-code
web-device-lock = Andere apparaten buitensluiten
web-device-lock-hint = De oude link werkt dan niet meer; alleen dit apparaat houdt de plaats.
web-device-locked = Gedaan: alleen dit apparaat en de nieuwe link openen de plaats nog.
web-verified = Trekkingen gecontroleerd door deze browser
web-verified-how = Voor de eerste trekking hebben de server en elke browser een willekeurig getal verzegeld. Deze browser zag toen alle zegels, en elk getal past nu bij zijn zegel: niemand kon de trekkingen kiezen. “tilewright verify” rekent bovendien elke trekking van het verslag na.
web-unverified = Deze browser kon de trekkingen niet controleren: { $reason }
web-unverified-how = Voor de eerste trekking verzegelen de server en elke browser een willekeurig getal; aan het eind moet elk getal bij zijn zegel passen. Dat was hier niet zo. “tilewright verify” controleert de trekkingen van het verslag.
web-doubt-left-out = zijn eigen getal is weggelaten.
web-doubt-changed = de lijst van zegels is veranderd.
web-doubt-unseen = de zegels zijn nooit aan hem getoond.
web-doubt-secret = het getal van de server past niet bij zijn zegel.
web-doubt-number = het getal van een browser past niet bij zijn zegel.
web-doubt-late = zijn eigen getal kwam te laat aan.
web-barred = Deze server laat je niet binnen.
web-closed = De gastheer heeft deze tafel gesloten.
web-closed-hint = Hier kan niemand meer spelen, maar wat gespeeld is, kun je nog bekijken.
web-status-closed = gesloten
web-muted-you = Je bent aan deze tafel gedempt: je kunt lezen, maar niet schrijven.
web-muted-spectators = Toeschouwers kunnen aan deze tafel niet schrijven.
web-find-table = Tafel zoeken
web-no-match = Er is geen tafel die past.
web-more-tables = Meer tonen
web-again-later = Opnieuw proberen
web-privacy = Privacy
web-privacy-lead = Wat deze server van je bewaart, en wat bij jou blijft.
web-privacy-kept = Wat deze server bewaart
web-privacy-names = De namen die je aan je plaatsen en tafels geeft. Het hoeft niet je echte naam te zijn.
web-privacy-moves = Elke zet, zodat een partij een onderbreking overleeft en opnieuw bekeken kan worden.
web-privacy-chat = Wat er aan een tafel gezegd wordt.
web-privacy-tokens = Van het token dat je plaats opent alleen een hash: niemand kan het uit de database lezen.
web-privacy-uploads = Verslagen van partijen die iemand uploadt.
web-privacy-never = Wat hij niet bewaart
web-privacy-addresses = Je netwerkadres wordt nooit opgeslagen, met één uitzondering: adressen die de beheerder heeft geblokkeerd.
web-privacy-cookies = Er zijn geen accounts, geen cookies en geen trackers, en er wordt niets van andere servers geladen.
web-privacy-browser = Wat in je browser blijft
web-privacy-browser-what = Je instellingen en je naam, de tokens van je plaatsen, en de getallen waarmee deze browser trekkingen controleert. Wis de gegevens van deze site en ze zijn weg; je plaatsen kun je dan van hieruit niet meer openen.
web-privacy-time = Hoe lang iets bewaard wordt
web-privacy-time-unknown = Tot de beheerder van deze server het verwijdert.
web-privacy-over-time = Afgelopen partijen
web-privacy-idle-time = Partijen die niemand meer speelt
web-privacy-open-time = Tafels waar de partij nooit begon
web-privacy-chat-time = Gesprekken
web-privacy-upload-time = Geüploade verslagen die niemand meer opent
web-privacy-days = { $days ->
    [0] tot de beheerder ze verwijdert
    [one] één dag
   *[other] { $days } dagen
}
web-privacy-delete = Gegevens laten verwijderen
web-privacy-delete-how = Vraag het de beheerder van deze server en noem de code van de tafel.
web-privacy-contact = Contact:
