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

// Everything that has to survive a break in the connection:
let table = link ? link.pathname.split("/").pop() : where; // the code, until we know the table's id
let token; // who we are; the server gives it to us once
let last; // the number of the last act that we know of
let seat = null;
let promise; // { secret_hash, seed_hash }: what the server said before the first card
let game = "on"; // then "over", then "left"
let tries = 0; // connections in a row that came to nothing

while (game !== "left") await sleep(1000 * (await talk()));

// --- one connection ---------------------------------------------------------------------------------------------------

/** Talks until the connection ends; the answer is for how many seconds to stay away. */
function talk() {
  const socket = new WebSocket(`${server.replace(/^http/, "ws")}/ws`);
  const say = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  let newest = -1; // questions before this act are answered already
  let pause = 2 ** tries; // later and later, unless the server says when

  const hear = {
    welcome(message) {
      [token, tries, pause] = [message.token, 0, 1];
      newest = message.number;
      if (message.table) {
        // The whole table: we are new here. Otherwise what we missed follows, act by act.
        table = message.table.id; // a code leads elsewhere after a rematch, an id does not
        last = message.number;
        promise = { secret_hash: message.table.secret_hash, seed_hash: message.table.seed_hash };
        if (message.table.phase === "over") over();
      }
      if (game === "on" && message.you?.seat == null) say({ type: "sit", name });
      else hear.you(message.you);
      asked(message.asked);
    },

    you(message) {
      const sitsAnew = seat === null && message.seat !== null;
      seat = message.seat;
      if (sitsAnew) {
        say({ type: "give_word", word: randomUUID() }); // so that the server alone does not make the shuffle
        say({ type: "ready" });
      }
    },

    happened(message) {
      last = message.number;
      const { act } = message;
      if (act.act === "sealed") promise.seed_hash = act.seed_hash;
      if (act.act === "revealed") over(act);
      if (act.act === "rematched") follow(act.table);
      if (message.number >= newest) asked(message.asked);
    },

    refusal({ reason, message }) {
      if (reason === "stale") return; // a bot was faster, or we answered before a break
      console.error(`${reason}: ${message}`);
      if (["store_trouble", "too_fast", "stopping", "our_fault"].includes(reason)) socket.close(); // and try again
      else if (seat === null && reason !== "already_started") leave(1); // we cannot play here
    },

    goodbye({ seconds }) {
      pause = seconds;
    },
  };

  /** If it is ours, the question is answered. */
  async function asked(question) {
    if (!question || question.seat !== seat) return;
    if (question.by === "stand_in") return say({ type: "come_back" }); // a bot plays for us; then we are asked again
    if (question.by !== "person") return;
    say({ type: "answer", ordinal: question.ordinal, choice: await choose(question) });
  }

  /** The game is over; somebody may want another one. */
  async function over(revealed) {
    if (game !== "on") return;
    game = "over";
    if (revealed) console.log(isFair(revealed) ? "The shuffle was as promised." : "THE SHUFFLE WAS NOT AS PROMISED!");
    await printResult();
    await sleep(1000 * Number(options.wait));
    if (game === "over") leave(0);
  }

  /** The same people play again: the same token, another table. */
  function follow(id) {
    [table, last, seat, game, pause] = [id, undefined, null, "on", 0];
    socket.close();
  }

  /** We go, and say so, so that our seat is free for somebody else in a rematch. */
  function leave(status) {
    game = "left";
    pause = 0;
    process.exitCode = status;
    if (seat !== null) say({ type: "leave" });
    socket.close();
  }

  if (++tries > (token ? 6 : 1)) throw new Error(`nobody answers at ${server}`);
  socket.onopen = () => say({ type: "hello", protocol: 1, table, token, last });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    hear[message.type]?.(message); // whatever we do not know, we need not know
  };
  return new Promise((resolve) => {
    socket.onclose = () => resolve(pause);
  });
}

// --- what to answer ---------------------------------------------------------------------------------------------------

/** Hits while that gains points on average; gives cards to whoever is ahead. */
async function choose({ ask, seat: mine, options: answers, card, odds }) {
  if (ask === "hit_or_stay" && odds) return odds.points_after > odds.points_now ? "hit" : "stay";
  const { game: view } = await look();
  if (ask === "hit_or_stay") return view.places[mine].points < 20 ? "hit" : "stay"; // the table hides the odds
  const standing = (each) => view.scores[each] + view.places[each].points;
  const others = answers.filter((each) => each !== mine).sort((one, other) => standing(one) - standing(other));
  return (card === "SC" ? others.at(0) : others.at(-1)) ?? mine; // a Second Chance is a present
}

/** The table as everybody may see it, by REST. The server may just be starting anew, so it is asked more than once. */
async function look(patience = 10) {
  const response = await fetch(`${server}/api/tables/${table}`).catch(() => null);
  if (response?.ok) return response.json();
  if (patience === 0) throw new Error(`${server} does not show the table`);
  await sleep(1000);
  return look(patience - 1);
}

// --- the end ----------------------------------------------------------------------------------------------------------

async function printResult() {
  const { seats, game: view } = await look();
  view.scores.forEach((score, each) => console.log(`${each === view.winner ? "*" : " "} ${seats[each].name}: ${score}`));
  console.log(`The game, to keep: ${server}/api/tables/${table}/game.json`);
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
    sha256(secretBytes) === promise.secret_hash &&
    sha256(Buffer.from(seed, "hex")) === promise.seed_hash &&
    sha256(Buffer.from("flip7 seed"), secretBytes, ...parts) === seed
  );
}
