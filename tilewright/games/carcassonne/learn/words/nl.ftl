# Waaruit je Carcassonne leert: de inleiding, lessen, onderdelen en hulp bij elke vraag.

game-in-a-minute = Tegel voor tegel ontstaat een landschap van steden, wegen, kloosters en weiden. In je beurt trek je een landtegel, leg je die passend aan en mag je er een van je zeven horigen op zetten. Is een stad, weg of klooster afgebouwd, dan levert de horige punten op en komt hij bij je terug. Boeren blijven op hun weide en tellen pas aan het eind. Wie de meeste punten heeft, wint.

# ---- de eerste les
lesson-first = Leggen, bezetten, scoren
lesson-first-about = Je eerste beurten: een weg, een stad, een klooster en een boer.

lesson-first-lay = Een landtegel moet passen
lesson-first-lay-text = Leg je landtegel zijde aan zijde tegen een andere. Weg moet op weg aansluiten, stad op stad, weide op weide. Draai de tegel tot hij past.
lesson-first-lay-task = Trek de weg naar rechts door.
lesson-first-lay-hint = Je landtegel hoort direct rechts van de starttegel, zo gedraaid dat de weg van links naar rechts loopt.
lesson-first-lay-praise = Weg aan weg. Je weg is nu twee landtegels lang.
lesson-first-lay-other = Zo blijft de weg even kort. Leg de landtegel rechts van de starttegel, weg tegen weg.
lesson-first-lay-near-turn = Hier zou een weg op een weide doodlopen. Draai de landtegel een kwartslag.
lesson-first-lay-near-left = Dat past: de weg wordt naar links langer. Trek hem deze keer naar rechts door.
lesson-first-lay-near-corner = Hier raken alleen de hoeken elkaar. Een landtegel moet een hele zijde delen met een andere.

lesson-first-thief = Een struikrover op de weg
lesson-first-thief-text = Nu mag je een van je horigen op deze landtegel zetten. Op de weg is het een struikrover. Hij blijft daar tot beide einden van de weg gesloten zijn.
lesson-first-thief-task = Zet een struikrover op de weg.
lesson-first-thief-hint = Kies de weg op de landtegel die je net hebt gelegd.
lesson-first-thief-praise = De weg is van jou. Je hebt nog zes horigen.
lesson-first-thief-other = Kies de weg zelf, op de landtegel die je net hebt gelegd.
lesson-first-thief-near-farmer = Dat zou een boer zijn. Een boer blijft tot het einde van het spel, en daar is het nog vroeg voor. Kies de weg.
lesson-first-thief-near-pass = Je mag passen, maar dan is de weg van niemand en levert hij niemand iets op.

lesson-first-city = Sluit een stad
lesson-first-city-text = De starttegel toont een stuk stad, en jij hebt een ander stuk. Een stad is afgebouwd als er geen gat meer in haar muur zit.
lesson-first-city-task = Sluit de stad boven de starttegel.
lesson-first-city-hint = Je landtegel hoort direct boven de starttegel, met de stad naar beneden.
lesson-first-city-praise = De muur is gesloten. Bezet nu deze stad.
lesson-first-city-other = Dat past, maar de stad van de starttegel blijft open. Kijk boven de starttegel.
lesson-first-city-near-turn = De plek klopt, maar zo raakt een weide de stad. Draai de landtegel tot de twee muren op elkaar aansluiten.

lesson-first-knight = Een ridder voor één beurt
lesson-first-knight-text = Eerst zet je een horige, daarna wordt er geteld. Je kunt dus nog een ridder in deze afgebouwde stad zetten: 2 punten per landtegel en 2 per wapen.
lesson-first-knight-task = Zet een ridder in de stad.
lesson-first-knight-hint = Kies de stad op de landtegel die je net hebt gelegd.
lesson-first-knight-praise = 2 landtegels × 2 = { $points } punten, en je ridder is terug in je voorraad.
lesson-first-knight-other = Kies de stad op de landtegel die je net hebt gelegd.
lesson-first-knight-near-pass = Een stad zonder ridder levert niemand iets op.
lesson-first-knight-near-farmer = Een boer levert pas aan het einde van het spel punten op. De stad doet dat nu, als er een ridder in staat.

