game-in-a-minute = Je bent een vorst in het oude Toscane. Voor je ligt je gebied: dertig gekleurde velden en een kasteel. Elke beurt doe je één ding: kaarten trekken, een tegel nemen, of kaarten betalen om hem te leggen. Elke tegel geeft je iets terug. Voltooide kleurgebieden leveren groene punten op. Drie keer wordt groen bij rood opgeteld: vroege punten tellen dus drie keer. Wie de meeste rode punten heeft, wint.

# Wat er op tafel ligt
piece-start-castle = Startkasteel
piece-start-castle-does = Van hieruit groeit je gebied: de eerste tegel moet eraan grenzen. Het levert niets op en heeft geen effect, maar zijn veld telt als bedekt.
piece-castle = Kasteel
piece-castle-does = Hoort op een donkergroen veld. Je mag meteen een tegel uit het aanbod leggen, zonder te betalen. Hij moet passen en grenzen aan iets wat je hebt gelegd; je krijgt zijn punten en zijn effect.
piece-castle-worth = Kies de gratis tegel voordat je het kasteel legt: een die een kleurgebied voltooit, of een die je moeilijk kunt betalen.
piece-city = Stad
piece-city-does = Hoort op een rood veld. Je neemt een bonuskaartje naar keuze, dat je de rest van het spel helpt.
piece-city-worth = Hoe eerder, hoe beter: een bonuskaartje werkt vanaf nu.
piece-manor = Landgoed
piece-manor-does = Hoort op een turquoise veld. Je krijgt een houten zeshoek in je opslag: een joker voor een veld van welke kleur ook.
piece-manor-worth = Een gebied heeft maar twee turquoise velden, dus de kleurbonus is dichtbij.
piece-agriculture = Landbouw
piece-agriculture-does = Hoort op een lichtgroen veld. Elke soort landbouw erop die nog niet in hetzelfde kleurgebied ligt, levert 1 groen punt op.
piece-agriculture-worth = Breng verschillende soorten samen in één groot kleurgebied.
piece-quarry = Steengroeve
piece-quarry-does = Hoort op een grijs veld. Je krijgt 1 marmer, en 1 extra voor elk van je bonuskaartjes ‘+1 marmer’.
piece-quarry-worth = Marmer geeft je extra acties; leg steengroeven dus vroeg.
piece-village = Dorp
piece-village-does = Hoort op een oranje veld. Je krijgt 1 arbeider, en 1 extra voor elk van je bonuskaartjes ‘+1 arbeider’.
piece-village-worth = Een arbeider vervangt bij het betalen één kaart, van welke kleur ook.
piece-monastery = Klooster
piece-monastery-does = Hoort op een geel veld. Je trekt 3 kaarten. Bonuskaartjes ‘+1 speelkaart’ tellen hier niet mee.
piece-monastery-worth = Het kost twee kaarten en geeft er drie. Handig als je weinig kaarten hebt.
piece-carriage = Wagen
piece-carriage-does = Hoort op een beige veld. Je draait 1 opbrengstkaart om en krijgt wat erop staat, en 1 kaart extra voor elk van je bonuskaartjes ‘+1 opbrengstkaart’.
piece-carriage-worth = Een verrassing: punten, kaarten, een arbeider, een marmer of een houten zeshoek.
piece-hexagon = Houten zeshoek
piece-hexagon-does = Een joker. Leg hem uit je opslag op een veld van welke kleur ook en betaal in die kleur. Hij telt dan als die tegel, met het effect ervan. Op lichtgroen is hij altijd een nieuwe soort: 1 groen punt.
piece-hexagon-worth = Bewaar hem voor het laatste veld van een groot kleurgebied. Aan het eind nog in je opslag: 1 punt.
piece-worker = Arbeider
piece-worker-does = Als je een tegel betaalt, vervangt een arbeider een van de twee kaarten, van welke kleur ook. Twee arbeiders betalen elke tegel. Een gebruikte arbeider gaat terug naar de voorraad.
piece-worker-worth = Aan het eind 1 punt voor elke arbeider die je overhebt.
piece-marble = Marmer
piece-marble-does = Eén keer per beurt mag je een marmer teruggeven voor nog een actie, voor of na je gewone actie.
piece-marble-worth = Aan het eind 1 punt voor elk marmer dat je overhebt.
piece-green = Groene punten
piece-green-does = Punten voor wat je legt. Bij elk van de drie tellingen worden ze bij je rode punten opgeteld, en ze blijven staan.
piece-green-worth = Een groen punt uit de eerste doorgang telt drie keer, een uit de laatste maar één keer.
piece-bonus-card = Bonuskaartje ‘+1 speelkaart’
piece-bonus-card-does = Telkens als je kiest om kaarten te trekken, trek je er 1 extra. Voor kloosters en opbrengstkaarten verandert er niets.
piece-bonus-card-worth = Aan het begin de veiligste keuze.
piece-bonus-storage = Bonuskaartje ‘+1 opslagveld’
piece-bonus-storage-does = Je kunt één tegel of houten zeshoek meer bewaren, en je krijgt meteen 2 groene punten.
piece-bonus-storage-worth = Aan het begin genomen tellen die 2 punten drie keer.
piece-bonus-marble = Bonuskaartje ‘+1 marmer’
piece-bonus-marble-does = Elke steengroeve die je legt, geeft je 1 marmer extra.
piece-bonus-marble-worth = Goed zolang de meeste van je vier grijze velden nog leeg zijn.
piece-bonus-worker = Bonuskaartje ‘+1 arbeider’
piece-bonus-worker-does = Elk dorp dat je legt, geeft je 1 arbeider extra.
piece-bonus-worker-worth = Goed zolang de meeste van je vijf oranje velden nog leeg zijn.
piece-bonus-yield = Bonuskaartje ‘+1 opbrengstkaart’
piece-bonus-yield-does = Voor elke wagen die je legt, draai je 1 opbrengstkaart extra om.
piece-bonus-yield-worth = Goed zolang de meeste van je vier beige velden nog leeg zijn.
piece-colour = Kleurbonus
piece-colour-does = Wie als eerste alle velden van deze kleur in zijn gebied bedekt, krijgt het getoonde aantal groene punten. De tweede krijgt minder, de anderen niets.
piece-colour-worth = Tel hoeveel velden van die kleur de anderen nog missen.
piece-deck = Trekstapel
piece-deck-does = Kies hem om kaarten te trekken: 2 (in latere drukken 3), en 1 extra voor elk bonuskaartje ‘+1 speelkaart’.
piece-card = Speelkaart
piece-card-does = Twee kaarten in de kleur van een veld betalen de tegel die je daar legt. Twee gelijke kaarten van een andere kleur vervangen er één.
piece-card-worth = Elke drie kaarten die je aan het eind overhebt, zijn 1 punt waard.
piece-closed-hand = Hand van een andere speler
piece-closed-hand-does = Alleen het aantal kaarten is bekend. Een hand mag zo groot zijn als je wilt.
piece-discards = Afgelegde kaarten
piece-discards-does = Kaarten waarmee betaald is, per kleur. Is de trekstapel leeg, dan worden ze tot een nieuwe geschud.
piece-yields = Opbrengstkaarten
piece-yields-does = Een wagen draait de bovenste om. Die geeft wat erop staat en wordt afgelegd.
piece-yield-points = Opbrengstkaart: punten
piece-yield-points-does = Meteen 2 rode punten of 1 groen punt.
piece-yield-points-worth = Het groene punt wordt bij elke telling die nog komt opnieuw opgeteld.
piece-yield-cards = Opbrengstkaart: speelkaarten
piece-yield-cards-does = Je trekt 2 of 3 kaarten. Bonuskaartjes tellen hier niet mee.
piece-yield-worker = Opbrengstkaart: arbeider
piece-yield-worker-does = Je krijgt 1 arbeider. Bonuskaartjes tellen hier niet mee.
piece-yield-marble = Opbrengstkaart: marmer
piece-yield-marble-does = Je krijgt 1 marmer en mag het nog in deze beurt gebruiken. Bonuskaartjes tellen hier niet mee.
piece-yield-hexagon = Opbrengstkaart: houten zeshoek
piece-yield-hexagon-does = Je krijgt een houten zeshoek in je opslag. Is er geen opslagveld vrij, dan krijg je 2 rode punten.
piece-neutral = Neutrale tegels
piece-neutral-does = 32 tegels, vier van elke soort. Ze vormen het eerste aanbod. Later vervangen ze vijf tegels van één kleur die het aanbod verlaten.
piece-stack = Stapel van een speler
piece-stack-does = Zeven gedekte tegels. Neem je een tegel uit het aanbod, dan vult je volgende tegel het gat, eerst van de linkerstapel.
piece-stack-worth = Wie als eerste stapel 1, 2 of 3 opgebruikt, beëindigt die doorgang: de ronde wordt afgemaakt, dan komt een telling. Na stapel 3 wordt nog één hele ronde gespeeld.
piece-space = Lege plaats
piece-space-does = In een opslag kan er een tegel of houten zeshoek liggen tot hij wordt gelegd. Op de plaats van een stapel betekent dit dat de stapel op is. In het aanbod was er niets om het gat te vullen.
piece-space-worth = Is je opslag vol als je een tegel neemt, dan raak je iets kwijt wat er lag. Dus eerst leggen, dan nemen.
piece-part = Gebiedsdeel
piece-part-does = Tien velden. Drie delen naast elkaar vormen een gebied. Op elk veld komt een tegel van zijn kleur; aangrenzende velden van één kleur zijn een kleurgebied.
piece-part-worth = Een voltooid kleurgebied levert 1, 3 of 6 groene punten op voor één, twee of drie velden.
piece-tracks = Scoresporen
piece-tracks-does = Aan de buitenkant de groene punten, aan de binnenkant de rode. Aan het eind van elk van de drie doorgangen telt iedereen groen bij rood op, en groen blijft staan.
piece-tracks-worth = De rode punten beslissen het spel.
piece-chip = Telsteen
piece-chip-does = Iedereen heeft er twee: die op het buitenste spoor toont de groene punten, die op het binnenste de rode.
piece-lap = 50 of 100
piece-lap-does = Deze speler is één of twee keer rond op het rode spoor. Tel 50 of 100 op bij het veld van de telsteen.
piece-count = Aantal
piece-count-does = Hoeveel tegels of kaarten hier liggen.
piece-field = Mogelijk veld
piece-field-does = De gekozen tegel past hier: de kleur klopt, en het veld grenst aan iets wat je hebt gelegd.
piece-field-worth = Zijn alle velden van een kleurgebied bedekt, dan levert het 1, 3 of 6 groene punten op voor één, twee of drie velden.
piece-slot = Plaats voor een deel
piece-slot-does = Leg het gekozen deel hier: een halve zeshoek hoger of lager dan zijn linkerbuur.
piece-slot-worth = Kijk welke velden van één kleur tegen elkaar komen te liggen.
piece-pass = Ervan afzien
piece-pass-does = Na je actie: je beurt beëindigen en je marmer houden. Na een kasteel: geen gratis tegel nemen.
piece-pass-worth = De tegel van een kasteel is een cadeau. Weiger hem alleen als er niets goeds bij is.
piece-table = Tafel
piece-table-does = Je gebied met stapels, opslag, marmer, arbeiders en bonuskaartjes. Ernaast het aanbod van acht tegels, de kleurbonussen en de scoresporen.
piece-hand = Je hand
piece-hand-does = Je kaarten, verborgen voor de anderen. Twee van een kleur betalen een tegel van die kleur; elk ander paar vervangt één kaart.
piece-mat = Gebied van een andere speler
piece-mat-does = Alles wat voor deze speler ligt: gebied, stapels, opslag, marmer, arbeiders en bonuskaartjes.
piece-mat-worth = Kijk wie bijna een hele kleur heeft bedekt en wiens stapel bijna op is.
piece-supply = Bonuskaartjes en stapels
piece-supply-does = Bonuskaartjes, vijf van elke soort; de trekstapel en de afgelegde kaarten; opbrengstkaarten; neutrale tegels en terzijde gelegde tegels.
piece-dock = Keuzes
piece-dock-does = Gebiedsdelen die je nog moet leggen, elk rechtop en gedraaid, of een knop.

