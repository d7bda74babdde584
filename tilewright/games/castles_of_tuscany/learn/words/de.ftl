game-in-a-minute = Du regierst als Fürst in der alten Toskana. Vor dir liegt dein Spielplan: dreißig farbige Felder und ein Kastell. In jedem Zug tust du eines: Karten nachziehen, ein Plättchen nehmen oder ein Plättchen mit Karten bezahlen und legen. Jedes Plättchen gibt dir etwas zurück. Komplette Gebiete bringen grüne Punkte. Dreimal wird Grün zu Rot addiert; frühe Punkte zählen also dreimal. Die meisten roten Punkte gewinnen.

# Was auf dem Tisch liegt
piece-start-castle = Start-Kastell
piece-start-castle-does = Von hier aus wächst dein Spielplan: Das erste Plättchen muss daran grenzen. Es bringt keine Punkte und hat keine Wirkung, aber sein Feld gilt als belegt.
piece-castle = Kastell
piece-castle-does = Gehört auf ein dunkelgrünes Feld. Du darfst sofort ein Plättchen aus der Auslage legen, ohne zu bezahlen. Es muss passen und an etwas Gelegtes grenzen; seine Punkte und seine Wirkung bekommst du auch.
piece-castle-worth = Such dir das Gratis-Plättchen aus, bevor du das Kastell legst: eines, das ein Gebiet komplettiert, oder eines, das du kaum bezahlen kannst.
piece-city = Stadt
piece-city-does = Gehört auf ein rotes Feld. Du nimmst ein Bonuskärtchen deiner Wahl, das dir bis zum Spielende hilft.
piece-city-worth = Je früher, desto besser: Ein Bonuskärtchen wirkt ab sofort.
piece-manor = Gutshof
piece-manor-does = Gehört auf ein türkises Feld. Du erhältst ein Holz-Sechseck auf ein Ablagefeld: einen Joker für ein Feld beliebiger Farbe.
piece-manor-worth = Ein Spielplan hat nur zwei türkise Felder. Der Farbbonus ist also nah.
piece-agriculture = Landwirtschaft
piece-agriculture-does = Gehört auf ein hellgrünes Feld. Jede Landwirtschaftsart darauf, die im selben Gebiet noch nicht vorkommt, bringt 1 grünen Punkt.
piece-agriculture-worth = Bring verschiedene Arten in einem großen Gebiet zusammen.
piece-quarry = Steinbruch
piece-quarry-does = Gehört auf ein graues Feld. Du erhältst 1 Marmor und 1 weiteren für jedes deiner Bonuskärtchen „+1 Marmor“.
piece-quarry-worth = Marmor gibt dir zusätzliche Aktionen. Steinbrüche lohnen sich früh.
piece-village = Dorf
piece-village-does = Gehört auf ein orangefarbenes Feld. Du erhältst 1 Arbeiter und 1 weiteren für jedes deiner Bonuskärtchen „+1 Arbeiter“.
piece-village-worth = Ein Arbeiter ersetzt beim Bezahlen eine Karte beliebiger Farbe.
piece-monastery = Kloster
piece-monastery-does = Gehört auf ein gelbes Feld. Du ziehst 3 Karten. Bonuskärtchen „+1 Spielkarte“ wirken hier nicht.
piece-monastery-worth = Es kostet zwei Karten und bringt drei. Gut, wenn du wenige Karten hast.
piece-carriage = Fuhrwerk
piece-carriage-does = Gehört auf ein beiges Feld. Du deckst 1 Ertragskarte auf und erhältst, was sie zeigt; dazu 1 weitere für jedes deiner Bonuskärtchen „+1 Ertragskarte“.
piece-carriage-worth = Eine Überraschung: Punkte, Karten, ein Arbeiter, ein Marmor oder ein Holz-Sechseck.
piece-hexagon = Holz-Sechseck
piece-hexagon-does = Ein Joker. Lege es vom Ablagefeld auf ein Feld beliebiger Farbe und bezahle in dieser Farbe. Es gilt dann als solches Plättchen, mit dessen Wirkung. Auf Hellgrün bringt es als neue Landwirtschaftsart immer 1 grünen Punkt.
piece-hexagon-worth = Heb es für das letzte Feld eines großen Gebiets auf. Am Ende noch auf dem Ablagefeld: 1 Punkt.
piece-worker = Arbeiter
piece-worker-does = Beim Bezahlen ersetzt ein Arbeiter eine der beiden Karten, gleich welcher Farbe. Zwei Arbeiter bezahlen jedes Plättchen. Danach kommt er zurück in den Vorrat.
piece-worker-worth = Am Ende 1 Punkt für jeden, der übrig ist.
piece-marble = Marmor
piece-marble-does = Einmal in deinem Zug darfst du einen Marmor für eine weitere Aktion abgeben, vor oder nach der üblichen.
piece-marble-worth = Am Ende 1 Punkt für jeden, der übrig ist.
piece-green = Grüne Punkte
piece-green-does = Punkte für das, was du legst. Bei jeder der drei Wertungen werden sie zu deinen roten Punkten addiert, und sie bleiben stehen.
piece-green-worth = Ein grüner Punkt aus dem ersten Durchgang zählt dreimal, einer aus dem letzten nur einmal.
piece-bonus-card = Bonuskärtchen „+1 Spielkarte“
piece-bonus-card-does = Immer wenn du die Aktion „Karten nachziehen“ wählst, ziehst du 1 Karte mehr. Für Klöster und Ertragskarten gilt das nicht.
piece-bonus-card-worth = Am Anfang die sicherste Wahl.
piece-bonus-storage = Bonuskärtchen „+1 Ablagefeld“
piece-bonus-storage-does = Du hast Platz für ein Plättchen oder Holz-Sechseck mehr und erhältst sofort 2 grüne Punkte.
piece-bonus-storage-worth = Am Anfang genommen, zählen die 2 Punkte dreimal.
piece-bonus-marble = Bonuskärtchen „+1 Marmor“
piece-bonus-marble-does = Jeder Steinbruch, den du legst, bringt dir 1 Marmor mehr.
piece-bonus-marble-worth = Gut, solange die meisten deiner vier grauen Felder noch leer sind.
piece-bonus-worker = Bonuskärtchen „+1 Arbeiter“
piece-bonus-worker-does = Jedes Dorf, das du legst, bringt dir 1 Arbeiter mehr.
piece-bonus-worker-worth = Gut, solange die meisten deiner fünf orangefarbenen Felder noch leer sind.
piece-bonus-yield = Bonuskärtchen „+1 Ertragskarte“
piece-bonus-yield-does = Für jedes Fuhrwerk, das du legst, deckst du 1 Ertragskarte mehr auf.
piece-bonus-yield-worth = Gut, solange die meisten deiner vier beigen Felder noch leer sind.
piece-colour = Farbbonus
piece-colour-does = Wer als Erster alle Felder dieser Farbe auf seinem Spielplan belegt, erhält die gezeigten grünen Punkte. Der Zweite bekommt weniger, alle anderen nichts.
piece-colour-worth = Zähl nach, wie viele Felder der Farbe den anderen noch fehlen.
piece-deck = Nachziehstapel
piece-deck-does = Wähle ihn, um Karten nachzuziehen: 2 (in späteren Auflagen 3) und 1 weitere für jedes Bonuskärtchen „+1 Spielkarte“.
piece-card = Spielkarte
piece-card-does = Zwei Karten in der Farbe eines Feldes bezahlen das Plättchen, das du dort legst. Zwei gleiche Karten einer anderen Farbe ersetzen eine davon.
piece-card-worth = Je drei Karten, die am Ende übrig sind, bringen 1 Punkt.
piece-closed-hand = Hand eines Mitspielers
piece-closed-hand-does = Bekannt ist nur, wie viele Karten es sind. Eine Hand darf beliebig groß werden.
piece-discards = Abgeworfene Karten
piece-discards-does = Karten, mit denen bezahlt wurde, nach Farben. Ist der Nachziehstapel leer, werden sie zu einem neuen gemischt.
piece-yields = Ertragskarten
piece-yields-does = Ein Fuhrwerk deckt die oberste auf. Sie bringt, was sie zeigt, und wird abgelegt.
piece-yield-points = Ertragskarte: Punkte
piece-yield-points-does = Sofort 2 rote Punkte oder 1 grüner Punkt.
piece-yield-points-worth = Der grüne Punkt wird bei jeder Wertung, die noch kommt, wieder addiert.
piece-yield-cards = Ertragskarte: Spielkarten
piece-yield-cards-does = Du ziehst 2 oder 3 Karten. Bonuskärtchen wirken hier nicht.
piece-yield-worker = Ertragskarte: Arbeiter
piece-yield-worker-does = Du erhältst 1 Arbeiter. Bonuskärtchen wirken hier nicht.
piece-yield-marble = Ertragskarte: Marmor
piece-yield-marble-does = Du erhältst 1 Marmor und darfst ihn noch in diesem Zug abgeben. Bonuskärtchen wirken hier nicht.
piece-yield-hexagon = Ertragskarte: Holz-Sechseck
piece-yield-hexagon-does = Du erhältst ein Holz-Sechseck auf ein Ablagefeld. Ist keines frei, erhältst du stattdessen 2 rote Punkte.
piece-neutral = Neutrale Plättchen
piece-neutral-does = 32 Plättchen, vier von jeder Art. Aus ihnen entsteht die erste Auslage. Später ersetzen sie fünf Plättchen einer Farbe, die die Auslage verlassen.
piece-stack = Stapel eines Spielers
piece-stack-does = Sieben verdeckte Plättchen. Nimmst du ein Plättchen aus der Auslage, füllt dein nächstes die Lücke, zuerst vom linken Stapel.
piece-stack-worth = Wer als Erster seinen 1., 2. oder 3. Stapel leert, beendet diesen Durchgang: Die Runde wird zu Ende gespielt, dann kommt eine Wertung. Nach dem 3. Stapel folgt noch eine ganze Runde.
piece-space = Leerer Platz
piece-space-does = Als Ablagefeld nimmt er ein Plättchen oder Holz-Sechseck auf, bis es gelegt wird. Anstelle eines Stapels heißt er: Dieser Stapel ist leer. In der Auslage gab es nichts, um die Lücke zu füllen.
piece-space-worth = Sind deine Ablagefelder voll, wenn du ein Plättchen nimmst, verlierst du etwas davon. Also erst legen, dann nehmen.
piece-part = Spielplanteil
piece-part-does = Zehn Felder. Drei Teile nebeneinander sind ein Spielplan. Auf jedes Feld gehört ein Plättchen seiner Farbe; benachbarte Felder einer Farbe sind ein Gebiet.
piece-part-worth = Ein komplettes Gebiet bringt 1, 3 oder 6 grüne Punkte für ein, zwei oder drei Felder.
piece-tracks = Zählleisten
piece-tracks-does = Außen die grünen Punkte, innen die roten. Am Ende jedes der drei Durchgänge addieren alle Grün zu Rot, und Grün bleibt stehen.
piece-tracks-worth = Die roten Punkte entscheiden das Spiel.
piece-chip = Zählstein
piece-chip-does = Jeder hat zwei: Der auf der äußeren Leiste zeigt die grünen Punkte, der auf der inneren die roten.
piece-lap = 50 oder 100
piece-lap-does = Dieser Spieler ist auf der roten Leiste ein- oder zweimal herum. Zähle 50 oder 100 zum Feld des Zählsteins dazu.
piece-count = Anzahl
piece-count-does = So viele Plättchen oder Karten liegen hier.
piece-field = Wählbares Feld
piece-field-does = Das gewählte Plättchen passt hierher: Die Farbe stimmt, und das Feld grenzt an etwas, was du gelegt hast.
piece-field-worth = Sind alle Felder eines Gebiets belegt, bringt es 1, 3 oder 6 grüne Punkte für ein, zwei oder drei Felder.
piece-slot = Platz für ein Teil
piece-slot-does = Hier legst du das gewählte Teil an: ein halbes Sechseck höher oder tiefer als sein linker Nachbar.
piece-slot-worth = Achte darauf, welche Felder einer Farbe zusammenkommen.
piece-pass = Verzichten
piece-pass-does = Nach deiner Aktion: den Zug beenden und den Marmor behalten. Nach einem Kastell: kein Gratis-Plättchen nehmen.
piece-pass-worth = Das Plättchen für das Kastell ist ein Geschenk. Verzichte nur, wenn nichts gut passt.
piece-table = Tisch
piece-table-does = Dein Spielplan mit Stapeln, Ablagefeldern, Marmor, Arbeitern und Bonuskärtchen. Daneben die Auslage mit acht Plättchen, die Farbboni und die Zählleisten.
piece-hand = Deine Hand
piece-hand-does = Deine Karten, für die anderen verdeckt. Zwei einer Farbe bezahlen ein Plättchen dieser Farbe; jedes andere Pärchen ersetzt eine Karte.
piece-mat = Spielplan eines Mitspielers
piece-mat-does = Alles, was vor diesem Spieler liegt: Spielplan, Stapel, Ablagefelder, Marmor, Arbeiter und Bonuskärtchen.
piece-mat-worth = Sieh nach, wer bald eine ganze Farbe belegt hat und wessen Stapel fast leer ist.
piece-supply = Bonuskärtchen und Stapel
piece-supply-does = Bonuskärtchen, fünf von jeder Art; der Nachziehstapel und die abgeworfenen Karten; Ertragskarten; neutrale und beiseitegelegte Plättchen.
piece-dock = Auswahl
piece-dock-does = Spielplanteile, die noch anzulegen sind, jedes aufrecht und gedreht, oder eine Schaltfläche.

