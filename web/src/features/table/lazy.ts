/** Lazy parts of the table: not needed before the table is seen. */

export const lazy = {
  summary: () => import("./Summary.svelte"),
  why: () => import("./WhyHere.svelte"),
  podium: () => import("./Podium.svelte"),
  invitation: () => import("../../components/Invitation.svelte"),
  join: () => import("./JoinGame.svelte"),
  keys: () => import("../../components/KeyHelp.svelte"),
  petals: () => import("./PetalStrip.svelte"),
  coach: () => import("../coach/CoachHint.svelte"),
  people: () => import("../../components/People.svelte"),
  history: () => import("../../state/historyLookup"),
};

/** Prefetch all lazy parts. What does not come is reported where it is shown. */
export function prefetchLazy(): void {
  for (const part of Object.values(lazy)) if (part !== lazy.coach && part !== lazy.petals) part().catch(() => {});
}
