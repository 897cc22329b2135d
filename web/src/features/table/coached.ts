/** The layout of a table with somebody above it who says one thing at a time: lessons and puzzles. */

import "./coached.css";

/** The classes of the element that holds both. */
export const COACHED = "coached sharing";
