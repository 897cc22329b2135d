/** Focus after navigation: a screen reader and the keyboard start at the new page's main part, as after a load. */

let first = true;

/** Use as `{@attach focusOnNavigate}` on a page's main part, which has `tabindex="-1"`. */
export function focusOnNavigate(main: HTMLElement): void {
  if (!first) main.focus({ preventScroll: true });
  first = false;
}
