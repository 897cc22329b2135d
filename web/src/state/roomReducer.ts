/** Room reducer: how each room event changes what is known of a table. The twin of `RoomState.apply` in `flip7.protocol.room_state`. */

import type { Act, Happened, PersonView, SeatView, TableView } from "../net/protocol";

/** Apply a room event; its game events are applied by `gameReducer.ts`. */
export function applyRoomEvent(table: TableView, told: Happened): void {
  table.number = told.number;
  const event = told.act;
  switch (event.act) {
    case "opened":
      table.seats = Array.from({ length: event.seats }, free);
      Object.assign(table, {
        rules: event.rules,
        options: event.options,
        public: event.public,
        secret_hash: event.secret_hash,
      });
      break;
    case "branched":
      table.branch = { choice: event.choice, same_cards: event.same_cards, of: event.of ?? "" };
      break;
    case "came":
      table.people[event.person] = newcomer(event); // the next number, or that of somebody who left without a seat
      table.host ??= event.person;
      break;
    case "sat":
      sit(table, person(table, event.person), event.seat);
      break;
    case "stood_up":
    case "unseated":
      leaveSeat(table, person(table, event.person));
      break;
    case "bot_sat":
      table.seats[event.seat] = { ...free(), name: event.name, bot: event.bot };
      break;
    case "seat_added":
      table.seats.push(free());
      break;
    case "seat_dropped":
      table.seats.splice(event.seat, 1);
      renumber(table);
      break;
    case "seats_swapped":
      [table.seats[event.first], table.seats[event.second]] = [seat(table, event.second), seat(table, event.first)];
      renumber(table);
      break;
    case "seat_freed":
      table.seats[event.seat] = free();
      break;
    case "became_ready":
      person(table, event.person).ready = event.ready;
      break;
    case "options_changed":
      Object.assign(table, { rules: event.rules, options: event.options });
      break;
    case "gave_word":
      person(table, event.person).gave_word = true;
      break;
    case "sealed":
      table.seed_hash = event.seed_hash;
      break;
    case "started":
      table.phase = "playing";
      table.game = told.game ?? table.game;
      break;
    case "chose":
      if (told.events.some((each) => each.event === "round_began")) beginRound(table);
      break;
    case "advised":
      seat(table, event.seat).advised = (seat(table, event.seat).advised ?? 0) + 1;
      break;
    case "bot_failed": // the answer that is played instead follows
      break;
    case "locked":
      table.locked = event.locked;
      break;
    case "closed":
      table.phase = "over";
      table.closed = event.why;
      break;
    case "revealed":
      table.phase = "over";
      table.scores = event.scores ?? null;
      table.revealed = { secret: event.secret, words: event.words, seed: event.seed };
      break;
    case "rematched":
      table.phase = "over";
      table.rematch = event.table;
      break;
    case "handed_over":
      Object.assign(seat(table, event.seat), { stand_in: event.bot, waits: false });
      break;
    case "left":
      left(table, event);
      break;
    case "sent_away":
      left(table, event);
      person(table, event.person).sent_away = true;
      break;
    case "came_back":
      cameBack(table, person(table, event.person));
      break;
    case "host_passed":
      table.host = event.person;
      break;
    case "score_shared":
    case "score_entered":
    case "odds_set":
      break; // of a score board, which is no table
    default:
      event satisfies never;
  }
}

function free(): SeatView {
  return { name: null, person: null, bot: null, stand_in: null, waits: false };
}

/** Seat a person; in a running game the bot there plays on until the next round. */
function sit(table: TableView, who: PersonView, number: number): void {
  const late = table.phase === "playing";
  const bot = table.seats[number]?.bot ?? null;
  who.seat = number;
  table.seats[number] = { name: who.name, person: who.person, bot: null, stand_in: late ? bot : null, waits: late };
}

/** Let latecomers play: a round began. */
function beginRound(table: TableView): void {
  for (const each of table.seats) if (each.waits) Object.assign(each, { stand_in: null, waits: false });
}

/** Tell people their seats' new numbers. */
function renumber(table: TableView): void {
  table.seats.forEach((each, number) => {
    if (each.person !== null) person(table, each.person).seat = number;
  });
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

function newcomer(event: Extract<Act, { act: "came" }>): PersonView {
  return {
    person: event.person,
    name: event.name,
    colour: event.colour ?? null,
    seat: null,
    ready: false,
    gone: false,
    gave_word: false,
    sent_away: false,
  };
}

function left(table: TableView, event: Extract<Act, { act: "left" | "sent_away" }>): void {
  const who = person(table, event.person);
  who.gone = true;
  who.ready = false;
  if (who.seat === null) return;
  if (table.phase === "lobby") leaveSeat(table, who);
  else Object.assign(seat(table, who.seat), { stand_in: event.bot, waits: false });
}

function cameBack(table: TableView, who: PersonView): void {
  who.gone = false;
  if (who.seat !== null && !seat(table, who.seat).waits) seat(table, who.seat).stand_in = null;
}
