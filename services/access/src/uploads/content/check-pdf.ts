import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { ACCESS_MESSAGES } from '@console/contract-access';
import { Refusal } from '@console/contract-core';
import { pdfStreams } from './pdf-streams.ts';
import { plainNames } from './plain-names.ts';
import { zipEnd } from './zip-end.ts';

/** The size of the parts in which readers look for the header and the end. */
const EDGE_BYTES = 1024;
/** The most bytes of all object streams of a document; its text and pictures are not counted. */
const MAX_OBJECT_BYTES = 32 * 1024 * 1024;
/**
 * The most object streams. Programs put a hundred objects and more into each, so that this many contain more than 10 MB
 * can.
 */
const MAX_OBJECT_STREAMS = 5_000;
/** The longest dictionary; those that programs write take a hundred bytes. */
const MAX_DICTIONARY_LETTERS = 16 * 1024;

/**
 * Refuses (415) a document that is also something else, or that runs or starts something when opened. Takes time in
 * proportion to its size.
 */
export async function checkPdf(bytes: Buffer): Promise<void> {
  const text = bytes.toString('latin1');
  const whole = isOnePdf(text) && zipEnd(bytes) === -1;
  if (!whole || hasActions(text) || (await hidesActions(bytes, text)))
    throw new Refusal(ACCESS_MESSAGES.fileContent);
}

function isOnePdf(text: string): boolean {
  const end = text.lastIndexOf('%%EOF');
  return (
    text.startsWith('%PDF-') &&
    !/<(!doctype|html|script|svg|\?xml)/i.test(text.slice(0, EDGE_BYTES)) &&
    end >= text.length - EDGE_BYTES &&
    /^[\s\0]*$/.test(text.slice(end + '%%EOF'.length))
  );
}

/** Actions that run scripts or start programs. The names are long enough not to occur in compressed data by chance. */
const RUNS = /\/(JavaScript|Launch)(?![A-Za-z0-9])/;
/** A script without the name of its kind: too short to be searched for outside objects. */
const SCRIPT = /\/JS(?![A-Za-z0-9])/;

function hasActions(text: string): boolean {
  return RUNS.test(plainNames(text)) || SCRIPT.test(plainNames(withoutStreams(text)));
}

const hasNames = (objects: string): boolean => RUNS.test(objects) || SCRIPT.test(objects);

function withoutStreams(text: string): string {
  const kept: string[] = [];
  let at = 0;
  for (const { start, end } of pdfStreams(text)) {
    kept.push(text.slice(at, start));
    at = end;
  }
  return kept.join('') + text.slice(at);
}

/** Whether compressed objects contain such actions. Objects that cannot be read cannot be judged, and are refused. */
async function hidesActions(bytes: Buffer, text: string): Promise<boolean> {
  let left = MAX_OBJECT_BYTES;
  let found = 0;
  for (const { about, start, end } of pdfStreams(text)) {
    const dictionary = plainNames(about);
    if (!dictionary.includes(OBJECTS)) continue;
    found += 1;
    if (found > MAX_OBJECT_STREAMS) return true;
    const objects = await unpacked(bytes.subarray(start, end), dictionary, left);
    if (objects === null || hasNames(plainNames(objects))) return true;
    left -= objects.length;
  }
  // An object stream in an unusual place was hidden on purpose.
  return countOf(OBJECTS, plainNames(text)) !== found;
}

/** The type of a stream that contains objects. */
const OBJECTS = '/ObjStm';

const FLATE_ALONE = /\/Filter\s*(?:\[\s*)?\/(?:FlateDecode|Fl)\s*(?:\]|>|$|\/(?!\w+Decode))/;
const unzip = promisify(inflate);

/** The unpacked text of a stream; null when it cannot be read. */
async function unpacked(bytes: Buffer, dictionary: string, most: number): Promise<string | null> {
  if (dictionary.length > MAX_DICTIONARY_LETTERS || countOf('/Filter', dictionary) !== 1) return null;
  if (!FLATE_ALONE.test(dictionary) || dictionary.includes('/Predictor')) return null;
  const out = await unzip(bytes, { maxOutputLength: Math.max(most, 1) }).catch(() => null);
  return out?.toString('latin1') ?? null;
}

function countOf(word: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) count += 1;
  return count;
}
