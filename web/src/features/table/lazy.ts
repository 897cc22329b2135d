/** What a table shows only after a while: no phone has to fetch and read it before the table is seen. */

export const lazy = {
  summary: () => import("./Summary.svelte"),
  podium: () => import("./Podium.svelte"),
  invitation: () => import("../../components/Invitation.svelte"),
  people: () => import("../../components/People.svelte"),
  history: () => import("../../state/historyLookup"),
};

/** It is fetched before it is wanted. What is missing is said where it is shown. */
export function prefetchLazy(): void {
  for (const part of Object.values(lazy)) part().catch(() => {});
}
