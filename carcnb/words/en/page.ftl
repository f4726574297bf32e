# A page without Jupyter, while its board is on the way

page-loading = Getting the rules ready: { $at } of { $of } MB
page-starting = The board is almost there …
page-failed = The connection was lost before the board was here.
page-again = Try again
page-lost = The board has not come yet. If it does not, load this page again.
page-try = Try it on the board
page-once = { $size } MB, once