# Hilfe zu jeder Frage
help-part = Bau deinen Spielplan: drei Teile nebeneinander, aufrecht oder gedreht, ein halbes Sechseck höher oder tiefer. Wähle erst ein Teil, dann seinen Platz.
help-part-matters = Felder einer Farbe, die zusammenkommen, werden ein Gebiet. Ein Dreiergebiet bringt 6 Punkte, drei einzelne Felder nur 3.
help-castle = Wähle das dunkelgrüne Feld, von dem aus dein Spielplan wachsen soll.
help-castle-matters = Am besten neben Farben, die du doppelt auf der Hand hast. In der Mitte erreicht es mehr Felder.
help-bonus = Nimm einen Vorteil für das ganze Spiel. Du darfst mehrere gleiche haben; von jeder Art gibt es fünf.
help-bonus-matters = Eine Karte mehr bei jedem Nachziehen ist ein sicherer Anfang. Ein Ablagefeld bringt sofort 2 grüne Punkte.
help-act = Eine Aktion: Karten nachziehen, ein Plättchen auf ein Ablagefeld nehmen oder eines von dort legen und bezahlen. Mit einem Marmor sind es zwei.
help-act-matters = Kannst du ein Gebiet komplettieren? Dann lege. Liegt etwas aus, was du bald bezahlen kannst? Dann nimm es. Sonst zieh Karten nach.
help-discard = Alle Ablagefelder sind voll. Etwas davon muss weg, bevor das neue Plättchen kommt, und es ist verloren.
help-discard-matters = Behalte, was du am ehesten legen und bezahlen kannst.
help-pay = Das Plättchen kostet zwei Karten in der Farbe des Feldes. Zwei gleiche Karten einer anderen Farbe ersetzen eine davon, ein Arbeiter ebenso. Mehr darfst du nicht abgeben.
help-pay-matters = Gib Pärchen in Farben ab, die du nicht mehr brauchst. Spare Arbeiter: Sie passen zu jeder Farbe.
help-free = Für dein Kastell legst du jetzt ein passendes Plättchen aus der Auslage, ohne Karten. Wähle erst das Plättchen, dann das Feld.
help-free-matters = Komplettiere ein Gebiet oder eine ganze Farbe. Sonst nimm, was du kaum bezahlen könntest, etwa eine Stadt oder noch ein Kastell.
help-marble = Deine Aktion ist getan. Gib einen Marmor für eine weitere ab oder beende deinen Zug.
help-marble-matters = Nutze ihn, wenn etwas nicht warten kann: ein begehrtes Plättchen oder ein Gebiet vor einer Wertung. Ein aufgehobener Marmor ist am Ende 1 Punkt wert.

