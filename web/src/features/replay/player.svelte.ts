/** Plays a game that has been played: on, back, to any step, at any pace. Forward it is revealed as at the table. */

import type { Happened, TableView } from "../../net/protocol";
import type { Line } from "../../i18n/narrate";
import type { Past } from "../../state/history";
import { Reveal, type Shown } from "../../animation/reveal";
import { Story } from "../../state/eventLog.svelte";
import { watch } from "../../state/subscribe.svelte";

/** Milliseconds between two steps, at the usual pace; somebody who is asked thinks a little. */
const REST = 140;
const THOUGHT = 550;
/** The scores of a round stay so long. */
const SUMMARY = 4500;

/** One stretch that is shown without a jump. After a jump nobody looks at the old one any more. */
export class Take {
  readonly shown: Shown = $state({ table: null, asked: null, moment: null, summary: null, settled: true });
  readonly story = new Story();
  readonly reveal: Reveal;

  /** It begins with that table, and what had been told by then, newest first. */
  constructor(table: TableView, lines: Line[]) {
    this.reveal = new Reveal(this.shown, this.story.shown, this.story.happened);
    this.reveal.jump(table, table.asked);
    this.story.began(table, lines);
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

export class Player {
  take: Take = $state.raw()!;
  /** The step that is shown, or just being shown. */
  step = $state(0);
  playing = $state(false);
  #pace = $state(1);
  #stop: () => void;

  constructor(
    readonly past: Past,
    step = 0,
  ) {
    this.take = this.#cut(step);
    this.#stop = watch(
      () => this.take.shown.summary,
      (summary) => {
        if (!summary) return;
        summary.seconds = Math.ceil((SUMMARY * this.#pace) / 1000);
        summary.until = this.playing ? performance.now() + SUMMARY * this.#pace : null;
      },
    );
  }

  /** 1 as at the table, less is faster. */
  get pace(): number {
    return this.#pace;
  }

  set pace(pace: number) {
    this.#pace = pace;
    this.take.reveal.speed = pace;
  }

  get atEnd(): boolean {
    return this.step >= this.past.length;
  }

  play(): void {
    if (this.playing) return;
    if (this.atEnd) this.jump(0);
    else if (!this.take.shown.settled) this.jump(this.step);
    this.playing = true;
    void this.#run(this.take);
  }

  /** It stands still at once, with what was being shown at its end. */
  pause(): void {
    this.playing = false;
    if (!this.take.shown.settled) this.jump(this.step);
  }

  jump(step: number): void {
    const playing = this.playing;
    this.playing = false;
    const old = this.take;
    this.take = this.#cut(Math.min(Math.max(0, step), this.past.length));
    old.retire();
    if (playing && !this.atEnd) this.play();
  }

  /** One step on, as it was at the table. */
  async forward(): Promise<void> {
    this.pause();
    if (!this.atEnd) await this.#show(this.take);
  }

  back(): void {
    this.pause();
    this.jump(this.step - 1);
  }

  close(): void {
    this.playing = false;
    this.#stop();
    this.take.retire();
  }

  #cut(step: number): Take {
    this.step = step;
    const take = new Take(this.past.at(step), this.past.lines(step));
    take.reveal.speed = this.#pace;
    return take;
  }

  async #run(take: Take): Promise<void> {
    while (this.playing && take === this.take && !this.atEnd) {
      await this.#show(take);
      await sleep((take.shown.asked ? THOUGHT : REST) * this.#pace);
    }
    if (take === this.take) this.playing = false;
  }

  /** The next step, to its end. */
  async #show(take: Take): Promise<void> {
    const told = this.past.steps[this.step];
    if (!told) return;
    this.step += 1;
    await take.show(told);
  }
}

function settled(take: Take): Promise<void> {
  return new Promise((resolve) => {
    const stop = watch(
      () => take.shown.settled,
      (done) => {
        if (!done) return;
        resolve();
        queueMicrotask(() => stop());
      },
    );
  });
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
