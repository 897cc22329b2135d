/** Pace: skipping by tap and key, skipping to the end of a round, a rematch at once, the turn clock, and the install hint. */

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Reveal } from "../src/animation/reveal";
import { attachSound, type Band } from "../src/audio/sound";
import SpeedButton from "../src/features/table/SpeedButton.svelte";
import TableView from "../src/features/table/TableView.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import type { Asked, TableView as Table, Welcome } from "../src/net/protocol";
import type { Command, TransportListener } from "../src/net/transport";
import { EventLog } from "../src/state/eventLog.svelte";
import { installation, type InstallOffer } from "../src/state/installation.svelte";
import { Session } from "../src/state/session.svelte";
import { BotPace } from "../src/state/botPause";
import { SPEED } from "../src/state/speeds";
import { secondsLeft } from "../src/state/turnClock";
import { FakeSession } from "./fakeSession.svelte";
import { game } from "./games";

beforeEach(async () => {
  await loadLanguage("en");
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const running = (): Table => structuredClone(game("family").views.find((each) => each.game && each.game.round > 0)!);

describe("the bots of a host's table", () => {
  it("answer at once at Fast, and as before when it is over", () => {
    const pace = new BotPace();
    expect(pace.follow(SPEED.normal, 1.2, false)).toBeNull();
    expect(pace.follow(SPEED.fast, 1.2, false)).toBe(0);
    expect(pace.follow(SPEED.normal, 0, false)).toBe(1.2);
    expect(pace.follow(SPEED.slow, 1.2, false)).toBeNull();
  });
  it("do so from the start for a host who likes it fast, and keep what is chosen by hand", () => {
    const pace = new BotPace();
    expect(pace.follow(SPEED.fast, 0.6, false)).toBe(0);
    expect(pace.follow(SPEED.normal, 2.5, false)).toBeNull();
    expect(new BotPace().follow(SPEED.fast, 2.5, false)).toBeNull();
  });
  it("do not wait any more for somebody alone who chooses a speed, and until then as the table was made", () => {
    const pace = new BotPace();
    expect(pace.follow(SPEED.fast, 1.2, true)).toBeNull();
    expect(pace.follow(SPEED.slow, 1.2, true)).toBe(0);
  });
});

describe("a tap or a key", () => {
  async function table(more: { settled?: boolean; question?: Asked | null } = {}) {
    const onskip = vi.fn();
    const onanswer = vi.fn();
    const shown = { table: running(), asked: null, moment: null, summary: null, settled: more.settled ?? false };
    const props = { shown, me: 0, eventLog: new EventLog(), onskip, onanswer, question: more.question ?? null };
    const page = render(TableView, props);
    await vi.advanceTimersByTimeAsync(1000);
    return { ...page, props, onskip, onanswer };
  }
  const click = (selector: string) => fireEvent.click(document.querySelector(selector)!);

  it("anywhere on the table skips what is being shown, also between two cards", async () => {
    const { onskip } = await table();
    await click(".felt");
    await click(".others .seat");
    await fireEvent.keyDown(document.body, { key: " " });
    expect(onskip).toHaveBeenCalledTimes(3);
  });

  it("on a control does what the control does", async () => {
    const { onskip } = await table();
    await click(".bar button");
    expect(onskip).not.toHaveBeenCalled();
  });

  it("skips nothing where nothing is being shown", async () => {
    const { onskip } = await table({ settled: true });
    await click(".felt");
    expect(onskip).not.toHaveBeenCalled();
  });

  it("that skipped is not followed by an answer", async () => {
    const { rerender, props, onanswer } = await table();
    await click(".felt");
    const asked = { ordinal: 3, seat: 0, ask: "hit_or_stay", card: null, options: ["hit", "stay"], by: "person" };
    const question = { ...asked, deadline: null, odds: null } as Asked;
    await rerender({ ...props, shown: { ...props.shown, asked: question, settled: true }, question });
    await vi.advanceTimersByTimeAsync(500);
    await click(".decide .hit");
    await fireEvent.keyDown(document.body, { key: "h" });
    expect(onanswer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    await click(".decide .hit");
    expect(onanswer).toHaveBeenCalledExactlyOnceWith("hit");
  });
});

describe("somebody at a table", () => {
  const sent: Command[] = [];
  let session: Session;

  /** Sit at seat 0, with others who are bots or people, and the statuses of the first seats. */
  function seated(others: "bots" | "people", ...statuses: ("active" | "stayed")[]): void {
    const table = running();
    table.seats = table.seats.map((seat, at) =>
      at === 0
        ? { ...seat, person: 0, bot: null, stand_in: null }
        : {
            ...seat,
            person: others === "people" ? at : null,
            bot: others === "bots" ? "level1" : null,
            stand_in: null,
          },
    );
    for (const [at, status] of statuses.entries()) table.game!.places[at]!.status = status;
    table.game!.winner = null;
    sent.length = 0;
    let listener!: TransportListener;
    const nothing = () => {};
    session = new Session(
      table.code,
      (shown) => new Reveal(shown, nothing, nothing),
      nothing,
      (_table, token, each) => {
        listener = each;
        const send = (command: Command) => sent.push(command) > 0;
        return { token, send, retry: nothing, wake: nothing, refuse: nothing, close: nothing };
      },
    );
    const you = { type: "you" as const, person: 0, seat: 0, host: true };
    const common = { protocol: 1, version: "1", id: table.id, token: "me", number: table.number, now: Date.now() };
    const asked = { ordinal: 99, seat: 1, ask: "hit_or_stay", card: null, options: [], by: "bot" } as unknown as Asked;
    const welcome = { type: "welcome", ...common, you, present: [0], watching: 0, asked, table } as Welcome;
    listener.onMessage(welcome);
    flushSync();
  }
  afterEach(() => session.close());

  it("alone with bots plays again at once, with a word for the shuffle", () => {
    seated("bots");
    session.send({ type: "rematch" });
    expect(sent).toEqual([{ type: "rematch", start: true, word: expect.stringMatching(/./) }]);
  });

  it("with other people meets them in the lobby", () => {
    seated("people");
    session.send({ type: "rematch" });
    expect(sent).toEqual([{ type: "rematch" }]);
  });

  it("who is out of a round of bots skips to its end, and the bots hurry", () => {
    seated("bots", "stayed", "active", "active", "active");
    expect(session.idle).toBe(true);
    session.rush();
    expect(sent).toEqual([{ type: "hurry", round: session.table!.game!.round }]);
  });

  it.each([
    ["bots", "active"],
    ["people", "stayed"],
  ] as const)("hurries nobody with %s while being %s", (others, status) => {
    seated(others, status, "active", "active", "active");
    expect(session.idle).toBe(false);
    session.rush();
    expect(sent).toEqual([]);
  });
});

describe("the turn clock", () => {
  const table = { ...running(), options: { turn_seconds: 20 } } as Table;
  const asked = (deadline: number | null) => ({ deadline }) as Asked;

  it("shows no more than a turn has, and never less than nothing", () => {
    expect(secondsLeft(asked(30_000), table, 0)).toBe(20);
    expect(secondsLeft(asked(19_001), table, 0)).toBe(20);
    expect(secondsLeft(asked(4_000), table, 0)).toBe(4);
    expect(secondsLeft(asked(4_000), table, 9_000)).toBe(0);
    expect(secondsLeft(asked(null), table, 0)).toBeNull();
  });

  it("ticks in the last five seconds of one's own turn", async () => {
    const heard: string[] = [];
    const felt: number[][] = [];
    const band = new Proxy({} as Band, { get: (_, name) => () => heard.push(String(name)) });
    const session = new FakeSession();
    const stop = attachSound(new EventLog(), session, { band: () => band, shake: (pattern) => felt.push(pattern) });
    session.question = { ...asked(Date.now() + 20_000), ordinal: 1 } as Asked;
    flushSync();
    felt.length = 0;
    const ticks = () => heard.filter((each) => each === "tick").length;
    await vi.advanceTimersByTimeAsync(14_900);
    expect(ticks()).toBe(0);
    await vi.advanceTimersByTimeAsync(2_200);
    expect([ticks(), felt.length]).toEqual([3, 1]);
    session.question = null;
    flushSync();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ticks(), "the question was answered").toBe(3);
    stop();
  });
});

describe("the speed button", () => {
  it.each([
    [SPEED.normal, SPEED.fast, "Speed: Fast"],
    [SPEED.fast, SPEED.slow, "Speed: Slow"],
    [SPEED.slow, SPEED.normal, "Speed: Normal"],
  ])("leads from %d to %d by one tap", async (speed, next, label) => {
    const onchange = vi.fn();
    render(SpeedButton, { speed, onchange });
    await fireEvent.click(document.querySelector("button")!);
    expect(onchange).toHaveBeenCalledExactlyOnceWith(next, label);
  });

  it("tells a guest who sets the speed of the bots", async () => {
    const onchange = vi.fn();
    render(SpeedButton, { speed: SPEED.normal, host: "Ana", onchange });
    const button = document.querySelector("button")!;
    expect(button.title).toBe("Speed: Normal · Ana chooses how fast bots answer.");
    await fireEvent.click(button);
    expect(onchange).toHaveBeenCalledExactlyOnceWith(SPEED.fast, "Speed: Fast · Ana chooses how fast bots answer.");
  });
});

describe("the install hint", () => {
  const offered = () =>
    Object.assign(new Event("beforeinstallprompt"), { prompt: vi.fn(async () => {}) }) as InstallOffer;

  it("is there when the browser offers it, and never again after «no»", () => {
    installation.receive(offered());
    expect(installation.offer).not.toBeNull();
    installation.dismiss();
    installation.receive(offered());
    expect(installation.offer).toBeNull();
  });

  it("leads to the browser's own question, once", () => {
    const offer = offered();
    installation.receive(offer);
    installation.accept();
    expect(offer.prompt).toHaveBeenCalledOnce();
    installation.receive(offered());
    expect(installation.offer).toBeNull();
  });
});
