"""The wire protocol of server and clients: commands, messages, room events, errors."""
