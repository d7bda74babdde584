# Woraus man das Spiel lernt: in einer Minute, jede Figur, jede Frage, die Lektionen.
game-in-a-minute = Rund um ein großes Rad entsteht ein Land aus Städten, Straßen, Klöstern und Wiesen. In jedem Zug ziehst du ein Plättchen, legst es passend an und darfst einen Gefolgsmann setzen, auf das Plättchen oder auf ein Kronenfeld des Rads. Plättchen mit einem kleinen Rad bewegen ein Schwein; das Segment, auf dem es stehen bleibt, wirkt. Die meisten Segmente bringen Punkte; die Pest schickt Gefolgsleute heim. Nach dem letzten Plättchen gewinnt, wer die meisten Punkte hat.

piece-one-dot = Plättchen mit einem Auge
piece-one-dot-does = Das kleine Rad bewegt das Schwein gleich beim Ziehen ein Segment weiter, und dieses Segment wirkt. Danach wird das Plättchen angelegt wie jedes andere.
piece-one-dot-worth = 11 der 71 Plättchen zeigen ein Rad mit einem Auge.
piece-two-dots = Plättchen mit zwei Augen
piece-two-dots-does = Das kleine Rad bewegt das Schwein gleich beim Ziehen zwei Segmente weiter; nur das Segment, auf dem es stehen bleibt, wirkt. Danach wird das Plättchen angelegt wie jedes andere.
piece-two-dots-worth = 5 der 71 Plättchen zeigen ein Rad mit zwei Augen.
piece-three-dots = Plättchen mit drei Augen
piece-three-dots-does = Das kleine Rad bewegt das Schwein gleich beim Ziehen drei Segmente weiter; nur das Segment, auf dem es stehen bleibt, wirkt. Danach wird das Plättchen angelegt wie jedes andere.
piece-three-dots-worth = 3 der 71 Plättchen zeigen ein Rad mit drei Augen.
piece-monastery = Kloster
piece-monastery-does = Hier kann ein Mönch leben. Das Kloster ist fertig, wenn alle acht Plätze ringsum bedeckt sind, durch Plättchen oder die Tafel. Eine Straße, die es erreicht, endet dort.
piece-monastery-worth = Fertig 9 Punkte; am Spielende 1 für sich selbst und 1 für jeden bedeckten Platz ringsum.
piece-shield = Stadt mit Wappen
piece-shield-does = Das Wappen bringt seiner Stadt zusätzliche Punkte und macht dort jeden Ritter bei Steuern wertvoller.
piece-shield-worth = Jedes Wappen 2 Punkte in einer fertigen Stadt, 1 in einer unfertigen.
piece-gate = Stadt mit Tor
piece-gate-does = Am Tor dieser Stadt endet eine Straße. Das Tor schließt dieses Ende der Straße, nicht die Stadt.
piece-gate-worth = Stadt: 2 Punkte je Plättchen, wenn sie fertig ist. Straße: 1 Punkt je Plättchen.
piece-junction = Kreuzung
piece-junction-does = Hier beginnen mehrere Straßen, und jede ist eine eigene. Die Kreuzung schließt ein Ende von jeder.
piece-junction-worth = 1 Punkt für jedes Plättchen einer Straße, die Kreuzung eingeschlossen.
piece-separate-cities = Getrennte Städte
piece-separate-cities-does = Die Stadtteile auf diesem Plättchen hängen nicht zusammen. Jeder gehört zu einer eigenen Stadt, es sei denn, sie treffen sich über andere Plättchen.
piece-separate-cities-worth = Treffen sie sich, zählt das Plättchen trotzdem nur einmal: 2 Punkte.
piece-city-and-road = Stadt und Straße
piece-city-and-road-does = Ein Stück Stadt und eine Straße, die daran vorbeiführt. Du entscheidest, was dein Gefolgsmann besetzt.
piece-city-and-road-worth = Stadt: 2 Punkte je Plättchen, wenn sie fertig ist. Straße: 1 Punkt je Plättchen.
piece-city = Stadt
piece-city-does = Ein Stück Stadt. Eine Stadt ist fertig, wenn ihre Mauer ringsum geschlossen ist und innen keine Lücke bleibt.
piece-city-worth = Fertig 2 Punkte je Plättchen; am Spielende unfertig 1 je Plättchen.
piece-road = Straße
piece-road-does = Ein Stück Straße. Eine Straße ist fertig, wenn beide Enden geschlossen sind: durch eine Kreuzung, ein Stadttor, ein Kloster oder das Rad.
piece-road-worth = 1 Punkt je Plättchen, fertig oder nicht.
piece-farmer = Bauer
piece-farmer-does = Ein Gefolgsmann, der auf einer Wiese liegt. Er bleibt bis zum Spielende; nur die Pest kann ihn heimholen.
piece-farmer-worth = Bei Hungersnot 1 Punkt für jede fertige Stadt an seiner Wiese; am Ende 3 Punkte je Stadt für den mit den meisten Bauern dort.
piece-follower = Gefolgsmann
piece-follower-does = Du hast sieben. Auf dem neuen Plättchen wird ein Gefolgsmann Ritter, Wegelagerer, Mönch oder Bauer; auf dem Rad wartet er auf einem Kronenfeld. Wer nicht auf dem Tisch steht, ist in deinem Vorrat.
piece-follower-worth = Jeder im Vorrat bringt bei Unwetter 1 Punkt.
piece-knight = Platz für einen Ritter
piece-knight-does = Ein Gefolgsmann hier besetzt die Stadt. Er wird gewertet, sobald sie fertig ist, und kommt dann heim.
piece-knight-worth = 2 Punkte für jedes Plättchen und jedes Wappen. Schon fertig? Dann gibt es die Punkte sofort.
piece-thief = Platz für einen Wegelagerer
piece-thief-does = Ein Gefolgsmann hier besetzt die Straße. Er wird gewertet, sobald sie fertig ist, und kommt dann heim.
piece-thief-worth = 1 Punkt für jedes Plättchen der Straße.
piece-monk = Platz für einen Mönch
piece-monk-does = Ein Gefolgsmann hier besetzt das Kloster. Er wird gewertet und kommt heim, wenn alle acht Plätze ringsum bedeckt sind.
piece-monk-worth = 9 Punkte, wenn es fertig ist, und 2, sooft das Schwein auf Inquisition stehen bleibt.
piece-single-crown = Kronenfeld, eines im Segment
piece-single-crown-does = Ein Gefolgsmann hier wartet auf das Schwein. Bleibt es in diesem Segment stehen, bringt er Punkte und kommt heim. Läuft es vorbei, geschieht nichts.
piece-single-crown-worth = 3 Punkte.
piece-pair-of-crowns = Kronenfeld, zwei im Segment
piece-pair-of-crowns-does = Ein Gefolgsmann hier wartet auf das Schwein. Bleibt es in diesem Segment stehen, bringt er Punkte und kommt heim. Läuft es vorbei, geschieht nichts.
piece-pair-of-crowns-worth = Allein 6 Punkte; sind beide Kronenfelder besetzt, je 3.
piece-pig = Schwein
piece-pig-does = Es läuft im Uhrzeigersinn um das Rad, so viele Segmente, wie das Rad auf dem gezogenen Plättchen Augen zeigt. Das Segment, auf dem es stehen bleibt, wirkt; die anderen nicht.
piece-pig-worth = Alle Augen auf den Plättchen führen es zusammen fünfmal herum.
piece-fortune = Fortuna
piece-fortune-does = Bleibt das Schwein hier stehen, erhält Punkte, wer am Zug ist, und sonst niemand.
piece-fortune-worth = 3 Punkte. Ihr Kronenfeld: 3.
piece-tax = Steuern
piece-tax-does = Bleibt das Schwein hier stehen, bringt jeder Ritter auf dem Land Punkte für seine Stadt. Mehrheiten zählen nicht, und die Ritter bleiben.
piece-tax-worth = Für jeden Ritter: Wappen seiner Stadt + eigene Ritter dort. Kronenfelder: allein 6, zu zweit je 3.
piece-famine = Hungersnot
piece-famine-does = Bleibt das Schwein hier stehen, bringt jeder Bauer Punkte für die fertigen Städte an seiner Wiese. Mehrheiten zählen nicht, und die Bauern bleiben.
piece-famine-worth = 1 Punkt für jeden Bauern und jede Stadt. Kronenfeld: 3.
piece-storm = Unwetter
piece-storm-does = Bleibt das Schwein hier stehen, bekommen alle Punkte für die Gefolgsleute im Vorrat, bevor jemand von diesen Kronenfeldern zurückkommt.
piece-storm-worth = 1 Punkt für jeden. Kronenfelder: allein 6, zu zweit je 3.
piece-inquisition = Inquisition
piece-inquisition-does = Bleibt das Schwein hier stehen, bringt jeder Mönch Punkte. Die Mönche bleiben.
piece-inquisition-worth = 2 Punkte für jeden Mönch. Kronenfeld: 3.
piece-plague = Pest
piece-plague-does = Bleibt das Schwein hier stehen, müssen alle einen Gefolgsmann vom Land zurücknehmen, zuerst, wer am Zug ist. Auf Kronenfeldern ist man sicher.
piece-plague-worth = Keine Punkte. Kronenfelder: allein 6, zu zweit je 3.
piece-board = Schicksalsradtafel
piece-board-does = Hier beginnt das Land. Die drei Städte, drei Straßen und drei Wiesen der Tafel gehen auf deinen Plättchen weiter. Direkt auf die Tafel wird niemand gesetzt, außer auf die Kronenfelder.
piece-board-worth = Jeder ihrer 16 Plätze zählt wie ein Plättchen, auch rings um ein Kloster.
piece-turned = Gedrehtes Plättchen
piece-turned-does = So läge das Plättchen hier. Wähle die Drehung, die dir am meisten nützt.
piece-place = Freier Platz
piece-place-does = Hier passt dein Plättchen mindestens in einer Drehung: Jede Seite, die anliegt, zeigt dasselbe wie ihr Nachbar.
piece-pass = Passen
piece-pass-does = Du setzt in diesem Zug keinen Gefolgsmann. Was dein Plättchen fertig gemacht hat, wird trotzdem gewertet.
piece-land = Das Land
piece-land-does = Die Schicksalsradtafel und alle Plättchen ringsum. Es wächst mit jedem Zug.
piece-drawn = Gezogenes Plättchen
piece-drawn-does = Das Plättchen dieses Zuges, für alle zu sehen. Zeigt es ein kleines Rad, ist das Schwein schon gelaufen.

