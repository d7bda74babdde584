# Waaruit je het spel leert: in een minuut, elk stuk, elke vraag, de lessen.
game-in-a-minute = Rond een groot rad bouw je een land van steden, wegen, kloosters en weiden. Elke beurt trek je een landtegel, leg je hem passend aan en mag je een horige zetten, op de tegel of op een kronenveld van het rad. Tegels met een klein rad laten een varken lopen; het segment waar het stopt, treedt in werking. De meeste segmenten leveren punten op; de pest stuurt horigen naar huis. Na de laatste tegel wint wie de meeste punten heeft.

piece-one-dot = Landtegel met één stip
piece-one-dot-does = Het kleine rad laat het varken meteen bij het trekken één segment lopen, en dat segment treedt in werking. Daarna wordt de tegel aangelegd zoals elke andere.
piece-one-dot-worth = 11 van de 71 landtegels tonen één stip.
piece-two-dots = Landtegel met twee stippen
piece-two-dots-does = Het kleine rad laat het varken meteen bij het trekken twee segmenten lopen; alleen het segment waar het stopt, treedt in werking. Daarna wordt de tegel aangelegd zoals elke andere.
piece-two-dots-worth = 5 van de 71 landtegels tonen twee stippen.
piece-three-dots = Landtegel met drie stippen
piece-three-dots-does = Het kleine rad laat het varken meteen bij het trekken drie segmenten lopen; alleen het segment waar het stopt, treedt in werking. Daarna wordt de tegel aangelegd zoals elke andere.
piece-three-dots-worth = 3 van de 71 landtegels tonen drie stippen.
piece-monastery = Klooster
piece-monastery-does = Hier kan een monnik wonen. Het klooster is af als alle acht plekken eromheen bedekt zijn, met landtegels of met het bord. Een weg die ernaartoe loopt, eindigt daar.
piece-monastery-worth = Afgebouwd 9 punten; aan het einde 1 voor zichzelf en 1 voor elke bedekte plek eromheen.
piece-shield = Stad met wapen
piece-shield-does = Het wapen geeft zijn stad extra punten en maakt elke ridder daar meer waard bij Belasting.
piece-shield-worth = Elk wapen 2 punten in een afgebouwde stad, 1 in een onafgebouwde.
piece-gate = Stad met poort
piece-gate-does = Bij de poort van deze stad eindigt een weg. De poort sluit dat einde van de weg af, niet de stad.
piece-gate-worth = Stad: 2 punten per tegel als ze af is. Weg: 1 punt per tegel.
piece-junction = Splitsing
piece-junction-does = Hier beginnen meerdere wegen, en elk is een weg op zich. De splitsing sluit van elk één einde af.
piece-junction-worth = 1 punt voor elke tegel van een weg, de splitsing meegeteld.
piece-separate-cities = Losse steden
piece-separate-cities-does = De stadsdelen op deze tegel zijn niet verbonden. Elk hoort bij een eigen stad, tenzij andere tegels ze verbinden.
piece-separate-cities-worth = Komen ze samen, dan telt de tegel toch maar één keer: 2 punten.
piece-city-and-road = Stad en weg
piece-city-and-road-does = Een stuk stad en een weg die erlangs loopt. Jij kiest welke van de twee je horige bezet.
piece-city-and-road-worth = Stad: 2 punten per tegel als ze af is. Weg: 1 punt per tegel.
piece-city = Stad
piece-city-does = Een stuk stad. Een stad is af als de muur rondom gesloten is en er binnen geen gat meer is.
piece-city-worth = Afgebouwd 2 punten per tegel; aan het einde onafgebouwd 1 per tegel.
piece-road = Weg
piece-road-does = Een stuk weg. Een weg is af als beide einden gesloten zijn: door een splitsing, een stadspoort, een klooster of het rad.
piece-road-worth = 1 punt per tegel, af of niet.
piece-farmer = Boer
piece-farmer-does = Een horige die op een weide ligt. Hij blijft tot het einde van het spel; alleen de pest kan hem naar huis halen.
piece-farmer-worth = Bij Hongersnood 1 punt per afgebouwde stad aan zijn weide; aan het einde 3 punten per stad voor wie daar de meeste boeren heeft.
piece-follower = Horige
piece-follower-does = Je hebt er zeven. Op je nieuwe tegel is een horige ridder, struikrover, monnik of boer; op het rad wacht hij op een kronenveld. Wie niet op tafel staat, zit in je voorraad.
piece-follower-worth = Elke horige in je voorraad levert bij Onweer 1 punt op.
piece-knight = Plek voor een ridder
piece-knight-does = Een horige hier bezet de stad. Hij wordt geteld als de stad af is en komt dan thuis.
piece-knight-worth = 2 punten voor elke tegel en elk wapen. Al af? Dan tellen de punten meteen.
piece-thief = Plek voor een struikrover
piece-thief-does = Een horige hier bezet de weg. Hij wordt geteld als de weg af is en komt dan thuis.
piece-thief-worth = 1 punt voor elke tegel van de weg.
piece-monk = Plek voor een monnik
piece-monk-does = Een horige hier bezet het klooster. Hij wordt geteld en komt thuis als alle acht plekken eromheen bedekt zijn.
piece-monk-worth = 9 punten als het af is, en 2 telkens als het varken op Inquisitie stopt.
piece-single-crown = Kronenveld, één in het segment
piece-single-crown-does = Een horige hier wacht op het varken. Stopt het in dit segment, dan levert hij punten op en komt hij thuis. Loopt het voorbij, dan gebeurt er niets.
piece-single-crown-worth = 3 punten.
piece-pair-of-crowns = Kronenveld, twee in het segment
piece-pair-of-crowns-does = Een horige hier wacht op het varken. Stopt het in dit segment, dan levert hij punten op en komt hij thuis. Loopt het voorbij, dan gebeurt er niets.
piece-pair-of-crowns-worth = Eén horige: 6 punten; zijn beide kronenvelden bezet: elk 3.
piece-pig = Varken
piece-pig-does = Het loopt met de klok mee rond het rad, zoveel segmenten als een getrokken tegel stippen toont. Het segment waar het stopt, treedt in werking; de segmenten die het voorbijloopt niet.
piece-pig-worth = Alle stippen samen brengen het vijf keer rond.
piece-fortune = Fortuna
piece-fortune-does = Stopt het varken hier, dan krijgt alleen de actieve speler punten.
piece-fortune-worth = 3 punten. Kronenveld: 3.
piece-tax = Belasting
piece-tax-does = Stopt het varken hier, dan levert elke ridder op het speelveld punten op voor zijn stad. Meerderheden tellen niet en de ridders blijven staan.
piece-tax-worth = Voor elke ridder: wapens van zijn stad + eigen ridders daar. Kronenvelden: één horige 6, twee elk 3.
piece-famine = Hongersnood
piece-famine-does = Stopt het varken hier, dan levert elke boer punten op voor de afgebouwde steden aan zijn weide. Meerderheden tellen niet en de boeren blijven liggen.
piece-famine-worth = 1 punt per boer en per stad. Kronenveld: 3.
piece-storm = Onweer
piece-storm-does = Stopt het varken hier, dan krijgt iedereen punten voor de horigen in de voorraad, nog voordat er horigen van deze kronenvelden terugkomen.
piece-storm-worth = 1 punt per horige. Kronenvelden: één horige 6, twee elk 3.
piece-inquisition = Inquisitie
piece-inquisition-does = Stopt het varken hier, dan levert elke monnik punten op. De monniken blijven staan.
piece-inquisition-worth = 2 punten per monnik. Kronenveld: 3.
piece-plague = Pest
piece-plague-does = Stopt het varken hier, dan moet iedereen één horige van het speelveld terugnemen, de actieve speler eerst. Horigen op kronenvelden zijn veilig.
piece-plague-worth = Geen punten. Kronenvelden: één horige 6, twee elk 3.
piece-board = Bord met het rad van fortuin
piece-board-does = Het begin van het land. De drie steden, drie wegen en drie weiden lopen door op jouw tegels. Op het bord zelf wordt niemand gezet, behalve op de kronenvelden.
piece-board-worth = Elk van de 16 plekken telt als een landtegel, ook rond een klooster.
piece-turned = Gedraaide landtegel
piece-turned-does = Zo zou de tegel hier liggen. Kies de stand waar je het meest aan hebt.
piece-place = Vrije plek
piece-place-does = Hier past je tegel in minstens één stand: elke zijde die ergens aan grenst, toont hetzelfde als de tegel ernaast.
piece-pass = Passen
piece-pass-does = Je zet deze beurt geen horige. Wat je tegel heeft afgebouwd, wordt toch geteld.
piece-land = Het land
piece-land-does = Het bord met het rad van fortuin en alle landtegels eromheen. Het groeit met elke beurt.
piece-drawn = Getrokken landtegel
piece-drawn-does = De tegel van deze beurt, voor iedereen zichtbaar. Toont hij een klein rad, dan heeft het varken al gelopen.

