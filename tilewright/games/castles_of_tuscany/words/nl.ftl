title = The Castles of Tuscany
about = Laat Toscane opbloeien vanuit je kasteel: trek kaarten, neem tegels, leg ze neer.
option-draw = Kaarten per trekactie
option-draw-2 = twee (eerste druk)
option-draw-3 = drie (latere drukken)

kind-castle = kasteel
kind-city = stad
kind-manor = landgoed
kind-agriculture = landbouw
kind-quarry = steengroeve
kind-village = dorp
kind-monastery = klooster
kind-carriage = wagen
worker = arbeiders
item-castle = kasteel
item-city = stad
item-manor = landgoed
item-quarry = steengroeve
item-village = dorp
item-monastery = klooster
item-carriage = wagen
item-pigs = landbouw (varkens)
item-vines = landbouw (wijnbouw)
item-olives = landbouw (olijven)
item-grain = landbouw (graan)
item-pigs-vines = landbouw (varkens en wijnbouw)
item-olives-grain = landbouw (olijven en graan)
item-hexagon = houten zeshoek
item-start-castle = startkasteel
bonus-card = +1 speelkaart
bonus-storage = +1 opslagveld
bonus-marble = +1 marmer
bonus-worker = +1 arbeider
bonus-yield = +1 opbrengstkaart
yield-red-points = twee rode punten
yield-green-point = een groen punt
yield-two-cards = twee speelkaarten
yield-three-cards = drie speelkaarten
yield-worker = een arbeider
yield-marble = een marmer
yield-hexagon = een houten zeshoek

area-mat = Gebied van { SEAT($seat, form: "inside") }
area-hand = Je hand
area-supply = Bonuskaartjes en stapels
supply-green = groene punten
supply-marble = marmer
supply-workers = arbeiders

prompt-card = { SEAT($seat) } trekt een kaart.
prompt-deal = { SEAT($seat) } krijgt een gebiedsdeel.
prompt-open = Het gebied van { SEAT($seat, form: "inside") } wordt getoond.
prompt-replace = { SEAT($seat) } draait een eigen tegel om.
prompt-refill = Nieuwe neutrale tegels komen in het aanbod.
prompt-yield = { SEAT($seat) } draait een opbrengstkaart om.
prompt-part = { SEAT($seat, form: "turn") }: leg het volgende deel van je gebied, rechtop of gedraaid.
prompt-castle = { SEAT($seat, form: "turn") }: zet je startkasteel op een donkergroen veld.
prompt-bonus = { SEAT($seat, form: "turn") }: kies een bonuskaartje.
prompt-act = { SEAT($seat, form: "turn") }: trek kaarten, neem een tegel of leg een tegel{ $actions ->
    [one] .
   *[other] ; nog { $actions } acties.
}
prompt-discard = { SEAT($seat, form: "turn") }: je opslag is vol. Wat leg je af?
prompt-pay = { SEAT($seat, form: "turn") }: betaal voor veld { $field } ({ $kind }).
prompt-free = { SEAT($seat, form: "turn") }: leg voor je kasteel een tegel uit het aanbod, of pas.
prompt-marble = { SEAT($seat, form: "turn") }: geef een marmer terug voor nog een actie, of beëindig je beurt.

spot-field = Veld { $field }
about-field = { $kind }, { $covered } van { $fields } bedekt; { $points ->
    [one] { $points } groen punt
   *[other] { $points } groene punten
} voor het hele gebied
way-first = helemaal links
way-up = een halve zeshoek hoger
way-down = een halve zeshoek lager
choice-part = Deel { $part }{ $turn ->
    [0] {""}
   *[other] , gedraaid
}, { $way }
choice-castle = Startkasteel op { $field }
choice-bonus = Bonuskaartje { $bonus }
choice-draw = Kaarten trekken
choice-take = Uit het aanbod nemen: { $item }
choice-lay = Op { $field } leggen: { $item }
choice-free = Uit het aanbod op { $field } leggen: { $item }
choice-discard = Afleggen: { $item }
choice-marble = Een marmer teruggeven voor nog een actie
choice-no-marble = Beurt beëindigen
choice-no-tile = Geen tegel nemen
choice-pay = Betalen: { $first }{ $kinds ->
    [1] {""}
   *[other] {" "}en { $second }
}
paid-castle = { $count }× kaart kasteel
paid-city = { $count }× kaart stad
paid-manor = { $count }× kaart landgoed
paid-agriculture = { $count }× kaart landbouw
paid-quarry = { $count }× kaart steengroeve
paid-village = { $count }× kaart dorp
paid-monastery = { $count }× kaart klooster
paid-carriage = { $count }× kaart wagen
paid-workers = { $count ->
    [one] een arbeider
   *[other] { $count } arbeiders
}