help-place = Lege das Plättchen an die Tafel oder an ein anderes an, so gedreht, dass jede anliegende Seite passt: Straße an Straße, Stadt an Stadt, Wiese an Wiese.
help-place-matters = Mach etwas Eigenes fertig, vergrößere es, oder beginne dort, wo ein Gefolgsmann stehen kann. Hilft ein Platz den anderen mehr als dir, wähle einen anderen.
help-figure = Setze einen Gefolgsmann: auf dieses Plättchen, wo in der ganzen Stadt, auf der ganzen Straße oder Wiese noch niemand steht, oder auf ein freies Kronenfeld. Oder passe.
help-figure-matters = Wird es bald fertig? Bietet das Plättchen wenig, nimm ein Kronenfeld ein oder zwei Segmente vor dem Schwein. Behalte einen Gefolgsmann im Vorrat.
help-take = Das Schwein steht auf Pest. Wähle einen deiner Gefolgsleute auf dem Land; er kommt in deinen Vorrat. Gefolgsleute auf Kronenfeldern sind nicht betroffen.
help-take-matters = Nimm den, der am wenigsten zu gewinnen hat: auf einer kurzen Straße, in einer Stadt, die kaum fertig wird. Bist du am Zug, darfst du ihn gleich wieder setzen.

lesson-first = Das Schwein und das Rad
lesson-first-about = Plättchen legen, Gefolgsleute setzen und sehen, was geschieht, wenn das Schwein stehen bleibt.

