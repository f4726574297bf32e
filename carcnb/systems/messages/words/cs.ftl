# Dopisy: co říká deska, dotazy, dopisy a záznam.

system-messages = Dopisy
about-messages = Každý má dvě počítací figurky a ta, která se zastaví na tmavém políčku počítadla, přinese dopis.

## Cvičení
exercise-ask-may-letter = { $name } má dopis „{ $card }“: { $text } Které z označených míst smí { $name } zvolit?
exercise-hint-may-1-letter = Najdi družiníky tohoto hráče a spočítej, kolik bodů jsou jejich útvary teď.
exercise-ask-uses-letter = { $name } má dopis „{ $card }“ a provede, co říká: { $text } Kolik bodů to přinese?
exercise-ask-uses-letter-A = { $name } má dopis „{ $card }“: { $text } Zvolené místo má písmeno A. Kolik bodů to přinese?
exercise-hint-uses-1-letter = Přečti si dopis ještě jednou: počítá figurky, erby, nebo celý útvar?
exercise-hint-uses-2-letter = Najdi v krajině všechny družiníky tohoto hráče a vynech ty, o kterých dopis nemluví.
exercise-ask-scorers-letter = { $name } má dopis „{ $card }“: { $text } Zvolené místo má písmeno A. Kdo za ně dostane body?
exercise-hint-scorers-1-letter = Čí je ten dopis?
exercise-hint-scorers-2-letter = Podívej se, kdo další tam stojí, a zda se teď vůbec něco uzavírá.
exercise-does-advance-meeple = Kartička A něco uzavřela a { $name } za to posouvá na počítadle obyčejnou figurku.
exercise-does-advance-lady = Kartička A něco uzavřela a { $name } za to posouvá na počítadle dámu.
exercise-does-advance-meeple-besides = Body za kartičku A jsou zapsané. { $name } hraje dopis a posouvá za něj na počítadle obyčejnou figurku.
exercise-does-advance-lady-besides = Body za kartičku A jsou zapsané. { $name } hraje dopis a posouvá za něj na počítadle dámu.
exercise-hint-follows-1-advance = Počítej od políčka, na kterém figurka stojí: skončí na tmavém?
exercise-then-advance = { $name } volí, která počítací figurka půjde.
exercise-then-letter = { $name } hraje dopis.
exercise-then-draw-letter = { $name } táhne dopis.
exercise-hint-allowed-1-letter = Přečti si, co dopis dělá: vybírá se k tomu něco? Jestli ano, hledej v krajině to, co chce.

figure-lady = Dáma

## Otázky
ask-advance = Která počítací figurka půjde?
does-advance-meeple-dark = posune obyčejnou figurku na políčko { $space }, a to je tmavé
does-advance-meeple = posune obyčejnou figurku na políčko { $space }
does-advance-lady-dark = posune dámu na políčko { $space }, a to je tmavé
does-advance-lady = posune dámu na políčko { $space }
does-letter-use = provede akci dopisu
does-letter-seal = vezme si pečeť dopisu
does-score-city = nejdřív započítá město ({ $n ->
    [one] { $n } kartička
    [few] { $n } kartičky
   *[other] { $n } kartiček
})
does-score-road = nejdřív započítá cestu ({ $n ->
    [one] { $n } kartička
    [few] { $n } kartičky
   *[other] { $n } kartiček
})
does-score-monastery = nejdřív započítá klášter
choice-advance-meeple = Obyčejná figurka
choice-advance-lady = Dáma
ask-letter = Akce dopisu, nebo pečeť?
choice-letter-use = Provést akci dopisu
choice-letter-seal = Pečeť: 2 body
ask-score = Co se zapíše nejdřív?
choice-score-city = Město
choice-score-road = Cesta
choice-score-monastery = Klášter

## Dopisy: název a celý text
card-letter-hidden = dopis lícem dolů
card-letter-shortest_road = Nejkratší cesta
card-letter-shortest_road-text = Oboduj cestu se svým lupičem jako na konci hry. Je-li jich víc, musí to být ta za nejméně bodů. Převaha není potřeba, všichni lupiči zůstávají.
card-letter-smallest_city = Nejmenší město
card-letter-smallest_city-text = Oboduj město se svým rytířem jako na konci hry. Je-li jich víc, musí to být to za nejméně bodů. Převaha není potřeba, všichni rytíři zůstávají.
card-letter-monastery = Klášter
card-letter-monastery-text = Oboduj klášter se svým mnichem jako na konci hry. Je-li jich víc, musí to být ten za nejméně bodů. Převaha není potřeba, mnich zůstává.
card-letter-coats_of_arms = Erby
card-letter-coats_of_arms-text = Najdi města, kde stojí tvůj rytíř, ať patří komukoli: jejich erby jsou po 2 bodech. Žádný rytíř domů nejde.
card-letter-knights = Rytíři
card-letter-knights-text = 2 body za každého tvého rytíře ve městech. Rytíři zůstávají.
card-letter-farmers = Sedláci
card-letter-farmers-text = 2 body za každého tvého sedláka na loukách. Sedláci zůstávají.
card-letter-extra_tile = Kartička navíc
card-letter-extra_tile-text = Táhni další kartičku a přilož ji. Smíš na ni umístit figurku.
card-letter-score_and_return = Vyhodnocení a vrácení figurky
card-letter-score_and_return-text = Vyber jednu svou figurku tam, kde nikdo nemá víc než ty. Oboduj její útvar jako na konci hry a figurku si vezmi zpět.

