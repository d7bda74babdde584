# Waar je Tabula Rasa mee leert: een inleiding, het speelmateriaal, hulp bij elke vraag en de lessen.

game-in-a-minute = Tien gebieden liggen op een rij: vijf voor de getallen 1 t/m 5, vijf voor de kleuren. Je hebt acht ridders in je hand, elk met een getal en een kleur. In je beurt leg je er één bij het gebied van zijn getal of zijn kleur en trek je een nieuwe. Liggen ze allemaal, dan neemt wie bij een gebied de meeste ridders heeft dat gebied; de tweede krijgt een kleine schat. Twee getalgebieden winnen ook het kasteel.

# ---- het speelmateriaal
piece-knight = Ridder
piece-knight-does = Hij heeft twee plekken: bij het gebied van zijn getal en bij het gebied van zijn kleur. Daar telt hij als 1 ridder, welk getal hij ook draagt.
piece-knight-worth = Zelf geen punten. Die komen aan het eind, van gebieden, schatten en het kasteel.
piece-stock = Stapel
piece-stock-does = Aan het eind van je beurt trek je hier een kaart. Is de stapel leeg, dan speelt iedereen zijn laatste kaarten zonder te trekken.
piece-removed = Kaarten uit het spel
piece-removed-does = Twee ridders gingen vóór het delen uit het spel, en niemand heeft ze bekeken. De kaart waarop je wacht, kan er één van zijn.
piece-hidden = Handkaarten
piece-hidden-does = De kaarten die deze speler nog heeft. Niemand anders mag ze zien, ook een partner niet.
piece-discarded = Afgelegde tegel
piece-discarded-does = Niemand heeft deze tegel genomen: er was geen ridder voor, of een gelijke stand zat in de weg. Het kasteel wordt afgelegd als niemand twee van de gebieden 1–5 heeft.
piece-discarded-worth = 0 punten.
piece-turned = Omgedraaid gebied
piece-turned-does = Twee partijen stonden hier gelijk op de eerste plaats. De ene nam de schat, de andere deze tegel: ook de achterkant van een gebied is een schat. Voor het kasteel telt hij niet.
piece-turned-worth = 1 punt.
piece-number-territory = Getalgebied
piece-number-territory-does = Aan het eind neemt de partij met de meeste ridders erbij dit gebied. Alleen ridders met dit getal mogen hier liggen.
piece-number-territory-worth = Zoveel punten als zijn getal. Wie als eerste twee van deze vijf neemt, krijgt ook het kasteel.
piece-colour-territory = Kleurgebied
piece-colour-territory-does = Aan het eind neemt de partij met de meeste ridders erbij dit gebied. Alleen ridders van deze kleur mogen hier liggen, met elk getal.
piece-colour-territory-worth = 5 punten, bij elke kleur.
piece-treasure = Schat
piece-treasure-does = Hij gaat naar de partij die tweede is bij het gebied erboven. Staan twee partijen gelijk op de eerste plaats, dan neemt de ene de schat en de andere het omgedraaide gebied.
piece-treasure-worth = 1 punt.
piece-castle = Kasteel
piece-castle-does = Aan het eind worden de gebieden 1–5 van links naar rechts vergeven. Wie er als eerste twee heeft, welke dan ook, neemt meteen het kasteel.
piece-castle-worth = 5 punten.
piece-marker = Merkteken
piece-marker-does = Het toont de kleur van een speler: helemaal links van wie de strook is; bij een gebied wie daar alleen leidt; op een tegel wie hem genomen heeft. Het is alleen een hulpmiddel.
piece-strip = Strook voor ridders
piece-strip-does = Hier legt één partij haar ridders, elk bij zijn gebied. Met vier spelers delen partners een strook en tellen hun ridders samen.
piece-number-place = Plek bij een getal
piece-number-place-does = De gekozen ridder mag hier liggen; hij telt dan voor het gebied van zijn getal.
piece-colour-place = Plek bij een kleur
piece-colour-place-does = De gekozen ridder mag hier liggen; hij telt dan voor het gebied van zijn kleur.
piece-hand = Je hand
piece-hand-does = Hoogstens acht ridders die alleen jij ziet. In elke beurt leg je er één en trek je er één, tot de stapel leeg is.
piece-row = De rij
piece-row-does = Tien gebieden van links naar rechts: de getallen 1 t/m 5, dan de vijf kleuren. Onder elk ligt een schat, helemaal links het kasteel.

