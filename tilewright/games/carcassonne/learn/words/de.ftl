# Woraus man Carcassonne lernt: Einführung, Lektionen, Teile und Hilfe bei jeder Frage.

game-in-a-minute = Plättchen für Plättchen entsteht eine Landschaft aus Städten, Straßen, Klöstern und Wiesen. In deinem Zug ziehst du ein Plättchen, legst es passend an und darfst einen deiner sieben Gefolgsleute darauf setzen. Ist eine Stadt, eine Straße oder ein Kloster fertig, bringt der Gefolgsmann Punkte und kehrt zu dir zurück. Bauern bleiben auf ihrer Wiese und zählen erst am Schluss. Wer die meisten Punkte hat, gewinnt.

# ---- die erste Lektion
lesson-first = Legen, besetzen, werten
lesson-first-about = Deine ersten Züge: eine Straße, eine Stadt, ein Kloster und ein Bauer.

lesson-first-lay = Ein Plättchen muss passen
lesson-first-lay-text = Lege dein Plättchen Seite an Seite an ein anderes. Straße muss an Straße stoßen, Stadt an Stadt, Wiese an Wiese. Drehe das Plättchen, bis es passt.
lesson-first-lay-task = Führe die Straße nach rechts weiter.
lesson-first-lay-hint = Dein Plättchen gehört direkt rechts neben das Startplättchen, so gedreht, dass seine Straße von links nach rechts läuft.
lesson-first-lay-praise = Straße an Straße. Deine Straße ist zwei Plättchen lang.
lesson-first-lay-other = So bleibt die Straße so kurz wie zuvor. Lege das Plättchen rechts neben das Startplättchen, Straße an Straße.
lesson-first-lay-near-turn = Hier würde eine Straße in eine Wiese laufen. Drehe das Plättchen eine Vierteldrehung weiter.
lesson-first-lay-near-left = Das passt: Die Straße wird nach links länger. Führe sie diesmal nach rechts weiter.
lesson-first-lay-near-corner = Hier berühren sich nur die Ecken. Ein Plättchen braucht eine ganze gemeinsame Seite mit einem anderen.

lesson-first-thief = Ein Wegelagerer auf der Straße
lesson-first-thief-text = Jetzt darfst du einen deiner Gefolgsleute auf dieses Plättchen setzen. Auf der Straße ist er ein Wegelagerer. Er bleibt dort, bis beide Enden der Straße geschlossen sind.
lesson-first-thief-task = Setze einen Wegelagerer auf die Straße.
lesson-first-thief-hint = Wähle die Straße auf dem Plättchen, das du eben gelegt hast.
lesson-first-thief-praise = Die Straße gehört dir. Du hast noch sechs Gefolgsleute.
lesson-first-thief-other = Wähle die Straße selbst, auf dem eben gelegten Plättchen.
lesson-first-thief-near-farmer = Das wäre ein Bauer. Ein Bauer bleibt bis zum Ende des Spiels, und dafür ist es noch früh. Wähle die Straße.
lesson-first-thief-near-pass = Du darfst passen. Dann gehört die Straße aber niemandem, und niemand bekommt Punkte für sie.

lesson-first-city = Schließe eine Stadt
lesson-first-city-text = Das Startplättchen zeigt ein Stück Stadt, du hast ein zweites. Eine Stadt ist fertig, wenn ihre Mauer keine Lücke mehr hat.
lesson-first-city-task = Schließe die Stadt über dem Startplättchen.
lesson-first-city-hint = Dein Plättchen gehört direkt über das Startplättchen, mit seiner Stadt nach unten.
lesson-first-city-praise = Die Mauer ist geschlossen. Jetzt besetze die Stadt.
lesson-first-city-other = Das passt, aber die Stadt am Startplättchen bleibt offen. Schau auf den Platz darüber.
lesson-first-city-near-turn = Der Platz stimmt, aber so stößt eine Wiese an die Stadt. Drehe das Plättchen, bis die beiden Mauern zusammentreffen.

