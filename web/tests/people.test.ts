/** People at the table, the host's actions on them, and the announcement of the server's owner. */

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import HouseRules from "../src/components/HouseRules.svelte";
import ServerNotice from "../src/features/table/ServerNotice.svelte";
import Invitation from "../src/components/Invitation.svelte";
import People from "../src/components/People.svelte";
import { maxTarget } from "../src/state/target";
import { applyRoomEvent } from "../src/state/roomReducer";
import type { Act, Happened, PersonView, TableView } from "../src/net/protocol";
import { narrateRoomEvent } from "../src/i18n/narrate";
import { allOf, say, loadLanguage } from "../src/i18n/index.svelte";
import { FakeRoom } from "./fakeSession.svelte";
import { CLOSED, game } from "./games";

const HEBREW = "דנה";
const [ISOLATE, END] = [0x2068, 0x2069].map((code) => String.fromCharCode(code));

const { history, views } = game(CLOSED);
const playing = views.findLast((view) => view.phase === "playing")!;
const before = views.findLast((view) => view.phase === "lobby")!;
const lobby = { ...before, seats: playing.seats.map((seat) => ({ ...seat, stand_in: null })) };
const at = (roomEvent: Act["act"]) => history.findIndex((told) => told.act.act === roomEvent);

beforeEach(() => loadLanguage("en"));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the people of a table", () => {
  const folded = (roomEvents: Act[]): TableView => {
    const table = structuredClone(lobby);
    for (const roomEvent of roomEvents)
      applyRoomEvent(table, {
        ...history[0]!,
        number: table.number + 1,
        act: roomEvent,
        events: [],
        worths: [],
        asked: null,
      });
    return table;
  };

  it("lose their seat and all they had said with a new person of their number", () => {
    const table = folded([
      { act: "gave_word", person: 1, word: "plum" },
      { act: "left", person: 1, bot: "level3" },
      { act: "came", person: 1, name: "Eli", colour: 2 },
    ]);
    const eli: PersonView = {
      person: 1,
      name: "Eli",
      colour: 2,
      seat: null,
      ready: false,
      gone: false,
      gave_word: false,
      sent_away: false,
    };
    expect(table.people[1]).toEqual(eli);
    expect(table.seats[1]!.name).toBeNull();
  });
  it("are told of in the log when they are sent away, when a bot fails and when the table is closed", () => {
    const told = (roomEvent: Act["act"], from = 0) => {
      const found = history.findIndex((each, number) => number >= from && each.act.act === roomEvent);
      return narrateRoomEvent(history[found]!, playing)?.text();
    };
    expect(told("sent_away", at("started"))).toBe(`Ana sent ${ISOLATE}${HEBREW}${END} away, and a bot plays the seat.`);
    expect(told("sent_away")).toBe("Ana sent Cleo away.");
    expect(told("bot_failed")).toBe("Kenji could not decide, so the safest move is played.");
    expect(told("closed")).toBe("The owner of the server has closed this table. Nobody wins.");
    expect(told("locked")).toBe("Ana locked the table: nobody new can join.");
  });
});

it("somebody who joins a running game reads so in the second person", () => {
  const sat = { ...history[0]!, act: { act: "sat", person: 0, seat: 0 } } as Happened;
  const line = (me: number | null) => narrateRoomEvent(sat, { ...playing, phase: "playing" }, () => me)?.text();
  expect(line(0)).toBe("You join when the next round begins, with the points of this seat.");
  expect(line(1)).toBe("Ana joins at the next round.");
});

describe("a name from right to left", () => {
  it("is isolated in a sentence, so that what stands beside it keeps its place", () => {
    expect(say("hit", { name: HEBREW, card: "a 7" })).toBe(`${ISOLATE}${HEBREW}${END} drew a 7.`);
    expect(say("hit", { name: "Ann", card: "a 7" })).toBe("Ann drew a 7.");
  });
  it("is isolated for itself among others", () => {
    const names = allOf([HEBREW, "Ann"]);
    expect(names).toBe(`${ISOLATE}${HEBREW}${END} and Ann`);
    expect(say("lobby-waits-ready", { names })).toBe(`Not ready yet: ${names}.`);
  });
});

