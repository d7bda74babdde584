# Da dove si impara Carcassonne: introduzione, lezioni, elementi del gioco e aiuto a ogni domanda.

game-in-a-minute = Tessera dopo tessera nasce un paesaggio di città, strade, monasteri e campi. Nel tuo turno peschi una tessera, la piazzi in modo che tutto combaci e puoi metterci uno dei tuoi sette seguaci. Quando una città, una strada o un monastero è completato, il seguace ottiene punti e torna da te. I contadini restano nel loro campo e contano alla fine. Vince chi ha più punti.

# ---- la prima lezione
lesson-first = Piazzare, occupare, fare punti
lesson-first-about = I tuoi primi turni: una strada, una città, un monastero e un contadino.

lesson-first-lay = Una tessera deve combaciare
lesson-first-lay-text = Piazza la tua tessera fianco a fianco con un’altra. Strada con strada, città con città, campo con campo. Ruota la tessera finché tutto non combacia.
lesson-first-lay-task = Continua la strada verso destra.
lesson-first-lay-hint = La tua tessera va subito a destra della tessera iniziale, ruotata in modo che la strada vada da sinistra a destra.
lesson-first-lay-praise = Strada con strada. Ora la tua strada è lunga due tessere.
lesson-first-lay-other = La strada non si allunga. Piazza la tessera a destra della tessera iniziale, strada contro strada.
lesson-first-lay-near-turn = Qui una strada finirebbe in un campo. Ruota la tessera di un quarto di giro.
lesson-first-lay-near-left = Combacia: allunga la strada a sinistra. Questa volta continuala verso destra.
lesson-first-lay-near-corner = Qui si toccano solo gli angoli. Una tessera deve avere un intero lato in comune con un’altra.

lesson-first-thief = Un brigante sulla strada
lesson-first-thief-text = Ora puoi piazzare uno dei tuoi seguaci su questa tessera. Sulla strada è un brigante. Ci resta finché entrambe le estremità della strada non sono chiuse.
lesson-first-thief-task = Piazza un brigante sulla strada.
lesson-first-thief-hint = Scegli la strada sulla tessera che hai appena piazzato.
lesson-first-thief-praise = La strada è tua. Ti restano sei seguaci.
lesson-first-thief-other = Scegli proprio la strada, sulla tessera che hai appena piazzato.
lesson-first-thief-near-farmer = Questo sarebbe un contadino. Un contadino resta fino alla fine della partita, ed è ancora presto. Scegli la strada.
lesson-first-thief-near-pass = Puoi passare, ma allora la strada non è di nessuno e non dà punti a nessuno.

lesson-first-city = Chiudi una città
lesson-first-city-text = La tessera iniziale mostra un pezzo di città e tu ne hai un altro. Una città è completata quando le sue mura non hanno più aperture.
lesson-first-city-task = Chiudi la città sopra la tessera iniziale.
lesson-first-city-hint = La tua tessera va subito sopra la tessera iniziale, con la città in basso.
lesson-first-city-praise = Le mura sono chiuse. Ora occupa questa città.
lesson-first-city-other = Qui combacia, ma la città della tessera iniziale resta aperta. Guarda sopra la tessera iniziale.
lesson-first-city-near-turn = Il posto è giusto, ma così un campo toccherebbe la città. Ruota la tessera finché i due tratti di mura non si incontrano.

lesson-first-knight = Un cavaliere per un turno
lesson-first-knight-text = Prima si piazza un seguace, poi si contano i punti. Perciò puoi ancora mandare un cavaliere in questa città completata: 2 punti per tessera e 2 per stemma.
lesson-first-knight-task = Piazza un cavaliere nella città.
lesson-first-knight-hint = Scegli la città sulla tessera che hai appena piazzato.
lesson-first-knight-praise = 2 tessere × 2 = { $points } punti, e il tuo cavaliere è di nuovo nella riserva.
lesson-first-knight-other = Scegli la città sulla tessera che hai appena piazzato.
lesson-first-knight-near-pass = Una città senza cavaliere non dà punti a nessuno.
lesson-first-knight-near-farmer = Un contadino dà punti solo alla fine della partita. La città li dà adesso, se c’è un cavaliere.

