# Kupci a stavitelé: co říká deska, dotazy a záznam.

system-traders_and_builders = Kupci a stavitelé
about-traders_and_builders = Stavitel vydělá druhou kartičku, selátko zhodnotí louku a kdo uzavře město, vezme si zboží, které je v něm.

## Cvičení
exercise-ask-may-deploy-builder = Hraje { $name }, kartička s písmeny je právě přiložená. Kam teď lze umístit stavitele?
exercise-ask-may-deploy-pig = Hraje { $name }, kartička s písmeny je právě přiložená. Kam teď lze umístit selátko?
exercise-hint-may-1-deploy-builder = Stavitel nebývá sám: čí lupič nebo rytíř je právě na této cestě nebo v tomto městě?
exercise-hint-may-1-deploy-pig = Selátko nebývá samo: čí sedlák leží právě na této louce?
exercise-ask-collects-traders_and_builders = Kartička s písmenem A je právě přiložená a figurku nikdo neumísťuje. Kolik žetonů zboží, vína, obilí a látky dohromady, si bere { $name }?
exercise-hint-collects-1-traders_and_builders = Které město kartička uzavírá? Hledej v něm soudky, klasy a role látky.
exercise-hint-collects-2-traders_and_builders = Spočítej symboly na všech kartičkách města. Patří tomu, kdo kartičku přikládá, ať družiníci stojí kdekoli.

figure-builder = Stavitel
figure-pig = Selátko
advice-puts-builder = postaví tvého stavitele tam, kde je { $whose }: za každé další rozšíření dostaneš druhou kartičku
advice-puts-pig = položí tvoje selátko tam, kde je { $whose }: o bod víc za každé uzavřené město u ní

## Řádky součtu a body, které nedává žádný útvar
line-pig = { $n ->
    [one] selátko: { $n } uzavřené město × { $each }
    [few] selátko: { $n } uzavřená města × { $each }
   *[other] selátko: { $n } uzavřených měst × { $each }
}
line-most_wine = nejvíc vína: { $each }
line-most_grain = nejvíc obilí: { $each }
line-most_cloth = nejvíc látky: { $each }
bonus-wine = Nejvíc vína
bonus-grain = Nejvíc obilí
bonus-cloth = Nejvíc látky

## Záznam hry
log-deployed-builder = { $name } umísťuje stavitele
log-deployed-pig = { $name } umísťuje selátko
log-returned-builder = { $name }: stavitel se vrací do zásoby
log-returned-pig = { $name }: selátko se vrací do zásoby
log-double-turn-earned = Dvojitý tah: { $name } získává druhou kartičku
log-second-part-began = Druhá půlka dvojitého tahu: { $name }
log-double-turn-earned-by-you = dvojitý tah: dostáváš druhou kartičku
log-second-part-began-by-you = začíná druhá půlka tvého dvojitého tahu
log-taken-wine = { $n ->
    [one] { $name } bere { $n } žeton vína
    [few] { $name } bere { $n } žetony vína
   *[other] { $name } bere { $n } žetonů vína
}
log-taken-grain = { $n ->
    [one] { $name } bere { $n } žeton obilí
    [few] { $name } bere { $n } žetony obilí
   *[other] { $name } bere { $n } žetonů obilí
}
log-taken-cloth = { $n ->
    [one] { $name } bere { $n } žeton látky
    [few] { $name } bere { $n } žetony látky
   *[other] { $name } bere { $n } žetonů látky
}

## Proč ne
why-builder-place = Tohle není cesta ani město.
why-builder-alone = Nestojí tu lupič ani rytíř téhož hráče.
why-builder-complete = Tato cesta nebo město už je uzavřené.
why-pig-place = Tohle není louka.
why-pig-alone = Není tu sedlák téhož hráče.

## Žetony
token-wine = Víno
token-grain = Obilí
token-cloth = Látka

