# What the web client itself says.
web-loading = Laden…
web-close = Sluiten
web-menu = Menu
web-language = Taal
web-printing = Thema
web-printing-day = Dag
web-printing-dusk = Schemering
web-sounds = Geluid
web-sounds-off = Uit
web-sounds-turn = Mijn beurt
web-sounds-all = Alles
web-tells = Laat me weten wanneer ik aan zet ben
web-tells-hint = Met een melding, als deze pagina gesloten of niet in beeld is.
web-tells-blocked = Je browser blokkeert meldingen van deze pagina; in de instellingen kun je ze toestaan.
web-tell-me = Een seintje als je aan zet bent?
web-tell-yes = Ja
web-tell-no = Nee, bedankt
web-told-turn = Jij bent aan zet.
web-install = Als app installeren
web-show-left = Resterende tegels tonen
web-show-places = Namen van plekken tonen
web-ends-turn = Mijn beurt automatisch beëindigen
web-plays-only-move = De enige mogelijke zet voor mij doen
web-keys = Sneltoetsen
web-key-arrows = pijltoetsen
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
web-cut = Geen verbinding
web-cut-network = Dit apparaat is offline. Je partijen staan veilig op de server.
web-cut-server = De server reageert niet. Je partijen staan daar veilig.
web-cut-again = Deze pagina probeert het vanzelf opnieuw.
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
web-games = Spellen
web-seats-time = { $seats } spelers · { $minutes } min
web-code = Code
web-join = Meedoen
web-new-table = Nieuwe tafel
web-name = Naam
web-colour = Kleur
web-colour-of = Kleur van { $name }
web-colour-red = rood
web-colour-blue = blauw
web-colour-yellow = geel
web-colour-green = groen
web-colour-black = zwart
web-who-plays = Wie speelt er mee
web-seat-drag = Sleep om de volgorde te wijzigen
web-seat-move = { $seat } verplaatsen
web-seat-move-how = Sleep, of druk op ↑ en ↓
web-seat-who = Wie hier zit
web-seat-me = jij
web-seat-here = op dit scherm
web-seat-friend = iemand met de link
web-seat-remove = { $seat } verwijderen
web-seat-add = Plaats toevoegen
web-team = { $you ->
    [0] { $names } spelen samen.
   *[other] { $names } spelen samen.
}
web-who-begins = Wie begint
web-begins-lot = Het lot
web-begins-me = Ik
web-begins-first = Plaats 1
web-clock = Klok
web-clock-none = Geen
web-clock-live = Live
web-clock-days = Over dagen
web-clock-main = Tijd voor de partij
web-clock-more = Extra tijd per beurt
web-clock-minutes = elk { $minutes } minuten
web-clock-seconds = { $seconds ->
    [0] niets extra
   *[other] + { $seconds } s per beurt
}
web-clock-days-each = { $days ->
    [one] één dag per beurt
   *[other] { $days } dagen per beurt
}
web-clock-zero = Als de tijd om is
web-clock-zero-stand-in = Bij nul speelt een invaller verder
web-clock-zero-lose = Bij nul is de partij verloren
web-rated = Gewaardeerd
web-rated-hint = De uitslag telt mee voor ieders rating.
web-not-rated-key = Iedereen aan tafel heeft een sleutel nodig.
web-not-rated-how = Haal de jouwe
web-not-rated-here = Niet met meer mensen op één scherm.
web-not-rated-bots = Er moet iemand meespelen.
web-public-hint = Iedereen hier kan de tafel vinden en meespelen.
web-public-not = Daarvoor moet een plaats vrij zijn.
web-more-terms = Meer instellingen
web-take-bot = De plaats van een bot innemen
web-take-bot-hint = De bot stopt en jij speelt vanuit zijn stelling verder.
web-take-bot-seat = Speel voor { $name }
web-take-bot-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-partner = { $you ->
    [1] met jou
   *[other] met { $names }
}
web-takeover = Bezoekers mogen bots aflossen
web-takeover-hint = Met de link kan iedereen tijdens de partij de plaats van een bot overnemen.
web-takeover-not = Niet in gewaardeerde partijen.
web-patience = Als iemand de verbinding verliest
web-patience-after = Invaller na { $count } { $unit }
web-patience-days = Over dagen beslist alleen de klok.
web-table-title = Naam van de tafel
web-table-title-like = Zondagronde
web-plan = { $seats }, { $clock }, { $begins }.
web-plan-seats = { $count ->
    [2] Twee plaatsen
    [3] Drie plaatsen
    [4] Vier plaatsen
    [5] Vijf plaatsen
   *[other] { $count } plaatsen
}
web-plan-no-clock = geen klok
web-plan-clock = elk { $minutes } minuten en { $seconds } s per beurt
web-plan-lot = het lot bepaalt wie begint
web-plan-you-begin = jij begint
web-plan-begins = { $name } begint
web-plan-first-begins = plaats 1 begint
web-plan-friends = { $count ->
    [0] De partij begint meteen.
    [one] Eén plaats wacht op iemand met de link.
   *[other] { $count } plaatsen wachten op mensen met de link.
}
web-plan-rated = De partij telt mee.
web-plan-watch = Je kijkt toe.
web-plan-nobody = Neem zelf plaats, of laat alleen bots spelen.
web-public = In de lobby tonen
web-your-name = Je naam
web-open-table = Tafel openen
web-guest = Gast
web-guest-number = Speler { $number }
web-sit = Plaatsnemen
web-watch-replay = Partij terugkijken
web-review-this = Deze partij bespreken
web-waiting-players = Deel de link, voeg bots toe op vrije plaatsen, of start.
web-waiting-learn = Leer het spel terwijl je wacht ({ $minutes } minuten)
web-all-here = Alle plaatsen zijn bezet.
web-free-seat = Vrije plaats
web-host = gastheer
web-start = Starten
web-start-with-bots = Bots toevoegen en starten
web-invite = Uitnodigen
web-qr = QR-code van de link
web-link = Link
web-copy = Kopiëren
web-copied = Gekopieerd
web-copy-link = Link kopiëren
web-send = Versturen
web-or-code = of de code
web-invite-to = Uitnodiging voor { $game }
web-invite-watch = De partij is begonnen: wie de link heeft, kan meekijken, en spelers die hem kwijt waren, kunnen terugkomen.
web-welcome = Je bent uitgenodigd voor { $game }
web-welcome-with = Aan tafel: { $names }
web-network = Anderen op dit netwerk toelaten
web-network-off = Alleen deze computer kan de link openen.
web-network-off-do = Zet dit aan voordat je hem verstuurt.
web-network-on = Iedereen op je netwerk die de link heeft, kan deze tafel openen, tot je dit uitzet of Tilewright afsluit.
web-network-public = Dit adres ligt op het internet, niet alleen op je eigen netwerk.
web-network-address = Adres
web-network-help = Gaat de link niet open?
web-network-help-do = Beide apparaten moeten op hetzelfde netwerk zitten, en de firewall van deze computer moet de verbinding toelaten.
web-network-inside = Tilewright lijkt in een container of in WSL te draaien: de buitenste computer moet de poort doorgeven.
web-network-stuck = Anderen hebben het adres nodig waarop ze de server bereiken: vraag het aan de beheerder. Start die de server met --origin en dat adres, dan staat het ook in de links.
web-shut = De gastheer heeft deze server voor anderen gesloten. De pagina verbindt opnieuw zodra hij weer open is.
web-the-table = Tafel
web-the-question = Huidige beslissing
web-you = Jij
web-name-you = { $name } (jij)
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
web-state-away = een invaller speelt
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
web-hint-only = Iets anders kan niet.
web-by-itself = automatisch
web-by-itself-hint = Er was geen andere zet mogelijk.
web-hint-choose = { $count ->
    [one] Eén mogelijkheid
   *[other] { $count } mogelijkheden
}.
web-left = over
web-left-in-all = in totaal nog { $count }
# How the others' moves are shown.
web-since = Sinds je laatste beurt
web-watch-again = Nog eens
web-showing = Getoonde zet
web-skip = Overslaan
web-skip-hint = Elke klik of toets slaat ook over.
web-to-move = Naar de zet van { $name }
web-log-start = Begin van het spel
web-pace = Tempo van andermans zetten
web-pace-calm = Rustig
web-pace-brisk = Vlot
web-pace-instant = Direct
web-pace-still = Je apparaat vraagt om minder beweging, dus zetten verschijnen direct.
web-tab-log = Verloop
web-tab-talk = Chat
web-tab-left = Resterend
web-tab-beside = Borden
web-new = nieuwe berichten
web-talk-empty = Nog geen berichten.
web-talk-here = Bericht
web-more = Verloop en meer
web-to-result = Uitslag tonen
# the final scoring, step by step
web-final-scoring = Eindtelling
web-final-scoring-begin = De laatste zet is gedaan. Nu telt alles wat er nog is.
web-scoring-begin = Begin
web-scoring-next = Volgende
web-scoring-back = Terug
web-skip-scoring = Naar de uitslag
web-step-of = { $at } van { $of }
web-points-before = eerst: { $points }
web-so-far = Tot nu toe
web-still-standing = Nog in het spel
web-watch-scoring = Eindtelling bekijken
web-board-of = Bord
# the result
web-you-win = Je hebt gewonnen
web-wins = { $name } wint
web-tie = Gelijkspel: { $names }
web-points-from = Punten uit
web-sum = Totaal
web-tap-number = Tik op een getal om te zien waar de punten vandaan komen.
web-race = Scoreverloop
web-race-thin = Dunne lijnen: met wat verzameld is maar nog niet geteld.
web-collected = Onderweg verzameld
web-again = Opnieuw spelen
web-rematch-join = Naar de volgende partij
web-record = Verslag downloaden
web-record-nameless = Verslag zonder namen
web-record-about = Over deze partij
web-record-result = Uitslag
web-verify = Schudden controleren
web-verify-how = Het eerste getal is vóór de partij getoond; het tweede is het geheim ervan. “tilewright verify” controleert het verslag met beide.
web-verify-later = Het geheim wordt gepubliceerd als de partijen aan alle tafels met dezelfde trekkingen zijn afgelopen.
web-to-event = Naar het toernooi
web-replay = Terugkijken
web-first = Naar het begin
web-last = Naar het einde
web-before = Vorige zet
web-after = Volgende zet
web-play = Afspelen
web-pause = Pauze
web-move-number = Zet
web-show-next = Tonen wat nog komt
web-share-ply = Link kopiëren
web-cards-change = { $change } kaarten
web-outlook-open = Het resultaat hangt af van verborgen informatie.
web-held-by-nobody = Niemand heeft dit bezet.
web-would-take = { $name } zou { $points } krijgen

