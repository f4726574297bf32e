"""Practice: exercises chosen for what a learner knows, remembered rule by rule."""
