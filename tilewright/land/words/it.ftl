# Ciò che dicono tutti i giochi su un paesaggio quadrato.
figures = seguaci

# Il titolo di un seguace, all’inizio del suo suggerimento.
role-city = Cavaliere
role-road = Brigante
role-field = Contadino
role-monastery = Monaco

# Ciò che mostra un lato, come complemento di «mostra».
shows-field = un campo
shows-road = una strada
shows-city = una città

prompt-draw = { SEAT($seat) } pesca una tessera.
prompt-place = { SEAT($seat, form: "turn") }: piazza la tessera.
spot-cell = Posto libero nella colonna { $x }, riga { $y }
place-cell = colonna { $x }, riga { $y }
choice-place = Piazza la tessera nella colonna { $x }, riga { $y }, { $facing ->
    [0] senza ruotarla
    [1] ruotata di 90° in senso orario
    [2] ruotata di 180°
   *[other] ruotata di 90° in senso antiorario
}
choice-figure-city = { $alike ->
    [1] Cavaliere nella città
   *[other] Cavaliere nella città { $side }
}
choice-figure-road = { $alike ->
    [1] Brigante sulla strada
   *[other] Brigante sulla strada { $side }
}
choice-figure-field = { $alike ->
    [1] Contadino nel campo
   *[other] Contadino nel campo { $side }
}
choice-figure-monastery = Monaco nel monastero
feature-city = Città
feature-road = Strada
feature-field = Campo
feature-monastery = Monastero
tip-tile = Tessera: { $land }
tip-tile-laid = Colonna { $x }, riga { $y }: { $land }
tip-figure = { $role } { SEAT($seat, form: "of") }, colonna { $x }, riga { $y }

# Il paesaggio a parole: che cosa c’è su una tessera o accanto a un posto libero, e da quali lati.
land-city = città { $sides }{ $shields ->
    [0] {""}
   *[other] {" "}con stemma
}
land-road = strada { $sides }
land-field = campo { $sides }
land-monastery = monastero
sides = { $sides ->
    [N] a nord
    [E] a est
    [S] a sud
    [W] a ovest
    [NE] a nord e est
    [NS] a nord e sud
    [NW] a nord e ovest
    [ES] a est e sud
    [EW] a est e ovest
    [SW] a sud e ovest
    [NES] a nord, est e sud
    [NEW] a nord, est e ovest
    [NSW] a nord, sud e ovest
    [ESW] a est, sud e ovest
   *[NESW] su tutti i lati
}

refuse-unknown-tile = La tessera { $tile } non esiste.
refuse-no-such-tile-left = La tessera { $tile } non può essere pescata adesso.
refuse-occupied = Lì c’è già una tessera.
refuse-side = La tessera mostra { $own } { $side }, ma lì la sua vicina mostra { $theirs }.
refuse-no-such-city = La tessera appena piazzata non contiene questa città.
refuse-no-such-road = La tessera appena piazzata non contiene questa strada.
refuse-no-such-field = La tessera appena piazzata non contiene questo campo.
refuse-no-such-monastery = La tessera appena piazzata non contiene questo monastero.
refuse-supply = Nella tua riserva non ci sono più seguaci.
refuse-held-city = { $count ->
    [one] { SEAT($seats) } ha già un cavaliere in questa città.
   *[other] { SEAT($seats) } hanno già cavalieri in questa città.
}
refuse-held-road = { $count ->
    [one] { SEAT($seats) } ha già un brigante su questa strada.
   *[other] { SEAT($seats) } hanno già briganti su questa strada.
}
refuse-held-field = { $count ->
    [one] { SEAT($seats) } ha già un contadino in questo campo.
   *[other] { SEAT($seats) } hanno già contadini in questo campo.
}

