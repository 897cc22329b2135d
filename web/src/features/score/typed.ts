/** A number as it is typed on the pad. */

/** No score has more digits. */
export const MOST_DIGITS = 4;

/** Add a digit; a leading zero is replaced, and what is too long stays as it is. */
export function withDigit(typed: string, digit: string): string {
  const longer = typed === "0" ? digit : typed + digit;
  return longer.length > MOST_DIGITS ? typed : longer;
}

/** The action of a keyboard's key on the pad. */
export type PadKey =
  { key: "digit"; digit: string } | { key: "erase" } | { key: "enter" } | { key: "bust" } | { key: "leave" } | null;

export function padKey(pressed: string): PadKey {
  if (/^[0-9]$/.test(pressed)) return { key: "digit", digit: pressed };
  switch (pressed) {
    case "Backspace":
      return { key: "erase" };
    case "Enter":
      return { key: "enter" };
    case "b":
    case "B":
      return { key: "bust" };
    case "Escape":
      return { key: "leave" };
    default:
      return null;
  }
}

/** Whether a key pressed there is for the page: not within a field, a dialog, or together with a modifier. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest("input, textarea, select, dialog") && !document.querySelector("dialog[open]");
}
