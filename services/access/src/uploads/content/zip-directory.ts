import { END_BYTES, zipEnd } from './zip-end.ts';

export interface ZipEntry {
  readonly name: string;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly packedBytes: number;
  readonly bytes: number;
  /** The offset of its data. */
  readonly start: number;
}

/** The most bytes of all unpacked entries. A large workbook grows about twentyfold; a zip bomb a thousandfold. */
const MAX_TOTAL_BYTES = 256 * 1024 * 1024;
const MAX_ENTRIES = 5_000;
const DIRECTORY_MARK = 0x0201_4b50;
const LOCAL_MARK = 0x0403_4b50;

/**
 * The entries of an archive that fills the bytes from the first to the last, read from its directory alone. Null for
 * any other file, for an archive that is split, encrypted or in the large format, and for one that would unpack beyond
 * the bounds.
 */
export function zipDirectory(bytes: Buffer): readonly ZipEntry[] | null {
  const end = zipEnd(bytes);
  // No comment or anything else after the end record, and no second end record before it.
  if (end === -1 || end + END_BYTES !== bytes.length) return null;
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES || start + bytes.readUInt32LE(end + 12) !== end) return null;
  const entries: ZipEntry[] = [];
  let at = start;
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    const entry = readEntry(bytes, at, end);
    if (entry === null) return null;
    total += entry.bytes;
    if (total > MAX_TOTAL_BYTES) return null;
    entries.push(entry);
    at += entry.size;
  }
  return at === end && areApart(entries, start) ? entries : null;
}

/** An entry of the directory, with the number of bytes it takes there. */
function readEntry(bytes: Buffer, at: number, end: number): (ZipEntry & { readonly size: number }) | null {
  if (at + 46 > end || bytes.readUInt32LE(at) !== DIRECTORY_MARK) return null;
  const nameBytes = bytes.readUInt16LE(at + 28);
  const size = 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  const encrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
  const name = bytes.subarray(at + 46, at + 46 + nameBytes);
  const start = dataStart(bytes, bytes.readUInt32LE(at + 42), name);
  if (at + size > end || encrypted || start === null) return null;
  return {
    name: name.toString('utf8'),
    method: bytes.readUInt16LE(at + 10),
    packedBytes: bytes.readUInt32LE(at + 20),
    bytes: bytes.readUInt32LE(at + 24),
    start,
    size,
  };
}

/** The offset of the data after the entry's own header, which must be there and have the same name. */
function dataStart(bytes: Buffer, at: number, name: Buffer): number | null {
  if (at + 30 + name.length > bytes.length || bytes.readUInt32LE(at) !== LOCAL_MARK) return null;
  if (bytes.readUInt16LE(at + 26) !== name.length) return null;
  if (!bytes.subarray(at + 30, at + 30 + name.length).equals(name)) return null;
  return at + 30 + name.length + bytes.readUInt16LE(at + 28);
}

/** Whether no two entries share data, which is how a small archive unpacks without end. */
function areApart(entries: readonly ZipEntry[], directory: number): boolean {
  const sorted = [...entries].sort((one, other) => one.start - other.start);
  return sorted.every(
    ({ start, packedBytes }, index) => start + packedBytes <= (sorted[index + 1]?.start ?? directory),
  );
}
