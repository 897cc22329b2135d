/** Initials for avatars. */

/** A Latin letter, kana or common kanji without a combining mark after it. */
const ALONE = /^[0-9A-Za-z\u00c0-\u024f\u3041-\u30ff\u4e00-\u9fff](?!\p{M})/u;

/** Return the first letter of a name. Only few names need an `Intl.Segmenter`, which is slow to create on a phone. */
export function initialOf(name: string): string {
  const [alone] = ALONE.exec(name.trim()) ?? [];
  const first = alone ?? [...new Intl.Segmenter().segment(name.trim())][0]?.segment;
  return first?.toUpperCase() ?? "?";
}
