# What the web client itself says.
web-loading = Laden…
web-close = Sluiten
web-menu = Menu
web-language = Taal
web-printing = Thema
web-printing-day = Dag
web-printing-dusk = Schemering
web-sounds = Geluid
web-show-left = Resterende tegels tonen
web-ends-turn = Mijn beurt automatisch beëindigen
web-keys = Sneltoetsen
web-key-move = van plek naar plek
web-key-pick = kiezen en bevestigen
web-key-turn = de tegel draaien
web-key-back = laatste keuze ongedaan maken
web-key-undo = zet ongedaan maken
web-key-end = beurt beëindigen
web-key-zoom = inzoomen, uitzoomen, alles tonen
web-key-pan = het beeld verschuiven
web-key-help = deze lijst tonen
web-unofficial = Niet officieel: niet verbonden aan de uitgevers; namen zijn merken van hun eigenaars.
web-licenses = Softwarelicenties
web-rules = Regels
web-rule = Regel { $clause }
web-no-rules = Deze regelpagina bestaat niet.
web-to-lobby = Terug naar de lobby
web-no-table = Deze tafel bestaat niet.
web-lost = Verbinding verbroken; opnieuw verbinden…
web-offline = De server reageert niet.
web-failed = Er ging iets mis ({ $status }).
web-good-morning = Goedemorgen{ $has ->
    [0] {""}
   *[other] {", "}{ $name }
}
web-good-day = Goedemiddag{ $has ->
    [0] {""}
   *[other] {", "}{ $name }
}
web-good-evening = Goedenavond{ $has ->
    [0] {""}
   *[other] {", "}{ $name }
}
web-lobby-lead = { $waiting ->
    [0] {""}
    [one] Je bent aan zet in één partij.{" "}
   *[other] Je bent aan zet in { $waiting } partijen.{" "}
}{ $open ->
    [0] Kies een spel.
    [one] Eén tafel wacht op spelers.
   *[other] { $open } tafels wachten op spelers.
}
web-games = Spellen
web-seats-time = { $seats } spelers · { $minutes } min
web-play-bot = Nu spelen
web-your-turn-in = { $game } ({ $names }): jij bent aan zet
web-move-of = Zet { $ply }
web-go-on = Hervatten
web-my-tables = Jouw partijen
web-tables = Tafels
web-no-tables = Er zijn nu geen openbare tafels. Open er een, of vraag een vriend om een code.
web-replays = Terugkijken
web-join-code = Meedoen met een code
web-code = Code
web-join = Meedoen
web-bring-record = Of open een bewaarde partij:
web-new-table = Nieuwe tafel
web-new-table-of = Nieuwe tafel: { $game }
web-seats = Spelers
web-others = De andere spelers
web-others-bots = bots
web-others-friends = vrienden (via link)
web-others-here = iedereen op dit apparaat
web-level = Niveau van de bots
web-public = In de lobby tonen
web-your-name = Je naam
web-open-table = Tafel openen
web-guest = Gast
web-guest-number = Speler { $number }
web-sit = Plaatsnemen
web-watch = Toekijken
web-result = Uitslag
web-watch-replay = Partij terugkijken
web-status-open = wacht op spelers
web-status-playing = bezig, zet { $ply }
web-status-over = afgelopen
web-waiting-players = Deel de link, voeg bots toe op vrije plaatsen, of start.
web-all-here = Alle plaatsen zijn bezet.
web-free-seat = Vrije plaats
web-put-bot = Bot toevoegen
web-put-open = Plaats vrijmaken
web-start = Starten
web-start-with-bots = Bots toevoegen en starten
web-invite = Uitnodigen
web-qr = QR-code van de link
web-link = Link
web-copy = Kopiëren
web-copied = Gekopieerd
web-compiling = Het spel wordt voorbereid, stap { $number } van { $of } (maar één keer per computer)
web-the-table = Tafel
web-the-question = Huidige beslissing
web-you = Jij
web-your-turn = Jij bent aan zet
web-bot = Bot
web-seat = Speler { $number }
# Hoe een zin spelers bij hun naam noemt.
web-named = { $name }
web-spectator = Toeschouwer
web-state-held = kan de beurt beëindigen
web-state-thinking = denkt na…
web-state-your-turn = jij bent aan zet
web-state-turn = aan zet
web-state-away = afwezig, een bot speelt
web-state-gone = offline
web-state-bot = bot
web-state-waiting = wacht
web-cards-in-hand = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} in de hand
web-undo = Ongedaan maken
web-undo-ask = Vragen om terug te nemen
web-undo-asked = { $count ->
    [one] { $name } wil deze zet ongedaan maken:
   *[other] { $name } wil deze { $count } zetten ongedaan maken:
}
web-agree = Toestaan
web-refuse = Weigeren
web-not-here = Niet hier.
web-zoom-in = Inzoomen
web-zoom-out = Uitzoomen
web-fit = Alles tonen
web-turn-left = Linksom draaien
web-turn-right = Rechtsom draaien
web-confirm = Bevestigen
web-back = Terug
web-end-turn = Beurt beëindigen
web-turn-done = Beurt klaar
web-turn-done-hint = Beëindig je beurt, of maak iets ongedaan.
web-sending = Verzenden…
web-thinks = { $name } denkt na…
web-waiting-for = Wachten op { $name }.
web-hint-turn = Past op { $count } manieren: draai met R, scrollwiel of klik op de tegel.
web-hint-confirm = Bevestig, of kies iets anders.
web-hint-pick = { $count ->
    [one] Eén mogelijkheid
   *[other] { $count } mogelijkheden
}, paars gemarkeerd.
web-left = over
web-left-in-all = in totaal nog { $count }
web-tab-log = Verloop
web-tab-talk = Chat
web-tab-left = Resterend
web-tab-beside = Borden
web-new = nieuwe berichten
web-talk-empty = Nog geen berichten.
web-talk-here = Bericht
web-send = Versturen
web-more = Verloop en meer
web-to-result = Uitslag tonen
web-you-win = Je hebt gewonnen
web-wins = { $name } wint
web-tie = Gelijkspel: { $names }
web-points-from = Punten uit
web-sum = Totaal
web-tap-number = Tik op een getal om te zien waar de punten vandaan komen.
web-race = Scoreverloop
web-again = Opnieuw spelen
web-rematch-join = Naar de volgende partij
web-record = Verslag downloaden
web-verify = Schudden controleren
web-verify-how = Het eerste getal is vóór de partij getoond; het tweede is het geheim ervan. “tilewright verify” controleert het verslag met beide.
web-replay = Terugkijken
web-first = Naar het begin
web-last = Naar het einde
web-before = Vorige zet
web-after = Volgende zet
web-play = Afspelen
web-pause = Pauze
web-move-number = Zet
web-share-ply = Link kopiëren
web-cards-change = { $change } kaarten
web-outlook-open = Het resultaat hangt af van verborgen informatie.
web-held-by-nobody = Niemand heeft dit bezet.
web-would-take = { $name } zou { $points } krijgen
web-key-feature = tonen wat hier ligt en wat het waard is
web-play-on = Vanaf hier verder spelen
web-curtain = { $name }, jij bent aan zet
web-curtain-hint = Toon je hand als niemand anders kijkt.
web-show-hand = Mijn hand tonen
web-beyond = { $count ->
    [one] Nog { $count } plek deze kant op
   *[other] Nog { $count } plekken deze kant op
}
web-hidden-move = { $name } maakt een verborgen keuze.
web-hidden-draw = Er wordt een verborgen kaart getrokken.
web-stuck = De server reageert niet; je zet is bewaard en wordt opnieuw verstuurd.
web-stuck-talk = De server reageert niet; je bericht is bewaard en wordt opnieuw verstuurd.
web-seat-moved = Je plaats wordt nu vanaf een ander apparaat gespeeld. Hier kijk je toe.
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
    [one] Intussen is één keer iets ongedaan gemaakt.
   *[other] Intussen is { $undone } keer iets ongedaan gemaakt.
}
web-by-bot = Gespeeld door een bot terwijl je weg was
web-undo-waiting = Wachten op toestemming van { $names }.
web-undo-away = { $count ->
    [one] { $names } is afwezig; het verzoek wacht zo lang.
   *[other] { $names } zijn afwezig; het verzoek wacht zo lang.
}
web-undo-cancel = Verzoek intrekken
web-undo-declined = De andere spelers hebben het verzoek geweigerd.
web-undo-overtaken = Er is doorgespeeld voordat iedereen akkoord was gegaan.
web-and-more = en nog { $count }
web-analysis = Analyse tijdens deze partij toestaan
web-analysis-hint = Iedereen aan tafel kan dan vanuit elke stelling van deze partij verder spelen aan een eigen tafel. Daar moet iedereen mee instemmen.
web-analysis-none = Nog niemand heeft het toegestaan.
web-analysis-by = Tot nu toe toegestaan door { $names }.
web-analysis-all = Iedereen heeft het toegestaan.
web-analysis-missing = { $count ->
    [one] Zolang deze partij bezig is, moet { $names } dit in het menu van de tafel toestaan voordat je vanaf hier verder kunt spelen.
   *[other] Zolang deze partij bezig is, moeten { $names } dit in het menu van de tafel toestaan voordat je vanaf hier verder kunt spelen.
}
web-analysis-players = Zolang een partij bezig is, kunnen alleen de spelers ervan vanaf hier verder spelen.
web-device = Op een ander apparaat spelen
web-device-seat = Plaats
web-device-hint = Open deze link op het andere apparaat, dan heb je je plaats ook daar. Wie de link heeft, kan voor jou spelen.
web-device-qr = QR-code van de link naar je plaats
web-device-lock = Andere apparaten buitensluiten
web-device-lock-hint = Maakt de oude link ongeldig; alleen dit apparaat houdt de plaats.
web-device-locked = Klaar: de plaats opent nu alleen nog op dit apparaat en met de nieuwe link.
web-verified = Trekkingen gecontroleerd door deze browser
web-verified-how = Voor de eerste trekking hebben de server en elke browser een willekeurig getal verzegeld. Deze browser zag toen alle zegels, en elk getal past nu bij zijn zegel; niemand kon dus de trekkingen kiezen. “tilewright verify” rekent bovendien elke trekking van het verslag na.
web-unverified = Deze browser kon de trekkingen niet controleren: { $reason }
web-unverified-how = Voor de eerste trekking verzegelen de server en elke browser een willekeurig getal; aan het eind moet elk getal bij zijn zegel passen. Dat was hier niet het geval. “tilewright verify” controleert de trekkingen van het verslag.
web-doubt-left-out = zijn eigen getal is weggelaten.
web-doubt-changed = de lijst met zegels is veranderd.
web-doubt-unseen = hij heeft de zegels nooit te zien gekregen.
web-doubt-secret = het getal van de server past niet bij zijn zegel.
web-doubt-number = het getal van een browser past niet bij zijn zegel.
web-doubt-late = zijn eigen getal kwam te laat aan.
web-barred = Je bent geblokkeerd op deze server.
web-closed = De gastheer heeft deze tafel gesloten.
web-closed-hint = Hier kan niemand meer spelen, maar je kunt de partij tot nu toe nog bekijken.
web-status-closed = gesloten
web-muted-you = Je bent aan deze tafel gedempt: je kunt lezen, maar niet schrijven.
web-muted-spectators = Toeschouwers kunnen aan deze tafel niet schrijven.
web-find-table = Tafel zoeken
web-no-match = Geen tafels gevonden.
web-more-tables = Meer tonen
web-again-later = Opnieuw proberen
web-privacy = Privacy
web-privacy-lead = Wat deze server over je bewaart, en wat bij jou blijft.
web-privacy-kept = Wat deze server bewaart
web-privacy-names = De namen die je aan je plaatsen en tafels geeft. Je hoeft niet je echte naam te gebruiken.
web-privacy-moves = Elke zet, zodat een partij een onderbreking overleeft en opnieuw bekeken kan worden.
web-privacy-chat = Chatberichten aan de tafels.
web-privacy-tokens = Een hash van het token dat je plaats opent: niemand kan het token zelf uit de database lezen.
web-privacy-uploads = Verslagen van partijen die iemand uploadt.
web-privacy-never = Wat hij niet bewaart
web-privacy-addresses = Je netwerkadres wordt nooit opgeslagen, met één uitzondering: adressen die de beheerder heeft geblokkeerd.
web-privacy-cookies = Er zijn geen accounts, geen cookies en geen trackers, en er wordt niets van andere servers geladen.
web-privacy-browser = Wat in je browser blijft
web-privacy-browser-what = Je instellingen en je naam, de tokens van je plaatsen, en de getallen waarmee deze browser trekkingen controleert. Als je de gegevens van deze site wist, zijn ze weg en kun je je plaatsen van hieruit niet meer openen.
web-privacy-time = Hoe lang gegevens bewaard blijven
web-privacy-time-unknown = Tot de beheerder van deze server ze verwijdert.
web-privacy-over-time = Afgelopen partijen
web-privacy-idle-time = Verlaten partijen
web-privacy-open-time = Tafels waarvan de partij nooit begon
web-privacy-chat-time = Chat
web-privacy-upload-time = Geüploade verslagen die niemand meer opent
web-privacy-days = { $days ->
    [0] tot de beheerder ze verwijdert
    [one] één dag
   *[other] { $days } dagen
}
web-privacy-delete = Je gegevens laten verwijderen
web-privacy-delete-how = Vraag het de beheerder van deze server en noem de code van de tafel.
web-privacy-contact = Contact:
