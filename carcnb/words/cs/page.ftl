# Stránka bez Jupyteru, než se objeví deska

page-loading = Načítají se pravidla: { $at } z { $of } MB
page-starting = Deska tu bude za okamžik …
page-failed = Spojení se přerušilo dřív, než se deska načetla.
page-again = Zkusit znovu
page-lost = Deska se ještě nenačetla. Pokud se neobjeví, načti stránku znovu.
page-try = Zkusit to na desce
page-once = { $size } MB, jen jednou
