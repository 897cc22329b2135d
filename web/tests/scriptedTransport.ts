/** Transports that a test drives: it says what the server says, and sees what was sent. */

import type { ServerMessage } from "../src/net/protocol";
import type { Command, ConnectionState, OpenTransport, TransportListener } from "../src/net/transport";

export class ScriptedTransport {
  sent: Command[] = [];
  closed = false;
  constructor(
    readonly table: string,
    public token: string | null,
    private readonly listener: TransportListener,
  ) {}
  send(command: Command): boolean {
    return this.sent.push(command) > 0;
  }
  retry(): void {}
  wake(): void {}
  refuse(): void {}
  close(): void {
    this.closed = true;
  }
  say(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.token = message.token;
      this.be("open");
    }
    this.listener.onMessage(message);
  }
  be(state: ConnectionState): void {
    this.listener.onState(state, state === "refused" ? { reason: "sent_away", message: "" } : null);
  }
  /** Return the sent commands of that type. */
  all(type: Command["type"]): Command[] {
    return this.sent.filter((command) => command.type === type);
  }
}

/** Return a way to open transports, and those that were opened. */
export function scripted(): { open: OpenTransport; opened: ScriptedTransport[] } {
  const opened: ScriptedTransport[] = [];
  return {
    opened,
    open: (table, token, listener) => {
      const transport = new ScriptedTransport(table, token, listener);
      opened.push(transport);
      return transport;
    },
  };
}
