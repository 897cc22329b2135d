/** What a table shows only after a while: no phone has to fetch and read it before the table is seen. */

export const later = {
  summary: () => import("./Summary.svelte"),
  podium: () => import("../tales/Podium.svelte"),
  invitation: () => import("../parts/Invitation.svelte"),
};

/** Milliseconds: the table is seen by then, and no round is over yet. */
const SOON = 1500;

/** It is fetched before it is wanted, so that nobody waits for it then either. */
export function fetchLater(): () => void {
  const timer = setTimeout(() => Object.values(later).forEach((part) => part().catch(() => {})), SOON); // what is missing is said where it is shown
  return () => clearTimeout(timer);
}
