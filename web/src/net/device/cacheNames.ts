/** Names in Cache Storage; `public/sw.js` knows them too. */

/** The pieces of Python and of our wheel. Whoever has it has played on this device. */
export const PYTHON_CACHE = "flip7-python";