## Karta útvaru
card-figure-builder = Stavitel: prodloužení přinese jeho hráči druhou kartičku (TB-BUILDER-6)
card-figure-pig = Selátko: bod navíc za město, má-li jeho hráč na louce většinu (TB-PIG-4)
card-print-goods-wine = { $n ->
    [one] { $n } žeton vína pro toho, kdo ho uzavře (TB-GOODS-3)
    [few] { $n } žetony vína pro toho, kdo ho uzavře (TB-GOODS-3)
   *[other] { $n } žetonů vína pro toho, kdo ho uzavře (TB-GOODS-3)
}
card-print-goods-grain = { $n ->
    [one] { $n } žeton obilí pro toho, kdo ho uzavře (TB-GOODS-3)
    [few] { $n } žetony obilí pro toho, kdo ho uzavře (TB-GOODS-3)
   *[other] { $n } žetonů obilí pro toho, kdo ho uzavře (TB-GOODS-3)
}
card-print-goods-cloth = { $n ->
    [one] { $n } žeton látky pro toho, kdo ho uzavře (TB-GOODS-3)
    [few] { $n } žetony látky pro toho, kdo ho uzavře (TB-GOODS-3)
   *[other] { $n } žetonů látky pro toho, kdo ho uzavře (TB-GOODS-3)
}

## Co se často myslí, i když to pravidla říkají jinak
belief-builder-counts = Stavitel se počítá do převahy.
belief-builder-counts-why = Tam se počítají jen družiníci a stavitel mezi ně nepatří.
belief-pig-counts = Selátko se počítá do převahy.
belief-pig-counts-why = Tam se počítají jen sedláci.
belief-pig-forgotten = Selátko body nemění.
belief-pig-forgotten-why = Hledej u sedláka selátko: za každé město je o bod víc.
belief-goods-to-owner = Zboží z města dostane ten, komu město patří.
belief-goods-to-owner-why = Zboží je odměna pro toho, kdo položí poslední kartičku.
belief-goods-tie-split = Při shodě v počtu zboží se deset bodů dělí.
belief-goods-tie-split-why = Nic se nedělí: každý dostane celých deset.
belief-goods-once = Město přinese od každého druhu zboží jen jeden žeton, i když ho ukazuje víckrát.
belief-goods-once-why = Spočítej symboly: za každý je jeden žeton.
belief-goods-need-knight = Zboží za uzavření města dostane jen hráč, který v něm má rytíře.
belief-goods-need-knight-why = Rytíři rozhodují o bodech; u zboží jde jen o poslední kartičku.
belief-goods-tie-nobody = Při shodě v počtu zboží nedostane deset bodů nikdo.
belief-goods-tie-nobody-why = Nikdo nemá víc než oni, takže je dostanou všichni.
belief-goods-for-all = Za každý druh zboží dostane deset bodů každý, kdo nějaké má.
belief-goods-for-all-why = Porovnej hráče: body přináší jen nejvíc žetonů jednoho druhu.
belief-builder-alone = Stavitel smí na kteroukoli volnou cestu nebo do volného města.
belief-builder-alone-why = Hledej na té cestě nebo v tom městě vlastního družiníka.
belief-builder-on-field = Stavitel smí i k sedlákovi.
belief-builder-on-field-why = Staví cesty a města; na louku patří selátko.
belief-builder-completes = Stavitel smí i na kartičku, která jeho cestu nebo město uzavře.
belief-builder-completes-why = Potřebuje něco, co se ještě může prodloužit.
belief-builder-always = Dokud stavitel stojí v krajině, je každý tah dvojitý.
belief-builder-always-why = Podívej se, kam kartička přišla: musí patřit k cestě nebo městu stavitele.
belief-builder-not-completing = Kartička, která cestu nebo město stavitele uzavře, druhou kartičku nepřinese.
belief-builder-not-completing-why = Stavitel ji vyslouží, když se kartička pokládá, ještě než jde domů.
belief-pig-alone = Selátko smí na kteroukoli volnou louku.
belief-pig-alone-why = Hledej na té louce vlastního sedláka.
belief-pig-for-all = Selátko zvýší hodnotu louky všem, komu patří.
belief-pig-for-all-why = Podívej se, čí selátko je: slouží jen svému hráči.
belief-pig-flat = Selátko přidá louce jen 1 bod.
belief-pig-flat-why = Přidává bod za každé město: nejdřív spočítej města.

## Signs on the tiles, in the legend of a worksheet
symbol-g-wine = Víno
symbol-g-grain = Obilí
symbol-g-cloth = Látka

## Značky na kartičce, jak se čtou nahlas
sign-goods-wine = s vínem
sign-goods-grain = s obilím
sign-goods-cloth = s látkou
