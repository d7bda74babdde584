# Da cosa si impara il gioco: in un minuto, ogni pezzo, ogni domanda, le lezioni.
game-in-a-minute = Intorno a una grande ruota costruisci un paesaggio di città, strade, monasteri e campi. A ogni turno peschi una tessera, la piazzi dove combacia e puoi piazzare un seguace su di essa o su una corona della ruota. Le tessere con una piccola ruota fanno avanzare un maiale; agisce il settore su cui si ferma. Quasi tutti danno punti; la peste rimanda a casa dei seguaci. Dopo l’ultima tessera vince chi ha più punti.

piece-one-dot = Tessera con un pallino
piece-one-dot-does = Appena la tessera viene pescata, la piccola ruota fa avanzare il maiale di un settore, e quel settore agisce. Poi la tessera si piazza come le altre.
piece-one-dot-worth = 11 delle 71 tessere hanno un pallino.
piece-two-dots = Tessera con due pallini
piece-two-dots-does = Appena la tessera viene pescata, la piccola ruota fa avanzare il maiale di due settori; agisce solo quello su cui si ferma. Poi la tessera si piazza come le altre.
piece-two-dots-worth = 5 delle 71 tessere hanno due pallini.
piece-three-dots = Tessera con tre pallini
piece-three-dots-does = Appena la tessera viene pescata, la piccola ruota fa avanzare il maiale di tre settori; agisce solo quello su cui si ferma. Poi la tessera si piazza come le altre.
piece-three-dots-worth = 3 delle 71 tessere hanno tre pallini.
piece-monastery = Monastero
piece-monastery-does = Qui può vivere un monaco. È completato quando tutti gli otto posti intorno sono coperti, da tessere o dalla plancia. Una strada che lo raggiunge finisce lì.
piece-monastery-worth = Completato 9 punti; a fine partita 1 per sé e 1 per ogni posto coperto intorno.
piece-shield = Città con stemma
piece-shield-does = Lo stemma aggiunge punti alla sua città e vi rende ogni cavaliere più prezioso con le Tasse.
piece-shield-worth = Ogni stemma 2 punti in una città completata, 1 in una incompleta.
piece-gate = Città con porta
piece-gate-does = Alla porta di questa città finisce una strada. La porta chiude quell’estremità della strada, non la città.
piece-gate-worth = Città: 2 punti a tessera se completata. Strada: 1 punto a tessera.
piece-junction = Incrocio
piece-junction-does = Da qui partono più strade, e ognuna è una strada a sé. L’incrocio chiude un’estremità di ciascuna.
piece-junction-worth = 1 punto per ogni tessera di una strada, incrocio compreso.
piece-separate-cities = Città separate
piece-separate-cities-does = Le parti di città su questa tessera non sono unite. Ognuna appartiene a una città diversa, a meno che non si incontrino su altre tessere.
piece-separate-cities-worth = Se si incontrano, la tessera conta comunque una volta sola: 2 punti.
piece-city-and-road = Città e strada
piece-city-and-road-does = Una parte di città e una strada che le passa accanto. Scegli tu che cosa occupa il tuo seguace.
piece-city-and-road-worth = Città: 2 punti a tessera se completata. Strada: 1 punto a tessera.
piece-city = Città
piece-city-does = Una parte di città. Una città è completata quando le mura sono chiuse tutt’intorno e dentro non ci sono buchi.
piece-city-worth = Completata 2 punti a tessera; incompleta a fine partita 1 a tessera.
piece-road = Strada
piece-road-does = Un tratto di strada. Una strada è completata quando entrambe le estremità sono chiuse: da un incrocio, una porta della città, un monastero o la ruota.
piece-road-worth = 1 punto a tessera, che la strada sia completata o no.
piece-farmer = Contadino
piece-farmer-does = Un seguace sdraiato in un campo. Ci resta fino a fine partita; solo la peste può riportarlo a casa.
piece-farmer-worth = Con la Carestia 1 punto per ogni città completata toccata dal suo campo; alla fine 3 punti a città per chi ha più contadini lì.
piece-follower = Seguace
piece-follower-does = Ne hai sette. Sulla nuova tessera un seguace è cavaliere, brigante, monaco o contadino; sulla ruota aspetta su una corona. Quelli che non sono in gioco stanno nella tua riserva.
piece-follower-worth = Con la Tempesta ognuno nella tua riserva vale 1 punto.
piece-knight = Posto per un cavaliere
piece-knight-does = Un seguace qui occupa la città. Dà punti quando la città è completata, poi torna a casa.
piece-knight-worth = 2 punti per ogni tessera e ogni stemma. Già completata? I punti arrivano subito.
piece-thief = Posto per un brigante
piece-thief-does = Un seguace qui occupa la strada. Dà punti quando la strada è completata, poi torna a casa.
piece-thief-worth = 1 punto per ogni tessera della strada.
piece-monk = Posto per un monaco
piece-monk-does = Un seguace qui occupa il monastero. Dà punti e torna a casa quando tutti gli otto posti intorno sono coperti.
piece-monk-worth = 9 punti quando è completato, e 2 ogni volta che il maiale si ferma su Inquisizione.
piece-single-crown = Corona, una nel settore
piece-single-crown-does = Un seguace qui aspetta il maiale. Se il maiale si ferma in questo settore, il seguace dà punti e torna a casa. Se passa oltre, non succede nulla.
piece-single-crown-worth = 3 punti.
piece-pair-of-crowns = Corona, due nel settore
piece-pair-of-crowns-does = Un seguace qui aspetta il maiale. Se il maiale si ferma in questo settore, il seguace dà punti e torna a casa. Se passa oltre, non succede nulla.
piece-pair-of-crowns-worth = Da solo 6 punti; se entrambe le corone sono occupate, 3 ciascuno.
piece-pig = Maiale
piece-pig-does = Gira intorno alla ruota in senso orario, di tanti settori quanti sono i pallini sulla tessera pescata. Agisce il settore su cui si ferma, non quelli che supera.
piece-pig-worth = Tutti i pallini delle tessere gli fanno fare in tutto cinque giri.
piece-fortune = Fortuna
piece-fortune-does = Se il maiale si ferma qui, ottiene punti il giocatore di turno e nessun altro.
piece-fortune-worth = 3 punti. La sua corona: 3.
piece-tax = Tasse
piece-tax-does = Se il maiale si ferma qui, ogni cavaliere sul territorio dà punti per la sua città. Le maggioranze non contano e i cavalieri restano.
piece-tax-worth = Per ogni cavaliere: stemmi della sua città + i tuoi cavalieri lì. Le corone: da solo 6, in due 3 ciascuno.
piece-famine = Carestia
piece-famine-does = Se il maiale si ferma qui, ogni contadino dà punti per le città completate toccate dal suo campo. Le maggioranze non contano e i contadini restano.
piece-famine-worth = 1 punto per ogni contadino e città. La sua corona: 3.
piece-storm = Tempesta
piece-storm-does = Se il maiale si ferma qui, tutti ottengono punti per i seguaci nella riserva, prima che tornino quelli di queste corone.
piece-storm-worth = 1 punto a seguace. Le corone: da solo 6, in due 3 ciascuno.
piece-inquisition = Inquisizione
piece-inquisition-does = Se il maiale si ferma qui, ogni monaco dà punti. I monaci restano.
piece-inquisition-worth = 2 punti a monaco. La sua corona: 3.
piece-plague = Peste
piece-plague-does = Se il maiale si ferma qui, ognuno deve riprendere un seguace dal territorio, per primo il giocatore di turno. Chi è su una corona è al sicuro.
piece-plague-worth = Nessun punto. Le corone: da solo 6, in due 3 ciascuno.
piece-board = Plancia della ruota
piece-board-does = L’inizio del paesaggio. Le sue tre città, tre strade e tre campi continuano sulle tue tessere. Non vi si piazzano seguaci direttamente, tranne che sulle corone.
piece-board-worth = Ognuno dei suoi 16 posti conta come una tessera, anche intorno a un monastero.
piece-turned = Tessera ruotata
piece-turned-does = La tessera come starebbe qui. Scegli l’orientamento che ti serve di più.
piece-place = Posto libero
piece-place-does = Qui la tua tessera combacia in almeno un orientamento: ogni lato a contatto mostra la stessa cosa della sua vicina.
piece-pass = Passa
piece-pass-does = In questo turno non piazzi seguaci. Ciò che la tua tessera ha completato dà punti comunque.
piece-land = Il paesaggio
piece-land-does = La plancia della ruota e tutte le tessere intorno. Cresce a ogni turno.
piece-drawn = Tessera pescata
piece-drawn-does = La tessera di questo turno, visibile a tutti. Se mostra una piccola ruota, il maiale si è già mosso.