help-place = Leg de landtegel tegen het bord of tegen een andere tegel, zo gedraaid dat elke aangrenzende zijde past: weg aan weg, stad aan stad, weide aan weide.
help-place-matters = Bouw iets van jezelf af, maak het groter, of begin waar een horige kan staan. Helpt een plek anderen meer dan jou, kies dan een andere.
help-figure = Zet één horige: op deze tegel, waar in de hele stad, op de hele weg of weide nog niemand staat, of op een vrij kronenveld. Of pas.
help-figure-matters = Is het snel af? Heeft de tegel weinig te bieden, neem dan een kronenveld één of twee segmenten vóór het varken. Houd één horige in je voorraad.
help-take = Het varken staat op Pest. Kies een van je horigen op het speelveld; hij gaat naar je voorraad. Horigen op kronenvelden blijven buiten schot.
help-take-matters = Neem de horige die het minst te winnen heeft: op een korte weg, in een stad die moeilijk af te bouwen is. Ben jij aan de beurt, dan mag je hem meteen weer zetten.

lesson-first = Het varken en het rad
lesson-first-about = Landtegels aanleggen, horigen zetten, en zien wat er gebeurt als het varken stopt.

lesson-first-lay = Leg een landtegel aan
lesson-first-lay-text = Bij het bord met het rad begint het land. Leg je tegel ernaast, zijde tegen zijde: weg aan weg, stad aan stad, weide aan weide. Draai hem tot hij past.
lesson-first-lay-task = Leg het klooster aan de weg aan de bovenkant van het bord.
lesson-first-lay-praise = Weg aan weg. De plekken van het bord tellen al als buren van je klooster.
lesson-first-lay-hint = De bovenkant van het bord, derde plek van links, met de weg naar beneden.
lesson-first-lay-other = Daar past hij ook. Leg hem voor deze les aan de weg aan de bovenkant.
lesson-first-lay-near-city = Daar toont het bord een stad. Je tegel heeft geen stad en past er dus in geen enkele stand.
lesson-first-lay-near-turn = De weg van het bord zou in een weide lopen. Draai de tegel tot zijn weg naar beneden wijst.
lesson-first-lay-near-field = Hier grenzen alleen weiden aan elkaar. De weg ligt één plek verder naar rechts.

