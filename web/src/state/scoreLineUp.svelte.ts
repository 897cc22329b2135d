/** The players of a game with real cards, and the way their score is kept. Remembered for the next game. */

import { DEPTHS, MAX_PLAYERS, MIN_PLAYERS, ODDS_FOR, type Depth, type OddsFor } from "../net/scores";
import { MAX_NAME_LENGTH } from "./profile.svelte";
import { readItem, writeItem } from "./storage";
import { DEFAULT_TARGET, maxTarget } from "./target";

const KEY = "flip7:score";
const COLOUR_COUNT = 8;

export interface ScorePlayer {
  id: number;
  name: string;
  colour: number;
}

export interface ScoreLineUp {
  players: ScorePlayer[];
  /** The first dealer, as a place in `players`. */
  dealer: number;
  target: number;
  depth: Depth;
  odds: OddsFor;
}

let ids = 0;

export const scoreLineUp: ScoreLineUp = $state(loadLineUp());

export function saveScoreLineUp(): void {
  writeItem(KEY, JSON.stringify($state.snapshot(scoreLineUp)));
}

export function addPlayer(): void {
  const { players } = scoreLineUp;
  if (players.length >= MAX_PLAYERS) return;
  players.push({ id: ids++, name: "", colour: freeColour(players) });
  limitTarget();
  saveScoreLineUp();
}

export function removePlayer(at: number): void {
  const dealer = scoreLineUp.players[scoreLineUp.dealer];
  scoreLineUp.players.splice(at, 1);
  keepDealer(dealer);
}

/** Remove the players without a name; if the dealer is one of them, the next who has one deals. */
export function dropNameless(): void {
  const { players } = scoreLineUp;
  const isNamed = (player: ScorePlayer): boolean => player.name.trim() !== "";
  const fromDealer = [...players.slice(scoreLineUp.dealer), ...players.slice(0, scoreLineUp.dealer)];
  const dealer = fromDealer.find(isNamed);
  scoreLineUp.players = players.filter(isNamed);
  keepDealer(dealer);
}

export function swapPlayers(first: number, second: number): void {
  const { players } = scoreLineUp;
  const [one, other] = [players[first], players[second]];
  if (!one || !other) return;
  const dealer = players[scoreLineUp.dealer];
  [players[first], players[second]] = [other, one];
  keepDealer(dealer);
}

/** Let the same person deal first, wherever they sit now; the first player if they are gone. */
function keepDealer(dealer: ScorePlayer | undefined): void {
  const at = scoreLineUp.players.findIndex((player) => player.id === dealer?.id);
  scoreLineUp.dealer = Math.max(0, at);
  limitTarget();
  saveScoreLineUp();
}

function limitTarget(): void {
  scoreLineUp.target = Math.min(scoreLineUp.target, maxTarget(scoreLineUp.players.length));
}

/** A colour that nobody has yet, while there is one. */
function freeColour(players: readonly ScorePlayer[]): number {
  const colours = Array.from({ length: COLOUR_COUNT }, (_, at) => at + 1);
  const used = new Set(players.map((player) => player.colour));
  return colours.find((colour) => !used.has(colour)) ?? (players.length % COLOUR_COUNT) + 1;
}

function loadLineUp(): ScoreLineUp {
  const players: ScorePlayer[] = [];
  let found: Partial<ScoreLineUp> = {};
  try {
    found = (JSON.parse(readItem(KEY) ?? "{}") as Partial<ScoreLineUp> | null) ?? {};
  } catch {
    // malformed: begin anew
  }
  const saved = Array.isArray(found.players) ? found.players : [];
  for (const player of saved.slice(0, MAX_PLAYERS))
    if (typeof player?.name === "string")
      players.push({ id: ids++, name: player.name.slice(0, MAX_NAME_LENGTH), colour: colourOf(player.colour) });
  while (players.length < MIN_PLAYERS) players.push({ id: ids++, name: "", colour: freeColour(players) });
  const target = Math.round(Number(found.target)) || DEFAULT_TARGET;
  const dealer = Math.round(Number(found.dealer)) || 0;
  return {
    players,
    dealer: dealer > 0 && dealer < players.length ? dealer : 0,
    target: Math.min(Math.max(1, target), maxTarget(players.length)),
    depth: DEPTHS.find((depth) => depth === found.depth) ?? "pad",
    odds: ODDS_FOR.find((odds) => odds === found.odds) ?? "turn",
  };
}

function colourOf(colour: unknown): number {
  return Math.min(COLOUR_COUNT, Math.max(1, Math.round(Number(colour)) || 1));
}
