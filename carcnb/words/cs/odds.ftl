# Vyhlídky: které kartičky kam ještě mohou přijít a s jakou pravděpodobností.

odds-title = Co ještě může přijít
odds-left = { $n ->
    [one] Táhnout se bude ještě { $n } kartička.
    [few] Táhnout se budou ještě { $n } kartičky.
   *[other] Táhnout se bude ještě { $n } kartiček.
}
odds-dead = { $n ->
    [one] { $n } políčko zůstane prázdné: žádná zbývající kartička se tam nehodí.
    [few] { $n } políčka zůstanou prázdná: žádná zbývající kartička se tam nehodí.
   *[other] { $n } políček zůstane prázdných: žádná zbývající kartička se tam nehodí.
}
odds-picture-draws = { $n ->
    [one] Na každém prázdném políčku: s jakou pravděpodobností se tam hodí příští kartička. Přeškrtnuté políčko zůstane prázdné.
    [few] Na každém prázdném políčku: s jakou pravděpodobností se tam hodí některá z příštích { $n } kartiček. Přeškrtnuté políčko zůstane prázdné.
   *[other] Na každém prázdném políčku: s jakou pravděpodobností se tam hodí některá z příštích { $n } kartiček. Přeškrtnuté políčko zůstane prázdné.
}
odds-picture-end = Na každém prázdném políčku: s jakou pravděpodobností do konce hry přijde kartička, která se tam hodí. Přeškrtnuté políčko zůstane prázdné.

odds-square = Políčko
odds-fits = Kartičky, které se hodí
odds-draws = { $n ->
    [one] Příští kartička
    [few] Příští { $n } kartičky
   *[other] Příštích { $n } kartiček
}
odds-end = Do konce hry
odds-own = Táhne { $name }
odds-count = { $n } z { $left }
odds-outlined = Kartička v rámečku tam uzavře město, cestu nebo klášter.
odds-at = { $what } { $x },{ $y }
odds-none = žádná: zůstane prázdné
odds-more = { $n ->
    [one] A ještě { $n } políčko.
    [few] A ještě { $n } políčka.
   *[other] A ještě { $n } políček.
}

odds-feature = Útvar
odds-whose = Komu patří
odds-open = Prázdná políčka
odds-closes = Uzavřou ho
odds-several = víc než jedna
odds-never = uzavřít už nejde
odds-alone = Když se snaží jen ten, kdo ho drží
odds-likely = Jak lidé hrají
odds-unsure = Uzavře se do konce hry: když se snaží jen ten, kdo útvar drží, přiloží tam každou kartičku, po které zbývá k uzavření méně, a nikdo mu nepřekáží; údaj s ± je podíl z { $n } vylosovaných hromádek. Jak lidé hrají: s tím počítá vyhodnocení i rádce, tak často se takové útvary uzavřely.

odds-percent = { $n } %
odds-under = méně než { $n } %
odds-over = více než { $n } %
odds-about = { $percent } ± { $error }
