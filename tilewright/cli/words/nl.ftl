# Wat de opdrachtregel naast de spellen zegt.
cli-you = jij
cli-person = hier
cli-bot = bot { $name }
cli-thinking = { SEAT($seat) } denkt na…
cli-title = { $title } · na { $count ->
    [one] één zet
   *[other] { $count } zetten
}
cli-since = Sinds je laatste beslissing
cli-last = De laatste zetten
cli-forced = automatisch
cli-ways = { $count } mogelijkheden
cli-ask = Je keuze (? voor hulp)
cli-ask-one = Enter speelt de enige zet (? voor hulp)
cli-ask-next = Je keuze (back gaat terug, ? voor hulp)
cli-no-number = Nummer { $number } is er hier niet. Kies 1 t/m { $most }.
cli-clause = Regel { $clause }: { $reason }
cli-legal = “{ $move }” is nu mogelijk.
cli-why-how = Geef ook de zet op, bijvoorbeeld: why { $move }
cli-undone = Ongedaan gemaakt.
cli-undo-nothing = Je hebt geen beslissing om ongedaan te maken.
cli-undo-chance = Na je laatste beslissing is er iets getrokken; die kan niet meer ongedaan worden gemaakt.
cli-hint-choice = { $number }. { $label } (“{ $move }”): { $odds }% kans om te winnen, voorsprong { $lead }
cli-hint-even = Ze verschillen minder dan de schatting nauwkeurig is.
cli-hint-only = Er is maar één zet mogelijk.
cli-hint-seat = { SEAT($seat) }: { $odds }% kans om te winnen; { $score } punten verwacht, { $low } tot { $high } in vier van de vijf partijen
cli-hint-line = daarna { $line }
cli-log-empty = Er is nog niets gebeurd.
cli-saved = Bewaard in { $file }.
cli-save-how = Geef ook de bestandsnaam op, bijvoorbeeld: save mijn.game
cli-save-taken = { $file } bestaat al. Kies een andere naam.
cli-save-failed = { $file } kan niet worden geschreven: { $reason }
cli-quit-unsaved = Deze partij is niet bewaard. “save BESTAND” bewaart de partij; nog eens “quit” stopt zonder te bewaren.
cli-bye = Gestopt na { $count ->
    [one] één zet
   *[other] { $count } zetten
}.
cli-bye-saved = Ga verder met: { $command }
cli-bye-lost = De partij is niet bewaard. Begin met “--save BESTAND” om een andere keer verder te kunnen.
cli-hand-over = { SEAT($seat) } is aan zet (verborgen hand). Druk op Enter als alleen { SEAT($seat, form: "inside") } het scherm kan zien.
cli-help-number = kiest de mogelijkheid met dit nummer; meer nummers kiezen na elkaar
cli-help-move = speelt een zet in woorden, bijvoorbeeld { $move }
cli-help-back = terug naar de eerste keuze
cli-help-why = zegt wat een zet zou doen, of welke regel hem verbiedt
cli-help-hint = toont goede zetten en hoe de partij staat
cli-help-undo = maakt je laatste beslissing ongedaan, zolang er daarna niets is getrokken
cli-help-board = tekent de hele tafel
cli-help-bag = toont wat er nog te trekken is
cli-help-log = toont alles wat er gebeurd is
cli-help-save = bewaart de partij in een bestand
cli-help-quit = stopt met de partij
cli-puzzle-ask = De voor de hand liggende zet geeft { $points } punten weg. Vind de beste.
cli-puzzle-right = Goed. Zelfs de op één na beste zet geeft { $next } weg.
cli-puzzle-wrong = Nog niet: dit geeft { $points } punten weg. Probeer opnieuw, of stop met ‘quit’.