# Hulp bij elke vraag
help-part = Bouw je gebied: drie delen naast elkaar, rechtop of gedraaid, een halve zeshoek hoger of lager. Kies een deel, dan zijn plaats.
help-part-matters = Velden van één kleur die elkaar raken, worden een kleurgebied. Een kleurgebied van drie levert 6 punten op, drie losse velden maar 3.
help-castle = Kies het donkergroene veld van waaruit je gebied gaat groeien.
help-castle-matters = Het liefst naast kleuren die je dubbel in je hand hebt. In het midden bereikt het meer velden.
help-bonus = Neem een voordeel voor het hele spel. Je mag er meerdere van dezelfde soort hebben; van elke soort zijn er vijf.
help-bonus-matters = Eén kaart extra bij elke trekactie is een veilig begin. Een opslagveld levert meteen 2 groene punten op.
help-act = Eén actie: kaarten trekken, een tegel in je opslag nemen, of een tegel uit je opslag leggen en betalen. Met een marmer mag je er twee doen.
help-act-matters = Kun je een kleurgebied voltooien? Leg dan een tegel. Is er een tegel die je gauw kunt betalen? Neem hem dan. Trek anders kaarten.
help-discard = Je opslag is vol. Er moet iets weg voordat de nieuwe tegel komt, en dat ben je kwijt.
help-discard-matters = Houd wat je het eerst kunt leggen en betalen.
help-pay = De tegel kost twee kaarten in de kleur van het veld. Twee gelijke kaarten van een andere kleur vervangen er één, een arbeider ook. Meer betalen mag niet.
help-pay-matters = Geef paren uit in kleuren die je niet meer nodig hebt. Spaar arbeiders: die passen bij elke kleur.
help-free = Leg nu voor je kasteel een passende tegel uit het aanbod, zonder kaarten. Kies de tegel, dan het veld.
help-free-matters = Voltooi een kleurgebied of een hele kleur. Kies anders wat je moeilijk zou kunnen betalen, zoals een stad of nog een kasteel.
help-marble = Je actie is uitgevoerd. Geef een marmer terug voor nog een actie, of beëindig je beurt.
help-marble-matters = Gebruik het als iets niet kan wachten: een tegel die anderen ook willen, of een kleurgebied vóór een telling. Een bewaard marmer is aan het eind 1 punt waard.

