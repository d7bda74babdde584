game-in-a-minute = Sei un principe nell’antica Toscana. Davanti a te c’è la tua regione: trenta caselle colorate e un castello. A ogni turno fai una cosa sola: peschi carte, prendi una tessera, oppure paghi carte per piazzarla. Ogni tessera ti restituisce qualcosa. Le aree complete danno punti verdi. Tre volte il verde si aggiunge al rosso: i punti fatti presto contano il triplo. Vince chi ha più punti rossi.

# Che cosa c’è sul tavolo
piece-start-castle = Castello iniziale
piece-start-castle-does = La tua regione cresce da qui: la prima tessera deve toccarlo. Non dà punti e non ha effetto, ma la sua casella vale come coperta.
piece-castle = Castello
piece-castle-does = Va su una casella verde scuro. Puoi piazzare subito una tessera dell’esposizione, senza pagare. Deve essere del colore giusto e toccare qualcosa che hai piazzato; ottieni i suoi punti e il suo effetto.
piece-castle-worth = Scegli la tessera gratuita prima di piazzare il castello: una che completa un’area, o una che faresti fatica a pagare.
piece-city = Città
piece-city-does = Va su una casella rossa. Prendi una tessera bonus a scelta, che ti aiuta per il resto della partita.
piece-city-worth = Prima è, meglio è: una tessera bonus vale da subito.
piece-manor = Tenuta
piece-manor-does = Va su una casella turchese. Ricevi nel deposito un esagono di legno: un jolly per una casella di qualsiasi colore.
piece-manor-worth = Una regione ha solo due caselle turchesi: il bonus di colore è vicino.
piece-agriculture = Agricoltura
piece-agriculture-does = Va su una casella verde chiaro. Ogni tipo di agricoltura che mostra e che non c’è ancora nella stessa area dà 1 punto verde.
piece-agriculture-worth = Metti insieme tipi diversi in un’area grande.
piece-quarry = Cava
piece-quarry-does = Va su una casella grigia. Ottieni 1 marmo, e 1 in più per ogni tua tessera bonus «+1 marmo».
piece-quarry-worth = Il marmo dà azioni in più: le cave rendono se arrivano presto.
piece-village = Villaggio
piece-village-does = Va su una casella arancione. Ottieni 1 lavoratore, e 1 in più per ogni tua tessera bonus «+1 lavoratore».
piece-village-worth = Quando paghi, un lavoratore sostituisce una carta di qualsiasi colore.
piece-monastery = Monastero
piece-monastery-does = Va su una casella gialla. Peschi 3 carte. Le tessere bonus «+1 carta» qui non contano.
piece-monastery-worth = Costa due carte e ne dà tre. Utile quando hai poche carte in mano.
piece-carriage = Carro
piece-carriage-does = Va su una casella beige. Scopri 1 carta rendita e ricevi ciò che mostra, e 1 carta in più per ogni tua tessera bonus «+1 carta rendita».
piece-carriage-worth = Una sorpresa: punti, carte, un lavoratore, un marmo o un esagono di legno.
piece-hexagon = Esagono di legno
piece-hexagon-does = Un jolly. Piazzalo dal deposito su una casella di qualsiasi colore, pagando in quel colore. Da lì in poi vale come quella tessera, con il suo effetto. Sul verde chiaro è sempre un tipo nuovo: 1 punto verde.
piece-hexagon-worth = Tienilo per l’ultima casella di un’area grande. Se alla fine è ancora nel deposito: 1 punto.
piece-worker = Lavoratore
piece-worker-does = Quando paghi una tessera, un lavoratore sostituisce una delle due carte, di qualunque colore. Due lavoratori pagano qualsiasi tessera. Il lavoratore usato torna nella riserva.
piece-worker-worth = 1 punto per ognuno che ti resta alla fine.
piece-marble = Marmo
piece-marble-does = Una volta per turno puoi restituire un marmo per un’altra azione, prima o dopo quella normale.
piece-marble-worth = 1 punto per ognuno che ti resta alla fine.
piece-green = Punti verdi
piece-green-does = Punti per ciò che piazzi. A ognuno dei tre conteggi si aggiungono ai tuoi punti rossi, e restano.
piece-green-worth = Un punto verde fatto nella prima fase conta tre volte, nell’ultima una sola.
piece-bonus-card = Tessera bonus «+1 carta»
piece-bonus-card-does = Ogni volta che scegli di pescare, peschi 1 carta in più. Per i monasteri e le carte rendita non cambia nulla.
piece-bonus-card-worth = All’inizio è la scelta più sicura.
piece-bonus-storage = Tessera bonus «+1 spazio di deposito»
piece-bonus-storage-does = Puoi conservare una tessera o un esagono di legno in più, e ottieni subito 2 punti verdi.
piece-bonus-storage-worth = Presa all’inizio, i suoi 2 punti contano tre volte.
piece-bonus-marble = Tessera bonus «+1 marmo»
piece-bonus-marble-does = Ogni cava che piazzi ti dà 1 marmo in più.
piece-bonus-marble-worth = Buona finché quasi tutte le tue quattro caselle grigie sono vuote.
piece-bonus-worker = Tessera bonus «+1 lavoratore»
piece-bonus-worker-does = Ogni villaggio che piazzi ti dà 1 lavoratore in più.
piece-bonus-worker-worth = Buona finché quasi tutte le tue cinque caselle arancioni sono vuote.
piece-bonus-yield = Tessera bonus «+1 carta rendita»
piece-bonus-yield-does = Ogni carro che piazzi scopre 1 carta rendita in più.
piece-bonus-yield-worth = Buona finché quasi tutte le tue quattro caselle beige sono vuote.
piece-colour = Bonus di colore
piece-colour-does = Il primo che copre tutte le caselle di questo colore nella propria regione ottiene il numero indicato, in punti verdi. Il secondo ottiene meno, gli altri nulla.
piece-colour-worth = Conta quante caselle di quel colore mancano ancora agli altri.
piece-deck = Mazzo
piece-deck-does = Sceglilo per pescare carte: 2 (3 nelle edizioni successive), e 1 in più per ogni tessera bonus «+1 carta».
piece-card = Carta
piece-card-does = Due carte del colore di una casella pagano la tessera che vi piazzi. Due carte uguali di un altro colore ne sostituiscono una.
piece-card-worth = Tre carte rimaste alla fine valgono 1 punto.
piece-closed-hand = Mano di un altro giocatore
piece-closed-hand-does = Si conosce solo il numero di carte. Una mano può essere grande quanto si vuole.
piece-discards = Carte scartate
piece-discards-does = Le carte pagate, per colore. Quando il mazzo è vuoto, si mescolano e formano un mazzo nuovo.
piece-yields = Carte rendita
piece-yields-does = Un carro scopre la prima carta. Dà ciò che mostra, poi viene scartata.
piece-yield-points = Carta rendita: punti
piece-yield-points-does = Subito 2 punti rossi o 1 punto verde.
piece-yield-points-worth = Il punto verde si aggiunge di nuovo a ogni conteggio ancora da fare.
piece-yield-cards = Carta rendita: carte
piece-yield-cards-does = Peschi 2 o 3 carte. Le tessere bonus qui non contano.
piece-yield-worker = Carta rendita: lavoratore
piece-yield-worker-does = Ottieni 1 lavoratore. Le tessere bonus qui non contano.
piece-yield-marble = Carta rendita: marmo
piece-yield-marble-does = Ottieni 1 marmo e puoi usarlo già in questo turno. Le tessere bonus qui non contano.
piece-yield-hexagon = Carta rendita: esagono di legno
piece-yield-hexagon-does = Ricevi un esagono di legno nel deposito. Se non c’è spazio libero, ottieni invece 2 punti rossi.
piece-neutral = Tessere neutrali
piece-neutral-does = 32 tessere, quattro per tipo. Formano la prima esposizione. Poi sostituiscono cinque tessere di un colore che lasciano l’esposizione.
piece-stack = Pila di un giocatore
piece-stack-does = Sette tessere coperte. Quando prendi una tessera dall’esposizione, la tua prossima riempie il vuoto, a cominciare dalla pila di sinistra.
piece-stack-worth = Il primo che esaurisce la pila 1, 2 o 3 chiude quella fase: si completa il giro, poi c’è un conteggio. Dopo la pila 3 si gioca ancora un giro intero.
piece-space = Posto vuoto
piece-space-does = In un deposito può tenere una tessera o un esagono di legno finché non lo piazzi. Al posto di una pila dice che la pila è esaurita. Nell’esposizione non c’era nulla per riempire il vuoto.
piece-space-worth = Se il deposito è pieno quando prendi una tessera, perdi qualcosa che vi tenevi. Quindi prima piazza, poi prendi.
piece-part = Parte di regione
piece-part-does = Dieci caselle. Tre parti affiancate formano una regione. Ogni casella riceve una tessera del suo colore; le caselle vicine di un colore sono un’area.
piece-part-worth = Un’area completa dà 1, 3 o 6 punti verdi per una, due o tre caselle.
piece-tracks = Tracciati dei punti
piece-tracks-does = All’esterno i punti verdi, all’interno i rossi. Alla fine di ognuna delle tre fasi tutti aggiungono il verde al rosso, e il verde resta.
piece-tracks-worth = A decidere la partita sono i punti rossi.
piece-chip = Segnalino di un tracciato
piece-chip-does = Ogni giocatore ne ha due: quello sul tracciato esterno mostra i punti verdi, quello sul tracciato interno i punti rossi.
piece-lap = 50 o 100
piece-lap-does = Questo giocatore ha fatto una o due volte il giro del tracciato rosso. Aggiungi 50 o 100 alla casella del segnalino.
piece-count = Numero
piece-count-does = Quante tessere o carte ci sono qui.
piece-field = Casella possibile
piece-field-does = La tessera scelta può andare qui: il colore è giusto e la casella tocca qualcosa che hai piazzato.
piece-field-worth = Quando tutte le caselle di un’area sono coperte, dà 1, 3 o 6 punti verdi per una, due o tre caselle.
piece-slot = Posto per una parte
piece-slot-does = Metti qui la parte scelta: mezzo esagono più in alto o più in basso della vicina di sinistra.
piece-slot-worth = Guarda quali caselle di un colore verrebbero a toccarsi.
piece-pass = Rinuncia
piece-pass-does = Dopo la tua azione: termina il turno e tieni il marmo. Dopo un castello: non prendere la tessera gratuita.
piece-pass-worth = La tessera di un castello è un regalo. Rifiutala solo se non c’è nulla di buono.
piece-table = Tavolo
piece-table-does = La tua regione con pile, deposito, marmo, lavoratori e tessere bonus. Accanto, l’esposizione di otto tessere, i bonus di colore e i tracciati dei punti.
piece-hand = La tua mano
piece-hand-does = Le tue carte, nascoste agli altri. Due di un colore pagano una tessera di quel colore; ogni altra coppia sostituisce una carta.
piece-mat = Regione di un altro giocatore
piece-mat-does = Tutto ciò che questo giocatore ha davanti: regione, pile, deposito, marmo, lavoratori e tessere bonus.
piece-mat-worth = Guarda chi sta per coprire un colore intero e chi ha una pila quasi vuota.
piece-supply = Tessere bonus e mazzi
piece-supply-does = Le tessere bonus, cinque per tipo; il mazzo e le carte scartate; le carte rendita; le tessere neutrali e quelle messe da parte.
piece-dock = Scelte
piece-dock-does = Le parti di regione ancora da piazzare, ognuna diritta e girata, oppure un pulsante.