lesson-first-road = Completa la strada
lesson-first-road-text = Incroci, porte di città e monasteri chiudono una strada. L’incrocio di Ben chiude l’estremità sinistra della tua. La tua nuova tessera, un monastero con una strada, può chiudere la destra.
lesson-first-road-task = Piazza il monastero all’estremità destra della tua strada.
lesson-first-road-hint = La tua tessera va subito a destra di quella con il tuo brigante, con la strada verso sinistra.
lesson-first-road-praise = Entrambe le estremità sono chiuse. Piazza il tuo seguace, poi la strada dà punti.
lesson-first-road-other = Così il tuo brigante dovrebbe aspettare ancora. Guarda l’estremità destra della strada.
lesson-first-road-near-turn = Il posto è giusto, ma la strada finirebbe in un campo. Ruota la tessera finché la sua strada non va verso sinistra.

lesson-first-monk = Una tessera, due vantaggi
lesson-first-monk-text = La strada darà punti da sola. Il seguace di questo turno è quindi libero per il monastero. Vale 9 punti quando tutti gli otto posti intorno hanno una tessera.
lesson-first-monk-task = Piazza un monaco nel monastero.
lesson-first-monk-hint = Scegli l’edificio al centro della tessera che hai appena piazzato.
lesson-first-monk-praise = Strada: 4 tessere, { $points } punti. Il tuo brigante è tornato, e il tuo monaco aspetta altre tessere intorno.
lesson-first-monk-other = Scegli il monastero, l’edificio al centro della nuova tessera.
lesson-first-monk-near-pass = La strada dà punti comunque, ma il monastero resterebbe vuoto. Puoi prenderlo tu.
lesson-first-monk-near-farmer = Si può, ma un contadino resta fino alla fine. Questo monastero può valere 9 punti, e nessuno può dividerlo con te.
lesson-first-monk-near-thief = Il tuo brigante è già su questa strada. Uno basta, e un secondo non è permesso.

lesson-first-taken = Dove c’è già qualcuno
lesson-first-taken-text = Non puoi piazzare un seguace in una città, su una strada o in un campo dove ce n’è già uno, per quanto lontano, anche se è tuo. Il cavaliere di Ben occupa la città in basso.
lesson-first-taken-task = Piazza la tessera dove poi potresti metterci un cavaliere.
lesson-first-taken-hint = Evita i due lati aperti della città di Ben. Sopra la tua strada, per esempio, la tua tessera comincia una città nuova.
lesson-first-taken-praise = Una nuova città senza cavaliere: lì potresti piazzarne uno.
lesson-first-taken-other = Piazza la tessera dove combacia, ma non contro la città di Ben.
lesson-first-taken-near-joined = Qui la tessera entra nella città di Ben, dove c’è il suo cavaliere. Potresti piazzare solo un contadino.

lesson-first-farmer = Un contadino per la fine
lesson-first-farmer-text = Un contadino si sdraia in un campo e ci resta fino alla fine. Allora il campo dà 3 punti per ogni città completata che tocca. Questo ne tocca già una.
lesson-first-farmer-task = Piazza un contadino nel campo.
lesson-first-farmer-hint = Scegli la parte verde della tessera che hai appena piazzato.
lesson-first-farmer-praise = Ancora nessun punto. Alla fine: 3 punti per ogni città completata che tocca questo campo.
lesson-first-farmer-other = Scegli il campo, la parte verde della nuova tessera.
lesson-first-farmer-near-knight = Anche un cavaliere nella tua nuova città è una buona mossa. Questa volta prova il contadino.
lesson-first-farmer-near-pass = Puoi passare. Ma questo campo tocca già una città completata: 3 punti alla fine. Prova il contadino.

lesson-first-worth = Quanto vale?
lesson-first-worth-text = Alla fine ciò che è incompleto vale meno: strade e città 1 punto per tessera, ogni stemma 1 punto, un monastero 1 per sé e 1 per ogni tessera intorno.
lesson-first-worth-task = Se la partita finisse adesso, quanti punti varrebbe il tuo monastero?
lesson-first-worth-praise = 1 + 3 = 4: il monastero stesso e tre tessere intorno.
lesson-first-worth-other = Conta il monastero stesso e le tessere intorno, ai lati e agli angoli.
lesson-first-worth-near-nine = Per 9 punti servono tessere su tutti gli otto posti intorno. Quante ce ne sono adesso?
lesson-first-worth-near-itself = Queste sono le tessere intorno. Conta anche il monastero stesso.
lesson-first-worth-near-corners = Contano anche le tessere che toccano quella del monastero solo con un angolo.
lesson-first-worth-near-around = Questo è il monastero stesso. Aggiungi le tessere intorno, ai lati e agli angoli.