lesson-first-road = Maak de weg af
lesson-first-road-text = Splitsingen, stadspoorten en kloosters sluiten een weg af. Bens splitsing sluit het linkereinde van jouw weg. Je nieuwe landtegel, een klooster met een weg, kan het rechtereinde sluiten.
lesson-first-road-task = Leg het klooster aan het rechtereinde van je weg.
lesson-first-road-hint = Je landtegel hoort direct rechts van de tegel met je struikrover, met de weg naar links.
lesson-first-road-praise = Beide einden zijn gesloten. Zet je horige, daarna telt de weg.
lesson-first-road-other = Zo moet je struikrover blijven wachten. Kijk naar het rechtereinde van de weg.
lesson-first-road-near-turn = De plek klopt, maar de weg zou op een weide doodlopen. Draai de landtegel tot de weg naar links wijst.

lesson-first-monk = Eén landtegel, twee voordelen
lesson-first-monk-text = De weg wordt vanzelf geteld. Je horige van deze beurt is dus vrij voor het klooster. Dat levert 9 punten op als op alle acht plekken eromheen een landtegel ligt.
lesson-first-monk-task = Zet een monnik in het klooster.
lesson-first-monk-hint = Kies het gebouw midden op de landtegel die je net hebt gelegd.
lesson-first-monk-praise = Weg: 4 landtegels, { $points } punten. Je struikrover is terug, en je monnik wacht op buren.
lesson-first-monk-other = Kies het klooster, het gebouw midden op de nieuwe landtegel.
lesson-first-monk-near-pass = De weg wordt hoe dan ook geteld, maar dan blijft het klooster leeg. Het ligt voor het grijpen.
lesson-first-monk-near-farmer = Dat mag, maar een boer blijft tot het einde. Dit klooster kan 9 punten opleveren, en niemand kan het met je delen.
lesson-first-monk-near-thief = Je struikrover staat al op deze weg. Eén is genoeg, en een tweede mag niet.

lesson-first-taken = Waar al iemand staat
lesson-first-taken-text = Je mag geen horige zetten in een stad of op een weg of weide waar er al een staat, hoe ver weg ook. Ook je eigen horigen tellen. In de stad onderaan staat Bens ridder.
lesson-first-taken-task = Leg de landtegel zo aan dat je er daarna een ridder op zou kunnen zetten.
lesson-first-taken-hint = Blijf weg van de twee open zijden van Bens stad. Boven je weg bijvoorbeeld begint je landtegel een nieuwe stad.
lesson-first-taken-praise = Een nieuwe stad zonder ridder: daar zou je er een kunnen zetten.
lesson-first-taken-other = Leg de landtegel waar hij past, maar niet tegen Bens stad.
lesson-first-taken-near-joined = Zo hoort de landtegel bij Bens stad, en daar staat zijn ridder in. Je zou hier alleen een boer kunnen zetten.

lesson-first-farmer = Een boer voor het einde
lesson-first-farmer-text = Een boer gaat op een weide liggen en blijft tot het einde. Dan levert de weide 3 punten op voor elke afgebouwde stad waaraan ze grenst. Dat is er al één.
lesson-first-farmer-task = Zet een boer op de weide.
lesson-first-farmer-hint = Kies het groene deel van de landtegel die je net hebt gelegd.
lesson-first-farmer-praise = Nog geen punten. Aan het eind: 3 punten voor elke afgebouwde stad aan deze weide.
lesson-first-farmer-other = Kies de weide, het groene deel van de nieuwe landtegel.
lesson-first-farmer-near-knight = Ook een ridder in je nieuwe stad is een goede zet. Probeer deze keer de boer.
lesson-first-farmer-near-pass = Je mag passen. Maar deze weide grenst al aan een afgebouwde stad: 3 punten aan het eind. Probeer de boer.

