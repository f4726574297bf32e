# Uložené hry na příkazové řádce.

cli-final = Konečné body
cli-so-far = Body zatím (hra neskončila)
