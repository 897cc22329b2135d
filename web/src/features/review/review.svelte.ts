/** A review that is being made: asked for again and again until its figures are final. */

import { Refused } from "../../net/api";
import { fetchReview, reviewRecord, type Report } from "../../net/review";

/** Milliseconds before the next try, where the server has too much to do. */
const BUSY_MS = 5000;

export class FollowedReview {
  report: Report | null = $state.raw(null);
  /** Number of other games that are reviewed first; null if that is not known. */
  ahead: number | null = $state(null);
  busy = $state(false);
  refusal: Refused | null = $state.raw(null);
  #stopped = false;

  constructor(
    readonly table: string,
    /** The record, if the game comes from a file or a link. */
    readonly record: string | null = null,
  ) {}

  async follow(): Promise<void> {
    this.refusal = null;
    while (!this.#stopped && !this.report?.done) {
      try {
        await this.#ask();
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (error.reason !== "too_fast") {
          this.refusal = error;
          return;
        }
        this.busy = true;
        await new Promise((resolve) => setTimeout(resolve, BUSY_MS));
      }
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  async #ask(): Promise<void> {
    const told =
      this.record === null ? await fetchReview(this.table, this.report?.sharp ?? -1) : await reviewRecord(this.record);
    this.busy = false;
    if ("ahead" in told) this.ahead = told.ahead;
    else this.report = told;
  }
}
