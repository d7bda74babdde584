# Waar je Tabula Rasa mee leert: een inleiding, het speelmateriaal, hulp bij elke vraag en de lessen.

game-in-a-minute = Tien gebieden liggen op een rij: vijf voor de getallen 1 t/m 5, vijf voor de kleuren. Je hebt acht ridders in je hand, elk met een getal en een kleur. In je beurt leg je er één bij het gebied van zijn getal of zijn kleur en trek je een nieuwe. Liggen ze allemaal, dan gaat elk gebied naar wie er de meeste ridders heeft; de tweede krijgt een kleine schat. Twee getalgebieden leveren ook het kasteel op.

# ---- het speelmateriaal
piece-knight = Ridder
piece-knight-does = Hij heeft twee plekken: bij het gebied van zijn getal en bij het gebied van zijn kleur. Daar telt hij als 1 ridder, welk getal hij ook draagt.
piece-knight-worth = Zelf levert hij geen punten op. Die komen aan het eind, van gebieden, schatten en het kasteel.
piece-stock = Stapel
piece-stock-does = Aan het eind van je beurt trek je hier een kaart. Is de stapel leeg, dan speelt iedereen zijn laatste kaarten zonder te trekken.
piece-removed = Kaarten uit het spel
piece-removed-does = Twee ridders gingen vóór het delen uit het spel, en niemand heeft ze bekeken. De kaart waarop je wacht, kan er één van zijn.
piece-hidden = Handkaarten
piece-hidden-does = De kaarten die deze speler nog heeft. Niemand anders mag ze zien, ook een partner niet.
piece-discarded = Afgelegde tegel
piece-discarded-does = Niemand heeft deze tegel genomen: er lag geen ridder bij, of een gelijke stand zat in de weg. Het kasteel wordt afgelegd als niemand twee van de gebieden 1–5 heeft.
piece-discarded-worth = 0 punten.
piece-turned = Omgedraaid gebied
piece-turned-does = Twee partijen stonden hier gelijk op de eerste plaats. De ene nam de schat, de andere deze tegel: ook de achterkant van een gebied is een schat. Voor het kasteel telt hij niet.
piece-turned-worth = 1 punt.
piece-number-territory = Getalgebied
piece-number-territory-does = Aan het eind neemt de partij die er de meeste ridders heeft dit gebied. Alleen ridders met dit getal mogen hier liggen.
piece-number-territory-worth = Zoveel punten als zijn getal. Wie als eerste twee van deze vijf neemt, krijgt ook het kasteel.
piece-colour-territory = Kleurgebied
piece-colour-territory-does = Aan het eind neemt de partij die er de meeste ridders heeft dit gebied. Alleen ridders van deze kleur mogen hier liggen, met elk getal.
piece-colour-territory-worth = 5 punten, bij elke kleur.
piece-treasure = Schat
piece-treasure-does = Hij gaat naar de partij die tweede is bij het gebied erboven. Staan twee partijen gelijk op de eerste plaats, dan neemt de ene de schat en de andere het omgedraaide gebied.
piece-treasure-worth = 1 punt.
piece-castle = Kasteel
piece-castle-does = Aan het eind worden de gebieden 1–5 van links naar rechts toegekend. Wie er als eerste twee heeft, welke dan ook, neemt meteen het kasteel.
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
lesson-first-lead-text = Aan het eind gaat het gebied naar wie er de meeste ridders heeft: gebied blauw levert 5 punten op. De tweede neemt de schat eronder: 1 punt.
lesson-first-lead-task = Neem de leiding bij gebied blauw.
lesson-first-lead-hint = Blauw 2 is nu je enige blauwe kaart. Leg hem onder gebied blauw.
lesson-first-lead-praise = Twee tegen één. Blijft het zo, dan levert gebied blauw jou 5 punten op en Ben 1.
lesson-first-lead-other = Bij gebied blauw is het nog 1–1. Je hebt daar nog een blauwe ridder nodig.
lesson-first-lead-near-number = Dat helpt je bij gebied 2, maar bij gebied blauw is het nog 1–1.

