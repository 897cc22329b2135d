/** A fake WebSocket, driven by the test. */

import type { ServerMessage } from "../src/net/protocol";

export class FakeSocket {
  static all: FakeSocket[] = [];
  static get newest(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = () => {};
  sent: { type: string; [key: string]: unknown }[] = [];
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose();
  }
  open() {
    this.onopen();
    return this;
  }
  say(message: ServerMessage) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
