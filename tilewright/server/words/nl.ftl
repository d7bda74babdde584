# Wat de server zelf zegt.
server-stale = De partij is al verder; bekijk het bord.
server-not-your-seat = Deze plaats is van iemand anders.
server-held = { SEAT($seat) } moet eerst de beurt beëindigen.
server-not-asked = Deze speler is niet aan zet.
server-hidden = Een deel van deze partij is nog voor je verborgen; wacht tot het einde.
server-not-started = De partij is nog niet begonnen.
server-not-open = De partij is al begonnen.
server-not-over = De partij is nog niet afgelopen.
server-over = De partij is afgelopen.
server-nothing-to-undo = Er is niets om ongedaan te maken.
server-nothing-to-end = Er is geen beurt om te beëindigen.
server-no-request = Dit verzoek staat niet meer open.
server-no-commitment = Van deze browser wordt nu geen willekeurig getal verwacht.
server-gathering = De trekkingen worden voorbereid; probeer het zo nog eens.
server-analysis = Deze partij is nog bezig; eerst moet iedereen aan tafel analyse toestaan.
server-too-fast = Dat ging te snel; wacht even.
server-too-long = Dit is te lang.
server-malformed = Het verzoek was niet te begrijpen.
server-no-table = Deze tafel bestaat niet.
server-no-game = Dit spel bestaat niet.
server-no-page = Deze pagina bestaat niet.
server-no-ply = Zoveel zetten heeft de partij niet.
server-no-record = Dit verslag bestaat niet.
server-no-lesson = Deze les bestaat niet, of heeft minder stappen.
server-no-puzzle = Deze puzzel bestaat niet.
server-no-example = Dit voorbeeld bestaat niet.
server-record = Regel { $line } van het verslag klopt niet: { $reason }
server-no-open-table = Er wacht nu geen open tafel op spelers.
server-full = Aan deze tafel zijn alle plaatsen bezet.
server-seat-taken = Deze plaats is bezet.
server-open-seats = Er zijn nog plaatsen vrij.
server-seats = Dit spel is voor { $least } tot { $most } spelers.
server-not-host = Alleen de gastheer kan dit doen.
server-no-option = Deze variant bestaat niet.
server-no-level = Dit niveau bestaat niet.
server-no-colour = Deze kleur bestaat niet.
server-no-takeover = Aan deze tafel kan niemand de plaats van een bot overnemen.
server-no-hints = Aan deze tafel zijn geen tips afgesproken: er spelen nog andere mensen mee.
server-no-hints-rated = In een partij die meetelt voor de rating zijn er geen tips en geen winstkansen.
server-hint-busy = De engine is bezig met andere tafels, en partijen gaan voor. Probeer het zo nog eens.
server-seated = Je hebt al een plaats aan deze tafel.
server-no-name = Vul een naam in.
server-compiling = Het spel wordt voorbereid.
server-revision = De regels zijn sindsdien veranderd; deze partij kan niet verdergaan.
server-foreign = Geblokkeerd: dit verzoek kwam van een andere site.
server-busy = Dat lukte nu niet; probeer het nog eens.
server-broken = Er ging iets mis op de server.
server-closed = Deze tafel is gesloten.
server-muted = Je kunt aan deze tafel niet chatten.
server-others-play = Er spelen nog anderen; zij moeten de tafel eerst verlaten.
server-banned = Dit adres is op deze server geblokkeerd.
server-host = Deze server is niet ingesteld voor de naam “{ $host }”; de beheerder kan die toevoegen met --origin http://{ $host }.
server-too-much = Er is vandaag te veel geüpload vanaf dit adres; probeer het morgen opnieuw.
server-too-many = Hoogstens { $most } open openbare tafels tegelijk; start of verlaat er eerst een.
server-disk = De schijf van de server is bijna vol; lopende partijen gaan door, maar iets nieuws beginnen kan pas weer als de beheerder ruimte vrijmaakt.
server-time-up = Je tijd is om.
server-too-early = Over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} kan er een invaller spelen.
server-days = Aan deze tafel mag een beurt { $days ->
    [one] één dag
   *[other] { $days } dagen
} duren; daarna beslist de klok.
server-is-here = { SEAT($seat) } is weer verbonden.
server-stand-in-there = Op deze plaats speelt al een bot.
server-away = Er speelt een invaller voor je; neem eerst je plaats weer in.
server-resigned = Je hebt opgegeven; deze plaats kan niet meer worden teruggenomen.
server-not-present = Alleen wie meespeelt en aan tafel zit, kan een invaller inzetten.
server-clock = Deze klok geeft niemand tijd.
server-note-lot = Het lot heeft beslist: { SEAT($seat) } begint.
server-note-took = { SEAT($seat) } speelt nu in plaats van bot { $bot }.
server-note-left = { SEAT($seat) } heeft de tafel verlaten; een invaller ({ $level }) speelt verder.
server-note-returned = { SEAT($seat) } is terug en speelt weer zelf.
server-note-stand-in = { SEAT($actor) } heeft voor { SEAT($seat, form: "inside") } een invaller ({ $level }) ingezet.
server-note-resigned = { SEAT($seat) } heeft opgegeven.
server-note-time = De tijd van { SEAT($seat, form: "inside") } is om; een invaller ({ $level }) speelt verder.
server-note-time-lost = { SEAT($seat) } heeft op tijd verloren.
server-note-archived = Er was { $days ->
    [one] een dag
   *[other] { $days } dagen
} lang niemand aan deze tafel; ze ligt nu in het archief. De partij kan nog worden bekeken en gedownload.
server-not-here = Dat kan alleen in een browser op de computer waarop de server draait.
server-no-network = Deze computer heeft geen netwerkadres waarop anderen hem kunnen bereiken.
server-no-person = Dit apparaat is met geen enkel profiel verbonden: de sleutel ontbreekt of is ingetrokken.
server-no-such-person = Deze persoon bestaat niet.
server-no-device = Dit apparaat is al verwijderd.
server-too-many-devices = Hoogstens { $most } apparaten tegelijk; verwijder er eerst een.
server-code-unknown = Deze code werkt niet. Controleer hem of maak een nieuwe: elke code werkt maar één keer.
server-code-over = Deze code is verlopen: een code is tien minuten geldig. Maak een nieuwe op het apparaat waarop je spellen staan.
server-no-word = ‘{ $word }’ is geen van de herstelwoorden.
server-words-count = Er zijn { $all } herstelwoorden; je hebt er { $count } ingevoerd.
server-words-wrong = Een van deze woorden is fout of staat op de verkeerde plaats.
server-words-unknown = Deze woorden zijn hier van niemand: ze zijn vervangen of verwijderd, of ze komen van een andere server.
server-other-name = Dat is niet jouw naam. Typ hem precies zoals hij wordt getoond.
server-stranger = Je kunt mensen uitnodigen met wie je al een spel hebt afgerond; stuur anderen de link.
server-rated = Deze tafel telt mee voor de rating: iedereen die hier speelt heeft een profiel nodig. Kies eerst ‘Mijn spellen en resultaten bewaren’.
server-push-turn = Jij bent aan zet.
server-no-push = De pushdienst van deze browser kan niet worden gebruikt.
server-level-beginner = Beginner
server-level-casual = Gelegenheidsspeler
server-level-club = Gevorderd
server-level-expert = Expert
server-level-master = Meester