lesson-first-monk = Een horige
lesson-first-monk-text = Nu mag je een van je zeven horigen op deze tegel zetten. In een klooster is het een monnik. Die levert 9 punten op als alle acht plekken eromheen bedekt zijn.
lesson-first-monk-task = Zet een monnik in het klooster.
lesson-first-monk-praise = Een monnik. Drie van zijn acht buren zijn er al: plekken van het bord.
lesson-first-monk-hint = Kies het klooster in het midden van je nieuwe tegel.
lesson-first-monk-other = Kijk naar het gebouw in het midden van je tegel.
lesson-first-monk-near-road = De weg is af: 2 tegels, 2 punten. Niet slecht, maar de monnik kan er 9 opleveren. Probeer hem eens.
lesson-first-monk-near-farmer = Een boer ligt tot het einde van het spel op de weide. Daar is het nog te vroeg voor.
lesson-first-monk-near-crown = Kronenvelden komen later. Een klooster met drie buren is nu een betere plek.
lesson-first-monk-near-pass = Passen mag, maar dan is het klooster van niemand.

lesson-first-city = Sluit een stad
lesson-first-city-text = Een stad is af als de muur gesloten is. Eerst wordt er gezet, dan geteld. Zo kan een ridder in één beurt binnenkomen, punten krijgen en terugkeren: 2 punten per tegel.
lesson-first-city-task = Sluit de kleine stad aan de rechterkant van het bord en zet dan een ridder.
lesson-first-city-praise = 2 tegels × 2 = { $points } punten, en je ridder is terug in je voorraad.
lesson-first-city-hint = De rechterkant van het bord, derde plek van boven. Draai de kant met de stad naar links en kies dan de stad.
lesson-first-city-other = Hij past, maar zo bouw je geen stad af. Kijk naar de kleine stad aan de rechterkant van het bord.
lesson-first-city-near-large = Deze stad gaat om de hoek. Met één tegel is ze niet dicht. De kleine rechts heeft alleen jouw tegel nodig.
lesson-first-city-near-farmer = Een boer wacht tot het einde. De stad betaalt nu.
lesson-first-city-near-crown = De afgebouwde stad betaalt nu. Een kronenveld kan wachten.
lesson-first-city-near-pass = Een stad zonder ridder levert niemand iets op.

lesson-first-crown = Een kronenveld
lesson-first-crown-text = Je volgende tegel, een bocht, heeft weinig te bieden. In plaats van op de tegel mag een horige op een vrij kronenveld. Stopt het varken daar, dan krijg je punten: 6 als je alleen bij twee kronenvelden staat.
lesson-first-crown-task = Zet een horige op een kronenveld één segment vóór het varken, met de klok mee.
lesson-first-crown-praise = Een horige wacht bij Belasting. De meeste kleine raderen tonen één stip.
lesson-first-crown-hint = Het varken staat op Fortuna. Het volgende segment met de klok mee is Belasting, met de geldbuidel.
lesson-first-crown-other = De bocht is pas het begin van een weg. Neem deze keer een kronenveld: dat bij Belasting.
lesson-first-crown-near-fortune = Het varken staat hier al. Het zou eerst helemaal rond moeten.
lesson-first-crown-near-famine = Voor Hongersnood zijn twee stippen nodig, en het ene kronenveld levert maar 3 op. Belasting is dichterbij en levert 6 op.
lesson-first-crown-near-far = Dat is drie of meer segmenten verder. Het volgende segment wordt vaker bereikt.
lesson-first-crown-near-pass = Je hebt zes horigen in je voorraad. Eentje kan wel op een kronenveld wachten.

