# What a board says where something that is done on it is not kept; beside it the file can be saved.

unkept = What you do is not kept: { $why } Save it as a file, or it will be lost.
unkept-full = the disk is full.
unkept-denied = { $file } cannot be written.
unkept-busy = another program is using { $file }.
unkept-why = { $why }
unkept-page-full = this browser has no more room.
unkept-page-denied = this browser keeps nothing for this page.
unkept-page-large = { $file } is too large for this browser.
kept-damaged = The file { $file } was damaged. It is set aside as { $aside }, and a new one is begun.
keeping-other = { $file } is no file of carcnb. It stays as it is.
save-file = Save { $file }
