system-base = The base game
