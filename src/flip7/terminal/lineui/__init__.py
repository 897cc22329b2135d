"""Games that run down the terminal, line by line."""