# Aiuto a ogni domanda
help-part = Costruisci la tua regione: tre parti affiancate, diritte o girate, mezzo esagono più in alto o più in basso. Scegli una parte, poi il suo posto.
help-part-matters = Le caselle di un colore che si toccano diventano un’area. Un’area di tre dà 6 punti, tre caselle sole appena 3.
help-castle = Scegli la casella verde scuro da cui crescerà la tua regione.
help-castle-matters = Meglio accanto a colori che hai in mano due volte. Al centro raggiunge più caselle.
help-bonus = Prendi un vantaggio per tutta la partita. Puoi averne più d’uno uguale; ce ne sono cinque per tipo.
help-bonus-matters = Una carta in più a ogni pesca è un inizio sicuro. Uno spazio di deposito dà subito 2 punti verdi.
help-act = Un’azione: pesca carte, prendi una tessera nel deposito, oppure piazza una tessera del deposito e pagala. Con un marmo puoi farne due.
help-act-matters = Puoi completare un’area? Piazza. C’è una tessera che potrai pagare presto? Prendila. Altrimenti pesca.
help-discard = Il deposito è pieno. Qualcosa deve uscire prima che entri la nuova tessera, ed è perso.
help-discard-matters = Tieni ciò che potrai piazzare e pagare prima.
help-pay = La tessera costa due carte del colore della casella. Due carte uguali di un altro colore ne sostituiscono una, e così un lavoratore. Si paga esattamente questo.
help-pay-matters = Spendi le coppie che non ti servono più. Risparmia i lavoratori: vanno bene per ogni colore.
help-free = Per il castello piazza ora una tessera adatta dell’esposizione, senza carte. Scegli la tessera, poi la casella.
help-free-matters = Completa un’area o un colore intero. Altrimenti prendi ciò che faresti fatica a pagare, come una città o un altro castello.
help-marble = La tua azione è fatta. Restituisci un marmo per un’altra azione, oppure termina il turno.
help-marble-matters = Usalo se qualcosa non può aspettare: una tessera che vogliono anche gli altri, o un’area prima di un conteggio. Un marmo tenuto vale 1 punto alla fine.