# Les 1
lesson-first = Van kasteel tot telling
lesson-first-about = Je legt je eerste tegels, betaalt ze, gebruikt een marmer en een kasteel, en ziet hoe groene punten rood worden.

lesson-first-village = Een tegel leggen
lesson-first-village-text = Dit is je gebied. Het kasteel is je begin. In je opslag wacht een dorp. Het hoort op een oranje veld dat grenst aan iets wat je hebt gelegd, en kost twee oranje kaarten.
lesson-first-village-task = Leg het dorp op het oranje veld naast je kasteel en betaal twee oranje kaarten.
lesson-first-village-hint = Kies het dorp in je opslag onder je gebied, dan het oranje veld rechtsboven je kasteel, dan beide oranje kaarten.
lesson-first-village-praise = Een kleurgebied van één veld is voltooid: 1 groen punt. En er komt een arbeider bij.
lesson-first-village-other = Dat kan, maar hier leggen we het dorp: op oranje, naast je kasteel.
lesson-first-village-near-apart = Oranje klopt, maar dit veld grenst aan niets wat je hebt gelegd. Begin naast je kasteel.
lesson-first-village-near-colour = Dit veld is geel. Een dorp hoort op oranje.
lesson-first-village-near-take = Je enige opslagveld is vol. Voor een nieuwe tegel zou je het dorp moeten afleggen. Leg het eerst.
lesson-first-village-near-dear = Dat kan, maar het kost drie kaarten. Twee oranje kaarten zijn goedkoper.

