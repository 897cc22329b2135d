/** Error messages at a shared board, where some refusals are said in other words than at a table. */

import { errorText } from "../../i18n/errors";
import { say } from "../../i18n/index.svelte";

const AT_A_BOARD: Readonly<Record<string, string>> = {
  unknown_table: "board-why-unknown-table",
  is_closed: "board-why-is-closed",
  table_is_full: "board-why-table-is-full",
};

/** Return the sentence for the reason at a board, or the one that every page has. */
export function boardErrorText(refusal: { reason: string; message: string }): string {
  const id = AT_A_BOARD[refusal.reason];
  return id === undefined ? errorText(refusal) : say(id);
}