# ---- hulp bij elke vraag
help-play = Kies een ridder uit je hand en dan een van zijn twee plekken: bij het gebied van zijn getal of bij het gebied van zijn kleur.
help-play-matters = Maak van een gelijke stand een voorsprong, of van de voorsprong van een ander een gelijke stand. Nog een ridder bij een veilige voorsprong levert niets op.

# ---- de eerste les
lesson-first = Twee plekken voor elke ridder
lesson-first-about = Ridders leggen, bij gebieden de leiding nemen en het kasteel winnen.

lesson-first-homes = Twee plekken
lesson-first-homes-text = Elke ridder heeft twee plekken: bij het gebied van zijn getal en bij het gebied van zijn kleur. Rood 5 mag bij gebied 5 of bij gebied rood liggen.
lesson-first-homes-task = Leg rood 5 bij gebied rood.
lesson-first-homes-hint = Kies rood 5 in je hand en dan de plek onder gebied rood, het zesde van links.
lesson-first-homes-praise = Je eerste ridder ligt bij gebied rood, en je trekt meteen een nieuwe kaart.
lesson-first-homes-other = Deze ridder kan wachten. Kies eerst rood 5.
lesson-first-homes-near-number = Gebied 5 is zijn andere plek en ook 5 punten waard. Leg hem deze keer bij zijn kleur.
lesson-first-homes-near-elsewhere = Rood 5 heeft maar twee plekken: bij gebied 5 en bij gebied rood. Leg hem bij gebied rood.

lesson-first-knight = Een ridder is een ridder
lesson-first-knight-text = Bens blauw 5 ziet er sterk uit. Maar bij een gebied telt elke ridder als 1, welk getal hij ook draagt. Jouw blauw 1 is daar net zo goed als zijn 5.
lesson-first-knight-task = Kom bij gebied blauw gelijk met Ben: leg daar blauw 1.
lesson-first-knight-hint = Kies blauw 1 in je hand en dan de plek onder gebied blauw.
lesson-first-knight-praise = Elk één ridder bij gebied blauw: jullie staan gelijk.
lesson-first-knight-other = Bij gebied blauw leidt Ben nog met 1–0. Leg daar blauw 1.
lesson-first-knight-near-two = Met blauw 2 kom je ook gelijk: een ridder is een ridder. Bewaar hem voor de volgende stap en neem de 1.
lesson-first-knight-near-number = Gebied 1 is zijn andere plek. Maar Bens ridder ligt bij gebied blauw: antwoord hem daar.

lesson-first-lead = Neem de leiding
lesson-first-lead-text = Aan het eind neemt wie de meeste ridders heeft het gebied: gebied blauw levert 5 punten op. De tweede neemt de schat eronder: 1 punt.
lesson-first-lead-task = Neem de leiding bij gebied blauw.
lesson-first-lead-hint = Blauw 2 is nu je enige blauwe kaart. Leg hem onder gebied blauw.
lesson-first-lead-praise = Twee tegen één. Blijft het zo, dan levert gebied blauw jou 5 punten op en Ben 1.
lesson-first-lead-other = Bij gebied blauw is het nog 1–1. Je hebt daar nog een blauwe ridder nodig.
lesson-first-lead-near-number = Dat helpt je bij gebied 2, maar bij gebied blauw is het nog 1–1.

lesson-first-numbers = Kleine getallen, groot kasteel
lesson-first-numbers-text = Een getalgebied is zoveel waard als zijn getal. Aan het eind wordt van links naar rechts geteld, en wie als eerste twee van de gebieden 1–5 neemt, krijgt ook het kasteel: 5 punten.
lesson-first-numbers-task = Begin aan het kasteel: leg een van je tweeën bij gebied 2.
lesson-first-numbers-hint = Je hebt groen 2, paars 2 en geel 2. Kies er één en dan de plek onder gebied 2.
lesson-first-numbers-praise = Bij gebied 2 ben je alleen. Nog een getal, en het kasteel kan van jou zijn.
lesson-first-numbers-other = Voor het kasteel tellen alleen getalgebieden. Kies een kaart met een 2 en leg die bij gebied 2.
lesson-first-numbers-near-colour = Een kleur levert 5 punten op, maar telt niet voor het kasteel. Leg de 2 bij zijn getal.
lesson-first-numbers-near-later = Dit is ook een getal. Maar er wordt van links geteld, en gebied 2 komt eerder. Neem een van je tweeën.
lesson-first-numbers-near-one = Zo kom je gelijk met Ben, en bij een gelijke stand telt een gebied niet voor het kasteel. Ga naar een plek waar nog niemand is: gebied 2.

