"""Train the weights of the strong bots: from nothing, by self-play, with a fixed seed. Not in the wheel.

`make train` runs the `curriculum` and writes the weights into the package. `network` is the arithmetic of learning (a
small neural network, Adam), `dataset` gathers what is learned from.
"""