lesson-first-numbers = Kleine getallen, groot kasteel
lesson-first-numbers-text = Een getalgebied is zoveel waard als zijn getal. Aan het eind wordt van links naar rechts geteld, en wie als eerste twee van de gebieden 1–5 neemt, krijgt ook het kasteel: 5 punten.
lesson-first-numbers-task = Zet de eerste stap naar het kasteel: leg een van je tweeën bij gebied 2.
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
lesson-first-last-text = Je hebt nog één kaart, geel 1. Gebied geel is 5 punten waard, gebied 1 maar één. Kijk wie er bij elk van beide leidt, en tel de gebieden 1–5 van links.
lesson-first-last-task = Leg je laatste ridder op de plek waar je ermee wint.
lesson-first-last-hint = Kies geel 1 en dan de plek onder gebied 1, aan het linkereind van de rij.
lesson-first-last-praise = Gebied 1 en 2 heb jij als eerste, en daarmee het kasteel. Je wint met 27–21.
lesson-first-last-other = Bij gebied geel leid je al met 3–0. Bij gebied 1 is het gelijk.
lesson-first-last-near-colour = Gebied geel was al van jou. Nu heeft Ben als eerste twee getallen, 3 en 4. Hij krijgt het kasteel en wint met 26–22.

lesson-first-level = Punten afpakken
lesson-first-level-text = Weer is geel 1 je laatste kaart. Bij gebied 1 leid je met 4–1. Bij gebied geel leidt Ben met 2–1.
lesson-first-level-task = Leg je laatste ridder op de plek waar je ermee wint.
lesson-first-level-hint = Kies geel 1 en dan de plek onder gebied geel, aan het rechtereind van de rij.
lesson-first-level-praise = Gelijke stand bij gebied geel: Ben krijgt daar 1 punt in plaats van 5. Je wint met 27–24.
lesson-first-level-other = Gebied 1 is veilig. Bij gebied geel is één ridder genoeg voor een gelijke stand.
lesson-first-level-near-number = Gebied 1 was al van jou. Ben houdt gebied geel, 5 punten, en wint met 28–27.

lesson-first-end = Het einde
lesson-first-end-text = Punten komen er pas nu, als alle kaarten liggen: de gebieden worden van links naar rechts toegekend, en wie de meeste punten heeft, wint. Twee kaarten zijn ongezien uit het spel, dus niemand kan alles weten.

# ---- meerderheden
lesson-majority = Waar een ridder telt
lesson-majority-about = Waarmee je een gebied wint, wat verspild is en waar één ridder goed voor is.

lesson-majority-added = Geteld, niet opgeteld
lesson-majority-added-text = Bij gebied rood heb je een 1 en een 2. Ben heeft een 3.
lesson-majority-added-task = Als het zo blijft: wie neemt gebied rood?
lesson-majority-added-answer-1 = Niemand: 1 + 2 tegen 3 is gelijk
lesson-majority-added-answer-2 = Jij, met twee ridders tegen één
lesson-majority-added-answer-3 = Ben, met het hoogste getal
lesson-majority-added-praise = Twee ridders verslaan er één: 5 punten voor jou en de schat, 1 punt, voor Ben.
lesson-majority-added-other = Tel de ridders aan elke kant.
lesson-majority-added-near-sum = Getallen worden niet opgeteld. Tel de kaarten: jij hebt er twee, Ben heeft er één.
lesson-majority-added-near-high = Een hoog getal is niet sterker dan een laag. Tel de kaarten: jij hebt er twee, Ben heeft er één.

lesson-majority-five = Wat de 5 betekent
lesson-majority-five-text = Op elk kleurgebied staat een 5. Zoveel is het waard. Welke ridders er mogen liggen, bepaalt alleen de kleur.
lesson-majority-five-task = Leg een ridder bij gebied groen.
lesson-majority-five-hint = Groen 2 en groen 3 passen. Kies er één en dan de plek onder gebied groen, het zevende van links.
lesson-majority-five-praise = Elke groene ridder is hier welkom, ook een met een laag getal.
lesson-majority-five-other = Er ligt nog geen ridder van jou bij gebied groen. Kies een groene kaart.
lesson-majority-five-near-worth = De 5 op de tegel is wat hij in punten waard is. Rood 5 past bij gebied 5 of bij gebied rood.
lesson-majority-five-near-number = De kaart klopt. Maar dit is zijn getal; leg hem bij zijn kleur.

