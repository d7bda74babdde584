# Che cosa dicono le lezioni e gli esempi.
web-learn = Impara a giocare
web-learn-about = Brevi lezioni al tavolo vero. Giochi dal primo minuto; tutto viene salvato via via.
web-learn-all = Tutti i giochi
web-learn-none = Qui non ci sono lezioni.
web-learn-lessons = Lezioni
web-learn-begin = Comincia: { $title }
web-learn-continue = Continua: { $title }
web-learn-start = Comincia
web-learn-go-on = Continua
web-learn-again = Riguarda
web-learn-all-done = Hai finito tutte le lezioni.
web-learn-count = { $count ->
    [one] Una lezione
   *[other] { $count } lezioni
}{ $done ->
    [0] {""}
    [one] , una finita
   *[other] , { $done } finite
}
web-lesson = Lezione
web-lesson-you = Tu
web-lesson-of = { $game } · lezione { $number } di { $count }
web-lesson-minutes = circa { $count } min
web-lesson-left = ancora { $count } min circa
web-lesson-progress = Progressi
web-lesson-step = Passo { $number } di { $of }
web-lesson-done = Finita
web-lesson-leave = Esci
web-lesson-pause = Un buon momento per una pausa
web-lesson-pause-done = { $done ->
    [one] Hai finito un passo su { $of }.
   *[other] Hai finito { $done } passi su { $of }.
}
web-lesson-pause-kept = La prossima volta riprendi da qui.
web-lesson-pause-where = Ritrovi la lezione nella lobby e sotto «Impara a giocare».
web-lesson-stay = Resta e finisci
web-lesson-leave-now = Fai una pausa
web-lesson-known = Lo so già. Salta la lezione
web-lesson-missing = Questa lezione non esiste.
web-lesson-task = Il tuo compito
web-lesson-number = La tua risposta
web-lesson-less = Uno in meno
web-lesson-more = Uno in più
web-lesson-check = Verifica
web-lesson-choose = Scegli una risposta
web-lesson-right = Esatto.
web-lesson-shown = Si fa così.
web-lesson-onward = Fin qui va bene. Ancora una decisione.
web-lesson-hint = Suggerimento:
web-lesson-receipt = Punti
web-lesson-why = Perché?
web-lesson-beside = Il resto del tavolo
web-lesson-own-turn = I tuoi turni intermedi vengono giocati per te.
web-lesson-back = Passo precedente
web-lesson-next = Avanti: { $title }
web-lesson-skip = Salta il passo
web-lesson-finish = Concludi
web-lesson-again = Riprova
web-lesson-show = Fammi vedere
web-lesson-over = Ben fatto.
web-lesson-over-text = Hai finito «{ $title }». Adesso la cosa migliore è una partita vera: ti aspetta un bot paziente.
web-lesson-first-game = Gioca una prima partita
web-lesson-others = Altre lezioni
web-lesson-restart = Ricomincia
web-lesson-all = Tutte le lezioni
web-example = Prova tu
web-example-note = Lo vedi solo tu. Fai qualsiasi mossa permessa; tutto si può annullare.
web-example-restart = Dall’inizio
web-example-turn = Tocca al { $name }
