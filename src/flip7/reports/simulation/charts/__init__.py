"""One module for each chart; `choosing` has those that say something about a result."""
