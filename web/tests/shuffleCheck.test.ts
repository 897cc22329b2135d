/** The check of the shuffle says who has dealt: a server, or the device itself. */

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import ShuffleCheck from "../src/features/fairness/ShuffleCheck.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import { loadSentences } from "../src/i18n/pageSentences";
import { game } from "./games";

beforeAll(() => loadSentences("check"));
beforeEach(() => loadLanguage("en"));
afterEach(cleanup);

test("on a device there is no server to speak of", () => {
  const { history, views } = game("family");
  const table = views.at(-1)!;
  render(ShuffleCheck, { table, history });
  expect(document.body.textContent).toContain("The server’s secret");
  cleanup();
  render(ShuffleCheck, { table: { ...table, id: "~1" }, history });
  expect(document.body.textContent).toContain("this device drew the secret by itself");
  expect(document.body.textContent).not.toMatch(/the server/i);
});
