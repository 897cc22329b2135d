/** What is heard and felt, and when. Off by one tap, never before the first one, and never needed. */

import type { GameEvent, TableView } from "../net/protocol";
import { Synth } from "./synth";
import { TIME } from "../animation/reveal";
import type { Moment } from "../state/shown";
import type { Session } from "../state/session.svelte";
import type { EventLog } from "../state/eventLog.svelte";
import { subscribe } from "../state/subscribe.svelte";
import { preferences } from "../state/preferences.svelte";

/** A band that can be asked to play; tests have one that only writes down what it was asked. */
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
  | "bloom"
  | "riffle"
  | "open"
  | "close"
>;

export interface Stage {
  /** The band, if anything may be heard now. */
  band(): Band | null;
  /** The phone moves so long, in milliseconds: on, off, on. */
  shake(pattern: number[]): void;
}

const SHAKE = { land: [8], turn: [20], bust: [30, 40, 30], flip7: [120] };
/** What was missed is skipped through, and not heard all at once. */
const APART = 30;
/** Landing is heard when the card is where it belongs. */
const LANDING = (TIME.settle * 0.7) / 1000;

/** From now on what is shown is heard, until the answer is called. */
export function attachSound(
  eventLog: EventLog,
  session: Pick<Session, "shown" | "question" | "you">,
  stage: Stage = usualStage(),
): () => void {
  const mine = (seat: number) => seat === (session.you?.seat ?? -1);
  let last = -APART;
  const stops = [
    eventLog.listen((event, table) => {
      const now = performance.now();
      if (now - last >= APART) hear(event, table, stage, mine);
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
        stage.shake(SHAKE.turn);
      },
    ),
  ];
  return () => {
    stage.band()?.close();
    for (const stop of stops) stop();
  };
}

/** What has become of a card. */
function hear(event: GameEvent, table: TableView, stage: Stage, mine: (seat: number) => boolean): void {
  const band = stage.band();
  switch (event.event) {
    case "kept":
      if (mine(event.seat)) stage.shake(SHAKE.land);
      if (/^\d/.test(event.card)) band?.kalimba(numbersBefore(table, event.seat), LANDING * preferences.speed);
      else if (event.card === "SC") band?.shoot(LANDING * preferences.speed);
      else band?.tap(LANDING * preferences.speed);
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

/** What everybody looks at. */
function see(moment: Moment | null, stage: Stage, mine: (seat: number) => boolean): void {
  const band = stage.band();
  const hangs = moment?.kind === "card" && moment.danger && moment.phase === "hold";
  if (hangs || (moment?.kind === "twins" && !moment.saved)) band?.open();
  else band?.close();
  if (!moment) return;
  switch (moment.kind) {
    case "card":
      if (moment.phase === "flip") band?.paper(0.06);
      break;
    case "twins":
      if (moment.saved) band?.bright(0.35);
      break;
    case "bust":
      band?.fall();
      if (mine(moment.seat)) stage.shake(SHAKE.bust);
      break;
    case "freeze":
      band?.glass();
      break;
    case "flip7":
      band?.bloom();
      stage.shake(SHAKE.flip7);
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

/** Browsers let a page be heard only after somebody has touched it; before that it does not even try. */
function touch(): void {
  touched = true;
  if (preferences.sound) wake();
}

function wake(): void {
  if (!deaf && !context) start();
  if (context?.state === "suspended") context.resume().catch(() => {}); // not yet: the next touch tries again
}

/** A device without sound stays silent, and is not asked again. */
function start(): void {
  try {
    context = new AudioContext();
    synth = new Synth(context);
  } catch {
    deaf = true;
  }
}

function usualStage(): Stage {
  for (const gesture of ["pointerdown", "keydown"] as const) window.addEventListener(gesture, touch, { passive: true });
  touched ||= navigator.userActivation?.hasBeenActive ?? false;
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  return {
    band() {
      if (!touched || !preferences.sound || document.hidden) return null;
      wake();
      return synth;
    },
    shake(pattern) {
      if (touched && preferences.sound && !still.matches) navigator.vibrate?.(pattern);
    },
  };
}