## Řádky součtu a body, které nedává žádný útvar
line-seal = pečeť: { $each }
line-letter_coats = { $n ->
    [one] { $n } erb × { $each }
    [few] { $n } erby × { $each }
   *[other] { $n } erbů × { $each }
}
line-letter_knights = { $n ->
    [one] { $n } rytíř × { $each }
    [few] { $n } rytíři × { $each }
   *[other] { $n } rytířů × { $each }
}
line-letter_farmers = { $n ->
    [one] { $n } sedlák × { $each }
    [few] { $n } sedláci × { $each }
   *[other] { $n } sedláků × { $each }
}
bonus-seal = Pečeť dopisu
bonus-coats_of_arms = Dopis: erby
bonus-knights = Dopis: rytíři
bonus-farmers = Dopis: sedláci

## Záznam hry
log-card-taken-letter = Tmavé políčko: { $name } dostává dopis
log-card-used-letter = { $name } používá: { $card }
log-card-closed-letter = { $name } používá pečeť: { $card }
log-score-figures-joined = { $name } sčítá obě počítací figurky: { $points }
log-score-figures-joined-by-you = sčítáš obě své počítací figurky: { $points }

## Proč ne
why-asked-advance = Teď se vybírá jedna ze dvou počítacích figurek.
why-asked-letter = Teď se hraje dopis, jeho akce, nebo pečeť.
why-asked-score = Teď se vybírá, co se zapíše nejdřív.
why-letter-shortest-road = Tento dopis boduje cestu s vlastním lupičem.
why-letter-smallest-city = Tento dopis boduje město s vlastním rytířem.
why-letter-monastery = Tento dopis boduje klášter s vlastním mnichem.
why-letter-coats-of-arms = Tento dopis počítá všechny erby najednou, nic se nevybírá.
why-letter-knights = Tento dopis počítá všechny rytíře najednou, nic se nevybírá.
why-letter-farmers = Tento dopis počítá všechny sedláky najednou, nic se nevybírá.
why-letter-extra-tile = Tento dopis přináší kartičku, nic se nevybírá.
why-letter-score-and-return = Tento dopis boduje útvar s vlastní figurkou.
why-letter-not-shortest-road = Jiná cesta s vlastním lupičem má nižší hodnotu.
why-letter-not-smallest-city = Jiné město s vlastním rytířem má nižší hodnotu.
why-letter-not-monastery = Jiný klášter s vlastním mnichem má nižší hodnotu.
why-letter-not-score-and-return = Převahu tam má někdo jiný.
why-letter-none-shortest-road = Na žádné cestě není vlastní lupič, zbývá jen pečeť.
why-letter-none-smallest-city = V žádném městě není vlastní rytíř, zbývá jen pečeť.
why-letter-none-monastery = Na žádném klášteře není vlastní mnich, zbývá jen pečeť.
why-letter-none-coats-of-arms = V žádném městě není vlastní rytíř, zbývá jen pečeť.
why-letter-none-knights = V žádném městě není vlastní rytíř, zbývá jen pečeť.
why-letter-none-farmers = Na žádné louce není vlastní sedlák, zbývá jen pečeť.
why-letter-none-extra-tile = Kartičky už došly, zbývá jen pečeť.
why-letter-none-score-and-return = Nikde není útvar s vlastní převahou, zbývá jen pečeť.

## Lekce
lesson-no-card-letter = { $name } za to žádný dopis nedostane.
lesson-legal-letter = To je dovoleno: říká to dopis. (MSG-10)
lesson-legal-advance = To je dovoleno: kdo boduje, vybírá figurku. (MSG-3)

## Co se často myslí, i když to pravidla říkají jinak
belief-dark-passed = Figurka, která přes tmavé políčko přejde, přináší dopis.
belief-dark-passed-why = Počítá se jen políčko, na kterém se zastaví.
belief-letter-any = S dopisem si hráč smí vybrat kteroukoli svou cestu, město nebo klášter.
belief-letter-any-why = Porovnej, co by která přinesla: vybrat se musí ta nejlevnější.
belief-letter-majority = S dopisem se počítá jen to, kde má hráč převahu.
belief-letter-majority-why = Stačí jeden družiník, ať jich tam ostatní mají kolik chtějí.
belief-seal-besides = Dva body za pečeť jsou navíc k tomu, co dopis říká.
belief-seal-besides-why = Je to buď jedno, nebo druhé.
belief-farmers-three = Dopis o sedlácích přináší za každého 3 body.
belief-farmers-three-why = Tak je to v jiných vydáních; tady je to stejně jako za rytíře.
belief-letter-per-feature = Dopis o rytířích nebo sedlácích přináší 2 body za každé město nebo louku.
belief-letter-per-feature-why = Počítej figurky, ne místa, kde stojí.
belief-letter-for-all = Dopis dostanou i ostatní, když skončí na tmavém políčku.
belief-letter-for-all-why = Podívej se, kdo je na tahu.
belief-letter-if-alone = Když na tmavém políčku stojí někdo jiný, dopis není.
belief-letter-if-alone-why = Tak je to v jiných vydáních; tady nikdo nepřekáží.
