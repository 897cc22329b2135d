import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Rule } from "../src/net/api";
import { EventLog } from "../src/state/eventLog.svelte";
import Log from "../src/features/table/Log.svelte";
import Rules from "../src/features/rules/Rules.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import { narrateEvent } from "../src/i18n/narrate";
import { game } from "./games";

const RULES: Rule[] = [
  { number: "", text: "Bank: to leave the round.", section: "", title: "Words" },
  { number: "B.1", text: "A number equal to one in the line busts.", section: "B", title: "Busting" },
  { number: "B.2", text: "A busted player scores 0.", section: "B", title: "Busting" },
  { number: "F3.6", text: "A Freeze drawn on the way is set aside.", section: "F3", title: "Flip Three" },
];
const GERMAN: Rule[] = [
  { number: "B.2", text: "Verzockt zählt 0.", section: "B", title: "Verzocken" },
  { number: "M.3", text: "Die ×2 verdoppelt.", section: "M", title: "Modifikatoren" },
];

beforeEach(async () => {
  await loadLanguage("en");
  vi.stubGlobal("fetch", (address: string) => {
    const rules = address.endsWith("language=de") ? GERMAN : RULES;
    return Promise.resolve(new Response(JSON.stringify({ rules })));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = () => screen.getAllByRole("listitem").map((item) => item.textContent!.replace(/\s+/g, " ").trim());

describe("all rules", () => {
  it("stand by section, each with its number", async () => {
    render(Rules, { hash: "" });
    expect(await screen.findByText("B.1")).toBeTruthy();
    expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
      "Words",
      "BBusting",
      "F3Flip Three",
    ]);
  });
  it("are found by word, by number and by section", async () => {
    render(Rules, { hash: "" });
    await screen.findByText("B.1");
    const box = screen.getByRole("searchbox");
    await fireEvent.input(box, { target: { value: "freeze ASIDE" } });
    expect(shown()).toEqual(["F3.6 A Freeze drawn on the way is set aside."]);
    expect(screen.getByRole("status").textContent).toBe("1 rule");
    await fireEvent.input(box, { target: { value: "b" } });
    expect(shown().length).toBeGreaterThanOrEqual(2);
    await fireEvent.input(box, { target: { value: "b.2" } });
    expect(shown()).toEqual(["B.2 A busted player scores 0."]);
    await fireEvent.input(box, { target: { value: "xyz(" } });
    expect(screen.getByText("No rule says “xyz(”.")).toBeTruthy();
  });
  it("change their language with the page", async () => {
    render(Rules, { hash: "" });
    await screen.findByText("B.1");
    await loadLanguage("de");
    expect(await screen.findByText("Verzockt zählt 0.")).toBeTruthy();
    expect(screen.queryByText("B.1")).toBeNull();
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "x2" } });
    expect(shown()).toEqual(["M.3 Die ×2 verdoppelt."]);
  });
  it("show the one that the address names", async () => {
    render(Rules, { hash: "F3.6" });
    expect((await screen.findByText("F3.6")).closest("li")!.className).toContain("here");
    expect(document.querySelectorAll("li.here")).toHaveLength(1);
  });
  it("have no ring if the address names none, not even those without a number", async () => {
    render(Rules, { hash: "" });
    await screen.findByText("F3.6");
    expect(document.querySelectorAll("li.here")).toHaveLength(0);
  });
});

describe("why?", () => {
  function eventLog(): EventLog {
    const view = game("family").views.findLast((each) => each.game)!;
    const made = new EventLog();
    const names = ["Ana", "Ben", "Kenji", "Mo"];
    made.lines = [
      narrateEvent({ event: "busted", seat: 1, card: "9", lies: "before a player", rules: ["B.1", "B.2"] }, null, {
        game: view.game!,
        names,
      }),
      narrateEvent({ event: "deal_ended", rules: ["I.1"] }, null, { game: view.game!, names }),
      narrateEvent({ event: "round_began", number: 2, dealer: 0, first: 0, rules: ["N.2"] }, null, {
        game: view.game!,
        names,
      }),
    ];
    return made;
  }

  it("unfolds the rules of a line, and folds them again", async () => {
    render(Log, { eventLog: eventLog() });
    const button = screen.getByRole("button", { name: /^why\? Ben busts: a second 9/ });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(button);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    const line = button.closest("li")!;
    expect(await within(line).findByText("A busted player scores 0.")).toBeTruthy();
    await fireEvent.click(button);
    expect(within(line).queryByText("A busted player scores 0.")).toBeNull();
  });
  it("can be asked of every line, headings too, and what goes without saying is not shown", () => {
    const { container } = render(Log, { eventLog: eventLog() });
    expect(screen.getAllByRole("button")).toHaveLength(container.querySelectorAll("li").length);
    expect(screen.queryByText(/come to everybody/)).toBeNull();
    expect(screen.getByText("Round 2. Ana deals.")).toBeTruthy();
  });
  it("has the rule in the language of the page", async () => {
    await loadLanguage("de");
    render(Log, { eventLog: eventLog() });
    await fireEvent.click(screen.getAllByRole("button")[0]!);
    expect(await screen.findByText("Verzockt zählt 0.")).toBeTruthy();
  });
});
