/** A choice that is being played out: asked for again and again until all games are played. */

import { Refused } from "../../net/api";
import type { WhatIf } from "../../net/protocol";
import { playOut, type GameChoice } from "../../net/whatIf";

export class FollowedPlayOuts {
  report: WhatIf | null = $state.raw(null);
  asking = $state(false);
  refusal: Refused | null = $state.raw(null);
  #stopped = false;

  constructor(readonly game: GameChoice) {}

  async follow(): Promise<void> {
    if (this.asking) return;
    [this.asking, this.refusal] = [true, null];
    try {
      while (!this.#stopped && !this.report?.done) this.report = await playOut(this.game);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error;
    }
    this.asking = false;
  }

  stop(): void {
    this.#stopped = true;
  }
}