lesson-first-lay = Ein Plättchen anlegen
lesson-first-lay-text = An der Tafel mit dem Rad beginnt das Land. Lege dein Plättchen Seite an Seite an: Straße an Straße, Stadt an Stadt, Wiese an Wiese. Drehe es, bis es passt.
lesson-first-lay-task = Lege das Kloster an die Straße auf der oberen Seite der Tafel.
lesson-first-lay-praise = Straße an Straße. Die Plätze der Tafel zählen schon als Nachbarn deines Klosters.
lesson-first-lay-hint = An der oberen Seite der Tafel der dritte Platz von links, mit der Straße nach unten.
lesson-first-lay-other = Dort passt es auch. Setze für diese Lektion die Straße auf der oberen Seite fort.
lesson-first-lay-near-city = Dort zeigt die Tafel eine Stadt. Dein Plättchen hat keine Stadt, also passt es in keiner Drehung.
lesson-first-lay-near-turn = Die Straße der Tafel liefe in eine Wiese. Drehe das Plättchen, bis seine Straße nach unten zeigt.
lesson-first-lay-near-field = Hier treffen sich nur Wiesen. Die Straße liegt einen Platz weiter rechts.

lesson-first-monk = Ein Gefolgsmann
lesson-first-monk-text = Jetzt darfst du einen deiner sieben Gefolgsleute auf dieses Plättchen setzen. Im Kloster ist er ein Mönch und bringt 9 Punkte, sobald alle acht Plätze ringsum bedeckt sind.
lesson-first-monk-task = Setze einen Mönch ins Kloster.
lesson-first-monk-praise = Ein Mönch. Drei seiner acht Nachbarn sind schon da: Plätze der Tafel.
lesson-first-monk-hint = Wähle das Kloster in der Mitte deines neuen Plättchens.
lesson-first-monk-other = Sieh dir das Gebäude in der Mitte deines Plättchens an.
lesson-first-monk-near-road = Die Straße ist fertig: 2 Plättchen, 2 Punkte. Nicht schlecht, aber der Mönch kann 9 bringen. Versuch es mit ihm.
lesson-first-monk-near-farmer = Ein Bauer liegt bis zum Spielende auf der Wiese. Dafür ist es noch zu früh.
lesson-first-monk-near-crown = Kronenfelder kommen später. Ein Kloster mit drei Nachbarn ist jetzt der bessere Platz.
lesson-first-monk-near-pass = Das darfst du, aber dann gehört das Kloster niemandem.

lesson-first-city = Eine Stadt schließen
lesson-first-city-text = Eine Stadt ist fertig, wenn ihre Mauer geschlossen ist. Erst wird gesetzt, dann gewertet. So kann ein Ritter in einem Zug einziehen, Punkte bringen und heimkehren: 2 Punkte je Plättchen.
lesson-first-city-task = Schließe die kleine Stadt auf der rechten Seite der Tafel und setze dann einen Ritter.
lesson-first-city-praise = 2 Plättchen × 2 = { $points } Punkte, und dein Ritter ist wieder im Vorrat.
lesson-first-city-hint = Die rechte Seite der Tafel, dritter Platz von oben. Drehe die Stadtseite nach links und wähle dann die Stadt.
lesson-first-city-other = Das passt, aber dort wird keine Stadt fertig. Sieh dir die kleine Stadt auf der rechten Seite der Tafel an.
lesson-first-city-near-large = Diese Stadt geht um die Ecke. Ein Plättchen schließt sie nicht. Der kleinen rechts fehlt nur noch deines.
lesson-first-city-near-farmer = Ein Bauer wartet bis zum Ende. Die Stadt zahlt jetzt.
lesson-first-city-near-crown = Die fertige Stadt zahlt jetzt. Ein Kronenfeld kann warten.
lesson-first-city-near-pass = Eine Stadt ohne Ritter bringt niemandem etwas.

lesson-first-crown = Ein Kronenfeld
lesson-first-crown-text = Dein nächstes Plättchen, eine Kurve, bietet wenig. Statt auf das Plättchen darf ein Gefolgsmann auf ein freies Kronenfeld. Bleibt das Schwein dort stehen, bringt er Punkte: allein an zwei Kronenfeldern 6.
lesson-first-crown-task = Setze einen Gefolgsmann auf ein Kronenfeld ein Segment vor dem Schwein, im Uhrzeigersinn.
lesson-first-crown-praise = Ein Gefolgsmann wartet bei Steuern. Die meisten kleinen Räder zeigen ein Auge.
lesson-first-crown-hint = Das Schwein steht auf Fortuna. Das nächste Segment im Uhrzeigersinn ist Steuern, mit dem Geldbeutel.
lesson-first-crown-other = Die Kurve ist erst der Anfang einer Straße. Nimm diesmal ein Kronenfeld: das bei Steuern.
lesson-first-crown-near-fortune = Hier steht das Schwein schon. Es müsste erst ganz herum.
lesson-first-crown-near-famine = Hungersnot braucht zwei Augen, und das einzelne Kronenfeld bringt nur 3. Steuern ist näher und bringt 6.
lesson-first-crown-near-far = Das ist drei oder mehr Segmente entfernt. Das nächste Segment wird öfter erreicht.
lesson-first-crown-near-pass = Du hast sechs Gefolgsleute im Vorrat. Einer davon kann auf einem Kronenfeld warten.