tip-part = Deel { $part }{ $turn ->
    [0] {""}
   *[other] , gedraaid
}: { $fields }
part-fields = links { $left } – midden { $middle } – rechts { $right }
tip-laid = { $item } op { $field }
tip-stack = Stapel { $number }: nog { $count }
tip-space = Vrij opslagveld
tip-stored = In opslag: { $item }
tip-marble = Marmer: { $count }
tip-worker = Arbeiders: { $count }
tip-gap = Lege plaats
tip-display = Aanbod, plaats { $place }: { $item }
tip-colour = { $points } groene punten voor wie als { $rank ->
    [1] eerste
   *[other] tweede
} alle velden van deze kleur bedekt: { $kind }
tip-green = { SEAT($seat) }: { $points } groen
tip-red = { SEAT($seat) }: { $points } rood
tip-bonus = { $bonus }: nog { $count }
tip-deck = Speelkaarten: { $count } in de trekstapel
tip-discards = Afgelegd, { $kind }: { $count }
tip-yields = Opbrengstkaarten: { $count } in de trekstapel
tip-neutral = Neutrale tegels: { $count }
tip-aside = Terzijde gelegd: { $count } × { $item }
tip-hand = Hand van { SEAT($seat, form: "inside") }: { $count } kaarten
tip-card = Speelkaart: { $kind }

refuse-no-card-left = Die kaart zit niet meer in de trekstapel: { $kind }.
refuse-letter-due = { $part } kan nu niet worden gedeeld: eerst komt een deel { $letter }.
refuse-part-dealt = Deel { $part } is al gedeeld.
refuse-other-plan = Dit is niet het gebied dat { SEAT($seat, form: "inside") } heeft gelegd.
refuse-no-own-tile = { SEAT($seat) } heeft die tegel niet meer in de eigen stapels: { $item }.
refuse-no-neutral-tile = Die tegel zit niet meer in de neutrale stapels: { $item }.
refuse-no-yield-left = Die opbrengstkaart zit niet meer in de stapel: { $card }.
refuse-part-laid = Deel { $letter } ligt er al.
refuse-turn = Een deel ligt rechtop of is 180 graden gedraaid.
refuse-no-castle-field = Het startkasteel hoort op een donkergroen veld; { $field } is een veld voor: { $kind }.
refuse-no-bonus-left = Alle vijf bonuskaartjes “{ $bonus }” zijn genomen.
refuse-not-on-display = Niet in het aanbod: { $item }.
refuse-other-place = Op plaats { $place } van het aanbod ligt iets anders dan: { $item }.
refuse-not-stored = Niet in je opslag: { $item }.
refuse-covered = Veld { $field } is al bedekt.
refuse-colour = Veld { $field } is voor: { $kind }; je tegel is: { $own }.
refuse-apart = Veld { $field } grenst aan niets wat je hebt gelegd.
refuse-unpayable = Dit veld ({ $kind }) kun je niet betalen: het kost twee kaarten van zijn kleur, of paren en arbeiders in hun plaats.
refuse-single = Eén losse kaart betaalt hier niets ({ $kind }): twee ervan gelden als één kaart in de kleur van het veld ({ $own }).
refuse-units = Dat betaalt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}; het moeten er precies twee zijn.
refuse-short = Je hebt er { $has }, niet { $count }: { $what }.
refuse-marble-used = Per beurt mag maar één marmer worden teruggegeven.
refuse-no-marble = Je hebt geen marmer.

