/** Previews of preferences that cannot be seen: what plays them is loaded when somebody changes one. */

export interface Previews {
  sound(): void;
  vibration(): void;
}

let load: (() => Promise<Previews>) | null = null;

/** Say where the previews come from; the app does, as preferences know no sounds. */
export function offerPreviews(from: () => Promise<Previews>): void {
  load = from;
}

/** Let somebody hear or feel what they have just chosen. */
export function preview(kind: keyof Previews): void {
  void load?.().then(
    (previews) => previews[kind](),
    () => {}, // not loaded: the preference is saved all the same
  );
}
