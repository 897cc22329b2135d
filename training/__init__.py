"""How the mind of the strong bots is trained: from nothing, by playing against itself, with a fixed seed.

`make train` runs `course` and writes the mind into the package. `network` is the arithmetic of learning, `watching`
gathers what is learned from.
"""
