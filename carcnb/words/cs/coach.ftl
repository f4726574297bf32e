# Co říká trenér desky: nápovědy, kolik tah stál, vyhlídky políčka.
# Nápověda je jedna věta: druh útvaru, strana krajiny a co se tam dá dělat.

hint-look-city = Podívej se na město { $where }: { $why }.
hint-look-field = Podívej se na louku { $where }: { $why }.
hint-look-monastery = Podívej se na klášter { $where }: { $why }.
hint-look-road = Podívej se na cestu { $where }: { $why }.
hint-look-other = Podívej se na políčko { $where }: { $why }.
hint-where-O = uprostřed
hint-where-N = na severu
hint-where-NE = na severovýchodě
hint-where-E = na východě
hint-where-SE = na jihovýchodě
hint-where-S = na jihu
hint-where-SW = na jihozápadě
hint-where-W = na západě
hint-where-NW = na severozápadě
hint-why-closes = dá se tam něco uzavřít
hint-why-bonus = přinese to něco navíc
hint-why-joins = dají se tam spojit obsazené útvary
hint-why-claims = vyplatí se tam postavit figurku
hint-why-blocks = dají se tam zkřížit plány ostatním
hint-why-grows = může tam růst něco tvého
hint-why-quiet = kartička tam nikomu moc nepomůže
hint-figure = Podívej se na právě přiloženou kartičku: na jednom místě se figurka vyplatí.
hint-keep = Podívej se, co ti zbývá: co by tu figurka přinesla a kdy by se vrátila domů?
hint-choose = Zvaž odpovědi: co která přinese a komu?

coach-none = Tady se neradí.
coach-over = Hra skončila a na nikoho se nečeká.

look-back-later = Kolik stály tahy, se říká až po hře.
look-back-played = Zahráno: { $what }
look-back-good = Nejlepší tahy nebo skoro takové: { $good } z { $n }. { $lost ->
    [0] Nic nepřišlo nazmar.
    [one] Zbytečně ztracen asi { $lost } bod.
    [few] Zbytečně ztraceny asi { $lost } body.
   *[other] Zbytečně ztraceno asi { $lost } bodů.
}
look-back-lost = −{ NUMBER($n, minimumFractionDigits: 1) }
look-back-ahead = +{ NUMBER($n, minimumFractionDigits: 1) }

wishes-told = { $name }: tyto kartičky by teď pomohly nejvíc; body říkají, o kolik víc než průměrná.
wishes-same = Totéž.
wishes-none = { $name }: žádná kartička by teď nepomohla o mnoho víc než jiná.
wishes-left = { $n } z { $of }

reasons-told = { $name }, co by k tahu řekl trenér: { $what }
reasons-better = Lepší o { $n } b.:
reasons-level = { $name }, síla { $level }:
reasons-later = { $name }: tento tah ještě není u konce.

coach-level = 0
coach-behind = −{ NUMBER($n, minimumFractionDigits: 1) }

verdict-best = { $name }: nejlepší tah.
verdict-near = { $n ->
    [one] { $name }: skoro nejlepší, jen o { $n } bod méně.
    [few] { $name }: skoro nejlepší, jen o { $n } body méně.
    [many] { $name }: skoro nejlepší, jen o { $n } bodu méně.
   *[other] { $name }: skoro nejlepší, jen o { $n } bodů méně.
}
verdict-behind = { $n ->
    [one] { $name }: o { $n } bod méně než nejlepší tah.
    [few] { $name }: o { $n } body méně než nejlepší tah.
    [many] { $name }: o { $n } bodu méně než nejlepší tah.
   *[other] { $name }: o { $n } bodů méně než nejlepší tah.
}
verdict-better = Nejlepší tah: { $what }

coach-odds = Hodí se sem { $fits } ze zbývajících kartiček ({ $left }). { $chances }
coach-odds-soon = { $n ->
    [one] S příští kartičkou: { $soon }. Do konce hry: { $end }.
    [few] Během příštích { $n } kartiček: { $soon }. Do konce hry: { $end }.
   *[other] Během příštích { $n } kartiček: { $soon }. Do konce hry: { $end }.
}
coach-dead = Nehodí se sem žádná zbývající kartička: políčko zůstane prázdné.

ui-advice = Rady
ui-advice-coach = Trenér po každém tahu
ui-advice-points = Očekávané body
ui-advice-layer = Na políčkách: jedno z toho
ui-advice-odds = Co ještě může přijít
ui-advice-points-note = O kolik očekávaných bodů na konci je každé místo za nejlepším.
ui-advice-odds-note = Kolik zbývajících kartiček se na políčko hodí. Ukaž na ně a uvidíš vyhlídky; přeškrtnuté zůstane prázdné.
ui-advice-moves = Ukaž nejlepší tahy
ui-advice-show = Ukaž nejlepší tah
ui-advice-back = Vzít zpět
ui-advice-deeper = Počítám dál
