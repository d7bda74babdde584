# Ciò che dice la pagina del profilo.
web-keep-games = Conserva le mie partite e i miei risultati
web-keep-games-what = Questo browser riceve una chiave tutta tua: partite, risultati e punteggi di classifica restano insieme, su tutti i tuoi dispositivi. Senza e-mail né password; puoi cancellare tutto in qualsiasi momento.
web-bring-games = Porta qui le mie partite
web-bring-by-code = Sul dispositivo con le tue partite apri il profilo e scegli «Dispositivi». Scrivi il codice che vedi.
web-bring-by-words = Scrivi le parole di riserva nel loro ordine, separate da spazi.
web-bring-not-code = Ho le parole di riserva
web-bring-not-words = Ho un codice
web-type-code = Codice
web-type-words = Parole di riserva
web-bring-here = Porta qui le mie partite
web-key-void = Questo dispositivo è stato rimosso dal tuo profilo, oppure il profilo è stato cancellato. Recupera le tue partite con un codice o con le parole di riserva.
web-rename = Cambia nome
web-save = Salva
web-games-since = { $games ->
    [0] Ancora nessuna partita finita
    [one] Una partita da { $month }
   *[other] { $games } partite da { $month }
}
web-game = Gioco
web-with-seats = In { $count }
web-game-with-seats = { $game }, in { $count }
web-games-count = { $games ->
    [one] una partita
   *[other] { $games } partite
}
web-ratings = Classifica
web-ratings-how = Come funziona
web-ratings-how-rated = Contano solo le partite valide per la classifica. Lo decide chi apre il tavolo, e chi si siede è d’accordo; una partita in cui un bot sostituisce qualcuno non conta.
web-ratings-how-band = Tutti partono da 1500 ± 150, separatamente per ogni gioco e numero di giocatori. Il numero cambia a ogni risultato, tanto più quanto più è sorprendente; la fascia mostra dove sta probabilmente la tua forza e si restringe a ogni partita. Prima della quinta partita non c’è alcun numero.
web-ratings-how-bots = Persone e bot stanno sulla stessa scala. I bot restano fermi:
web-ratings-foot = La fascia mostra dove sta probabilmente la tua forza. Più giochi, più si restringe. La linea sottile segna 1500, un livello medio.
web-rating-said = { $value }, più o meno { $deviation }
web-rating-soon = { $games } partite su { $least }
web-rating-none = – non ancora
web-points-title = Da dove vengono i miei punti
web-bar-mine = Tu
web-bar-rivals = I rivali
web-bar-won = Quando vinci
web-points-ahead = { $kind }: { $points ->
    [one] un punto
   *[other] { $points } punti
} a partita in più dei tuoi rivali.
web-points-behind = { $kind }: { $points ->
    [one] un punto
   *[other] { $points } punti
} a partita in meno; lì ci sono punti che ti aspettano.
web-points-alike = Tu e i tuoi rivali segnate allo stesso modo.
web-course-rating = Andamento in classifica
web-course-score = I miei punteggi
web-last-games = { $games ->
    [one] l’ultima partita
   *[other] le ultime { $games } partite
}
web-today = ora
web-against = Contro chi
web-against-ahead = finito davanti
web-of = { $some } su { $all }
web-bot-level = Bot ({ $level })
web-bot-named = { $name } ({ $level })
web-my-games = Le mie partite
web-all-games = Tutti i giochi
web-no-games = Qui compaiono le partite finite, con il risultato e il replay.
web-won-against = Vittoria contro { $names }
web-lost-to = Sconfitta contro { $names }
web-tied-with = Pareggio con { $names }
web-game-rated = per la classifica
web-review = Rivedi
web-review-of = Rivedi: { $game }
web-review-short = Analizza
web-review-game-of = Analizza: { $game }
web-not-kept = non più disponibile
web-more-games = Mostra altre
web-people = Persone
web-no-people = Qui compaiono le persone con cui finisci una partita, se anche loro conservano le proprie.
web-games-together = { $games ->
    [one] una partita insieme
   *[other] { $games } partite insieme
}
web-their-games = { $games ->
    [one] Una partita finita
   *[other] { $games } partite finite
}, { $together ->
    [0] nessuna con te
   *[other] { $together } con te
}
web-invited = { $name } ti invita a giocare a { $game }.
web-decline = Rifiuta
web-invite-people = Invita persone che conosci
web-invite-one = Invita { $name }
web-is-invited = invito inviato
web-devices = Dispositivi
web-code-show = Mostra un codice qui
web-code-type = Scrivi un codice qui
web-code-scan = Inquadralo con l’altro dispositivo, o scrivi
web-code-where = lì sotto «Porta qui le mie partite».
web-code-left = vale una volta, ancora { $time }
web-code-qr = Codice QR per l’altro dispositivo
web-code-gives = L’altro dispositivo riceve il tuo nome, i tuoi posti e la tua classifica. Anche questo li conserva.
web-code-replaces = Il profilo dell’altro dispositivo sostituisce quello di questo dispositivo.
web-code-over = Questo codice è scaduto.
web-code-over-why = Un codice vale una volta e per dieci minuti.
web-code-new = Crea un nuovo codice
web-code-arrived = Questo dispositivo ha già un profilo. Per sostituirlo, scrivi il codice sotto «Dispositivi».
web-words = Parole di riserva
web-words-why = L’unico modo per tornare se perdi tutti i dispositivi. Scrivile su carta.
web-words-make = Crea le parole
web-words-show = Mostra
web-words-hide = Nascondi
web-words-once = Vengono mostrate solo ora. Nuove parole sostituiscono queste.
web-words-made = create: { $day }
web-devices-all = I tuoi dispositivi
web-device-unnamed = Un dispositivo
web-device-this = questo dispositivo
web-device-seen = ultimo uso: { $day }
web-device-remove = Rimuovi
web-device-sure = Rimuovere davvero?
web-device-remove-what = Un dispositivo rimosso perde subito il tuo profilo e i tuoi posti.
web-device-remove-others = Rimuovi tutti gli altri dispositivi
web-my-data = I miei dati
web-my-data-what = Il tuo nome, le partite, i messaggi, la classifica e le risposte ai problemi. Nient’altro viene conservato.
web-export = Esporta tutto
web-export-first = Prima esporta
web-delete-data = Cancella i miei dati
web-delete-title = Cancellare i miei dati?
web-delete-what = Nome, classifica, messaggi, dispositivi e posti vengono cancellati subito. Le partite finite restano agli altri, senza il tuo nome. Le partite in corso si possono finire in questo browser.
web-delete-final = Non si può annullare.
web-delete-confirm = Scrivi il tuo nome, { $name }, per confermare
web-keep = Conserva
web-delete = Cancella
web-my-puzzles = Problemi
web-my-puzzles-today = Problemi del giorno
web-my-puzzles-streak = { $days ->
    [0] Ancora nessun giorno di fila
    [one] Un giorno di fila
   *[other] { $days } giorni di fila
}
web-my-puzzles-longest = record { $days }
web-my-puzzles-soon = Il tuo punteggio appare dopo { $least } problemi; hai risposto a { $count }.
web-my-puzzles-rating = Punteggio
web-my-puzzles-solved = { $solved ->
    [one] Un problema risolto
   *[other] { $solved } problemi risolti
}