lesson-first-pig = Het varken loopt
lesson-first-pig-text = Ben trekt een tegel met een klein rad: één stip. Voordat hij hem aanlegt, loopt het varken één segment met de klok mee, en het segment waar het stopt, treedt in werking.
lesson-first-pig-task = Het varken staat op Fortuna. Waar stopt het?
lesson-first-pig-answer-1 = Op Fortuna
lesson-first-pig-answer-2 = Op Belasting
lesson-first-pig-answer-3 = Op Hongersnood
lesson-first-pig-praise = In geen enkele stad staat een ridder, dus Belasting levert niets op. Maar je horige op het kronenveld krijgt 6 en keert terug.
lesson-first-pig-other = Tel één segment met de klok mee, rechts van Fortuna.
lesson-first-pig-near-stay = Het varken loopt altijd. Eén stip is één segment.
lesson-first-pig-near-two = Daar zouden twee stippen voor nodig zijn.

lesson-first-storm = Onweer
lesson-first-storm-text = Je trekt twee stippen. Het varken loopt Hongersnood voorbij, daar gebeurt niets, en stopt op Onweer: iedereen krijgt 1 punt per horige in de voorraad.
lesson-first-storm-task = Van je zeven horigen staat er één op het speelveld, je monnik. Hoeveel punten krijg je?
lesson-first-storm-praise = 6 horigen in je voorraad, 6 punten. Ben krijgt er 5, want hij heeft er twee op het speelveld.
lesson-first-storm-other = Tel je horigen in de voorraad: zeven min die op het speelveld.
lesson-first-storm-near-monk = Je monnik staat op het speelveld, niet in de voorraad.
lesson-first-storm-near-each = 1 punt voor elke horige in je voorraad, niet 1 in totaal.
lesson-first-storm-near-famine = Hongersnood loopt het varken alleen voorbij. Alleen het segment waar het stopt, treedt in werking.

lesson-first-thief = Dan gaat je beurt verder
lesson-first-thief-text = Het rad is klaar. Leg nu de tegel aan zoals altijd. Een horige op een weg is een struikrover: 1 punt per tegel als beide einden gesloten zijn. Het rad sluit één einde.
lesson-first-thief-task = Trek de weg aan de onderkant van het bord door en zet een struikrover.
lesson-first-thief-praise = De weg is van jou: twee tegels tot nu toe, aan één kant open.
lesson-first-thief-hint = De onderkant van het bord, de plek helemaal rechts. Kies dan de weg.
lesson-first-thief-other = Hij past, maar zoek de vrije weg van het bord: aan de onderkant, helemaal rechts.
lesson-first-thief-near-ben = Op deze weg staat Bens struikrover al: de jouwe mag er niet bij. Neem de weg aan de onderkant.
lesson-first-thief-near-crown = Een kronenveld kan. Maar bezet deze keer de weg.
lesson-first-thief-near-farmer = Een boer zou tot het einde blijven. Kies de weg.
lesson-first-thief-near-pass = Dan is de weg van niemand. Zet er een struikrover op.

lesson-first-plague = De pest
lesson-first-plague-text = Je tegel toont één stip: Pest. Iedereen neemt één horige van het speelveld terug, jij eerst. Het klooster van je monnik is nu 5 waard en kan 9 halen; de weg van je struikrover is 2 waard.
lesson-first-plague-task = Neem de horige terug die het minst waard is.
lesson-first-plague-praise = De struikrover gaat naar huis. Je verliest geen punten en de weg is weer vrij.
lesson-first-plague-hint = Kies je struikrover op de weg onder het bord.
lesson-first-plague-other = Kies een van je twee horigen op het speelveld.
lesson-first-plague-near-monk = De monnik heeft 5 punten in het vooruitzicht en kan er 9 halen. De weg van de struikrover is er maar 2 waard.

lesson-first-back = Meteen weer inzetbaar
lesson-first-back-text = Een horige die door het rad terugkomt, mag in dezelfde beurt weer gezet worden. Je nieuwe tegel is een splitsing. Die sluit de weg die je struikrover heeft verlaten.
lesson-first-back-task = Zet een horige waar hij nu meteen punten oplevert.
lesson-first-back-praise = 3 tegels, { $points } punten: bord, rechte weg en splitsing. De struikrover is weer thuis.
lesson-first-back-hint = Kies de bovenste weg van de splitsing, die naar het bord loopt.
lesson-first-back-other = Zoek de afgebouwde weg: van de splitsing omhoog naar het bord.
lesson-first-back-near-begun = Deze weg is pas begonnen. De afgebouwde loopt omhoog naar het bord.
lesson-first-back-near-crown = Een goed idee voor later. Haal eerst de punten van de afgebouwde weg.
lesson-first-back-near-farmer = Een boer levert later punten op. De afgebouwde weg betaalt nu.
lesson-first-back-near-pass = Dan levert de afgebouwde weg niemand iets op.

lesson-first-worth = Wat is het waard?
lesson-first-worth-text = Aan het einde van het spel telt ook wat niet af is. Een klooster levert 1 punt op voor zichzelf en 1 voor elke bedekte plek eromheen, ook de plekken van het bord.
lesson-first-worth-task = Als het spel nu zou eindigen, wat zou je klooster dan opleveren?
lesson-first-worth-praise = 1 voor zichzelf, 3 plekken van het bord, 1 voor Bens tegel: 5.
lesson-first-worth-other = Tel het klooster, de drie plekken van het bord eronder en de tegel ernaast.
lesson-first-worth-near-all = 9 is voor alle acht plekken eromheen. Een paar zijn er nog leeg.
lesson-first-worth-near-itself = Het klooster zelf telt ook mee.
lesson-first-worth-near-board = De plekken van het bord tellen als landtegels. Drie ervan grenzen aan je klooster.