lesson-first-worth = Wat is het waard?
lesson-first-worth-text = Aan het eind telt wat niet af is minder: wegen en steden 1 punt per landtegel, elk wapen 1 punt, een klooster 1 voor zichzelf en 1 voor elke landtegel eromheen.
lesson-first-worth-task = Als het spel nu afgelopen was, hoeveel punten zou je klooster dan opleveren?
lesson-first-worth-praise = 1 + 3 = 4: het klooster zelf en drie landtegels eromheen.
lesson-first-worth-other = Tel het klooster zelf en de landtegels eromheen, aan de zijden en aan de hoeken.
lesson-first-worth-near-nine = Voor 9 punten moet op alle acht plekken eromheen een landtegel liggen. Hoeveel zijn het er nu?
lesson-first-worth-near-itself = Dat zijn de landtegels eromheen. Het klooster zelf telt ook.
lesson-first-worth-near-corners = Ook landtegels die de kloostertegel alleen met een hoek raken, tellen mee.
lesson-first-worth-near-around = Dat is het klooster zelf. Tel daar de landtegels eromheen bij op, aan de zijden en aan de hoeken.

lesson-first-end = Het einde
lesson-first-end-text = Met de laatste landtegel eindigt het spel. Dan tellen onafgebouwde wegen, steden en kloosters, en daarna de weiden. Wie de meeste punten heeft, wint. Nu weet je genoeg voor een eerste spel.

