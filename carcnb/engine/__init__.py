"""The rules as an engine: board, state, turn, scoring, actions, events and game; it runs wherever Python runs."""
