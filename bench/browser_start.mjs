// Start the bundle in Node as the worker does, play to the first question, and print how long each step took, as JSON.
// node browser_start.mjs PYODIDE BUNDLE: the folder of the npm package, and the one that tools/browser_bundle.py wrote.
import { writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { loadPython } from "./browser_python.mjs";

const [pyodide, bundle] = process.argv.slice(2);
const times = {};
let from = performance.now();
const done = (step) => {
  times[step] = (performance.now() - from) / 1000;
  from = performance.now();
};
const python = await loadPython(pyodide, bundle, done);
const { start } = python.pyimport("flip7.browser.main");
done("import");

const rooms = new Map();
const entries = new Map();
const persistence = {
  rooms: async () => JSON.stringify([...rooms.values()]),
  entries: async (room) => JSON.stringify(entries.get(room) ?? []),
  write: async (text) => {
    const changes = JSON.parse(text);
    for (const room of changes.rooms) rooms.set(room.id, room);
    for (const [room, number, at, act] of changes.entries) {
      if (!entries.has(room)) entries.set(room, []);
      entries.get(room)[number] = [at, act];
    }
  },
};
let heard = () => {};
const server = start(persistence, (connection, text) => heard(JSON.parse(text)));
const waitFor = (holds) =>
  new Promise((resolve) => {
    heard = (message) => {
      if (holds(message)) resolve(message);
    };
  });
const plan = { name: "Ana", seats: 4, fill: process.env.BOT ?? "level3", start: true };
const made = await server.request("POST", "/api/tables", JSON.stringify(plan));
const table = JSON.parse(made[2]);
server.connect(1);
let told = waitFor((message) => message.type === "welcome");
server.receive(1, JSON.stringify({ type: "hello", table: table.code, token: table.token }));
const welcome = await told;
done("first_card");
const cpu = process.cpuUsage();
times.start_cpu = (cpu.user + cpu.system) / 1e6;

let asked = welcome.asked;
if (asked.by !== "person") {
  asked = (await waitFor((message) => message.asked && message.asked.by === "person")).asked;
}
const taps = [];
for (;;) {
  const tapped = performance.now();
  let first = null;
  told = waitFor((message) => {
    if (message.type !== "happened") return false;
    first ??= performance.now() - tapped;
    return message.act.act === "revealed" || message.asked?.by === "person";
  });
  server.receive(1, JSON.stringify({ type: "answer", ordinal: asked.ordinal, choice: asked.options.at(-1) }));
  const message = await told;
  taps.push(first / 1000);
  if (message.act.act === "revealed") break;
  asked = message.asked;
}
done("game");
taps.sort((a, b) => a - b);
times.tap_p50 = taps[Math.floor(taps.length / 2)];
times.tap_p99 = taps[Math.min(taps.length - 1, Math.floor(taps.length * 0.99))];
times.taps = taps.length;
times.memory = python._module.HEAPU8.length;
const record = await server.request("GET", `/api/tables/${table.id}/game.json`);
if (process.env.RECORD) writeFileSync(process.env.RECORD, record[2]);
console.log(JSON.stringify(times));
process.exit(0);