describe("the sheet of the people", () => {
  const shown = (table: TableView, you = 0, present = [0]) => {
    const session = new FakeRoom(table, you, present);
    const onclose = vi.fn();
    render(People, { session, onclose });
    return { session, onclose };
  };
  const named = (name: RegExp) => screen.queryByRole("button", { name });

  it("lists everybody with how they are, and offers nothing to whoever is no host", () => {
    const table = structuredClone(lobby);
    shown(table, 1, [0, 1]);
    const rows = screen
      .getAllByRole("listitem")
      .map((row) => ["bdi", "small"].map((part) => row.querySelector(part)?.textContent));
    expect(rows).toEqual([
      ["Ana", "host · here"],
      [HEBREW, "you"],
      ["Kenji", "bot · Steady"],
      ["Mo", "bot · Steady"],
      ["Rita", "bot · Steady"],
    ]);
    expect(named(/more$/)).toBeNull();
    expect(screen.queryByRole("switch")).toBeNull();
    expect(screen.getByText("Nobody new can join")).toBeTruthy();
  });
  it("sends somebody away only after it has asked", async () => {
    const { session } = shown(structuredClone(lobby));
    await fireEvent.click(named(/more$/)!);
    await fireEvent.click(named(/^Send away/)!);
    expect(session.sent).toEqual([]);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(`Send ${ISOLATE}${HEBREW}${END} away?`);
    await fireEvent.click(named(/^Cancel/)!);
    await fireEvent.click(named(/^Send away/)!);
    await fireEvent.click(named(/^Send away/)!);
    expect(session.sent).toEqual([{ type: "send_away", person: 1 }]);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("People");
  });
  it("frees the seat of somebody away in the lobby, and lets a bot play for them in the game", async () => {
    const { session } = shown(structuredClone(lobby));
    await fireEvent.click(named(/more$/)!);
    expect(named(/^Let a bot play/)).toBeNull();
    await fireEvent.click(named(/^Free the seat/)!);
    expect(session.sent).toEqual([{ type: "free_seat", seat: 1 }]);
    cleanup();
    const table = structuredClone(playing);
    Object.assign(table.people[1]!, { gone: false, sent_away: false });
    table.seats[1]!.stand_in = null;
    const later = shown(table);
    await fireEvent.click(named(/more$/)!);
    expect(named(/^Free the seat/)).toBeNull();
    await fireEvent.click(named(/^Let a bot play/)!);
    expect(later.session.sent).toEqual([{ type: "hand_over", seat: 1 }]);
  });
  it("offers neither for somebody who is here", async () => {
    const { session } = shown(structuredClone(lobby), 0, [0, 1]);
    await fireEvent.click(named(/more$/)!);
    expect([named(/^Free/), named(/^Let/)]).toEqual([null, null]);
    await fireEvent.click(named(/^Make host/)!);
    expect(session.sent).toEqual([{ type: "pass_host", person: 1 }]);
  });
  it("does nothing to somebody else who comes under the same number meanwhile", async () => {
    const { session } = shown(structuredClone(lobby));
    await fireEvent.click(named(/more$/)!);
    session.table.people[1]!.name = "Eli";
    flushSync();
    expect(named(/^Send away/)).toBeNull();
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("People");
  });
  it("locks the table, and opens it again", async () => {
    const { session } = shown({ ...structuredClone(lobby), locked: false });
    await fireEvent.click(screen.getByRole("switch", { name: "Lock the table" }));
    expect(session.sent).toEqual([{ type: "lock", locked: true }]);
    expect(screen.getByText("Anyone with the code can join")).toBeTruthy();
    session.table.locked = true;
    flushSync();
    expect(screen.getByText("Nobody new can join")).toBeTruthy();
  });
});

