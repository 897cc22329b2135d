import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import found from "./games/lesson.json";
import { answersLeft, replyTo } from "../src/features/lessons/lessons";
import type { Lesson } from "../src/net/protocol";
import { LessonPlayer } from "../src/features/lessons/lesson.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";

const lesson = found as unknown as Lesson;

async function pass(ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone += 50) {
    await vi.advanceTimersByTimeAsync(50);
    flushSync();
  }
}

describe("a lesson", () => {
  let player: LessonPlayer;
  beforeEach(async () => {
    await loadLanguage("en");
    vi.useFakeTimers();
    player = new LessonPlayer(lesson, "Zoë");
    flushSync();
  });
  afterEach(() => {
    player.close();
    vi.useRealTimers();
  });

  it("asks when the cards have been dealt, and not before", async () => {
    expect(player).toMatchObject({ progress: "busy", question: null });
    await pass(6000);
    expect(player.progress).toBe("asked");
    expect(player.question?.options).toEqual(["hit", "stay"]);
    expect(player.playback.eventLog.lines.map((line) => line.text())).toContain("Zoë is dealt a 5.");
  });

  it("gets to its end", async () => {
    await pass(6000);
    expect(answersLeft(lesson)).toBe(3);
    for (const choice of ["hit", 0, 1] as const) {
      player.answer(choice);
      expect(player.question).toBeNull();
      await pass(15_000);
    }
    expect(player).toMatchObject({ progress: "done", given: 3, question: null });
    expect(player.playback.shown.table!.game!.places[1]!.status).toBe("frozen");
  });

  it("shows what leads away, and lets it be taken back", async () => {
    await pass(6000);
    const before = plain(player.playback.shown.table);
    const told = player.playback.eventLog.lines.length;
    player.answer("stay");
    await pass(30_000);
    expect(player.progress).toBe("away");
    expect(player.playback.shown.table!.game!.places[0]!.status).toBe("stayed");
    player.back();
    expect(player).toMatchObject({ progress: "asked", given: 0 });
    expect(plain(player.playback.shown.table)).toEqual(before);
    expect(player.playback.eventLog.lines).toHaveLength(told);
  });

  it("takes no answer that was not offered", async () => {
    await pass(6000);
    player.answer(2);
    expect(player.progress).toBe("asked");
    expect(replyTo(lesson.steps[0]!, 2)).toBeNull();
  });

  it("begins anew, whatever was under way", async () => {
    await pass(6000);
    player.answer("hit");
    await pass(300);
    player.restart();
    await pass(6000);
    expect(player).toMatchObject({ progress: "asked", given: 0 });
    expect(player.playback.shown.table!.game!.draw_pile).toBe(91);
  });
});

function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
