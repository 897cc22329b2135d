import { configure } from "@testing-library/svelte";
import { vi } from "vitest";

// A slow machine is no failure: a condition may take almost as long as its test (`testTimeout`), not the usual second.
const PATIENCE = { timeout: 50_000 };
configure({ asyncUtilTimeout: PATIENCE.timeout });
const { waitFor } = vi;
vi.waitFor = (condition, options = PATIENCE) => waitFor(condition, options);

// A test that forgets to stand in for the server would ask a port of this machine, and might find somebody there.
globalThis.fetch = (address) => Promise.reject(new Error(`no server answers a test: ${String(address)}`));
