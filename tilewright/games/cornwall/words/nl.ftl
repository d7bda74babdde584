title = Cornwall
about = Leg het landschap van Cornwall, bezet gebieden en haal je pionnen uit de pub.

terrain-swamp = moeras
terrain-forest = bos
terrain-mountain = berg
terrain-village = dorp
terrain-meadow = weide

# Waar een pion wordt gezet.
in-swamp = in het moeras
in-forest = in het bos
in-mountain = op de berg
in-village = in het dorp
in-meadow = op de weide

# Een gebied, na ‘krijgt 3 punten voor’.
a-swamp = een moeras
a-forest = een bos
a-mountain = een berg
a-village = een dorp
a-meadow = een weide

symbol-flag = vlag
symbol-chapel = kapel
symbol-cottage = cottage

# Een pion, aan het begin van een opschrift.
figure-small = Kleine pion
figure-slender = Lange, smalle pion
figure-big = Grote, dikke pion

coins = munten
figures-small = kleine pionnen (waarde 1)
figures-slender = lange, smalle pionnen (waarde 2)
figures-big = grote, dikke pionnen (waarde 3)
area-pub = De pub
area-values = Punten per veld
area-stock = Voorraad
area-under = Onder de stapel (volgende eerst)

prompt-draw = { SEAT($seat) } draait een tegel om.
prompt-place = { SEAT($seat, form: "turn") }: leg de tegel aan.
prompt-fetch = { SEAT($seat, form: "turn") }: neem voor 1 munt al je pionnen uit de pub, of laat ze daar.
prompt-figure = { SEAT($seat, form: "turn") }: zet een pion op de nieuwe tegel, of pas.
prompt-figure-further = { SEAT($seat, form: "turn") }: zet nog een pion op de nieuwe tegel, of pas.

spot-site = Plaats voor de tegel bij { $q }, { $r }
place-field = bij { $q }, { $r }
spot-field = { $terrain }: { $cost ->
    [0] gratis
    [one] { $cost } munt
   *[other] { $cost } munten
}
choice-place = Tegel aanleggen bij { $q }, { $r }, { $degrees ->
    [0] niet gedraaid
   *[other] { $degrees }° gedraaid
}{ $coins ->
    [0] {""}
    [one] {" "}(+{ $coins } munt)
   *[other] {" "}(+{ $coins } munten)
}
choice-fetch = Betaal 1 munt en neem { $figures ->
    [one] je pion
   *[other] je { $figures } pionnen
} uit de pub
choice-leave = Laat { $figures ->
    [one] je pion
   *[other] je { $figures } pionnen
} in de pub
choice-figure = { $figure } { $where }: { $cost ->
    [0] gratis
    [one] { $cost } munt
   *[other] { $cost } munten
}
choice-no-figure = Geen pion zetten
choice-no-further-figure = Geen pion meer zetten

tip-start = Starttegel
tip-tile = Tegel: { $land }
tip-under-stack = Tegel onder de stapel: { $land }
tip-field-laid = Bij { $q }, { $r }: { $field }
tip-field = { $terrain }, gebied van { $fields ->
    [one] { $fields } veld
   *[other] { $fields } velden
}
tip-field-symbol = { $terrain } met { $symbol }, gebied van { $fields ->
    [one] { $fields } veld
   *[other] { $fields } velden
}
tip-figure = { $figure } van { SEAT($seat, form: "inside") }, waarde { $strength }
tip-cottage = Cottage: dit gebied is afgesloten
tip-price = { $cost ->
    [0] Een pion is hier gratis
    [one] Een pion kost hier { $cost } munt
   *[other] Een pion kost hier { $cost } munten
}
tip-pub = De pub: meteen na het aanleggen haal je voor 1 munt al je pionnen terug
tip-stack = { $tiles ->
    [one] Nog { $tiles } tegel in de stapel
   *[other] Nog { $tiles } tegels in de stapel
}
tip-bank = { $coins ->
    [one] { $coins } munt in de voorraad
   *[other] { $coins } munten in de voorraad
}
tip-values = Punten per veld voor de meerderheid en voor de tweede plaats, zonder en met vlag; waarde van de pionnen; punten voor een kapel

# Het land in woorden: de velden van een tegel, en de gebieden waar een plaats aan grenst, elk met zijn aantal velden.
at-north = in het noorden
at-northeast = in het noordoosten
at-southeast = in het zuidoosten
at-south = in het zuiden
at-southwest = in het zuidwesten
at-northwest = in het noordwesten
land-field = { $field } { $where }
land-symbol = { $terrain } met { $symbol }
land-beside = { $where } naast { $regions }
land-region = { $terrain } van { $fields }

