# Vstup: první malá hra a pět cest dál.

home-title = Carcassonne s vysvětlením
home-over = To byla malá hra. Přehraj si ji, zahraj si další, nebo pokračuj odsud.
home-text = Přilož kartičku na čárkované místo: malá hra na zkoušku, pro jednoho nebo ve dvou.
home-run = Tohle je obrázek. Pokud ho za chvíli nevystřídá deska, klepni na něj a stiskni Shift+Enter (nebo ▶ nahoře).
home-picture = Krajina z kartiček: města s hradbami, cesty, louky a kláštery

## Pět cest
home-learn = Učit se
home-learn-note = Krátké lekce na desce
home-learn-title = Učit se
home-play = Hrát
home-play-note = Počítač, nebo přátelé
home-play-title = Nová hra
home-practise = Procvičovat
home-practise-note = Deset denně, úlohy, výstup
home-practise-title = Procvičovat
home-explore = Zkoumat
home-explore-note = Každou pozici, každou hru
home-explore-title = Zkoumat
home-teach = Učit druhé
home-teach-note = Třída při práci, vlastní lekce
home-teach-title = Učit druhé

## Hrát
home-against = Proti počítači
home-no-farmers = Hraješ za Adu (červená) a začínáš. Sedláci zůstanou doma, dokud nedokončíš lekci o nich.
home-with-farmers = Hraješ za Adu (červená) a začínáš. Sedláci hrají taky, lekci o nich už máš za sebou.

## Učit se
home-resume-learn = Zpět k lekci
home-resume-play = Zpět ke hře
home-resume-practise = Zpět k otázkám
home-resume-explore = Zpět, kde to zůstalo
home-resume-teach = Zpět k rozdělané práci
home-go-on = Pokračovat: { $title }
home-begin = Začít: { $title }
home-done = { $done } z { $of } · { $time }
home-minutes = asi { $n } min
home-notebook = Všechno v jednom zápisníku

## Procvičovat
home-topic-placement = kam kartička patří a kam ne
home-topic-claiming = kde smí figurka stát
home-topic-points = kolik tah přinese
home-topic-majority = kdo dostane body
home-topic-completion = co je uzavřené a co ne
home-topic-fields = kam až louka sahá a kolik vynese
home-topic-final = co se počítá na konci
home-topic-expansion = vlastní pravidla, v malých pozicích
home-topic-puzzles = kam s kartičkou?
home-puzzles-all = Vybrat úlohy
home-puzzles-note = ze základní hry nebo z jednoho rozšíření
home-puzzles = { $n ->
    [one] { $n } úloha
    [few] { $n } úlohy
   *[other] { $n } úloh
}

## Zkoumat
home-empty = Prázdná deska
home-empty-note = kartička v ruce, hraješ za oba a kdykoli se vrátíš
home-open = Otevřít hru
home-open-note = uložená hra, pozice, odkaz nebo soubor
home-open-how = Uloženou hru (.json, nebo .jcz z JCloisterZone) projdeš tah po tahu, od pozice se hraje dál. Soubor můžeš na desku kdykoli přetáhnout.
home-open-text = Řádek textu, odkaz nebo uložená hra
home-open-file = Vybrat soubor
home-open-do = Otevřít
home-own-note = tvoje hra z { $day }. { $month }. { NUMBER($year, useGrouping: 0) }
home-ask = Zeptat se na pravidla
home-ask-note = vlastními slovy; odpověď přijde i s deskou
home-ask-label = Tvoje otázka
home-ask-do = Zeptat se
home-ask-found = { $n ->
    [one] Hodí se { $n } pravidlo.
    [few] Hodí se { $n } pravidla, nejlepší je nahoře.
   *[other] Hodí se { $n } pravidel, nejlepší je nahoře.
}
home-ask-near = Tohle žádné pravidlo neříká. Podobná slova: { $near }
home-ask-none = Tohle žádné pravidlo neříká. Zeptej se slovy ze hry: město, sedlák, poslední kartička.
home-record-note = celá hra, tah po tahu, s poznámkami
home-position = Prozkoumat pozici
home-position-note = zápisník: zkoušet, porovnat, poslat
home-replay = Přehrát partii
home-replay-note = zápisník: tah po tahu, s poznámkami
home-chance = Co přijde?
home-chance-note = zápisník: pravděpodobnost, i do třídy
given-empty = nic v tom není.
given-large = má to přes { $n } znaků a tolik nemá žádná hra.
given-unknown = není to uložená hra, pozice (D 0,0; U 1,0 red:road.E) ani adresa (lesson:base/roads).
given-link = odkaz nevede k žádné lekci, pravidlu ani cvičení.
given-course = tahle deska provází kurzem.