lesson-first-end = La fine
lesson-first-end-text = La partita finisce con l’ultima tessera. Poi si contano strade, città e monasteri incompleti, e infine i campi. Vince chi ha più punti. Ora ne sai abbastanza per una prima partita.

# ---- elementi e posti
piece-spring = Sorgente
piece-spring-does = Qui comincia il Fiume. La sorgente è sul tavolo fin dall’inizio, e il suo campo gira tutto intorno all’acqua.
piece-lake = Lago
piece-lake-does = Qui finisce il Fiume. Il lago si piazza in un turno normale dopo le dieci tessere del Fiume, e il suo campo gira tutto intorno all’acqua.
piece-river-tile = Tessera del Fiume
piece-river-tile-does = Continua il fiume alla sua estremità aperta. L’acqua separa i campi, anche sotto un ponte, e nessuno può starci sopra; tutto il resto si occupa come al solito.
piece-monastery-tile = Tessera con monastero
piece-monastery-tile-does = Al centro c’è un monastero che un monaco può occupare. Se vi arriva una strada, lì finisce.
piece-monastery-tile-worth = 9 punti quando tutti gli otto posti intorno hanno una tessera. Altrimenti, alla fine, 1 punto per sé e 1 per ogni tessera intorno.
piece-gate-tile = Città con porta
piece-gate-tile-does = La strada finisce alla porta della città. Città e strada sono separate: ognuna può avere il suo seguace.
piece-gate-tile-worth = La tessera conta una volta per la città e una per la strada. Uno stemma aggiunge 2 punti a una città completata e 1 a una incompleta.
piece-shield-tile = Città con stemma
piece-shield-tile-does = Lo stemma dà più valore alla sua città. Un cavaliere può occupare la città.
piece-shield-tile-worth = Una città completata dà 2 punti per questa tessera e 2 per lo stemma; una incompleta dà 1 e 1 alla fine.
piece-junction-tile = Incrocio
piece-junction-tile-does = Ogni strada che arriva a un incrocio lì finisce. Ogni strada che ne parte può avere il suo brigante.
piece-junction-tile-worth = La tessera vale 1 punto per ogni strada che vi finisce. Una strada che parte da qui e qui ritorna la conta una volta sola.
piece-two-cities-tile = Due città
piece-two-cities-tile-does = Su questa tessera i due pezzi di città non sono uniti, quindi ognuno può avere il suo cavaliere. Altre tessere possono ancora unirli.
piece-two-cities-tile-worth = Se entrambi i pezzi fanno parte della stessa città, la tessera conta una volta.
piece-city-road-tile = Città e strada
piece-city-road-tile-does = La strada passa accanto alla città senza entrarvi. Città, strada e campi ai due lati della strada si occupano separatamente. La tessera iniziale è una di queste.
piece-city-tile = Tessera di città
piece-city-tile-does = Un pezzo di città. Un cavaliere può occupare la città, un contadino il campo accanto.
piece-city-tile-worth = 2 punti se la città è completata, altrimenti 1 alla fine.
piece-road-tile = Tessera di strada
piece-road-tile-does = La strada attraversa la tessera e separa i campi ai suoi due lati. Un brigante può occupare la strada, un contadino uno dei campi.
piece-road-tile-worth = 1 punto per la strada, completata o no.
piece-hidden-tile = Tessera coperta
piece-hidden-tile-does = Nessuno sa che cosa mostra finché non viene pescata. L’elenco delle tessere rimaste mostra che cosa può ancora arrivare.
piece-farmer = Contadino
piece-farmer-does = Questo seguace è sdraiato in un campo e ci resta fino alla fine della partita. I punti di un campo vanno a chi vi ha più contadini.
piece-farmer-worth = Alla fine 3 punti per ogni città completata che tocca il campo o che vi si trova dentro.
piece-follower = Seguace
piece-follower-does = In una città è un cavaliere, su una strada un brigante, in un monastero un monaco. Torna al suo proprietario quando la città, la strada o il monastero ha dato i suoi punti.
piece-follower-worth = I punti di una città o di una strada vanno a chi vi ha più seguaci; in caso di parità ognuno li riceve per intero.
piece-cell = Posto libero
piece-cell-does = Puoi piazzare qui la tua tessera se ogni lato che ne tocca un’altra mostra la stessa cosa della vicina.
piece-city = Città
piece-city-does = Piazza qui un cavaliere. Resta finché le mura non sono chiuse tutto intorno.
piece-city-worth = Completata: 2 punti per tessera e 2 per stemma. Incompleta, alla fine: 1 per tessera e 1 per stemma.
piece-road = Strada
piece-road-does = Piazza qui un brigante. Resta finché entrambe le estremità della strada non sono chiuse.
piece-road-worth = 1 punto per tessera, che la strada sia completata o no.
piece-monastery = Monastero
piece-monastery-does = Piazza qui un monaco. Resta finché tutti gli otto posti intorno al monastero non hanno una tessera.
piece-monastery-worth = Completato: 9 punti. Incompleto, alla fine: 1 per sé e 1 per ogni tessera intorno.
piece-field = Campo
piece-field-does = Piazza qui un contadino. Resta fino alla fine della partita e non torna prima.
piece-field-worth = Alla fine: 3 punti per ogni città completata che tocca questo campo.
piece-pass = Passa
piece-pass-does = Non piazzare alcun seguace in questo turno. Ciò che la tessera ha completato dà punti lo stesso.
piece-land = Il paesaggio
piece-land-does = Tutte le tessere sul tavolo. I lati che si toccano uniscono città, strade e campi; gli angoli non uniscono nulla.
piece-drawn = La tessera di questo turno
piece-drawn-does = Tutti vedono la tessera pescata. Ruotala, poi piazzala accanto al paesaggio.