refuse-unknown-tile = Er is geen tegel { $tile }.
refuse-not-in-stack = Tegel { $tile } zit niet meer in de stapel.
refuse-under-stack = Tegel { $tile } ligt onder de stapel; eerst komen andere.
refuse-covered = Geen tegel mag een andere bedekken: hier ligt al een veld ({ $terrain }).
refuse-edges = { $edges ->
    [0] De tegel raakt niets; minstens 2 van zijn zijden moeten gelegde tegels raken.
   *[other] De tegel ligt maar met één zijde aan; het moeten er minstens 2 zijn.
}
refuse-closed = Dit gebied ({ $terrain }) is met een cottage afgesloten en mag niet meer worden vergroot.
refuse-no-growth = Geen landschap van de tegel raakt eenzelfde landschap; minstens één gebied moet worden vergroot.
refuse-pub-empty = Geen van je pionnen staat in de pub.
refuse-fetch-coin = Je pionnen uit de pub nemen kost 1 munt, en je hebt er geen.
refuse-field-taken = Op dit veld staat al een pion; er past er maar één.
refuse-no-figure = Hiervan heb je er geen meer: { $figure }.
refuse-cost = De pion zou { $cost ->
    [one] { $cost } munt
   *[other] { $cost } munten
} kosten; je hebt er { $coins }.
built-start = Eerst komt de starttegel, met zijn vijf velden rond 0 0.
built-no-such-tile = Geen enkele tegel heeft deze drie velden in deze volgorde: { $fields }.
built-not-together = De drie velden van tegel { $tile } liggen niet bij elkaar zoals op de tegel.
built-twice = Tegel { $tile } bestaat maar één keer.
built-stack = Tegel { $tile } moet op precies één plaats zijn: op tafel, in de stapel of eronder.
built-figure-nowhere = Een figuur kan alleen op een tegel staan die een speler heeft gelegd.
built-scored-region = Dit gebied is al geteld, dus de figuren zijn in de pub.
built-figure-early = Op de zojuist gelegde tegel kunnen alleen figuren staan die deze speler net heeft geplaatst.
built-too-many-figures = { SEAT($seat) } heeft { $count } figuren van deze maat, op het land, in de pub en in de voorraad samen.
built-coins = Er zijn maar { $count } munten, geen { $coins }.
built-fits-nowhere = Tegel { $tile } past nergens, dus die ligt al onder de stapel.
built-over = Geen van de overgebleven tegels past nog, dus de partij is afgelopen.
built-not-over = Er is nog een tegel die past, dus de partij is niet afgelopen.
built-none-laid = Er is nog geen tegel gelegd.
built-pub-empty = { SEAT($seat) } heeft geen figuren in de pub om op te halen.
built-figures-placed = Op de zojuist gelegde tegel staan al drie figuren, dus de beurt is voorbij.