# ---- onderdelen en plekken
piece-spring = Bron
piece-spring-does = Hier begint de Rivier. De bron ligt vanaf het begin op tafel, en haar weide loopt helemaal om het water heen.
piece-lake = Meer
piece-lake-does = Hier eindigt de Rivier. Het meer wordt na de tien riviertegels in een gewone beurt gelegd, en zijn weide loopt helemaal om het water heen.
piece-river-tile = Riviertegel
piece-river-tile-does = Hij zet de rivier aan het open einde voort. Water scheidt weiden, ook onder een brug, en niemand kan erop staan; al het andere bezet je zoals altijd.
piece-monastery-tile = Landtegel met klooster
piece-monastery-tile-does = In het midden staat een klooster dat een monnik kan bezetten. Loopt er een weg naartoe, dan eindigt die daar.
piece-monastery-tile-worth = 9 punten als op alle acht plekken eromheen een landtegel ligt. Anders aan het eind 1 punt voor zichzelf en 1 voor elke landtegel eromheen.
piece-gate-tile = Stad met poort
piece-gate-tile-does = De weg eindigt bij de stadspoort. Stad en weg zijn gescheiden: elk kan een eigen horige hebben.
piece-gate-tile-worth = De landtegel telt één keer voor de stad en één keer voor de weg. Een wapen levert in een afgebouwde stad 2 punten extra op en in een onafgebouwde 1.
piece-shield-tile = Stad met wapen
piece-shield-tile-does = Het wapen maakt zijn stad meer waard. Een ridder kan de stad bezetten.
piece-shield-tile-worth = Een afgebouwde stad levert 2 punten op voor deze landtegel en 2 voor het wapen, een onafgebouwde aan het eind 1 en 1.
piece-junction-tile = Splitsing
piece-junction-tile-does = Elke weg die een splitsing bereikt, eindigt daar. Op elke weg die ervan uitgaat, kan een eigen struikrover staan.
piece-junction-tile-worth = De landtegel telt 1 punt voor elke weg die erop eindigt. Voor een weg die hier begint en ook eindigt, telt hij één keer.
piece-two-cities-tile = Twee steden
piece-two-cities-tile-does = De twee stadsdelen zijn op deze landtegel niet verbonden, dus elk kan een eigen ridder hebben. Andere landtegels kunnen ze nog verbinden.
piece-two-cities-tile-worth = Horen beide delen bij dezelfde stad, dan telt de landtegel één keer.
piece-city-road-tile = Stad en weg
piece-city-road-tile-does = De weg loopt langs de stad, niet erin. Stad, weg en de weiden aan beide kanten van de weg worden apart bezet. De starttegel is er ook zo een.
piece-city-tile = Stadstegel
piece-city-tile-does = Een deel van een stad. Een ridder kan de stad bezetten, een boer de weide ernaast.
piece-city-tile-worth = 2 punten als de stad afgebouwd is, anders 1 aan het eind.
piece-road-tile = Wegtegel
piece-road-tile-does = De weg loopt door en scheidt de weiden aan beide kanten. Een struikrover kan de weg bezetten, een boer een van de weiden.
piece-road-tile-worth = 1 punt voor de weg, af of niet.
piece-hidden-tile = Gedekte landtegel
piece-hidden-tile-does = Niemand weet wat erop staat tot hij getrokken wordt. De lijst van resterende landtegels laat zien wat er nog kan komen.
piece-farmer = Boer
piece-farmer-does = Deze horige ligt op een weide en blijft daar tot het einde van het spel. Wie de meeste boeren op een weide heeft, krijgt de punten ervan.
piece-farmer-worth = Aan het eind 3 punten voor elke afgebouwde stad die aan de weide grenst of erin ligt.
piece-follower = Horige
piece-follower-does = In een stad is het een ridder, op een weg een struikrover, in een klooster een monnik. Hij keert terug naar zijn eigenaar zodra de stad, de weg of het klooster geteld is.
piece-follower-worth = Wie de meeste horigen in een stad of op een weg heeft, krijgt de punten; bij een gelijke stand krijgt ieder ze volledig.
piece-cell = Vrije plek
piece-cell-does = Hier kun je je landtegel aanleggen als elke zijde die een andere tegel raakt, hetzelfde toont als die tegel.
piece-city = Stad
piece-city-does = Zet hier een ridder. Hij blijft tot de muur rondom gesloten is.
piece-city-worth = Afgebouwd: 2 punten per landtegel en 2 per wapen. Onafgebouwd, aan het eind: elk 1.
piece-road = Weg
piece-road-does = Zet hier een struikrover. Hij blijft tot beide einden van de weg gesloten zijn.
piece-road-worth = 1 punt per landtegel, af of niet.
piece-monastery = Klooster
piece-monastery-does = Zet hier een monnik. Hij blijft tot op alle acht plekken rond het klooster een landtegel ligt.
piece-monastery-worth = Afgebouwd: 9 punten. Onafgebouwd, aan het eind: 1 voor zichzelf en 1 voor elke landtegel eromheen.
piece-field = Weide
piece-field-does = Zet hier een boer. Hij blijft tot het einde van het spel en komt niet eerder terug.
piece-field-worth = Aan het eind: 3 punten voor elke afgebouwde stad aan deze weide.
piece-pass = Passen
piece-pass-does = Zet deze beurt geen horige. Wat de landtegel heeft afgebouwd, wordt toch geteld.
piece-land = Het land
piece-land-does = Alle landtegels op tafel. Waar zijden elkaar raken, sluiten steden, wegen en weiden aan; hoeken verbinden niets.
piece-drawn = De landtegel van deze beurt
piece-drawn-does = Iedereen ziet de getrokken landtegel. Draai hem en leg hem dan aan.