# Lektion 1
lesson-first = Vom Kastell zur Wertung
lesson-first-about = Du legst deine ersten Plättchen, bezahlst sie, nutzt einen Marmor und ein Kastell und siehst, wie aus grünen Punkten rote werden.

lesson-first-village = Ein Plättchen legen
lesson-first-village-text = Das ist dein Spielplan. Das Kastell ist dein Anfang. Auf deinem Ablagefeld wartet ein Dorf. Es braucht ein orangefarbenes Feld, das an etwas Gelegtes grenzt, und kostet zwei orangefarbene Karten.
lesson-first-village-task = Lege das Dorf auf das orangefarbene Feld neben deinem Kastell und bezahle mit zwei orangefarbenen Karten.
lesson-first-village-hint = Wähle das Dorf auf dem Ablagefeld unter deinem Spielplan, dann das orangefarbene Feld rechts über dem Kastell, dann beide orangefarbenen Karten.
lesson-first-village-praise = Ein Gebiet aus einem Feld ist komplett: 1 grüner Punkt. Und ein Arbeiter zieht ein.
lesson-first-village-other = Das ginge, aber hier legen wir das Dorf: auf Orange, neben dein Kastell.
lesson-first-village-near-apart = Orange stimmt, aber dieses Feld grenzt an nichts, was du gelegt hast. Beginne neben deinem Kastell.
lesson-first-village-near-colour = Dieses Feld ist gelb. Ein Dorf gehört auf Orange.
lesson-first-village-near-take = Dein einziges Ablagefeld ist voll. Für ein neues Plättchen müsstest du das Dorf abgeben. Lege es zuerst.
lesson-first-village-near-dear = Das geht, kostet aber drei Karten. Zwei orangefarbene sind billiger.

