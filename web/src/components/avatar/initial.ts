/** The letter that stands for somebody. */

/** Latin, kana or a usual character, with no mark after it that would belong to it. */
const ALONE = /^[0-9A-Za-z\u00c0-\u024f\u3041-\u30ff\u4e00-\u9fff](?!\p{M})/u;

/** The first letter of the name as a reader counts letters. Few names need an `Intl.Segmenter`, which takes a phone long to make. */
export function initialOf(name: string): string {
  const [alone] = ALONE.exec(name.trim()) ?? [];
  const first = alone ?? [...new Intl.Segmenter().segment(name.trim())][0]?.segment;
  return first?.toUpperCase() ?? "?";
}