help-place = Piazza la tessera accanto alla plancia o a un’altra tessera, ruotata in modo che ogni lato a contatto combaci: strada con strada, città con città, campo con campo.
help-place-matters = Completa qualcosa di tuo, ingrandiscilo, o comincia dove può stare un seguace. Se un posto aiuta gli altri più che te, scegline un altro.
help-figure = Piazza un seguace: su questa tessera, dove in tutta la città, strada o campo non c’è ancora nessuno, oppure su una corona libera. O passa.
help-figure-matters = Sarà presto completato? Se la tessera offre poco, prendi una corona uno o due settori davanti al maiale. Tieni un seguace nella riserva.
help-take = Il maiale è su Peste. Scegli uno dei tuoi seguaci sul territorio: torna nella tua riserva. Quelli sulle corone non sono toccati.
help-take-matters = Prendi quello che ha meno da guadagnare: su una strada corta, in una città difficile da chiudere. Se è il tuo turno, puoi piazzarlo di nuovo subito.

lesson-first = Il maiale e la ruota
lesson-first-about = Piazzare tessere, piazzare seguaci e vedere che cosa succede quando il maiale si ferma.

lesson-first-lay = Piazza una tessera
lesson-first-lay-text = Il paesaggio comincia dalla plancia della ruota. Piazza la tessera accanto, lato contro lato: strada con strada, città con città, campo con campo. Ruotala finché non combacia.
lesson-first-lay-task = Piazza il monastero alla fine della strada, sul lato superiore della plancia.
lesson-first-lay-praise = Strada con strada. I posti della plancia contano già come vicini del tuo monastero.
lesson-first-lay-hint = Il lato superiore della plancia, terzo posto da sinistra, con la strada verso il basso.
lesson-first-lay-other = Combacia anche lì. Per questa lezione, continua la strada sul lato superiore.
lesson-first-lay-near-city = Lì la plancia mostra una città. La tua tessera non ne ha, quindi non combacia in nessun modo.
lesson-first-lay-near-turn = La strada della plancia finirebbe in un campo. Ruota la tessera finché la sua strada non punta verso il basso.
lesson-first-lay-near-field = Qui si incontrano solo campi. La strada è un posto più a destra.

