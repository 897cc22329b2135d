/** Preferences: language, theme, sound, odds and speed. Saved at once. */

import { preferredLanguage, loadLanguage, type Language } from "../i18n/index.svelte";
import { reloadAfterUpdate } from "../net/reload";
import { loadPreferences, storePreferences } from "./storage";

export const preferences = $state(loadPreferences());

export function savePreferences(): void {
  storePreferences($state.snapshot(preferences));
  applyTheme();
}

export async function chooseLanguage(language: Language): Promise<void> {
  preferences.language = language;
  savePreferences();
  await loadLanguage(language).catch(() => reloadAfterUpdate());
}

/** Apply the saved theme and load the language. */
export async function applyPreferences(): Promise<void> {
  applyTheme();
  await loadLanguage((preferences.language as Language | null) ?? preferredLanguage()).catch(() => reloadAfterUpdate()); // until then, in English
}

function applyTheme(): void {
  if (preferences.theme) document.documentElement.dataset["theme"] = preferences.theme;
  else delete document.documentElement.dataset["theme"];
}
