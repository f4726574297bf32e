"""What all scoring has in common, told as rules of its own."""
