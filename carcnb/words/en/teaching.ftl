# What lessons, worksheets and other pages for teachers say by themselves.

choice-yes = Yes
choice-no = No