# Lezione 1
lesson-first = Dal castello al conteggio
lesson-first-about = Piazzi le prime tessere, le paghi, usi un marmo e un castello, e vedi i punti verdi diventare rossi.

lesson-first-village = Piazza una tessera
lesson-first-village-text = Questa è la tua regione. Il castello è il tuo inizio. Nel deposito aspetta un villaggio. Gli serve una casella arancione che tocchi qualcosa che hai piazzato, e costa due carte arancioni.
lesson-first-village-task = Piazza il villaggio sulla casella arancione accanto al castello e paga due carte arancioni.
lesson-first-village-hint = Scegli il villaggio nel deposito, sotto la regione, poi la casella arancione in alto a destra del castello, poi le due carte arancioni.
lesson-first-village-praise = Un’area di una casella è completa: 1 punto verde. E arriva un lavoratore.
lesson-first-village-other = Si può, ma qui piazziamo il villaggio: sull’arancione, accanto al castello.
lesson-first-village-near-apart = L’arancione va bene, ma questa casella non tocca nulla di ciò che hai piazzato. Comincia accanto al castello.
lesson-first-village-near-colour = Questa casella è gialla. Un villaggio va sull’arancione.
lesson-first-village-near-take = Il tuo unico spazio di deposito è pieno. Per una nuova tessera dovresti rinunciare al villaggio. Prima piazzalo.
lesson-first-village-near-dear = Funziona, ma costa tre carte. Due arancioni costano meno.