# ---- aiuto a ogni domanda
help-place = Scegli un posto libero accanto al paesaggio e ruota la tessera finché tutti i lati che si toccano non combaciano. Una tessera del Fiume deve continuare il fiume alla sua estremità aperta.
help-place-matters = Puoi completare o ingrandire qualcosa di tuo, o cominciare qualcosa che un seguace possa occupare? Guarda anche che cosa porterebbe la tessera agli altri.
help-figure = Puoi piazzare un seguace sulla tessera appena piazzata: in una città, su una strada o in un campo dove non c’è ancora nessuno, oppure in un monastero. Poi si conta tutto ciò che la tessera ha completato.
help-figure-matters = Sarà completato presto? Quanti seguaci ti restano? I contadini restano fino alla fine: tieni uno o due seguaci per le prossime tessere.

# ---- una città occupata
lesson-join = Entrare in una città occupata
lesson-join-about = Una città con il cavaliere di un altro non è persa: due città possono unirsi.

lesson-join-gap = Dall’altra parte del vuoto
lesson-join-gap-text = Il cavaliere di Ben è a sinistra del vuoto: nella sua città non puoi piazzarne uno. Ma puoi cominciare una città tua, aperta verso lo stesso vuoto.
lesson-join-gap-task = Comincia una città a destra del vuoto, aperta verso di esso, e piazzaci un cavaliere.
lesson-join-gap-hint = La tua tessera va sopra la strada a destra della tessera iniziale, con la città a sinistra. Poi scegli la città.
lesson-join-gap-praise = Ora due città si affacciano sullo stesso vuoto: una ha il cavaliere di Ben, l’altra il tuo.
lesson-join-gap-other = Da qui la tua città non incontrerebbe quella di Ben nel vuoto. Piazza la tessera a destra del vuoto.
lesson-join-gap-near-away = Il posto è giusto, ma questa città non è aperta verso il vuoto. Ruota la tessera in modo che la città sia a sinistra.
lesson-join-gap-near-inside = Nel vuoto si incontrano due città aperte, e la tua tessera ha la città su un solo lato. Non combacia.
lesson-join-gap-near-empty = Senza cavaliere questa città non ti dà nulla. Piazzane uno finché la città è ancora separata.
lesson-join-gap-near-farmer = Un contadino non conta nella città. Piazza un cavaliere finché la città è ancora separata.