lesson-first-monk = Un seguace
lesson-first-monk-text = Ora puoi piazzare uno dei tuoi sette seguaci su questa tessera. In un monastero è un monaco. Vale 9 punti quando tutti gli otto posti intorno sono coperti.
lesson-first-monk-task = Piazza un monaco nel monastero.
lesson-first-monk-praise = Un monaco. Tre dei suoi otto vicini ci sono già: posti della plancia.
lesson-first-monk-hint = Scegli il monastero al centro della nuova tessera.
lesson-first-monk-other = Guarda l’edificio al centro della tua tessera.
lesson-first-monk-near-road = La strada è completata: 2 tessere, 2 punti. Non male, ma il monaco può darne 9. Prova con lui.
lesson-first-monk-near-farmer = Un contadino resta nel campo fino a fine partita. È ancora presto.
lesson-first-monk-near-crown = Le corone vengono dopo. Un monastero con tre vicini è un posto migliore adesso.
lesson-first-monk-near-pass = Puoi passare, ma allora il monastero non è di nessuno.

lesson-first-city = Chiudi una città
lesson-first-city-text = Una città è completata quando le mura sono chiuse. Prima si piazza, poi si contano i punti: così un cavaliere può entrare, dare punti e tornare nello stesso turno. 2 punti a tessera.
lesson-first-city-task = Chiudi la piccola città sul lato destro della plancia, poi piazza un cavaliere.
lesson-first-city-praise = 2 tessere × 2 = { $points } punti, e il tuo cavaliere è di nuovo nella riserva.
lesson-first-city-hint = Il lato destro della plancia, terzo posto dall’alto. Ruota il lato con la città verso sinistra, poi scegli la città.
lesson-first-city-other = Combacia, ma lì non si completa nessuna città. Guarda quella piccola sul lato destro della plancia.
lesson-first-city-near-large = Questa città gira intorno all’angolo. Una tessera non la chiude. A quella piccola, a destra, manca solo la tua.
lesson-first-city-near-farmer = Un contadino aspetterebbe fino alla fine. La città dà punti subito.
lesson-first-city-near-crown = La città completata dà punti subito. Una corona può aspettare.
lesson-first-city-near-pass = Una città senza cavaliere non dà punti a nessuno.

lesson-first-crown = Una corona
lesson-first-crown-text = La tua prossima tessera, una curva, offre poco. Invece che sulla tessera, un seguace può andare su una corona libera. Dà punti se il maiale si ferma lì: da solo su due corone, 6.
lesson-first-crown-task = Piazza un seguace su una corona un settore davanti al maiale, in senso orario.
lesson-first-crown-praise = Un seguace aspetta alle Tasse. La maggior parte delle piccole ruote ha un pallino.
lesson-first-crown-hint = Il maiale è su Fortuna. Il settore seguente in senso orario è Tasse, con la borsa.
lesson-first-crown-other = La curva è solo l’inizio di una strada. Stavolta prova una corona: quella delle Tasse.
lesson-first-crown-near-fortune = Il maiale è già qui. Dovrebbe prima fare tutto il giro.
lesson-first-crown-near-famine = Per la Carestia servono due pallini, e la sua unica corona vale solo 3. Le Tasse sono più vicine e valgono 6.
lesson-first-crown-near-far = È tre o più settori avanti. Il settore seguente si raggiunge più spesso.
lesson-first-crown-near-pass = Hai sei seguaci nella riserva. Uno può aspettare su una corona.

