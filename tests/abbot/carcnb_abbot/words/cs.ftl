# Opat: co říká deska, dotazy a záznam.

system-abbot = Opat
about-abbot = Opat stojí v klášteře nebo na zahradě a dá se vzít zpět: body jsou za to, co tam zatím je.

figure-abbot = Opat
feature-garden = Zahrada
role-garden = Opat

## Co se dá dělat
choice-abbot = Vzít opata zpět
note-garden = { $tiles ->
    [one] Zahrada, { $tiles } kartička z 9
    [few] Zahrada, { $tiles } kartičky z 9
   *[other] Zahrada, { $tiles } kartiček z 9
}
outlook-garden = Uzavře se zahrada: { $gains }
then-garden = Bez figurky: Uzavřená zahrada, { $gains }
hint-look-garden = Podívej se na zahradu { $where }: { $why }.

## Karta útvaru
card-unfinished-garden = Zůstane-li neuzavřená
card-complete-garden = Po uzavření
card-figure-abbot = Opat: dá se vzít zpět a hned bodovat (ABB-8)

## Řádky součtu a co se boduje
line-garden = { $n ->
    [one] { $n } zahrada × { $each }
    [few] { $n } zahrady × { $each }
   *[other] { $n } zahrad × { $each }
}
completed-garden = Uzavřená zahrada
unfinished-garden = Neuzavřená zahrada
final-garden = Zahrady
final-unfinished-garden = Neuzavřené zahrady

## Záznam hry
log-deployed-abbot-monastery = { $name } umísťuje opata do kláštera
log-deployed-abbot-garden = { $name } umísťuje opata do zahrady
log-returned-abbot = { $name }: opat se vrací do zásoby
log-nobody-garden = Uzavřená zahrada, nikdo neboduje

## Proč ne
why-abbot-place = Tohle není klášter ani zahrada.
why-garden-figure = Tahle figurka není opat.
why-abbot-when = Opat se bere zpět, když se umísťuje figurka.
why-abbot-none = Opat hráče na tahu tam nestojí.
why-abbot-complete = Tohle je uzavřené: opat se vrátí při bodování.
