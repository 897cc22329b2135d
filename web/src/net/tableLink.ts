/** Table codes and links as people type or paste them: a code in any case and with any spaces, or a whole link. */

const CODE = /^~?[23456789BCDFGHJKMNPQRSTVWXZ]{6}$/;
const ID = /^~?[A-Za-z0-9_-]{22}$/;
const LINK = /\/(t|g|board)\/([^/?#\s]+)/;
/** Ids and codes of tables that are played on this device begin with it; `flip7.browser` makes them. */
const ON_DEVICE = "~";

/** Return the path of the table's page, or null if the text is neither code nor link. */
export function tablePath(given: string): string | null {
  const [, page = "t", inLink] = LINK.exec(given) ?? [];
  const key = tableKey(inLink ?? given);
  return key && `/${page}/${key}`;
}

/** Return a table's id, or its code in its normal form; null if the text can be neither. */
export function tableKey(given: string): string | null {
  const text = given.trim();
  if (ID.test(text)) return text;
  const code = text.replace(/[\s\-–_.·]/g, "").toUpperCase();
  return CODE.test(code) ? code : null;
}

/** Whether that is the id or code of a table on this device; all others are on the server. */
export function isDeviceKey(key: string): boolean {
  return key.startsWith(ON_DEVICE);
}
