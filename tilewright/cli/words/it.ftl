# Ciò che dice la riga di comando accanto ai giochi.
cli-you = tu
cli-person = qui
cli-bot = bot { $name }
cli-thinking = { SEAT($seat) } sta pensando…
cli-title = { $title } · dopo { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
cli-since = Dalla tua ultima decisione
cli-last = Le ultime mosse
cli-forced = automatica
cli-ways = { $count } possibilità
cli-ask = La tua scelta (? per aiuto)
cli-ask-one = Invio gioca l’unica mossa (? per aiuto)
cli-ask-next = La tua scelta (back torna indietro, ? per aiuto)
cli-no-number = Qui non c’è il numero { $number }. Scegli da 1 a { $most }.
cli-clause = Regola { $clause }: { $reason }
cli-legal = «{ $move }» è possibile adesso.
cli-why-how = Indica anche la mossa, per esempio: why { $move }
cli-undone = Mossa annullata.
cli-undo-nothing = Non hai nessuna decisione da annullare.
cli-undo-chance = Dopo la tua ultima decisione è stato pescato qualcosa: non si può più annullare.
cli-hint-choice = { $number }. { $label } («{ $move }»): { $odds }% di probabilità di vincere, vantaggio { $lead }
cli-hint-even = La differenza è minore della precisione della stima.
cli-hint-only = È possibile una sola mossa.
cli-hint-seat = { SEAT($seat, form: "label") }: { $odds }% di probabilità di vincere; { $score } punti previsti, da { $low } a { $high } in quattro partite su cinque
cli-hint-line = poi { $line }
cli-log-empty = Non è ancora successo nulla.
cli-saved = Salvata in { $file }.
cli-save-how = Indica anche il nome del file, per esempio: save mia.game
cli-save-taken = { $file } esiste già. Scegli un altro nome.
cli-save-failed = { $file } non può essere scritto: { $reason }
cli-quit-unsaved = Questa partita non è salvata. «save FILE» la salva; un altro «quit» la lascia senza salvarla.
cli-bye = Partita interrotta dopo { $count ->
    [one] una mossa
   *[other] { $count } mosse
}.
cli-bye-saved = Per continuare: { $command }
cli-bye-lost = Non è stata salvata. Inizia con «--save FILE» per poter continuare un altro giorno.
cli-hand-over = Tocca { SEAT($seat, form: "to") } (mano nascosta). Premi Invio quando solo { SEAT($seat, form: "inside") } vede lo schermo.
cli-help-number = sceglie l’opzione con questo numero; più numeri scelgono uno dopo l’altro
cli-help-move = gioca una mossa a parole, per esempio { $move }
cli-help-back = torna alla prima scelta
cli-help-why = dice che cosa farebbe una mossa, o quale regola la vieta
cli-help-hint = mostra buone mosse e come sta andando la partita
cli-help-undo = annulla la tua ultima decisione, se da allora non è stato pescato nulla
cli-help-board = disegna tutto il tavolo
cli-help-bag = mostra ciò che resta da pescare
cli-help-log = mostra tutto ciò che è successo
cli-help-save = salva la partita in un file
cli-help-quit = lascia la partita
cli-puzzle-ask = La mossa ovvia regala { $points } punti. Trova la migliore.
cli-puzzle-right = Giusto. Perfino la seconda mossa migliore regala { $next }.
cli-puzzle-wrong = Non ancora: così regali { $points } punti. Riprova, oppure esci con «quit».
