import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { ACCESS_MESSAGES } from '@console/contract-access';
import { Refusal } from '@console/contract-core';
import { zipEnd } from './zip-end.ts';

/** Where readers look for the header and the end. */
const EDGE_BYTES = 1024;
/** What all object streams of a document may hold; its text and pictures are not counted. */
const MAX_OBJECT_BYTES = 32 * 1024 * 1024;

/** Refuses (415) a document that is something else too, or that runs or starts something when opened. */
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

/** Scripts and programs that are started. Long enough names, not to come up in compressed data by chance. */
const RUNS = /\/(JavaScript|Launch)(?![A-Za-z0-9])/;
/** A script without the name of its kind: too short to be looked for outside objects. */
const SCRIPT = /\/JS(?![A-Za-z0-9])/;

function hasActions(text: string): boolean {
  return RUNS.test(plainNames(text)) || SCRIPT.test(plainNames(withoutStreams(text)));
}

/** Names may be written in hexadecimal, /J#53 for /JS. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

function withoutStreams(text: string): string {
  let kept = '';
  let at = 0;
  for (const { start, end } of streams(text)) {
    kept += text.slice(at, start);
    at = end;
  }
  return kept + text.slice(at);
}

interface Stream {
  /** What describes the stream, a dictionary. */
  readonly about: string;
  readonly start: number;
  readonly end: number;
}

function* streams(text: string): Generator<Stream> {
  let from = 0;
  for (;;) {
    const word = text.indexOf('stream', from);
    if (word === -1) return;
    const start = word + (text[word + 6] === '\r' ? 8 : 7);
    const end = text.indexOf('endstream', start);
    if (end === -1) return;
    const about = text.slice(Math.max(from, text.lastIndexOf(' obj', word)), word);
    yield { about, start, end };
    from = end + 'endstream'.length;
  }
}

/** Objects may be kept compressed. Those that cannot be read cannot be judged, and are refused. */
async function hidesActions(bytes: Buffer, text: string): Promise<boolean> {
  let left = MAX_OBJECT_BYTES;
  let found = 0;
  for (const { about, start, end } of streams(text)) {
    const dictionary = plainNames(about);
    if (!dictionary.includes(OBJECTS)) continue;
    found += 1;
    const objects = await unpacked(bytes.subarray(start, end), dictionary, left);
    if (objects === null || RUNS.test(plainNames(objects)) || SCRIPT.test(plainNames(objects))) return true;
    left -= objects.length;
  }
  // One that did not stand where streams do was put out of our sight.
  return plainNames(text).split(OBJECTS).length - 1 !== found;
}

/** The kind of a stream that holds objects. */
const OBJECTS = '/ObjStm';

const FLATE_ALONE = /\/Filter\s*\[?\s*\/(FlateDecode|Fl)\s*(\]|>|$|\/(?!\w+Decode))/;
const unzip = promisify(inflate);

async function unpacked(bytes: Buffer, dictionary: string, most: number): Promise<string | null> {
  if (!FLATE_ALONE.test(dictionary) || dictionary.split('/Filter').length !== 2) return null;
  if (dictionary.includes('/Predictor')) return null;
  const out = await unzip(bytes, { maxOutputLength: Math.max(most, 1) }).catch(() => null);
  return out?.toString('latin1') ?? null;
}