event-area = { SEAT($seat) } voltooit een gebied van { $fields ->
    [one] één veld
   *[other] { $fields } velden
} ({ $kind }): { $count ->
    [one] { $count } groen punt
   *[other] { $count } groene punten
}.
event-colour-bonus = { SEAT($seat) } bedekt als { $rank ->
    [1] eerste
   *[other] tweede
} alle velden van een kleur ({ $kind }): { $count ->
    [one] { $count } groen punt
   *[other] { $count } groene punten
}.
event-agriculture = { SEAT($seat) } heeft { $count ->
    [one] een nieuwe soort
   *[other] { $count } nieuwe soorten
} landbouw in het gebied: { $count ->
    [one] { $count } groen punt
   *[other] { $count } groene punten
}.
event-storage-tile = { SEAT($seat) } krijgt { $count ->
    [one] { $count } groen punt
   *[other] { $count } groene punten
} voor het opslagveld.
event-yield-green = { SEAT($seat) } draait een opbrengstkaart om: { $count ->
    [one] { $count } groen punt
   *[other] { $count } groene punten
}.
event-yield-red = { SEAT($seat) } draait een opbrengstkaart om: { $points ->
    [one] { $points } rood punt
   *[other] { $points } rode punten
}.
event-surplus-hexagon = { SEAT($seat) } heeft geen veld vrij voor de houten zeshoek en krijgt in plaats daarvan { $points ->
    [one] { $points } rood punt
   *[other] { $points } rode punten
}.
event-scoring = Telling { $passage }: { SEAT($seat, form: "inside") } telt { $count } groene punten bij rood op.
event-left-over = { SEAT($seat) } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor overgebleven materiaal.
event-marble = { SEAT($seat) } krijgt { $count } marmer.
event-workers = { SEAT($seat) } krijgt { $count ->
    [one] een arbeider
   *[other] { $count } arbeiders
}.
event-hexagon = { SEAT($seat) } krijgt een houten zeshoek.
event-yield-marble = { SEAT($seat) } draait een opbrengstkaart om: een marmer.
event-yield-worker = { SEAT($seat) } draait een opbrengstkaart om: een arbeider.
event-yield-hexagon = { SEAT($seat) } draait een opbrengstkaart om: een houten zeshoek.
event-yield-cards = { SEAT($seat) } draait een opbrengstkaart om: { $count } speelkaarten.
event-sweep = { $count } tegels van één kleur verlaten het aanbod: { $kind }.
event-tiles-shuffled = De terzijde gelegde tegels worden tot nieuwe neutrale stapels geschud.
event-cards-shuffled = De afgelegde kaarten worden tot een nieuwe trekstapel geschud.
event-yields-shuffled = De opbrengstkaarten worden tot een nieuwe trekstapel geschud.
event-passage-ends = { SEAT($seat) } heeft de eigen stapel { $passage } opgebruikt: doorgang { $passage } eindigt met deze ronde{ $passage ->
    [3] {" "}en nog één
   *[other] {""}
}.
term-area = voltooid gebied van { $fields }
term-colour = { $kind }, { $rank ->
    [1] 1e plaats
   *[other] 2e plaats
}
term-crops = nieuwe soorten landbouw
term-storage-tile = bonuskaartje opslag
term-yield = opbrengstkaart
term-surplus = overtollige houten zeshoek
term-green = groene punten
term-left-tiles = tegels in opslag
term-left-hexagons = houten zeshoeken
term-left-marble = marmer
term-left-workers = arbeiders
term-left-cards = per drie kaarten

# Waar de punten vandaan komen, als rijen van de eindtabel.
row-scoring = Tellingen: groen naar rood
row-left-over = Overgebleven materiaal
row-yield-red = Opbrengstkaarten
row-surplus-hexagon = Overtollige zeshoeken
row-area = Groen: gebieden
row-colour-bonus = Groen: kleuren
row-agriculture = Groen: landbouw
row-storage-tile = Groen: opslag
row-yield-green = Groen: opbrengstkaarten

feature-area = { $kind }: { $covered } van { $fields ->
    [one] { $fields } veld
   *[other] { $fields } velden
} bedekt
feature-where = { $fields } in het gebied van { SEAT($seat, form: "inside") }
feature-green = Bedekt { $points ->
    [one] { $points } groen punt
   *[other] { $points } groene punten
} waard.

