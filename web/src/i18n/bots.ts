/** Bots as people see them: kind, character and strength. */

import { say } from "./index.svelte";

export const MOST_STRENGTH = 6;

/**
 * Petals by the ratings of `flip7/bots/catalog.py`: a character has those of the strongest level it is not weaker than.
 * tests/bots/test_browser_strengths.py holds them equal.
 */
const STRENGTH: Record<string, number> = {
  level1: 1,
  level2: 2,
  level3: 3,
  level4: 4,
  level5: 5,
  level6: 6,
  tourist: 1,
  daredevil: 1,
  cautious: 1,
  greedy: 1,
  vengeful: 2,
  champion: 3,
};

export const LEVELS = Object.keys(STRENGTH).filter((bot) => bot.startsWith("level"));
export const CHARACTERS = Object.keys(STRENGTH).filter((bot) => !LEVELS.includes(bot));

/** The bot that plays when nobody chooses one. */
export const USUAL_BOT = "level3";

/** 1 to 6; null for a bot that has not been rated, such as stay:25. */
export function botStrength(bot: string): number | null {
  return STRENGTH[bot] ?? null;
}

/** Steady, Greedy … */
export function botKind(bot: string): string {
  return say(bot in STRENGTH ? `bot-${bot}.kind` : "bot-kind-other");
}

/** «counts cards, takes no great risk» */
export function botLine(bot: string): string {
  return say(bot in STRENGTH ? `bot-${bot}.line` : "bot-line-other");
}

/** Three different bots to begin with, none of them too strong: every first game is with others. */
export function companions(random: () => number = Math.random): string[] {
  const pool = ["level1", "level2", "level3", "cautious", "greedy", "vengeful", "daredevil", "champion"];
  return Array.from({ length: 3 }, () => pool.splice(Math.floor(random() * pool.length), 1)[0] ?? USUAL_BOT);
}