lesson-first-pig = Il maiale avanza
lesson-first-pig-text = Ben pesca una tessera con una piccola ruota: un pallino. Prima che la piazzi, il maiale avanza di un settore in senso orario, e il settore su cui si ferma agisce.
lesson-first-pig-task = Il maiale è su Fortuna. Dove si ferma?
lesson-first-pig-answer-1 = Su Fortuna
lesson-first-pig-answer-2 = Su Tasse
lesson-first-pig-answer-3 = Su Carestia
lesson-first-pig-praise = Nelle città non ci sono cavalieri: le Tasse non danno punti. Ma il tuo seguace sulla corona ne vale 6 e torna.
lesson-first-pig-other = Conta un settore in senso orario, a destra di Fortuna.
lesson-first-pig-near-stay = Il maiale si muove sempre. Un pallino è un settore.
lesson-first-pig-near-two = Servirebbero due pallini.

lesson-first-storm = La tempesta
lesson-first-storm-text = Peschi due pallini. Il maiale supera Carestia, dove non succede nulla, e si ferma su Tempesta: ognuno ottiene 1 punto per ogni seguace nella riserva.
lesson-first-storm-task = Dei tuoi sette seguaci uno è sul territorio, il monaco. Quanti punti ottieni?
lesson-first-storm-praise = 6 seguaci nella riserva, 6 punti. Ben ne ottiene 5: ne ha due sul territorio.
lesson-first-storm-other = Conta i seguaci nella riserva: sette, meno quelli sul territorio.
lesson-first-storm-near-monk = Il tuo monaco è sul territorio, non nella riserva.
lesson-first-storm-near-each = 1 punto per ogni seguace nella riserva, non 1 in tutto.
lesson-first-storm-near-famine = Il maiale supera soltanto Carestia. Un settore agisce dove il maiale si ferma.

lesson-first-thief = Poi il turno continua
lesson-first-thief-text = La ruota ha agito. Ora piazza la tessera come al solito. Un seguace su una strada è un brigante: 1 punto a tessera quando entrambe le estremità sono chiuse. La ruota ne chiude una.
lesson-first-thief-task = Continua la strada sul lato inferiore della plancia e piazza un brigante.
lesson-first-thief-praise = La strada è tua: due tessere finora, un’estremità ancora aperta.
lesson-first-thief-hint = Il lato inferiore della plancia, il posto più a destra. Poi scegli la strada.
lesson-first-thief-other = Combacia, ma cerca la strada libera della plancia: lato inferiore, tutto a destra.
lesson-first-thief-near-ben = Su questa strada c’è già il brigante di Ben: non potresti aggiungere il tuo. Prendi la strada sul lato inferiore.
lesson-first-thief-near-crown = Una corona è possibile. Ma stavolta occupa la strada.
lesson-first-thief-near-farmer = Un contadino resterebbe fino alla fine. Scegli la strada.
lesson-first-thief-near-pass = Allora la strada non è di nessuno. Piazzaci un brigante.

lesson-first-plague = La peste
lesson-first-plague-text = La tua tessera ha un pallino: Peste. Ognuno riprende un seguace dal territorio, e cominci tu. Il monastero del tuo monaco vale già 5 e può arrivare a 9; la strada del brigante vale 2.
lesson-first-plague-task = Riprendi il seguace che vale meno.
lesson-first-plague-praise = Il brigante torna a casa. Non perdi punti, e la strada è di nuovo libera.
lesson-first-plague-hint = Scegli il tuo brigante sulla strada sotto la plancia.
lesson-first-plague-other = Scegli uno dei tuoi due seguaci sul territorio.
lesson-first-plague-near-monk = Il monaco ha 5 punti in vista e può arrivare a 9. La strada del brigante ne vale solo 2.

lesson-first-back = Subito di ritorno
lesson-first-back-text = Un seguace che torna grazie alla ruota può essere piazzato di nuovo nello stesso turno. La tua nuova tessera è un incrocio. Chiude la strada che il tuo brigante ha lasciato.
lesson-first-back-task = Piazza un seguace dove dà punti subito.
lesson-first-back-praise = 3 tessere, { $points } punti: plancia, strada dritta e incrocio. Il brigante è di nuovo a casa.
lesson-first-back-hint = Scegli la strada in alto dell’incrocio, quella che porta alla plancia.
lesson-first-back-other = Cerca la strada completata: dall’incrocio su fino alla plancia.
lesson-first-back-near-begun = Questa strada è appena cominciata. Quella completata sale verso la plancia.
lesson-first-back-near-crown = Buona idea per dopo. Prima prendi i punti della strada completata.
lesson-first-back-near-farmer = Un contadino dà punti più tardi. La strada completata li dà subito.
lesson-first-back-near-pass = La strada completata non darebbe punti a nessuno.

lesson-first-worth = Quanto vale?
lesson-first-worth-text = A fine partita conta anche ciò che è incompleto. Un monastero dà 1 punto per sé e 1 per ogni posto coperto intorno, compresi quelli della plancia.
lesson-first-worth-task = Se la partita finisse adesso, quanto darebbe il tuo monastero?
lesson-first-worth-praise = 1 per sé, 3 posti della plancia, 1 per la tessera di Ben: 5.
lesson-first-worth-other = Conta il monastero, i tre posti della plancia sotto e la tessera accanto.
lesson-first-worth-near-all = 9 è con tutti gli otto posti intorno coperti. Alcuni sono ancora vuoti.
lesson-first-worth-near-itself = Conta anche il monastero stesso.
lesson-first-worth-near-board = I posti della plancia contano come tessere. Tre toccano il tuo monastero.

