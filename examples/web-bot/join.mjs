#!/usr/bin/env node
// Joins a table of `flip7 serve`, plays a game there and prints how it ended. Node 22 or newer, and nothing else.
//
//   node join.mjs http://localhost:7007/t/BCD234 Ada
//   node join.mjs BCD234 Ada --server http://localhost:7007
//
// It knows the protocol (docs/protocol.md) and not the rules of the game: what may be answered stands in every question.
import { createHash, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    server: { type: "string", default: "http://localhost:7007" },
    wait: { type: "string", default: "30" }, // seconds to wait for a rematch when the game is over
  },
});
const [where, name = "Node"] = positionals;
if (!where) throw new Error("which table? node join.mjs LINK [NAME], or CODE [NAME] --server URL");
const link = where.includes("://") ? new URL(where) : null;
const server = link ? link.origin : new URL(options.server).origin;

// What has to survive a break in the connection:
let table = link ? link.pathname.split("/").pop() : where; // the code, until we know the table's id
let token; // who we are; the server gives it to us once
let last; // the number of the last act that we know of
let seat = null;
let promised; // the two hashes that the server published before the first card
let state = "playing"; // then "over", then "gone"

// What belongs to one connection:
let socket;
let newest; // the table's last act when we were welcomed: what was asked before it is not asked any more
let pause; // seconds until we try again
let tries = 0; // connections in a row on which nobody welcomed us

/** Talks with the server until the connection ends. */
function connection() {
  if (++tries > (token ? 6 : 1)) throw new Error(`nobody answers at ${server}`);
  pause = 2 ** tries; // later and later, unless the server says when
  socket = new WebSocket(`${server.replace(/^http/, "ws")}/ws`);
  socket.onopen = () => say({ type: "hello", protocol: 1, table, token, last });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    heard[message.type]?.(message); // whatever we do not know, we need not know
  };
  return new Promise((resolve) => {
    socket.onclose = resolve;
  });
}

function say(message) {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

// --- what we hear, and what comes of it -------------------------------------------------------------------------------

const heard = {
  welcome({ token: mine, number, you, asked, table: view }) {
    [token, newest, tries, pause] = [mine, number, 0, 1];
    if (view) {
      // The whole table: we are new here. Otherwise all that we missed follows, act by act.
      [table, last, promised] = [view.id, number, view]; // a code leads elsewhere after a rematch, an id does not
      if (view.phase === "over") over();
    }
    if (you?.seat != null) heard.you(you);
    else if (state === "playing") say({ type: "sit", name });
    answer(asked);
  },

  you(you) {
    if (seat === null && you.seat !== null) {
      say({ type: "give_word", word: randomUUID() }); // so that the server does not choose the shuffle alone
      say({ type: "ready" });
    }
    seat = you.seat;
  },

  happened({ number, act, asked }) {
    last = number;
    if (act.act === "sealed") promised = { ...promised, seed_hash: act.seed_hash };
    if (act.act === "revealed") over(act);
    if (act.act === "rematched") follow(act.table);
    if (number >= newest) answer(asked);
  },

  refusal({ reason, message }) {
    if (["stale", "already_started"].includes(reason)) return; // answered before a break; too late for a word
    console.error(`${reason}: ${message}`);
    if (["store_trouble", "too_fast", "stopping", "our_fault"].includes(reason)) socket.close(); // and try again
    else if (seat === null) leave(1); // we cannot play here
  },

  goodbye({ seconds }) {
    pause = seconds;
  },
};

/** If the question is ours, it is answered. */
async function answer(asked) {
  if (!asked || asked.seat !== seat) return;
  if (asked.by === "stand_in") say({ type: "come_back" }); // a bot plays for us; when we are back we are asked anew
  if (asked.by === "person") say({ type: "answer", ordinal: asked.ordinal, choice: await choose(asked) });
}

/** The game is over; somebody may want another one. */
async function over(revealed) {
  if (state !== "playing") return;
  state = "over";
  const here = table;
  if (revealed) console.log(isFair(revealed) ? "The shuffle was as promised." : "THE SHUFFLE WAS NOT AS PROMISED!");
  await printResult();
  await sleep(1000 * Number(options.wait));
  if (table === here) leave(0);
}

/** The same people play again: the same token, another table. */
function follow(id) {
  [table, last, seat, state, pause] = [id, undefined, null, "playing", 0];
  socket.close();
}

/** We go, and say so, so that our seat is free for somebody else in a rematch. */
function leave(status) {
  if (seat !== null) say({ type: "leave" });
  [state, pause, process.exitCode] = ["gone", 0, status];
  socket.close();
}

// --- what to answer ---------------------------------------------------------------------------------------------------

/** Hits while that gains points on average; gives cards to whoever is ahead. */
async function choose({ ask, seat: mine, options: answers, card, odds }) {
  if (ask === "hit_or_stay" && odds) return odds.points_after > odds.points_now ? "hit" : "stay";
  const { game: view } = await look();
  if (ask === "hit_or_stay") return view.places[mine].worth.points < 20 ? "hit" : "stay"; // the table hides the odds
  const standing = (each) => view.scores[each] + view.places[each].worth.points;
  const others = answers.filter((each) => each !== mine).sort((one, other) => standing(one) - standing(other));
  return (card === "SC" ? others.at(0) : others.at(-1)) ?? mine; // a Second Chance is a present
}

/** The table as everybody may see it, by REST. The server may just be starting anew, so it is asked more than once. */
async function look(id = table, patience = 10) {
  const response = await fetch(`${server}/api/tables/${id}`).catch(() => null);
  if (response?.ok) return response.json();
  if (patience === 0) throw new Error(`${server} does not show the table`);
  await sleep(1000);
  return look(id, patience - 1);
}

// --- the end ----------------------------------------------------------------------------------------------------------

async function printResult() {
  const id = table; // a rematch may be under way before the answer has come
  const { seats, game: view } = await look(id);
  view.scores.forEach((score, each) => console.log(`${each === view.winner ? "*" : " "} ${seats[each].name}: ${score}`));
  console.log(`The game, to keep: ${server}/api/tables/${id}/game.json`);
}

/** Whether secret, words and seed are those that the server had bound itself to (docs/shuffle.md). */
function isFair({ secret, words, seed }) {
  const sha256 = (...parts) => createHash("sha256").update(Buffer.concat(parts)).digest("hex");
  const parts = words.flatMap((word) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(Buffer.byteLength(word));
    return [length, Buffer.from(word)];
  });
  const secretBytes = Buffer.from(secret, "hex");
  return (
    sha256(secretBytes) === promised.secret_hash &&
    sha256(Buffer.from(seed, "hex")) === promised.seed_hash &&
    sha256(Buffer.from("flip7 seed"), secretBytes, ...parts) === seed
  );
}

// --- and now all of it: connect, as often as it takes -----------------------------------------------------------------

while (state !== "gone") {
  await connection();
  await sleep(1000 * pause);
}
