/** Plays a game that has been played: on, back, to any step, at any pace. Forward it is revealed as at the table. */

import type { GameHistory } from "../../state/history";
import { Playback } from "../../animation/playback.svelte";
import { subscribe } from "../../state/subscribe.svelte";

/** Milliseconds between two steps, at the usual pace; somebody who is asked thinks a little. */
const REST = 140;
const THOUGHT = 550;
/** The scores of a round stay so long. */
const SUMMARY = 4500;

export class Player {
  playback: Playback = $state.raw()!;
  /** The step that is shown, or just being shown. */
  step = $state(0);
  playing = $state(false);
  #pace = $state(1);
  #stop: () => void;

  constructor(
    readonly past: GameHistory,
    step = 0,
  ) {
    this.playback = this.#cut(step);
    this.#stop = subscribe(
      () => this.playback.shown.summary,
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
    this.playback.reveal.speed = pace;
  }

  get atEnd(): boolean {
    return this.step >= this.past.length;
  }

  play(): void {
    if (this.playing) return;
    if (this.atEnd) this.jump(0);
    else if (!this.playback.shown.settled) this.jump(this.step);
    this.playing = true;
    void this.#run(this.playback);
  }

  /** It stands still at once, with what was being shown at its end. */
  pause(): void {
    this.playing = false;
    if (!this.playback.shown.settled) this.jump(this.step);
  }

  jump(step: number): void {
    const playing = this.playing;
    this.playing = false;
    const old = this.playback;
    this.playback = this.#cut(Math.min(Math.max(0, step), this.past.length));
    old.retire();
    if (playing && !this.atEnd) this.play();
  }

  /** One step on, as it was at the table. */
  async forward(): Promise<void> {
    this.pause();
    if (!this.atEnd) await this.#show(this.playback);
  }

  back(): void {
    this.pause();
    this.jump(this.step - 1);
  }

  close(): void {
    this.playing = false;
    this.#stop();
    this.playback.retire();
  }

  #cut(step: number): Playback {
    this.step = step;
    const playback = new Playback(this.past.at(step), this.past.lines(step));
    playback.reveal.speed = this.#pace;
    return playback;
  }

  async #run(playback: Playback): Promise<void> {
    while (this.playing && playback === this.playback && !this.atEnd) {
      await this.#show(playback);
      await sleep((playback.shown.asked ? THOUGHT : REST) * this.#pace);
    }
    if (playback === this.playback) this.playing = false;
  }

  /** The next step, to its end. */
  async #show(playback: Playback): Promise<void> {
    const told = this.past.steps[this.step];
    if (!told) return;
    this.step += 1;
    await playback.show(told);
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