lesson-first-sum = Tel eens na
lesson-first-sum-text = Ben heeft een tweede 1 gelegd. Stel dat het nu afgelopen is: jij leidt bij gebied 2, rood en blauw, Ben bij gebied 1 en 5.
lesson-first-sum-task = Hoeveel punten zou je hebben?
lesson-first-sum-praise = 5 + 5 + 2 = 12. Ben zou er ook 12 hebben, dankzij het kasteel.
lesson-first-sum-other = Tel op waar je leidt: gebied rood, gebied blauw en gebied 2. Voor het kasteel zijn twee getallen nodig.
lesson-first-sum-near-castle = Jij hebt één getalgebied, Ben heeft er twee: 1 en 5. Het kasteel zou dus voor hem zijn.
lesson-first-sum-near-two = Rood en blauw zijn 5 + 5. Gebied 2 is ook van jou, en 2 waard.
lesson-first-sum-near-treasures = Bij gebied 1 en 5 heb je geen ridder. Zonder ridder krijg je ook geen schat voor de tweede plaats.

lesson-first-tie = Even sterk
lesson-first-tie-text = Elk twee ridders bij gebied 5. Staan twee partijen gelijk op de eerste plaats, dan krijgt niemand het gebied zelf. Het wordt omgedraaid, en op de achterkant staat een schat.
lesson-first-tie-task = Het eindigt 2–2. Wat krijgen jij en Ben hier?
lesson-first-tie-answer-1 = Elk 5 punten
lesson-first-tie-answer-2 = Elk 1 punt
lesson-first-tie-answer-3 = Niets
lesson-first-tie-praise = Elk een schat: 1 punt. De gelijke stand kostte de leider hier 4 punten.
lesson-first-tie-other = Er zijn hier nu twee schatten, en jullie zijn met z’n tweeën.
lesson-first-tie-near-both = Het gebied zelf gaat naar niemand: het wordt omgedraaid. Jullie nemen elk een schat.
lesson-first-tie-near-nothing = Er zijn nu twee schatten: die eronder en de achterkant van het gebied. Jullie nemen er elk één.

lesson-first-last = De laatste kaart
lesson-first-last-text = Je hebt nog één kaart, geel 1. Gebied geel is 5 punten waard, gebied 1 maar één. Kijk wie er bij elk leidt, en tel de gebieden 1–5 van links.
lesson-first-last-task = Leg je laatste ridder waar hij je de winst brengt.
lesson-first-last-hint = Kies geel 1 en dan de plek onder gebied 1, aan het linkereind van de rij.
lesson-first-last-praise = Gebied 1 en 2 heb jij als eerste, en daarmee het kasteel. Je wint met 27–21.
lesson-first-last-other = Bij gebied geel leid je al met 3–0. Bij gebied 1 is het gelijk.
lesson-first-last-near-colour = Gebied geel was al van jou. Nu heeft Ben als eerste twee getallen, 3 en 4. Hij krijgt het kasteel en wint met 26–22.

lesson-first-level = Punten afpakken
lesson-first-level-text = Weer is geel 1 je laatste kaart. Bij gebied 1 leid je met 4–1. Bij gebied geel leidt Ben met 2–1.
lesson-first-level-task = Leg je laatste ridder waar hij je de winst brengt.
lesson-first-level-hint = Kies geel 1 en dan de plek onder gebied geel, aan het rechtereind van de rij.
lesson-first-level-praise = Gelijke stand bij gebied geel: Ben krijgt daar 1 punt in plaats van 5. Je wint met 27–24.
lesson-first-level-other = Gebied 1 is veilig. Bij gebied geel is één ridder genoeg voor een gelijke stand.
lesson-first-level-near-number = Gebied 1 was al van jou. Ben houdt gebied geel, 5 punten, en wint met 28–27.

lesson-first-end = Het einde
lesson-first-end-text = Punten komen er pas nu, als alle kaarten liggen: de gebieden worden van links naar rechts vergeven, en de meeste punten winnen. Twee kaarten zijn ongezien uit het spel, dus niemand kan alles weten.
