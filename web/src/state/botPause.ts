/** The pause of bots before they answer, and how it follows the speed that the host of a table chooses. */

import { SPEED } from "./speeds";

/** The pauses that hosts choose from, in seconds; `BOT_PAUSES` in protocol/room_options.py are the same. */
export const PAUSES = [0, 0.6, 1.2, 2.5];
/** The pauses with which tables are opened, on a device and on a big screen; any other one was chosen by hand. */
const USUAL_PAUSES = [0.6, 1.2];

/** The bots of a host's table: at Fast they answer at once, or their pause would be most of a turn. */
export class BotPace {
  /** The speed that is followed; null before the first. */
  #speed: number | null = null;
  /** The pause before Fast. */
  #before = 0;

  /**
   * Return the pause after the host has chosen a speed, or null if it stays as it is. For a host who liked it fast before
   * the game, only a pause that nobody chose is shortened, and none for somebody who plays alone.
   */
  follow(speed: number, pause: number, alone: boolean): number | null {
    const from = this.#speed;
    this.#speed = speed;
    const wanted = this.#wanted(from, speed, pause, alone);
    return wanted === pause ? null : wanted;
  }

  #wanted(from: number | null, to: number, pause: number, alone: boolean): number {
    if (from === to || (from === null && (alone || !USUAL_PAUSES.includes(pause)))) return pause;
    if (alone) return 0; // nobody else needs time to see what bots do
    if (to < SPEED.normal) {
      this.#before = pause;
      return 0;
    }
    return from !== null && from < SPEED.normal && pause === 0 ? this.#before : pause;
  }
}