lesson-first-knight = Ein Ritter für einen Zug
lesson-first-knight-text = Erst setzt du einen Gefolgsmann, danach wird gewertet. Du kannst also noch einen Ritter in die fertige Stadt schicken: 2 Punkte für jedes Plättchen, 2 für jedes Wappen.
lesson-first-knight-task = Setze einen Ritter in die Stadt.
lesson-first-knight-hint = Wähle die Stadt auf dem Plättchen, das du eben gelegt hast.
lesson-first-knight-praise = 2 Plättchen × 2 = { $points } Punkte, und dein Ritter ist zurück im Vorrat.
lesson-first-knight-other = Wähle die Stadt auf dem eben gelegten Plättchen.
lesson-first-knight-near-pass = Für eine Stadt ohne Ritter bekommt niemand Punkte.
lesson-first-knight-near-farmer = Ein Bauer bringt erst am Ende des Spiels Punkte. Die Stadt bringt sie jetzt, wenn ein Ritter darin steht.

lesson-first-road = Beende die Straße
lesson-first-road-text = Kreuzungen, Stadttore und Klöster beenden eine Straße. Bens Kreuzung schließt das linke Ende deiner Straße. Dein neues Plättchen, ein Kloster mit einer Straße, kann das rechte schließen.
lesson-first-road-task = Lege das Kloster an das rechte Ende deiner Straße.
lesson-first-road-hint = Dein Plättchen gehört direkt rechts neben das Plättchen mit deinem Wegelagerer, mit seiner Straße nach links.
lesson-first-road-praise = Beide Enden sind geschlossen. Setze deinen Gefolgsmann, dann zählt die Straße.
lesson-first-road-other = So müsste dein Wegelagerer weiter warten. Schau auf das rechte Ende der Straße.
lesson-first-road-near-turn = Der Platz stimmt, aber die Straße würde in eine Wiese laufen. Drehe das Plättchen, bis seine Straße nach links zeigt.

lesson-first-monk = Ein Plättchen, doppelter Gewinn
lesson-first-monk-text = Die Straße wird von selbst gewertet. Dein Gefolgsmann ist also frei für das Kloster. Es bringt 9 Punkte, wenn auf allen acht Plätzen ringsum Plättchen liegen.
lesson-first-monk-task = Setze einen Mönch ins Kloster.
lesson-first-monk-hint = Wähle das Gebäude in der Mitte des Plättchens, das du eben gelegt hast.
lesson-first-monk-praise = Straße: 4 Plättchen, { $points } Punkte. Dein Wegelagerer ist zurück, dein Mönch wartet auf Nachbarn.
lesson-first-monk-other = Wähle das Kloster, das Gebäude in der Mitte des neuen Plättchens.
lesson-first-monk-near-pass = Die Straße wird auf jeden Fall gewertet, aber dann ist niemand im Kloster. Du kannst es haben.
lesson-first-monk-near-farmer = Möglich, aber ein Bauer bleibt bis zum Schluss. Dieses Kloster kann 9 Punkte bringen, und niemand kann es dir streitig machen.
lesson-first-monk-near-thief = Auf dieser Straße steht schon dein Wegelagerer. Einer genügt, und ein zweiter ist nicht erlaubt.

lesson-first-taken = Wo schon jemand steht
lesson-first-taken-text = Steht in einer Stadt, auf einer Straße oder Wiese schon jemand, darfst du niemanden dazusetzen, wie weit weg er auch ist. Auch eigene Gefolgsleute zählen. In der Stadt unten steht Bens Ritter.
lesson-first-taken-task = Lege das Plättchen so an, dass du danach einen Ritter darauf setzen könntest.
lesson-first-taken-hint = Meide die beiden offenen Seiten von Bens Stadt. Über deiner Straße zum Beispiel beginnt dein Plättchen eine eigene Stadt.
lesson-first-taken-praise = Eine neue Stadt ohne Ritter: Dorthin könntest du einen setzen.
lesson-first-taken-other = Lege das Plättchen an, wo es passt, nur nicht an Bens Stadt.
lesson-first-taken-near-joined = So gehört das Plättchen zu Bens Stadt, und dort steht sein Ritter. Du könntest hier nur einen Bauern setzen.

lesson-first-farmer = Ein Bauer für den Schluss
lesson-first-farmer-text = Ein Bauer legt sich auf eine Wiese und bleibt bis zum Ende. Dann bringt die Wiese 3 Punkte für jede fertige Stadt, an die sie grenzt. An eine grenzt sie schon.
lesson-first-farmer-task = Setze einen Bauern auf die Wiese.
lesson-first-farmer-hint = Wähle den grünen Teil des Plättchens, das du eben gelegt hast.
lesson-first-farmer-praise = Noch keine Punkte. Am Ende: 3 Punkte für jede fertige Stadt an dieser Wiese.
lesson-first-farmer-other = Wähle die Wiese, den grünen Teil des neuen Plättchens.
lesson-first-farmer-near-knight = Auch ein Ritter in deiner neuen Stadt ist ein guter Zug. Versuche diesmal den Bauern.
lesson-first-farmer-near-pass = Du darfst passen. Doch diese Wiese grenzt schon an eine fertige Stadt: 3 Punkte am Ende. Versuche den Bauern.