# De tafel in woorden, voor wie haar niet ziet.
web-on-the-table = Op tafel
web-in-hand = In de hand
web-players = Spelers
web-features = Gebieden op tafel
web-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
web-held-by = In bezit van { $names }.
web-fits = Past op { $count } manieren
web-news = Wat er gebeurt
web-news-before = Daarvoor nog { $count }.
web-jump = Ga naar
web-walk = Over de tafel lopen
web-walk-how = Met de pijltoetsen ga je van plek naar plek. Enter kiest een plek, Home gaat naar de laatste zet, Escape naar de vraag.
web-in-words = De tafel in woorden
web-key-walk = over de tafel lopen, plek voor plek
web-key-in-words = de tafel in woorden

web-key-feature = tonen wat hier ligt en wat het waard is
web-key-overlay = alle gebieden met eigenaars en waarde tonen

# Alle gebieden tegelijk.
web-overlay = Alle gebieden tonen
web-overlay-key = Alle gebieden tonen, met eigenaars en waarde (O)
web-overlay-holds = { $name }: heeft er { $count }, nu { $points } waard
web-overlay-free = Zonder kleur: van niemand

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
web-undo-granted = Iedereen is akkoord: je zet is teruggenomen.
web-undo-declined-by = { $name } heeft het verzoek geweigerd.
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
web-muted-you = Je bent aan deze tafel gedempt: je kunt lezen, maar niet schrijven.
web-muted-spectators = Toeschouwers kunnen aan deze tafel niet schrijven.
web-again-later = Opnieuw proberen
web-profile = Profiel
web-privacy = Privacy
web-privacy-lead = Wat deze server over je bewaart, en wat bij jou blijft.
web-privacy-kept = Wat deze server bewaart
web-privacy-names = De namen die je aan je plaatsen en tafels geeft. Je hoeft niet je echte naam te gebruiken.
web-privacy-moves = Elke zet, zodat een partij een onderbreking overleeft en opnieuw bekeken kan worden.
web-privacy-chat = Chatberichten aan de tafels.
web-privacy-tokens = Een hash van het token dat je plaats opent: niemand kan het token zelf uit de database lezen.
web-privacy-profile = Als je je spellen in een profiel bewaart: hashes van de sleutels van je apparaten en van je herstelwoorden, het soort browser van elk apparaat, je resultaten, ratings en antwoorden op puzzels.
web-privacy-pushes = Als je een seintje wilt bij je beurten: het adres van de pushdienst van je browser en de sleutels voor zijn berichten, tot je het uitzet. Die dienst is van de maker van je browser; lezen kan hij de berichten niet.
web-privacy-uploads = Verslagen van partijen die iemand uploadt, en besprekingen van partijen.
web-privacy-never = Wat hij niet bewaart
web-privacy-addresses = Je netwerkadres wordt nooit opgeslagen, met één uitzondering: adressen die de beheerder heeft geblokkeerd.
web-privacy-cookies = Er zijn geen accounts, geen cookies en geen trackers, en er wordt niets van andere servers geladen.
web-privacy-browser = Wat in je browser blijft
web-privacy-browser-what = Je instellingen en je naam, de tokens van je plaatsen, en de getallen waarmee deze browser trekkingen controleert. Als je de gegevens van deze site wist, zijn ze weg en kun je je plaatsen van hieruit niet meer openen. Een profiel haal je terug met zijn herstelwoorden.
web-privacy-time = Hoe lang gegevens bewaard blijven
web-privacy-time-unknown = Tot de beheerder van deze server ze verwijdert.
web-privacy-over-time = Afgelopen partijen
web-privacy-idle-time = Verlaten partijen
web-privacy-open-time = Tafels waarvan de partij nooit begon
web-privacy-chat-time = Chat
web-privacy-upload-time = Geüploade verslagen en besprekingen die niemand meer opent
web-privacy-days = { $days ->
    [0] tot de beheerder ze verwijdert
    [one] één dag
   *[other] { $days } dagen
}
web-privacy-delete = Je gegevens laten verwijderen
web-privacy-delete-how = Zonder profiel: vraag het de beheerder van deze server en noem de code van de tafel. Met een profiel kun je het zelf doen, meteen.
web-privacy-contact = Contact:

