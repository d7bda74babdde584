# Che cosa dice la pagina dei problemi.
web-puzzles = Problemi
web-puzzle-you = Tu
web-puzzle-none = Non ci sono ancora problemi.
web-puzzle-leave = Esci dai problemi
web-puzzle-of-day = Problema del giorno
web-puzzle-of-days = Problemi del giorno
web-puzzle-new-in = { $hours ->
    [0] nuovi tra { $minutes } min
   *[other] nuovi tra { $hours } h { $minutes } min
}
web-puzzle-more = Altri problemi
web-puzzle-more-of = { $game }: { $solved } di { $count } risolti
web-puzzle-any = Tutti
web-puzzle-easy = Facile
web-puzzle-medium = Medio
web-puzzle-hard = Difficile
web-puzzle-all-done = Li hai risolti tutti.
web-puzzle-task = Compito
web-puzzle-ask = La mossa ovvia regala { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. Trova la migliore.
web-puzzle-first-counts = La tua prima risposta conta per il tuo punteggio nei problemi.
web-puzzle-share = risolto dal { $share } %
web-puzzle-from = da una partita, turno { $turn }
web-puzzle-nudge = Un indizio
web-puzzle-nudged = Guarda ciò che è contornato.
web-puzzle-is-open = non ancora provato
web-puzzle-is-tried = provato
web-puzzle-is-solved = risolto
web-puzzle-answer = Risposta
web-puzzle-right = Giusto
web-puzzle-not-yet = Non ancora
web-puzzle-shown = Ecco la soluzione
web-puzzle-loses = regala { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} rispetto alla mossa migliore
web-puzzle-look-again = Un’altra mossa è migliore. Guarda quanto vale ogni posto alla fine, e che cosa lascia agli altri.
web-puzzle-why = La mossa ovvia avrebbe regalato { $obvious ->
    [one] { $obvious } punto
   *[other] { $obvious } punti
}, e perfino la seconda migliore { $next }.
web-puzzle-why-next = La mossa ovvia è la seconda migliore, e regala { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
web-puzzle-first-try = primo tentativo
web-puzzle-tries = { $count } tentativi
web-puzzle-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
web-puzzle-level = il tuo punteggio { $value }
web-puzzle-show = Mostra la soluzione
web-puzzle-again = Riprova
web-puzzle-copy = Copia il link
web-puzzle-copied = Il link a questo problema è stato copiato.
web-puzzle-next = Prossimo problema
web-puzzle-next-game = Prossimo: { $game }
web-puzzle-days = Giorni di fila
web-puzzle-streak = { $days ->
    [0] Ancora nessun giorno di fila
    [one] Un giorno di fila
   *[other] { $days } giorni di fila
}
web-puzzle-days-short = { $days ->
    [one] giorno
   *[other] giorni
}
web-puzzle-longest = record { $days }
web-puzzle-days-what = Un problema risolto al giorno continua la serie. Vale qualsiasi gioco.
web-puzzle-day-solved = un problema risolto
web-puzzle-day-empty = nessun problema risolto
web-puzzle-no-key = Quello che risolvi resta in questo browser.
web-puzzle-get-key = Ottieni un punteggio e tieni la serie su tutti i tuoi dispositivi
