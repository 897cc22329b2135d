#!/usr/bin/env node
// A bot for Flip 7 in JavaScript: it stays with 25 points, or 20 when somebody is close to winning.
// Try it: flip7 arena program:examples/bots/patient.mjs stay:25 --games 100
import { createInterface } from "node:readline";

const answer = (q) => {
  if (q.ask === "give") {
    const others = q.options.filter((seat) => seat !== q.seat);
    const ahead = (seat) => q.totals[seat] + q.points[seat];
    return others.length ? others.reduce((best, seat) => (ahead(seat) > ahead(best) ? seat : best)) : q.seat;
  }
  const close = Math.max(...q.totals) > 0.8 * q.rules.target;
  return q.points[q.seat] >= (close ? 20 : 25) ? "stay" : "hit";
};

for await (const line of createInterface({ input: process.stdin })) {
  if (line === "quit") break;
  console.log(line.startsWith("flip7 1") ? "flip7 1 patient (JavaScript)" : answer(JSON.parse(line)));
}
