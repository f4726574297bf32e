"""The atelier draws every tile design from its facts, once, while developing; `python -m carcnb.workshop.atelier`."""
