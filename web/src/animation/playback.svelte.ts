/** Playback: show given room events as at the table, without a live session. For replays and lessons. */

import type { Happened, TableView } from "../net/protocol";
import type { LogLine } from "../i18n/narrate";
import { EventLog } from "../state/eventLog.svelte";
import type { Shown } from "../state/shown";
import { subscribe } from "../state/subscribe.svelte";
import { Reveal } from "./reveal";

/** One stretch without a jump. After a jump a new one takes its place. */
export class Playback {
  readonly shown: Shown = $state({ table: null, asked: null, moment: null, summary: null, settled: true });
  readonly eventLog = new EventLog();
  readonly reveal: Reveal;

  /** Start with this table and the log up to then, newest first. */
  constructor(table: TableView, lines: LogLine[]) {
    this.reveal = new Reveal(this.shown, this.eventLog.addGameEvent, this.eventLog.addRoomEvent);
    this.reveal.jump(table, table.asked);
    this.eventLog.begin(table, lines);
  }

  /** Show these room events to their end. */
  async show(...told: Happened[]): Promise<void> {
    for (const each of told) this.reveal.push(structuredClone(each));
    await settled(this);
    this.shown.moment = null; // the stage shows a card that is to be given by itself
  }

  /** End what is still running at once, unseen. */
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