lesson-first-end = La fine della partita
lesson-first-end-text = Dopo l’ultima tessera si contano strade, città e monasteri incompleti, poi i campi: 3 punti per ogni città completata. I seguaci sulle corone non danno nulla. Vince chi ha più punti.

lesson-crowns = Le corone
lesson-crowns-about = Quando un seguace su una corona dà punti, quanti, e quando non ne dà.

lesson-crowns-join = Compagnia
lesson-crowns-join-text = Ben aspetta da solo alle Tasse. Se il maiale si ferma lì, ottiene 6. Ma due seguaci su due corone valgono solo 3 ciascuno.
lesson-crowns-join-task = Piazza un seguace in modo che Ben non possa più ottenere 6 alle Tasse.
lesson-crowns-join-praise = Ora sono 3 per ciascuno: 3 in meno per Ben, 3 in più per te.
lesson-crowns-join-hint = Prendi la corona libera delle Tasse, accanto al seguace di Ben.
lesson-crowns-join-other = Così Ben resta da solo alle Tasse. Raggiungilo.
lesson-crowns-join-near-behind = Per questa corona il maiale deve fare tutto il giro, e Ben resta da solo alle Tasse.
lesson-crowns-join-near-alone = Una corona tutta tua va bene, ma Ben resta da solo alle Tasse, a un pallino da 6 punti.
lesson-crowns-join-near-pass = Allora Ben resta da solo alle Tasse, a un pallino da 6 punti.

lesson-crowns-share = In due
lesson-crowns-share-text = Viene pescata una tessera con un pallino. Il maiale va da Fortuna a Tasse, dove il tuo seguace e quello di Ben stanno sulle corone.
lesson-crowns-share-task = Quanti punti dà il tuo seguace?
lesson-crowns-share-praise = 3 per te, 3 per Ben. Entrambi i seguaci tornano a casa.
lesson-crowns-share-other = Due seguaci in un settore con due corone: quanto vale ciascuno?
lesson-crowns-share-near-alone = 6 è per un seguace da solo. Quello di Ben sta accanto al tuo.
lesson-crowns-share-near-full = Dividere costa la metà, non tutto.

lesson-crowns-passing = Di passaggio
lesson-crowns-passing-text = Il maiale è su Fortuna. Hai un seguace su una corona delle Tasse, il settore seguente. Ora viene pescata una tessera con tre pallini.
lesson-crowns-passing-task = Che cosa succede al tuo seguace alle Tasse?
lesson-crowns-passing-answer-1 = Dà 6 punti e torna a casa.
lesson-crowns-passing-answer-2 = Nulla. Resta sulla corona.
lesson-crowns-passing-answer-3 = Non dà punti e torna a casa.
lesson-crowns-passing-praise = Il maiale prosegue fino a Tempesta. Il tuo seguace aspetta il prossimo giro.
lesson-crowns-passing-other = Conta tre settori da Fortuna. Dove si ferma il maiale?
lesson-crowns-passing-near-pays = Tre pallini portano a Tempesta. Una corona conta solo dove il maiale si ferma.
lesson-crowns-passing-near-home = Da una corona torna a casa solo chi ha dato punti.

lesson-crowns-storm = Prima il settore, poi le corone
lesson-crowns-storm-text = Il maiale si ferma su Tempesta. Hai sei seguaci nella riserva, e uno da solo sulle due corone di quel settore. Prima agisce il settore, poi contano le corone.
lesson-crowns-storm-task = Quanti punti ottieni in tutto?
lesson-crowns-storm-praise = 6 per la riserva, poi 6 per la corona: 12. Solo dopo il seguace torna a casa.
lesson-crowns-storm-other = Somma 1 punto per ogni seguace nella riserva e i punti della corona.
lesson-crowns-storm-near-order = Il seguace sulla corona torna a casa solo dopo la tempesta. Non è ancora nella riserva.
lesson-crowns-storm-near-half = Questa è una metà. Contano sia la riserva sia la corona.
lesson-crowns-storm-near-three = Il tuo seguace è da solo su due corone: sono 6, non 3.

lesson-crowns-both = Tue tutte e due
lesson-crowns-both-text = Su entrambe le corone della Tempesta ci sono tuoi seguaci. Il maiale è su Tasse, e viene pescata una tessera con due pallini.
lesson-crowns-both-task = Quanti punti danno insieme questi due seguaci, per le loro corone?
lesson-crowns-both-praise = 3 + 3 = 6, non più di uno da solo. Il secondo avrebbe reso meglio altrove.
lesson-crowns-both-other = Due seguaci su due corone valgono 3 ciascuno, di chiunque siano.
lesson-crowns-both-near-twice = 6 è per uno da solo. In due sono 3 ciascuno, anche se sono entrambi tuoi.
lesson-crowns-both-near-one = Questo è uno dei due. Anche l’altro dà punti.

