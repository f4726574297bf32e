"""What goes between a board and a page, typed once: what a page sees, what it says, and what it is answered."""
