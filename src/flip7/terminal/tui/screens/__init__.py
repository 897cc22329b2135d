"""Full screens of the Textual application."""
