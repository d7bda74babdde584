title = Carcassonne: La ruota della fortuna
about = Posa tessere, occupa città, strade, monasteri e campi, e sfida la ruota della fortuna.

figures = seguaci
part-city = città
part-road = strada
part-field = campo
part-monastery = monastero
role-city = cavaliere
role-road = brigante
role-field = contadino
role-monastery = monaco
shows-field = campo
shows-road = strada
shows-city = città

segment-fortune = Fortuna
segment-tax = Tasse
segment-famine = Carestia
segment-storm = Tempesta
segment-inquisition = Inquisizione
segment-plague = Peste

prompt-draw = Il posto { $seat } pesca una tessera.
prompt-take = Posto { $seat }: la peste! Riprendi uno dei tuoi seguaci dal territorio.
prompt-place = Posto { $seat }: posa la tessera.
prompt-figure = Posto { $seat }: metti un seguace sulla nuova tessera o su una corona, oppure passa.
spot-cell = Spazio libero { $x } est, { $y } sud
choice-place = Posa la tessera: { $x } est, { $y } sud, { $facing ->
    [0] non ruotata
    [one] un quarto di giro
   *[other] { $facing } quarti di giro
}
choice-figure = { $role } ({ $part })
choice-crown = Seguace su una corona: { $segment }
choice-take = Riprendi: { $role } in { $x } est, { $y } sud
tip-tile = Tessera { $tile }{ $number ->
    [0] { "" }
   *[other] { "" } con la ruota { $number }
}
tip-figure = { $role } del posto { $seat }
tip-crown = Seguace del posto { $seat } su una corona: { $segment }
tip-board = Plancia della ruota: le sue città, strade e campi contano come gli altri
tip-pig = Il maiale si trova su { $segment }
tip-fortune = Fortuna: il giocatore di turno ottiene 3 punti. Una corona.
tip-tax = Tasse: ogni cavaliere vale gli stemmi della sua città più i tuoi cavalieri presenti. Due corone.
tip-famine = Carestia: ogni contadino vale 1 punto per ogni città completata accanto al suo campo. Una corona.
tip-storm = Tempesta: ogni seguace nella tua riserva vale 1 punto. Due corone.
tip-inquisition = Inquisizione: ogni monaco vale 2 punti. Una corona.
tip-plague = Peste: ogni giocatore riprende un seguace dal territorio. Due corone.

refuse-unknown-tile = Non c’è nessuna tessera { $tile }.
refuse-no-such-symbol = Non c’è nessuna tessera { $tile }: nessuna copia porta questa ruota.
refuse-no-such-tile-left = Ora non si può pescare nessuna tessera { $tile }.
refuse-board = Lì si trova la plancia della ruota.
refuse-occupied = Lì c’è già una tessera.
refuse-apart = La tessera deve toccare la plancia o un’altra tessera lungo un lato; gli angoli non bastano.
refuse-side = Lato { $side }: la tua tessera mostra { $own }, quella vicina { $theirs }.
refuse-no-such-part = La tessera appena posata non ha questo elemento: { $part }.
refuse-supply = Non ci sono più seguaci nella riserva.
refuse-held = Già occupato: { $part } (posto { $seats }).
refuse-crown = Nessuna corona è libera in questo settore: { $segment } (posto { $seats }).
refuse-take-crown = La peste risparmia le corone: un seguace deve tornare dal territorio.
refuse-no-part-there = In quel punto non c’è: { $part }.
refuse-no-own-there = Lì non c’è nessuno dei tuoi seguaci: { $part }.

event-road-finished = Il posto { $seat } ottiene { $points } per una strada completata di { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}.
event-city-finished = Il posto { $seat } ottiene { $points } per una città completata di { $tiles } tessere.
event-monastery-finished = Il posto { $seat } ottiene { $points } per un monastero completato.
event-road-open = Il posto { $seat } ottiene { $points } per una strada incompleta di { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}.
event-city-open = Il posto { $seat } ottiene { $points } per una città incompleta di { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}.
event-monastery-open = Il posto { $seat } ottiene { $points } per un monastero incompleto.
event-field-scored = Il posto { $seat } ottiene { $points } per un campo accanto a { $tiles ->
    [one] una città completata
   *[other] { $tiles } città completate
}.
event-no-majority = Il posto { $seat } non ottiene nulla ({ $part }): un altro ha più seguaci.
event-nothing = Il posto { $seat } non ottiene nulla ({ $part }): non c’è accanto nessuna città completata.
event-tile-set-aside = La tessera { $tile } non va da nessuna parte e torna nella scatola.
event-pig-moved = Il maiale avanza di { $count ->
    [one] un settore
   *[other] { $count } settori
}: { $segment }.
event-fortune = Fortuna: il posto { $seat } ottiene { $points }.
event-tax = Tasse: il posto { $seat } ottiene { $points } per { $count ->
    [one] un cavaliere
   *[other] { $count } cavalieri
} in una città { $shields ->
    [0] senza stemmi
    [one] con uno stemma
   *[other] con { $shields } stemmi
}.
event-famine = Carestia: il posto { $seat } ottiene { $points } per { $count ->
    [one] un contadino
   *[other] { $count } contadini
} accanto a { $each ->
    [one] una città completata
   *[other] { $each } città completate
}.
event-storm = Tempesta: il posto { $seat } ottiene { $points } per { $count ->
    [one] un seguace
   *[other] { $count } seguaci
} nella riserva.
event-inquisition = Inquisizione: il posto { $seat } ottiene { $points } per { $count ->
    [one] un monaco
   *[other] { $count } monaci
}.
event-plague = Peste: il posto { $seat } riprende un seguace ({ $part }).
event-crown = Il posto { $seat } ottiene { $points } per un seguace su una corona: { $segment }.
term-tiles = tessere
term-shields = stemmi
term-monastery-tiles = monastero e tessere intorno
term-finished-cities = città completate
term-fortune = Fortuna
term-tax = cavalieri × (tuoi cavalieri + stemmi)
term-famine = contadini × città completate
term-storm = seguaci nella riserva
term-inquisition = monaci
term-crown = seguace su una corona
term-crown-alone = seguace da solo in un settore con due corone
