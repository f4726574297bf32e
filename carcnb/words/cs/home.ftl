# Vstup: první malá hra a čtyři cesty dál.

home-title = Carcassonne s vysvětlením
home-over = To byla malá hra. Přehraj si ji, zahraj si další, nebo pokračuj odsud.
home-text = Přilož kartičku na čárkované místo: malá hra na zkoušku, pro jednoho nebo ve dvou.
home-run = Tohle je obrázek. Pokud ho za chvíli nevystřídá deska, klepni na něj a stiskni Shift+Enter (nebo ▶ nahoře).
home-picture = Krajina z kartiček: města s hradbami, cesty, louky a kláštery

## Čtyři cesty
home-learn = Učit se
home-learn-note = Krátké lekce na desce
home-learn-title = Učit se
home-play = Hrát
home-play-note = Dva až šest hráčů
home-play-title = Nová hra
home-practise = Procvičovat
home-practise-note = Deset denně, úlohy, výstup
home-practise-title = Procvičovat
home-teach = Učit druhé
home-teach-note = Vlastní lekce
home-teach-title = Učit druhé

## Učit se
home-resume-learn = Zpět k lekci
home-resume-play = Zpět ke hře
home-resume-practise = Zpět k otázkám
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

## Učit druhé
home-editor = Sestavit pozici
home-editor-note = z krabice s kartičkami a figurkami
home-recorder = Nahrát lekci
home-recorder-note = zahraj ji a ke každému kroku napiš popisek
home-write = Napsat lekci
home-write-note = zápisník: vlastní pozice, otázky a lekce
home-class = Učit třídu
home-class-note = zápisník: plány na 45 minut, projektor, pracovní listy, kurzy
home-class-where = Pro třídu jsou v carcnb.classroom plány hodin, pracovní listy a kurzy, začni s carcnb.classroom.plans(). Příkaz carcnb rozbalí zápisník, který o nich je, 91_uc_tridu.
home-explore = Prozkoumat pozici
home-explore-note = zápisník: zkoušet, porovnat, poslat
home-replay = Přehrát partii
home-replay-note = zápisník: tah po tahu, s poznámkami
home-chance = Co přijde?
home-chance-note = zápisník: pravděpodobnost, i do třídy
home-build = Naprogramovat hráče
home-build-note = zápisník: napiš funkci, která hraje
home-improve = Hraj a zlepšuj se
home-improve-note = zápisník: protihráč, ohlédnutí, odveta

## Jak silný je soupeř, za kterého hraje počítač
level-novice = Nováček
level-beginner = Začátečník
level-casual = Příležitostný
level-easy = Lehký
level-fair = Slušný
level-steady = Jistý
level-able = Zdatný
level-medium = Střední
level-hard = Těžký
level-novice-does = Nováček: hledá jen na čtvrtině míst pro kartičku, zapomíná na sedláky a nevidí, co získají druzí ani co může ještě přijít.
level-beginner-does = Začátečník: hledá jen na necelé polovině míst pro kartičku, zapomíná na sedláky a nevidí, co získají druzí ani co může ještě přijít.
level-casual-does = Příležitostný: hledá jen na třech pětinách míst pro kartičku, zapomíná na sedláky a nevidí, co získají druzí ani co může ještě přijít.
level-easy-does = Lehký: bere co nejvíc bodů hned a nehledí na to, co může ještě přijít.
level-fair-does = Slušný: počítá s tím, co může ještě přijít, ale přehlédne polovinu míst pro kartičku.
level-steady-does = Jistý: počítá s tím, co může ještě přijít, ale přehlédne třetinu míst pro kartičku.
level-able-does = Zdatný: počítá s tím, co může ještě přijít, ale přehlédne každé páté místo pro kartičku.
level-medium-does = Střední: projde všechna místa a počítá s tím, co může ještě přijít.
level-hard-does = Těžký: nejlepší tahy hraje v duchu dál, na každý má dvě sekundy.

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
ui-home-levels = Jak silný je počítač?
ui-home-expansions = Rozšíření
ui-home-farmers = Se sedláky
ui-home-deal = Začít hru
ui-home-opens = otevře se na nové kartě