lesson-first-take = Een tegel nemen
lesson-first-take-text = Je opslag is leeg, dus neem een tegel uit het aanbod. Kies er een die je gauw kunt betalen. De volgende tegel van je eigen stapel vult dan het gat.
lesson-first-take-task = Neem een tegel waarvoor je twee kaarten van zijn kleur hebt.
lesson-first-take-hint = Je hebt twee gele kaarten. Geel is het klooster: kies er een in het aanbod.
lesson-first-take-praise = Het klooster ligt in je opslag, en een eigen tegel heeft het gat gevuld.
lesson-first-take-other = Van die kleur heb je maar één kaart, of geen. Kijk naar je hand: welke kleur heb je twee keer?
lesson-first-take-near-castle = Een kasteel is sterk, maar je hebt geen donkergroene kaart. Het zou je gele paar en je arbeider kosten. Er is iets goedkopers.
lesson-first-take-near-draw = Je hebt al een paar. Neem er een tegel bij voordat Ben het doet.

lesson-first-areas = Kleurgebieden
lesson-first-areas-text = Drie gele velden liggen tegen elkaar: dat is een kleurgebied. Het telt als het helemaal bedekt is: 1, 3 of 6 groene punten voor één, twee of drie velden.
lesson-first-areas-task = Leg het klooster in het grote gele kleurgebied en betaal twee gele kaarten.
lesson-first-areas-hint = Kies het klooster in je opslag, dan het gele veld boven je kasteel, dan beide gele kaarten.
lesson-first-areas-praise = Nog geen punten: er ontbreken twee gele velden. Maar een klooster geeft je 3 kaarten.
lesson-first-areas-other = Dat kan. Gebruik hier het klooster: op geel, voor twee gele kaarten.
lesson-first-areas-near-apart = Dit veld hoort bij het kleurgebied, maar ernaast is nog niets bedekt. Begin dichter bij je kasteel.
lesson-first-areas-near-lonely = Dit gele veld ligt alleen en grenst aan niets wat je hebt gelegd.
lesson-first-areas-near-take = Je opslagveld is vol. Je zou het klooster kwijt zijn. Leg het eerst.
lesson-first-areas-near-worker = Dat kan. Maar houd de arbeider: die past bij elke kleur, en je hebt twee gele kaarten.

lesson-first-draw = Kaarten trekken
lesson-first-draw-text = Niets in opslag, en vier kaarten in vier kleuren: een goed moment om te trekken. Je krijgt twee kaarten, en je hand mag zo groot zijn als je wilt.
lesson-first-draw-task = Trek kaarten.
lesson-first-draw-hint = Kies de trekstapel bij de bonuskaartjes en stapels.
lesson-first-draw-praise = Lichtgroen en grijs. Nu heb je een lichtgroen paar.
lesson-first-draw-other = Dat kan, maar trek nu kaarten: de trekstapel ligt bij de bonuskaartjes.
lesson-first-draw-near-take = Dat mag. Maar zonder paar kun je maar weinig tegels betalen, en alleen met je arbeider. Trek eerst.

lesson-first-pair = Betalen met een paar
lesson-first-pair-text = Je hebt nog een klooster genomen. Het kost twee gele kaarten en je hebt er één. Twee gelijke kaarten van een andere kleur vervangen één kaart. Een arbeider ook, maar die past bij elke kleur.
lesson-first-pair-task = Leg het klooster naast het eerste; betaal met één gele kaart en een paar, niet met je arbeider.
lesson-first-pair-hint = Kies het klooster, het gele veld rechtsboven het eerste klooster, dan één gele en twee lichtgroene kaarten.
lesson-first-pair-praise = Drie kaarten betaald, drie kaarten getrokken. Twee van de drie gele velden zijn bedekt.
lesson-first-pair-other = Leg het klooster uit je opslag in het gele kleurgebied en betaal één gele en twee lichtgroene kaarten.
lesson-first-pair-near-unlike = Twee verschillende kaarten zijn geen paar. Je hebt er twee gelijke: lichtgroen.
lesson-first-pair-near-worker = Dat mag. Maar een arbeider past bij elke kleur; geef hier het paar uit en houd de arbeider.
lesson-first-pair-near-take = Je opslagveld is vol. Je zou het klooster kwijt zijn.

