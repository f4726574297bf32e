system-winter = Zimní krajina