# ---- hulp bij elke vraag
help-place = Kies een vrije plek naast het land en draai de landtegel tot alle zijden die elkaar raken, passen. Een riviertegel moet de rivier aan het open einde voortzetten.
help-place-matters = Kun je iets van jezelf afbouwen of vergroten, of iets beginnen wat een horige kan bezetten? Kijk ook wat de landtegel de anderen oplevert.
help-figure = Je mag één horige op de net gelegde landtegel zetten: in een stad of op een weg of weide waar nog niemand staat, of in een klooster. Daarna wordt alles geteld wat de landtegel heeft afgebouwd.
help-figure-matters = Is het binnenkort af? Hoeveel horigen heb je nog? Boeren blijven tot het einde, dus houd een of twee horigen over voor de komende landtegels.

# ---- een bezette stad
lesson-join = Een bezette stad binnenkomen
lesson-join-about = Een stad met andermans ridder is niet verloren: twee steden kunnen aan elkaar groeien.

lesson-join-gap = Aan de andere kant van het gat
lesson-join-gap-text = Links van het gat staat Bens ridder, dus in zijn stad mag je er geen zetten. Maar je mag een eigen stad beginnen die aan hetzelfde gat ligt.
lesson-join-gap-task = Begin rechts van het gat een stad die aan die kant open is, en zet er een ridder in.
lesson-join-gap-hint = Je landtegel hoort boven de wegtegel rechts van de starttegel, met de stad naar links. Kies daarna de stad.
lesson-join-gap-praise = Nu liggen er twee steden aan hetzelfde gat: een met Bens ridder en een met de jouwe.
lesson-join-gap-other = Vanaf hier zouden jouw stad en die van Ben elkaar niet in het gat raken. Leg de landtegel rechts van het gat.
lesson-join-gap-near-away = De plek klopt, maar deze stad is niet open aan de kant van het gat. Draai de landtegel zo dat de stad links ligt.
lesson-join-gap-near-inside = In het gat komen twee open steden samen, en je landtegel heeft maar aan één kant stad. Hij past niet.
lesson-join-gap-near-empty = Zonder ridder levert deze stad je niets op. Zet er een zolang de stad nog apart is.
lesson-join-gap-near-farmer = Een boer telt niet in de stad. Zet een ridder zolang de stad nog apart is.

lesson-join-join = Verbind de steden
lesson-join-join-text = Je hebt een stad met drie open zijden en een wapen getrokken. Een landtegel mag steden verbinden die apart begonnen zijn, ook als in elke stad een ridder staat. Zo ontmoeten ridders elkaar.
lesson-join-join-task = Leg de landtegel zo aan dat hij jouw stad met die van Ben verbindt.
lesson-join-join-hint = Je landtegel hoort in het gat boven de starttegel, met de weide naar boven.
lesson-join-join-praise = Nu is het één stad, met Bens ridder en de jouwe. Een derde mag er niet bij.
lesson-join-join-other = Dat past, maar de twee steden blijven gescheiden. Kijk naar het gat boven de starttegel.
lesson-join-join-near-turn = De plek klopt. Draai de landtegel tot de weide boven ligt.

lesson-join-equal = Ieder één ridder
lesson-join-equal-text = De muur is gesloten: 4 landtegels × 2 en 1 wapen × 2, dat is samen 10 punten. Ben heeft één ridder in deze stad, en jij ook.
lesson-join-equal-task = Wie krijgt de punten?
lesson-join-equal-answer-1 = Ben en ik krijgen er elk 5.
lesson-join-equal-answer-2 = Ben en ik krijgen er elk 10.
lesson-join-equal-answer-3 = Ben krijgt er 10, omdat zijn ridder er het eerst was.
lesson-join-equal-praise = Bij een gelijke stand krijgt ieder alle punten.
lesson-join-equal-other = Punten worden nooit gedeeld. Wat gebeurt er als twee spelers evenveel ridders hebben?
lesson-join-equal-near-split = Punten worden nooit gedeeld. Bij een gelijke stand krijgt ieder ze allemaal.
lesson-join-equal-near-first = Wie er het eerst was, maakt niet uit. Alleen het aantal ridders telt, en dat is gelijk.