lesson-first-end = Het einde van het spel
lesson-first-end-text = Na de laatste landtegel tellen onafgebouwde wegen, steden en kloosters, dan de weiden: 3 punten per afgebouwde stad. Horigen op kronenvelden leveren niets op. Wie de meeste punten heeft, wint.

lesson-crowns = Kronenvelden
lesson-crowns-about = Wanneer een horige op een kronenveld punten oplevert, hoeveel, en wanneer niet.

lesson-crowns-join = Gezelschap
lesson-crowns-join-text = Ben wacht alleen bij Belasting. Stopt het varken daar, dan krijgt hij 6. Maar twee horigen bij twee kronenvelden leveren elk maar 3 op.
lesson-crowns-join-task = Zet een horige zo dat Ben bij Belasting geen 6 meer kan krijgen.
lesson-crowns-join-praise = Nu is het 3 voor elk: 3 minder voor Ben, 3 meer voor jou.
lesson-crowns-join-hint = Neem het vrije kronenveld bij Belasting, naast Bens horige.
lesson-crowns-join-other = Zo blijft Ben alleen bij Belasting. Ga naar hem toe.
lesson-crowns-join-near-behind = Naar dit kronenveld moet het varken helemaal rond, en Ben blijft alleen bij Belasting.
lesson-crowns-join-near-alone = Een eigen kronenveld is goed, maar Ben blijft alleen bij Belasting, op één stip van 6 punten.
lesson-crowns-join-near-pass = Dan blijft Ben alleen bij Belasting, op één stip van 6 punten.

lesson-crowns-share = Met z’n tweeën
lesson-crowns-share-text = Er wordt een tegel met één stip getrokken. Het varken loopt van Fortuna naar Belasting. Daar staan jouw horige en die van Ben op de kronenvelden.
lesson-crowns-share-task = Hoeveel punten levert jouw horige op?
lesson-crowns-share-praise = 3 voor jou, 3 voor Ben. Beide horigen gaan naar huis.
lesson-crowns-share-other = Twee horigen in een segment met twee kronenvelden: wat levert elk op?
lesson-crowns-share-near-alone = 6 is voor wie er alleen staat. Bens horige staat naast de jouwe.
lesson-crowns-share-near-full = Delen kost de helft, niet alles.

lesson-crowns-passing = Voorbijgelopen
lesson-crowns-passing-text = Het varken staat op Fortuna. Jij hebt een horige op een kronenveld bij Belasting, het volgende segment. Nu wordt een tegel met drie stippen getrokken.
lesson-crowns-passing-task = Wat gebeurt er met je horige bij Belasting?
lesson-crowns-passing-answer-1 = Hij levert 6 op en gaat naar huis.
lesson-crowns-passing-answer-2 = Niets. Hij blijft op het kronenveld.
lesson-crowns-passing-answer-3 = Hij levert niets op en gaat naar huis.
lesson-crowns-passing-praise = Het varken loopt door naar Onweer. Je horige wacht op de volgende ronde.
lesson-crowns-passing-other = Tel drie segmenten vanaf Fortuna. Waar stopt het varken?
lesson-crowns-passing-near-pays = Drie stippen leiden naar Onweer. Een kronenveld telt alleen waar het varken stopt.
lesson-crowns-passing-near-home = Van een kronenveld gaan alleen horigen naar huis die geteld zijn.

lesson-crowns-storm = Eerst het segment, dan de kronenvelden
lesson-crowns-storm-text = Het varken stopt op Onweer. Je hebt zes horigen in je voorraad en één staat alleen bij de twee kronenvelden daar. Eerst treedt het segment in werking, dan tellen de kronenvelden.
lesson-crowns-storm-task = Hoeveel punten krijg je in totaal?
lesson-crowns-storm-praise = 6 voor de voorraad, dan 6 voor het kronenveld: 12. Pas daarna komt de horige thuis.
lesson-crowns-storm-other = Tel 1 punt per horige in de voorraad en de punten van het kronenveld bij elkaar op.
lesson-crowns-storm-near-order = De horige van het kronenveld komt pas na het onweer thuis. Hij zit nog niet in de voorraad.
lesson-crowns-storm-near-half = Dat is de ene helft. Voorraad en kronenveld tellen allebei.
lesson-crowns-storm-near-three = Je horige staat alleen bij twee kronenvelden: dat is 6, niet 3.

lesson-crowns-both = Allebei van jou
lesson-crowns-both-text = Op beide kronenvelden van Onweer staan jouw horigen. Het varken staat op Belasting en er wordt een tegel met twee stippen getrokken.
lesson-crowns-both-task = Hoeveel punten leveren deze twee horigen samen op voor hun kronenvelden?
lesson-crowns-both-praise = 3 + 3 = 6, niet meer dan één alleen. De tweede had elders meer opgeleverd.
lesson-crowns-both-other = Twee horigen bij twee kronenvelden leveren elk 3 op, van wie ze ook zijn.
lesson-crowns-both-near-twice = 6 is voor één alleen. Met twee is het elk 3, ook als beide van jou zijn.
lesson-crowns-both-near-one = Dat is de ene. De andere levert ook punten op.

