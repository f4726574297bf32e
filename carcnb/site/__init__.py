"""The site without Jupyter: boards in plain pages."""