lesson-first-take = Prendi una tessera
lesson-first-take-text = Il deposito è vuoto: prendi una tessera dall’esposizione. Scegline una che potrai pagare presto. La prossima tessera della tua pila riempie poi il vuoto.
lesson-first-take-task = Prendi una tessera di cui hai due carte dello stesso colore.
lesson-first-take-hint = Hai due carte gialle. Il giallo è il monastero: scegline uno nell’esposizione.
lesson-first-take-praise = Il monastero è nel deposito, e una tua tessera ha riempito il vuoto.
lesson-first-take-other = Di quel colore hai una sola carta, o nessuna. Guarda la tua mano: quale colore hai due volte?
lesson-first-take-near-castle = Un castello è forte, ma non hai carte verde scuro. Ti costerebbe la coppia gialla e il lavoratore. C’è qualcosa di meno caro.
lesson-first-take-near-draw = Hai già una coppia. Prendi una tessera adatta prima che lo faccia Ben.

lesson-first-areas = Le aree
lesson-first-areas-text = Tre caselle gialle si toccano: sono un’area. Dà punti quando è tutta coperta: 1, 3 o 6 punti verdi per una, due o tre caselle.
lesson-first-areas-task = Piazza il monastero nella grande area gialla e paga due carte gialle.
lesson-first-areas-hint = Scegli il monastero nel deposito, poi la casella gialla sopra il castello, poi le due carte gialle.
lesson-first-areas-praise = Ancora niente punti: mancano due caselle gialle. Ma un monastero ti fa pescare 3 carte.
lesson-first-areas-other = Si può. Qui usa il monastero: sul giallo, per due carte gialle.
lesson-first-areas-near-apart = Questa casella fa parte dell’area, ma accanto non c’è ancora nulla di coperto. Comincia più vicino al castello.
lesson-first-areas-near-lonely = Questa casella gialla è sola e non tocca nulla di ciò che hai piazzato.
lesson-first-areas-near-take = Lo spazio di deposito è pieno. Perderesti il monastero. Prima piazzalo.
lesson-first-areas-near-worker = Funziona. Ma tieni il lavoratore: va bene per ogni colore, e hai due carte gialle.

lesson-first-draw = Pesca carte
lesson-first-draw-text = Niente nel deposito e quattro carte di quattro colori: è il momento di pescare. Prendi due carte, e la mano non ha limiti.
lesson-first-draw-task = Pesca carte.
lesson-first-draw-hint = Scegli il mazzo, tra le tessere bonus e i mazzi.
lesson-first-draw-praise = Verde chiaro e grigio. Ora hai una coppia verde chiaro.
lesson-first-draw-other = Si può, ma adesso pesca: il mazzo è vicino alle tessere bonus.
lesson-first-draw-near-take = Puoi. Ma senza una coppia potresti pagare poche tessere, e solo con il lavoratore. Prima pesca.

lesson-first-pair = Paga con una coppia
lesson-first-pair-text = Hai preso un altro monastero. Costa due carte gialle e ne hai una. Due carte uguali di un altro colore sostituiscono una carta. Anche un lavoratore, ma quello va bene per ogni colore.
lesson-first-pair-task = Piazza il monastero accanto al primo; paga una carta gialla e una coppia, non il lavoratore.
lesson-first-pair-hint = Scegli il monastero, la casella gialla in alto a destra del primo monastero, poi una carta gialla e due verde chiaro.
lesson-first-pair-praise = Tre carte pagate, tre carte pescate. Due caselle gialle su tre sono coperte.
lesson-first-pair-other = Piazza il monastero del deposito nell’area gialla e paga una carta gialla e due verde chiaro.
lesson-first-pair-near-unlike = Due carte diverse non sono una coppia. Ne hai due uguali: verde chiaro.
lesson-first-pair-near-worker = È permesso. Ma un lavoratore va bene per ogni colore; qui spendi la coppia e tieni il lavoratore.
lesson-first-pair-near-take = Lo spazio di deposito è pieno. Perderesti il monastero.

