/** The keys of a game with real cards: what they show, and what they post. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import CardKeys from "../src/features/score/CardKeys.svelte";
import LiveDock from "../src/features/score/LiveDock.svelte";
import LogSheet from "../src/features/score/LogSheet.svelte";
import PadDock from "../src/features/score/PadDock.svelte";
import Pending from "../src/features/score/Pending.svelte";
import RoundResult from "../src/features/score/RoundResult.svelte";
import Said from "../src/features/score/Said.svelte";
import { ScoreGame } from "../src/features/score/scoreGame.svelte";
import { loadLanguage, say } from "../src/i18n/index.svelte";
import { loadSentences } from "../src/i18n/pageSentences";
import type { Acted } from "../src/net/scores";
import { pageOf } from "../src/state/router.svelte";
import type { LogEntry, Task } from "../src/net/scores";
import { boardOf, fakeKeeper, finished } from "./fakeScore";

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

  it("leaves the cell that was entered, not one that was tapped meanwhile", async () => {
    let answer = () => {};
    const answered = new Promise<Partial<Acted>>((resolve) => (answer = () => resolve({})));
    const onleave = vi.fn();
    const game = new ScoreGame(
      "game",
      fakeKeeper(() => answered),
    );
    game.board = boardOf();
    const shown = render(PadDock, { game, cell: { round: 1, seat: 1 }, changing: false, onleave });
    await fireEvent.keyDown(window, { key: "b" });
    await shown.rerender({ cell: { round: 1, seat: 0 } });
    answer();
    await vi.waitFor(() => expect(onleave).toHaveBeenCalledExactlyOnceWith({ round: 1, seat: 1 }));
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

describe("the result of a round", () => {
  const over = boardOf({
    rounds: [finished(1, [44, 0, 12], { statuses: ["stayed", "busted", "stayed"] })],
    dealer: 1,
    first: 1,
  });

  it("says who scored what and who begins, until somebody goes on", async () => {
    const game = new ScoreGame(
      "game",
      fakeKeeper(() => ({ board: over })),
    );
    game.board = boardOf();
    await game.act({ do: "score", seat: 2, round: 1, points: 12 });
    expect(game.ended).toBe(1);
    render(RoundResult, { game, round: over.rounds[0]! });
    expect(screen.getAllByRole("listitem").map((each) => each.textContent.match(/\+\d+/)?.[0])).toEqual([
      "+44",
      "+0",
      "+12",
    ]);
    screen.getByText("Ben deals and begins.");
    const next = screen.getByRole("button", { name: "Next round" });
    await fireEvent.click(next); // a second tap on OK
    expect(game.ended).toBe(1);
    await vi.waitFor(() => expect(next.getAttribute("aria-disabled")).toBe("false"));
    await fireEvent.click(next);
    expect(game.ended).toBeNull();
  });

  it("is gone when the round is taken back, and at the end of the game", async () => {
    const boards = [over, boardOf(), { ...over, winner: 0 }];
    const game = new ScoreGame(
      "game",
      fakeKeeper(() => ({ board: boards.shift()! })),
    );
    game.board = boardOf();
    await game.act({ do: "score", seat: 2, round: 1, points: 12 });
    await game.act({ do: "undo" });
    expect(game.ended).toBeNull();
    await game.act({ do: "redo" });
    expect(game.ended).toBeNull();
  });
});

it("says every sentence of a tap, and announces it", () => {
  const told = (text: string) => ({ text, rules: [] });
  render(Said, { said: ["Cleo busts.", "The Freeze is discarded.", "The Flip Three stops.", "Round 2."].map(told) });
  expect(screen.getByRole("status").textContent).toBe(
    "Cleo busts. The Freeze is discarded. The Flip Three stops. Round 2.",
  );
});

it("says who chooses now, and what waits", () => {
  const pending: Task[] = [
    { task: "hand_out", seat: 1, to_give: ["F3"], assigned: [{ card: "FZ", holder: 2 }] },
    { task: "flip_three", seat: 0, left: 2, set_aside: [] },
  ];
  render(Pending, { board: boardOf({ live: true, pending }) });
  const [now, then] = screen.getAllByRole("listitem").map((each) => each.textContent.replace(/\s+/g, " "));
  expect(now).toMatch(/Ben chooses now.*for Cleo, once all cards are given/);
  expect(then).toContain("After that Ana flips 2 more cards.");
});

describe("a correction", () => {
  const entry = { id: "1.a", line: "1 for Ana", told: [], what: { do: "card", card: "1", seat: 0 } } as LogEntry;

  it.each([
    [[], ["Corrected: “1 for Ana” is now “12 for Ana”.", "Nothing else changes."]],
    [["Cleo is not frozen any more."], ["Corrected: “1 for Ana” is now “12 for Ana”.", "Cleo is not frozen any more."]],
  ])("is confirmed, with what has changed after it: %j", async (changed, said) => {
    const log = [entry];
    const keeper = fakeKeeper(() => {
      log[0] = { ...entry, line: "12 for Ana" };
      return { changed };
    }, log);
    const game = new ScoreGame("game", keeper);
    game.board = boardOf({ live: true });
    render(LogSheet, { game, onclose: () => {} });
    await fireEvent.click(await screen.findByRole("button", { name: /^1 for Ana Change/ }));
    await fireEvent.click(screen.getByRole("button", { name: "12" }));
    await vi.waitFor(() => expect(game.changed).toEqual(said));
  });
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
