"""A site that any server of files can show: its pages, and what makes their boards live without Jupyter."""
