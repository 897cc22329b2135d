import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GameHistory } from "../src/state/history";
import { Player } from "../src/features/replay/player.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import { game } from "./games";

const { history, views } = game("family");
const past = new GameHistory(views.at(-1)!, history);

async function pass(ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone += 50) {
    await vi.advanceTimersByTimeAsync(50);
    flushSync();
  }
}

describe("a replay", () => {
  let player: Player;
  beforeEach(async () => {
    await loadLanguage("en");
    vi.useFakeTimers();
    player = new Player(past);
    flushSync();
  });
  afterEach(() => {
    player.close();
    vi.useRealTimers();
  });

  it("begins before the first card", () => {
    expect(player.playback.shown.table!.game!.draw_pile).toBe(94);
    expect(player.playback.eventLog.lines).toEqual([]);
  });

  it("plays on step by step, and shows what the server showed", async () => {
    player.play();
    await pass(12_000);
    expect(player.step).toBeGreaterThan(4);
    player.pause();
    flushSync();
    expect(player.playback.shown.table).toEqual(past.at(player.step));
    expect(player.playback.eventLog.lines.map((line) => line.id)).toEqual(
      past.lines(player.step).map((line) => line.id),
    );
    const there = player.step;
    await pass(5000);
    expect(player.step).toBe(there);
  });

  it("goes one step on and one step back", async () => {
    player.jump(20);
    const on = player.forward();
    await pass(6000);
    await on;
    expect(player.step).toBe(21);
    expect({ ...player.playback.shown.table, asked: null }).toEqual({ ...past.at(21), asked: null });
    expect(player.playback.eventLog.lines[0]!.text()).toBe(past.lines(21)[0]!.text());
    player.back();
    expect(player.step).toBe(20);
    expect(player.playback.shown.table).toEqual(past.at(20));
  });

  it("lets nothing of what was left behind come after a jump", async () => {
    player.play();
    await pass(700); // a card is in the air
    player.pause();
    player.jump(50);
    await pass(3000);
    expect(player.playback.shown.table).toEqual(past.at(50));
    expect(player.playback.shown.moment).toBeNull();
  });

  it("holds the scores of a round when it is not playing, and goes on by itself when it is", async () => {
    const ends = past.steps.find((told) => told.events.some((event) => event.event === "round_ended"))!.number;
    player.jump(ends - 1);
    void player.forward();
    await pass(30_000);
    expect(player.playback.shown.summary?.until).toBeNull();
    player.jump(ends - 1);
    player.play();
    await pass(20_000);
    expect(player.step).toBeGreaterThan(ends);
  });

  it("stops at the end, and begins anew", async () => {
    player.jump(past.length - 1);
    player.play();
    await pass(20_000);
    expect(player).toMatchObject({ playing: false, atEnd: true });
    player.play();
    expect(player.step).toBe(1);
  });
});
