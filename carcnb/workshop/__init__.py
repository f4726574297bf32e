"""What developers run to make art, puzzles, weights and lists of rules; nothing that users import is here."""
