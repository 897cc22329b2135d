/** The keys of a game with real cards: what they show, and what they post. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import CardKeys from "../src/features/score/CardKeys.svelte";
import LiveDock from "../src/features/score/LiveDock.svelte";
import PadDock from "../src/features/score/PadDock.svelte";
import { ScoreGame } from "../src/features/score/scoreGame.svelte";
import { loadLanguage, say } from "../src/i18n/index.svelte";
import { loadSentences } from "../src/i18n/pageSentences";
import { pageOf } from "../src/state/router.svelte";
import { boardOf, fakeKeeper } from "./fakeScore";

beforeEach(async () => {
  await loadLanguage("en");
  await loadSentences("companion");
});
afterEach(cleanup);

describe("the pad", () => {
  function show(changing = false) {
    const keeper = fakeKeeper();
    const game = new ScoreGame("game", keeper);
    game.board = boardOf();
    const onleave = vi.fn();
    render(PadDock, { game, cell: { round: 1, seat: 1 }, changing, onleave });
    return { keeper, onleave };
  }

  it("enters a number by its keys", async () => {
    const { keeper, onleave } = show();
    for (const key of ["4", "4", "OK"]) await fireEvent.click(screen.getByRole("button", { name: key }));
    await vi.waitFor(() => expect(keeper.acts).toEqual([{ do: "score", seat: 1, round: 1, points: 44 }]));
    await vi.waitFor(() => expect(onleave).toHaveBeenCalledOnce());
  });

  it("enters a number by the keyboard, and a bust with one key", async () => {
    const { keeper, onleave } = show();
    for (const key of ["1", "2", "Backspace", "7", "Enter"]) await fireEvent.keyDown(window, { key });
    await vi.waitFor(() => expect(onleave).toHaveBeenCalledOnce());
    await fireEvent.keyDown(window, { key: "b" });
    await vi.waitFor(() =>
      expect(keeper.acts).toEqual([
        { do: "score", seat: 1, round: 1, points: 17 },
        { do: "bust", seat: 1 },
      ]),
    );
  });

  it("enters nothing without a number", async () => {
    const { keeper } = show();
    await fireEvent.click(screen.getByRole("button", { name: "OK" }));
    expect(keeper.acts).toEqual([]); // a tap goes to the keeper at once
  });
});

it("a card that cannot be says why, and is not picked", async () => {
  const [onpick, onrefuse] = [vi.fn(), vi.fn()];
  render(CardKeys, { impossible: { "7": "Ana has the 7 already." }, onpick, onrefuse });
  await fireEvent.click(screen.getByRole("button", { name: "7" }));
  expect([onpick.mock.calls, onrefuse.mock.calls]).toEqual([[], [["Ana has the 7 already."]]]);
  await fireEvent.click(screen.getByRole("button", { name: "Freeze" }));
  expect(onpick).toHaveBeenCalledWith("FZ");
});

describe("live", () => {
  const move = boardOf({
    depth: "live",
    live: true,
    asked: { ask: "move", seat: 0, question: "Ana, hit or stay?", options: ["hit", "stay"] },
  });
  const which = {
    ...move,
    asked: { ask: "card" as const, seat: 0, question: "Which card came up for Ana?", left: {} },
  };

  it("enters a card also when «Hit or stay?» is asked", async () => {
    const keeper = fakeKeeper(() => ({ board: move }));
    const game = new ScoreGame("game", keeper);
    game.board = move;
    render(LiveDock, { game });
    await fireEvent.click(screen.getByRole("button", { name: "9" }));
    await vi.waitFor(() => expect(keeper.acts).toEqual([{ do: "card", card: "9" }]));
  });

  it("enters neither a hit nor a card that cannot come up", async () => {
    const keeper = fakeKeeper(() => ({ board: which }));
    const game = new ScoreGame("game", keeper);
    game.board = { ...move, impossible: { "9": "All have come up." } };
    render(LiveDock, { game });
    await fireEvent.click(screen.getByRole("button", { name: "9" }));
    await vi.waitFor(() => expect(game.trouble?.()).toBe("All have come up."));
    expect(keeper.acts).toEqual([]);
  });

  it("asks who gets a card with a button for each who can, and by the digits", async () => {
    const keeper = fakeKeeper();
    const game = new ScoreGame("game", keeper);
    game.board = boardOf({
      live: true,
      asked: { ask: "give", seat: 0, question: "Ana, who gets the Freeze?", card: "FZ", options: [0, 2] },
    });
    render(LiveDock, { game });
    expect(screen.getByRole("heading").textContent).toContain("Ana, who gets the Freeze?");
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    await fireEvent.keyDown(window, { key: "2" });
    await vi.waitFor(() => expect(keeper.acts).toEqual([{ do: "give", to: 2 }]));
  });
});

it("has its addresses", () => {
  expect([pageOf("/score"), pageOf("/score/sheet"), pageOf("/score/abc")]).toEqual([
    { page: "scoreHome" },
    { page: "scorePrint" },
    { page: "scoreGame", key: "abc" },
  ]);
});

it("says its sentences in the language that is chosen later, too", async () => {
  expect(say("keep-start")).toBe("Start");
  await loadLanguage("de");
  expect(say("keep-start")).toBe("Los");
});
