# Wat de opdrachtregel naast de spellen zegt.
cli-seat = Speler { $seat }
cli-you = jij
cli-person = hier
cli-bot = bot { $name }
cli-thinking = Speler { $seat } denkt na …
cli-points = { $count ->
    [one] punt
   *[other] punten
}
cli-place = { $place }e
cli-hand = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
}
cli-left = { $count ->
    [0] Er is niets meer te trekken.
   *[other] nog { $count } te trekken
}
cli-title = { $title } · na { $count ->
    [one] één zet
   *[other] { $count } zetten
}
cli-since = Sinds je laatste beslissing
cli-last = De laatste zetten
cli-ways = { $count } mogelijkheden
cli-ask = Je keuze (? voor hulp)
cli-ask-one = Enter speelt de enige zet (? voor hulp)
cli-ask-next = Je keuze (back gaat terug, ? voor hulp)
cli-no-number = Nummer { $number } is er hier niet. Mogelijk: 1 tot { $most }.
cli-clause = Regel { $clause }: { $reason }
cli-legal = “{ $move }” mag nu gespeeld worden.
cli-why-how = Schrijf ook de zet erbij, bijvoorbeeld: why { $move }
cli-undone = Teruggenomen.
cli-undo-nothing = Er is geen beslissing van jou om terug te nemen.
cli-undo-chance = Het toeval heeft sinds je laatste beslissing gezet: die kan niet worden teruggenomen.
cli-hint-move = De zoekbot zou “{ $move }” spelen: { $label }
cli-hint-seat = Speler { $seat }: verwacht { $score } punten, voorsprong { $lead }, { $odds } % kans om te winnen
cli-hint-line = Hij verwacht: { $line }
cli-log-empty = Er is nog niets gebeurd.
cli-saved = Bewaard in { $file }.
cli-save-how = Schrijf ook de naam van het bestand erbij, bijvoorbeeld: save mijn.game
cli-save-taken = { $file } bestaat al. Kies een andere naam.
cli-save-failed = { $file } kan niet worden geschreven: { $reason }
cli-quit-unsaved = Dit spel is niet bewaard. “save BESTAND” bewaart het, nog eens “quit” verlaat het.
cli-bye = Het spel staat na { $count ->
    [one] één zet
   *[other] { $count } zetten
}.
cli-bye-saved = Ga verder met: { $command }
cli-bye-lost = Het is niet bewaard. Begin met “--save BESTAND” om een andere keer verder te kunnen.
cli-hand-over = Speler { $seat } is aan zet en heeft iets te verbergen. Druk op Enter als alleen speler { $seat } kijkt.
cli-help-number = kiest wat dit nummer draagt; meer nummers kiezen na elkaar
cli-help-move = speelt een zet in woorden, zoals { $move }
cli-help-back = terug naar de eerste keuze
cli-help-why = waarom een zet niet mag, met de regel
cli-help-hint = de zoekbot vragen wat hij zou spelen en wat hij verwacht
cli-help-undo = neemt je laatste beslissing terug, zolang het toeval niet gezet heeft
cli-help-board = tekent de hele tafel
cli-help-bag = wat er nog te trekken is
cli-help-log = alles wat er gebeurd is
cli-help-save = schrijft het spel in een bestand
cli-help-quit = verlaat het spel
