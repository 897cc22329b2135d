/** Whether this device wants to hear what costly choices cost; remembered from game to game. */

import { readItem, writeItem } from "./storage";

const TRAINING_KEY = "flip7:training";

class TrainingMode {
  on = $state(readItem(TRAINING_KEY) === "on");

  set(on: boolean): void {
    this.on = on;
    writeItem(TRAINING_KEY, on ? "on" : "off");
  }
}

export const training = new TrainingMode();
