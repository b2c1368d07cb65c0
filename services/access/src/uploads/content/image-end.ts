/**
 * The offset at which the image ends that the bytes begin with; null when it is cut short or broken. Only the structure
 * of the format is read, nothing is decoded.
 */
export function imageEnd(kind: string, bytes: Buffer): number | null {
  const walk = WALKS[kind];
  const end = walk?.(bytes) ?? null;
  return end !== null && end <= bytes.length ? end : null;
}

type Walk = (bytes: Buffer) => number | null;

const WALKS: Readonly<Record<string, Walk>> = { jpg: jpegsEnd, png: pngEnd, gif: gifEnd, webp: webpEnd };

/**
 * The end of a picture and of those behind it: cameras append previews and depth maps, and more of the same format is
 * still one file.
 */
function jpegsEnd(bytes: Buffer): number | null {
  let end = jpegEnd(bytes, 0);
  while (end !== null && bytes[end] === 0xff && bytes[end + 1] === 0xd8) end = jpegEnd(bytes, end);
  return end;
}

function jpegEnd(bytes: Buffer, start: number): number | null {
  let at = start + 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker === 0xd9) return at + 2;
    else if (at + 4 > bytes.length) return null;
    else {
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker === 0xda) at = scanEnd(bytes, at);
    }
  }
  return null;
}

/** The end of the coded data: a zero byte after FF belongs to the data, and so do restart markers. */
function scanEnd(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** The most chunks of a PNG. Encoders write chunks of 4 kB and more; reading each chunk takes time. */
const MAX_PNG_CHUNKS = 20_000;

function pngEnd(bytes: Buffer): number | null {
  let at = 8;
  for (let chunks = 0; chunks < MAX_PNG_CHUNKS && at + 12 <= bytes.length; chunks += 1) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
    if (name === 'IEND') return at;
  }
  return null;
}

function gifEnd(bytes: Buffer): number | null {
  if (bytes.length < 13) return null;
  let at = 13 + colourTable(bytes[10]);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === 0x3b) return at + 1;
    if (block === 0x21) at = subBlocksEnd(bytes, at + 2);
    else if (block === 0x2c) at = subBlocksEnd(bytes, at + 11 + colourTable(bytes[at + 9]));
    else return null;
  }
  return null;
}

const colourTable = (flags = 0): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

function subBlocksEnd(bytes: Buffer, start: number): number {
  let at = start;
  for (let size = bytes[at]; size; size = bytes[at]) at += 1 + size;
  return at + 1;
}

function webpEnd(bytes: Buffer): number | null {
  if (bytes.length < 12) return null;
  const size = bytes.readUInt32LE(4);
  return 8 + size + (size % 2);
}
