/** Sound and vibration: which event plays what. Off by one tap, silent before the first one, and never needed. */

import type { GameEvent, TableView } from "../net/protocol";
import { Synth } from "./synth";
import { TIME } from "../animation/revealTiming";
import type { Moment } from "../state/shown";
import type { Session } from "../state/session.svelte";
import type { EventLog } from "../state/eventLog.svelte";
import { subscribe } from "../state/subscribe.svelte";
import { preferences } from "../state/preferences.svelte";
import { LAST_SECONDS } from "../state/turnClock";

/** The sounds that can be played; tests pass one that records the calls. */
export type Band = Pick<
  Synth,
  | "paper"
  | "kalimba"
  | "tap"
  | "knock"
  | "fall"
  | "bright"
  | "shoot"
  | "glass"
  | "yourTurn"
  | "tick"
  | "bloom"
  | "riffle"
  | "open"
  | "close"
>;

export interface Stage {
  /** The sounds, or null while nothing may be heard. */
  band(): Band | null;
  /** Vibrate: milliseconds on, off, on. */
  shake(pattern: number[]): void;
}

export const VIBRATION_MS = { land: [8], turn: [20], bust: [30, 40, 30], flip7: [120] };
/** Milliseconds between two events below which the second is silent: skipped events are not heard all at once. */
const MIN_GAP_MS = 30;
/** The share of a card's way after which it is heard to land. */
const LANDING = 0.7;

/** Play sounds for what is shown; return a function that stops it. */
export function attachSound(
  eventLog: EventLog,
  session: Pick<Session, "shown" | "question" | "you"> & Partial<Pick<Session, "clockSkew">>,
  stage: Stage = thisDevice(),
): () => void {
  const mine = (seat: number) => seat === (session.you?.seat ?? -1);
  const ticks: ReturnType<typeof setTimeout>[] = [];
  let last = -MIN_GAP_MS;
  const stops = [
    eventLog.listen((event, table) => {
      const now = performance.now();
      // a card that was held up has only the last part of its way before it
      const way = session.shown.moment?.kind === "card" ? TIME.settle : TIME.draw;
      const landing = (LANDING * way * preferences.speed) / 1000;
      if (now - last >= MIN_GAP_MS) hear(event, table, stage, mine, landing);
      last = now;
    }),
    subscribe(
      () => session.shown.moment,
      (moment) => see(moment, stage, mine),
    ),
    subscribe(
      () => session.question?.ordinal ?? null,
      (asked) => {
        if (asked === null) return;
        stage.band()?.yourTurn();
        stage.shake(VIBRATION_MS.turn);
      },
    ),
    subscribe(
      () => session.question?.deadline ?? null,
      (deadline) => {
        for (const timer of ticks.splice(0)) clearTimeout(timer);
        if (deadline === null) return;
        const left = deadline - Date.now() - (session.clockSkew ?? 0);
        for (let seconds = LAST_SECONDS; seconds > 0; seconds--) {
          const wait = left - seconds * 1000;
          if (wait > 0) ticks.push(setTimeout(() => warn(stage, seconds), wait));
        }
      },
    ),
  ];
  return () => {
    stage.band()?.close();
    for (const timer of ticks) clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/** Tick for each of the last seconds; the first can be felt, too. */
function warn(stage: Stage, seconds: number): void {
  stage.band()?.tick();
  if (seconds === LAST_SECONDS) stage.shake(VIBRATION_MS.turn);
}

/** Play what an event sounds like; a card lands in so many seconds. */
function hear(
  event: GameEvent,
  table: TableView,
  stage: Stage,
  mine: (seat: number) => boolean,
  landing: number,
): void {
  const band = stage.band();
  switch (event.event) {
    case "kept":
      if (mine(event.seat)) stage.shake(VIBRATION_MS.land);
      if (/^\d/.test(event.card)) band?.kalimba(numbersBefore(table, event.seat), landing);
      else if (event.card === "SC") band?.shoot(landing);
      else band?.tap(landing);
      break;
    case "stayed":
      band?.knock();
      break;
    case "set_aside":
    case "given":
    case "handed_out":
    case "passed_on":
      band?.tap();
      break;
    case "reshuffled":
      band?.riffle();
      break;
    default:
      break;
  }
}

/** Play what an animation sounds like. */
function see(moment: Moment | null, stage: Stage, mine: (seat: number) => boolean): void {
  const band = stage.band();
  const hangs = moment?.kind === "card" && moment.danger && moment.phase === "hold";
  if (hangs || (moment?.kind === "twins" && !moment.saved)) band?.open();
  else band?.close();
  if (!moment) return;
  switch (moment.kind) {
    case "card":
      if (moment.phase === "flip" || moment.phase === "straight") band?.paper(0.06);
      break;
    case "twins":
      if (moment.saved) band?.bright(0.35);
      break;
    case "bust":
      band?.fall();
      if (mine(moment.seat)) stage.shake(VIBRATION_MS.bust);
      break;
    case "given":
    case "stayed":
      break; // its consequence or its event is heard
    case "freeze":
      band?.glass();
      break;
    case "flip7":
      band?.bloom();
      stage.shake(VIBRATION_MS.flip7);
      break;
    default:
      moment satisfies never;
  }
}

function numbersBefore(table: TableView, seat: number): number {
  return table.game?.places[seat]?.cards.filter((card) => /^\d/.test(card)).length ?? 0;
}

// --- this device --------------------------------------------------------------------------------------------------------

let touched = false;
let deaf = false;
let context: AudioContext | null = null;
let synth: Synth | null = null;

/** Enable sound: browsers allow it only after somebody has touched the page. */
function touch(): void {
  touched = true;
  if (preferences.sound) wake();
}

function wake(): void {
  if (!deaf && !context) start();
  if (context?.state === "suspended") context.resume().catch(() => {}); // not allowed yet: the next touch tries again
}

/** Create the audio context once; a device without sound stays silent. */
function start(): void {
  try {
    context = new AudioContext();
    synth = new Synth(context);
  } catch {
    deaf = true;
  }
}

/** The sounds and the vibration of this device, as far as its person wants them. */
export function thisDevice(): Stage {
  for (const gesture of ["pointerdown", "keydown"] as const) window.addEventListener(gesture, touch, { passive: true });
  touched ||= navigator.userActivation?.hasBeenActive ?? false;
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  return {
    band() {
      if (!touched || !preferences.sound || document.hidden) return null;
      wake();
      if (synth) synth.volume = preferences.volume;
      return synth;
    },
    shake(pattern) {
      if (touched && preferences.vibration && !still.matches) navigator.vibrate?.(pattern);
    },
  };
}