lesson-crowns-taken = Plaats voor één
lesson-crowns-taken-text = Het varken staat op Fortuna. Het kronenveld daar is van jou, die van Belasting zijn van Ben en Clara. Je mag elk vrij kronenveld nemen.
lesson-crowns-taken-task = Zet een horige op het eerste vrije kronenveld vóór het varken.
lesson-crowns-taken-praise = Hongersnood, twee segmenten verder. Het ene kronenveld levert 3 op, en niemand kan het delen.
lesson-crowns-taken-hint = Vanaf het varken met de klok mee: Belasting is vol. Dan komt Hongersnood, met het plantje.
lesson-crowns-taken-other = Het klooster is ook een goede plek. Neem hier een kronenveld: het eerste dat vrij is.
lesson-crowns-taken-near-full = Beide kronenvelden van Belasting zijn bezet. Op elk past één horige.
lesson-crowns-taken-near-own = Het enige kronenveld van Fortuna is bezet, door je eigen horige.
lesson-crowns-taken-near-far = Het is vrij, maar er is er een dichter bij het varken.

lesson-crowns-last = De laatste landtegel
lesson-crowns-last-text = Dit is de laatste landtegel van het spel. Hij ligt al, nu komt je horige. Daarna laat geen tegel het varken nog lopen.
lesson-crowns-last-task = Zet een horige waar hij nog punten oplevert.
lesson-crowns-last-praise = 1 punt voor één tegel. Op een kronenveld was het niets geweest.
lesson-crowns-last-hint = Kies de stad of de weg op je laatste tegel. Ook onafgebouwd leveren ze 1 punt per tegel op.
lesson-crowns-last-other = Kijk naar de laatste tegel: wat telt er aan het einde?
lesson-crowns-last-near-crown = Het varken loopt niet meer. Horigen op kronenvelden leveren aan het einde niets op.
lesson-crowns-last-near-field = Aan deze weide grenst geen afgebouwde stad. Een boer levert hier niets op.
lesson-crowns-last-near-pass = Een horige thuis levert nu niets op. Je tegel heeft iets te bieden.

lesson-fields = Weiden en boeren
lesson-fields-about = Waar een boer mag liggen, hoe ver een weide reikt en wat ze waard is.

lesson-fields-board = De weiden van het bord
lesson-fields-board-text = Bens boer ligt boven het bord, links van de weg. Zijn weide loopt achter de stad in de hoek door, tot aan de weg aan de linkerkant.
lesson-fields-board-task = Leg je klooster aan en zet dan een boer, op een weide zonder Bens boer.
lesson-fields-board-praise = Een eigen weide. Wegen, steden en het rad scheiden de weiden.
lesson-fields-board-hint = Bijvoorbeeld rechts van het bord, net boven je afgebouwde stad. Kies dan de weide.
lesson-fields-board-other = Kies een plek die Bens weide niet raakt, en dan een boer.
lesson-fields-board-near-behind = Ook dit is Bens weide: ze loopt achter de stad in de hoek door. Er mag geen tweede boer bij.
lesson-fields-board-near-beside = Hier zou jouw weide op die van Ben aansluiten, tegel aan tegel. Kies een plek aan een andere weide.
lesson-fields-board-near-monk = Een goede plek voor een monnik. Deze les gaat over boeren: probeer er een.
lesson-fields-board-near-crown = Kronenvelden hebben hun eigen les. Zet hier een boer.
lesson-fields-board-near-pass = Dan blijft de weide leeg. Zet een boer.

lesson-fields-stay = Hij blijft
lesson-fields-stay-text = Je boer ligt op de weide rechts. De kleine stad daar is afgebouwd en grenst aan zijn weide.
lesson-fields-stay-task = Wat levert je boer nu op?
lesson-fields-stay-answer-1 = 3 punten, en hij komt thuis
lesson-fields-stay-answer-2 = Nog niets. Hij blijft.
lesson-fields-stay-answer-3 = 3 punten, en hij blijft
lesson-fields-stay-praise = Boeren wachten: op Hongersnood en op het einde van het spel.
lesson-fields-stay-other = Een weide is nooit af. Wanneer leveren boeren punten op?
lesson-fields-stay-near-home = Boeren komen niet thuis zoals ridders. Ze blijven en leveren aan het einde 3 op voor deze stad.
lesson-fields-stay-near-now = De 3 punten komen aan het einde. Tijdens het spel levert alleen Hongersnood punten op.

lesson-fields-small = Twee weiden op één tegel
lesson-fields-small-text = Je hebt een tegel met een stad en een weg gelegd. Op de tegel ernaast ligt Bens boer, en zijn weide loopt door op de jouwe.
lesson-fields-small-task = Zet een boer op je tegel.
lesson-fields-small-praise = De weg scheidt de twee weiden. De kleine was vrij.
lesson-fields-small-hint = Kies het kleine hoekje links, onder de bocht van de weg.
lesson-fields-small-other = Stad, weg en kronenvelden kunnen, maar zet hier een boer.
lesson-fields-small-near-large = Op deze weide ligt Bens boer. De weg scheidt haar van de kleine.
lesson-fields-small-near-knight = De stad is inderdaad vrij. Maar zoek de plek voor een boer.
lesson-fields-small-near-thief = De weg is inderdaad vrij. Maar zoek de plek voor een boer.

