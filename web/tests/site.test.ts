/** Addresses within the site, with a server and as a static site below a path. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const load = () => import("../src/net/site");

describe("with a server", () => {
  it("a page has its own path", async () => {
    const { BASE, HAS_SERVER, link, placeOf } = await load();
    expect([HAS_SERVER, BASE, link("/how#F3.6")]).toEqual([true, "/", "/how#F3.6"]);
    expect(placeOf(new URL("https://cards.test/g/abc?at=3")).pathname).toBe("/g/abc");
  });
});

describe("the pages of a table", () => {
  it("are there with a server", async () => {
    const { pageOf } = await import("../src/state/router.svelte");
    expect([pageOf("/new").page, pageOf("/t/K7KM3P").page]).toEqual(["new", "table"]);
  });
});

describe("a static site", () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv("MODE", "static");
    history.replaceState(null, "", "/flip7/#/g/~K7KM3P?at=3#F3.6");
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
    history.replaceState(null, "", "/");
  });

  it("has its pages in the fragment, below any path", async () => {
    const { BASE, HAS_SERVER, fullAddress, here, link } = await load();
    expect([HAS_SERVER, BASE, link("/how#F3.6")]).toEqual([false, "/flip7/", "#/how#F3.6"]);
    expect(here()).toEqual({ pathname: "/g/~K7KM3P", search: "?at=3", hash: "#F3.6" });
    expect(fullAddress("/how")).toBe(`${location.origin}/flip7/#/how`);
  });

  it("shows its first page where the fragment names none", async () => {
    const { placeOf } = await load();
    expect(placeOf(new URL("https://cards.test/flip7/"))).toEqual({ pathname: "/", search: "", hash: "" });
    expect(placeOf(new URL("https://cards.test/flip7/#main")).pathname).toBe("/");
  });

  it("says of every page that needs a server that it has none", async () => {
    const { pageOf } = await import("../src/state/router.svelte");
    for (const path of ["/new", "/watch", "/screen", "/t/K7KM3P", "/g/K7KM3P"])
      expect(pageOf(path)).toEqual({ page: "noServer" });
    expect(pageOf("/t/~K7KM3P")).toEqual({ page: "table", key: "~K7KM3P" });
    expect(pageOf("/device")).toEqual({ page: "device" });
  });

  it("asks no server", async () => {
    const fetch = vi.fn();
    vi.stubGlobal("fetch", fetch);
    const { fetchPublicTables } = await import("../src/net/api");
    await expect(fetchPublicTables()).rejects.toMatchObject({ reason: "offline" });
    expect(fetch).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