event-tile-refused = Tegel { $tile } kan nergens worden aangelegd en gaat onder de stapel.
event-coins-gained = { SEAT($seat) } krijgt { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} voor het vergroten van verschillende gebieden.
event-pub-fetched = { SEAT($seat) } betaalt { $coins } munt om alle pionnen uit de pub te nemen.
event-figure-paid = { SEAT($seat) } betaalt { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} voor de pion.
event-chapel = { SEAT($seat) } krijgt { $points } punten voor een pion op een kapel.
event-region-closed = { SEAT($seat) } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor { $region } van { $fields ->
    [one] { $fields } veld
   *[other] { $fields } velden
}, afgesloten door een cottage.
event-region-enclosed = { SEAT($seat) } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor { $region } van { $fields ->
    [one] { $fields } veld
   *[other] { $fields } velden
}, niet meer te vergroten.
event-region-left = { SEAT($seat) } krijgt aan het eind { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor { $region } van { $fields ->
    [one] { $fields } veld
   *[other] { $fields } velden
}.
event-swamp-scored = { SEAT($seat) } krijgt aan het eind { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor { $region } van { $fields ->
    [one] { $fields } veld
   *[other] { $fields } velden
}.
event-no-points = { SEAT($seat) } krijgt niets voor { $region } van { $fields ->
    [one] { $fields } veld
   *[other] { $fields } velden
} (waarde { $strength }).
event-coins-left = { SEAT($seat) } krijgt { $coins ->
    [one] { $coins } punt voor de munt die over is
   *[other] { $coins } punten voor de munten die over zijn
}.
event-stack-stuck = Geen tegel in de stapel kan nog worden aangelegd: de partij is afgelopen.

term-chapel = kapel
term-coins = overgebleven munten
term-first = velden, meerderheid
term-second = velden, tweede plaats
term-shared-first = eerste en tweede plaats samen, { $fields } × { $each } gedeeld door { $sharers }, naar boven afgerond
term-shared-second = tweede plaats, { $fields } × { $each } gedeeld door { $sharers }, naar boven afgerond

# Waar de punten vandaan komen, als rijen van de eindtabel.
row-chapel = Kapellen
row-region-closed = Afgesloten gebieden
row-region-enclosed = Ingesloten gebieden
row-region-left = Gebieden aan het eind
row-swamp-scored = Moerassen
row-coins-left = Overgebleven munten

# Het verslag: wat er gedaan is.
told-place = { SEAT($seat) } legt de tegel aan bij { $q }, { $r }.
told-fetch = { SEAT($seat) } neemt { $figures ->
    [one] de pion
   *[other] de { $figures } pionnen
} uit de pub.
told-leave = { SEAT($seat) } laat { $figures ->
    [one] de pion
   *[other] de { $figures } pionnen
} in de pub.
told-figure = { SEAT($seat) } zet { $size ->
    [small] een kleine pion
    [slender] een lange, smalle pion
   *[big] een grote, dikke pion
} { $where }.
told-no-figure = { SEAT($seat) } zet geen pion.
told-no-further-figure = { SEAT($seat) } zet geen pion meer.

# Feiten voor de coach. Een gebied staat nooit aan het begin van een zin.
this-swamp = dit moeras
this-forest = dit bos
this-mountain = deze berg
this-village = dit dorp
this-meadow = deze weide
fact-coins = Dit levert { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} op.
fact-fetches = { $count ->
    [one] { $count } pion komt
   *[other] { $count } pionnen komen
} voor 1 munt terug uit de pub.
fact-stay = { $count ->
    [one] { $count } pion blijft
   *[other] { $count } pionnen blijven
} in de pub.
fact-scored = { SEAT($seats) } { $count ->
    [one] krijgt deze beurt naar verwachting { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
   *[other] krijgen deze beurt naar verwachting elk { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
} voor { $region }.
fact-claimable = Een pion kan deze beurt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} opleveren voor { $region }.
fact-free = Een pion kan { $region } alleen bezetten: nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
fact-can-lead = Een pion met waarde { $strength } kan voor { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} de meerderheid geven voor { $region }: nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
fact-can-share = Een pion met waarde { $strength } kan voor { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} { $region } delen: nu elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
fact-ousted = { SEAT($seats) } { $count ->
    [one] verliest
   *[other] verliezen
} { $region }, nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
fact-shares = { SEAT($seats) } delen { $region }: nu elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
fact-raises = { SEAT($seat) } zou voor { $region } { $after ->
    [one] { $after } punt
   *[other] { $after } punten
} krijgen in plaats van { $before }.
fact-cost = De pion kost { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}.
fact-leads = Waarde { $own } tegen { $other } geeft de meerderheid voor { $region }: nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
fact-behind = Waarde { $own } tegen { $other } geeft geen meerderheid voor { $region }: nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
fact-cottages = { $fit } van { $left ->
    [one] { $left } overgebleven tegel
   *[other] { $left } overgebleven tegels
} { $fit ->
    [one] toont
   *[other] tonen
} een cottage op dit landschap ({ $terrain }).
fact-supply = { $count ->
    [0] Er blijft geen pion
   *[other] Er blijft maar één pion
} over om te zetten.

# Een stelling die met de hand is opgebouwd.
edit-group-figures = Pionnen
edit-coins = Munten
edit-place-tile = Waar ligt deze tegel?
edit-place-figure = { $figure }: waar staat die?
edit-put-figure = { $figure } bij { $q }, { $r }
edit-take-figure = De pion bij { $q }, { $r } van tafel nemen
edit-take-tile = De tegel bij { $q }, { $r } van tafel nemen
edit-take-under = Deze tegel terug in de stapel leggen
edit-needed = Zonder deze tegel hadden andere tegels niet aangelegd kunnen worden.
