import type { TableView } from "../protocol";

/** The points that win; a table always says them. */
export function target(table: TableView): number {
  return table.rules.target as number;
}
