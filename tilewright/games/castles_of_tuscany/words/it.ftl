title = The Castles of Tuscany
about = Fai fiorire la Toscana a partire dal tuo castello: pesca carte, prendi tessere, piazzale.
option-draw = Carte per ogni pesca
option-draw-2 = due (prima edizione)
option-draw-3 = tre (edizioni successive)

kind-castle = castello
kind-city = città
kind-manor = tenuta
kind-agriculture = agricoltura
kind-quarry = cava
kind-village = villaggio
kind-monastery = monastero
kind-carriage = carro
worker = lavoratori
item-castle = castello
item-city = città
item-manor = tenuta
item-quarry = cava
item-village = villaggio
item-monastery = monastero
item-carriage = carro
item-pigs = agricoltura (maiali)
item-vines = agricoltura (viti)
item-olives = agricoltura (olive)
item-grain = agricoltura (grano)
item-pigs-vines = agricoltura (maiali e viti)
item-olives-grain = agricoltura (olive e grano)
item-hexagon = esagono di legno
item-start-castle = castello iniziale
bonus-card = +1 carta
bonus-storage = +1 spazio di deposito
bonus-marble = +1 marmo
bonus-worker = +1 lavoratore
bonus-yield = +1 carta rendita
yield-red-points = due punti rossi
yield-green-point = un punto verde
yield-two-cards = due carte
yield-three-cards = tre carte
yield-worker = un lavoratore
yield-marble = un marmo
yield-hexagon = un esagono di legno

area-mat = Regione { SEAT($seat, form: "of") }
area-hand = La tua mano
area-supply = Tessere bonus e mazzi
supply-green = punti verdi
supply-marble = marmo
supply-workers = lavoratori

prompt-card = { SEAT($seat) } pesca una carta.
prompt-deal = { SEAT($seat) } riceve una parte di regione.
prompt-open = La regione { SEAT($seat, form: "of") } viene scoperta.
prompt-replace = { SEAT($seat) } scopre una propria tessera.
prompt-refill = Nuove tessere neutrali arrivano nell’esposizione.
prompt-yield = { SEAT($seat) } scopre una carta rendita.
prompt-part = { SEAT($seat, form: "turn") }: piazza la prossima parte della regione, in un verso o nell’altro.
prompt-castle = { SEAT($seat, form: "turn") }: piazza il castello iniziale su una casella verde scuro.
prompt-bonus = { SEAT($seat, form: "turn") }: scegli una tessera bonus.
prompt-act = { SEAT($seat, form: "turn") }: pesca carte, prendi una tessera o piazza una tessera{ $actions ->
    [one] .
   *[other] ; restano { $actions } azioni.
}
prompt-discard = { SEAT($seat, form: "turn") }: il deposito è pieno. Che cosa scarti?
prompt-pay = { SEAT($seat, form: "turn") }: paga la casella { $field } ({ $kind }).
prompt-free = { SEAT($seat, form: "turn") }: piazza una tessera dell’esposizione per il castello, oppure passa.
prompt-marble = { SEAT($seat, form: "turn") }: restituisci un marmo per un’altra azione, oppure termina il turno.

spot-field = Casella { $field }
about-field = { $kind }, { $covered } di { $fields } coperte; { $points ->
    [one] { $points } punto verde
   *[other] { $points } punti verdi
} per l’area intera
way-first = all’estrema sinistra
way-up = mezzo esagono più in alto
way-down = mezzo esagono più in basso
choice-part = Parte { $part }{ $turn ->
    [0] {""}
   *[other] , capovolta
}, { $way }
choice-castle = Castello iniziale su { $field }
choice-bonus = Tessera bonus { $bonus }
choice-draw = Pesca carte
choice-take = Prendi dall’esposizione: { $item }
choice-lay = Piazza su { $field }: { $item }
choice-free = Piazza su { $field } dall’esposizione: { $item }
choice-discard = Scarta: { $item }
choice-marble = Restituisci un marmo per un’altra azione
choice-no-marble = Termina il turno
choice-no-tile = Non prendere tessere
choice-pay = Paga { $first }{ $kinds ->
    [1] {""}
   *[other] {" "}e { $second }
}
paid-castle = { $count } × carta castello
paid-city = { $count } × carta città
paid-manor = { $count } × carta tenuta
paid-agriculture = { $count } × carta agricoltura
paid-quarry = { $count } × carta cava
paid-village = { $count } × carta villaggio
paid-monastery = { $count } × carta monastero
paid-carriage = { $count } × carta carro
paid-workers = { $count ->
    [one] un lavoratore
   *[other] { $count } lavoratori
}