lesson-first-finish = Completa un’area
lesson-first-finish-text = Nella tua grande area manca una casella gialla. Un altro monastero è nel deposito, e hai di nuovo due carte gialle.
lesson-first-finish-task = Completa l’area gialla e paga due carte gialle.
lesson-first-finish-hint = Scegli il monastero, poi la casella gialla in alto a destra del secondo monastero, poi le due carte gialle.
lesson-first-finish-praise = Tre caselle: 6 punti verdi, e 3 carte. Ora hai 7 punti verdi.
lesson-first-finish-other = Prima completa l’area: piazza il monastero sull’ultima casella gialla, per due carte gialle.
lesson-first-finish-near-grey = È permesso, ma le due carte grigie ti serviranno per una cava. Paga in giallo.
lesson-first-finish-near-worker = È permesso, ma hai due carte gialle. Tieni il lavoratore per un colore che ti manca.

lesson-first-quarry = La tessera bonus
lesson-first-quarry-text = Una cava dà 1 marmo. La tua tessera bonus «+1 marmo» ne aggiunge uno, ogni volta. Le tessere bonus valgono per tutta la partita.
lesson-first-quarry-task = Piazza la cava sulla casella grigia accanto all’ultimo monastero e paga due carte grigie.
lesson-first-quarry-hint = Scegli la cava, poi la casella grigia in basso a destra dell’ultimo monastero, poi le due carte grigie.
lesson-first-quarry-praise = Un’area di una casella: 1 punto verde. E 2 marmi invece di 1.
lesson-first-quarry-other = Piazza la cava e paga le due carte grigie: è il modo meno caro.
lesson-first-quarry-near-castle = Tieni le due carte verde scuro: nell’esposizione c’è un castello.
lesson-first-quarry-near-apart = Questa casella grigia non tocca nulla di ciò che hai piazzato. Ce n’è un’altra accanto all’ultimo monastero.

lesson-first-marble = Il marmo
lesson-first-marble-text = La tua azione è fatta. Una volta per turno un marmo te ne dà un’altra. Il deposito è vuoto, hai due carte verde scuro, e nell’esposizione c’è un castello.
lesson-first-marble-task = Restituisci un marmo e prendi il castello.
lesson-first-marble-hint = Scegli un marmo sotto la regione, poi il castello nell’esposizione.
lesson-first-marble-praise = Due azioni in un turno, e resta 1 marmo.
lesson-first-marble-other = Ora hai un’azione. Prendi il castello: hai due carte verde scuro.
lesson-first-marble-near-pass = Così il turno finisce, e Ben potrebbe prendere il castello. Restituisci un marmo.

lesson-first-castle = Piazza il castello
lesson-first-castle-text = I castelli vanno sulle caselle verde scuro. Una tocca il tuo villaggio, e hai due carte verde scuro.
lesson-first-castle-task = Piazza lì il castello e paga due carte verde scuro.
lesson-first-castle-hint = Scegli il castello nel deposito, poi la casella verde scuro in basso a destra del villaggio, poi le due carte verde scuro.
lesson-first-castle-praise = Un’area di una casella: 1 punto verde. E ora il castello ti regala una tessera.
lesson-first-castle-other = Piazza il castello accanto al villaggio e paga le due carte verde scuro.
lesson-first-castle-near-apart = Il colore è giusto, ma accanto a questa casella non c’è nulla di coperto.
lesson-first-castle-near-marble = Non serve: piazzare il castello è la tua azione. Tieni il marmo.
lesson-first-castle-near-take = Lo spazio di deposito è pieno. Perderesti il castello.

lesson-first-free = Il regalo del castello
lesson-first-free-text = Piazza una tessera adatta dell’esposizione, senza carte. Nella regione resta una casella gialla. Chi per primo copre tutte le caselle di un colore ottiene il suo bonus di colore.
lesson-first-free-task = Piazza la tessera che dà più punti verdi.
lesson-first-free-hint = Scegli il monastero nell’esposizione, poi l’ultima casella gialla, in basso a destra della cava.
lesson-first-free-praise = 1 per l’area, 3 per tutto il giallo da primo, e 3 carte. Ora hai 13 punti verdi.
lesson-first-free-other = Così fai al massimo 2 punti. Quale colore è quasi completo?
lesson-first-free-near-city = Una tessera bonus e 1 punto: bene. Ma una tessera qui dà 4 punti, per la sua area e per un colore intero.
lesson-first-free-near-pass = La tessera è un regalo, prendine una. Quale colore è quasi completo?

