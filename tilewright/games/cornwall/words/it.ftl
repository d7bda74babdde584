title = Cornwall
about = Componi i paesaggi della Cornovaglia, occupa territori e riprendi i segnalini dal pub.

terrain-swamp = brughiera
terrain-forest = bosco
terrain-mountain = monte
terrain-village = villaggio
terrain-meadow = prato

# Dove si piazza un segnalino.
in-swamp = nella brughiera
in-forest = nel bosco
in-mountain = sul monte
in-village = nel villaggio
in-meadow = sul prato

# Un territorio, dopo «riceve 3 punti per».
a-swamp = una brughiera
a-forest = un bosco
a-mountain = un monte
a-village = un villaggio
a-meadow = un prato

symbol-flag = bandiera
symbol-chapel = cappella
symbol-cottage = cottage

# Un segnalino, all’inizio di un’etichetta.
figure-small = Segnalino piccolo
figure-slender = Segnalino lungo e sottile
figure-big = Segnalino grande e grosso

coins = monete
figures-small = segnalini piccoli (valore 1)
figures-slender = segnalini lunghi e sottili (valore 2)
figures-big = segnalini grandi e grossi (valore 3)
area-pub = Il pub
area-values = Punti a casella
area-stock = Riserva
area-under = Sotto il mazzo (prima la prossima)

prompt-draw = { SEAT($seat) } scopre una tessera.
prompt-place = { SEAT($seat, form: "turn") }: attacca la tessera.
prompt-fetch = { SEAT($seat, form: "turn") }: prendi tutti i tuoi segnalini dal pub per 1 moneta, o lasciali lì.
prompt-figure = { SEAT($seat, form: "turn") }: piazza un segnalino sulla nuova tessera, o passa.
prompt-figure-further = { SEAT($seat, form: "turn") }: piazza un altro segnalino sulla nuova tessera, o passa.

spot-site = Posto per la tessera in { $q }, { $r }
place-field = in { $q }, { $r }
spot-field = { $terrain }: { $cost ->
    [0] gratis
    [one] { $cost } moneta
   *[other] { $cost } monete
}
choice-place = Attacca la tessera in { $q }, { $r }, { $degrees ->
    [0] senza girarla
   *[other] girata di { $degrees }°
}{ $coins ->
    [0] {""}
    [one] {" "}(+{ $coins } moneta)
   *[other] {" "}(+{ $coins } monete)
}
choice-fetch = Paga 1 moneta e riprendi { $figures ->
    [one] il tuo segnalino
   *[other] i tuoi { $figures } segnalini
} dal pub
choice-leave = Lascia { $figures ->
    [one] il tuo segnalino
   *[other] i tuoi { $figures } segnalini
} nel pub
choice-figure = { $figure } { $where }: { $cost ->
    [0] gratis
    [one] { $cost } moneta
   *[other] { $cost } monete
}
choice-no-figure = Non piazzare segnalini
choice-no-further-figure = Non piazzare altri segnalini

tip-start = Tessera di via
tip-tile = Tessera: { $land }
tip-under-stack = Tessera sotto il mazzo: { $land }
tip-field-laid = In { $q }, { $r }: { $field }
tip-field = { $terrain }, territorio di { $fields ->
    [one] { $fields } casella
   *[other] { $fields } caselle
}
tip-field-symbol = { $terrain } con { $symbol }, territorio di { $fields ->
    [one] { $fields } casella
   *[other] { $fields } caselle
}
tip-figure = { $figure } { SEAT($seat, form: "of") }, valore { $strength }
tip-cottage = Cottage: questo territorio è completo
tip-price = { $cost ->
    [0] Qui un segnalino è gratis
    [one] Qui un segnalino costa { $cost } moneta
   *[other] Qui un segnalino costa { $cost } monete
}
tip-pub = Il pub: subito dopo aver attaccato la tessera, con 1 moneta riprendi tutti i tuoi segnalini
tip-stack = { $tiles ->
    [one] { $tiles } tessera nel mazzo
   *[other] { $tiles } tessere nel mazzo
}
tip-bank = { $coins ->
    [one] { $coins } moneta nella riserva
   *[other] { $coins } monete nella riserva
}
tip-values = Punti a casella per la maggioranza e per il secondo posto, senza e con bandiera; valore dei segnalini; punti per una cappella

