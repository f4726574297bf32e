# Dárky, pravidlo po pravidle, vlastními slovy. GIFT-3 je zpráva GIFT-3.

## 1. Před hrou

GIFT-1 = Karet s dárky je 25, od každého z pěti druhů pět. Zamíchají se a leží lícem dolů v jednom balíčku.
    .title = 25 karet
    .short = V balíčku je 25 dárků, od každého druhu pět.
GIFT-2 = Mění se jen krok s kartičkou: před přiložením smíš dárek rozbalit, po přiložení můžeš nějaký získat. Figurky a body zůstávají jako v základní hře, pro kterou jedinou dárky vznikly; vedle jiných rozšíření jsou domácím pravidlem.
    .title = Mění se jen krok s kartičkou
    .short = Mění se jen krok s kartičkou.

## 2. Jak dárek získáš

GIFT-3 = Když tvoje kartička rozšíří cestu nebo město někoho jiného, smíš si vzít dárek. Nemusíš.
    .title = Za pomoc druhým
    .short = Kdo rozšíří cizí cestu nebo město, smí si vzít dárek.
GIFT-4 = Rozhoduje se, když kartička leží, ještě před figurkou. Na cestě nebo ve městě musí být družiník jiného hráče a někdo tam musí mít víc než ty.
    .title = Kdo má převahu
    .short = Nárok na dárek je tam, kde mají převahu jiní, a ne ty.
GIFT-5 = Nejjednodušší případ: ty tam nemáš nikoho, ale někdo jiný ano.
    .title = Ty tam nejsi
    .short = Nárok na dárek je tam, kde jsou jiní, a ty ne.
GIFT-6 = Máš tam také své družiníky, ale jiní jich mají víc: i tak je nárok na dárek.
    .title = Máš jich méně
    .short = Nárok na dárek je tam, kde jsou jiní silnější.
GIFT-7 = Když tam máš převahu nebo se o ni dělíš, dárek za to není. Platí to i tehdy, když tvé družiníky s cizími spojila teprve tato kartička.
    .title = Stejná síla
    .short = Kde máš převahu nebo se o ni dělíš, nárok na dárek není.
GIFT-8 = Jedna kartička může rozšířit několik cizích cest a měst. Dárek za ni je přesto nejvýš jeden.
    .title = Za kartičku jeden dárek
    .short = Za jednu kartičku je nejvýš jeden dárek.
GIFT-9 = Jestli kartička druhému pomáhá, škodí mu, nebo jeho cestu či město uzavírá, na tom nezáleží.
    .title = Pomoc, nebo škoda
    .short = Nezáleží na tom, zda rozšíření pomáhá, nebo škodí.
GIFT-10 = Vezmi si horní kartu a podívej se na ni tak, aby ji nikdo jiný neviděl. Pak leží před tebou lícem dolů: kolik jich máš, vidí všichni, které to jsou, víš jen ty.
    .title = Vidíš ji jen ty
    .short = Svůj dárek vidí jen jeho vlastník.
GIFT-11 = Když je balíček prázdný, zamíchají se použité dárky a tvoří nový balíček. Dokud leží všech 25 nepoužitých před hráči, nikdo další nedostane.
    .title = Prázdný balíček
    .short = Použité dárky tvoří nový balíček; když nejsou, dárek není.

## 3. Rozbalení dárku

GIFT-12 = Táhni kartičku. Než ji přiložíš, smíš rozbalit jeden ze svých dárků, ke každé kartičce nejvýš jeden.
    .title = Před přiložením
    .short = Jeden dárek se smí rozbalit s taženou kartičkou, než se přiloží.
GIFT-13 = Rozbalený dárek se otočí lícem nahoru, provede se a odloží k použitým.
    .title = Rozbalit, provést, odložit
    .short = Rozbalený dárek se provede a odloží.
GIFT-14 = Použité dárky leží lícem nahoru. Které už padly, vidí všichni.
    .title = Hromádka pro všechny
    .short = Použité dárky leží lícem nahoru.
GIFT-15 = Rozbalit dárek nikdy nemusíš. A smíš rozbalit i takový, se kterým se teď nedá nic dělat; pak jen přijde mezi použité.
    .title = Rozbalit se nemusí
    .short = Rozbalení je dobrovolné, i když dárek nic nezpůsobí.
GIFT-16 = Potřebuješ kartičku, kterou lze přiložit. Ta, která se nikam nehodí, nejdřív opustí hru a táhneš jinou; když už žádná není, dárek rozbalit nejde.
    .title = Kartička se musí hodit
    .short = Dárek se rozbaluje jen s kartičkou, kterou lze přiložit.

## 4. Církevní sjezd

GIFT-17 = Postav družiníka ze zásoby na kterýkoli klášter v krajině, který není uzavřený. Když to jde, musíš; tak je to s každým rozbaleným dárkem.
    .title = Do kláštera
    .short = Družiník jde na kterýkoli neuzavřený klášter.
GIFT-18 = Klášter může být prázdný, mohou v něm být jiní, nebo i ty: vejde se do něj libovolný počet družiníků.
    .title = Místa je tam dost
    .short = Nezáleží na tom, kdo už v klášteře je.