describe("a notice", () => {
  const MINUTE = 60_000;
  /** The server's clock is ahead of ours. */
  const clockSkew = 10 * MINUTE;
  const soon = (minutes: number) => Date.now() + clockSkew + minutes * MINUTE;
  const words = () => screen.queryByRole("region", { name: "Notice" })?.textContent?.replace(/\s+/g, " ").trim() ?? "";
  const spoken = () => screen.getByRole("status").textContent;

  function announced(text: string | null, restart_at: number | null) {
    const session = new FakeRoom(lobby);
    Object.assign(session, { clockSkew, announced: { type: "announced", text, restart_at } });
    render(ServerNotice, { session });
    flushSync();
    return session;
  }

  it("counts down by the server's clock, and is read out at first and in the last minute only", () => {
    vi.useFakeTimers();
    announced(null, soon(5));
    expect(words()).toBe("The server restarts in 5 minutes. Nothing is lost.");
    const first = spoken();
    vi.advanceTimersByTime(4 * MINUTE - 1000);
    flushSync();
    expect(words()).toBe("The server restarts in 1 minute. Nothing is lost.");
    expect(spoken()).toBe(first);
    vi.advanceTimersByTime(2000);
    flushSync();
    expect(words()).toBe("The server restarts in less than a minute. Nothing is lost.");
    expect(spoken()).toBe(words());
    vi.advanceTimersByTime(MINUTE);
    flushSync();
    expect(words()).toBe("The server restarts now. Nothing is lost.");
  });
  it("has the owner's words besides", () => {
    announced("Cake at nine.", soon(2));
    expect(words()).toBe("The server restarts in 2 minutes. Nothing is lost. Cake at nine.");
  });
  it("that is hidden stays hidden, until another one comes; with nothing to say it goes", async () => {
    const session = announced("Cake at nine.", null);
    await fireEvent.click(screen.getByRole("button", { name: "Hide the notice" }));
    expect(words()).toBe("");
    session.announced = { type: "announced", text: "Cake at nine.", restart_at: null };
    flushSync();
    expect(words()).toBe("");
    session.announced = { type: "announced", text: "Cake at ten.", restart_at: null };
    flushSync();
    expect(words()).toBe("Cake at ten.");
    session.announced = { type: "announced", text: null, restart_at: null };
    flushSync();
    expect(words()).toBe("");
  });
});

describe("the target of a game", () => {
  it.each([
    [2, 10_000],
    [3, 6666],
    [40, 500],
  ])("of %i seats is %i at most", (seats, most) => expect(maxTarget(seats)).toBe(most));

  it("comes down to the most that is possible, and it is said why", async () => {
    const onchange = vi.fn();
    render(HouseRules, { seats: 40, rules: { target: 300 }, options: {}, onchange });
    const field = screen.getByLabelText("Points to play to");
    await fireEvent.change(field, { target: { value: "9000" } });
    expect(onchange).toHaveBeenCalledWith({ target: 500 }, {});
    expect((field as HTMLInputElement).value).toBe("500");
    expect(within(document.body).getByText(/^With 40 seats, 500 points at most/)).toBeTruthy();
  });
});

describe("an invitation where the device has no way to share", () => {
  const invite = { code: "KIWI", link: "http://192.168.1.7:8000/t/KIWI", ontold: () => {} };

  it("opens a sheet with QR code, code and link, which is selected", async () => {
    render(Invitation, invite);
    await fireEvent.click(screen.getByRole("button", { name: "Invite" }));
    const sheet = within(screen.getByRole("dialog", { name: "Invite" }));
    expect(sheet.getByText("KIWI")).toBeTruthy();
    const link = sheet.getByLabelText<HTMLInputElement>("Copy this link:");
    await vi.waitFor(() => expect(document.activeElement).toBe(link));
    expect([link.selectionStart, link.selectionEnd]).toEqual([0, invite.link.length]);
  });

  it("offers no second sheet on the one that it lies on", () => {
    render(Invitation, { ...invite, inSheet: true });
    expect(screen.queryByRole("button", { name: "Invite" })).toBeNull();
  });
});