# Il paesaggio a parole: le caselle di una tessera, e i territori che un posto tocca, ciascuno con il numero delle sue caselle.
at-north = a nord
at-northeast = a nord-est
at-southeast = a sud-est
at-south = a sud
at-southwest = a sud-ovest
at-northwest = a nord-ovest
land-field = { $field } { $where }
land-symbol = { $terrain } con { $symbol }
land-beside = { $where } accanto a { $regions }
land-region = { $terrain } di { $fields }

refuse-unknown-tile = Non esiste la tessera { $tile }.
refuse-not-in-stack = La tessera { $tile } non è più nel mazzo.
refuse-under-stack = La tessera { $tile } è sotto il mazzo; prima vengono altre.
refuse-covered = Nessuna tessera deve coprirne altre: qui c’è già una casella ({ $terrain }).
refuse-edges = { $edges ->
    [0] La tessera non tocca nulla; almeno 2 dei suoi bordi devono toccare tessere sul tavolo.
   *[other] La tessera è attaccata con un solo bordo; ne servono almeno 2.
}
refuse-closed = Questo territorio ({ $terrain }) è completato da un cottage e non può più essere ingrandito.
refuse-no-growth = Nessun paesaggio della tessera tocca un paesaggio uguale; si deve ingrandire almeno un territorio.
refuse-pub-empty = Nessuno dei tuoi segnalini è nel pub.
refuse-fetch-coin = Prendere i segnalini dal pub costa 1 moneta, e tu non ne hai.
refuse-field-taken = Su questa casella c’è già un segnalino; c’è posto per uno solo.
refuse-no-figure = Non ne hai più: { $figure }.
refuse-cost = Il segnalino costerebbe { $cost ->
    [one] { $cost } moneta
   *[other] { $cost } monete
}; tu ne hai { $coins }.
built-start = Per prima viene la tessera iniziale, con i suoi cinque esagoni attorno a 0 0.
built-no-such-tile = Nessuna tessera ha questi tre esagoni in quest’ordine: { $fields }.
built-not-together = I tre esagoni della tessera { $tile } non stanno insieme come sulla tessera.
built-twice = La tessera { $tile } esiste una sola volta.
built-stack = La tessera { $tile } deve trovarsi in un posto solo: sul tavolo, nella pila o sotto di essa.
built-figure-nowhere = Un pezzo può stare solo su una tessera piazzata da un giocatore.
built-scored-region = Questa regione è già stata conteggiata, quindi i suoi pezzi sono al pub.
built-figure-early = Sulla tessera appena piazzata possono esserci solo pezzi che questo giocatore ha appena messo.
built-too-many-figures = { SEAT($seat) } ha { $count } pezzi di questa misura, contando territorio, pub e riserva.
built-coins = Le monete sono solo { $count }, non { $coins }.
built-fits-nowhere = La tessera { $tile } non va da nessuna parte, quindi è già sotto la pila.
built-over = Nessuna delle tessere rimaste può essere piazzata, quindi la partita è finita.
built-not-over = Resta ancora una tessera che può essere piazzata, quindi la partita non è finita.
built-none-laid = Non è stata ancora piazzata nessuna tessera.
built-pub-empty = { SEAT($seat) } non ha al pub nessun pezzo da riprendere.
built-figures-placed = Sulla tessera appena piazzata ci sono già tre pezzi, quindi il turno è finito.

event-tile-refused = La tessera { $tile } non si può attaccare da nessuna parte e va sotto il mazzo.
event-coins-gained = { SEAT($seat) } riceve { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} per aver ingrandito territori diversi.
event-pub-fetched = { SEAT($seat) } cede { $coins } moneta per riprendere tutti i segnalini dal pub.
event-figure-paid = { SEAT($seat) } paga { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} per il segnalino.
event-chapel = { SEAT($seat) } riceve { $points } punti per un segnalino su una cappella.
event-region-closed = { SEAT($seat) } riceve { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $region } di { $fields ->
    [one] { $fields } casella
   *[other] { $fields } caselle
}, territorio completato da un cottage.
event-region-enclosed = { SEAT($seat) } riceve { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $region } di { $fields ->
    [one] { $fields } casella
   *[other] { $fields } caselle
}, territorio che non si può più ingrandire.
event-region-left = Alla fine { SEAT($seat, form: "inside") } riceve { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $region } di { $fields ->
    [one] { $fields } casella
   *[other] { $fields } caselle
}.
event-swamp-scored = Alla fine { SEAT($seat, form: "inside") } riceve { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $region } di { $fields ->
    [one] { $fields } casella
   *[other] { $fields } caselle
}.
event-no-points = { SEAT($seat) } non riceve nulla per { $region } di { $fields ->
    [one] { $fields } casella
   *[other] { $fields } caselle
} (valore { $strength }).
event-coins-left = { SEAT($seat) } riceve { $coins ->
    [one] { $coins } punto per la moneta rimasta
   *[other] { $coins } punti per le monete rimaste
}.
event-stack-stuck = Nessuna tessera del mazzo si può più attaccare: la partita è finita.

