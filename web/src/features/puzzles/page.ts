/** The pages of the puzzles, loaded together with their sentences and the list of puzzles. */

import { withSentences } from "../../i18n/pageSentences";

export const puzzles = () => withSentences(import("./PuzzlesPage.svelte"), "puzzles", "puzzles-page");

export const puzzle = () => withSentences(import("./PuzzlePage.svelte"), "puzzles", "puzzles-page");