lesson-first-worth = Was ist es wert?
lesson-first-worth-text = Am Ende zählt Unfertiges weniger: Straßen und Städte 1 Punkt für jedes Plättchen, Wappen je 1 Punkt, ein Kloster 1 für sich selbst und 1 für jedes Plättchen ringsum.
lesson-first-worth-task = Wenn das Spiel jetzt zu Ende wäre: Wie viele Punkte brächte dein Kloster?
lesson-first-worth-praise = 1 + 3 = 4: das Kloster selbst und drei Plättchen ringsum.
lesson-first-worth-other = Zähle das Kloster selbst und die Plättchen ringsum, an den Seiten und an den Ecken.
lesson-first-worth-near-nine = Für 9 Punkte müssen auf allen acht Plätzen ringsum Plättchen liegen. Wie viele sind es jetzt?
lesson-first-worth-near-itself = Das sind die Plättchen ringsum. Das Kloster selbst zählt auch.
lesson-first-worth-near-corners = Auch Plättchen, die das Klosterplättchen nur an einer Ecke berühren, zählen.
lesson-first-worth-near-around = Das ist das Kloster selbst. Dazu kommen die Plättchen ringsum, an den Seiten und an den Ecken.

lesson-first-end = Das Ende
lesson-first-end-text = Mit dem letzten Plättchen endet das Spiel. Dann zählen unfertige Straßen, Städte und Klöster, zuletzt die Wiesen. Wer die meisten Punkte hat, gewinnt. Jetzt weißt du genug für ein erstes Spiel.

