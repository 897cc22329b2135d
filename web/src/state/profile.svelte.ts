/** What you are called: the name you gave, or a made-up one until then. */

import { recallSelf, rememberSelf } from "./storage";
import { say } from "../i18n/index.svelte";

export const LONGEST_NAME = 24;

export const self = $state(recallSelf());

export function keepSelf(): void {
  rememberSelf($state.snapshot(self));
}

const luck = Math.random();

/** A name for somebody who has not said theirs; the same as long as the page is open. */
export function madeUp(): string {
  const names = say("me-names")
    .split(/[,、]/)
    .map((each) => each.trim())
    .filter(Boolean);
  return names[Math.floor(luck * names.length)] ?? "Robin";
}

export function myName(): string {
  return self.name.trim() || madeUp();
}

/** From now on this browser knows you by the name and colour that you go to a table with. */
export function introduce(): { name: string; colour: number } {
  self.name = myName();
  keepSelf();
  return { name: self.name, colour: self.colour };
}
