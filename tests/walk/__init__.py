"""A person's way through everything in a real browser, judged at every state it passes: see README.md."""
