/** Lazy parts of the table: not needed before the table is seen. */

export const lazy = {
  summary: () => import("./Summary.svelte"),
  notice: () => import("./ServerNotice.svelte"),
  why: () => import("./WhyHere.svelte"),
  podium: () => import("./Podium.svelte"),
  shareResult: async () => (await import("../share/parts")).shareResult(),
  shuffleCheck: async () => (await import("../fairness/part")).shuffleCheck(),
  invitation: () => import("../../components/Invitation.svelte"),
  botPause: () => import("../../components/BotPause.svelte"),
  pass: () => import("./PassScreen.svelte"),
  join: () => import("./JoinGame.svelte"),
  leave: () => import("./LeaveTable.svelte"),
  keys: () => import("../../components/KeyHelp.svelte"),
  petals: () => import("./PetalStrip.svelte"),
  coach: async () => (await import("../coach/parts")).hints(),
  advice: async () => (await import("../coach/parts")).advice(),
  adviceMark: async () => (await import("../coach/parts")).mark(),
  training: async () => (await import("../coach/parts")).training(),
  trainingSwitch: async () => (await import("../coach/parts")).trainingSwitch(),
  people: () => import("../../components/People.svelte"),
  pocket: () => import("../tv/pocket"),
  history: () => import("../../state/historyLookup"),
};

/** Load the components of a big screen; no other page needs them. */
export const television = () => import("../tv/television");
export type Television = Awaited<ReturnType<typeof television>>;

/** Parts that most tables never show. */
const RARE = new Set<unknown>([
  ...[lazy.coach, lazy.petals, lazy.pass, lazy.shareResult, lazy.shuffleCheck],
  ...[lazy.advice, lazy.adviceMark, lazy.training, lazy.trainingSwitch],
]);

/** Prefetch all lazy parts. What does not come is reported where it is shown. */
export function prefetchLazy(): void {
  for (const part of Object.values(lazy)) if (!RARE.has(part)) part().catch(() => {});
}
