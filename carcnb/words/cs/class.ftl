# Tabulka třídy, zapečetěné zkoušky a úlohy pro nbgrader.

## Tabulka třídy
class-title = Třída
class-by-topic = Třída podle témat
class-by-rule = Třída podle pravidel
class-by-quiz = Třída podle kvízů
class-by-belief = Mylné představy
class-by-part = Části kurzu
class-nothing = Nic se neodevzdalo: v souborech není ani cvičení, ani lekce.
class-pupil = Jméno
class-all = Celá třída
class-total = Celkem
class-of = z kolika
class-either = nebo jiná představa
class-shown = Ukázáno
class-unanswered = Bez odpovědi
class-pupils = { $n ->
    [one] { $n } jméno
    [few] { $n } jména
   *[other] { $n } jmen
}
class-exercises = { $n ->
    [one] { $n } cvičení
    [few] { $n } cvičení
   *[other] { $n } cvičení
}
class-how = V políčku je, kolik prvních odpovědí bylo správně a z kolika. „Ukázáno“ počítá cvičení, u kterých se řešení ukázalo dřív, než na ně přišla správná odpověď; „bez odpovědi“ stojí zvlášť a za chybu se nepočítá.
class-how-belief = V políčku je, kolik prvních odpovědí by podle mylného pravidla bylo správně; v závorce ty, které by byly správně podle něj nebo podle jednoho jiného. V posledním řádku je, u kolika jmen se potvrdilo.
class-how-part = V políčku je, kolik úkolů lekce je vyřešeno nebo na kolik cvičení je odpověď, a z kolika. V posledním řádku je, kolik jmen má celou část hotovou. U lekcí se ukazuje to, co tvrdí soubory: znovu posoudit jde jen odpovědi na cvičení.
class-sure = Více odpovědí ({ $n })
class-perhaps = Jediná odpověď ({ $n })
class-one-of = Tahle, nebo jiná představa ({ $n })
class-times = { $name } { $n }×
class-rule = Pravidlo: { $rule }
class-lesson = Lekce: { $title }
class-practise = Cvičení: { $topic }
class-judged = Znovu posouzeno
class-judged-agrees = Každá odpověď byla znovu posouzena podle pravidel. Soubory s tím souhlasí.
class-judged-edited = { $name }: { $n ->
    [one] { $n } odpověď neodpovídá tomu, co o ní soubor tvrdí.
    [few] { $n } odpovědi neodpovídají tomu, co o nich soubor tvrdí.
   *[other] { $n } odpovědí neodpovídá tomu, co o nich soubor tvrdí.
} Tabulka počítá to, co říkají pravidla.
class-judged-renamed = { $name }: v souboru jsou cvičení, která patří k jinému jménu.
class-judged-renamed-of = { $name }: v souboru jsou cvičení, která patří ke jménu { $of }.
class-judged-copied = { $name }: stejná cvičení jsou i v souboru, který patří ke jménu { $of }; počítají se jednou.
class-judged-copied-lessons = { $name }: stejné lekce jsou i v souboru, který patří ke jménu { $of }; počítají se jednou.
class-judged-lessons = { $name }: lekce v souboru jsou udělané pod jiným jménem.
class-judged-lessons-of = { $name }: lekce v souboru jsou udělané pod jménem { $of }.
class-judged-alike = { $name }: { $n ->
    [one] { $n } odpověď je i s chybami stejná, jakou obsahuje soubor { $of }.
    [few] { $n } odpovědi jsou i s chybami stejné, jaké obsahuje soubor { $of }.
   *[other] { $n } odpovědí je i s chybami stejných, jaké obsahuje soubor { $of }.
}
class-judged-unjudged = Znovu neposouzeno: { $n ->
    [one] { $n } odpověď
    [few] { $n } odpovědi
   *[other] { $n } odpovědí
} ({ $name }). Tato cvičení nejde vytvořit znovu: někdo je napsal, patří k oznámkované zkoušce, nebo jsou z jiné verze. Cvičení z kurzu se posoudí s course="soubor kurzu".
class-judged-unread = { $name } nejde přečíst: { $of }
class-no-results = tohle není soubor s výsledky
class-right = Žádná první odpověď neodpovídá mylnému pravidlu, které tu známe.

## Zapečetěné zkoušky
exam-title = Zkouška
exam-sealed-kept = Tvoje odpověď je zapsaná. Co bylo správně, se dozvíš, až bude zkouška opravená.
exam-sealed-done = Všechno zodpovězeno
exam-sealed = Tvoje odpovědi jsou v souboru { $file }: odevzdej ho. Co bylo správně, se dozvíš, až bude zkouška opravená.
exam-your-answer = Tvoje odpověď
exam-no-answer = Bez odpovědi. Správně je tohle:
exam-wrong = Není to správně.
assignment-how = Napiš své jméno, spusť buňky a odpovídej na desce, na každé cvičení jednou. Odpovědi se ukládají vedle tohoto zápisníku a odevzdávají se s ním.
assignment-name = tvoje jméno; podle něj se vytvoří tvoje cvičení

