/** What you are called: the name you gave, or a made-up one until then. */

import { loadProfile, storeProfile } from "./storage";
import { say } from "../i18n/index.svelte";

export const MAX_NAME_LENGTH = 24;

export const profile = $state(loadProfile());

export function saveProfile(): void {
  storeProfile($state.snapshot(profile));
}

const luck = Math.random();

/** A name for somebody who has not said theirs; the same as long as the page is open. */
export function randomName(): string {
  const names = say("me-names")
    .split(/[,、]/)
    .map((each) => each.trim())
    .filter(Boolean);
  return names[Math.floor(luck * names.length)] ?? "Robin";
}

export function myName(): string {
  return profile.name.trim() || randomName();
}

/** From now on this browser knows you by the name and colour that you go to a table with. */
export function confirmProfile(): { name: string; colour: number } {
  profile.name = myName();
  saveProfile();
  return { name: profile.name, colour: profile.colour };
}