lesson-join-second = Een tweede ridder
lesson-join-second-text = Een andere tafel: jouw ridder en die van Ben staan weer aan hetzelfde gat. In je eigen stad mag je er geen bij zetten. Maar je kunt nog een stad beginnen die erbij komt.
lesson-join-second-task = Begin direct boven je stad nog een stad, naar links open, en zet er een ridder in.
lesson-join-second-hint = Je landtegel hoort boven de tegel met je ridder, met de stad naar links. Kies daarna de stad.
lesson-join-second-praise = Er zijn twee ridders onderweg, en Ben heeft er één.
lesson-join-second-other = Vanaf hier komt de stad niet makkelijk bij die van jou. Leg de landtegel boven de tegel met je ridder.
lesson-join-second-near-away = De plek klopt, maar deze stad is niet naar links open. Draai de landtegel.
lesson-join-second-near-left = Ook een goed idee: vanaf hier kan de stad er eveneens bij komen. Leg de landtegel deze keer boven je eigen ridder.
lesson-join-second-near-empty = In een stad tellen alleen ridders. Zonder tweede ridder blijf je gelijk met Ben.

lesson-join-more = Eén ridder meer
lesson-join-more-text = Ben vult met deze landtegel het laatste gat. Alles wordt één stad van 7 landtegels met een wapen, 16 punten waard: twee ridders zijn van jou, één is van Ben.
lesson-join-more-task = Hoeveel punten krijgt Ben?
lesson-join-more-praise = Wie de meeste ridders heeft, krijgt alles: 16 punten voor jou. Bens ridder keert zonder punten terug.
lesson-join-more-other = Vergelijk de ridders: twee tegen één. Krijgt de tweede iets?
lesson-join-more-near-tied = Ben zou alle 16 krijgen als hij evenveel ridders had als jij. Hij heeft er één, jij twee.
lesson-join-more-near-split = Punten worden nooit gedeeld, en de tweede plaats levert niets op.

# ---- weiden
lesson-fields = Boeren en hun weiden
lesson-fields-about = Wat weiden scheidt, wat een weide waard is en wie de punten krijgt.

lesson-fields-stay = De stad is af
lesson-fields-stay-text = Je boer ligt op een weide, en de stad ernaast is afgebouwd. In de stad staat geen ridder.
lesson-fields-stay-task = Wat doet je boer nu?
lesson-fields-stay-answer-1 = Hij levert 3 punten op en komt terug in mijn voorraad.
lesson-fields-stay-answer-2 = Nog niets. Hij blijft tot het einde van het spel.
lesson-fields-stay-answer-3 = Hij levert nu 3 punten op en blijft op de weide.
lesson-fields-stay-praise = Boeren tellen pas aan het eind en komen nooit eerder terug. Dan is deze stad 3 punten waard.
lesson-fields-stay-other = Wanneer worden weiden geteld: tijdens het spel of aan het eind?
lesson-fields-stay-near-back = Ridders, struikrovers en monniken komen terug als iets af is. Boeren blijven tot het einde.
lesson-fields-stay-near-now = Hij blijft, maar levert nog geen punten op. Weiden worden maar één keer geteld, aan het einde van het spel.

lesson-fields-corner = Hoeken verbinden niets
lesson-fields-corner-text = Bens boer ligt op de weide bovenaan. Je nieuwe landtegel raakt zijn tegel alleen met een hoek, dus je weide boven de weg is nog een aparte weide.
lesson-fields-corner-task = Zet een boer op de weide boven de weg.
lesson-fields-corner-hint = Kies het groene deel boven de weg, op de landtegel die je net hebt gelegd.
lesson-fields-corner-praise = Dat mag, want de twee weiden raken elkaar nog met geen enkele zijde.
lesson-fields-corner-other = Kies de weide boven de weg op je nieuwe landtegel.
lesson-fields-corner-near-below = De weg scheidt de weiden. Aan de onderste ligt geen stad. Kies de bovenste.
lesson-fields-corner-near-thief = Een struikrover mag. Maar hier gaat het om de weide boven de weg.
lesson-fields-corner-near-pass = Bens boer zit niet in de weg: de weiden zijn niet verbonden. Zet de jouwe.