lesson-first-pig = Das Schwein läuft
lesson-first-pig-text = Ben zieht ein Plättchen mit einem kleinen Rad: ein Auge. Bevor er es anlegt, läuft das Schwein im Uhrzeigersinn ein Segment weiter. Das Segment, auf dem es stehen bleibt, wirkt.
lesson-first-pig-task = Das Schwein steht auf Fortuna. Wo bleibt es stehen?
lesson-first-pig-answer-1 = Auf Fortuna
lesson-first-pig-answer-2 = Auf Steuern
lesson-first-pig-answer-3 = Auf Hungersnot
lesson-first-pig-praise = In keiner Stadt steht ein Ritter, also bringen Steuern niemandem etwas. Aber dein Gefolgsmann auf dem Kronenfeld bringt 6 und kehrt heim.
lesson-first-pig-other = Zähle ein Segment im Uhrzeigersinn, von Fortuna nach rechts.
lesson-first-pig-near-stay = Das Schwein läuft immer. Ein Auge ist ein Segment.
lesson-first-pig-near-two = Dafür bräuchte es zwei Augen.

lesson-first-storm = Unwetter
lesson-first-storm-text = Du ziehst zwei Augen. Das Schwein läuft an Hungersnot vorbei, dort geschieht nichts, und bleibt auf Unwetter stehen: Alle erhalten 1 Punkt für jeden Gefolgsmann im Vorrat.
lesson-first-storm-task = Von deinen sieben Gefolgsleuten ist einer auf dem Land, dein Mönch. Wie viele Punkte bekommst du?
lesson-first-storm-praise = 6 Gefolgsleute im Vorrat, 6 Punkte. Ben bekommt 5, denn er hat zwei auf dem Land.
lesson-first-storm-other = Zähle deine Gefolgsleute im Vorrat: sieben ohne die auf dem Land.
lesson-first-storm-near-monk = Dein Mönch ist auf dem Land, nicht im Vorrat.
lesson-first-storm-near-each = 1 Punkt für jeden Gefolgsmann im Vorrat, nicht 1 im Ganzen.
lesson-first-storm-near-famine = An Hungersnot läuft das Schwein nur vorbei. Ein Segment wirkt dort, wo es stehen bleibt.

lesson-first-thief = Dann geht dein Zug weiter
lesson-first-thief-text = Das Rad hat gewirkt. Nun legst du das Plättchen an wie sonst. Ein Gefolgsmann auf einer Straße ist ein Wegelagerer: 1 Punkt je Plättchen, wenn beide Enden geschlossen sind. Das Rad schließt ein Ende.
lesson-first-thief-task = Führe die Straße auf der unteren Seite der Tafel weiter und setze einen Wegelagerer.
lesson-first-thief-praise = Die Straße gehört dir: bisher zwei Plättchen, ein Ende ist offen.
lesson-first-thief-hint = Die untere Seite der Tafel, der Platz ganz rechts. Wähle dann die Straße.
lesson-first-thief-other = Das passt, aber suche die freie Straße der Tafel: auf der unteren Seite ganz rechts.
lesson-first-thief-near-ben = Auf dieser Straße steht schon Bens Wegelagerer. Deinen könntest du nicht dazusetzen. Nimm die Straße auf der unteren Seite.
lesson-first-thief-near-crown = Ein Kronenfeld ist möglich. Aber besetze diesmal die Straße.
lesson-first-thief-near-farmer = Ein Bauer bliebe bis zum Ende. Wähle die Straße.
lesson-first-thief-near-pass = Dann gehört die Straße niemandem. Setze einen Wegelagerer darauf.

lesson-first-plague = Die Pest
lesson-first-plague-text = Dein Plättchen zeigt ein Auge: Pest. Alle nehmen einen Gefolgsmann vom Land zurück, du zuerst. Das Kloster deines Mönchs ist bisher 5 wert und kann 9 erreichen; die Straße des Wegelagerers ist 2 wert.
lesson-first-plague-task = Nimm den Gefolgsmann zurück, der weniger wert ist.
lesson-first-plague-praise = Der Wegelagerer geht heim. Punkte gehen nicht verloren, und die Straße ist wieder frei.
lesson-first-plague-hint = Wähle deinen Wegelagerer auf der Straße unter der Tafel.
lesson-first-plague-other = Wähle einen deiner beiden Gefolgsleute auf dem Land.
lesson-first-plague-near-monk = Der Mönch hat 5 Punkte in Aussicht und kann auf 9 kommen. Die Straße des Wegelagerers ist nur 2 wert.

lesson-first-back = Gleich wieder da
lesson-first-back-text = Wer durch das Rad zurückkommt, darf im selben Zug wieder gesetzt werden. Dein neues Plättchen ist eine Kreuzung. Sie schließt die Straße, die dein Wegelagerer verlassen hat.
lesson-first-back-task = Setze einen Gefolgsmann dorthin, wo er sofort Punkte bringt.
lesson-first-back-praise = 3 Plättchen, { $points } Punkte: Tafel, gerade Straße und Kreuzung. Der Wegelagerer ist wieder daheim.
lesson-first-back-hint = Wähle die obere Straße der Kreuzung, die zur Tafel führt.
lesson-first-back-other = Suche die fertige Straße: von der Kreuzung hinauf zur Tafel.
lesson-first-back-near-begun = Diese Straße fängt gerade erst an. Die fertige führt hinauf zur Tafel.
lesson-first-back-near-crown = Eine gute Idee für später. Hol zuerst die Punkte der fertigen Straße.
lesson-first-back-near-farmer = Ein Bauer bringt später Punkte. Die fertige Straße zahlt jetzt.
lesson-first-back-near-pass = Die fertige Straße brächte dann niemandem etwas.