# ---- Teile und Plätze
piece-spring = Quelle
piece-spring-does = Hier beginnt der Fluss. Die Quelle liegt von Anfang an auf dem Tisch, und ihre Wiese läuft ganz um das Wasser herum.
piece-lake = See
piece-lake-does = Hier endet der Fluss. Der See wird nach den zehn Flussplättchen in einem gewöhnlichen Zug gelegt, und seine Wiese läuft ganz um das Wasser herum.
piece-river-tile = Flussplättchen
piece-river-tile-does = Es setzt den Fluss an seinem offenen Ende fort. Wasser trennt Wiesen, auch unter einer Brücke, und niemand kann darauf stehen; alles andere wird wie sonst besetzt.
piece-monastery-tile = Plättchen mit Kloster
piece-monastery-tile-does = In der Mitte steht ein Kloster, das ein Mönch besetzen kann. Führt eine Straße hin, so endet sie dort.
piece-monastery-tile-worth = 9 Punkte, wenn auf allen acht Plätzen ringsum Plättchen liegen. Sonst am Ende 1 Punkt für sich selbst und 1 für jedes Plättchen ringsum.
piece-gate-tile = Stadt mit Tor
piece-gate-tile-does = Die Straße endet am Stadttor. Stadt und Straße sind getrennt: Jede kann ihren eigenen Gefolgsmann haben.
piece-gate-tile-worth = Das Plättchen zählt einmal für die Stadt und einmal für die Straße. Ein Wappen bringt einer fertigen Stadt 2 Punkte mehr, einer unfertigen 1.
piece-shield-tile = Stadt mit Wappen
piece-shield-tile-does = Das Wappen macht seine Stadt wertvoller. Ein Ritter kann die Stadt besetzen.
piece-shield-tile-worth = Eine fertige Stadt bringt 2 Punkte für dieses Plättchen und 2 für das Wappen, eine unfertige am Ende je 1.
piece-junction-tile = Kreuzung
piece-junction-tile-does = Jede Straße, die eine Kreuzung erreicht, endet dort. Auf jeder Straße, die von ihr ausgeht, kann ein eigener Wegelagerer stehen.
piece-junction-tile-worth = Das Plättchen zählt 1 Punkt für jede Straße, die auf ihm endet. Für eine Straße, die hier beginnt und auch endet, zählt es einmal.
piece-two-cities-tile = Zwei Städte
piece-two-cities-tile-does = Die beiden Stadtteile hängen auf diesem Plättchen nicht zusammen, jeder kann also einen eigenen Ritter haben. Andere Plättchen können sie noch verbinden.
piece-two-cities-tile-worth = Gehören beide Teile zur selben Stadt, zählt das Plättchen einmal.
piece-city-road-tile = Stadt und Straße
piece-city-road-tile-does = Die Straße führt an der Stadt vorbei, nicht hinein. Stadt, Straße und die Wiesen auf beiden Seiten der Straße werden einzeln besetzt. Auch das Startplättchen ist so eines.
piece-city-tile = Stadtplättchen
piece-city-tile-does = Ein Teil einer Stadt. Ein Ritter kann die Stadt besetzen, ein Bauer die Wiese daneben.
piece-city-tile-worth = 2 Punkte, wenn die Stadt fertig ist, sonst 1 am Ende.
piece-road-tile = Straßenplättchen
piece-road-tile-does = Die Straße läuft durch und trennt die Wiesen auf ihren beiden Seiten. Ein Wegelagerer kann die Straße besetzen, ein Bauer eine der Wiesen.
piece-road-tile-worth = 1 Punkt für die Straße, ob fertig oder nicht.
piece-hidden-tile = Verdecktes Plättchen
piece-hidden-tile-does = Niemand weiß, was darauf ist, bis es gezogen wird. Die Liste der restlichen Plättchen zeigt, was noch kommen kann.
piece-farmer = Bauer
piece-farmer-does = Dieser Gefolgsmann liegt auf einer Wiese und bleibt dort bis zum Ende des Spiels. Wer die meisten Bauern auf einer Wiese hat, bekommt ihre Punkte.
piece-farmer-worth = Am Ende 3 Punkte für jede fertige Stadt, die an die Wiese grenzt oder in ihr liegt.
piece-follower = Gefolgsmann
piece-follower-does = In einer Stadt ist er Ritter, auf einer Straße Wegelagerer, in einem Kloster Mönch. Sobald Stadt, Straße oder Kloster gewertet ist, kehrt er zurück.
piece-follower-worth = Wer die meisten Gefolgsleute in einer Stadt oder auf einer Straße hat, bekommt ihre Punkte; bei Gleichstand bekommt jeder die volle Punktzahl.
piece-cell = Freier Platz
piece-cell-does = Hier kannst du dein Plättchen anlegen, wenn jede Seite, die ein anderes berührt, dasselbe zeigt wie ihr Nachbar.
piece-city = Stadt
piece-city-does = Setze einen Ritter hierher. Er bleibt, bis die Mauer ringsum geschlossen ist.
piece-city-worth = Fertig: 2 Punkte für jedes Plättchen und 2 für jedes Wappen. Unfertig, am Ende: je 1.
piece-road = Straße
piece-road-does = Setze einen Wegelagerer hierher. Er bleibt, bis beide Enden der Straße geschlossen sind.
piece-road-worth = 1 Punkt für jedes Plättchen, ob fertig oder nicht.
piece-monastery = Kloster
piece-monastery-does = Setze einen Mönch hierher. Er bleibt, bis auf allen acht Plätzen um das Kloster Plättchen liegen.
piece-monastery-worth = Fertig: 9 Punkte. Unfertig, am Ende: 1 für sich selbst und 1 für jedes Plättchen ringsum.
piece-field = Wiese
piece-field-does = Setze einen Bauern hierher. Er bleibt bis zum Ende des Spiels und kommt nicht früher zurück.
piece-field-worth = Am Ende: 3 Punkte für jede fertige Stadt an dieser Wiese.
piece-pass = Passen
piece-pass-does = In diesem Zug keinen Gefolgsmann setzen. Was das Plättchen fertig gemacht hat, wird trotzdem gewertet.
piece-land = Das Land
piece-land-does = Alle Plättchen auf dem Tisch. Wo sich Seiten berühren, verbinden sich Städte, Straßen und Wiesen; Ecken verbinden nichts.
piece-drawn = Das Plättchen dieses Zuges
piece-drawn-does = Alle sehen das gezogene Plättchen. Drehe es und lege es dann an.