lesson-first-finish = Een kleurgebied voltooien
lesson-first-finish-text = In je grote kleurgebied ontbreekt één geel veld. Er ligt weer een klooster in je opslag, en je hebt weer twee gele kaarten.
lesson-first-finish-task = Voltooi het gele kleurgebied en betaal twee gele kaarten.
lesson-first-finish-hint = Kies het klooster, dan het gele veld rechtsboven je tweede klooster, dan beide gele kaarten.
lesson-first-finish-praise = Drie velden: 6 groene punten, en 3 kaarten. Je hebt nu 7 groene punten.
lesson-first-finish-other = Voltooi eerst het kleurgebied: leg het klooster op het laatste gele veld, voor twee gele kaarten.
lesson-first-finish-near-grey = Dat mag, maar beide grijze kaarten heb je straks nodig voor een steengroeve. Betaal met geel.
lesson-first-finish-near-worker = Dat mag, maar je hebt twee gele kaarten. Bewaar de arbeider voor een kleur die je mist.

lesson-first-quarry = Het bonuskaartje
lesson-first-quarry-text = Een steengroeve geeft 1 marmer. Je bonuskaartje ‘+1 marmer’ voegt er elke keer één toe. Bonuskaartjes gelden het hele spel.
lesson-first-quarry-task = Leg de steengroeve op het grijze veld naast je laatste klooster en betaal twee grijze kaarten.
lesson-first-quarry-hint = Kies de steengroeve, dan het grijze veld rechtsonder je laatste klooster, dan beide grijze kaarten.
lesson-first-quarry-praise = Een kleurgebied van één veld: 1 groen punt. En 2 marmer in plaats van 1.
lesson-first-quarry-other = Leg de steengroeve en betaal met de twee grijze kaarten: dat is het goedkoopst.
lesson-first-quarry-near-castle = Houd de twee donkergroene kaarten: er ligt een kasteel in het aanbod.
lesson-first-quarry-near-apart = Dit grijze veld grenst aan niets wat je hebt gelegd. Naast je laatste klooster ligt er nog een.

lesson-first-marble = Marmer
lesson-first-marble-text = Je actie is uitgevoerd. Eén keer per beurt geeft een marmer je er nog een. Je opslag is leeg, je hebt twee donkergroene kaarten, en er ligt een kasteel in het aanbod.
lesson-first-marble-task = Geef een marmer terug en neem het kasteel.
lesson-first-marble-hint = Kies een marmer onder je gebied, dan het kasteel in het aanbod.
lesson-first-marble-praise = Twee acties in één beurt, en er is nog 1 marmer.
lesson-first-marble-other = Je hebt nu een actie. Neem het kasteel: je hebt twee donkergroene kaarten.
lesson-first-marble-near-pass = Dan eindigt je beurt, en Ben zou het kasteel kunnen nemen. Geef een marmer terug.

lesson-first-castle = Het kasteel leggen
lesson-first-castle-text = Kastelen horen op donkergroene velden. Eén daarvan grenst aan je dorp, en je hebt twee donkergroene kaarten.
lesson-first-castle-task = Leg het kasteel daar en betaal twee donkergroene kaarten.
lesson-first-castle-hint = Kies het kasteel in je opslag, dan het donkergroene veld rechtsonder je dorp, dan beide donkergroene kaarten.
lesson-first-castle-praise = Een kleurgebied van één veld: 1 groen punt. En nu geeft het kasteel je een tegel.
lesson-first-castle-other = Leg het kasteel naast je dorp en betaal met de twee donkergroene kaarten.
lesson-first-castle-near-apart = De kleur klopt, maar naast dit veld is niets bedekt.
lesson-first-castle-near-marble = Niet nodig: het kasteel leggen is je ene actie. Houd het marmer.
lesson-first-castle-near-take = Je opslagveld is vol. Je zou het kasteel kwijt zijn.

lesson-first-free = Het cadeau van het kasteel
lesson-first-free-text = Leg een passende tegel uit het aanbod, zonder kaarten. Er is nog één geel veld vrij. Wie als eerste alle velden van een kleur bedekt, krijgt de kleurbonus.
lesson-first-free-task = Leg de tegel die de meeste groene punten oplevert.
lesson-first-free-hint = Kies het klooster in het aanbod, dan het laatste gele veld, rechtsonder je steengroeve.
lesson-first-free-praise = 1 voor het kleurgebied, 3 voor de kleurbonus geel, en 3 kaarten. Je hebt nu 13 groene punten.
lesson-first-free-other = Dat levert hoogstens 2 punten op. Welke kleur is bijna compleet?
lesson-first-free-near-city = Een bonuskaartje en 1 punt: goed. Maar één tegel levert hier 4 punten op, voor zijn kleurgebied en voor een hele kleur.
lesson-first-free-near-pass = De tegel is een cadeau, dus neem er een. Welke kleur is bijna compleet?