# Het verslag: wat er gedaan is.
told-part = { SEAT($seat) } legt deel { $part } aan, { $way }.
told-castle = { SEAT($seat) } zet het startkasteel op { $field }.
told-bonus = { SEAT($seat) } kiest een bonuskaartje: { $bonus }.
told-draw = { SEAT($seat) } trekt kaarten.
told-take = { SEAT($seat) } neemt een tegel uit het aanbod: { $item }.
told-lay = { SEAT($seat) } legt een tegel op { $field }: { $item }.
told-free = { SEAT($seat) } legt voor het kasteel een tegel uit het aanbod op { $field }: { $item }.
told-discard = { SEAT($seat) } legt af: { $item }.
told-marble = { SEAT($seat) } geeft een marmer terug voor nog een actie.
told-no-marble = { SEAT($seat) } beëindigt de beurt.
told-no-tile = { SEAT($seat) } neemt geen tegel.
told-pay = { SEAT($seat) } betaalt { $first }{ $kinds ->
    [1] {""}
   *[other] {" "}en { $second }
}.

# Voorstellen voor nieuwkomers: waarom ze goed zijn.
suggest-part = Zo kunnen de kleurgebieden van je gebied { $points } groene punten opleveren: het meeste van alle { $ways } mogelijkheden. Het minste zou { $least } zijn.
suggest-castle = { $kinds ->
    [0] Dit kasteel grenst aan { $fields } velden, dus je kunt alle kanten op groeien.
    [one] Naast dit kasteel ligt een kleur waarvan je twee kaarten hebt: daar kun je snel iets leggen.
   *[other] Naast dit kasteel liggen { $kinds } kleuren waarvan je telkens twee kaarten hebt: daar kun je snel iets leggen.
}
suggest-bonus = { $bonus }: vanaf nu trek je elke keer een kaart meer. Dat helpt in elk spel.

