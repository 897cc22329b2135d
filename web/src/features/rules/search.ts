/** Search in the rules: ignores case, accents and width of letters, and finds ×2 by x2. */

/** Normalize one letter. Only Latin letters lose their accents: in Japanese a mark makes another sound. */
function plainLetter(letter: string): string {
  const small = letter.normalize("NFKC").toLowerCase().replaceAll("×", "x");
  return /\p{Script=Latin}/u.test(small) ? small.normalize("NFD").replaceAll(/\p{M}/gu, "") : small;
}

export const plain = (text: string): string => Array.from(text.normalize("NFC"), plainLetter).join("");

/** Split a query into words; the dot behind «F3.» is no part of one. */
export const plainWords = (text: string): string[] =>
  plain(text)
    .split(/\s+/)
    .map((word) => word.replace(/\.+$/, ""))
    .filter(Boolean);

/** Split the text into pieces and mark those that match a word. */
export function marked(words: readonly string[], text: string): { text: string; hit: boolean }[] {
  const letters = Array.from(text.normalize("NFC"));
  const begins: number[] = [];
  let sought = "";
  for (const letter of letters) {
    begins.push(sought.length);
    sought += plainLetter(letter);
  }
  begins.push(sought.length);
  const hits = letters.map(() => false);
  for (const word of words)
    for (let at = sought.indexOf(word); at >= 0; at = sought.indexOf(word, at + word.length))
      for (let letter = 0; letter < letters.length; letter++)
        if (begins[letter]! < at + word.length && begins[letter + 1]! > at) hits[letter] = true;
  const pieces: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, at) => {
    const last = pieces.at(-1);
    if (last && last.hit === hits[at]) last.text += letter;
    else pieces.push({ text: letter, hit: hits[at]! });
  });
  return pieces;
}