lesson-first-passage = Een doorgang eindigt
lesson-first-passage-text = Je eerste stapel is op. De ronde wordt afgemaakt, dan komt een telling: iedereen telt zijn groene punten bij rood op. De groene punten blijven staan.
lesson-first-passage-task = Beëindig je beurt en bekijk de telling.
lesson-first-passage-hint = Druk op ‘Beurt beëindigen’.
lesson-first-passage-praise = Ben maakt de ronde af. Dan komen je 13 groene punten bij rood.
lesson-first-passage-other = Beëindig nu je beurt om de telling te zien.
lesson-first-passage-near-marble = Je zou nog een actie kunnen doen. Houd hier het marmer en bekijk de telling.

lesson-first-early = Waarom vroege punten beter zijn
lesson-first-early-text = Er zijn drie tellingen, en groene punten blijven staan. Jij hebt in de eerste doorgang een kleurgebied van drie voltooid. Stel dat Ben er een voltooit in de derde.
lesson-first-early-task = Hoeveel rode punten hebben de twee kleurgebieden aan het eind opgeleverd?
lesson-first-early-answer-1 = 6 voor ieder van ons
lesson-first-early-answer-2 = 18 voor mij, 6 voor Ben
lesson-first-early-answer-3 = 13 voor ieder van ons
lesson-first-early-praise = 6 + 6 + 6 = 18. Na de derde telling en wat punten voor overgebleven materiaal wint wie de meeste rode punten heeft.
lesson-first-early-other = Groene punten blijven staan en worden bij elke telling opnieuw opgeteld.
lesson-first-early-near-same = Dat van Ben wordt één keer opgeteld. Dat van jou staat vanaf de eerste telling op het groene spoor. Hoe vaak wordt het opgeteld?
lesson-first-early-near-sum = 13 zijn al je groene punten tot nu toe. Denk aan de 6 voor het kleurgebied, die bij elke telling opnieuw worden opgeteld.

# Les 2
lesson-region = Je gebied
lesson-region-about = Hoe je de drie delen aan elkaar legt, waar je startkasteel komt en wat een bonuskaartje waard is.

lesson-region-yellow = Delen aan elkaar leggen
lesson-region-yellow-text = Je bouwt je gebied uit drie delen, rechtop of gedraaid, een halve zeshoek hoger of lager. Deel A ligt er al. Drie aangrenzende velden van één kleur leveren 6 punten op, drie losse maar 3.
lesson-region-yellow-task = Leg deel C zo dat drie gele velden elkaar raken.
lesson-region-yellow-hint = Kies deel C rechtop, dan de lagere plaats.
lesson-region-yellow-praise = Drie gele velden zijn nu één kleurgebied: 6 punten als het bedekt is.
lesson-region-yellow-other = Zo raken de gele velden elkaar niet. Kijk naar het gele veld aan de rechterrand van deel A.
lesson-region-yellow-near-green = Zo raken drie lichtgroene velden elkaar, goed gezien. Zoek nu hoe je drie gele verbindt.
lesson-region-yellow-near-high = Eén stap te hoog: de gele velden raken elkaar net niet.
lesson-region-yellow-near-other-part = Met deel B raken hoogstens twee gele velden elkaar. Deel C heeft twee gele velden naast elkaar.

lesson-region-second = Nog een kleurgebied van drie
lesson-region-second-text = Alleen deel B is over. Rechts kan het op vier manieren liggen. Bij drie daarvan ontstaat een tweede kleurgebied van drie velden, bij één niet.
lesson-region-second-task = Leg deel B zo dat er nog een kleurgebied van drie velden ontstaat.
lesson-region-second-hint = Bijvoorbeeld: kies deel B rechtop, dan de hogere plaats. Drie lichtgroene velden raken elkaar.
lesson-region-second-praise = Een tweede kleurgebied van drie. Helemaal bedekt leveren je kleurgebieden zo 38 punten op.
lesson-region-second-other = Kijk welke velden elkaar langs de naad raken.
lesson-region-second-near-low = Langs deze naad komt niets nieuws samen. Probeer het een halve zeshoek hoger, of draai het deel.

lesson-region-start = Het startkasteel
lesson-region-start-text = Je eerste tegel moet grenzen aan het startkasteel. Je hebt twee oranje en twee gele kaarten, genoeg voor een dorp en een klooster. Het kasteel zelf levert niets op.
lesson-region-start-task = Zet het kasteel waar het grenst aan een oranje en een geel veld.
lesson-region-start-hint = Kies het donkergroene veld in het linkerdeel of in het rechterdeel.
lesson-region-start-praise = Voor je eerste twee tegels heb je de kaarten. Een goed begin.
lesson-region-start-other = Het startkasteel hoort op een donkergroen veld.
lesson-region-start-near-middle = In het midden heeft het zes buren, maar geen daarvan is geel.