lesson-fields-joined = Door een derde verbonden
lesson-fields-joined-text = Twee tegels raakten elkaar alleen met een hoek, dus jouw boer en die van Ben hadden elk een weide. Je nieuwe tegel ligt ertussen en verbindt ze.
lesson-fields-joined-task = Zet een horige op deze tegel waar het nog kan.
lesson-fields-joined-praise = Een monnik. Op de weide liggen al twee boeren, de jouwe en die van Ben, en beide blijven.
lesson-fields-joined-hint = De weide is bezet. Kies het klooster.
lesson-fields-joined-other = Kijk naar de nieuwe tegel: waar staat nog niemand?
lesson-fields-joined-near-farmer = Op de verbonden weide liggen twee boeren. Een derde mag er niet bij, ook niet van jezelf.
lesson-fields-joined-near-crown = Een kronenveld kan. Maar ook op de tegel zelf is nog een plek vrij.
lesson-fields-joined-near-pass = Op deze tegel is nog een plek vrij. Kijk nog eens.

lesson-fields-famine = Hongersnood
lesson-fields-famine-text = Je hebt twee boeren op deze weide, Ben heeft er één. Ze grenst aan twee afgebouwde steden. Het varken loopt één segment en stopt op Hongersnood.
lesson-fields-famine-task = Hoeveel punten krijg je?
lesson-fields-famine-praise = 2 boeren × 2 steden = 4. Bens boer levert 2 op. Ze blijven allemaal.
lesson-fields-famine-other = Elk van je boeren levert 1 punt op per afgebouwde stad aan de weide.
lesson-fields-famine-near-one = Dat is één boer. Bij Hongersnood tellen ze allebei.
lesson-fields-famine-near-three = Voor jou tellen alleen je eigen boeren.
lesson-fields-famine-near-end = 3 punten per stad is voor het einde. Bij Hongersnood is het 1.

lesson-fields-open = Alleen afgebouwde steden
lesson-fields-open-text = Je boer ligt boven het bord, rechts van de weg. Zijn weide grenst aan de stad aan de rechterkant van het bord, en die is open. Het varken stopt op Hongersnood.
lesson-fields-open-task = Hoeveel punten levert je boer op?
lesson-fields-open-praise = Aan een open stad heeft een boer niets. Bouw haar af en hij levert punten op.
lesson-fields-open-other = Grenst er een afgebouwde stad aan zijn weide?
lesson-fields-open-near-city = De stad rechts is niet af. Alleen afgebouwde steden tellen.
lesson-fields-open-near-end = 3 punten zijn er aan het einde voor een afgebouwde stad. Deze is open.

lesson-fields-end = De weiden aan het einde
lesson-fields-end-text = Aan het einde levert een weide 3 punten op per afgebouwde stad eraan. De grote grenst aan twee. Je hebt er twee boeren, Clara heeft er één.
lesson-fields-end-task = Als het spel nu zou eindigen, hoeveel punten zou je dan voor deze weide krijgen?
lesson-fields-end-praise = 2 steden × 3 = 6. Het aantal boeren bepaalt alleen wie ze krijgt.
lesson-fields-end-other = Tel de afgebouwde steden aan de grote weide, 3 punten per stad.
lesson-fields-end-near-each = Aan het einde telt de weide één keer, niet voor elke boer apart.
lesson-fields-end-near-famine = 1 punt per stad is voor Hongersnood. Aan het einde is het 3.
lesson-fields-end-near-cities = Twee afgebouwde steden grenzen aan de weide: die boven het bord en die links.

lesson-fields-fewer = Eén boer tegen twee
lesson-fields-fewer-text = Dezelfde weiden, maar nu is de ene gele boer op de grote van jou. De twee rode zijn van Ben.
lesson-fields-fewer-task = Hoeveel punten zou je voor deze weide krijgen?
lesson-fields-fewer-praise = Geen: Ben heeft meer boeren. Bij Hongersnood zou de jouwe ook punten opleveren.
lesson-fields-fewer-other = Wie heeft de meeste boeren op de weide?
lesson-fields-fewer-near-tie = Daarvoor heb je evenveel boeren nodig als Ben. Hij heeft er twee, jij één.
lesson-fields-fewer-near-share = De punten worden niet verdeeld. Wie de meeste boeren heeft, krijgt ze allemaal.

lesson-segments = Belasting en pest
lesson-segments-about = Wat ridders opleveren bij Belasting, wie je bij de pest naar huis stuurt en waarom je horigen in je voorraad houdt.

