/** The server on this device, for components: how far it is, and how to start it. Its code is loaded when it is first used. */

import { loadDeviceServer } from "../net/api";
import {
  deviceProgress,
  storageProblem,
  watchDevice,
  type DeviceProblem,
  type DeviceProgress,
  type StorageProblem,
} from "../net/device/progress";

class Device {
  #progress: DeviceProgress = $state.raw(deviceProgress());
  #storage: StorageProblem | null = $state(storageProblem());

  constructor() {
    watchDevice((progress) => {
      this.#progress = progress;
      this.#storage = storageProblem();
    });
  }

  get state(): DeviceProgress["state"] {
    return this.#progress.state;
  }

  /** Bytes that are here, and of how many. */
  get loaded(): number {
    return this.#progress.loaded;
  }

  get total(): number {
    return this.#progress.total;
  }

  get problem(): DeviceProblem | null {
    return this.#progress.problem;
  }

  /** Whether another tab of this browser has the games of this device. */
  get elsewhere(): boolean {
    return this.#progress.state === "elsewhere";
  }

  /** Why games are in memory only; null if they are stored. */
  get storage(): StorageProblem | null {
    return this.#storage;
  }

  /** Load the server in the background: somebody hovers over or touches a button that needs it. */
  warmUp = (): void => {
    void loadDeviceServer().then(
      (device) => device.warmUp(),
      () => {},
    );
  };

  /** Start the server; reject with `Refused` if it cannot start. Also goes on with a download that stopped. */
  start = async (): Promise<void> => (await loadDeviceServer()).startDevice();

  /** Take the games over from the other tab. */
  takeOver = async (): Promise<void> => (await loadDeviceServer()).takeOver();
}

const device = new Device();

export const deviceState = (): Device => device;