lesson-region-gift = Een bonuskaartje
lesson-region-gift-text = Iedereen begint met één bonuskaartje. Het geldt het hele spel, en later mag je er meerdere van dezelfde soort hebben. Eén soort levert ook meteen punten op.
lesson-region-gift-task = Neem het bonuskaartje dat meteen groene punten oplevert.
lesson-region-gift-hint = Kies ‘+1 opslagveld’ bij de bonuskaartjes.
lesson-region-gift-praise = 2 groene punten nu. Bij drie tellingen opgeteld worden het 6 rode punten.
lesson-region-gift-other = Een goede hulp, maar meteen levert het niets op. Welk bonuskaartje geeft je ruimte?
lesson-region-gift-near-card = Eén kaart extra bij elke trekactie is in een echt spel een veilige keuze. Maar meteen levert het niets op.

# Les 3
lesson-storage = Betalen, bewaren, leggen
lesson-storage-about = Waarmee je betaalt, wat er gebeurt als je opslag vol is en wat je eerst legt.

lesson-storage-units = Waarmee je betaalt
lesson-storage-units-text = Een steengroeve kost twee grijze kaarten. Elke kaart is te vervangen: door twee gelijke kaarten van een andere kleur, of door een arbeider. Grijze kaarten en arbeiders zijn kostbaar, paren niet.
lesson-storage-units-task = Betaal zo dat je beide grijze kaarten en beide arbeiders houdt.
lesson-storage-units-hint = Vier oranje kaarten zijn twee paren. Kies ze alle vier.
lesson-storage-units-praise = Twee paren vervangen twee kaarten. Ook vier kaarten van één kleur zijn twee paren.
lesson-storage-units-other = Betaal met twee paren en verder niets: geen grijze kaart, geen arbeider.
lesson-storage-units-near-unlike = Oranje en rood zijn twee verschillende kaarten, dus geen paar.
lesson-storage-units-near-three = Drie oranje kaarten zijn een paar en een losse kaart. De losse betaalt niets.
lesson-storage-units-near-grey = Dat is genoeg, maar het kost een grijze kaart. Je hebt genoeg paren van andere kleuren.
lesson-storage-units-near-worker = Dat is genoeg, maar het kost een arbeider. Je hebt genoeg paren.

lesson-storage-full = Opslag vol
lesson-storage-full-text = Je nam een steengroeve, maar beide opslagvelden waren vol. Kasteel of landgoed: één ervan ben je kwijt. Je hebt vijf oranje kaarten, en alleen je startkasteel ligt er.
lesson-storage-full-task = Leg de tegel af die je volgende beurt niet kunt leggen.
lesson-storage-full-hint = Geen donkergroen veld grenst aan je startkasteel. Leg het kasteel af.
lesson-storage-full-praise = Het landgoed blijft: zijn turquoise veld grenst aan je kasteel, en twee oranje paren betalen het.
lesson-storage-full-other = Kijk welke van de twee naast je startkasteel past.
lesson-storage-full-near-manor = Het landgoed past naast je startkasteel, en twee paren betalen het. Een donkergroen veld is nog niet bereikbaar.

lesson-storage-sweep = Vijf van één kleur
lesson-storage-sweep-text = In het aanbod liggen vier lichtgroene tegels. Je neemt het dorp, en de volgende tegel van je stapel is ook lichtgroen.
lesson-storage-sweep-task = Wat gebeurt er?
lesson-storage-sweep-answer-1 = Hij blijft naast de andere vier liggen.
lesson-storage-sweep-answer-2 = Alle vijf lichtgroene tegels gaan weg; er komen vijf neutrale.
lesson-storage-sweep-answer-3 = Alleen de vijfde gaat weg.
lesson-storage-sweep-praise = Goed. Heb je een van vier tegels van één kleur nodig, wacht dan niet.
lesson-storage-sweep-other = Vijf van één kleur blijven nooit in het aanbod.
lesson-storage-sweep-near-stays = Vijf van één kleur blijven nooit liggen. De soort landbouw maakt niet uit: lichtgroen is één kleur.
lesson-storage-sweep-near-last = Niet alleen de laatste: alle vijf gaan samen weg.

lesson-storage-both = Wat eerst?
lesson-storage-both-text = Ben heeft zijn eerste stapel opgebruikt: je laatste beurt voor een telling. Je hebt een steengroeve, een klooster, twee grijze en twee gele kaarten. Het klooster zou een kleurgebied van drie voltooien.
lesson-storage-both-task = Leg beide tegels in deze ene beurt.
lesson-storage-both-hint = Eerst de steengroeve, op het grijze veld naast je stad. Geef dan het marmer terug en leg het klooster op het laatste gele veld.
lesson-storage-both-praise = Het marmer van de steengroeve gaf je een tweede actie: 1 + 6 groene punten voor de telling.
lesson-storage-both-other = Zo blijft er een tegel liggen. Welke geeft je een tweede actie? En houd voor elke tegel twee kaarten.
lesson-storage-both-near-monastery = Dat levert 6 op en beëindigt je beurt. De andere tegel geeft je een tweede actie: leg die eerst.
lesson-storage-both-near-pass = Gebruik het marmer nu. De 6 punten voor het klooster moeten al bij deze telling meetellen.
lesson-storage-both-near-take = Je opslag is vol, je zou een tegel kwijtraken. Leg eerst.

