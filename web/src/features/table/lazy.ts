/** Lazy parts of the table: not needed before the table is seen. */

export const lazy = {
  summary: () => import("./Summary.svelte"),
  podium: () => import("./Podium.svelte"),
  invitation: () => import("../../components/Invitation.svelte"),
  botPause: () => import("../../components/BotPause.svelte"),
  join: () => import("./JoinGame.svelte"),
  people: () => import("../../components/People.svelte"),
  history: () => import("../../state/historyLookup"),
};

/** Prefetch all lazy parts. What does not come is reported where it is shown. */
export function prefetchLazy(): void {
  for (const part of Object.values(lazy)) part().catch(() => {});
}
