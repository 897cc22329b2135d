/** A word for the shuffle that nobody can guess: so the server does not choose the cards alone, whether people think of it or not. */

/** Sixteen letters, none of which looks like another; without vowels they make no word that somebody might mind. */
const LETTERS = "bcdfghjkmnprstvx";
const GROUPS = 4;
const IN_A_GROUP = 4;

/** Letters by chance, in groups so that they can be read out and compared: «kxtb-rmdf-gpsc-hvjn». */
export function randomShuffleWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(GROUPS * IN_A_GROUP));
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length]!);
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * IN_A_GROUP, (group + 1) * IN_A_GROUP).join(""),
  ).join("-");
}
