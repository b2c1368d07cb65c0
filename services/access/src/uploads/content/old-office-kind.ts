import { zipEnd } from './zip-end.ts';

const DIFAT_IN_HEADER = 109;
const END_OF_CHAIN = 0xffff_fffa;
const ENTRY_BYTES = 128;
const NOBODY = 0xffff_ffff;

/** The stream that makes a compound file a document of its kind. */
const MAIN_STREAMS: Readonly<Record<string, string>> = {
  WordDocument: 'doc',
  Workbook: 'xls',
  Book: 'xls',
  'PowerPoint Document': 'ppt',
};
/**
 * The name of macros, searched for anywhere: a directory may be broken on purpose, and repaired when the document is
 * opened.
 */
const MACROS = Buffer.from('_VBA_PROJECT', 'utf16le');
/** The record of macros in slides, which are compressed: it says whether there are any (MS-PPT, VBAInfoAtom). */
const SLIDE_MACROS = Buffer.from('020000040c000000', 'hex');

/** The kind of an office document of before 2007 (a compound file); null when it is none, broken, or has macros. */
export function oldOfficeKind(bytes: Buffer): string | null {
  if (bytes.length < 1536 || hasMacros(bytes) || zipEnd(bytes) !== -1) return null;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const directory = readDirectory(bytes, 2 ** shift);
  const kinds = new Set(rootNames(directory).flatMap((name) => MAIN_STREAMS[name] ?? []));
  return kinds.size === 1 ? ([...kinds][0] ?? null) : null;
}

function hasMacros(bytes: Buffer): boolean {
  if (bytes.includes(MACROS)) return true;
  for (let at = bytes.indexOf(SLIDE_MACROS); at !== -1; at = bytes.indexOf(SLIDE_MACROS, at + 1)) {
    if (bytes[at + 12] === 1) return true;
  }
  return false;
}

/** The sectors of the directory, one after another as the allocation table chains them. */
function readDirectory(bytes: Buffer, sector: number): Buffer {
  const table = tableSectors(bytes, sector);
  const perSector = sector / 4;
  const parts: Buffer[] = [];
  const seen = new Set<number>();
  let next = bytes.readUInt32LE(48);
  while (next < END_OF_CHAIN && !seen.has(next)) {
    seen.add(next);
    const part = sectorAt(bytes, sector, next);
    if (part === null) break;
    parts.push(part);
    const link = sectorAt(bytes, sector, table[Math.floor(next / perSector)] ?? NOBODY);
    next = link === null ? NOBODY : link.readUInt32LE((next % perSector) * 4);
  }
  return Buffer.concat(parts);
}

/** The sectors of the allocation table: the header names the first ones, a chain the rest. */
function tableSectors(bytes: Buffer, sector: number): readonly number[] {
  const found: number[] = [];
  for (let index = 0; index < DIFAT_IN_HEADER; index += 1) found.push(bytes.readUInt32LE(76 + index * 4));
  const seen = new Set<number>();
  let next = bytes.readUInt32LE(68);
  while (next < END_OF_CHAIN && !seen.has(next)) {
    seen.add(next);
    const part = sectorAt(bytes, sector, next);
    if (part === null) break;
    for (let at = 0; at < sector - 4; at += 4) found.push(part.readUInt32LE(at));
    next = part.readUInt32LE(sector - 4);
  }
  return found;
}

function sectorAt(bytes: Buffer, sector: number, index: number): Buffer | null {
  const start = (index + 1) * sector;
  return start + sector <= bytes.length ? bytes.subarray(start, start + sector) : null;
}

/** The names directly in the root: an embedded workbook does not make a document a workbook. */
function rootNames(directory: Buffer): readonly string[] {
  const names: string[] = [];
  const seen = new Set<number>();
  const waiting = directory.length < ENTRY_BYTES ? [] : [directory.readUInt32LE(76)];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const at = index * ENTRY_BYTES;
    if (seen.has(index) || at + ENTRY_BYTES > directory.length) continue;
    seen.add(index);
    const letters = Math.min(Math.max(directory.readUInt16LE(at + 64) - 2, 0), 62);
    names.push(directory.toString('utf16le', at, at + letters));
    waiting.push(directory.readUInt32LE(at + 68), directory.readUInt32LE(at + 72));
  }
  return names;
}
