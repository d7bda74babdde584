title = Carcassonne
about = Piazza tessere e occupa città, strade, monasteri e campi.
option-river = Il Fiume
option-river-no = senza il Fiume
option-river-yes = con il Fiume

# Ciò che mostra un lato, come complemento di «mostra».
shows-river = un fiume
land-river = fiume { $sides }

prompt-figure = { SEAT($seat, form: "turn") }: piazza un seguace sulla nuova tessera, o passa.

refuse-apart = La tessera deve toccare un’altra tessera lungo un lato; un angolo non basta.
refuse-river-end = Una tessera del Fiume deve continuare il fiume alla sua estremità aperta.
refuse-river-bend = Il fiume non può curvare due volte di seguito dalla stessa parte.
built-first-tile = La partita comincia con la tessera { $tile }, in 0 0 e non girata.
built-river-first = Le tessere del Fiume si piazzano prima delle altre, il lago per ultimo.
