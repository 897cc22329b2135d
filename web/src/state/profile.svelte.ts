/** Profile: the person's name and colour; a made-up name until they give one. */

import { loadProfile, storeProfile } from "./storage";
import { say } from "../i18n/index.svelte";

export const MAX_NAME_LENGTH = 24;

export const profile = $state(loadProfile());

export function saveProfile(): void {
  storeProfile($state.snapshot(profile));
}

const luck = Math.random();

/** Return a made-up name; the same as long as the page is open. */
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

/** Save the name and colour that the person joins a table with, and return them. */
export function confirmProfile(): { name: string; colour: number } {
  profile.name = myName();
  saveProfile();
  return { name: profile.name, colour: profile.colour };
}