# Feiten voor de coach.
fact-draws = Dit levert { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} op.
fact-fields = { $count ->
    [0] Nog geen vrij veld binnen bereik past bij deze tegel
    [one] { $count } vrij veld binnen bereik past bij deze tegel
   *[other] { $count } vrije velden binnen bereik passen bij deze tegel
}.
fact-payable = De kaarten en arbeiders die er zijn, betalen deze tegel al.
fact-last-field = Deze tegel kan een gebied binnen bereik voltooien: { $points ->
    [one] { $points } groen punt
   *[other] { $points } groene punten
}.
fact-area = Dit voltooit een gebied: { $points ->
    [one] { $points } groen punt
   *[other] { $points } groene punten
}, geteld in nog { $scorings ->
    [one] { $scorings } telling
   *[other] { $scorings } tellingen
}.
fact-area-left = Er { $count ->
    [one] ontbreekt nog { $count } veld
   *[other] ontbreken nog { $count } velden
} in dit gebied voor { $points ->
    [one] { $points } groen punt
   *[other] { $points } groene punten
}.
fact-colour = Dit bedekt het laatste veld van een kleur ({ $kind }): { $points ->
    [one] { $points } groen punt
   *[other] { $points } groene punten
}, geteld in nog { $scorings ->
    [one] { $scorings } telling
   *[other] { $scorings } tellingen
}.
fact-crops = { $count ->
    [one] { $count } nieuwe soort
   *[other] { $count } nieuwe soorten
} landbouw: { $count ->
    [one] { $count } groen punt
   *[other] { $count } groene punten
}, geteld in nog { $scorings ->
    [one] { $scorings } telling
   *[other] { $scorings } tellingen
}.
fact-opens = Er { $count ->
    [one] komt { $count } veld
   *[other] komen { $count } velden
} meer binnen bereik.
effect-castle = het recht om zonder betalen een tegel uit het aanbod te leggen
effect-city = een bonuskaartje
effect-manor = een houten zeshoek
effect-quarry = { $count } marmer
effect-village = { $count ->
    [one] een arbeider
   *[other] { $count } arbeiders
}
effect-monastery = { $count ->
    [one] { $count } speelkaart
   *[other] { $count } speelkaarten
}
effect-carriage = { $count ->
    [one] { $count } opbrengstkaart
   *[other] { $count } opbrengstkaarten
}
fact-effect = Dit levert { $effect } op.
fact-effect-later = Eenmaal gelegd levert deze tegel { $effect } op.
fact-effect-lost = Eenmaal gelegd had deze tegel { $effect } opgeleverd.
fact-fields-lost = Bij wat wordt afgelegd { $count ->
    [0] past geen vrij veld binnen bereik
    [one] past { $count } vrij veld binnen bereik
   *[other] passen { $count } vrije velden binnen bereik
}.
fact-can-grow = Deze tegel kan { $count ->
    [one] { $count } nieuwe soort
   *[other] { $count } nieuwe soorten
} landbouw opleveren: { $count ->
    [one] { $count } groen punt
   *[other] { $count } groene punten
}, geteld in nog { $scorings ->
    [one] { $scorings } telling
   *[other] { $scorings } tellingen
}.
fact-rest = Daarna zijn er nog { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} en { $workers ->
    [one] { $workers } arbeider
   *[other] { $workers } arbeiders
}.
fact-can-pay = Wat overblijft, betaalt { $count } van de { $kinds } kleuren.
fact-green = Dit levert meteen { $points ->
    [one] { $points } groen punt
   *[other] { $points } groene punten
} op, geteld in nog { $scorings ->
    [one] { $scorings } telling
   *[other] { $scorings } tellingen
}.
fact-passage = Dit draait de laatste tegel van stapel { $passage } om: de doorgang eindigt met deze ronde{ $passage ->
    [3] {" "}en nog één
   *[other] {""}
}.
# Waarom een stelling niet opgebouwd kan worden.
built-part = Deel { $part } kan daar niet zijn: elk deel bestaat één keer, en elke speler heeft een A, een B en een C.
built-plan = In het gebied van { SEAT($seat, form: "inside") } ontbreekt deel { $part }, of het ligt er twee keer.
built-fields = De velden van { SEAT($seat, form: "inside") } zijn niet die van de delen in dat gebied.
built-castle = { SEAT($seat) } heeft één startkasteel, op een donkergroen veld.
built-not-open = Het gebied van { SEAT($seat, form: "inside") } is nog niet onthuld, dus er ligt alleen het startkasteel.
built-colour = In het gebied van { SEAT($seat, form: "inside") } kan “{ $item }” niet op { $field } liggen; dat veld heeft een andere kleur.
built-apart = In het gebied van { SEAT($seat, form: "inside") } is { $field } niet met het startkasteel verbonden.
built-storage = { SEAT($seat) } heeft meer opgeslagen dan op { $count ->
    [one] { $count } opslagveld
   *[other] { $count } opslagvelden
} past.
built-stacks = { SEAT($seat) } heeft in de stapels tegels die niet bij die set horen.
built-cards = De kaarten in de handen, op de trekstapel en op de aflegstapel zijn niet die van het spel.
built-yields = De opbrengstkaarten in de stapel en de onthulde zijn niet die van het spel.
built-tiles = De tegels op tafel, in de stapels, opzij en in de doos zijn niet die van het spel.
built-bonus = Er zijn maar vijf bonuskaartjes van elke soort.
built-setup = { SEAT($seat) } kan nog niet zo ver zijn: bij de voorbereiding wordt alles speler na speler gedeeld en gekozen.
built-passage = Zo kan de partij niet in doorgang { $passage } zijn; die hangt af van de eerste stapels die op raken.
built-pending = “{ $member }” past niet bij wat er nu komt.
built-actions = Niemand kan hier nog { $actions } acties hebben.
built-not-empty = Plaats { $place } van het aanbod is niet de lege plaats waar het om gaat.
built-no-marble = { SEAT($seat) } heeft geen marmer dat gebruikt kan worden.
built-cannot-lay = Dat kan daar niet worden gelegd en betaald.
built-no-discard = { SEAT($seat) } heeft geen tegel genomen waarvoor een opslagveld ontbreekt.
built-no-effect = Geen enkele tegel op { $field } kan dit effect hebben.
built-nothing-to-do = In deze stelling kan er niets meer gebeuren.