## Učit druhé
home-editor = Sestavit pozici
home-editor-note = z krabice s kartičkami a figurkami
home-count = Spočítat vlastní stůl
home-count-note = postav, co na něm leží, a uvidíš každý součet konce
home-recorder = Nahrát lekci
home-recorder-note = zahraj ji a ke každému kroku napiš popisek
home-write = Napsat lekci
home-write-note = zápisník: vlastní pozice, otázky a lekce
home-class = Učit třídu
home-class-note = zápisník: plány na 45 minut, projektor, pracovní listy, kurzy
home-class-where = Pro třídu jsou v carcnb.classroom plány hodin, pracovní listy a kurzy, začni s carcnb.classroom.plans(). Příkaz carcnb rozbalí zápisník, který o nich je, 91_uc_tridu.
home-build = Naprogramovat hráče
home-build-note = zápisník: napiš funkci, která hraje
home-improve = Hraj a zlepšuj se
home-improve-note = zápisník: protihráč, ohlédnutí, odveta

## Jak silný je soupeř, za kterého hraje počítač
computed-level = Počítač: { $level }
level-novice = Nováček
level-beginner = Začátečník
level-casual = Příležitostný
level-easy = Lehký
level-fair = Slušný
level-steady = Jistý
level-able = Zdatný
level-medium = Střední
level-hard = Těžký
level-novice-does = hledá jen na čtvrtině míst pro kartičku, zapomíná na sedláky a nevidí, co získají druzí ani co může ještě přijít.
level-novice-does-farmless = hledá jen na čtvrtině míst pro kartičku a nevidí, co získají druzí ani co může ještě přijít.
level-beginner-does = hledá jen na necelé polovině míst pro kartičku, zapomíná na sedláky a nevidí, co získají druzí ani co může ještě přijít.
level-beginner-does-farmless = hledá jen na necelé polovině míst pro kartičku a nevidí, co získají druzí ani co může ještě přijít.
level-casual-does = hledá jen na třech pětinách míst pro kartičku, zapomíná na sedláky a nevidí, co získají druzí ani co může ještě přijít.
level-casual-does-farmless = hledá jen na třech pětinách míst pro kartičku a nevidí, co získají druzí ani co může ještě přijít.
level-easy-does = bere co nejvíc bodů hned a nehledí na to, co může ještě přijít.
level-fair-does = počítá s tím, co může ještě přijít, ale přehlédne polovinu míst pro kartičku.
level-steady-does = počítá s tím, co může ještě přijít, ale přehlédne třetinu míst pro kartičku.
level-able-does = počítá s tím, co může ještě přijít, ale přehlédne každé páté místo pro kartičku.
level-medium-does = projde všechna místa a počítá s tím, co může ještě přijít.
level-hard-does = nejlepší tahy hraje v duchu dál, na každý má dvě sekundy.

## Pevná slova jeho stránek
ui-home = Domů
ui-home-known = Téma stisknutím procvičíš, čtvereček ukáže pravidlo. Tečka: dnes stojí za zopakování.
ui-home-later = Další rozšíření
ui-home-this = Procvičit
ui-home-lesson = Přečíst lekci
ui-home-up = Zpět
ui-home-names = Hráči: aspoň dvě jména
ui-home-name = Jméno
ui-home-level = Kdo hraje
ui-home-person = Člověk
ui-home-computer = Počítač
ui-home-expansions = Rozšíření
ui-home-farmers = Se sedláky
ui-home-strengths = Další úrovně
ui-home-more = Více hráčů a rozšíření
ui-home-deal = Začít hru
ui-home-opens = otevře se na nové kartě

result-first = Tvoje první výhra, úroveň { $level }.
result-won = Výher na úrovni { $level }: { $n }.
result-stronger = Příště { $level }.
result-weaker = Zatím se víc hodí { $level }.
result-record = výhry: { $won } z { $of }