lesson-first-take = Ein Plättchen nehmen
lesson-first-take-text = Dein Ablagefeld ist leer. Nimm also ein Plättchen aus der Auslage, am besten eines, das du bald bezahlen kannst. Die Lücke füllt das nächste Plättchen von deinem eigenen Stapel.
lesson-first-take-task = Nimm ein Plättchen, für das du zwei Karten seiner Farbe hast.
lesson-first-take-hint = Du hast zwei gelbe Karten. Gelb ist das Kloster: Wähle eines in der Auslage.
lesson-first-take-praise = Das Kloster liegt auf deinem Ablagefeld, und ein eigenes Plättchen hat die Lücke gefüllt.
lesson-first-take-other = Von dieser Farbe hast du nur eine Karte oder keine. Sieh auf deine Hand: Welche Farbe hast du zweimal?
lesson-first-take-near-castle = Ein Kastell ist stark, aber du hast keine dunkelgrüne Karte. Es würde dein gelbes Pärchen und deinen Arbeiter kosten. Es geht billiger.
lesson-first-take-near-draw = Du hast schon zwei gleiche Karten. Nimm ein Plättchen dazu, bevor Ben es tut.

lesson-first-areas = Gebiete
lesson-first-areas-text = Drei gelbe Felder liegen beieinander: Das ist ein Gebiet. Punkte bringt es, wenn es ganz belegt ist: 1, 3 oder 6 grüne Punkte für ein, zwei oder drei Felder.
lesson-first-areas-task = Lege das Kloster in das große gelbe Gebiet und bezahle mit zwei gelben Karten.
lesson-first-areas-hint = Wähle das Kloster auf deinem Ablagefeld, dann das gelbe Feld über deinem Kastell, dann beide gelben Karten.
lesson-first-areas-praise = Noch keine Punkte: Zwei gelbe Felder fehlen. Aber ein Kloster bringt dir 3 Karten.
lesson-first-areas-other = Das ginge. Nimm hier das Kloster: auf Gelb, für zwei gelbe Karten.
lesson-first-areas-near-apart = Dieses Feld gehört zum Gebiet, aber daneben ist noch nichts belegt. Beginne näher an deinem Kastell.
lesson-first-areas-near-lonely = Dieses gelbe Feld liegt allein und grenzt an nichts, was du gelegt hast.
lesson-first-areas-near-take = Dein Ablagefeld ist voll. Das Kloster wäre verloren. Lege es zuerst.
lesson-first-areas-near-worker = Das geht. Aber behalte den Arbeiter: Er passt zu jeder Farbe, und du hast zwei gelbe Karten.

lesson-first-draw = Karten nachziehen
lesson-first-draw-text = Nichts auf dem Ablagefeld und vier Karten in vier Farben: ein guter Moment zum Nachziehen. Du bekommst zwei Karten, und deine Hand darf beliebig groß werden.
lesson-first-draw-task = Zieh Karten nach.
lesson-first-draw-hint = Wähle den Nachziehstapel bei den Bonuskärtchen und Stapeln.
lesson-first-draw-praise = Hellgrün und Grau. Jetzt hast du zwei hellgrüne Karten.
lesson-first-draw-other = Das ginge, aber zieh jetzt Karten nach: Der Nachziehstapel liegt bei den Bonuskärtchen.
lesson-first-draw-near-take = Das darfst du. Aber ohne Pärchen könntest du nur wenige Plättchen bezahlen, und nur mit dem Arbeiter. Zieh zuerst nach.

lesson-first-pair = Mit einem Pärchen bezahlen
lesson-first-pair-text = Du hast noch ein Kloster genommen. Es kostet zwei gelbe Karten, du hast eine. Zwei gleiche Karten einer anderen Farbe ersetzen eine Karte. Ein Arbeiter auch, aber der passt zu jeder Farbe.
lesson-first-pair-task = Lege das Kloster neben das erste; bezahle mit einer gelben Karte und einem Pärchen, nicht mit dem Arbeiter.
lesson-first-pair-hint = Wähle das Kloster, das gelbe Feld rechts über dem ersten Kloster, dann eine gelbe und zwei hellgrüne Karten.
lesson-first-pair-praise = Drei Karten bezahlt, drei Karten gezogen. Zwei von drei gelben Feldern sind belegt.
lesson-first-pair-other = Lege das Kloster vom Ablagefeld in das gelbe Gebiet und bezahle mit einer gelben und zwei hellgrünen Karten.
lesson-first-pair-near-unlike = Zwei verschiedene Karten sind kein Pärchen. Zwei gleiche hast du in Hellgrün.
lesson-first-pair-near-worker = Erlaubt. Aber ein Arbeiter passt zu jeder Farbe; gib hier das Pärchen ab und behalte ihn.
lesson-first-pair-near-take = Dein Ablagefeld ist voll. Das Kloster wäre verloren.