lesson-majority-waste = Te veel ridders
lesson-majority-waste-text = Een spel is afgelopen. Bij gebied geel heb jij drie ridders, Ben heeft er geen.
lesson-majority-waste-task = Hoeveel van jouw drie had je ergens anders kunnen leggen zonder gebied geel te verliezen?
lesson-majority-waste-praise = Eén ridder is meer dan geen. De andere twee hadden je bij hun getal kunnen helpen.
lesson-majority-waste-other = Ben heeft geen ridder bij gebied geel. Hoeveel heb je er nodig om er meer te hebben dan hij?
lesson-majority-waste-near-none = Dan had jij daar ook geen ridder, en zonder ridder neemt niemand iets.
lesson-majority-waste-near-one = Dan bleven er twee over, één meer dan nodig: 1 is meer dan 0.

lesson-majority-treasure = Eén is genoeg
lesson-majority-treasure-text = Je laatste kaart is groen 3. Bij gebied 3 leid je met 3–1. Bij gebied groen heeft Ben twee ridders en jij geen.
lesson-majority-treasure-task = Leg je laatste ridder waar hij een punt oplevert.
lesson-majority-treasure-hint = Kies groen 3 en dan de plek onder gebied groen.
lesson-majority-treasure-praise = Je bent tweede bij gebied groen: de schat is van jou, 1 punt. Je wint met 24–23.
lesson-majority-treasure-other = De tweede plaats levert een schat op, maar alleen met een ridder. Waar heb je er nog geen?
lesson-majority-treasure-near-number = Ben heeft nog één kaart, dus 3–1 was veilig. Je wint er niets bij, en het eindigt 23–23.

# ---- het kasteel
lesson-castle = De weg naar het kasteel
lesson-castle-about = Wie het kasteel wint, en hoe één ridder het een ander kan ontzeggen.

lesson-castle-order = De eerste, niet de meeste
lesson-castle-order-text = Jij leidt bij gebied 1, 4 en 5, Ben bij gebied 2 en 3. Stel dat het zo eindigt. De gebieden worden van links naar rechts toegekend.
lesson-castle-order-task = Wie neemt het kasteel?
lesson-castle-order-answer-1 = Jij, met drie getallen
lesson-castle-order-answer-2 = Ben, met 2 en 3
lesson-castle-order-answer-3 = Niemand
lesson-castle-order-praise = Ben neemt zijn tweede getal bij 3, voordat jij je tweede bij 4 neemt.
lesson-castle-order-other = Ga van 1 naar 5 en stop bij de eerste partij met twee.
lesson-castle-order-near-most = Je hebt er meer, maar later. Jouw tweede getal is 4, dat van Ben is 3, en het kasteel wordt meteen toegekend.
lesson-castle-order-near-nobody = Al bij gebied 3 heeft iemand twee van de vijf.

lesson-castle-apart = Elk tweetal telt
lesson-castle-apart-text = Jij leidt bij gebied 1 en 4, Ben bij gebied 3 en 5. Bij gebied 2 ligt geen ridder.
lesson-castle-apart-task = Wie zou het kasteel krijgen?
lesson-castle-apart-answer-1 = Jij, met 1 en 4
lesson-castle-apart-answer-2 = Ben: 3 en 5 zijn meer waard
lesson-castle-apart-answer-3 = Niemand: er liggen er geen twee naast elkaar
lesson-castle-apart-praise = Elk tweetal getallen is goed. Met gebied 4 heb jij er als eerste twee.
lesson-castle-apart-other = Ga van 1 naar 5 en stop bij de eerste partij met twee.
lesson-castle-apart-near-worth = De punten doen er hier niet toe. Jouw tweede getal is 4; dat van Ben is 5, te laat.
lesson-castle-apart-near-nobody = Ze hoeven niet naast elkaar te liggen. Elk tweetal van de vijf getallen wint het kasteel.