# ---- Hilfe bei jeder Frage
help-place = Wähle einen freien Platz neben den gelegten Plättchen und drehe das Plättchen, bis alle Seiten passen, die sich berühren. Ein Flussplättchen muss den Fluss an seinem offenen Ende fortsetzen.
help-place-matters = Kannst du etwas Eigenes fertig machen oder vergrößern, oder etwas beginnen, das sich besetzen lässt? Achte auch darauf, was das Plättchen den anderen bringt.
help-figure = Du darfst einen Gefolgsmann auf das eben gelegte Plättchen setzen: in eine Stadt, auf eine Straße oder Wiese, wo noch niemand steht, oder in ein Kloster. Danach wird alles gewertet, was fertig geworden ist.
help-figure-matters = Wird es bald fertig? Wie viele Gefolgsleute hast du noch? Bauern bleiben bis zum Schluss, also behalte ein oder zwei Gefolgsleute für die nächsten Plättchen.

# ---- eine besetzte Stadt
lesson-join = In eine besetzte Stadt gelangen
lesson-join-about = Eine Stadt mit fremdem Ritter ist nicht verloren: Zwei Städte können zusammenwachsen.

lesson-join-gap = Auf der anderen Seite der Lücke
lesson-join-gap-text = Links der Lücke steht Bens Ritter, in seine Stadt darfst du also keinen setzen. Aber du darfst eine eigene Stadt beginnen, die zur selben Lücke hin offen ist.
lesson-join-gap-task = Beginne rechts der Lücke eine Stadt, die zu ihr hin offen ist, und setze einen Ritter hinein.
lesson-join-gap-hint = Dein Plättchen gehört über das Straßenplättchen rechts vom Startplättchen, mit der Stadt nach links. Wähle danach die Stadt.
lesson-join-gap-praise = Jetzt grenzen zwei Städte an dieselbe Lücke: eine mit Bens Ritter, eine mit deinem.
lesson-join-gap-other = Von hier aus träfe deine Stadt in der Lücke nicht auf Bens Stadt. Lege das Plättchen rechts neben die Lücke.
lesson-join-gap-near-away = Der Platz stimmt, aber diese Stadt ist nicht zur Lücke hin offen. Drehe das Plättchen so, dass die Stadt links liegt.
lesson-join-gap-near-inside = In der Lücke treffen zwei offene Städte zusammen, und dein Plättchen hat nur auf einer Seite Stadt. Es passt nicht.
lesson-join-gap-near-empty = Ohne Ritter nützt dir diese Stadt nichts. Setze einen, solange die Stadt noch für sich ist.
lesson-join-gap-near-farmer = Ein Bauer zählt in der Stadt nicht. Setze einen Ritter, solange die Stadt noch für sich ist.

lesson-join-join = Verbinde die Städte
lesson-join-join-text = Du hast eine Stadt mit drei offenen Seiten und einem Wappen gezogen. Ein Plättchen darf Städte verbinden, die getrennt begonnen haben, auch wenn in jeder ein Ritter steht. So treffen Ritter aufeinander.
lesson-join-join-task = Lege das Plättchen so an, dass es deine Stadt mit Bens Stadt verbindet.
lesson-join-join-hint = Dein Plättchen gehört in die Lücke über dem Startplättchen, mit der Wiese nach oben.
lesson-join-join-praise = Jetzt ist es eine Stadt, mit Bens Ritter und deinem. Ein dritter darf nicht dazukommen.
lesson-join-join-other = Das passt, aber die beiden Städte bleiben getrennt. Schau auf die Lücke über dem Startplättchen.
lesson-join-join-near-turn = Der Platz stimmt. Drehe das Plättchen, bis seine Wiese oben liegt.

lesson-join-equal = Je ein Ritter
lesson-join-equal-text = Die Mauer ist geschlossen: 4 Plättchen × 2 und 1 Wappen × 2 ergeben 10 Punkte. Ben hat in dieser Stadt einen Ritter, du auch.
lesson-join-equal-task = Wer bekommt die Punkte?
lesson-join-equal-answer-1 = Ben und ich bekommen je 5.
lesson-join-equal-answer-2 = Ben und ich bekommen je 10.
lesson-join-equal-answer-3 = Ben bekommt 10, weil sein Ritter zuerst da war.
lesson-join-equal-praise = Bei Gleichstand bekommt jeder alle Punkte.
lesson-join-equal-other = Punkte werden nie geteilt. Was geschieht, wenn zwei gleich viele Ritter haben?
lesson-join-equal-near-split = Punkte werden nie geteilt. Bei Gleichstand bekommt jeder alle.
lesson-join-equal-near-first = Wer zuerst da war, ist egal. Nur die Zahl der Ritter zählt, und die ist gleich.