tip-part = Parte di regione { $part }{ $turn ->
    [0] {""}
   *[other] , ruotata
}: { $fields }
part-fields = a sinistra { $left } – al centro { $middle } – a destra { $right }
tip-laid = { $item } su { $field }
tip-stack = Pila { $number }: ne restano { $count }
tip-space = Spazio di deposito libero
tip-stored = In deposito: { $item }
tip-marble = Marmo: { $count }
tip-worker = Lavoratori: { $count }
tip-gap = Posto vuoto
tip-display = Esposizione, posto { $place }: { $item }
tip-colour = { $points } punti verdi per il { $rank ->
    [1] primo
   *[other] secondo
} a coprire tutte le caselle di questo colore: { $kind }
tip-green = { SEAT($seat, form: "label") }: { $points } verde
tip-red = { SEAT($seat, form: "label") }: { $points } rosso
tip-bonus = { $bonus }: ne restano { $count }
tip-deck = Carte: { $count } nel mazzo
tip-discards = Scarti, { $kind }: { $count }
tip-yields = Carte rendita: { $count } nel mazzo
tip-neutral = Tessere neutrali: { $count }
tip-aside = Messe da parte: { $count } × { $item }
tip-hand = Mano { SEAT($seat, form: "of") }: { $count } carte
tip-card = Carta: { $kind }

refuse-no-card-left = Nel mazzo non c’è più questa carta: { $kind }.
refuse-letter-due = { $part } non può essere distribuita ora: tocca a una parte { $letter }.
refuse-part-dealt = La parte di regione { $part } è già stata distribuita.
refuse-other-plan = Questa non è la regione che { SEAT($seat, form: "inside") } ha costruito.
refuse-no-own-tile = { SEAT($seat) } non ha più questa tessera nelle sue pile: { $item }.
refuse-no-neutral-tile = Nelle pile neutrali non c’è più questa tessera: { $item }.
refuse-no-yield-left = Nel mazzo non c’è più questa carta rendita: { $card }.
refuse-part-laid = La parte { $letter } è già piazzata.
refuse-turn = Una parte si piazza diritta o girata di 180 gradi.
refuse-no-castle-field = Il castello iniziale richiede una casella verde scuro; { $field } è una casella per: { $kind }.
refuse-no-bonus-left = Tutte e cinque le tessere bonus «{ $bonus }» sono già prese.
refuse-not-on-display = Non è nell’esposizione: { $item }.
refuse-other-place = Il posto { $place } dell’esposizione non mostra: { $item }.
refuse-not-stored = Non è nel tuo deposito: { $item }.
refuse-covered = La casella { $field } è già coperta.
refuse-colour = La casella { $field } è per: { $kind }; la tua tessera è: { $own }.
refuse-apart = La casella { $field } non tocca nulla di ciò che hai piazzato.
refuse-unpayable = Non puoi pagare questa casella ({ $kind }): costa due carte del suo colore, o coppie e lavoratori al loro posto.
refuse-single = Una carta singola qui non paga nulla ({ $kind }): due valgono una carta del colore della casella ({ $own }).
refuse-units = Così si { $count ->
    [one] paga una carta
   *[other] pagano { $count } carte
}; devono essere esattamente due.
refuse-short = Ne hai { $has }, non { $count }: { $what }.
refuse-marble-used = In un turno si può restituire un solo marmo.
refuse-no-marble = Non hai marmo.

