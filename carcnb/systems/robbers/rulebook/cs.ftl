# Zbojníci, pravidlo po pravidle, vlastními slovy. Zbojník stojí na počítadle; lupič je figurka na cestě.

## 1. Zbojníci přicházejí na počítadlo

ROB-1 = Každý hráč má jednoho zbojníka své barvy. Na začátku leží v jeho zásobě u ostatních figurek.
    .title = Každému jeden
    .short = Každý hráč začíná s jedním zbojníkem v zásobě.
ROB-2 = Na osmi kartičkách je symbol zbojníka a přikládají se jako všechny ostatní. Potom, ještě než přijde řada na figurku, smíš svého zbojníka postavit na počítadlo bodů.
    .title = Kartičky se symbolem zbojníka
    .short = Kartička se symbolem zbojníka dovoluje postavit zbojníka na počítadlo.
ROB-3 = Zbojník potřebuje společnost: patří jen na políčko počítadla, kde stojí aspoň jedna počítací figurka jiného hráče. Nevadí, když je tam i tvoje figurka nebo další zbojníci.
    .title = K cizí počítací figurce
    .short = Zbojník smí stát jen na políčku s počítací figurkou jiného hráče.
ROB-4 = Totéž potom smí udělat ještě jeden hráč: nejbližší v pořadí, který má zbojníka v zásobě. U jednoho zůstane, i kdyby o to nestál.
    .title = Potom ještě jeden hráč
    .short = Po hráči na tahu smí zbojníka umístit právě jeden další hráč.
ROB-5 = Přikládáš kartičku se symbolem, ale tvůj zbojník už na počítadle stojí? Pak ho smíš přemístit na jiné dovolené políčko, nebo ho nechat, kde je.
    .title = Když už na počítadle stojí
    .short = Zbojníka, který už na počítadle stojí, lze přemístit na jiné dovolené políčko.
ROB-6 = Tah pak pokračuje jako obvykle: přijde figurka a po ní body.
    .title = Potom figurka
    .short = Figurka se umísťuje až po zbojnících.

## 2. Loupení

ROB-7 = Když počítací figurka odchází z políčka, kde stojí cizí zbojník, získá jeho hráč polovinu jejích bodů, zaokrouhlenou nahoru.
    .title = Polovina, zaokrouhlená nahoru
    .short = Zbojník na políčku, odkud figurka odchází, přinese polovinu jejích bodů.
ROB-8 = Oloupenému hráči nikdo nic nebere, postoupí o všechny své body.
    .title = Nikdo o body nepřijde
    .short = Oloupenému hráči zůstávají všechny body.
ROB-9 = Uloupené body si vlastník zbojníka hned zapíše svou počítací figurkou. Zbojník má hotovo a vrací se do zásoby.
    .title = Body a zpátky domů
    .short = Po loupení se zbojník vrací do zásoby.
ROB-10 = Uloupené body jsou v bezpečí. Zbojník, který stojí u figurky zapisující uloupené body, za ně nezíská nic.
    .title = Uloupené se znovu neloupí
    .short = Uloupené body nelze uloupit znovu.
ROB-11 = Takový zbojník ale nezůstane sám: jde s figurkou tam, kde skončí, a počká si na její příští body.
    .title = Zbojník jde s figurkou
    .short = S figurkou, která zapisuje uloupené body, se posouvá i zbojník.
ROB-12 = Zbojník bere první příležitost, i kdyby šlo o jediný bod. Na větší kořist čekat nesmí, jen uloupené body nechá projít.
    .title = Čekat nesmí
    .short = Zbojník musí loupit při první příležitosti.
ROB-13 = Na políčku se zbojníkem mohou stát figurky několika hráčů, kteří bodují v tomtéž vyhodnocení. Vlastník zbojníka si pak vybere, koho z nich oloupí.
    .title = Z několika si vybere
    .short = Z několika hráčů, kteří bodují zároveň, si vlastník zbojníka jednoho vybere.
ROB-14 = U jedné figurky může stát víc zbojníků. Každý z nich přinese polovinu celého zisku, ne toho, co zbylo po ostatních.
    .title = Několik zbojníků
    .short = Každý z několika zbojníků přinese polovinu celého zisku.
ROB-15 = Svému vlastnímu hráči zbojník nikdy nic neudělá. Když od něj tvoje figurka odejde, zůstane prostě stát.
    .title = Vlastního hráče neloupí
    .short = Zbojník nikdy neloupí svého vlastníka.
ROB-16 = Zbojníci loupí jen během hry. Ti, kteří zůstanou na počítadle, odejdou před závěrečným vyhodnocením.
    .title = Na konci už ne
    .short = Při závěrečném vyhodnocení se neloupí.
