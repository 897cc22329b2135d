/** How this person likes it: language, theme, sound, odds and speed. Remembered at once. */

import { preferred, speak, type Language } from "../i18n/index.svelte";
import { loadAnew } from "../net/reload";
import { recallWishes, rememberWishes } from "./storage";

export const wishes = $state(recallWishes());

export function keepWishes(): void {
  rememberWishes($state.snapshot(wishes));
  dress();
}

export async function choose(language: Language): Promise<void> {
  wishes.language = language;
  keepWishes();
  await speak(language).catch(() => loadAnew());
}

/** The page looks and speaks as this person likes. */
export async function begin(): Promise<void> {
  dress();
  await speak((wishes.language as Language | null) ?? preferred()).catch(() => loadAnew()); // until then, in English
}

function dress(): void {
  if (wishes.theme) document.documentElement.dataset["theme"] = wishes.theme;
  else delete document.documentElement.dataset["theme"];
}