GIFT-19 = Církevní sjezd se za umístění figurky nepočítá. Po přiložení kartičky smíš umístit figurku jako obvykle.
    .title = Umístění figurky ti zůstává
    .short = O umístění figurky Církevním sjezdem nepřijdeš.

## 5. Metař

GIFT-20 = Vyber kteroukoli cestu, která není uzavřená. Hned se vyhodnotí, ať na ní jsi, nebo ne.
    .title = Kteroukoli cestu
    .short = Kterákoli neuzavřená cesta se hned vyhodnotí.
GIFT-21 = Počítá se jako na konci hry, 1 bod za kartičku. Body získá, kdo tam má převahu lupičů, a to může být i někdo jiný.
    .title = Čí jsou body
    .short = Cesta se počítá jako na konci hry, pro toho, kdo má převahu.
GIFT-22 = Potom je cesta zametená: všechny figurky z ní jdou domů, i ty, které nic nezískaly.
    .title = Čisto zameteno
    .short = Všechny figurky z cesty se vracejí.
GIFT-23 = Cesta je pak volná. Když ji tvoje kartička prodlouží, smíš na ni v témž tahu postavit lupiče.
    .title = Zase volná
    .short = Zametená cesta se smí v témž tahu znovu obsadit.

## 6. Výplata

GIFT-24 = Vezmi zpátky jednoho svého družiníka z cesty, z města, z kláštera nebo z louky.
    .title = Jeden se vrátí
    .short = Jeden vlastní družiník se vrací do zásoby.
GIFT-25 = Za každého družiníka, který byl na té cestě, v tom městě, v klášteře nebo na louce, získáš 2 body: počítají se všichni hráči i ten, koho bereš zpátky.
    .title = 2 body za družiníka
    .short = Za každého družiníka v útvaru jsou 2 body.
GIFT-26 = Družiník musí být v útvaru, který boduje teď nebo na konci: na cestě, ve městě, v klášteře nebo na louce.
    .title = Kde to jde
    .short = Družiník je na cestě, ve městě, v klášteře nebo na louce.

## 7. Změna postavení

GIFT-27 = Jeden tvůj rytíř, lupič nebo mnich si lehne jako sedlák na louku své kartičky. Nebo jeden tvůj sedlák vstane a je z něj rytíř, lupič nebo mnich na své kartičce.
    .title = Lehnout, nebo vstát
    .short = Vlastní družiník si na své kartičce lehne, nebo vstane.
GIFT-28 = Kdo už je tam, kam tvůj družiník jde, na tom nezáleží.
    .title = Ostatní nevadí
    .short = Nové místo může být obsazené.
GIFT-29 = Mění se jen stání a ležení. Z cesty do města ani z louky na louku se takto přejít nesmí.
    .title = Nic jiného
    .short = Jen ze stání do lehu, nebo naopak.
GIFT-30 = Týká se to družiníků na cestách, ve městech, v klášterech a na loukách. Na uzavřenou cestu ani do uzavřeného města či kláštera vstát nelze.
    .title = Kam to vede
    .short = Do uzavřeného útvaru nikdo nevstane.
GIFT-31 = Když si lehne poslední z tvých družiníků na cestě nebo ve městě tvého stavitele, stavitel jde domů.
    .title = Osamělý stavitel
    .short = Osamělý stavitel se vrací.
GIFT-32 = Když vstane poslední z tvých sedláků na louce tvého selátka, selátko jde domů.
    .title = Osamělé selátko
    .short = Osamělé selátko se vrací.
GIFT-33 = Jakmile se z družiníka stal sedlák, smí se k němu při umístění figurky v témž tahu přidat tvoje selátko, na právě přiloženou kartičku.
    .title = Selátko k novému sedlákovi
    .short = Selátko se smí k novému sedlákovi přidat v témž tahu.

## 8. Vem dvě karty

GIFT-34 = Táhni druhou kartičku. Jednu z obou si vybereš a přiložíš jako obvykle.
    .title = Vybíráš ze dvou
    .short = Táhne se druhá kartička a jedna z obou se přiloží.
GIFT-35 = Ta druhá se zamíchá zpátky mezi ostatní.
    .title = Druhá se vrací
    .short = Druhá kartička se zamíchá zpátky.
GIFT-36 = Když se druhá kartička nikam nehodí, opustí hru a táhneš znovu, dokud nepřijde taková, která se hodí.
    .title = Musí se hodit
    .short = Druhá kartička, která se nikam nehodí, se nahradí.
GIFT-37 = Když už v hromádkách další kartička není, dárek nic nezpůsobí a přiložíš tu, která je v ruce.
    .title = Není co táhnout
    .short = Bez druhé kartičky dárek nic nezpůsobí.

## 9. Na konci

GIFT-38 = Na konci hry má každý dárek, který před tebou leží nepoužitý, hodnotu 2 bodů.
    .title = 2 body za dárek
    .short = Každý nepoužitý dárek má hodnotu 2 bodů.