lesson-join-second = Ein zweiter Ritter
lesson-join-second-text = Ein anderer Tisch: Wieder stehen dein Ritter und der von Ben an derselben Lücke. In deine eigene Stadt darfst du keinen zweiten setzen. Aber du kannst noch eine Stadt beginnen, die sich mit ihr verbinden wird.
lesson-join-second-task = Beginne direkt über deiner Stadt eine weitere, nach links offen, und setze einen Ritter hinein.
lesson-join-second-hint = Dein Plättchen gehört über das mit deinem Ritter, mit der Stadt nach links. Wähle danach die Stadt.
lesson-join-second-praise = Du hast zwei Ritter unterwegs, Ben hat einen.
lesson-join-second-other = Von hier aus ließe sich die Stadt nicht leicht mit deiner verbinden. Lege das Plättchen über das mit deinem Ritter.
lesson-join-second-near-away = Der Platz stimmt, aber diese Stadt ist nicht nach links offen. Drehe das Plättchen.
lesson-join-second-near-left = Auch eine gute Idee: Von hier aus kann die Stadt ebenfalls dazukommen. Lege das Plättchen diesmal über deinen eigenen Ritter.
lesson-join-second-near-empty = In einer Stadt zählen nur Ritter. Ohne zweiten Ritter bleibt es beim Gleichstand mit Ben.

lesson-join-more = Ein Ritter mehr
lesson-join-more-text = Ben füllt mit diesem Plättchen die letzte Lücke. Alles wird zu einer Stadt aus 7 Plättchen mit einem Wappen, 16 Punkte wert: Zwei Ritter gehören dir, einer gehört Ben.
lesson-join-more-task = Wie viele Punkte bekommt Ben?
lesson-join-more-praise = Wer die meisten Ritter hat, bekommt alles: 16 Punkte für dich. Bens Ritter kehrt ohne Punkte zurück.
lesson-join-more-other = Vergleiche die Ritter: zwei gegen einen. Bekommt der Zweite etwas?
lesson-join-more-near-tied = Alle 16 bekäme Ben, wenn er so viele Ritter hätte wie du. Er hat einen, du hast zwei.
lesson-join-more-near-split = Punkte werden nie geteilt, und der zweite Platz bringt nichts.

# ---- Wiesen
lesson-fields = Bauern und ihre Wiesen
lesson-fields-about = Was Wiesen trennt, was eine Wiese wert ist und wer die Punkte bekommt.

lesson-fields-stay = Die Stadt ist fertig
lesson-fields-stay-text = Dein Bauer liegt auf einer Wiese, und die Stadt daneben ist fertig. In der Stadt steht kein Ritter.
lesson-fields-stay-task = Was macht dein Bauer jetzt?
lesson-fields-stay-answer-1 = Er bringt 3 Punkte und kehrt in meinen Vorrat zurück.
lesson-fields-stay-answer-2 = Noch nichts. Er bleibt bis zum Ende des Spiels.
lesson-fields-stay-answer-3 = Er bringt jetzt 3 Punkte und bleibt auf der Wiese.
lesson-fields-stay-praise = Bauern zählen erst am Ende und kehren nie früher zurück. Dann ist diese Stadt 3 Punkte wert.
lesson-fields-stay-other = Überlege, wann Wiesen gewertet werden: während des Spiels oder am Ende?
lesson-fields-stay-near-back = Ritter, Wegelagerer und Mönche kehren zurück, wenn etwas fertig ist. Bauern bleiben bis zum Schluss.
lesson-fields-stay-near-now = Er bleibt, aber Punkte bringt er noch nicht. Wiesen werden nur einmal gewertet, am Ende des Spiels.

lesson-fields-corner = Ecken verbinden nichts
lesson-fields-corner-text = Bens Bauer liegt auf der Wiese oben. Dein neues Plättchen berührt sein Plättchen nur an einer Ecke, deine Wiese über der Straße ist also noch eine Wiese für sich.
lesson-fields-corner-task = Setze einen Bauern auf die Wiese über der Straße.
lesson-fields-corner-hint = Wähle den grünen Teil über der Straße, auf dem Plättchen, das du eben gelegt hast.
lesson-fields-corner-praise = Erlaubt, denn die beiden Wiesen berühren sich noch mit keiner Seite.
lesson-fields-corner-other = Wähle die Wiese über der Straße auf deinem neuen Plättchen.
lesson-fields-corner-near-below = Die Straße trennt die Wiesen. An der unteren liegt keine Stadt. Wähle die obere.
lesson-fields-corner-near-thief = Ein Wegelagerer ist möglich. Hier geht es aber um die Wiese über der Straße.
lesson-fields-corner-near-pass = Bens Bauer stört nicht: Die Wiesen sind nicht verbunden. Setze deinen.

