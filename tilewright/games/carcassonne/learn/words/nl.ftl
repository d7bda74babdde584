# Waaruit je Carcassonne leert: de inleiding, lessen, onderdelen en hulp bij elke vraag.

game-in-a-minute = Tegel voor tegel ontstaat een landschap van steden, wegen, kloosters en weiden. In je beurt trek je een landtegel, leg je die passend aan en mag je er een van je zeven horigen op zetten. Is een stad, weg of klooster afgebouwd, dan levert de horige punten op en komt hij bij je terug. Boeren blijven op hun weide en tellen pas aan het eind. Wie de meeste punten heeft, wint.

# ---- de eerste les
lesson-first = Leggen, bezetten, scoren
lesson-first-about = Je eerste beurten: een weg, een stad, een klooster en een boer.

lesson-first-lay = Een landtegel moet passen
lesson-first-lay-text = Leg je landtegel zijde aan zijde tegen een andere. Weg moet op weg aansluiten, stad op stad, weide op weide. Draai de tegel tot hij past.
lesson-first-lay-task = Leg de weg naar rechts door.
lesson-first-lay-hint = Je landtegel hoort direct rechts van de startkaart, zo gedraaid dat de weg van links naar rechts loopt.
lesson-first-lay-praise = Weg aan weg. Je weg is nu twee landtegels lang.
lesson-first-lay-other = Zo blijft de weg even kort. Leg de landtegel rechts van de startkaart, weg tegen weg.
lesson-first-lay-near-turn = Hier zou een weg op een weide doodlopen. Draai de landtegel een kwartslag.
lesson-first-lay-near-left = Dat past: de weg wordt naar links langer. Leg hem deze keer naar rechts door.
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
lesson-first-city-text = De startkaart toont een stuk stad, en jij hebt een ander stuk. Een stad is afgebouwd als er geen gat meer in haar muur zit.
lesson-first-city-task = Sluit de stad boven de startkaart.
lesson-first-city-hint = Je landtegel hoort direct boven de startkaart, met de stad naar beneden.
lesson-first-city-praise = De muur is gesloten. Bezet nu deze stad.
lesson-first-city-other = Dat past, maar de stad van de startkaart blijft open. Kijk boven de startkaart.
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
lesson-first-monk-near-pass = De weg wordt hoe dan ook geteld, maar dan blijft het klooster leeg. Je kunt het zo nemen.
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
lesson-first-end-text = Met de laatste landtegel eindigt het spel. Dan tellen onafgebouwde wegen, steden en kloosters, en daarna de weiden. De meeste punten winnen. Nu weet je genoeg voor een eerste spel.

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
piece-gate-tile-worth = De landtegel telt één keer voor de stad en één keer voor de weg. Een wapen voegt 2 punten toe aan een afgebouwde stad en 1 aan een onafgebouwde.
piece-shield-tile = Stad met wapen
piece-shield-tile-does = Het wapen maakt zijn stad meer waard. Een ridder kan de stad bezetten.
piece-shield-tile-worth = Een afgebouwde stad levert 2 punten op voor deze landtegel en 2 voor het wapen, een onafgebouwde aan het eind 1 en 1.
piece-junction-tile = Splitsing
piece-junction-tile-does = Elke weg die een splitsing bereikt, eindigt daar. Op elke weg die ervan uitgaat, kan een eigen struikrover staan.
piece-junction-tile-worth = De landtegel telt 1 punt voor elke weg die erop eindigt. Een weg die hier begint en ook eindigt, telt hem één keer.
piece-two-cities-tile = Twee steden
piece-two-cities-tile-does = De twee stadsdelen zijn op deze landtegel niet verbonden, dus elk kan een eigen ridder hebben. Andere landtegels kunnen ze nog verbinden.
piece-two-cities-tile-worth = Horen beide delen bij dezelfde stad, dan telt de landtegel één keer.
piece-city-road-tile = Stad en weg
piece-city-road-tile-does = De weg loopt langs de stad, niet erin. Stad, weg en de weiden aan beide kanten van de weg worden apart bezet. De startkaart is er ook zo een.
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
piece-cell-does = Hier kun je je landtegel aanleggen als elke zijde die een andere raakt hetzelfde toont als haar buur.
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
piece-drawn-does = Iedereen ziet de getrokken landtegel. Draai hem en leg hem dan aan het land.

# ---- hulp bij elke vraag
help-place = Kies een vrije plek aan het land en draai de landtegel tot alle zijden die elkaar raken passen. Een riviertegel moet de rivier aan het open einde voortzetten.
help-place-matters = Kun je iets van jezelf afbouwen of vergroten, of iets beginnen wat een horige kan bezetten? Kijk ook wat de landtegel de anderen oplevert.
help-figure = Je mag één horige op de net gelegde landtegel zetten: in een stad of op een weg of weide waar nog niemand staat, of in een klooster. Daarna wordt alles geteld wat de landtegel heeft afgebouwd.
help-figure-matters = Is het binnenkort af? Hoeveel horigen heb je nog? Boeren blijven tot het einde, dus houd een of twee horigen over voor de komende landtegels.