lesson-crowns-taken = Un posto per corona
lesson-crowns-taken-text = Il maiale è su Fortuna. Quella corona è tua, quelle delle Tasse sono di Ben e Clara. Puoi prendere qualsiasi corona libera.
lesson-crowns-taken-task = Piazza un seguace sulla corona libera più vicina davanti al maiale.
lesson-crowns-taken-praise = Carestia, due settori avanti. La sua unica corona vale 3, e nessuno può dividerla.
lesson-crowns-taken-hint = Dal maiale in senso orario: Tasse è piena. Poi viene Carestia, con la piantina.
lesson-crowns-taken-other = Anche il monastero è un buon posto. Qui prendi una corona: la più vicina libera.
lesson-crowns-taken-near-full = Entrambe le corone delle Tasse sono occupate. Ognuna tiene un solo seguace.
lesson-crowns-taken-near-own = L’unica corona della Fortuna è occupata, dal tuo stesso seguace.
lesson-crowns-taken-near-far = È libera, ma ce n’è una più vicina al maiale.

lesson-crowns-last = L’ultima tessera
lesson-crowns-last-text = È l’ultima tessera della partita. È già piazzata; ora tocca al tuo seguace. Dopo, nessuna tessera farà più avanzare il maiale.
lesson-crowns-last-task = Piazza un seguace dove dà ancora punti.
lesson-crowns-last-praise = 1 punto per una tessera. Su una corona sarebbe stato nulla.
lesson-crowns-last-hint = Scegli la città o la strada sulla tua ultima tessera. Anche incomplete danno 1 punto a tessera.
lesson-crowns-last-other = Guarda l’ultima tessera: che cosa conta alla fine?
lesson-crowns-last-near-crown = Il maiale non si muoverà più. I seguaci sulle corone alla fine non danno nulla.
lesson-crowns-last-near-field = Nessuna città completata tocca questo campo. Qui un contadino non dà nulla.
lesson-crowns-last-near-pass = Un seguace a casa adesso non dà nulla. La tua tessera ha qualcosa da offrire.

lesson-fields = Campi e contadini
lesson-fields-about = Dove può stare un contadino, fin dove arriva un campo e quanto vale.

lesson-fields-board = I campi della plancia
lesson-fields-board-text = Il contadino di Ben è sopra la plancia, a sinistra della strada. Il suo campo continua dietro la città nell’angolo, fino alla strada sul lato sinistro.
lesson-fields-board-task = Piazza il tuo monastero e poi un contadino, in un campo senza il contadino di Ben.
lesson-fields-board-praise = Un campo tutto tuo. Strade, città e ruota separano i campi.
lesson-fields-board-hint = Per esempio a destra della plancia, appena sopra la tua città completata. Poi scegli il campo.
lesson-fields-board-other = Scegli un posto che non tocchi il campo di Ben, poi un contadino.
lesson-fields-board-near-behind = Anche questo è il campo di Ben: continua dietro la città nell’angolo. Non si può aggiungere un secondo contadino.
lesson-fields-board-near-beside = Qui il tuo campo si unirebbe a quello di Ben, tessera con tessera. Scegli un posto vicino a un altro campo.
lesson-fields-board-near-monk = Un buon posto per un monaco. Ma questa lezione parla di contadini: provane uno.
lesson-fields-board-near-crown = Le corone hanno la loro lezione. Qui piazza un contadino.
lesson-fields-board-near-pass = Allora il campo resta vuoto. Piazza un contadino.

lesson-fields-stay = Ci resta
lesson-fields-stay-text = Il tuo contadino è nel campo a destra. La piccola città lì è completata e tocca il suo campo.
lesson-fields-stay-task = Che cosa dà il tuo contadino adesso?
lesson-fields-stay-answer-1 = 3 punti, e torna a casa
lesson-fields-stay-answer-2 = Ancora nulla. Ci resta.
lesson-fields-stay-answer-3 = 3 punti, e ci resta
lesson-fields-stay-praise = I contadini aspettano: la Carestia e la fine della partita.
lesson-fields-stay-other = Un campo non è mai completato. Quando danno punti i contadini?
lesson-fields-stay-near-home = I contadini non tornano a casa come i cavalieri. Restano, e alla fine danno 3 per questa città.
lesson-fields-stay-near-now = I 3 punti arrivano alla fine. Durante la partita dà punti solo la Carestia.

lesson-fields-small = Due campi su una tessera
lesson-fields-small-text = Hai piazzato una tessera con una città e una strada. Il contadino di Ben è sulla tessera accanto, e il suo campo arriva fin sulla tua.
lesson-fields-small-task = Piazza un contadino sulla tua tessera.
lesson-fields-small-praise = La strada separa i due campi. Quello piccolo era libero.
lesson-fields-small-hint = Scegli il piccolo angolo a sinistra, sotto la curva della strada.
lesson-fields-small-other = Città, strada e corone sono possibili, ma qui piazza un contadino.
lesson-fields-small-near-large = In questo campo c’è il contadino di Ben. La strada lo separa da quello piccolo.
lesson-fields-small-near-knight = La città è libera, è vero. Ma trova il posto per un contadino.
lesson-fields-small-near-thief = La strada è libera, è vero. Ma trova il posto per un contadino.

