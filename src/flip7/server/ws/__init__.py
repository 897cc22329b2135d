"""The WebSocket: one session for each client."""
