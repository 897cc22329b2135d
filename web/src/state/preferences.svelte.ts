/** Preferences: language, theme, text size, sound, vibration, odds and speed. Saved at once; keys and defaults are in `storage.ts`. */

import { preferredLanguage, loadLanguage, type Language } from "../i18n/index.svelte";
import { reloadAfterUpdate } from "../net/reload";
import { DEFAULT_PREFERENCES, loadPreferences, storePreferences } from "./storage";

export const preferences = $state(loadPreferences());

export function savePreferences(): void {
  storePreferences($state.snapshot(preferences));
  applyLook();
}

export async function chooseLanguage(language: Language): Promise<void> {
  preferences.language = language;
  savePreferences();
  await loadLanguage(language).catch(() => reloadAfterUpdate());
}

/** Apply the saved theme and text size, and load the language. */
export async function applyPreferences(): Promise<void> {
  applyLook();
  await loadLanguage((preferences.language as Language | null) ?? preferredLanguage()).catch(() => reloadAfterUpdate()); // until then, in English
}

function applyLook(): void {
  const root = document.documentElement;
  if (preferences.theme) root.dataset["theme"] = preferences.theme;
  else delete root.dataset["theme"];
  if (preferences.text === DEFAULT_PREFERENCES.text) root.style.removeProperty("--text-size");
  else root.style.setProperty("--text-size", String(preferences.text));
}