lesson-fields-joined = Uniti da una terza tessera
lesson-fields-joined-text = Due tessere si toccavano solo in un angolo: il tuo contadino e quello di Ben avevano un campo ciascuno. La tua nuova tessera, in mezzo, li unisce.
lesson-fields-joined-task = Piazza un seguace su questa tessera dove è ancora possibile.
lesson-fields-joined-praise = Un monaco. Nel campo ci sono già due contadini, il tuo e quello di Ben, ed entrambi restano.
lesson-fields-joined-hint = Il campo è occupato. Scegli il monastero.
lesson-fields-joined-other = Guarda la nuova tessera: dove non c’è ancora nessuno?
lesson-fields-joined-near-farmer = Nel campo unito ci sono due contadini. Non se ne può aggiungere un terzo, nemmeno tuo.
lesson-fields-joined-near-crown = Una corona è possibile. Ma anche sulla tessera c’è un posto libero.
lesson-fields-joined-near-pass = Su questa tessera c’è un posto libero. Guarda ancora.

lesson-fields-famine = La carestia
lesson-fields-famine-text = Hai due contadini in questo campo, Ben ne ha uno. Il campo tocca due città completate. Il maiale avanza di un settore e si ferma su Carestia.
lesson-fields-famine-task = Quanti punti ottieni?
lesson-fields-famine-praise = 2 contadini × 2 città = 4. Quello di Ben ne dà 2. Restano tutti.
lesson-fields-famine-other = Ognuno dei tuoi contadini dà 1 punto per ogni città completata toccata dal campo.
lesson-fields-famine-near-one = Questo è un contadino. Con la Carestia contano tutti e due.
lesson-fields-famine-near-three = Per te contano solo i tuoi contadini.
lesson-fields-famine-near-end = 3 punti a città è per la fine. Con la Carestia è 1.

lesson-fields-open = Solo città completate
lesson-fields-open-text = Il tuo contadino è sopra la plancia, a destra della strada. Il suo campo tocca la città sul lato destro della plancia, che è aperta. Il maiale si ferma su Carestia.
lesson-fields-open-task = Quanti punti dà il tuo contadino?
lesson-fields-open-praise = Una città aperta non vale nulla per un contadino. Chiudila, e darà punti.
lesson-fields-open-other = C’è una città completata che tocca il suo campo?
lesson-fields-open-near-city = La città a destra non è completata. Contano solo le città completate.
lesson-fields-open-near-end = 3 punti sono per una città completata, alla fine. Questa è aperta.

lesson-fields-end = I campi alla fine
lesson-fields-end-text = Alla fine un campo dà 3 punti per ogni città completata che tocca. Quello grande ne tocca due. Vi hai due contadini, Clara ne ha uno.
lesson-fields-end-task = Se la partita finisse adesso, quanti punti otterresti per questo campo?
lesson-fields-end-praise = 2 città × 3 = 6. Il numero di contadini decide solo a chi vanno.
lesson-fields-end-other = Conta le città completate che toccano il campo grande, 3 punti ciascuna.
lesson-fields-end-near-each = Alla fine il campo conta una volta, non una per contadino.
lesson-fields-end-near-famine = 1 punto a città è per la Carestia. Alla fine sono 3.
lesson-fields-end-near-cities = Due città completate toccano il campo: quella sopra la plancia e quella a sinistra.

lesson-fields-fewer = Un contadino contro due
lesson-fields-fewer-text = Gli stessi campi, ma ora l’unico contadino giallo nel campo grande è tuo. I due rossi sono di Ben.
lesson-fields-fewer-task = Quanti punti otterresti per questo campo?
lesson-fields-fewer-praise = Nessuno: Ben ha più contadini. Con la Carestia darebbe punti anche il tuo.
lesson-fields-fewer-other = Chi ha più contadini nel campo?
lesson-fields-fewer-near-tie = Ti servirebbero tanti contadini quanti ne ha Ben. Lui ne ha due, tu uno.
lesson-fields-fewer-near-share = I punti non si dividono. Chi ha più contadini li prende tutti.

lesson-segments = Tasse e peste
lesson-segments-about = Che cosa danno i cavalieri con le Tasse, chi rimandare a casa con la Peste e perché tenere seguaci nella riserva.