lesson-first-passage = Finisce una fase
lesson-first-passage-text = La tua prima pila è vuota. Si completa il giro, poi c’è un conteggio: tutti aggiungono i punti verdi ai rossi. I punti verdi restano.
lesson-first-passage-task = Termina il turno e guarda il conteggio.
lesson-first-passage-hint = Premi «Termina il turno».
lesson-first-passage-praise = Ben completa il giro. Poi i tuoi 13 punti verdi si aggiungono ai rossi.
lesson-first-passage-other = Termina ora il turno per vedere il conteggio.
lesson-first-passage-near-marble = Potresti fare un’altra azione. Qui tieni il marmo e guarda il conteggio.

lesson-first-early = Perché conviene segnare presto
lesson-first-early-text = Ci sono tre conteggi, e i punti verdi restano. Tu hai completato un’area di tre nella prima fase. Poniamo che Ben ne completi una nella terza.
lesson-first-early-task = Quanti punti rossi avranno dato alla fine le due aree?
lesson-first-early-answer-1 = 6 a ciascuno di noi
lesson-first-early-answer-2 = 18 a me, 6 a Ben
lesson-first-early-answer-3 = 13 a ciascuno di noi
lesson-first-early-praise = 6 + 6 + 6 = 18. Dopo il terzo conteggio e pochi punti per il materiale rimasto, vince chi ha più punti rossi.
lesson-first-early-other = I punti verdi restano e si aggiungono di nuovo a ogni conteggio.
lesson-first-early-near-same = L’area di Ben si aggiunge una volta. La tua è sul tracciato verde dal primo conteggio. Quante volte si aggiunge?
lesson-first-early-near-sum = 13 è tutto il tuo verde finora. Pensa ai 6 punti dell’area, aggiunti a ogni conteggio.

# Lezione 2
lesson-region = La tua regione
lesson-region-about = Come unire le tre parti, da dove parte il castello e quanto vale una tessera bonus.

lesson-region-yellow = Unisci le parti
lesson-region-yellow-text = La regione nasce da tre parti, diritte o girate, mezzo esagono più in alto o più in basso. La parte A è già lì. Tre caselle vicine di un colore danno 6, tre caselle sole 3.
lesson-region-yellow-task = Piazza la parte C in modo che tre caselle gialle si tocchino.
lesson-region-yellow-hint = Scegli la parte C diritta, poi il posto più in basso.
lesson-region-yellow-praise = Tre caselle gialle sono ora un’area: 6 punti quando sarà coperta.
lesson-region-yellow-other = Così le caselle gialle non si toccano. Guarda la casella gialla sul bordo destro della parte A.
lesson-region-yellow-near-green = Così si uniscono tre caselle verde chiaro, ben visto. Ora trova come unirne tre gialle.
lesson-region-yellow-near-high = Un passo troppo in alto: le caselle gialle non si incontrano.
lesson-region-yellow-near-other-part = La parte B unirebbe al massimo due caselle gialle. La parte C ha due caselle gialle vicine.

lesson-region-second = Un’altra area di tre
lesson-region-second-text = Resta solo la parte B. A destra può stare in quattro modi. Tre creano una seconda area di tre caselle, uno no.
lesson-region-second-task = Piazza la parte B in modo che nasca un’altra area di tre caselle.
lesson-region-second-hint = Per esempio: scegli la parte B diritta, poi il posto più in alto. Tre caselle verde chiaro si toccano.
lesson-region-second-praise = Una seconda area di tre. Tutte coperte, le tue aree danno così 38 punti.
lesson-region-second-other = Guarda quali caselle si toccano lungo il bordo.
lesson-region-second-near-low = Lungo questo bordo non si unisce nulla di nuovo. Prova mezzo esagono più in alto, o gira la parte.

lesson-region-start = Il castello iniziale
lesson-region-start-text = La prima tessera deve toccare il castello iniziale. Hai due carte arancioni e due gialle, abbastanza per un villaggio e un monastero. Il castello in sé non dà nulla.
lesson-region-start-task = Piazza il castello dove tocca una casella arancione e una gialla.
lesson-region-start-hint = Scegli la casella verde scuro della parte sinistra o della parte destra.
lesson-region-start-praise = Le carte per le prime due tessere ci sono. È un buon inizio.
lesson-region-start-other = Il castello iniziale richiede una casella verde scuro.
lesson-region-start-near-middle = Al centro ha sei vicine, ma nessuna è gialla.