lesson-fields-share = Twee boeren op één weide
lesson-fields-share-text = Bens nieuwe landtegel heeft de twee weiden tot één verbonden. Er liggen een boer van jou en een van Ben op, en ze grenst aan één afgebouwde stad.
lesson-fields-share-task = Als het spel nu afgelopen was, hoeveel punten zou je dan voor deze weide krijgen?
lesson-fields-share-praise = 1 stad × 3 = 3 punten voor jou, en 3 voor Ben. Bij een gelijke stand krijgt ieder alle punten.
lesson-fields-share-other = Een weide levert 3 punten op voor elke afgebouwde stad. Bij een gelijke stand krijgt ieder alle punten.
lesson-fields-share-near-split = Punten worden nooit gedeeld. Bij een gelijke stand krijgt ieder ze allemaal.
lesson-fields-share-near-first = Wie er het eerst was, maakt niet uit. Jullie hebben elk één boer, dus jullie staan gelijk.
lesson-fields-share-near-both = Het aantal boeren beslist alleen wie de punten krijgt. De weide grenst aan één afgebouwde stad.

lesson-fields-open = Welke steden tellen?
lesson-fields-open-text = Je boer ligt op de weide helemaal onderaan. Die grenst aan de kleine stad bij de boer en aan de open stad rechts. Niemand heeft daar een ridder.
lesson-fields-open-task = Als het spel nu afgelopen was, hoeveel punten zou je weide dan opleveren?
lesson-fields-open-praise = Alleen de afgebouwde stad telt: 1 × 3 = 3 punten, wie haar ook gebouwd heeft.
lesson-fields-open-other = Tel alleen afgebouwde steden aan je weide, 3 punten per stad.
lesson-fields-open-near-open = De muur van de stad rechts is niet gesloten. Onafgebouwde steden tellen niet voor weiden.
lesson-fields-open-near-own = De stad hoeft niet van jou te zijn. Ze hoeft alleen maar af te zijn en aan je weide te grenzen.
lesson-fields-open-near-city = Dat zou een ridder opleveren. Een weide levert 3 punten op voor elke stad, hoe groot die ook is.

lesson-fields-large = Een grote weide
lesson-fields-large-text = De grote weide in het noorden grenst aan beide afgebouwde steden, een van 4 landtegels en een van 2. Jij hebt daar twee boeren, Clara heeft er één.
lesson-fields-large-task = Hoeveel punten levert de grote weide jou op?
lesson-fields-large-praise = 2 steden × 3 = 6 punten. Clara krijgt niets, omdat jij meer boeren hebt.
lesson-fields-large-other = Tel de afgebouwde steden aan de weide, niet de landtegels en niet de boeren. Elke stad levert 3 punten op.
lesson-fields-large-near-size = Hoe groot een stad is, maakt voor een weide niet uit. Elke afgebouwde stad levert 3 punten op.
lesson-fields-large-near-farmers = Twee boeren tellen niet dubbel. Ze zorgen ervoor dat jij de punten krijgt en niet Clara.
lesson-fields-large-near-both = De weide loopt ook door tot de andere stad. Tel ze allebei.

