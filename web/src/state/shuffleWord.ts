/** Random words for the shuffle, so that the server does not choose the cards alone even if nobody thinks of a word. */

/** Sixteen letters that cannot be confused; without vowels they form no offensive word. */
const LETTERS = "bcdfghjkmnprstvx";
const GROUPS = 4;
const IN_A_GROUP = 4;

/** Return random letters in groups that can be read out and compared: «kxtb-rmdf-gpsc-hvjn». */
export function randomShuffleWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(GROUPS * IN_A_GROUP));
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length]!);
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * IN_A_GROUP, (group + 1) * IN_A_GROUP).join(""),
  ).join("-");
}