event-road-finished = { SEAT($seat) } ottiene { $points } punti per una strada completata di { $tiles } tessere.
event-city-finished = { SEAT($seat) } ottiene { $points } punti per una città completata di { $tiles } tessere.
event-monastery-finished = { SEAT($seat) } ottiene { $points } punti per un monastero completato.
event-road-open = { SEAT($seat) } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per una strada incompleta di { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}.
event-city-open = { SEAT($seat) } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per una città incompleta di { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}.
event-monastery-open = { SEAT($seat) } ottiene { $points } punti per un monastero incompleto.
event-field-scored = { SEAT($seat) } ottiene { $points } punti per un campo che tocca { $tiles ->
    [one] una città completata
   *[other] { $tiles } città completate
}.
event-outnumbered-road = { SEAT($seat) } non ottiene nulla: altri hanno più briganti sulla strada.
event-outnumbered-city = { SEAT($seat) } non ottiene nulla: altri hanno più cavalieri nella città.
event-outnumbered-field = { SEAT($seat) } non ottiene nulla: altri hanno più contadini nel campo.
event-field-empty = { SEAT($seat) } non ottiene nulla: il campo non tocca alcuna città completata.
event-tile-set-aside = La tessera { $tile } non trova posto e torna nella scatola.

# Le righe di un conteggio, come intestazioni.
term-tiles = tessere
term-shields = stemmi
term-monastery-tiles = monastero e tessere intorno
term-finished-cities = città completate

# Da dove vengono i punti, come righe della tabella finale.
row-road-finished = Strade completate
row-city-finished = Città completate
row-monastery-finished = Monasteri completati
row-road-open = Strade incomplete
row-city-open = Città incomplete
row-monastery-open = Monasteri incompleti
row-field-scored = Campi

# Il registro: che cosa è stato fatto.
told-place = { SEAT($seat) } piazza la tessera nella colonna { $x }, riga { $y }.
told-figure-city = { SEAT($seat) } piazza un cavaliere nella città.
told-figure-road = { SEAT($seat) } piazza un brigante sulla strada.
told-figure-field = { SEAT($seat) } piazza un contadino nel campo.
told-figure-monastery = { SEAT($seat) } piazza un monaco nel monastero.