lesson-join-join = Unisci le città
lesson-join-join-text = Hai pescato una città aperta su tre lati, con uno stemma. Una tessera può unire città cominciate separatamente, anche se ognuna ha un cavaliere. È così che i cavalieri si incontrano.
lesson-join-join-task = Piazza la tessera in modo che unisca la tua città e quella di Ben.
lesson-join-join-hint = La tua tessera va nel vuoto sopra la tessera iniziale, con il campo in alto.
lesson-join-join-praise = Ora è una sola città, con il cavaliere di Ben e il tuo. Un terzo non è permesso.
lesson-join-join-other = Combacia, ma le due città restano separate. Guarda il vuoto sopra la tessera iniziale.
lesson-join-join-near-turn = Il posto è giusto. Ruota la tessera finché il campo non è in alto.

lesson-join-equal = Un cavaliere a testa
lesson-join-equal-text = Le mura sono chiuse: 4 tessere × 2 e 1 stemma × 2 fanno 10 punti. Ben ha un cavaliere in questa città, e anche tu.
lesson-join-equal-task = A chi vanno i punti?
lesson-join-equal-answer-1 = Io e Ben ne otteniamo 5 a testa.
lesson-join-equal-answer-2 = Io e Ben ne otteniamo 10 a testa.
lesson-join-equal-answer-3 = Ben ne ottiene 10, perché il suo cavaliere è arrivato per primo.
lesson-join-equal-praise = Chi è pari per numero di cavalieri ottiene tutti i punti.
lesson-join-equal-other = I punti non si dividono mai. Che cosa succede se due giocatori hanno lo stesso numero di cavalieri?
lesson-join-equal-near-split = I punti non si dividono mai. In caso di parità ognuno li ottiene tutti.
lesson-join-equal-near-first = Chi è arrivato prima non importa. Conta solo il numero di cavalieri, ed è uguale.

lesson-join-second = Un secondo cavaliere
lesson-join-second-text = Un altro tavolo: il tuo cavaliere e quello di Ben sono di nuovo ai due lati dello stesso vuoto. Nella tua città non puoi aggiungerne un altro. Ma puoi cominciare un’altra città che poi si unirà alla tua.
lesson-join-second-task = Comincia una città subito sopra la tua, aperta a sinistra, e piazzaci un cavaliere.
lesson-join-second-hint = La tua tessera va sopra quella con il tuo cavaliere, con la città a sinistra. Poi scegli la città.
lesson-join-second-praise = Due cavalieri sono in arrivo, Ben ne ha uno.
lesson-join-second-other = Da qui la città non si unirebbe facilmente alla tua. Piazza la tessera sopra quella con il tuo cavaliere.
lesson-join-second-near-away = Il posto è giusto, ma questa città non è aperta a sinistra. Ruota la tessera.
lesson-join-second-near-left = Buona idea anche questa: pure da qui la città può unirsi. Questa volta piazzala sopra il tuo cavaliere.
lesson-join-second-near-empty = In una città contano solo i cavalieri. Senza un secondo cavaliere resti alla pari con Ben.

lesson-join-more = Un cavaliere in più
lesson-join-more-text = Con questa tessera Ben riempie l’ultimo vuoto. Tutto diventa una città di 7 tessere con uno stemma, che vale 16 punti: due cavalieri sono tuoi, uno è di Ben.
lesson-join-more-task = Quanti punti ottiene Ben?
lesson-join-more-praise = Chi ha più cavalieri prende tutto: 16 punti per te. Il cavaliere di Ben torna da lui senza punti.
lesson-join-more-other = Confronta i cavalieri: due contro uno. Il secondo ottiene qualcosa?
lesson-join-more-near-tied = Ben otterrebbe tutti i 16 punti se avesse tanti cavalieri quanti ne hai tu. Lui ne ha uno, tu due.
lesson-join-more-near-split = I punti non si dividono mai, e il secondo non ottiene nulla.

# ---- campi
lesson-fields = I contadini e i loro campi
lesson-fields-about = Che cosa separa i campi, quanto vale un campo e a chi vanno i punti.

