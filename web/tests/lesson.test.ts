import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import found from "./games/lesson.json";
import { answersLeft, replyTo } from "../src/features/lessons/lessons";
import type { Lesson } from "../src/net/protocol";
import { Pupil } from "../src/features/lessons/lesson.svelte";
import { speak } from "../src/i18n/index.svelte";

const lesson = found as unknown as Lesson;

async function pass(ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone += 50) {
    await vi.advanceTimersByTimeAsync(50);
    flushSync();
  }
}

describe("a lesson", () => {
  let pupil: Pupil;
  beforeEach(async () => {
    await speak("en");
    vi.useFakeTimers();
    pupil = new Pupil(lesson, "Zoë");
    flushSync();
  });
  afterEach(() => {
    pupil.close();
    vi.useRealTimers();
  });

  it("asks when the cards have been dealt, and not before", async () => {
    expect(pupil).toMatchObject({ progress: "busy", question: null });
    await pass(6000);
    expect(pupil.progress).toBe("asked");
    expect(pupil.question?.options).toEqual(["hit", "stay"]);
    expect(pupil.playback.story.lines.map((line) => line.text())).toContain("Zoë is dealt a 5.");
  });

  it("gets to its end", async () => {
    await pass(6000);
    expect(answersLeft(lesson)).toBe(3);
    for (const choice of ["hit", 0, 1] as const) {
      pupil.answer(choice);
      expect(pupil.question).toBeNull();
      await pass(15_000);
    }
    expect(pupil).toMatchObject({ progress: "done", given: 3, question: null });
    expect(pupil.playback.shown.table!.game!.places[1]!.status).toBe("frozen");
  });

  it("shows what leads away, and lets it be taken back", async () => {
    await pass(6000);
    const before = plain(pupil.playback.shown.table);
    const told = pupil.playback.story.lines.length;
    pupil.answer("stay");
    await pass(30_000);
    expect(pupil.progress).toBe("away");
    expect(pupil.playback.shown.table!.game!.places[0]!.status).toBe("stayed");
    pupil.back();
    expect(pupil).toMatchObject({ progress: "asked", given: 0 });
    expect(plain(pupil.playback.shown.table)).toEqual(before);
    expect(pupil.playback.story.lines).toHaveLength(told);
  });

  it("takes no answer that was not offered", async () => {
    await pass(6000);
    pupil.answer(2);
    expect(pupil.progress).toBe("asked");
    expect(replyTo(lesson.steps[0]!, 2)).toBeNull();
  });

  it("begins anew, whatever was under way", async () => {
    await pass(6000);
    pupil.answer("hit");
    await pass(300);
    pupil.restart();
    await pass(6000);
    expect(pupil).toMatchObject({ progress: "asked", given: 0 });
    expect(pupil.playback.shown.table!.game!.draw_pile).toBe(91);
  });
});

function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
