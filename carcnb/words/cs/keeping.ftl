# Co deska řekne, kde se to, co se na ní dělá, neukládá; vedle jde uložit soubor.

unkept = To, co děláš, se neukládá: { $why } Ulož si to jako soubor, jinak o to přijdeš.
unkept-full = disk je plný.
unkept-denied = do souboru { $file } nejde zapisovat.
unkept-busy = soubor { $file } právě používá jiný program.
unkept-why = { $why }
unkept-page-full = v tomto prohlížeči už není místo.
unkept-page-denied = tento prohlížeč si z této stránky nic nepamatuje.
unkept-page-large = soubor { $file } je pro tento prohlížeč příliš velký.
kept-damaged = Soubor { $file } byl poškozený. Zůstal odložený jako { $aside } a začíná nový.
keeping-other = { $file } není soubor programu carcnb. Zůstává, jak je.
save-file = Uložit { $file }