lesson-fields-stay = La città è completata
lesson-fields-stay-text = Il tuo contadino è sdraiato in un campo, e la città accanto è completata. Nella città non c’è alcun cavaliere.
lesson-fields-stay-task = Che cosa fa adesso il tuo contadino?
lesson-fields-stay-answer-1 = Ottiene 3 punti e torna nella mia riserva.
lesson-fields-stay-answer-2 = Ancora niente. Resta fino alla fine della partita.
lesson-fields-stay-answer-3 = Ottiene subito 3 punti e resta nel campo.
lesson-fields-stay-praise = I contadini contano solo alla fine e non tornano mai prima. Allora questa città varrà 3 punti.
lesson-fields-stay-other = Quando danno punti i campi: durante la partita o alla fine?
lesson-fields-stay-near-back = Cavalieri, briganti e monaci tornano quando qualcosa è completato. I contadini restano fino alla fine.
lesson-fields-stay-near-now = Resta, ma non ottiene ancora punti. I campi si contano una volta sola, alla fine della partita.

lesson-fields-corner = Gli angoli non uniscono nulla
lesson-fields-corner-text = Il contadino di Ben è nel campo in alto. La tua nuova tessera tocca la sua solo con un angolo: il tuo campo sopra la strada è ancora un campo a parte.
lesson-fields-corner-task = Piazza un contadino nel campo sopra la strada.
lesson-fields-corner-hint = Scegli la parte verde sopra la strada, sulla tessera che hai appena piazzato.
lesson-fields-corner-praise = È permesso: i due campi non si toccano ancora lungo nessun lato.
lesson-fields-corner-other = Scegli il campo sopra la strada sulla tua nuova tessera.
lesson-fields-corner-near-below = La strada separa i campi. Quello in basso non tocca alcuna città. Scegli quello in alto.
lesson-fields-corner-near-thief = Un brigante è possibile. Ma qui si tratta del campo sopra la strada.
lesson-fields-corner-near-pass = Il contadino di Ben non ti ostacola: i campi non sono uniti. Piazza il tuo.

lesson-fields-share = Due contadini in un campo
lesson-fields-share-text = La nuova tessera di Ben ha unito i due campi in uno solo. Ci sono un contadino tuo e uno di Ben, e il campo tocca una città completata.
lesson-fields-share-task = Se la partita finisse adesso, quanti punti otterresti per questo campo?
lesson-fields-share-praise = 1 città × 3 = 3 punti per te, e 3 per Ben. In caso di parità ognuno ottiene tutti i punti.
lesson-fields-share-other = Un campo dà 3 punti per ogni città completata. In caso di parità ognuno ottiene tutti i punti.
lesson-fields-share-near-split = I punti non si dividono mai. In caso di parità ognuno li ottiene tutti.
lesson-fields-share-near-first = Chi è arrivato prima non importa. Avete un contadino a testa: siete pari.
lesson-fields-share-near-both = Il numero di contadini decide solo chi ottiene i punti. Il campo tocca una sola città completata.

lesson-fields-open = Quali città contano?
lesson-fields-open-text = Il tuo contadino è nel campo più in basso. Tocca la piccola città accanto al contadino e la città aperta a destra. Nessuno vi ha un cavaliere.
lesson-fields-open-task = Se la partita finisse adesso, quanti punti varrebbe il tuo campo?
lesson-fields-open-praise = Conta solo la città completata: 1 × 3 = 3 punti, chiunque l’abbia costruita.
lesson-fields-open-other = Conta solo le città completate che toccano il tuo campo, 3 punti per ognuna.
lesson-fields-open-near-open = Le mura della città a destra non sono chiuse. Le città incomplete non contano per i campi.
lesson-fields-open-near-own = La città non deve essere tua. Basta che sia completata e che tocchi il tuo campo.
lesson-fields-open-near-city = È ciò che otterrebbe un cavaliere. Un campo dà 3 punti per ogni città, qualunque sia la sua grandezza.

lesson-fields-large = Un campo grande
lesson-fields-large-text = Il campo grande a nord tocca entrambe le città completate, una di 4 tessere e una di 2. Tu vi hai due contadini, Clara uno.
lesson-fields-large-task = Quanti punti ti dà il campo grande?
lesson-fields-large-praise = 2 città × 3 = 6 punti. Clara non ottiene nulla, perché tu hai più contadini.
lesson-fields-large-other = Conta le città completate che toccano il campo, non le tessere né i contadini. Ognuna dà 3 punti.
lesson-fields-large-near-size = La grandezza di una città non importa per un campo. Ogni città completata dà 3 punti.
lesson-fields-large-near-farmers = Due contadini non contano doppio. Fanno sì che i punti vadano a te e non a Clara.
lesson-fields-large-near-both = Il campo arriva anche fino all’altra città. Conta entrambe.