lesson-first-worth = Was ist es wert?
lesson-first-worth-text = Am Spielende zählt auch, was nicht fertig ist. Ein Kloster bringt 1 Punkt für sich selbst und 1 für jeden bedeckten Platz ringsum; Plätze der Tafel zählen mit.
lesson-first-worth-task = Wenn das Spiel jetzt endete, was brächte dein Kloster?
lesson-first-worth-praise = 1 für sich selbst, 3 Plätze der Tafel, 1 für Bens Plättchen: 5.
lesson-first-worth-other = Zähle das Kloster, die drei Plätze der Tafel darunter und das Plättchen daneben.
lesson-first-worth-near-all = 9 gibt es, wenn alle acht Plätze ringsum bedeckt sind. Einige sind noch leer.
lesson-first-worth-near-itself = Das Kloster selbst zählt auch.
lesson-first-worth-near-board = Die Plätze der Tafel zählen wie Plättchen. Drei von ihnen grenzen an dein Kloster.

lesson-first-end = Das Ende des Spiels
lesson-first-end-text = Nach dem letzten Plättchen zählen unfertige Straßen, Städte und Klöster, dann die Wiesen: 3 Punkte für jede fertige Stadt. Gefolgsleute auf Kronenfeldern bringen nichts. Wer die meisten Punkte hat, gewinnt.

lesson-crowns = Kronenfelder
lesson-crowns-about = Wann ein Gefolgsmann auf einem Kronenfeld Punkte bringt, wie viele, und wann nicht.

lesson-crowns-join = Gesellschaft
lesson-crowns-join-text = Ben wartet allein bei Steuern. Bleibt das Schwein dort stehen, bekommt er 6. Zwei Gefolgsleute an zwei Kronenfeldern bringen aber nur je 3.
lesson-crowns-join-task = Setze einen Gefolgsmann so, dass Ben bei Steuern keine 6 mehr bekommen kann.
lesson-crowns-join-praise = Jetzt sind es 3 für jeden: 3 weniger für Ben, 3 mehr für dich.
lesson-crowns-join-hint = Nimm das freie Kronenfeld bei Steuern, neben Bens Gefolgsmann.
lesson-crowns-join-other = So bleibt Ben bei Steuern allein. Geh zu ihm.
lesson-crowns-join-near-behind = Bis zu diesem Kronenfeld muss das Schwein ganz herum, und Ben bleibt bei Steuern allein.
lesson-crowns-join-near-alone = Ein eigenes Kronenfeld ist gut, aber Ben bleibt bei Steuern allein, nur ein Auge von 6 Punkten entfernt.
lesson-crowns-join-near-pass = Dann bleibt Ben bei Steuern allein, nur ein Auge von 6 Punkten entfernt.

lesson-crowns-share = Zu zweit an zwei Kronenfeldern
lesson-crowns-share-text = Ein Plättchen mit einem Auge wird gezogen. Das Schwein läuft von Fortuna zu Steuern. Dort stehen dein Gefolgsmann und der von Ben auf den Kronenfeldern.
lesson-crowns-share-task = Wie viele Punkte bringt dein Gefolgsmann?
lesson-crowns-share-praise = 3 für dich, 3 für Ben. Beide Gefolgsleute gehen heim.
lesson-crowns-share-other = Zwei Gefolgsleute in einem Segment mit zwei Kronenfeldern: Was bringt jeder?
lesson-crowns-share-near-alone = 6 gibt es, wenn man dort allein ist. Bens Gefolgsmann steht neben deinem.
lesson-crowns-share-near-full = Teilen kostet die Hälfte, nicht alles.

lesson-crowns-passing = Vorbeigelaufen
lesson-crowns-passing-text = Das Schwein steht auf Fortuna. Du hast einen Gefolgsmann auf einem Kronenfeld bei Steuern, dem nächsten Segment. Nun wird ein Plättchen mit drei Augen gezogen.
lesson-crowns-passing-task = Was geschieht mit deinem Gefolgsmann bei Steuern?
lesson-crowns-passing-answer-1 = Er bringt 6 und geht heim.
lesson-crowns-passing-answer-2 = Nichts. Er bleibt auf dem Kronenfeld.
lesson-crowns-passing-answer-3 = Er bringt nichts und geht heim.
lesson-crowns-passing-praise = Das Schwein läuft weiter bis zum Unwetter. Dein Gefolgsmann wartet auf die nächste Runde.
lesson-crowns-passing-other = Zähle drei Segmente von Fortuna aus. Wo bleibt das Schwein stehen?
lesson-crowns-passing-near-pays = Drei Augen führen zum Unwetter. Ein Kronenfeld zählt nur, wo das Schwein stehen bleibt.
lesson-crowns-passing-near-home = Vom Kronenfeld heim geht nur, wer Punkte gebracht hat.

lesson-crowns-storm = Erst das Segment, dann die Kronenfelder
lesson-crowns-storm-text = Das Schwein bleibt auf Unwetter stehen. Du hast sechs Gefolgsleute im Vorrat, und einer steht allein an den zwei Kronenfeldern dort. Erst wirkt das Segment, dann zählen die Kronenfelder.
lesson-crowns-storm-task = Wie viele Punkte bekommst du im Ganzen?
lesson-crowns-storm-praise = 6 für den Vorrat, dann 6 für das Kronenfeld: 12. Erst danach kommt der Gefolgsmann heim.
lesson-crowns-storm-other = Zähle 1 Punkt für jeden Gefolgsmann im Vorrat und die Punkte des Kronenfelds zusammen.
lesson-crowns-storm-near-order = Der Gefolgsmann vom Kronenfeld kommt erst nach dem Unwetter heim. Noch ist er nicht im Vorrat.
lesson-crowns-storm-near-half = Das ist die eine Hälfte. Vorrat und Kronenfeld zählen beide.
lesson-crowns-storm-near-three = Dein Gefolgsmann ist allein an zwei Kronenfeldern: Das sind 6, nicht 3.