lesson-segments-knights = Belasting
lesson-segments-knights-text = Een stad met twee wapens. Je hebt er twee ridders, Ben heeft er één. Het varken stopt op Belasting: elke ridder levert 1 punt op per wapen en per ridder van zijn eigen kleur.
lesson-segments-knights-task = Hoeveel punten leveren je twee ridders op?
lesson-segments-knights-praise = Elke ridder 2 wapens + 2 ridders = 4, twee ridders: 8. Ze blijven staan.
lesson-segments-knights-other = Eerst één ridder: wapens plus je eigen ridders. Dan maal twee.
lesson-segments-knights-near-one = Dat is één ridder. Je hebt er twee.
lesson-segments-knights-near-all = Bens ridder telt niet voor jou, alleen je eigen ridders.
lesson-segments-knights-near-finished = Dat levert de stad op als ze af is. Belasting telt wapens en ridders.

lesson-segments-alone = Minder ridders leveren ook iets op
lesson-segments-alone-text = Dezelfde stad, maar nu ben jij Rood: één ridder tegen twee van Ben. Bij Belasting tellen meerderheden niet.
lesson-segments-alone-task = Hoeveel punten levert je ene ridder op?
lesson-segments-alone-praise = 2 wapens + 1 ridder = 3. In een sterke stad staan loont, ook in de minderheid.
lesson-segments-alone-other = Tel de wapens van de stad en je eigen ridders daar bij elkaar op.
lesson-segments-alone-near-fewer = De meerderheid beslist alleen als de stad geteld wordt. Bij Belasting levert elke ridder punten op.
lesson-segments-alone-near-shields = De wapens tellen ook voor jou.
lesson-segments-alone-near-himself = De ridder zelf telt ook mee.
lesson-segments-alone-near-others = Bens ridders tellen niet voor jou.

lesson-segments-spare = Wie kun je missen?
lesson-segments-spare-text = Pest, en jij bent aan de beurt. De stad van je ridder heeft een wapen en is al 3 waard. De weide van je boer grenst aan geen afgebouwde stad. Je derde horige staat op een kronenveld.
lesson-segments-spare-task = Neem de horige terug die je kunt missen.
lesson-segments-spare-praise = De boer had nog niets te winnen. Deze beurt mag je hem weer zetten.
lesson-segments-spare-hint = Kies de boer op de weide onder het bord.
lesson-segments-spare-other = Kies je ridder of je boer.
lesson-segments-spare-near-knight = De stad van de ridder is nu 3 waard, en meer als ze af is. De weide van de boer is nog niets waard.
lesson-segments-spare-near-crown = De pest spaart de kronenvelden. Het moet iemand van het speelveld zijn.

lesson-segments-safe = Veilig op het kronenveld
lesson-segments-safe-text = Ook Ben neemt een van zijn horigen terug. Daarna tellen de kronenvelden van de pest. Je horige staat daar alleen.
lesson-segments-safe-task = Hoeveel punten levert hij op?
lesson-segments-safe-praise = In je eentje bij twee kronenvelden: 6. Bij de pest is het goed wachten.
lesson-segments-safe-other = Eén horige alleen in een segment met twee kronenvelden.
lesson-segments-safe-near-nothing = Het segment levert geen punten op, maar de kronenvelden wel.
lesson-segments-safe-near-pair = 3 zou voor twee horigen zijn. De jouwe staat alleen.

lesson-segments-free = Weer vrij
lesson-segments-free-text = Bij de pest heb je je ridder uit de stad boven het bord gehaald. Er staat niemand meer in. Je nieuwe tegel heeft haar groter gemaakt.
lesson-segments-free-task = Bezet de stad opnieuw.
lesson-segments-free-praise = Een lege stad is vrij, voor jou en voor iedereen. De pest opent deuren.
lesson-segments-free-hint = Kies de stad op je nieuwe tegel.
lesson-segments-free-other = Kijk naar de stad: er staat niemand meer in.
lesson-segments-free-near-road = De weg is af, 2 punten: niet slecht. Maar de stad is vrij: probeer een ridder.
lesson-segments-free-near-farmer = Een boer wacht lang. De stad is vrij: probeer een ridder.
lesson-segments-free-near-crown = Een kronenveld kan. Maar de stad is vrij: probeer een ridder.
lesson-segments-free-near-pass = De stad is weer vrij. Straks neemt iemand anders haar.

lesson-segments-empty = Niemand thuis
lesson-segments-empty-text = Zes van je horigen staan op kronenvelden, één ligt op een weide. Je voorraad is leeg en jij bent aan de beurt.
lesson-segments-empty-task = Wat kun je met je landtegel doen?
lesson-segments-empty-answer-1 = Hem aanleggen en er een horige van een kronenveld op zetten
lesson-segments-empty-answer-2 = Hem aanleggen, zonder horige
lesson-segments-empty-answer-3 = Niets, je slaat een beurt over
lesson-segments-empty-praise = Alleen de tegel. Houd een of twee horigen in je voorraad: bij Onweer leveren ze ook punten op.
lesson-segments-empty-other = Een horige komt uit de voorraad. Wat blijft er over?
lesson-segments-empty-near-move = Horigen zet je alleen vanuit de voorraad. Wie op een kronenveld staat, wacht op het varken.
lesson-segments-empty-near-skip = De tegel leg je in elk geval aan.