lesson-castle-turned = Een gelijke stand telt niet
lesson-castle-turned-text = Bij gebied 1, 2 en 4 staan jij en Ben gelijk. Jij leidt bij gebied 3, Ben bij gebied 5.
lesson-castle-turned-task = Wie zou het kasteel krijgen?
lesson-castle-turned-answer-1 = Jij
lesson-castle-turned-answer-2 = Ben
lesson-castle-turned-answer-3 = Niemand
lesson-castle-turned-praise = Jullie nemen elk maar één getal. Het kasteel wordt afgelegd.
lesson-castle-turned-other = Tel alleen de gebieden die iemand alleen neemt.
lesson-castle-turned-near-you = Bij een gelijke stand wordt een gebied omgedraaid en is het een schat. Van de getallen zou alleen 3 van jou zijn.
lesson-castle-turned-near-ben = Bij een gelijke stand wordt een gebied omgedraaid en is het een schat. Van de getallen zou alleen 5 van hem zijn.

lesson-castle-deny = Niet voor Ben
lesson-castle-deny-text = Je laatste kaart is paars 4. Bij gebied paars leid je met 2–1. Van de getallen leidt Ben bij 1 en 4, jij bij 3. Bij 2 en 5 is het gelijk.
lesson-castle-deny-task = Leg je laatste ridder op de plek waar je ermee wint.
lesson-castle-deny-hint = Bij gebied 4 leidt Ben met 4–3. Leg paars 4 daar.
lesson-castle-deny-praise = Bij gebied 4 is het gelijk, dus niemand heeft twee getallen. Het kasteel wordt afgelegd, en je wint met 19–13.
lesson-castle-deny-other = Denk aan het kasteel: Ben staat op het punt twee getallen te winnen.
lesson-castle-deny-near-colour = Bij gebied paars leidde je al. Ben neemt 1 en 4, daarmee het kasteel, en wint met 21–19.

lesson-castle-swing = Eén ridder, één kasteel
lesson-castle-swing-text = Je laatste kaart is rood 3. Daarmee kom je gelijk bij gebied rood of bij gebied 3. Ben leidt bij gebied 1 en 3, jij bij gebied 2 en 5.
lesson-castle-swing-task = Leg je laatste ridder op de plek waar je ermee wint.
lesson-castle-swing-hint = Kies rood 3 en dan de plek onder gebied 3.
lesson-castle-swing-praise = Nu heeft Ben alleen 1, en met 2 en 5 is het kasteel van jou. Je wint met 26–18.
lesson-castle-swing-other = Op beide plekken ontstaat een gelijke stand. Slechts één ervan beslist ook over het kasteel.
lesson-castle-swing-near-colour = Bij gebied rood is het gelijk: 4 punten minder voor Ben. Maar hij neemt 1 en 3 en het kasteel. Het eindigt 21–21.

# ---- met z’n drieën en in paren
lesson-company = Met z’n drieën en in paren
lesson-company-about = Gelijke stand met drie spelers, en hoe partners samen tellen.

lesson-company-third = Niets over voor de derde
lesson-company-third-text = Bij gebied 5 hebben jij en Ben elk drie ridders. Clara heeft er één.
lesson-company-third-task = Als het zo blijft: wat krijgt Clara daar?
lesson-company-third-answer-1 = De schat, 1 punt
lesson-company-third-answer-2 = Het gebied, 5 punten
lesson-company-third-answer-3 = Niets
lesson-company-third-praise = Jij en Ben nemen elk een schat, 1 punt. Dan is er geen tegel meer over.
lesson-company-third-other = Er zijn hier twee tegels. Jij en Ben staan samen op de eerste plaats.
lesson-company-third-near-treasure = Jij en Ben hebben beide tegels nodig: de een neemt de schat, de ander het omgedraaide gebied.
lesson-company-third-near-territory = Het gebied gaat alleen naar wie de meeste ridders heeft. Hier staan er twee gelijk, dus wordt het omgedraaid.

