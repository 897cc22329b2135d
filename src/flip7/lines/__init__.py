"""The line-based table: prompts, narration, plain text."""
