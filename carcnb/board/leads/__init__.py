"""The leads of boards: a game, a record, a director, and what lies around them."""
