const END = Buffer.from('PK\x05\x06', 'latin1');
export const END_BYTES = 22;

/**
 * The offset at which a zip archive ends within the bytes; -1 when there is none. Only a record whose directory fits
 * before it counts, as for any reader of archives: its four bytes alone occur in compressed data by chance.
 */
export function zipEnd(bytes: Buffer): number {
  for (let at = bytes.indexOf(END); at !== -1; at = bytes.indexOf(END, at + 1)) {
    if (at + END_BYTES > bytes.length) return -1;
    const size = bytes.readUInt32LE(at + 12);
    const offset = bytes.readUInt32LE(at + 16);
    if (size === ZIP64 || offset === ZIP64 || size + offset <= at) return at;
  }
  return -1;
}

/** The value that refers to the record of large archives instead of a number. */
const ZIP64 = 0xffff_ffff;
