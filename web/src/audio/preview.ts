/** Previews: a card that lands, and the vibration of a bust. */

import { thisDevice, VIBRATION_MS } from "./sound";

export const sound = (): void => thisDevice().band()?.kalimba(3);
export const vibration = (): void => thisDevice().shake(VIBRATION_MS.bust);
