"""What server and clients say to each other: commands, messages, room events, errors."""
