/** Replay player: play, pause, step and jump through a finished game. Forward it is revealed as at the table. */

import type { GameHistory } from "../../state/history";
import { Playback } from "../../animation/playback.svelte";
import { subscribe } from "../../state/subscribe.svelte";

/** Milliseconds between two steps at normal pace: REST_MS after an event, THOUGHT_MS before an answer. */
const REST_MS = 140;
const THOUGHT_MS = 550;
/** Milliseconds that the scores of a round stay. */
const SUMMARY_MS = 4500;

export class Player {
  playback: Playback = $state.raw()!;
  /** The step that is shown or being shown. */
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
        summary.seconds = Math.ceil((SUMMARY_MS * this.#pace) / 1000);
        summary.until = this.playing ? performance.now() + SUMMARY_MS * this.#pace : null;
      },
    );
  }

  /** 1 is normal, less is faster. */
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

  /** Pause at the end of the running step. */
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

  /** Show the next step, animated. */
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
      await sleep((playback.shown.asked ? THOUGHT_MS : REST_MS) * this.#pace);
    }
    if (playback === this.playback) this.playing = false;
  }

  /** Show the next step to its end. */
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
