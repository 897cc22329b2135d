/** What people type or paste to come to a table: a code in any case and with any spaces, or a whole link. */

const CODE = /^[23456789BCDFGHJKMNPQRSTVWXZ]{6}$/;
const ID = /^[A-Za-z0-9_-]{22}$/;
const LINK = /\/([tg])\/([^/?#\s]+)/;

/** The path of the table's page, or null if it can be none. */
export function tablePath(given: string): string | null {
  const [, page = "t", inLink] = LINK.exec(given) ?? [];
  const key = tableKey(inLink ?? given);
  return key && `/${page}/${key}`;
}

/** The id of a table, or its code as it is written; null if it can be neither. */
export function tableKey(given: string): string | null {
  const text = given.trim();
  if (ID.test(text)) return text;
  const code = text.replace(/[\s\-–_.·]/g, "").toUpperCase();
  return CODE.test(code) ? code : null;
}