# Les 4
lesson-passages = Kettingreacties en doorgangen
lesson-passages-about = Hoe één kasteel meer tegels meetrekt, wanneer een doorgang eindigt en wat helemaal aan het eind telt.

lesson-passages-chain = Een kettingreactie
lesson-passages-chain-text = Je hebt een kasteel gelegd en mag een gratis tegel leggen. Die heeft zijn volle effect. Een van de tegels in het aanbod geeft je nóg een gratis tegel.
lesson-passages-chain-task = Leg de tegel die je nog een gratis tegel geeft.
lesson-passages-chain-hint = Kies het kasteel in het aanbod, dan het laatste donkergroene veld.
lesson-passages-chain-praise = 1 voor het kleurgebied, 2 voor de kleurbonus donkergroen, en nog een gratis tegel.
lesson-passages-chain-other = Goed, maar daarmee stopt de kettingreactie. Welke tegel geeft je een gratis tegel?
lesson-passages-chain-near-city = Een stad geeft een bonuskaartje, maar geen gratis tegel. Welke tegel doet dat wel?
lesson-passages-chain-near-pass = De tegel is gratis. Neem de tegel die je er nog een geeft.

lesson-passages-onward = En verder
lesson-passages-onward-text = Het gat is gevuld, en voor je tweede kasteel mag je nog een tegel leggen. Je hebt geen marmer. Eén soort tegel zou je nog een actie in deze beurt geven.
lesson-passages-onward-task = Leg de tegel waarmee je nog een actie kunt doen.
lesson-passages-onward-hint = Kies een steengroeve in het aanbod, dan een grijs veld.
lesson-passages-onward-praise = 1 marmer, dat je meteen mag gebruiken. Eén kasteel heeft vier zetten opgeleverd.
lesson-passages-onward-other = Mooi, maar dan stopt je beurt. Wat geeft je nog een actie?
lesson-passages-onward-near-city = Een bonuskaartje helpt later. Voor nog een actie heb je nu marmer nodig.
lesson-passages-onward-near-village = Arbeiders helpen bij het betalen. Voor nog een actie heb je nu marmer nodig.
lesson-passages-onward-near-pass = De tegel is gratis. Neem de tegel die je marmer geeft.

lesson-passages-when = Wanneer is de telling?
lesson-passages-when-text = Je hebt de zevende tegel van je eerste stapel in het aanbod gelegd. Je bent de startspeler; Ben is deze ronde nog niet aan de beurt geweest.
lesson-passages-when-task = Wanneer worden de groene punten bij rood opgeteld?
lesson-passages-when-answer-1 = Meteen.
lesson-passages-when-answer-2 = Als de ronde af is: na de beurt van Ben.
lesson-passages-when-answer-3 = Als ook de eerste stapel van Ben op is.
lesson-passages-when-praise = Goed. Alleen de eerste stapel 1 die opraakt, telt; latere beëindigen niets.
lesson-passages-when-other = Voor een telling is iedereen even vaak aan de beurt geweest.
lesson-passages-when-near-now = Iedereen komt even vaak aan de beurt: eerst speelt Ben.
lesson-passages-when-near-all = Eén lege stapel 1 is genoeg. Raakt die van Ben later op, dan gebeurt er niets.

lesson-passages-turns = De laatste beurten
lesson-passages-turns-text = De derde doorgang: je derde stapel is net op, en Ben is aan de beurt. Deze keer wordt de ronde afgemaakt en daarna nog één hele ronde gespeeld.
lesson-passages-turns-task = Hoeveel beurten heb je nog?
lesson-passages-turns-praise = Goed: Ben, dan jij nog één keer, dan Ben. Met een marmer werden het zelfs twee acties.
lesson-passages-turns-other = Ben maakt deze ronde af. Dan komt er nog een: ieder is één keer aan de beurt.
lesson-passages-turns-near-none = Na de derde stapel wordt nog één hele ronde gespeeld, ook voor jou.
lesson-passages-turns-near-two = In deze ronde ben je al geweest. Alleen de extra ronde is over.

lesson-passages-left = Overgebleven materiaal
lesson-passages-left-text = Na de laatste telling leveren restjes rode punten op: 1 voor elke tegel of houten zeshoek in je opslag, elk marmer en elke arbeider, en 1 per drie kaarten.
lesson-passages-left-task = Je hebt twee tegels in je opslag en vijf kaarten. Hoeveel punten is dat?
lesson-passages-left-praise = 2 voor de tegels, 1 voor drie van de vijf kaarten. Weinig, maar het kan een spel beslissen.
lesson-passages-left-other = Tel 1 voor elke tegel in je opslag en 1 per drie kaarten.
lesson-passages-left-near-cards = Niet elke kaart: drie samen zijn 1 punt.
lesson-passages-left-near-tiles = Dat is voor de tegels. Drie van de vijf kaarten zijn nog een punt.
