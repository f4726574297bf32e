"""Hosts of boards: what shows a board in a notebook.  A page without Jupyter has its own in ``carcnb.site``."""
