# Co deska přidává k větám v play.ftl: volby, řádky závěrečné tabulky a zprávy, kterým nerozumí.

## Volba, která jmenuje i druh figurky: „Rytíř (velký)“
choice-figure = { $role } ({ $figure })

## Závěrečná tabulka: body, které nedal žádný útvar, třeba ty ze začátku hry
final-other = Ostatní body

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
error-lesson-time = V lekci vedou zpátky tlačítka Zpět a Zkusit znovu.
