system-base = Základní hra
