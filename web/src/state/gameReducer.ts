/** Game reducer: how each game event changes the cards on the table. The twin of `flip7.core.apply`; it decides nothing. */

import type { Card, GameEvent, GameView, PlaceView, Worth } from "../net/protocol";

const FLIPS = 3;

/** The worth of a seat without cards. */
export function emptyWorth(seat: number): Worth {
  return { seat, numbers: 0, doublings: 0, bonuses: [], flip_7: 0, points: 0 };
}

/** Apply a game event; `worth` is what the seat that it touches is worth afterwards. */
export function applyGameEvent(game: GameView, event: GameEvent, worth: Worth | null): void {
  if (worth) place(game, worth.seat).worth = worth;
  switch (event.event) {
    case "round_began":
      beginRound(game, event.number, event.dealer, event.first);
      break;
    case "joined":
      game.places.push({ cards: [], status: "active", worth: emptyWorth(event.seat) });
      game.scores.push(event.points);
      break;
    case "deal_ended":
      game.dealing = false;
      break;
    case "dealt":
    case "hit":
      game.turn = event.seat;
      game.draw_pile -= 1;
      game.turned_up = event.card;
      break;
    case "flipped":
      game.draw_pile -= 1;
      game.turned_up = event.card;
      flipThree(game).left -= 1;
      break;
    case "kept":
      game.turned_up = null;
      place(game, event.seat).cards.push(event.card);
      break;
    case "busted":
      game.turned_up = null;
      place(game, event.seat).cards.push(event.card);
      place(game, event.seat).status = "busted";
      break;
    case "saved":
      game.turned_up = null;
      remove(place(game, event.seat).cards, "SC");
      game.discard_pile.push(event.card, "SC");
      break;
    case "flipped_seven":
      game.flipped_seven = event.seat;
      break;
    case "set_aside":
      game.turned_up = null;
      flipThree(game).set_aside.push(event.card);
      break;
    case "given":
      game.turned_up = null;
      game.pending.push({
        task: "hand_out",
        giver: event.giver,
        to_give: [],
        assigned: [{ card: event.card, holder: event.to }],
      });
      break;
    case "handed_out": {
      const task = handOut(game);
      const card = task.to_give.shift();
      if (card !== undefined) task.assigned.push({ card, holder: event.to });
      break;
    }
    case "passed_on":
      game.turned_up = null;
      place(game, event.to).cards.push("SC");
      break;
    case "froze":
      takeFirstAssigned(game);
      place(game, event.seat).cards.push("FZ");
      place(game, event.seat).status = "frozen";
      break;
    case "flip_three_began":
      takeFirstAssigned(game);
      game.pending.push({ task: "flip_three", target: event.seat, left: FLIPS, set_aside: [] });
      break;
    case "flip_three_ended":
      endFlipThree(game);
      break;
    case "stayed":
      game.turn = event.seat;
      place(game, event.seat).status = "stayed";
      break;
    case "discarded":
      waste(game);
      game.discard_pile.push(event.card);
      break;
    case "reshuffled":
      game.draw_pile = event.cards;
      game.discard_pile = [];
      break;
    case "round_ended":
      endRound(game, event.points);
      break;
    case "game_won":
      game.winner = event.seat;
      break;
    case "tied":
    case "ran_dry":
      break;
    default:
      event satisfies never;
  }
}

function place(game: GameView, seat: number): PlaceView {
  const found = game.places[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

function flipThree(game: GameView) {
  const task = game.pending.at(-1);
  if (task?.task !== "flip_three") throw new Error("no Flip Three is under way");
  return task;
}

function handOut(game: GameView) {
  const task = game.pending.at(-1);
  if (task?.task !== "hand_out") throw new Error("nothing is being handed out");
  return task;
}

function takeFirstAssigned(game: GameView): void {
  const task = handOut(game);
  task.assigned.shift();
  if (!task.assigned.length && !task.to_give.length) game.pending.pop();
}

function endFlipThree(game: GameView): void {
  const ended = flipThree(game);
  game.pending.pop();
  game.discard_pile.push("F3");
  if (ended.set_aside.length)
    game.pending.push({ task: "hand_out", giver: ended.target, to_give: [...ended.set_aside], assigned: [] });
}

/** Remove a discarded card from where it waited: turned up, set aside, or before its holder. */
function waste(game: GameView): void {
  if (game.turned_up !== null) game.turned_up = null;
  else if (game.pending.at(-1)?.task === "flip_three") flipThree(game).set_aside.shift();
  else takeFirstAssigned(game);
}

function beginRound(game: GameView, number: number, dealer: number, first: number): void {
  Object.assign(game, { round: number, dealer, first, dealing: true, flipped_seven: null });
  game.places.forEach((each, seat) => {
    each.status = "active";
    each.worth = emptyWorth(seat);
  });
}

/** Bank the points and discard all cards of the round; each status stands until the next round. */
function endRound(game: GameView, points: number[]): void {
  game.scores = game.scores.map((score, seat) => score + (points[seat] ?? 0));
  game.places.forEach((each, seat) => {
    game.discard_pile.push(...each.cards);
    each.cards = [];
    each.worth = emptyWorth(seat);
  });
  game.turn = null;
  game.dealing = false;
}

function remove(cards: Card[], card: Card): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}
