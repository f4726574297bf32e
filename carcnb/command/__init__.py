"""The command ``carcnb``: opens tutorials, draws and replays games, builds the site, sets up a clone and tests it."""
