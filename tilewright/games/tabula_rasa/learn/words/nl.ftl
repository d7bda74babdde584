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