event-area = { SEAT($seat) } completa un’area di { $fields ->
    [one] una casella
   *[other] { $fields } caselle
} ({ $kind }): { $count ->
    [one] { $count } punto verde
   *[other] { $count } punti verdi
}.
event-colour-bonus = { SEAT($seat) } copre tutte le caselle di un colore ({ $kind }), al { $rank ->
    [1] primo
   *[other] secondo
} posto: { $count ->
    [one] { $count } punto verde
   *[other] { $count } punti verdi
}.
event-agriculture = { SEAT($seat) } ha { $count ->
    [one] un nuovo tipo
   *[other] { $count } nuovi tipi
} di agricoltura nell’area: { $count ->
    [one] { $count } punto verde
   *[other] { $count } punti verdi
}.
event-storage-tile = { SEAT($seat) } ottiene { $count ->
    [one] { $count } punto verde
   *[other] { $count } punti verdi
} per lo spazio di deposito.
event-yield-green = { SEAT($seat) } scopre una carta rendita: { $count ->
    [one] { $count } punto verde
   *[other] { $count } punti verdi
}.
event-yield-red = { SEAT($seat) } scopre una carta rendita: { $points ->
    [one] { $points } punto rosso
   *[other] { $points } punti rossi
}.
event-surplus-hexagon = { SEAT($seat) } non ha spazio per l’esagono di legno e ottiene invece { $points ->
    [one] { $points } punto rosso
   *[other] { $points } punti rossi
}.
event-scoring = Conteggio { $passage }: { SEAT($seat, form: "inside") } aggiunge { $count } punti verdi ai rossi.
event-left-over = { SEAT($seat) } ottiene { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per il materiale rimasto.
event-marble = { SEAT($seat) } ottiene { $count } marmo.
event-workers = { SEAT($seat) } ottiene { $count ->
    [one] un lavoratore
   *[other] { $count } lavoratori
}.
event-hexagon = { SEAT($seat) } ottiene un esagono di legno.
event-yield-marble = { SEAT($seat) } scopre una carta rendita: un marmo.
event-yield-worker = { SEAT($seat) } scopre una carta rendita: un lavoratore.
event-yield-hexagon = { SEAT($seat) } scopre una carta rendita: un esagono di legno.
event-yield-cards = { SEAT($seat) } scopre una carta rendita: { $count } carte.
event-sweep = { $count } tessere di un colore lasciano l’esposizione: { $kind }.
event-tiles-shuffled = Le tessere messe da parte sono mescolate in nuove pile neutrali.
event-cards-shuffled = Le carte scartate sono mescolate in un nuovo mazzo.
event-yields-shuffled = Le carte rendita sono mescolate in un nuovo mazzo.
event-passage-ends = { SEAT($seat) } ha esaurito la pila { $passage }: la fase { $passage } termina con questo giro{ $passage ->
    [3] {" "}e un altro ancora
   *[other] {""}
}.
term-area = area di { $fields } completata
term-colour = { $kind }, { $rank ->
    [1] 1º posto
   *[other] 2º posto
}
term-crops = nuovi tipi di agricoltura
term-storage-tile = tessera bonus deposito
term-yield = carta rendita
term-surplus = esagono di legno in eccesso
term-green = punti verdi
term-left-tiles = tessere in deposito
term-left-hexagons = esagoni di legno
term-left-marble = marmo
term-left-workers = lavoratori
term-left-cards = ogni tre carte

# Da dove vengono i punti, come righe della tabella finale.
row-scoring = Conteggi: verde al rosso
row-left-over = Materiale rimasto
row-yield-red = Carte rendita
row-surplus-hexagon = Esagoni in eccesso
row-area = Verde: aree
row-colour-bonus = Verde: colori
row-agriculture = Verde: agricoltura
row-storage-tile = Verde: deposito
row-yield-green = Verde: carte rendita

feature-area = { $kind }: { $covered } di { $fields ->
    [one] { $fields } casella coperta
   *[other] { $fields } caselle coperte
}
feature-where = { $fields } nella regione { SEAT($seat, form: "of") }
feature-green = Vale { $points ->
    [one] { $points } punto verde
   *[other] { $points } punti verdi
} quando è coperta.

# Il registro: che cosa è stato fatto.
told-part = { SEAT($seat) } piazza la parte { $part }, { $way }.
told-castle = { SEAT($seat) } piazza il castello iniziale su { $field }.
told-bonus = { SEAT($seat) } sceglie una tessera bonus: { $bonus }.
told-draw = { SEAT($seat) } pesca carte.
told-take = { SEAT($seat) } prende una tessera dall’esposizione: { $item }.
told-lay = { SEAT($seat) } piazza una tessera su { $field }: { $item }.
told-free = { SEAT($seat) } piazza per il castello una tessera dell’esposizione su { $field }: { $item }.
told-discard = { SEAT($seat) } scarta: { $item }.
told-marble = { SEAT($seat) } restituisce un marmo per un’altra azione.
told-no-marble = { SEAT($seat) } termina il turno.
told-no-tile = { SEAT($seat) } non prende tessere.
told-pay = { SEAT($seat) } paga { $first }{ $kinds ->
    [1] {""}
   *[other] {" "}e { $second }
}.

# Suggerimenti per chi è nuovo: perché vanno bene.
suggest-part = Così le aree della tua regione possono dare { $points } punti verdi: il massimo di tutte le { $ways } possibilità. Il minimo sarebbe { $least }.
suggest-castle = { $kinds ->
    [0] Questo castello tocca { $fields } caselle: puoi crescere in molte direzioni.
    [one] Accanto a questo castello c’è un colore di cui hai due carte: presto potrai piazzare lì una tessera.
   *[other] Accanto a questo castello ci sono { $kinds } colori di cui hai due carte ciascuno: presto potrai piazzare lì una tessera.
}
suggest-bonus = { $bonus }: d’ora in poi peschi ogni volta una carta in più. Serve in ogni partita.

# Fatti per il coach.
fact-draws = { $count ->
    [one] Si pesca { $count } carta
   *[other] Si pescano { $count } carte
}.
fact-fields = { $count ->
    [0] Nessuna casella libera raggiungibile accoglie ancora questa tessera
    [one] { $count } casella libera raggiungibile accoglie questa tessera
   *[other] { $count } caselle libere raggiungibili accolgono questa tessera
}.
fact-payable = Le carte e i lavoratori disponibili bastano già a pagare questa tessera.
fact-last-field = Questa tessera può completare un’area raggiungibile: { $points ->
    [one] { $points } punto verde
   *[other] { $points } punti verdi
}.
fact-area = Così si completa un’area: { $points ->
    [one] { $points } punto verde
   *[other] { $points } punti verdi
}, per ancora { $scorings ->
    [one] { $scorings } conteggio
   *[other] { $scorings } conteggi
}.
fact-area-left = { $count ->
    [one] Manca ancora { $count } casella
   *[other] Mancano ancora { $count } caselle
} in quest’area per { $points ->
    [one] { $points } punto verde
   *[other] { $points } punti verdi
}.
fact-colour = Così si copre l’ultima casella di un colore ({ $kind }): { $points ->
    [one] { $points } punto verde
   *[other] { $points } punti verdi
}, per ancora { $scorings ->
    [one] { $scorings } conteggio
   *[other] { $scorings } conteggi
}.
fact-crops = { $count ->
    [one] { $count } nuovo tipo
   *[other] { $count } nuovi tipi
} di agricoltura: { $count ->
    [one] { $count } punto verde
   *[other] { $count } punti verdi
}, per ancora { $scorings ->
    [one] { $scorings } conteggio
   *[other] { $scorings } conteggi
}.
fact-opens = { $count ->
    [one] { $count } altra casella diventa raggiungibile
   *[other] { $count } altre caselle diventano raggiungibili
}.
effect-castle = il diritto di piazzare una tessera dell’esposizione senza pagare
effect-city = una tessera bonus
effect-manor = un esagono di legno
effect-quarry = { $count } marmo
effect-village = { $count ->
    [one] un lavoratore
   *[other] { $count } lavoratori
}
effect-monastery = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
effect-carriage = { $count ->
    [one] { $count } carta rendita
   *[other] { $count } carte rendita
}
fact-effect = Così si ottiene { $effect }.
fact-effect-later = Una volta piazzata, questa tessera dà { $effect }.
fact-effect-lost = Una volta piazzata, questa tessera avrebbe dato { $effect }.
fact-fields-lost = { $count ->
    [0] Nessuna casella libera raggiungibile accoglie
    [one] { $count } casella libera raggiungibile accoglie
   *[other] { $count } caselle libere raggiungibili accolgono
} ciò che si scarta.
fact-can-grow = Questa tessera può dare { $count ->
    [one] { $count } nuovo tipo
   *[other] { $count } nuovi tipi
} di agricoltura: { $count ->
    [one] { $count } punto verde
   *[other] { $count } punti verdi
}, per ancora { $scorings ->
    [one] { $scorings } conteggio
   *[other] { $scorings } conteggi
}.
fact-rest = Restano poi { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} e { $workers ->
    [one] { $workers } lavoratore
   *[other] { $workers } lavoratori
}.
fact-can-pay = Ciò che resta paga { $count } colori su { $kinds }.
fact-green = { $points ->
    [one] Si ottiene subito { $points } punto verde
   *[other] Si ottengono subito { $points } punti verdi
}, per ancora { $scorings ->
    [one] { $scorings } conteggio
   *[other] { $scorings } conteggi
}.
fact-passage = Così si scopre l’ultima tessera della pila { $passage }: la fase termina con questo giro{ $passage ->
    [3] {" "}e un altro ancora
   *[other] {""}
}.
# Perché una posizione non può essere composta.
built-part = La parte { $part } non può essere lì: ogni parte esiste una sola volta, e ogni giocatore ha una A, una B e una C.
built-plan = Nella regione { SEAT($seat, form: "of") } la parte { $part } manca o c’è due volte.
built-fields = Le caselle { SEAT($seat, form: "of") } non sono quelle delle parti di quella regione.
built-castle = { SEAT($seat) } ha un solo castello iniziale, su una casella verde scuro.
built-not-open = La regione { SEAT($seat, form: "of") } non è stata ancora rivelata, quindi c’è solo il castello iniziale.
built-colour = Nella regione { SEAT($seat, form: "of") }, «{ $item }» non può stare su { $field }, che ha un altro colore.
built-apart = Nella regione { SEAT($seat, form: "of") }, { $field } non è collegato al castello iniziale.
built-storage = { SEAT($seat) } ha in deposito più di quanto { $count ->
    [one] permetta { $count } spazio
   *[other] permettano { $count } spazi
}.
built-stacks = { SEAT($seat) } ha nelle pile tessere che non sono del suo set.
built-cards = Le carte in mano, nel mazzo e negli scarti non sono quelle del gioco.
built-yields = Le carte rendita nel mazzo e quelle rivelate non sono quelle del gioco.
built-tiles = Le tessere sul tavolo, nelle pile, messe da parte e nella scatola non sono quelle del gioco.
built-bonus = Ci sono solo cinque tessere bonus di ogni tipo.
built-setup = { SEAT($seat) } non può essere già a quel punto: nella preparazione tutto si distribuisce e si sceglie un giocatore dopo l’altro.
built-passage = La partita non può essere così nella fase { $passage }: dipende dalle prime pile che si esauriscono.
built-pending = «{ $member }» non va con quello che viene dopo.
built-actions = Qui nessuno può avere ancora { $actions } azioni.
built-not-empty = Lo spazio { $place } dell’esposizione non è lo spazio vuoto di cui si tratta.
built-no-marble = { SEAT($seat) } non ha marmo da usare.
built-cannot-lay = Questo non può essere piazzato e pagato lì.
built-no-discard = { SEAT($seat) } non ha preso nessuna tessera per cui manchi lo spazio.
built-no-effect = Nessuna tessera su { $field } può avere questo effetto.
built-nothing-to-do = In questa posizione non può più succedere nulla.
