/** Whether this person wants little movement (`prefers-reduced-motion`). */

import { MediaQuery } from "svelte/reactivity";

export const reducedMotion = new MediaQuery("(prefers-reduced-motion: reduce)");
