"""The wire protocol of server and clients, and what both know of a room. All messages are JSON, by msgspec.

| module | what |
|---|---|
| `commands` | JSON from the client to the server: hello, ping, and every command |
| `messages` | JSON from the server to the client, and the views of rooms and games in it |
| `room_events` | everything that can happen in a room; in the log, and in `happened` from the server to the client |
| `game_events` | the referee's events as JSON, in `happened` too |
| `room_options` | options and rules of a room, and the limits of every value; in both directions |
| `errors` | the reasons of a refusal, from the server to the client |
| `room_state` | the room reducer: folds room events; no JSON |
| `from_views` | converts views that came from the server to the referee's types; no JSON |
| `table_code` | codes and ids of tables, as people type them |

`docs/protocol.md` says when each message is sent; `flip7.server.json_schema` makes the JSON schema of all of them.
"""
