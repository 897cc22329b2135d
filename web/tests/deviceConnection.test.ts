/** Connection to a table on this device, over a fake worker. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DeviceConnection } from "../src/net/device/deviceConnection";
import { setProgress } from "../src/net/device/progress";
import { Refused } from "../src/net/refused";
import { isDeviceKey, tableKey, tablePath } from "../src/net/tableLink";
import type { ConnectionState, DisconnectReason } from "../src/net/transport";
import type { ServerMessage } from "../src/net/protocol";

const TABLE = "~K7KM3P";
const WELCOME = { type: "welcome", token: "t", id: `~${"x".repeat(22)}`, number: 0 };

/** The page's side of a worker: remembers what is sent, and lets a test answer. */
class FakeDevice {
  sent: Record<string, unknown>[] = [];
  open = 0;
  starts = 0;
  onText: (text: string) => void = () => {};
  failure: Refused | null = null;

  startDevice = (): Promise<void> => {
    this.starts++;
    return this.failure ? Promise.reject(this.failure) : Promise.resolve();
  };
  openChannel = (onText: (text: string) => void) => {
    this.open++;
    this.onText = onText;
    return {
      send: (text: string) => void this.sent.push(JSON.parse(text) as Record<string, unknown>),
      close: () => void this.open--,
    };
  };
}

let device: FakeDevice;
let states: [ConnectionState, DisconnectReason | null][];
let heard: ServerMessage[];
let last: number | null;
let made: DeviceConnection[] = [];

function connection(token: string | null = null): DeviceConnection {
  const listener = {
    onMessage: (message: ServerMessage) => void heard.push(message),
    onState: (state: ConnectionState, reason: DisconnectReason | null) => void states.push([state, reason]),
    lastNumber: () => last,
  };
  made.push(new DeviceConnection(TABLE, token, listener, () => Promise.resolve(device as never)));
  return made.at(-1)!;
}

/** Let everything that is due happen. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

beforeEach(() => {
  device = new FakeDevice();
  states = [];
  heard = [];
  last = null;
  setProgress({ state: "idle", loaded: 0, total: 0, problem: null });
});

afterEach(() => {
  for (const each of made) each.close();
  made = [];
});

describe("a connection to a table on this device", () => {
  async function welcomed(): Promise<DeviceConnection> {
    const made = connection("mine");
    setProgress({ state: "ready" });
    await settled();
    device.onText(JSON.stringify(WELCOME));
    return made;
  }

  it("starts the server, says hello when it is ready, and is open when it is welcomed", async () => {
    const made = connection("mine");
    await settled();
    expect(device.starts).toBe(1);
    expect(made.send({ type: "ping" })).toBe(false);
    setProgress({ state: "loading", loaded: 5, total: 9 });
    expect(device.open).toBe(0);
    setProgress({ state: "ready" });
    await settled();
    expect(device.sent).toEqual([{ type: "hello", protocol: 1, table: TABLE, token: "mine" }]);
    device.onText(JSON.stringify(WELCOME));
    expect(states).toEqual([["open", null]]);
    expect(made.token).toBe("t");
    expect(made.send({ type: "ping" })).toBe(true);
  });

  it("comes back by itself after the worker died, and asks for what it missed", async () => {
    await welcomed();
    last = 7;
    setProgress({ state: "loading" });
    expect(states.at(-1)).toEqual(["lost", "broken"]);
    setProgress({ state: "ready" });
    await settled();
    expect(device.sent.at(-1)).toEqual({ type: "hello", protocol: 1, table: WELCOME.id, token: "t", last: 7 });
    device.onText(JSON.stringify(WELCOME));
    expect(states.at(-1)).toEqual(["open", null]);
    expect(device.open).toBe(1);
  });

  it("says that another tab has the games, and comes back with them", async () => {
    await welcomed();
    setProgress({ state: "elsewhere" });
    expect(states.at(-1)).toEqual(["lost", { reason: "elsewhere", message: "" }]);
    setProgress({ state: "ready" });
    await settled();
    expect(device.open).toBe(1);
  });

  it.each(["network", "broken", "no_space"] as const)(
    "is lost with the reason %s, and may be tried again",
    (problem) => {
      const made = connection();
      setProgress({ state: "failed", problem });
      expect(states.at(-1)).toEqual(["lost", { reason: problem, message: "" }]);
      made.retry();
      return settled().then(() => expect(device.starts).toBe(2));
    },
  );

  it("is refused for good where there is no WebAssembly, and for a table that is not here", async () => {
    connection();
    setProgress({ state: "failed", problem: "no_wasm" });
    expect(states.at(-1)).toEqual(["refused", { reason: "no_wasm", message: "" }]);
    setProgress({ state: "idle", problem: null });
    connection();
    setProgress({ state: "ready" });
    await settled();
    device.onText(JSON.stringify({ type: "refusal", reason: "unknown_table", message: "" }));
    expect(states.at(-1)?.[0]).toBe("refused");
    expect(heard.at(-1)?.type).toBe("refusal");
    expect(device.open).toBe(0);
  });

  it("is closed once and for all", async () => {
    const made = await welcomed();
    made.close();
    expect(device.open).toBe(0);
    setProgress({ state: "loading" });
    setProgress({ state: "ready" });
    await settled();
    expect(states.at(-1)).toEqual(["closed", null]);
    expect(device.open).toBe(0);
  });
});

describe("the key of a table on this device", () => {
  it("is told by its first character, and typed like any other", () => {
    expect(["~K7KM3P", "K7KM3P"].map(isDeviceKey)).toEqual([true, false]);
    expect(tableKey(" ~k7k-m3p ")).toBe(TABLE);
    expect(tableKey(WELCOME.id)).toBe(WELCOME.id);
    expect(tablePath("https://cards.test/flip7/#/t/~K7KM3P")).toBe("/t/~K7KM3P");
    expect(tablePath("~short")).toBeNull();
  });
});