## Třída při práci
watch-title = Třída při práci
watch-back = Zpět ke třídě
watch-opens = Tady se nic neotvírá: deska sleduje třídu.
watch-nobody = Ještě nikdo nezačal. Stav v { $time }; výsledky se tu objeví, jakmile budou ve složce.
watch-findings = Soubory k nahlédnutí
watch-findings-note = { $n ->
    [one] Jeden nešlo přečíst, je tu dvakrát, nebo nesouhlasí s pravidly
    [few] { $n } nešlo přečíst, jsou tu dvakrát, nebo nesouhlasí s pravidly
   *[other] { $n } nešlo přečíst, je jich tu víc od téhož žáka, nebo nesouhlasí s pravidly
}
watch-findings-hidden = Jména jsou skrytá; když jsou vidět, stojí tu, o které soubory jde.
watch-beliefs = Co si třída mylně myslí
watch-no-beliefs = Žádná mylná představa se zatím neukázala.
watch-sure = jistě { $n }: { $who }
watch-perhaps = snad { $n }: { $who }
watch-sure-n = jistě { $n }
watch-perhaps-n = snad { $n }
watch-next = Co dál
watch-class = Všichni
watch-who = Kdo je kde
watch-far = Hotovo { $done } z { $of } cvičení a úkolů
watch-at = { $name }: { $done } z { $of } · { $part }
watch-part = { $part }: { $n }
watch-all-done = všechno hotovo
watch-table = Správné odpovědi podle témat
watch-table-note = Kolik prvních odpovědí bylo správně, v procentech
watch-hide = Skrýt jména
watch-hide-note = Než obrazovku uvidí třída
watch-unhide = Ukázat jména
watch-unhide-note = Jména a soubory se zase objeví
watch-show = Předvést cvičení, které to rozliší
watch-file = { $file } je soubor. Zadej složku, ve které výsledky leží, třeba { $folder }.
watch-show-note = Velké, krok za krokem; × nebo Escape vrátí sem
watch-sheet = Připravit pracovní list
watch-sheet-note = { $n ->
    [one] { $n } úloha, ve které se představa ukáže, s řešením
    [few] { $n } úlohy, ve kterých se představa ukáže, s řešením
   *[other] { $n } úloh, ve kterých se představa ukáže, s řešením
}
watch-save-sheet = Uložit pracovní list
watch-save-key = Uložit řešení
watch-tomorrow = Kurz na zítřek
watch-tomorrow-note = Soubor k rozdání, { $minutes }: { $parts }
watch-tomorrow-title = Na zítřek

## Kterou třídu sledovat
class-door = Sledovat třídu při práci
class-door-note = Co si třída mylně myslí, kdo je kde a co dál
class-door-folder = Napiš složku s výsledky žáků tak, jak ji vidí tento zápisník: třeba sdílenou složku.
class-door-or-files = Nebo přidej soubory, které žáci odevzdali.
class-door-files = Na konci kurzu si každý uloží soubor. Přidej sem všechny: uvidíš, co si žáci mylně myslí, kdo je kde a co dál. Nic z této stránky neodchází, a když ji zavřeš, nic po ní nezůstane.
class-folder = Složka s výsledky
class-follow = Sledovat
class-beside = S výsledky, vedle tohoto zápisníku
class-here = Tady, kde je zápisník
class-files = { $n ->
    [one] { $n } soubor
    [few] { $n } soubory
   *[other] { $n } souborů
}
class-none-yet = Ještě nikdo nic neodevzdal?
class-example = Ukázka třídy
class-example-note = Pět vymyšlených žáků uprostřed zkoušky
class-example-pupil = Žák { $n }
class-on = Zpět ke třídě: { $what }
class-drop = Přetáhni sem odevzdané soubory, klidně všechny najednou.
class-drop-more = Další odevzdané soubory přetáhni sem.
class-choose = Vybrat soubory
class-no-files = Takové soubory žáci neodevzdávají: výsledky končí na .json nebo .csv.
class-hand-where = Odevzdané soubory patří do části Učit druhé, pod „Sledovat třídu při práci“.
watch-title-handed = odevzdané soubory
watch-title-example = ukázka
watch-example = Ukázka: žáci jsou vymyšlení a jejich odpovědi jsou takové, jaké by dal někdo s těmito představami.
watch-count = { $n ->
    [one] { $n } žák
    [few] { $n } žáci
   *[other] { $n } žáků
}, hotovo { $done }
watch-seen = Stav v { $time } ve složce { $folder }.
watch-gone = Složka { $folder } už tu není. Stav v { $time }; každých pár sekund se hledá znovu.
watch-no-folder = Složka { $folder } tu není.
watch-folder-near = Podobně se jmenuje { $folder }.
watch-folders = Jsou tu: { $folders }.
watch-folder-make = Nejdřív ji vytvoř, nebo napiš tu, ve které jsou soubory žáků.

## Další na papír
cards-title = Karty s odpověďmi
summary-wrong = Co si lidé často mýlí
