/** How each act changes what is known of a table: the twin of `Room.apply` in `flip7.server.rooms.room`. */

import type { Act, Happened, PersonView, SeatView, TableView } from "../net/protocol";

/** The act has happened at the table; its events are another matter (`fold.ts`). */
export function applyAct(table: TableView, told: Happened): void {
  table.number = told.number;
  const act = told.act;
  switch (act.act) {
    case "opened":
      table.seats = Array.from({ length: act.seats }, free);
      Object.assign(table, {
        rules: act.rules,
        options: act.options,
        public: act.public,
        secret_hash: act.secret_hash,
      });
      break;
    case "came":
      table.people[act.person] = newcomer(act); // the next number, or that of somebody who left without a seat
      table.host ??= act.person;
      break;
    case "sat":
      person(table, act.person).seat = act.seat;
      table.seats[act.seat] = { name: person(table, act.person).name, person: act.person, bot: null, stand_in: null };
      break;
    case "stood_up":
    case "unseated":
      leaveSeat(table, person(table, act.person));
      break;
    case "bot_sat":
      table.seats[act.seat] = { name: act.name, person: null, bot: act.bot, stand_in: null };
      break;
    case "seat_freed":
      table.seats[act.seat] = free();
      break;
    case "became_ready":
      person(table, act.person).ready = act.ready;
      break;
    case "options_changed":
      Object.assign(table, { rules: act.rules, options: act.options });
      break;
    case "gave_word":
      person(table, act.person).gave_word = true;
      break;
    case "sealed":
      table.seed_hash = act.seed_hash;
      break;
    case "started":
      table.phase = "playing";
      table.game = told.game ?? table.game;
      break;
    case "chose":
    case "bot_failed": // the answer that is played instead follows
      break;
    case "locked":
      table.locked = act.locked;
      break;
    case "closed":
      table.phase = "over";
      table.closed = act.why;
      break;
    case "revealed":
      table.phase = "over";
      table.scores = act.scores ?? null;
      table.revealed = { secret: act.secret, words: act.words, seed: act.seed };
      break;
    case "rematched":
      table.rematch = act.table;
      break;
    case "handed_over":
      seat(table, act.seat).stand_in = act.bot;
      break;
    case "left":
      left(table, act);
      break;
    case "sent_away":
      left(table, act);
      person(table, act.person).sent_away = true;
      break;
    case "came_back":
      cameBack(table, person(table, act.person));
      break;
    case "host_passed":
      table.host = act.person;
      break;
    default:
      act satisfies never;
  }
}

function free(): SeatView {
  return { name: null, person: null, bot: null, stand_in: null };
}

function person(table: TableView, number: number): PersonView {
  const found = table.people[number];
  if (!found) throw new Error(`nobody has the number ${number}`);
  return found;
}

function seat(table: TableView, number: number): SeatView {
  const found = table.seats[number];
  if (!found) throw new Error(`there is no seat ${number}`);
  return found;
}

function leaveSeat(table: TableView, who: PersonView): void {
  if (who.seat !== null) table.seats[who.seat] = free();
  who.seat = null;
  who.ready = false;
}

function newcomer(act: Extract<Act, { act: "came" }>): PersonView {
  return {
    person: act.person,
    name: act.name,
    colour: act.colour ?? null,
    seat: null,
    ready: false,
    gone: false,
    gave_word: false,
    sent_away: false,
  };
}

function left(table: TableView, act: Extract<Act, { act: "left" | "sent_away" }>): void {
  const who = person(table, act.person);
  who.gone = true;
  who.ready = false;
  if (who.seat === null) return;
  if (table.phase === "lobby") leaveSeat(table, who);
  else seat(table, who.seat).stand_in = act.bot;
}

function cameBack(table: TableView, who: PersonView): void {
  who.gone = false;
  if (who.seat !== null) seat(table, who.seat).stand_in = null;
}