lesson-crowns-both = Beide gehören dir
lesson-crowns-both-text = Auf beiden Kronenfeldern beim Unwetter stehen deine Gefolgsleute. Das Schwein steht auf Steuern, und ein Plättchen mit zwei Augen wird gezogen.
lesson-crowns-both-task = Wie viele Punkte bringen diese zwei Gefolgsleute zusammen für ihre Kronenfelder?
lesson-crowns-both-praise = 3 + 3 = 6, nicht mehr als einer allein. Der zweite wäre anderswo besser gewesen.
lesson-crowns-both-other = Zwei Gefolgsleute an zwei Kronenfeldern bringen je 3, wem sie auch gehören.
lesson-crowns-both-near-twice = 6 gibt es für einen allein. Zu zweit sind es je 3, auch wenn beide dir gehören.
lesson-crowns-both-near-one = Das ist der eine. Der andere bringt auch Punkte.

lesson-crowns-taken = Platz für einen
lesson-crowns-taken-text = Das Schwein steht auf Fortuna. Das Kronenfeld dort hast du, die bei Steuern haben Ben und Clara. Du darfst jedes freie nehmen.
lesson-crowns-taken-task = Setze einen Gefolgsmann auf das nächste freie Kronenfeld vor dem Schwein.
lesson-crowns-taken-praise = Hungersnot, zwei Segmente weiter. Das einzelne Kronenfeld bringt 3, und niemand kann es teilen.
lesson-crowns-taken-hint = Vom Schwein aus im Uhrzeigersinn: Steuern ist voll. Dann kommt Hungersnot, mit dem Pflänzchen.
lesson-crowns-taken-other = Auch das Kloster ist ein guter Platz. Nimm hier aber ein Kronenfeld: das nächste freie.
lesson-crowns-taken-near-full = Beide Kronenfelder bei Steuern sind besetzt. Auf jedes passt nur ein Gefolgsmann.
lesson-crowns-taken-near-own = Das einzige Kronenfeld bei Fortuna ist besetzt, von deinem eigenen Gefolgsmann.
lesson-crowns-taken-near-far = Es ist frei, aber ein anderes liegt näher vor dem Schwein.

lesson-crowns-last = Das letzte Plättchen
lesson-crowns-last-text = Das ist das letzte Plättchen des Spiels. Es liegt schon, nun kommt dein Gefolgsmann. Danach bewegt kein Plättchen mehr das Schwein.
lesson-crowns-last-task = Setze einen Gefolgsmann dorthin, wo er noch Punkte bringt.
lesson-crowns-last-praise = 1 Punkt für ein Plättchen. Auf einem Kronenfeld wäre es keiner gewesen.
lesson-crowns-last-hint = Wähle die Stadt oder die Straße auf deinem letzten Plättchen. Auch unfertig bringen sie 1 Punkt je Plättchen.
lesson-crowns-last-other = Sieh dir das letzte Plättchen an: Was zählt am Ende?
lesson-crowns-last-near-crown = Das Schwein läuft nicht mehr. Gefolgsleute auf Kronenfeldern bringen am Ende nichts.
lesson-crowns-last-near-field = An diese Wiese grenzt keine fertige Stadt. Ein Bauer bringt hier nichts.
lesson-crowns-last-near-pass = Ein Gefolgsmann daheim bringt jetzt nichts. Dein Plättchen hat etwas zu bieten.

lesson-fields = Wiesen und Bauern
lesson-fields-about = Wo ein Bauer liegen darf, wie weit eine Wiese reicht und was sie wert ist.

lesson-fields-board = Die Wiesen der Tafel
lesson-fields-board-text = Bens Bauer liegt über der Tafel, links von der Straße. Seine Wiese geht hinter der Stadt in der Ecke weiter bis hinunter zur Straße auf der linken Seite.
lesson-fields-board-task = Lege dein Kloster an und setze dann einen Bauern, auf eine Wiese ohne Bens Bauern.
lesson-fields-board-praise = Eine eigene Wiese. Straßen, Städte und das Rad trennen die Wiesen.
lesson-fields-board-hint = Zum Beispiel rechts an die Tafel, gleich über deine fertige Stadt. Wähle dann die Wiese.
lesson-fields-board-other = Wähle einen Platz, der Bens Wiese nicht berührt, und dann einen Bauern.
lesson-fields-board-near-behind = Auch das ist Bens Wiese: Sie läuft hinter der Stadt in der Ecke weiter. Ein zweiter Bauer darf nicht dazu.
lesson-fields-board-near-beside = Hier würde sich deine Wiese mit der von Ben verbinden, Plättchen an Plättchen. Wähle einen Platz an einer anderen Wiese.
lesson-fields-board-near-monk = Ein guter Platz für einen Mönch. In dieser Lektion geht es um Bauern: Versuch es mit einem.
lesson-fields-board-near-crown = Kronenfelder haben ihre eigene Lektion. Setze hier einen Bauern.
lesson-fields-board-near-pass = Dann bleibt die Wiese leer. Setze einen Bauern.

lesson-fields-stay = Er bleibt
lesson-fields-stay-text = Dein Bauer liegt auf der Wiese rechts. Die kleine Stadt dort ist fertig und grenzt an seine Wiese.
lesson-fields-stay-task = Was bringt dein Bauer jetzt?
lesson-fields-stay-answer-1 = 3 Punkte, und er kommt heim
lesson-fields-stay-answer-2 = Noch nichts. Er bleibt.
lesson-fields-stay-answer-3 = 3 Punkte, und er bleibt
lesson-fields-stay-praise = Bauern warten: auf die Hungersnot und auf das Spielende.
lesson-fields-stay-other = Eine Wiese wird nie fertig. Wann bringen Bauern Punkte?
lesson-fields-stay-near-home = Bauern kommen nicht heim wie Ritter. Sie bleiben und bringen 3 für diese Stadt am Ende.
lesson-fields-stay-near-now = Die 3 Punkte gibt es am Ende. Während des Spiels bringt nur Hungersnot Punkte.

