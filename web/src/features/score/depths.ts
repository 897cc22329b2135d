/** The depths of a game, as options to choose from. */

import { say } from "../../i18n/index.svelte";
import { DEPTHS, type Depth } from "../../net/scores";

export const depthOptions = (): { value: Depth; label: string }[] =>
  DEPTHS.map((value) => ({ value, label: say(`keep-depth-${value}`) }));
