# Zimní edice: zatím jediné pravidlo, které si půjčuje základní hra.

WIN-11 = Pokud hru teprve poznáváš, zahraj si poprvé bez sedláků. Louky jsou na hře to nejtěžší a počkají do druhé hry.
    .title = První hra bez sedláků
    .short = První hru je dobré hrát bez sedláků.