lesson-segments-knights = Le tasse
lesson-segments-knights-text = Una città con due stemmi. Vi hai due cavalieri, Ben uno. Il maiale si ferma su Tasse: ogni cavaliere vale gli stemmi più i cavalieri del suo colore.
lesson-segments-knights-task = Quanti punti danno i tuoi due cavalieri?
lesson-segments-knights-praise = Ogni cavaliere 2 stemmi + 2 cavalieri = 4, in due: 8. Restano.
lesson-segments-knights-other = Prima un cavaliere: stemmi più i tuoi cavalieri. Poi per due.
lesson-segments-knights-near-one = Questo è un cavaliere. Ne hai due.
lesson-segments-knights-near-all = Il cavaliere di Ben non conta per te, solo i tuoi.
lesson-segments-knights-near-finished = È quanto dà la città completata. Le Tasse contano stemmi e cavalieri.

lesson-segments-alone = Anche la minoranza fa punti
lesson-segments-alone-text = La stessa città, ma ora giochi con il rosso: un cavaliere contro due di Ben. Le Tasse non guardano la maggioranza.
lesson-segments-alone-task = Quanti punti dà il tuo unico cavaliere?
lesson-segments-alone-praise = 2 stemmi + 1 cavaliere = 3. Stare in una città forte conviene, anche in minoranza.
lesson-segments-alone-other = Somma gli stemmi della città e i tuoi cavalieri lì.
lesson-segments-alone-near-fewer = La maggioranza decide solo quando si conta la città. Con le Tasse guadagna ogni cavaliere.
lesson-segments-alone-near-shields = Gli stemmi contano anche per te.
lesson-segments-alone-near-himself = Conta anche il cavaliere stesso.
lesson-segments-alone-near-others = I cavalieri di Ben non contano per te.

lesson-segments-spare = Di chi puoi fare a meno?
lesson-segments-spare-text = Peste, nel tuo turno. La città del tuo cavaliere ha uno stemma e vale già 3. Il campo del tuo contadino non tocca città completate. Il terzo seguace è su una corona.
lesson-segments-spare-task = Riprendi il seguace di cui puoi fare a meno.
lesson-segments-spare-praise = Il contadino non aveva ancora nulla da guadagnare. In questo turno puoi piazzarlo di nuovo.
lesson-segments-spare-hint = Scegli il contadino nel campo sotto la plancia.
lesson-segments-spare-other = Scegli il tuo cavaliere o il tuo contadino.
lesson-segments-spare-near-knight = La città del cavaliere vale 3 adesso, e di più una volta chiusa. Il campo del contadino non vale ancora nulla.
lesson-segments-spare-near-crown = La peste risparmia le corone. Deve essere un seguace sul territorio.

lesson-segments-safe = Al sicuro sulla corona
lesson-segments-safe-text = Anche Ben riprende uno dei suoi seguaci. Poi contano le corone della Peste. Il tuo seguace è lì da solo.
lesson-segments-safe-task = Quanti punti dà?
lesson-segments-safe-praise = Da solo su due corone: 6. La Peste può essere un buon posto per aspettare.
lesson-segments-safe-other = Un seguace da solo in un settore con due corone.
lesson-segments-safe-near-nothing = Il settore non dà punti, ma le sue corone sì.
lesson-segments-safe-near-pair = 3 sarebbe in due. Il tuo è da solo.

lesson-segments-free = Di nuovo libera
lesson-segments-free-text = Con la peste hai tolto il tuo cavaliere dalla città sopra la plancia. Ora non c’è più nessuno. La tua nuova tessera l’ha ingrandita.
lesson-segments-free-task = Occupa di nuovo la città.
lesson-segments-free-praise = Una città svuotata è libera, per te come per tutti. La peste apre porte.
lesson-segments-free-hint = Scegli la città sulla tua nuova tessera.
lesson-segments-free-other = Guarda la città: non c’è più nessuno.
lesson-segments-free-near-road = La strada è completata, 2 punti: non male. Ma la città è libera: prova un cavaliere.
lesson-segments-free-near-farmer = Un contadino aspetta a lungo. La città è libera: prova un cavaliere.
lesson-segments-free-near-crown = Una corona è possibile. Ma la città è libera: prova un cavaliere.
lesson-segments-free-near-pass = La città è di nuovo libera. Qualcuno la prenderà.

lesson-segments-empty = Nessuno a casa
lesson-segments-empty-text = Sei dei tuoi seguaci sono su corone, uno è in un campo. La tua riserva è vuota, ed è il tuo turno.
lesson-segments-empty-task = Che cosa puoi fare con la tua tessera?
lesson-segments-empty-answer-1 = Piazzarla e spostarci un seguace da una corona
lesson-segments-empty-answer-2 = Piazzarla, senza seguace
lesson-segments-empty-answer-3 = Nulla, il turno si salta
lesson-segments-empty-praise = Solo la tessera. Tieni uno o due seguaci nella riserva: con la Tempesta danno punti anche loro.
lesson-segments-empty-other = Un seguace viene dalla riserva. Che cosa resta da fare?
lesson-segments-empty-near-move = I seguaci si piazzano solo dalla riserva. Quelli sulle corone aspettano il maiale.
lesson-segments-empty-near-skip = La tessera si piazza in ogni caso.