lesson-region-gift = Una tessera bonus
lesson-region-gift-text = Tutti cominciano con una tessera bonus. Vale per tutta la partita, e più avanti puoi averne diverse uguali. Un tipo dà anche punti subito.
lesson-region-gift-task = Prendi la tessera bonus che dà subito punti verdi.
lesson-region-gift-hint = Scegli «+1 spazio di deposito» tra le tessere bonus.
lesson-region-gift-praise = 2 punti verdi adesso. Aggiunti ai tre conteggi, diventano 6 punti rossi.
lesson-region-gift-other = Un buon aiuto, ma subito non dà punti. Quale tessera bonus ti dà più spazio?
lesson-region-gift-near-card = Una carta in più a ogni pesca è una scelta sicura in una partita vera. Ma subito non dà punti.

# Lezione 3
lesson-storage = Pagare, conservare, piazzare
lesson-storage-about = Quali carte pagano, che cosa succede quando il deposito è pieno e che cosa piazzare prima.

lesson-storage-units = Che cosa paga
lesson-storage-units-text = Una cava costa due carte grigie. Ognuna si può sostituire: con due carte uguali di un altro colore, o con un lavoratore. Carte grigie e lavoratori sono preziosi, le coppie no.
lesson-storage-units-task = Paga in modo da tenere le due carte grigie e i due lavoratori.
lesson-storage-units-hint = Quattro carte arancioni sono due coppie. Sceglile tutte e quattro.
lesson-storage-units-praise = Due coppie sostituiscono due carte. Anche quattro carte di un colore sono due coppie.
lesson-storage-units-other = Paga con due coppie e nient’altro: nessuna carta grigia, nessun lavoratore.
lesson-storage-units-near-unlike = Arancione e rosso sono due carte diverse: non sono una coppia.
lesson-storage-units-near-three = Tre carte arancioni sono una coppia e una carta singola. La singola non paga nulla.
lesson-storage-units-near-grey = Così paghi, ma spendi una carta grigia. Hai abbastanza coppie di altri colori.
lesson-storage-units-near-worker = Così paghi, ma spendi un lavoratore. Hai abbastanza coppie.

lesson-storage-full = Deposito pieno
lesson-storage-full-text = Hai preso una cava, ma i due spazi di deposito erano pieni. Castello o tenuta: uno dei due è perso. Hai cinque carte arancioni, ed è piazzato solo il castello iniziale.
lesson-storage-full-task = Scarta la tessera che non potrai piazzare nel prossimo turno.
lesson-storage-full-hint = Nessuna casella verde scuro tocca il castello iniziale. Scarta il castello.
lesson-storage-full-praise = La tenuta resta: la sua casella turchese tocca il castello, e due coppie arancioni la pagano.
lesson-storage-full-other = Guarda quale delle due va accanto al castello iniziale.
lesson-storage-full-near-manor = La tenuta va accanto al castello iniziale, e due coppie la pagano. Nessuna casella verde scuro è ancora raggiungibile.

lesson-storage-sweep = Cinque di un colore
lesson-storage-sweep-text = Nell’esposizione ci sono quattro tessere verde chiaro. Prendi il villaggio, e anche la prossima tessera della tua pila è verde chiaro.
lesson-storage-sweep-task = Che cosa succede?
lesson-storage-sweep-answer-1 = Resta accanto alle altre quattro.
lesson-storage-sweep-answer-2 = Le cinque tessere verde chiaro escono; ne arrivano cinque neutrali.
lesson-storage-sweep-answer-3 = Esce solo la quinta.
lesson-storage-sweep-praise = Giusto. Se ti serve una di quattro tessere di un colore, non aspettare.
lesson-storage-sweep-other = Cinque tessere di un colore non restano mai nell’esposizione.
lesson-storage-sweep-near-stays = Cinque di un colore non restano mai. Il tipo di agricoltura non conta: il verde chiaro è un solo colore.
lesson-storage-sweep-near-last = Non solo l’ultima: escono tutte e cinque insieme.

lesson-storage-both = Che cosa prima?
lesson-storage-both-text = Ben ha esaurito la sua prima pila: è il tuo ultimo turno prima del conteggio. Hai due carte grigie e due gialle. Il monastero completerebbe un’area di tre.
lesson-storage-both-task = Piazza tutte e due le tessere in questo solo turno.
lesson-storage-both-hint = Prima la cava, sulla casella grigia accanto alla città. Poi restituisci il marmo e piazza il monastero sull’ultima casella gialla.
lesson-storage-both-praise = Il marmo della cava ti ha dato una seconda azione: 1 + 6 punti verdi prima del conteggio.
lesson-storage-both-other = Così una tessera resta indietro. Quale ti dà una seconda azione? E tieni due carte per ogni tessera.
lesson-storage-both-near-monastery = Dà 6 punti e chiude il turno. L’altra tessera ti dà una seconda azione: piazzala prima.
lesson-storage-both-near-pass = Usa il marmo adesso. I 6 punti del monastero devono contare già in questo conteggio.
lesson-storage-both-near-take = Il deposito è pieno: perderesti una tessera. Prima piazza.

