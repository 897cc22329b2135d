/** A session that tests can change. */
import type { Answer } from "../src/game/session.svelte";
import type { Shown } from "../src/game/reveal";
import type { Asked, You } from "../src/protocol";

export class FakeSession {
  shown: Shown = $state({ table: null, asked: null, moment: null, summary: null, settled: true });
  question: Asked | null = $state(null);
  kept: Answer | null = $state(null);
  you: You | null = $state({ type: "you", person: 0, seat: 0, host: true });
}