# Fatti per il coach. Un’area non comincia mai una frase.
this-city = questa città
this-road = questa strada
this-field = questo campo
this-monastery = questo monastero
a-city = una città
a-road = una strada
a-field = un campo
a-monastery = un monastero
fact-finishes = { SEAT($seats) } { $count ->
    [one] ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[other] ottengono { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } ciascuno
} per { $area }.
fact-claimable = Un seguace può ottenere subito { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $area }.
fact-free = Un seguace può occupare { $area }, ora del valore di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
fact-free-finished = Un seguace può occupare { $area }, ora del valore di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $possible } a opera compiuta.
fact-claims = Un seguace occupa { $area }, ora del valore di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
fact-claims-finished = Un seguace occupa { $area }, ora del valore di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $possible } a opera compiuta.
fact-field = Questo campo tocca { $finished ->
    [one] { $finished } città completata
   *[other] { $finished } città completate
} e { $unfinished ->
    [one] { $unfinished } città incompleta
   *[other] { $unfinished } città incomplete
}.
fact-closers = { $left ->
    [one] L’ultima tessera completa { $area }.
   *[other] { $fit } delle { $left } tessere rimaste { $fit ->
        [one] completa
       *[other] completano
    } { $area }.
}
fact-closers-theirs = { $left ->
    [one] L’ultima tessera completa { $area }
   *[other] { $fit } delle { $left } tessere rimaste { $fit ->
        [one] completa
       *[other] completano
    } { $area }
} per { SEAT($seat, form: "inside") }.
fact-places = Servono ancora almeno { $cells } tessere per completare { $area }; nel posto più difficile { $fit ->
    [one] ci sta
   *[other] ci stanno
} { $fit } delle { $left } rimaste.
fact-stuck = Non è più possibile completare { $area } (ora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}).
fact-stuck-theirs = { SEAT($seats) } non { $count ->
    [one] può
   *[other] possono
} più completare { $area } (ora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}).
fact-ousted = { SEAT($seats) } { $count ->
    [one] perde
   *[other] perdono
} { $area }, ora del valore di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
fact-shares = { SEAT($seats) } condividono { $area }, che ora vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per ciascuno.
fact-supply = { $count ->
    [0] Nessun seguace resta
   *[other] Un solo seguace resta
} nella riserva.
fact-field-grows = { SEAT($seats) } { $count ->
    [one] ha
   *[other] hanno
} un campo che ora vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
fact-raises = Così { $area } vale { $after ->
    [one] { $after } punto
   *[other] { $after } punti
} invece di { $before }.
fact-raises-theirs = Così { $area } vale { $after ->
    [one] { $after } punto
   *[other] { $after } punti
} invece di { $before } per { SEAT($seat, form: "inside") }.
fact-gives-up = Così si abbandona { $area } (ora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}).
fact-free-field = Un seguace può occupare questo campo, che tocca { $finished ->
    [one] { $finished } città completata
   *[other] { $finished } città completate
} e { $unfinished ->
    [one] { $unfinished } città incompleta
   *[other] { $unfinished } città incomplete
}.
fact-harder = Ora è più difficile completare { $area }: delle { $left } tessere rimaste solo { $fit } invece di { $before } { $cells ->
    [1] { $fit ->
        [one] ci riesce
       *[other] ci riescono
    }
   *[other] { $fit ->
        [one] sta
       *[other] stanno
    } nel posto più difficile
}.
fact-harder-theirs = { SEAT($seats) } { $count ->
    [one] fa
   *[other] fanno
} ora più fatica a completare { $area }: delle { $left } tessere rimaste solo { $fit } invece di { $before } { $cells ->
    [1] { $fit ->
        [one] ci riesce
       *[other] ci riescono
    }
   *[other] { $fit ->
        [one] sta
       *[other] stanno
    } nel posto più difficile
}.
fact-might-finish = Si può ancora completare { $area }, per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} e il ritorno del seguace.

# Una posizione composta a mano.
edit-group-figures = Seguaci
edit-figure = Seguace { SEAT($seat, form: "of") }
edit-place-tile = Dove si trova questa tessera?
edit-place-figure = Dove si trova questo seguace { SEAT($seat, form: "of") }?
edit-take-figure = Togli dal tavolo il seguace in colonna { $x }, riga { $y }
edit-take-tile = Togli dal tavolo la tessera in colonna { $x }, riga { $y }
edit-figure-there = Su questa tessera c’è già un seguace.

# Perché una posizione non può essere composta.
built-too-many-tiles = Della tessera { $tile } { $count ->
    [one] esiste solo { $count } copia
   *[other] esistono solo { $count } copie
}.
built-too-many-left = Della tessera { $tile } { $count ->
    [one] può restare al massimo { $count } copia
   *[other] possono restare al massimo { $count } copie
}.
built-figure-nowhere = Un seguace può stare solo su una tessera piazzata da un giocatore.
built-no-part = La tessera non contiene «{ $part }».
built-too-many-figures = { SEAT($seat) } ha più di { $count } seguaci.
built-figure-already = Sulla tessera appena piazzata non può ancora esserci un seguace.
built-finished-city = La città è completata, quindi i suoi cavalieri sono già tornati ai proprietari.
built-finished-road = La strada è completata, quindi i suoi briganti sono già tornati ai proprietari.
built-finished-monastery = Il monastero è completato, quindi il suo monaco è già tornato al proprietario.
built-never-joined = Più seguaci possono incontrarsi solo se una tessera senza nessuno di loro ha unito le loro aree.
built-nothing-left = Non restano tessere da pescare, quindi la partita è finita.
built-not-over = Restano ancora tessere, quindi la partita non è finita.
built-not-scored = La partita è finita, quindi tutti i seguaci sono stati conteggiati e ripresi.
built-fits-nowhere = La tessera { $tile } non va da nessuna parte, quindi è tornata nella scatola.
