/** Playback: show given room events as at the table, without a live session. For replays and lessons. */

import type { Happened, TableView } from "../net/protocol";
import type { LogLine } from "../i18n/narrate";
import { EventLog } from "../state/eventLog.svelte";
import type { Shown } from "../state/shown";
import { subscribe } from "../state/subscribe.svelte";
import { Reveal } from "./reveal";

/** One stretch that is shown without a jump. After a jump nobody looks at the old one any more. */
export class Playback {
  readonly shown: Shown = $state({ table: null, asked: null, moment: null, summary: null, settled: true });
  readonly eventLog = new EventLog();
  readonly reveal: Reveal;

  /** It begins with that table, and what had been told by then, newest first. */
  constructor(table: TableView, lines: LogLine[]) {
    this.reveal = new Reveal(this.shown, this.eventLog.addGameEvent, this.eventLog.addRoomEvent);
    this.reveal.jump(table, table.asked);
    this.eventLog.begin(table, lines);
  }

  /** What is told is shown to its end. */
  async show(...told: Happened[]): Promise<void> {
    for (const each of told) this.reveal.push(structuredClone(each));
    await settled(this);
    this.shown.moment = null; // a card that is to be given lies on the spot by itself
  }

  /** What is still under way ends soon, and nobody sees it. */
  retire(): void {
    this.reveal.speed = 0;
    this.reveal.skip();
    this.reveal.advance();
  }
}

function settled(playback: Playback): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(
      () => playback.shown.settled,
      (done) => {
        if (!done) return;
        resolve();
        queueMicrotask(() => stop());
      },
    );
  });
}
