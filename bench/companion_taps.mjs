// Keep a score game with the bundle in Node, as the worker does, and print the seconds of processor time of each request.
// node companion_taps.mjs PYODIDE BUNDLE < requests: a JSON list of [method, path, body], where «{id}» in a path is the
// game that the first request made, and «{first}» in a body the first line of its log.
import { readFileSync } from "node:fs";
import { loadPython } from "./browser_python.mjs";

const [pyodide, bundle] = process.argv.slice(2);
const python = await loadPython(pyodide, bundle);
const taps = [];
const persistence = {
  rooms: async () => "[]",
  entries: async () => "[]",
  scores: async () => "[]",
  taps: async () => JSON.stringify(taps),
  write: async (text) => void taps.push(...(JSON.parse(text).taps ?? []).map(([, , entry]) => entry)),
};
const server = python.pyimport("flip7.browser.main").start(persistence, () => {});
const seconds = [];
let id = "";
let first = "";
for (const [method, path, body] of JSON.parse(readFileSync(0, "utf8"))) {
  const text = body && JSON.stringify(body).replace("{first}", first);
  const begun = process.cpuUsage();
  const answer = await server.request(method, path.replace("{id}", id), text);
  const { user, system } = process.cpuUsage(begun);
  seconds.push((user + system) / 1e6);
  if (answer[0] >= 400) throw new Error(answer[2]);
  const told = JSON.parse(answer[2]);
  id ||= told.id;
  first ||= told.log?.[0].id ?? "";
}
console.log(JSON.stringify(seconds));
process.exit(0);