lesson-fields-share = Zwei Bauern auf einer Wiese
lesson-fields-share-text = Bens neues Plättchen hat beide Wiesen zu einer verbunden. Auf ihr liegen ein Bauer von dir und einer von Ben, und sie grenzt an eine fertige Stadt.
lesson-fields-share-task = Wenn das Spiel jetzt zu Ende wäre: Wie viele Punkte bekämst du für diese Wiese?
lesson-fields-share-praise = 1 Stadt × 3 = 3 Punkte für dich und 3 für Ben. Bei Gleichstand bekommt jeder alle Punkte.
lesson-fields-share-other = Eine Wiese bringt 3 Punkte für jede fertige Stadt. Bei Gleichstand bekommt jeder alle Punkte.
lesson-fields-share-near-split = Punkte werden nie geteilt. Bei Gleichstand bekommt jeder alle.
lesson-fields-share-near-first = Wer zuerst da war, ist egal. Ihr habt beide einen Bauern, also herrscht Gleichstand.
lesson-fields-share-near-both = Die Zahl der Bauern entscheidet nur, wer die Punkte bekommt. Die Wiese grenzt an eine fertige Stadt.

lesson-fields-open = Welche Städte zählen?
lesson-fields-open-text = Dein Bauer liegt auf der Wiese ganz unten. Sie grenzt an die kleine Stadt beim Bauern und an die offene Stadt rechts. Niemand hat dort einen Ritter.
lesson-fields-open-task = Wenn das Spiel jetzt zu Ende wäre: Wie viele Punkte brächte deine Wiese?
lesson-fields-open-praise = Nur die fertige Stadt zählt: 1 × 3 = 3 Punkte, egal wer sie gebaut hat.
lesson-fields-open-other = Zähle nur fertige Städte an deiner Wiese, 3 Punkte für jede.
lesson-fields-open-near-open = Die Mauer der Stadt rechts ist nicht geschlossen. Unfertige Städte zählen für Wiesen nicht.
lesson-fields-open-near-own = Die Stadt muss nicht dir gehören. Sie muss nur fertig sein und an deine Wiese grenzen.
lesson-fields-open-near-city = So viel bekäme ein Ritter. Eine Wiese bringt 3 Punkte für jede Stadt, wie groß sie auch ist.

lesson-fields-large = Eine große Wiese
lesson-fields-large-text = Die große Wiese im Norden grenzt an beide fertigen Städte, eine aus 4 Plättchen und eine aus 2. Du hast dort zwei Bauern, Clara hat einen.
lesson-fields-large-task = Wie viele Punkte bringt dir die große Wiese?
lesson-fields-large-praise = 2 Städte × 3 = 6 Punkte. Clara bekommt nichts, weil du mehr Bauern hast.
lesson-fields-large-other = Zähle die fertigen Städte an der Wiese, nicht Plättchen und nicht Bauern. Jede bringt 3 Punkte.
lesson-fields-large-near-size = Wie groß eine Stadt ist, spielt für eine Wiese keine Rolle. Jede fertige Stadt bringt 3 Punkte.
lesson-fields-large-near-farmers = Zwei Bauern zählen nicht doppelt. Sie sorgen dafür, dass du die Punkte bekommst und nicht Clara.
lesson-fields-large-near-both = Die Wiese reicht auch bis zur anderen Stadt. Zähle beide.

