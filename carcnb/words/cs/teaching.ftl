# What lessons, worksheets and other pages for teachers say by themselves.

choice-yes = Ano
choice-no = Ne