lesson-fields-small = Zwei Wiesen auf einem Plättchen
lesson-fields-small-text = Du hast ein Plättchen mit Stadt und Straße gelegt. Auf dem Plättchen daneben liegt Bens Bauer, und seine Wiese reicht bis auf deines.
lesson-fields-small-task = Setze einen Bauern auf dein Plättchen.
lesson-fields-small-praise = Die Straße trennt die zwei Wiesen. Die kleine war frei.
lesson-fields-small-hint = Wähle die kleine Ecke links, unter der Kurve der Straße.
lesson-fields-small-other = Stadt, Straße und Kronenfelder sind möglich, aber setze hier einen Bauern.
lesson-fields-small-near-large = Auf dieser Wiese liegt Bens Bauer. Die Straße trennt sie von der kleinen.
lesson-fields-small-near-knight = Die Stadt ist wirklich frei. Aber suche den Platz für einen Bauern.
lesson-fields-small-near-thief = Die Straße ist wirklich frei. Aber suche den Platz für einen Bauern.

lesson-fields-joined = Von einem dritten verbunden
lesson-fields-joined-text = Zwei Plättchen berührten sich nur an einer Ecke, also hatten dein Bauer und der von Ben je eine Wiese. Dein neues Plättchen liegt dazwischen und verbindet beide.
lesson-fields-joined-task = Setze einen Gefolgsmann auf dieses Plättchen, wo es noch geht.
lesson-fields-joined-praise = Ein Mönch. Auf der Wiese liegen schon zwei Bauern, deiner und der von Ben, und beide bleiben.
lesson-fields-joined-hint = Die Wiese ist besetzt. Wähle das Kloster.
lesson-fields-joined-other = Sieh dir das neue Plättchen an: Wo ist noch niemand?
lesson-fields-joined-near-farmer = Auf der verbundenen Wiese liegen zwei Bauern. Ein dritter darf nicht dazu, auch kein eigener.
lesson-fields-joined-near-crown = Ein Kronenfeld ist möglich. Aber auch auf dem Plättchen ist noch ein Platz frei.
lesson-fields-joined-near-pass = Auf diesem Plättchen ist noch ein Platz frei. Sieh noch einmal hin.

lesson-fields-famine = Hungersnot
lesson-fields-famine-text = Du hast zwei Bauern auf dieser Wiese, Ben hat einen. Sie grenzt an zwei fertige Städte. Das Schwein läuft ein Segment weiter und bleibt auf Hungersnot stehen.
lesson-fields-famine-task = Wie viele Punkte bekommst du?
lesson-fields-famine-praise = 2 Bauern × 2 Städte = 4. Bens Bauer bringt 2. Alle bleiben.
lesson-fields-famine-other = Jeder deiner Bauern bringt 1 Punkt für jede fertige Stadt an der Wiese.
lesson-fields-famine-near-one = Das ist ein Bauer. Bei Hungersnot bringt jeder deiner beiden Punkte.
lesson-fields-famine-near-three = Für dich zählen nur deine eigenen Bauern.
lesson-fields-famine-near-end = 3 Punkte je Stadt gibt es am Ende. Bei Hungersnot ist es 1.

lesson-fields-open = Nur fertige Städte
lesson-fields-open-text = Dein Bauer liegt über der Tafel, rechts von der Straße. Seine Wiese grenzt an die Stadt auf der rechten Seite der Tafel, und die ist offen. Das Schwein bleibt auf Hungersnot stehen.
lesson-fields-open-task = Wie viele Punkte bringt dein Bauer?
lesson-fields-open-praise = Eine offene Stadt nützt einem Bauern nichts. Schließe sie, und er bringt Punkte.
lesson-fields-open-other = Grenzt eine fertige Stadt an seine Wiese?
lesson-fields-open-near-city = Die Stadt rechts ist nicht fertig. Nur fertige Städte zählen.
lesson-fields-open-near-end = 3 Punkte gibt es am Ende für eine fertige Stadt. Diese ist offen.

lesson-fields-end = Die Wiesen am Ende
lesson-fields-end-text = Am Ende bringt eine Wiese 3 Punkte für jede fertige Stadt an ihr. Die große grenzt an zwei. Du hast dort zwei Bauern, Clara hat einen.
lesson-fields-end-task = Wenn das Spiel jetzt endete, wie viele Punkte bekämst du für diese Wiese?
lesson-fields-end-praise = 2 Städte × 3 = 6. Die Zahl der Bauern entscheidet nur, wer sie bekommt.
lesson-fields-end-other = Zähle die fertigen Städte an der großen Wiese, je 3 Punkte.
lesson-fields-end-near-each = Am Ende zählt die Wiese einmal, nicht für jeden Bauern einzeln.
lesson-fields-end-near-famine = 1 Punkt je Stadt gibt es bei Hungersnot. Am Ende sind es 3.
lesson-fields-end-near-cities = Zwei fertige Städte grenzen an die Wiese: die über der Tafel und die links.

lesson-fields-fewer = Ein Bauer gegen zwei
lesson-fields-fewer-text = Dieselben Wiesen, aber jetzt gehört dir der eine gelbe Bauer auf der großen. Die zwei roten gehören Ben.
lesson-fields-fewer-task = Wie viele Punkte bekämst du für diese Wiese?
lesson-fields-fewer-praise = Keine: Ben hat mehr Bauern. Bei Hungersnot brächte auch deiner Punkte.
lesson-fields-fewer-other = Wer hat auf der Wiese die meisten Bauern?
lesson-fields-fewer-near-tie = Dazu bräuchtest du so viele Bauern wie Ben. Er hat zwei, du hast einen.
lesson-fields-fewer-near-share = Die Punkte werden nicht aufgeteilt. Wer die meisten Bauern hat, bekommt alle.

lesson-segments = Steuern und Pest
lesson-segments-about = Was Ritter bei Steuern bringen, wen man bei Pest heimschickt und warum ein Vorrat gut ist.