lesson-first-finish = Ein Gebiet komplettieren
lesson-first-finish-text = In deinem großen Gebiet fehlt ein gelbes Feld. Auf dem Ablagefeld liegt wieder ein Kloster, und du hast wieder zwei gelbe Karten.
lesson-first-finish-task = Komplettiere das gelbe Gebiet und bezahle mit zwei gelben Karten.
lesson-first-finish-hint = Wähle das Kloster, dann das gelbe Feld rechts über dem zweiten Kloster, dann beide gelben Karten.
lesson-first-finish-praise = Drei Felder: 6 grüne Punkte und 3 Karten. Du hast jetzt 7 grüne Punkte.
lesson-first-finish-other = Komplettiere zuerst das Gebiet: Lege das Kloster auf das letzte gelbe Feld, für zwei gelbe Karten.
lesson-first-finish-near-grey = Erlaubt, aber die beiden grauen Karten brauchst du für einen Steinbruch. Bezahle mit Gelb.
lesson-first-finish-near-worker = Erlaubt, aber du hast zwei gelbe Karten. Heb den Arbeiter für eine Farbe auf, die dir fehlt.

lesson-first-quarry = Bonuskärtchen
lesson-first-quarry-text = Ein Steinbruch bringt 1 Marmor. Dein Bonuskärtchen „+1 Marmor“ gibt jedes Mal einen dazu. Bonuskärtchen gelten das ganze Spiel.
lesson-first-quarry-task = Lege den Steinbruch auf das graue Feld neben deinem letzten Kloster und bezahle mit zwei grauen Karten.
lesson-first-quarry-hint = Wähle den Steinbruch, dann das graue Feld rechts unter dem letzten Kloster, dann beide grauen Karten.
lesson-first-quarry-praise = Ein Gebiet aus einem Feld: 1 grüner Punkt. Und 2 Marmor statt 1.
lesson-first-quarry-other = Lege den Steinbruch und bezahle mit den zwei grauen Karten: So ist es am billigsten.
lesson-first-quarry-near-castle = Behalte die beiden dunkelgrünen Karten: In der Auslage liegt ein Kastell.
lesson-first-quarry-near-apart = Dieses graue Feld grenzt an nichts, was du gelegt hast. Neben deinem letzten Kloster ist noch eines.

lesson-first-marble = Marmor
lesson-first-marble-text = Deine Aktion ist getan. Einmal im Zug gibt ein Marmor dir eine weitere. Dein Ablagefeld ist leer, du hast zwei dunkelgrüne Karten, und in der Auslage liegt ein Kastell.
lesson-first-marble-task = Gib einen Marmor ab und nimm das Kastell.
lesson-first-marble-hint = Wähle einen Marmor unter deinem Spielplan, dann das Kastell in der Auslage.
lesson-first-marble-praise = Zwei Aktionen in einem Zug, und 1 Marmor ist noch da.
lesson-first-marble-other = Jetzt hast du eine Aktion. Nimm das Kastell: Du hast zwei dunkelgrüne Karten.
lesson-first-marble-near-pass = Damit endet dein Zug, und Ben könnte das Kastell nehmen. Gib einen Marmor ab.

lesson-first-castle = Das Kastell legen
lesson-first-castle-text = Kastelle gehören auf dunkelgrüne Felder. Eines davon grenzt an dein Dorf, und du hast zwei dunkelgrüne Karten.
lesson-first-castle-task = Lege das Kastell dorthin und bezahle mit zwei dunkelgrünen Karten.
lesson-first-castle-hint = Wähle das Kastell auf dem Ablagefeld, dann das dunkelgrüne Feld rechts unter deinem Dorf, dann beide dunkelgrünen Karten.
lesson-first-castle-praise = Ein Gebiet aus einem Feld: 1 grüner Punkt. Und nun schenkt dir das Kastell ein Plättchen.
lesson-first-castle-other = Lege das Kastell neben dein Dorf und bezahle mit den zwei dunkelgrünen Karten.
lesson-first-castle-near-apart = Die Farbe stimmt, aber neben diesem Feld ist nichts belegt.
lesson-first-castle-near-marble = Nicht nötig: Das Kastell zu legen ist deine eine Aktion. Behalte den Marmor.
lesson-first-castle-near-take = Dein Ablagefeld ist voll. Das Kastell wäre verloren.

lesson-first-free = Das Geschenk des Kastells
lesson-first-free-text = Lege ein passendes Plättchen aus der Auslage, ohne Karten. Ein gelbes Feld ist noch frei. Wer als Erster alle Felder einer Farbe belegt, erhält ihren Farbbonus.
lesson-first-free-task = Lege das Plättchen, das die meisten grünen Punkte bringt.
lesson-first-free-hint = Wähle das Kloster in der Auslage, dann das letzte gelbe Feld rechts unter deinem Steinbruch.
lesson-first-free-praise = 1 für das Gebiet, 3 als Erster mit ganz Gelb, dazu 3 Karten. Du hast jetzt 13 grüne Punkte.
lesson-first-free-other = Das bringt höchstens 2 Punkte. Welche Farbe ist fast komplett?
lesson-first-free-near-city = Ein Bonuskärtchen und 1 Punkt: gut. Aber ein Plättchen bringt hier 4 Punkte, für sein Gebiet und für eine ganze Farbe.
lesson-first-free-near-pass = Das Plättchen ist ein Geschenk, also nimm eines. Welche Farbe ist fast komplett?