lesson-fields-choose = Vind de beste weide
lesson-fields-choose-text = Je speelt met blauw en hebt rechts de stadspoort gelegd. Een boer kan op de smalle strook boven de weg. Kijk aan welke steden die grenst.
lesson-fields-choose-task = Zet een boer op de weide die aan twee afgebouwde steden grenst.
lesson-fields-choose-hint = Kies het kleine groene deel boven de weg, op de landtegel rechts.
lesson-fields-choose-praise = Ze grenst aan twee afgebouwde steden: 2 × 3 = 6 punten aan het eind, en niemand anders komt erbij.
lesson-fields-choose-other = Zoek de smalle weide tussen de steden en de weg.
lesson-fields-choose-near-taken = Op de weide onder de weg ligt al een boer. En er grenst geen afgebouwde stad aan.
lesson-fields-choose-near-thief = Dat levert meteen 4 punten op, een goede zet. Maar zoek nu de weide die er 6 gaat opleveren.
lesson-fields-choose-near-knight = Deze stad is nog aan drie kanten open. Zoek nu de weide die 6 punten gaat opleveren.
lesson-fields-choose-near-pass = Je mag passen, maar er is een weide van 6 punten vrij. Kijk boven de weg.

# ---- weinig horigen
lesson-followers = Horigen zijn schaars
lesson-followers-about = Wat er gebeurt als je voorraad leeg is, hoe horigen terugkomen en wanneer je ze niet meer hoeft te sparen.

lesson-followers-home = Haal er een terug
lesson-followers-home-text = Al je zeven horigen staan op het land, vijf ervan in open steden. Met een lege voorraad kun je alleen landtegels aanleggen, tot er iets af is.
lesson-followers-home-task = Leg de landtegel zo aan dat er een horige bij je terugkomt, en pas daarna.
lesson-followers-home-hint = Leg de landtegel onder een van je vijf ridders, met de stad naar boven. Pas daarna.
lesson-followers-home-praise = 2 landtegels × 2 = { $points } punten, en je ridder is terug.
lesson-followers-home-other = Zo wordt er niets afgebouwd, dus komt er niemand terug. Kijk naar de plekken onder je vijf ridders.
lesson-followers-home-near-road = Hiermee is je weg niet af: het andere einde is nog open. Sluit liever een stad.

lesson-followers-later = Wanneer mag je hem weer zetten?
lesson-followers-later-text = De stad is geteld, en er is weer een horige in je voorraad. Zetten komt vóór tellen, dus deze beurt is voorbij.
lesson-followers-later-task = Wanneer en waar mag je deze horige weer zetten?
lesson-followers-later-answer-1 = Meteen, op dezelfde landtegel.
lesson-followers-later-answer-2 = Vanaf mijn volgende beurt, in elke rol.
lesson-followers-later-answer-3 = Vanaf mijn volgende beurt, maar alleen als ridder.
lesson-followers-later-praise = In je volgende beurt kan hij ook struikrover, monnik of boer zijn. Houd er een over voor de juiste landtegel.
lesson-followers-later-other = Denk aan de volgorde: landtegel aanleggen, horige zetten, tellen.
lesson-followers-later-near-now = Tellen is de laatste stap van de beurt. Een horige zet je daarvóór.
lesson-followers-later-near-knight = Een horige heeft geen vaste rol. Zijn volgende plek bepaalt wat hij is.

lesson-followers-last = De laatste landtegel
lesson-followers-last-text = Dit is de laatste landtegel van het spel; hij heeft een stad gesloten. Na deze beurt wordt alles geteld. De onafgebouwde weg van je struikrover levert hoe dan ook 2 punten op.
lesson-followers-last-task = Zet een horige waar hij de meeste punten oplevert.
lesson-followers-last-hint = Kies de stad op de landtegel die je net hebt gelegd.
lesson-followers-last-praise = Stad 4, weg 2: { $points } punten. In de laatste beurten hoef je geen horigen meer te sparen.
lesson-followers-last-other = Vergelijk: hoeveel levert de stad op, hoeveel de weide?
lesson-followers-last-near-pass = Na deze beurt komt er geen meer. Een horige in je voorraad levert niets op, dus zet hem.
lesson-followers-last-near-farmer = Goed bedacht: de weide grenst aan één afgebouwde stad, 3 punten. Maar een ander deel van deze landtegel levert meer op.
