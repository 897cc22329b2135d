/** Links that hold a whole game, compressed, in the fragment of an address: to replay it, or to go on with its score. */

import { fullAddress } from "../net/site";

const FRAGMENT = "r=";
/** The most bytes of a record that is unpacked from a link; a game of 40 seats has some 100 kB. */
const MAX_RECORD_BYTES = 2_000_000;

/** Return the address that replays this record, or takes this score over. No server stores it. */
export async function recordLink(record: string, page: "/replay" | "/score" = "/replay", search = ""): Promise<string> {
  return fullAddress(`${page}${search}#${FRAGMENT}${await packed(record)}`);
}

/** Return where within the site the record is replayed. */
export async function recordPlace(record: string, search: string): Promise<string> {
  return `/replay${search}#${FRAGMENT}${await packed(record)}`;
}

/** Return the packed record in an address's fragment, or null if there is none. */
export function packedRecord(hash: string): string | null {
  return hash.startsWith(`#${FRAGMENT}`) ? hash.slice(1 + FRAGMENT.length) : null;
}

/** Compress a text: deflate, then base64url, which needs no escapes in an address. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), Infinity);
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Unpack a compressed text; null if it is broken, cut short or far too long. */
export async function unpacked(given: string): Promise<string | null> {
  try {
    const binary = atob(given.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream("deflate-raw"), MAX_RECORD_BYTES);
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch {
    return null;
  }
}

/** Send bytes through a stream; throw if more than `most` come out. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError("the record is too long");
    }
    pieces.push(next.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