lesson-first-passage = Ein Durchgang endet
lesson-first-passage-text = Dein erster Stapel ist leer. Die Runde wird zu Ende gespielt, dann kommt eine Wertung: Alle addieren ihre grünen Punkte zu den roten. Die grünen bleiben stehen.
lesson-first-passage-task = Beende deinen Zug und sieh dir die Wertung an.
lesson-first-passage-hint = Drücke „Zug beenden“.
lesson-first-passage-praise = Ben beendet die Runde. Dann kommen deine 13 grünen Punkte zu Rot.
lesson-first-passage-other = Beende jetzt deinen Zug, um die Wertung zu sehen.
lesson-first-passage-near-marble = Du könntest noch etwas tun. Behalte hier den Marmor und sieh dir die Wertung an.

lesson-first-early = Warum frühe Punkte besser sind
lesson-first-early-text = Es gibt drei Wertungen, und grüne Punkte bleiben stehen. Du hast im ersten Durchgang ein Dreiergebiet komplettiert. Angenommen, Ben komplettiert eines im dritten.
lesson-first-early-task = Wie viele rote Punkte haben die beiden Gebiete am Ende gebracht?
lesson-first-early-answer-1 = Uns beiden je 6
lesson-first-early-answer-2 = Mir 18, Ben 6
lesson-first-early-answer-3 = Uns beiden je 13
lesson-first-early-praise = 6 + 6 + 6 = 18. Nach der dritten Wertung und ein paar Punkten für Restmaterial gewinnen die meisten roten Punkte.
lesson-first-early-other = Grüne Punkte bleiben stehen und werden bei jeder Wertung wieder addiert.
lesson-first-early-near-same = Bens Gebiet wird einmal addiert. Deines steht schon ab der ersten Wertung auf der grünen Leiste. Wie oft wird es addiert?
lesson-first-early-near-sum = 13 ist all dein Grün bisher. Denk an die 6 Punkte für das Gebiet, bei jeder Wertung, die noch kommt.

# Lektion 2
lesson-region = Dein Spielplan
lesson-region-about = Wie du die drei Teile aneinanderlegst, wo dein Kastell beginnt und was ein Bonuskärtchen wert ist.

lesson-region-yellow = Teile aneinanderlegen
lesson-region-yellow-text = Dein Spielplan entsteht aus drei Teilen, aufrecht oder gedreht, ein halbes Sechseck höher oder tiefer. Teil A liegt schon. Drei benachbarte Felder einer Farbe bringen 6 Punkte, drei einzelne nur 3.
lesson-region-yellow-task = Lege Teil C so an, dass drei gelbe Felder aneinandergrenzen.
lesson-region-yellow-hint = Wähle Teil C aufrecht, dann den tieferen Platz.
lesson-region-yellow-praise = Drei gelbe Felder sind jetzt ein Gebiet: 6 Punkte, wenn es belegt ist.
lesson-region-yellow-other = So kommen die gelben Felder nicht zusammen. Achte auf das gelbe Feld am rechten Rand von Teil A.
lesson-region-yellow-near-green = So grenzen drei hellgrüne Felder aneinander, gut gesehen. Finde nun den Weg, der drei gelbe verbindet.
lesson-region-yellow-near-high = Eine Stufe zu hoch: Die gelben Felder verfehlen sich.
lesson-region-yellow-near-other-part = Mit Teil B grenzen höchstens zwei gelbe Felder aneinander. Teil C hat zwei gelbe Felder nebeneinander.

lesson-region-second = Noch ein Dreiergebiet
lesson-region-second-text = Nur Teil B ist übrig. Rechts kann es auf vier Arten liegen. Bei dreien entsteht ein zweites Dreiergebiet, bei einer nicht.
lesson-region-second-task = Lege Teil B so an, dass ein weiteres Gebiet aus drei Feldern entsteht.
lesson-region-second-hint = Zum Beispiel: Wähle Teil B aufrecht, dann den höheren Platz. Drei hellgrüne Felder kommen zusammen.
lesson-region-second-praise = Ein zweites Dreiergebiet. Ganz belegt, bringen deine Gebiete so 38 Punkte.
lesson-region-second-other = Achte darauf, welche Felder an der Naht zusammenkommen.
lesson-region-second-near-low = An dieser Naht kommt nichts Neues zusammen. Versuch es ein halbes Sechseck höher, oder dreh das Teil.

lesson-region-start = Das Start-Kastell
lesson-region-start-text = Dein erstes Plättchen muss an das Start-Kastell grenzen. Du hast zwei orangefarbene und zwei gelbe Karten, genug für ein Dorf und ein Kloster. Das Kastell selbst bringt nichts.
lesson-region-start-task = Setze das Kastell dorthin, wo es an ein orangefarbenes und ein gelbes Feld grenzt.
lesson-region-start-hint = Wähle das dunkelgrüne Feld im linken oder im rechten Teil.
lesson-region-start-praise = Die Karten für deine ersten zwei Plättchen hast du. Ein guter Anfang.
lesson-region-start-other = Das Start-Kastell braucht ein dunkelgrünes Feld.
lesson-region-start-near-middle = In der Mitte hat es sechs Nachbarn, aber keiner davon ist gelb.

