/** Coming to another page: what was read out and where the keys go begins at its main part, as after a load. */

let first = true;

/** For `{@attach arrive}` on a page's main part, which has `tabindex="-1"`. */
export function focusOnNavigate(main: HTMLElement): void {
  if (!first) main.focus({ preventScroll: true });
  first = false;
}