# Lezione 4
lesson-passages = Catene e fasi
lesson-passages-about = Come un castello trascina con sé altre tessere, quando finisce una fase e che cosa conta proprio alla fine.

lesson-passages-chain = Una catena
lesson-passages-chain-text = Hai piazzato un castello e puoi piazzare una tessera gratuita. Ha il suo pieno effetto. Una delle tessere dell’esposizione te ne regala un’altra ancora.
lesson-passages-chain-task = Piazza la tessera che ti dà un’altra tessera gratuita.
lesson-passages-chain-hint = Scegli il castello nell’esposizione, poi l’ultima casella verde scuro.
lesson-passages-chain-praise = 1 per l’area, 2 per tutto il verde scuro da primo, e un’altra tessera gratuita.
lesson-passages-chain-other = Bene, ma la catena finirebbe qui. Quale tessera te ne dà una gratuita?
lesson-passages-chain-near-city = Una città dà una tessera bonus, ma nessuna tessera gratuita. Quale la dà?
lesson-passages-chain-near-pass = La tessera è gratuita. Prendi quella che te ne dà un’altra.

lesson-passages-onward = E si continua
lesson-passages-onward-text = Il vuoto è riempito, e puoi piazzare un’altra tessera per il secondo castello. Non hai marmo. Un tipo di tessera ti darebbe un’altra azione in questo turno.
lesson-passages-onward-task = Piazza la tessera che ti permette un’altra azione.
lesson-passages-onward-hint = Scegli una cava nell’esposizione, poi una casella grigia.
lesson-passages-onward-praise = 1 marmo, che puoi usare subito. Da un castello sono nate quattro mosse.
lesson-passages-onward-other = Bene, ma il turno finirebbe qui. Che cosa ti dà un’altra azione?
lesson-passages-onward-near-city = Una tessera bonus aiuta più tardi. Per un’altra azione adesso ti serve un marmo.
lesson-passages-onward-near-village = I lavoratori aiutano a pagare. Per un’altra azione adesso ti serve un marmo.
lesson-passages-onward-near-pass = La tessera è gratuita. Prendi quella che ti dà un marmo.

lesson-passages-when = Quando si conta?
lesson-passages-when-text = Hai messo nell’esposizione la settima tessera della tua prima pila. Sei il primo giocatore; Ben in questo giro non ha ancora giocato.
lesson-passages-when-task = Quando i punti verdi si aggiungono ai rossi?
lesson-passages-when-answer-1 = Subito.
lesson-passages-when-answer-2 = Quando il giro è completo: dopo il turno di Ben.
lesson-passages-when-answer-3 = Quando è vuota anche la prima pila di Ben.
lesson-passages-when-praise = Giusto. Conta solo la prima pila 1 esaurita; le altre non chiudono nulla.
lesson-passages-when-other = Prima di un conteggio tutti hanno giocato lo stesso numero di turni.
lesson-passages-when-near-now = Tutti giocano lo stesso numero di turni: prima tocca a Ben.
lesson-passages-when-near-all = Basta una sola pila 1 vuota. Se quella di Ben finisce più tardi, non succede nulla.

lesson-passages-turns = Gli ultimi turni
lesson-passages-turns-text = Terza fase: la tua terza pila è appena finita e tocca a Ben. Questa volta si completa il giro e poi se ne gioca ancora uno intero.
lesson-passages-turns-task = Quanti turni ti restano?
lesson-passages-turns-praise = Giusto: Ben, poi tu ancora una volta, poi Ben. Con un marmo sarebbero perfino due azioni.
lesson-passages-turns-other = Ben completa questo giro. Poi ce n’è un altro: ognuno gioca una volta.
lesson-passages-turns-near-none = Dopo la terza pila si gioca ancora un giro intero, anche per te.
lesson-passages-turns-near-two = In questo giro hai già giocato. Resta solo il giro in più.

lesson-passages-left = Il materiale rimasto
lesson-passages-left-text = Dopo l’ultimo conteggio, ciò che resta dà punti rossi: 1 per ogni tessera o esagono di legno nel deposito, ogni marmo e ogni lavoratore, e 1 ogni tre carte.
lesson-passages-left-task = Hai due tessere nel deposito e cinque carte. Quanti punti sono?
lesson-passages-left-praise = 2 per le tessere, 1 per tre delle cinque carte. Poco, ma può decidere una partita.
lesson-passages-left-other = Conta 1 per ogni tessera nel deposito e 1 ogni tre carte.
lesson-passages-left-near-cards = Non ogni carta: tre insieme fanno 1 punto.
lesson-passages-left-near-tiles = Quelli sono per le tessere. Tre delle cinque carte danno ancora un punto.