lesson-region-gift = Ein Bonuskärtchen
lesson-region-gift-text = Alle beginnen mit einem Bonuskärtchen. Es gilt das ganze Spiel, und später darfst du mehrere gleiche haben. Eine Art bringt außerdem sofort Punkte.
lesson-region-gift-task = Nimm das Bonuskärtchen, das sofort grüne Punkte bringt.
lesson-region-gift-hint = Wähle „+1 Ablagefeld“ bei den Bonuskärtchen.
lesson-region-gift-praise = 2 grüne Punkte jetzt. In drei Wertungen werden daraus 6 rote Punkte.
lesson-region-gift-other = Eine gute Hilfe, aber sofort bringt sie nichts. Welches Bonuskärtchen gibt dir mehr Platz?
lesson-region-gift-near-card = Eine Karte mehr bei jedem Nachziehen ist im richtigen Spiel eine sichere Wahl. Aber sofort bringt sie nichts.

# Lektion 3
lesson-storage = Bezahlen, ablegen, legen
lesson-storage-about = Welche Karten bezahlen, was bei vollen Ablagefeldern geschieht und was du zuerst legst.

lesson-storage-units = Was bezahlt
lesson-storage-units-text = Ein Steinbruch kostet zwei graue Karten. Jede davon lässt sich ersetzen: durch zwei gleiche Karten einer anderen Farbe oder durch einen Arbeiter. Graue Karten und Arbeiter sind kostbar, Pärchen nicht.
lesson-storage-units-task = Bezahle so, dass du beide grauen Karten und beide Arbeiter behältst.
lesson-storage-units-hint = Vier orangefarbene Karten sind zwei Pärchen. Wähle alle vier.
lesson-storage-units-praise = Zwei Pärchen ersetzen zwei Karten. Auch vier Karten einer Farbe sind zwei Pärchen.
lesson-storage-units-other = Bezahle mit zwei Pärchen und sonst nichts: keine graue Karte, kein Arbeiter.
lesson-storage-units-near-unlike = Orange und Rot sind zwei verschiedene Karten, also kein Pärchen.
lesson-storage-units-near-three = Drei orangefarbene Karten sind ein Pärchen und eine einzelne. Die einzelne bezahlt nichts.
lesson-storage-units-near-grey = Das reicht, aber es kostet eine graue Karte. Du hast genug Pärchen in anderen Farben.
lesson-storage-units-near-worker = Das reicht, aber es kostet einen Arbeiter. Du hast genug Pärchen.

lesson-storage-full = Alles voll
lesson-storage-full-text = Du hast einen Steinbruch genommen, aber beide Ablagefelder waren voll. Kastell oder Gutshof: Eines ist nun verloren. Du hast fünf orangefarbene Karten, und es liegt nur dein Start-Kastell.
lesson-storage-full-task = Gib das Plättchen ab, das du im nächsten Zug nicht legen kannst.
lesson-storage-full-hint = An dein Start-Kastell grenzt kein dunkelgrünes Feld. Gib das Kastell ab.
lesson-storage-full-praise = Der Gutshof bleibt: Sein türkises Feld grenzt an dein Kastell, und zwei orangefarbene Pärchen bezahlen ihn.
lesson-storage-full-other = Sieh nach, welches der beiden neben dein Start-Kastell passt.
lesson-storage-full-near-manor = Der Gutshof passt neben dein Start-Kastell, und zwei Pärchen bezahlen ihn. Ein dunkelgrünes Feld ist noch nicht erreichbar.

lesson-storage-sweep = Fünf einer Farbe
lesson-storage-sweep-text = In der Auslage liegen vier hellgrüne Plättchen. Du nimmst das Dorf, und das nächste Plättchen von deinem Stapel ist ebenfalls hellgrün.
lesson-storage-sweep-task = Was geschieht?
lesson-storage-sweep-answer-1 = Es bleibt neben den anderen vier liegen.
lesson-storage-sweep-answer-2 = Alle fünf hellgrünen gehen, fünf neutrale kommen.
lesson-storage-sweep-answer-3 = Nur das fünfte kommt weg.
lesson-storage-sweep-praise = Richtig. Brauchst du eines von vier Plättchen einer Farbe, dann warte nicht.
lesson-storage-sweep-other = Fünf einer Farbe bleiben nie in der Auslage.
lesson-storage-sweep-near-stays = Fünf einer Farbe bleiben nie liegen. Die Landwirtschaftsarten spielen keine Rolle: Hellgrün ist eine Farbe.
lesson-storage-sweep-near-last = Nicht nur das letzte: Alle fünf gehen zusammen.

lesson-storage-both = Was zuerst?
lesson-storage-both-text = Ben hat seinen ersten Stapel geleert: dein letzter Zug vor der Wertung. Du hast zwei graue und zwei gelbe Karten. Das Kloster würde ein Dreiergebiet komplettieren.
lesson-storage-both-task = Lege beide Plättchen in diesem einen Zug.
lesson-storage-both-hint = Zuerst den Steinbruch auf das graue Feld neben deiner Stadt. Dann gib den Marmor ab und lege das Kloster auf das letzte gelbe Feld.
lesson-storage-both-praise = Der Marmor aus dem Steinbruch gab dir die zweite Aktion: 1 + 6 grüne Punkte vor der Wertung.
lesson-storage-both-other = So bleibt ein Plättchen zurück. Welches gibt dir eine zweite Aktion? Und behalte für jedes zwei Karten.
lesson-storage-both-near-monastery = Das bringt 6 Punkte und beendet den Zug. Das andere Plättchen gibt dir eine zweite Aktion: Lege es zuerst.
lesson-storage-both-near-pass = Nutze den Marmor jetzt. Die 6 Punkte für das Kloster sollen schon bei dieser Wertung zählen.
lesson-storage-both-near-take = Deine Ablagefelder sind voll, du würdest ein Plättchen verlieren. Lege zuerst.

