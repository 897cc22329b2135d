/** An error answer of the API: its code and its message. */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }

  /** Whether trying again cannot help: this browser cannot run the referee. */
  get isFinal(): boolean {
    return this.reason === "no_wasm";
  }
}