term-chapel = cappella
term-coins = monete rimaste
term-first = caselle, maggioranza
term-second = caselle, secondo posto
term-shared-first = 1° e 2° posto sommati, { $fields } × { $each } divisi per { $sharers }, per eccesso
term-shared-second = 2° posto, { $fields } × { $each } divisi per { $sharers }, per eccesso

# Da dove vengono i punti, come righe della tabella finale.
row-chapel = Cappelle
row-region-closed = Territori completi
row-region-enclosed = Territori circondati
row-region-left = Territori alla fine
row-swamp-scored = Brughiere
row-coins-left = Monete rimaste

# Il registro: che cosa è stato fatto.
told-place = { SEAT($seat) } attacca la tessera in { $q }, { $r }.
told-fetch = { SEAT($seat) } prende { $figures ->
    [one] il suo segnalino
   *[other] i suoi { $figures } segnalini
} dal pub.
told-leave = { SEAT($seat) } lascia { $figures ->
    [one] il suo segnalino
   *[other] i suoi { $figures } segnalini
} nel pub.
told-figure = { SEAT($seat) } piazza { $size ->
    [small] un segnalino piccolo
    [slender] un segnalino lungo e sottile
   *[big] un segnalino grande e grosso
} { $where }.
told-no-figure = { SEAT($seat) } non piazza alcun segnalino.
told-no-further-figure = { SEAT($seat) } non piazza altri segnalini.

# Fatti per il coach. Un territorio non comincia mai una frase.
this-swamp = questa brughiera
this-forest = questo bosco
this-mountain = questo monte
this-village = questo villaggio
this-meadow = questo prato
fact-coins = { $coins ->
    [one] Si riceve { $coins } moneta
   *[other] Si ricevono { $coins } monete
}.
fact-fetches = { $count ->
    [one] { $count } segnalino torna
   *[other] { $count } segnalini tornano
} dal pub per 1 moneta.
fact-stay = { $count ->
    [one] { $count } segnalino resta
   *[other] { $count } segnalini restano
} nel pub.
fact-scored = { SEAT($seats) } { $count ->
    [one] dovrebbe ricevere { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[other] dovrebbero ricevere { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } ciascuno
} per { $region } in questo turno.
fact-claimable = Un segnalino può rendere { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $region } in questo turno.
fact-free = Un segnalino può occupare da solo { $region }: ora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
fact-can-lead = Un segnalino di valore { $strength } può dominare { $region } per { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}: ora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
fact-can-share = Un segnalino di valore { $strength } può condividere { $region } per { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}: ora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ciascuno.
fact-ousted = { SEAT($seats) } { $count ->
    [one] perde
   *[other] perdono
} { $region }, che ora vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
fact-shares = { SEAT($seats) } condividono { $region }: ora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ciascuno.
fact-raises = { SEAT($seat) } riceverebbe { $after ->
    [one] { $after } punto
   *[other] { $after } punti
} per { $region } invece di { $before }.
fact-cost = Il segnalino costa { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
fact-leads = Un valore di { $own } contro { $other } domina { $region }: ora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
fact-behind = Un valore di { $own } contro { $other } non domina { $region }: ora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
fact-cottages = { $fit } su { $left ->
    [one] { $left } tessera rimasta
   *[other] { $left } tessere rimaste
} { $fit ->
    [one] mostra
   *[other] mostrano
} un cottage su questo terreno ({ $terrain }).
fact-supply = { $count ->
    [0] Nessun segnalino resta
   *[other] Un solo segnalino resta
} da piazzare.

# Una posizione composta a mano.
edit-group-figures = Segnalini
edit-coins = Monete
edit-place-tile = Dove si trova questa tessera?
edit-place-figure = { $figure }: dove si trova?
edit-put-figure = { $figure } in { $q }, { $r }
edit-take-figure = Togli dal tavolo il segnalino in { $q }, { $r }
edit-take-tile = Togli dal tavolo la tessera in { $q }, { $r }
edit-take-under = Rimetti questa tessera nel mazzo
edit-needed = Senza questa tessera non sarebbe stato possibile piazzarne altre.
