# Co deska přidává k větám v play.ftl: volby, řádky závěrečné tabulky a zprávy, kterým nerozumí.

## Volba, která jmenuje i druh figurky: „Rytíř (velký)“
choice-figure = { $role } ({ $figure })

## Závěrečná tabulka: body, které nedal žádný útvar, třeba ty ze začátku hry
final-other = Ostatní body
final-owned = { $text } ({ $title })

## Odpovědi na to, co pošle prohlížeč
error-message = Téhle zprávě nelze rozumět: { $what }
error-goto = { $n ->
    [one] Hra má { $n } odpověď, dál nic není.
    [few] Hra má { $n } odpovědi, dál nic není.
   *[other] Hra má { $n } odpovědí, dál nic není.
}
error-card = Na tomto místě nic není.
error-lesson = Tady žádná lekce není.
error-language = Neznámý jazyk: { $code }
why-fits = Sem lze kartičku přiložit.
error-open = Tohle se nedá otevřít: { $what }
error-open-here = Na téhle desce se nic jiného neotvírá. Hry otvírá deska carcnb.home(), v části Zkoumat.
error-lesson-time = V lekci vedou zpátky tlačítka Zpět a Zkusit znovu.

## Odpovídá někdo jiný, než kdo je na tahu; co odpověď způsobí; kde to je; kameny, které nikomu nepatří
who-asked = Odpovídá { $name }, na tahu je { $turn }
outlook-unfinished = { $note }, nedokončeno; na konci { $gains }
choice-beside-N = Nad novou kartičkou
choice-beside-NE = Vpravo nahoře od nové kartičky
choice-beside-E = Vpravo od nové kartičky
choice-beside-SE = Vpravo dole od nové kartičky
choice-beside-S = Pod novou kartičkou
choice-beside-SW = Vlevo dole od nové kartičky
choice-beside-W = Vlevo od nové kartičky
choice-beside-NW = Vlevo nahoře od nové kartičky
choice-beside-O = Na nové kartičce

## Skryté karty
hand-show = Hraje { $name }: ukázat karty
error-closed = Na tyto karty se smí podívat jen { $name }.
anew = Zahraješ-li tu jinak, rozhodne náhoda znovu.
anew-tile = Zahraješ-li tu jinak, táhne se znovu: kartička, kterou už jste viděli, se zamíchá zpátky.
error-seat-time = Na desce jednoho hráče se nic nevrací.
error-gone = { $what } Za toto místo ({ $name }) teď hraje, kdo sedí u desky.
error-thinks = Na tahu je { $name } a přemýšlí.
error-rematch = Odveta se hraje, až když hra skončí.
note-advance = Z { $start } na { $end }
note-advance-dark = Z { $start } na { $end }, tmavé políčko
outlook-scored = { $what }: { $gains }

## Někteří hráči nemohou začít hru
why-players = Hrají dva až šest hráčů.
why-name = Jméno „{ $name }“ je příliš dlouhé, nebo v něm je něco, co není vidět.
why-same-name = Dva hráči se jmenují „{ $name }“. Dej každému jiné jméno.
why-alike = Jména „{ $one }“ a „{ $other }“ vypadají stejně. Dej každému jiné.