lesson-company-three = Alle drie gelijk
lesson-company-three-text = Je laatste kaart is groen 5. Bij gebied groen hebben jullie alle drie twee ridders: zo neemt niemand iets. Bij gebied 5 leid je met drie ridders; Clara heeft er twee.
lesson-company-three-task = Leg je laatste ridder op de plek waar je ermee wint.
lesson-company-three-hint = Kies groen 5 en dan de plek onder gebied groen.
lesson-company-three-praise = Drie tegen twee en twee: gebied groen is van jou, 5 punten. Je wint met 19.
lesson-company-three-other = Bij gebied 5 leid je al. Waar verandert één ridder meer?
lesson-company-three-near-number = Bij gebied 5 leidde je al. Bij gebied groen blijft het gelijk, de 5 punten gaan naar niemand, en Ben wint met 16.

lesson-company-second = Gelijk op de tweede plaats
lesson-company-second-text = Je laatste kaart is paars 2. Bij gebied paars heeft Ben twee ridders, Clara één en jij geen. Bij gebied 2 hebben jullie er elk één.
lesson-company-second-task = Leg je laatste ridder op de plek waar je ermee wint.
lesson-company-second-hint = Kies paars 2 en dan de plek onder gebied 2.
lesson-company-second-praise = Gebied 2 is van jou, en samen met gebied 1 ook het kasteel. Je wint met 19 punten.
lesson-company-second-other = Vraag je af wat je op elke plek zou krijgen.
lesson-company-second-near-colour = Nu staan jij en Clara gelijk als tweede, en niemand neemt de schat. Ben wint met 17 punten, jij hebt er 13.

lesson-company-together = Partners tellen samen
lesson-company-together-text = Nu zijn jullie met z’n vieren. Clara zit tegenover je en is je partner: jullie delen één strook en één score. Ben en David zijn de andere partij.
lesson-company-together-task = Hoeveel ridders heeft jullie partij bij gebied paars?
lesson-company-together-praise = Eén van jou en twee van Clara zijn er drie. Ze liggen allemaal in jullie strook.
lesson-company-together-other = Tel alle ridders onder gebied paars, in jullie strook.
lesson-company-together-near-own = Dat is alleen die van jou. Ook de twee ridders van Clara in jullie strook tellen.
lesson-company-together-near-all = Eén van deze vier is van David. Hij speelt met Ben, aan de andere kant van de rij.

lesson-company-help = Help je partner
lesson-company-help-text = Je laatste kaart is blauw 4. Bij gebied 4 leidt jullie partij met 4–3. Bij gebied blauw heeft Clara twee ridders, David ook twee, en jij geen.
lesson-company-help-task = Leg je laatste ridder op de plek waar jullie er samen mee winnen.
lesson-company-help-hint = Kies blauw 4 en dan de plek onder gebied blauw.
lesson-company-help-praise = De twee van Clara en die van jou zijn er drie: gebied blauw is van jullie. Jullie winnen met 29–26.
lesson-company-help-other = Clara’s ridders tellen ook voor jou. Waar staat jullie partij gelijk?
lesson-company-help-near-number = Daar leidde jullie partij al. Bij gebied blauw blijft het 2–2, en Ben en David winnen met 26–25.

lesson-company-secret = Je eigen hand
lesson-company-secret-text = Jij en Clara winnen samen: één score, bij allebei te zien, en één plaats. Tijdens het spel had ieder een eigen hand en eigen beurten.
lesson-company-secret-task = Wanneer mag je in Clara’s hand kijken?
lesson-company-secret-answer-1 = Nooit
lesson-company-secret-answer-2 = Altijd: ze is je partner
lesson-company-secret-answer-3 = Zodra de stapel leeg is
lesson-company-secret-praise = Handen zijn geheim, ook tussen partners. Let op waar Clara haar ridders legt.
lesson-company-secret-other = Ieder ziet alleen zijn eigen hand.
lesson-company-secret-near-always = Partners delen een strook en de punten, maar niet hun kaarten. Niemand mag een andere hand zien.
lesson-company-secret-near-late = Een lege stapel verandert daar niets aan. Handen blijven geheim tot het einde.