lesson-segments-knights = Steuern
lesson-segments-knights-text = Eine Stadt mit zwei Wappen. Du hast dort zwei Ritter, Ben hat einen. Das Schwein bleibt auf Steuern stehen: Jeder Ritter bringt 1 Punkt je Wappen und je Ritter der eigenen Farbe.
lesson-segments-knights-task = Wie viele Punkte bringen deine beiden Ritter?
lesson-segments-knights-praise = Jeder Ritter 2 Wappen + 2 Ritter = 4, zwei Ritter: 8. Sie bleiben.
lesson-segments-knights-other = Zuerst ein Ritter: Wappen und eigene Ritter. Dann mal zwei.
lesson-segments-knights-near-one = Das ist ein Ritter. Du hast zwei.
lesson-segments-knights-near-all = Bens Ritter zählt nicht für dich, nur deine eigenen.
lesson-segments-knights-near-finished = Das bringt die Stadt, wenn sie fertig ist. Steuern zählen Wappen und Ritter.

lesson-segments-alone = Auch weniger Ritter bringen etwas
lesson-segments-alone-text = Dieselbe Stadt, aber jetzt bist du Rot: ein Ritter gegen zwei von Ben. Bei Steuern zählen Mehrheiten nicht.
lesson-segments-alone-task = Wie viele Punkte bringt dein einer Ritter?
lesson-segments-alone-praise = 2 Wappen + 1 Ritter = 3. In einer starken Stadt zu sein lohnt sich, selbst in der Minderheit.
lesson-segments-alone-other = Zähle die Wappen der Stadt und deine eigenen Ritter dort zusammen.
lesson-segments-alone-near-fewer = Die Mehrheit entscheidet nur, wenn die Stadt gewertet wird. Bei Steuern bringt jeder Ritter Punkte.
lesson-segments-alone-near-shields = Die Wappen zählen auch für dich.
lesson-segments-alone-near-himself = Der Ritter selbst zählt auch.
lesson-segments-alone-near-others = Bens Ritter zählen nicht für dich.

lesson-segments-spare = Wen kannst du entbehren?
lesson-segments-spare-text = Pest, und du bist am Zug. Die Stadt deines Ritters hat ein Wappen und ist schon 3 wert. Die Wiese deines Bauern grenzt an keine fertige Stadt. Dein dritter Gefolgsmann steht auf einem Kronenfeld.
lesson-segments-spare-task = Nimm den Gefolgsmann zurück, den du entbehren kannst.
lesson-segments-spare-praise = Der Bauer hatte noch nichts zu gewinnen. In diesem Zug darfst du ihn wieder setzen.
lesson-segments-spare-hint = Wähle den Bauern auf der Wiese unter der Tafel.
lesson-segments-spare-other = Wähle deinen Ritter oder deinen Bauern.
lesson-segments-spare-near-knight = Die Stadt des Ritters ist jetzt 3 wert und geschlossen mehr. Die Wiese des Bauern ist bisher nichts wert.
lesson-segments-spare-near-crown = Die Pest verschont die Kronenfelder. Es muss jemand vom Land sein.

lesson-segments-safe = Auf dem Kronenfeld sicher
lesson-segments-safe-text = Auch Ben nimmt einen seiner Gefolgsleute zurück. Dann werden die Kronenfelder der Pest gewertet. Dein Gefolgsmann steht dort allein.
lesson-segments-safe-task = Wie viele Punkte bringt er?
lesson-segments-safe-praise = Allein an zwei Kronenfeldern: 6. Bei der Pest lässt es sich gut warten.
lesson-segments-safe-other = Ein Gefolgsmann allein in einem Segment mit zwei Kronenfeldern.
lesson-segments-safe-near-nothing = Das Segment bringt keine Punkte, seine Kronenfelder aber schon.
lesson-segments-safe-near-pair = 3 gäbe es zu zweit. Deiner ist allein.

lesson-segments-free = Wieder frei
lesson-segments-free-text = Bei der Pest hast du deinen Ritter aus der Stadt über der Tafel genommen. Nun ist niemand mehr darin. Dein neues Plättchen hat sie vergrößert.
lesson-segments-free-task = Besetze die Stadt wieder.
lesson-segments-free-praise = Eine leere Stadt ist frei, für dich wie für alle. Die Pest öffnet Türen.
lesson-segments-free-hint = Wähle die Stadt auf deinem neuen Plättchen.
lesson-segments-free-other = Sieh dir die Stadt an: Niemand steht mehr darin.
lesson-segments-free-near-road = Die Straße ist fertig, 2 Punkte: nicht schlecht. Aber die Stadt ist frei: Versuch es mit einem Ritter.
lesson-segments-free-near-farmer = Ein Bauer wartet lange. Die Stadt ist frei: Versuch es mit einem Ritter.
lesson-segments-free-near-crown = Ein Kronenfeld ist möglich. Aber die Stadt ist frei: Versuch es mit einem Ritter.
lesson-segments-free-near-pass = Die Stadt ist wieder frei. Jemand wird sie nehmen.

lesson-segments-empty = Niemand daheim
lesson-segments-empty-text = Sechs deiner Gefolgsleute stehen auf Kronenfeldern, einer liegt auf einer Wiese. Dein Vorrat ist leer, und du bist am Zug.
lesson-segments-empty-task = Was kannst du mit deinem Plättchen tun?
lesson-segments-empty-answer-1 = Es anlegen und einen Gefolgsmann von einem Kronenfeld daraufsetzen
lesson-segments-empty-answer-2 = Es anlegen, ohne Gefolgsmann
lesson-segments-empty-answer-3 = Nichts, der Zug fällt aus
lesson-segments-empty-praise = Nur anlegen. Behalte ein oder zwei Gefolgsleute im Vorrat: Bei Unwetter bringen sie auch Punkte.
lesson-segments-empty-other = Ein Gefolgsmann kommt aus dem Vorrat. Was bleibt dir?
lesson-segments-empty-near-move = Gesetzt wird nur aus dem Vorrat. Wer auf einem Kronenfeld steht, wartet auf das Schwein.
lesson-segments-empty-near-skip = Das Plättchen legst du auf jeden Fall an.
