"""What the commands print: bodies of `flip7 simulate`, `arena`, `solve`, `review` … and their tables."""
