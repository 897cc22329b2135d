/** Lesson state: one learner who is asked, answers, and may take an answer back. */

import { replyTo } from "./lessons";
import type { Asked, Lesson, Move, TableView } from "../../net/protocol";
import type { LogLine } from "../../i18n/narrate";
import { Playback } from "../../animation/playback.svelte";

/** `asked`: the learner is to answer. `away`: the answer missed the point of the lesson. `done`: the lesson is over. */
export type Progress = "busy" | "asked" | "away" | "done";

interface Moment {
  table: TableView;
  lines: LogLine[];
  step: number;
}

export class LessonPlayer {
  playback: Playback = $state.raw()!;
  progress: Progress = $state("busy");
  /** The number of answers given so far. */
  given = $state(0);
  last: Move | number | null = $state(null);
  #step = $state(0);
  #before: Moment[] = [];
  #speed = 1;

  constructor(
    readonly lesson: Lesson,
    private readonly name: string,
  ) {
    this.restart();
  }

  get question(): Asked | null {
    return this.progress === "asked" ? (this.lesson.steps[this.#step]?.asked ?? null) : null;
  }

  set speed(speed: number) {
    this.#speed = speed;
    this.playback.reveal.speed = speed;
  }

  restart(): void {
    const table = structuredClone(this.lesson.table);
    for (const seat of table.seats) seat.name ||= this.name;
    for (const person of table.people) person.name ||= this.name;
    this.#before = [];
    this.#begin(table, []);
    this.given = 0;
    this.last = null;
    this.#step = 0;
    void this.#show(this.playback.show(this.lesson.opening), () => (this.progress = "asked"));
  }

  answer(choice: Move | number): void {
    const step = this.lesson.steps[this.#step];
    const reply = this.progress === "asked" && step ? replyTo(step, choice) : null;
    if (!reply) return;
    const table = $state.snapshot(this.playback.shown.table) as TableView;
    this.#before.push({ table, lines: [...this.playback.eventLog.lines], step: this.#step });
    this.last = choice;
    void this.#show(this.playback.show(...reply.told), () => {
      this.given += 1;
      if (reply.next !== null) this.#step = reply.next;
      this.progress = reply.next !== null ? "asked" : reply.leads ? "done" : "away";
      const game = this.playback.shown.table?.game;
      if (game && reply.next === null) game.turn = null; // nobody's turn any more
    });
  }

  /** Take the last answer back. */
  back(): void {
    const before = this.#before.pop();
    if (!before) return;
    this.#begin(before.table, before.lines);
    this.#step = before.step;
    this.given = this.#before.length;
    this.last = null;
    this.progress = "asked";
  }

  close(): void {
    this.playback.retire();
  }

  #begin(table: TableView, lines: LogLine[]): void {
    this.playback?.retire();
    this.playback = new Playback(table, lines);
    this.playback.reveal.speed = this.#speed;
  }

  /** Call `then` when everything has been shown, unless the learner has gone elsewhere meanwhile. */
  async #show(shown: Promise<void>, then: () => void): Promise<void> {
    const playback = this.playback;
    this.progress = "busy";
    await shown;
    if (playback === this.playback) then();
  }
}