lesson-fields-choose = Trova il campo migliore
lesson-fields-choose-text = Giochi con il blu e hai piazzato la porta della città a destra. Un contadino può andare nella striscia stretta sopra la strada. Guarda quali città tocca.
lesson-fields-choose-task = Piazza un contadino nel campo che tocca due città completate.
lesson-fields-choose-hint = Scegli la piccola parte verde sopra la strada, sulla tessera a destra.
lesson-fields-choose-praise = Tocca due città completate: 2 × 3 = 6 punti alla fine, e nessun altro può entrarci.
lesson-fields-choose-other = Cerca il campo stretto tra le città e la strada.
lesson-fields-choose-near-taken = Nel campo sotto la strada c’è già un contadino. E nessuna città completata lo tocca.
lesson-fields-choose-near-thief = Questo dà subito 4 punti, una buona mossa. Ma ora cerca il campo che ne darà 6.
lesson-fields-choose-near-knight = Questa città è ancora aperta su tre lati. Ora cerca il campo che darà 6 punti.
lesson-fields-choose-near-pass = Puoi passare, ma c’è un campo libero da 6 punti. Guarda sopra la strada.

# ---- pochi seguaci
lesson-followers = I seguaci sono pochi
lesson-followers-about = Che cosa succede quando la riserva è vuota, come tornano i seguaci e quando non serve più risparmiarli.

lesson-followers-home = Fanne tornare uno
lesson-followers-home-text = Tutti e sette i tuoi seguaci sono sul paesaggio, cinque in città aperte. Con la riserva vuota puoi solo piazzare tessere, finché qualcosa non viene completato.
lesson-followers-home-task = Piazza la tessera in modo che un seguace torni da te, poi passa.
lesson-followers-home-hint = Piazza la tessera sotto uno dei tuoi cinque cavalieri, con la città in alto. Poi passa.
lesson-followers-home-praise = 2 tessere × 2 = { $points } punti, e il tuo cavaliere è tornato.
lesson-followers-home-other = Così non si completa nulla, quindi nessuno torna. Guarda sotto i tuoi cinque cavalieri.
lesson-followers-home-near-road = Questo non completa la tua strada: l’altra estremità è ancora aperta. Chiudi invece una città.

lesson-followers-later = Quando può ripartire?
lesson-followers-later-text = La città ha dato i suoi punti, e nella tua riserva c’è di nuovo un seguace. Si piazza prima di contare, quindi questo turno è finito.
lesson-followers-later-task = Quando e dove puoi piazzare di nuovo questo seguace?
lesson-followers-later-answer-1 = Subito, sulla stessa tessera.
lesson-followers-later-answer-2 = Dal mio prossimo turno, in qualsiasi ruolo.
lesson-followers-later-answer-3 = Dal mio prossimo turno, ma solo come cavaliere.
lesson-followers-later-praise = Nel prossimo turno può essere anche brigante, monaco o contadino. Tienine uno per la tessera giusta.
lesson-followers-later-other = Ricorda l’ordine: piazzare la tessera, piazzare un seguace, contare i punti.
lesson-followers-later-near-now = Il conteggio è l’ultimo passo del turno. Un seguace si piazza prima.
lesson-followers-later-near-knight = Un seguace non ha un ruolo fisso. Il suo prossimo posto decide che cos’è.

lesson-followers-last = L’ultima tessera
lesson-followers-last-text = È l’ultima tessera della partita e ha chiuso una città. Dopo questo turno si conta tutto. La strada incompleta del tuo brigante dà 2 punti in ogni caso.
lesson-followers-last-task = Piazza un seguace dove ottiene il maggior numero di punti.
lesson-followers-last-hint = Scegli la città sulla tessera che hai appena piazzato.
lesson-followers-last-praise = Città 4, strada 2: { $points } punti. Negli ultimi turni non c’è più motivo di risparmiare seguaci.
lesson-followers-last-other = Confronta: quanto dà la città, quanto il campo?
lesson-followers-last-near-pass = Dopo questo turno non ce ne sono altri. Un seguace nella riserva non vale nulla, quindi piazzalo.
lesson-followers-last-near-farmer = Ben pensato: il campo tocca una città completata, 3 punti. Ma un’altra parte di questa tessera ne dà di più.
