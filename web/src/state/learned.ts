/** The lessons, and which of them were finished in this browser. */

import { readItem, writeItem } from "./storage";

/** The lessons in their order. */
export const LESSON_IDS = ["bust", "second-chance", "freeze", "flip-three", "flip-7"] as const;

const LEARNED_KEY = "flip7:lessons";
const AWAY_KEY = "flip7:lessons-away";

/** Return the lessons that were finished in this browser. */
export function loadLearned(): string[] {
  try {
    const found: unknown = JSON.parse(readItem(LEARNED_KEY) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return []; // spoilt
  }
}

export function saveLearned(id: string): void {
  writeItem(LEARNED_KEY, JSON.stringify([...new Set([...loadLearned(), id])]));
}

/** Whether the home page still shows the lessons: until all are finished, or somebody puts them away. */
export function lessonsOffered(): boolean {
  const learned = loadLearned();
  return readItem(AWAY_KEY) === null && !LESSON_IDS.every((id) => learned.includes(id));
}

export function putLessonsAway(): void {
  writeItem(AWAY_KEY, "1");
}