# Lektion 4
lesson-passages = Ketten und Durchgänge
lesson-passages-about = Wie ein Kastell weitere Plättchen nach sich zieht, wann ein Durchgang endet und was ganz am Schluss zählt.

lesson-passages-chain = Eine Kette
lesson-passages-chain-text = Du hast ein Kastell gelegt und darfst ein Plättchen gratis legen. Es hat seine volle Wirkung. Eines der Plättchen in der Auslage schenkt dir noch ein weiteres.
lesson-passages-chain-task = Lege das Plättchen, das dir ein weiteres Gratis-Plättchen gibt.
lesson-passages-chain-hint = Wähle das Kastell in der Auslage, dann das letzte dunkelgrüne Feld.
lesson-passages-chain-praise = 1 für das Gebiet, 2 als Erster mit ganz Dunkelgrün, und noch ein Plättchen gratis.
lesson-passages-chain-other = Gut, aber damit endet die Kette. Welches Plättchen gibt dir ein Gratis-Plättchen?
lesson-passages-chain-near-city = Eine Stadt bringt ein Bonuskärtchen, aber kein Gratis-Plättchen. Welches Plättchen tut das?
lesson-passages-chain-near-pass = Das Plättchen ist gratis. Nimm das, das dir noch eines gibt.

lesson-passages-onward = Und weiter
lesson-passages-onward-text = Die Lücke ist gefüllt, und für dein zweites Kastell darfst du noch ein Plättchen legen. Du hast keinen Marmor. Eine Art Plättchen gäbe dir noch eine Aktion in diesem Zug.
lesson-passages-onward-task = Lege das Plättchen, das dir noch eine Aktion ermöglicht.
lesson-passages-onward-hint = Wähle einen Steinbruch in der Auslage, dann ein graues Feld.
lesson-passages-onward-praise = 1 Marmor, den du sofort abgeben darfst. Aus einem Kastell sind vier Schritte geworden.
lesson-passages-onward-other = Schön, aber dann endet dein Zug. Was gibt dir eine weitere Aktion?
lesson-passages-onward-near-city = Ein Bonuskärtchen hilft später. Für eine weitere Aktion brauchst du jetzt einen Marmor.
lesson-passages-onward-near-village = Arbeiter helfen beim Bezahlen. Für eine weitere Aktion brauchst du jetzt einen Marmor.
lesson-passages-onward-near-pass = Das Plättchen ist gratis. Nimm das, das dir einen Marmor bringt.

lesson-passages-when = Wann wird gewertet?
lesson-passages-when-text = Du hast das siebte Plättchen deines ersten Stapels in die Auslage gelegt. Du bist Startspieler; Ben war in dieser Runde noch nicht an der Reihe.
lesson-passages-when-task = Wann werden die grünen Punkte zu den roten addiert?
lesson-passages-when-answer-1 = Sofort.
lesson-passages-when-answer-2 = Wenn die Runde zu Ende ist: nach Bens Zug.
lesson-passages-when-answer-3 = Wenn auch Bens erster Stapel leer ist.
lesson-passages-when-praise = Richtig. Nur der erste leere 1. Stapel zählt; spätere beenden nichts.
lesson-passages-when-other = Vor einer Wertung waren alle gleich oft an der Reihe.
lesson-passages-when-near-now = Alle kommen gleich oft an die Reihe: Erst ist Ben dran.
lesson-passages-when-near-all = Ein einziger leerer 1. Stapel genügt. Wird Bens später leer, geschieht nichts.

lesson-passages-turns = Die letzten Züge
lesson-passages-turns-text = Der dritte Durchgang: Dein dritter Stapel ist eben leer geworden, und Ben ist am Zug. Diesmal wird die Runde zu Ende gespielt und danach noch eine ganze Runde.
lesson-passages-turns-task = Wie viele Züge hast du noch?
lesson-passages-turns-praise = Richtig: Ben, dann noch einmal du, dann Ben. Mit einem Marmor wären es sogar zwei Aktionen.
lesson-passages-turns-other = Ben beendet diese Runde. Dann folgt noch eine: Jeder ist einmal an der Reihe.
lesson-passages-turns-near-none = Nach dem dritten Stapel wird noch eine ganze Runde gespielt, auch für dich.
lesson-passages-turns-near-two = In dieser Runde warst du schon dran. Es bleibt nur die zusätzliche Runde.

lesson-passages-left = Restmaterial
lesson-passages-left-text = Nach der letzten Wertung bringt Restmaterial rote Punkte: je 1 für jedes Plättchen und Holz-Sechseck auf einem Ablagefeld, jeden Marmor, jeden Arbeiter und je drei Karten.
lesson-passages-left-task = Du hast zwei Plättchen auf Ablagefeldern und fünf Karten. Wie viele Punkte sind das?
lesson-passages-left-praise = 2 für die Plättchen, 1 für drei der fünf Karten. Wenig, aber es kann ein Spiel entscheiden.
lesson-passages-left-other = Zähle 1 für jedes abgelegte Plättchen und 1 für je drei Karten.
lesson-passages-left-near-cards = Nicht jede Karte: Erst drei zusammen sind 1 Punkt.
lesson-passages-left-near-tiles = Das ist für die Plättchen. Drei der fünf Karten bringen noch einen Punkt.