# Klokken en afwezigheid.
web-time-minutes = { $minutes } min
web-time-hours = { $hours } u { $minutes }
web-left-minutes = nog { $count } min
web-left-hours = nog { $count } u
web-left-days = nog { $count } dagen
web-absent-seconds = { $count } s weg
web-absent-minutes = { $count } min weg
web-absent-hours = { $count } u weg
web-absent-days = { $count } dagen weg
web-time-left = { $seconds ->
    [120] Nog twee minuten.
   *[other] Nog { $seconds } seconden.
}
web-state-resigned = opgegeven, een invaller speelt
web-state-stand-in-thinking = de invaller denkt na…
web-state-turn-gone = aan zet, niet hier
web-state-clock-runs = { $state }, klok loopt
web-absent-title = { $name } is er niet
web-stand-in-in = { $name } is er niet. Over { $time } kan een invaller het overnemen.
web-stand-in-may = Een invaller kan voor { $name } spelen tot die terug is. De punten blijven staan.
web-stand-in-unrated = De partij telt dan niet meer mee voor de rating.
web-stand-in-level = Niveau van de invaller
web-stand-in-seat = Invaller inzetten
web-stand-in-wait = Blijven wachten
web-back-kept = Je plaats blijft van jou
web-back-title = Welkom terug, { $name }.
web-back-time = Je tijd is om.
web-back-moves = { $moves ->
    [0] Een invaller ({ $level }) speelt voor je en was nog niet aan zet.
    [one] Een invaller ({ $level }) deed één zet voor je.
   *[other] Een invaller ({ $level }) deed { $moves } zetten voor je.
}
web-back-points = { $points ->
    [one] Er kwam één punt bij.
   *[other] Er kwamen { $points } punten bij.
}
web-back-clock = Je klok staat stil.
web-back-take = Zelf verder spelen
web-back-show = Eerst de zetten bekijken
web-leave-menu = Verlaten of opgeven…
web-leave-title = De partij verlaten
web-leave-stand-in = Mijn plaats aan een invaller geven
web-leave-stand-in-hint = Een bot speelt voor je tot je terugkomt. Je kunt je plaats altijd weer innemen.
web-leave = Tafel verlaten
web-resign = Opgeven
web-resign-hint = Je verliest en eindigt als laatste. De anderen spelen verder tegen een bot op jouw plaats.
web-resign-end-hint = Je verliest, en de partij is afgelopen.
web-resign-sure = Echt opgeven? Dit kan niet ongedaan worden gemaakt.
web-resign-yes = Ja, opgeven
web-resign-no = Nee, verder spelen
web-close-table = Tafel sluiten
web-close-sure = Deze tafel voor iedereen sluiten? Niemand kan hier verder spelen, maar de partij blijft te bekijken.
web-close-yes = Ja, sluiten
web-close-no = Open laten
web-has-resigned = opgegeven
web-lost-on-time = verloren op tijd
web-stand-in-to-the-end = aan het eind speelde een invaller
web-archived = Deze tafel ligt in het archief.

