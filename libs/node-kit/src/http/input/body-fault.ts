import type { InputBounds } from '@console/contract-core';

export interface BodyFault {
  readonly over: keyof InputBounds;
  /** The byte at which the fault was found: nothing after it was read. */
  readonly at: number;
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * The bound that a JSON body exceeds; null when none. Reads each byte at most once and builds nothing; the
 * parser refuses broken JSON.
 */
export function bodyFault(bytes: Uint8Array, bounds: InputBounds): BodyFault | null {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) {
      const end = textEnd(bytes, at, bounds.textBytes);
      if (end === null) return { over: 'textBytes', at: at + bounds.textBytes };
      at = end;
    } else if (byte === COMMA) values += 1;
    else if (CLOSING.has(byte)) depth -= 1;
    else if (OPENING.has(byte)) {
      depth += 1;
      values += 1;
    }
    if (depth > bounds.depth) return { over: 'depth', at };
    if (values > bounds.values) return { over: 'values', at };
  }
  return null;
}

/** The end of the text that begins at `start`; null when it is too long. */
function textEnd(bytes: Uint8Array, start: number, most: number): number | null {
  const last = Math.min(bytes.length - 1, start + most + 1);
  for (let at = start + 1; at <= last; at += 1) {
    if (bytes[at] === BACKSLASH) at += 1;
    else if (bytes[at] === QUOTE) return at;
  }
  return bytes.length - 1 - start > most ? null : bytes.length;
}