lesson-fields-choose = Finde die beste Wiese
lesson-fields-choose-text = Du spielst Blau und hast rechts das Stadttor gelegt. Ein Bauer kann auf den schmalen Streifen über der Straße. Sieh nach, an welche Städte dieser Streifen grenzt.
lesson-fields-choose-task = Setze einen Bauern auf die Wiese, die an zwei fertige Städte grenzt.
lesson-fields-choose-hint = Wähle den kleinen grünen Teil über der Straße auf dem Plättchen rechts.
lesson-fields-choose-praise = Sie grenzt an zwei fertige Städte: 2 × 3 = 6 Punkte am Ende, und niemand sonst kommt hinein.
lesson-fields-choose-other = Suche die schmale Wiese zwischen den Städten und der Straße.
lesson-fields-choose-near-taken = Auf der Wiese unter der Straße liegt schon ein Bauer. Und keine fertige Stadt grenzt an sie.
lesson-fields-choose-near-thief = Das bringt sofort 4 Punkte, ein guter Zug. Aber suche jetzt die Wiese, die 6 bringen wird.
lesson-fields-choose-near-knight = Diese Stadt ist noch auf drei Seiten offen. Suche jetzt die Wiese, die 6 Punkte bringen wird.
lesson-fields-choose-near-pass = Du darfst passen, aber eine Wiese mit 6 Punkten ist frei. Schau auf den Streifen über der Straße.

# ---- wenige Gefolgsleute
lesson-followers = Gefolgsleute sind knapp
lesson-followers-about = Was bei leerem Vorrat geschieht, wie Gefolgsleute zurückkehren und wann du sie nicht mehr sparen musst.

lesson-followers-home = Hole einen zurück
lesson-followers-home-text = Alle sieben Gefolgsleute stehen im Land, fünf davon in offenen Städten. Mit leerem Vorrat kannst du nur Plättchen anlegen, bis etwas fertig wird.
lesson-followers-home-task = Lege das Plättchen so an, dass ein Gefolgsmann zu dir zurückkehrt, und passe dann.
lesson-followers-home-hint = Lege das Plättchen unter einen deiner fünf Ritter, mit der Stadt nach oben. Passe dann.
lesson-followers-home-praise = 2 Plättchen × 2 = { $points } Punkte, und dein Ritter ist zurück.
lesson-followers-home-other = So wird nichts fertig, also kehrt niemand zurück. Schau auf die Plätze unter deinen fünf Rittern.
lesson-followers-home-near-road = Damit ist deine Straße nicht fertig: Ihr anderes Ende ist noch offen. Schließe lieber eine Stadt.

lesson-followers-later = Wann darf er wieder gesetzt werden?
lesson-followers-later-text = Die Stadt ist gewertet, und in deinem Vorrat ist wieder ein Gefolgsmann. Gesetzt wird vor der Wertung, also ist dieser Zug vorbei.
lesson-followers-later-task = Wann und wo darfst du diesen Gefolgsmann wieder setzen?
lesson-followers-later-answer-1 = Sofort, auf dasselbe Plättchen.
lesson-followers-later-answer-2 = Ab meinem nächsten Zug, in jeder Rolle.
lesson-followers-later-answer-3 = Ab meinem nächsten Zug, aber nur als Ritter.
lesson-followers-later-praise = Im nächsten Zug kann er auch Wegelagerer, Mönch oder Bauer sein. Behalte einen für das richtige Plättchen.
lesson-followers-later-other = Denke an die Reihenfolge: Plättchen anlegen, Gefolgsmann setzen, werten.
lesson-followers-later-near-now = Die Wertung ist der letzte Schritt des Zuges. Gesetzt wird davor.
lesson-followers-later-near-knight = Ein Gefolgsmann hat keine feste Rolle. Sein nächster Ort entscheidet, was er ist.

lesson-followers-last = Das letzte Plättchen
lesson-followers-last-text = Das ist das letzte Plättchen des Spiels; es hat eine Stadt geschlossen. Nach diesem Zug wird alles gewertet. Die unfertige Straße deines Wegelagerers bringt auf jeden Fall 2 Punkte.
lesson-followers-last-task = Setze einen Gefolgsmann dorthin, wo er die meisten Punkte bringt.
lesson-followers-last-hint = Wähle die Stadt auf dem Plättchen, das du eben gelegt hast.
lesson-followers-last-praise = Stadt 4, Straße 2: { $points } Punkte. In den letzten Zügen gibt es keinen Grund mehr, Gefolgsleute zu sparen.
lesson-followers-last-other = Vergleiche: Wie viel bringt die Stadt, wie viel die Wiese?
lesson-followers-last-near-pass = Nach diesem Zug kommt keiner mehr. Ein Gefolgsmann im Vorrat bringt nichts, also setze ihn.
lesson-followers-last-near-farmer = Gut gedacht: Die Wiese grenzt an eine fertige Stadt, 3 Punkte. Ein anderer Teil dieses Plättchens bringt aber mehr.