# The main pages.
web-nav = Pagina’s
web-nav-play = Spelen
web-nav-people = Mensen
web-nav-learn = Leren
web-nav-puzzles = Puzzels
web-hint = Tip
web-hint-title = { $count ->
    [2] Twee goede zetten
   *[3] Drie goede zetten
}
web-hint-even = Vrijwel gelijk
web-hint-even-why = Ze verschillen minder dan de schatting nauwkeurig is.
web-hint-looking = Zoeken…
web-hint-looking-why = Dat duurt een paar seconden. Je kunt intussen spelen.
web-hint-never-mind = Laat maar
web-hint-only-move = Maar één zet mogelijk
web-hint-only-why = Hier valt niets te kiezen.
web-hint-failed = Nu even geen tip
web-hint-no-answer = De server antwoordde niet.
web-hint-again = Nog eens vragen
web-hint-point = Wijs er een aan om die op tafel te zien.
web-hint-private = Alleen jij ziet dit. In partijen die meetellen voor de rating zijn er geen tips of winstkansen.
web-hint-odds = { $odds } kans om te winnen
web-hint-lead = voorsprong
web-hint-lead-why = Verwacht aan het eind: { $points } punten, { $lead } vergeleken met de anderen
web-odds-switch = Winstkansen naast de namen
web-odds-range = Verwacht aan het eind: { $points } punten; in vier van de vijf partijen { $low } tot { $high }
web-hints-term = Tips toegestaan
web-hints-term-hint = Iedereen aan tafel mag tips vragen en de winstkansen zien.
web-hints-term-bots = Tegen bots zijn er altijd tips.
web-plan-hints = Tips zijn toegestaan.
web-rated-why = Zolang deze partij duurt zijn er voor niemand aan tafel tips of winstkansen.
web-key-hint = om een tip vragen
web-by-hand = Met het echte spel
web-by-hand-hint = Jullie spelen met het spel op jullie tafel en voeren in wat jullie trekken; Tilewright controleert, telt en scoort.
web-by-hand-build = Al halverwege? Stelling opbouwen.
web-by-hand-hands = Verborgen handen
web-by-hand-unknown = blijven onbekend
web-by-hand-entered = door de eigenaar ingevoerd
web-by-hand-no-hints = Niet zolang de handen onbekend blijven: voor een tip moet bekend zijn wat je in je hand hebt.
web-by-hand-drawn = Wat er getrokken is
web-by-hand-tap = Tik aan wat er getrokken is. Het getal zegt hoeveel er nog over zijn.
web-by-hand-owner = Alleen wie getrokken heeft, kan het invoeren.
web-by-hand-card = Niemand heeft deze hand ingevoerd: kies de kaart die gespeeld wordt.
web-by-hand-left = { $name }, nog { $count }
web-by-hand-back = Vanaf hier terugnemen
web-by-hand-end = De partij eindigde hier
web-by-hand-end-sure = Nu de eindtelling doen, met alles zoals het er ligt, en de partij beëindigen?
web-by-hand-end-yes = Tellen en beëindigen
web-by-hand-end-no = Verder spelen
web-plan-by-hand = { $seats } met het echte spel: wat er getrokken wordt, wordt met de hand ingevoerd.
