import { randomBytes } from 'node:crypto';
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a channel, red green blue. */
const DEPTH_AND_COLOUR = [8, 2, 0, 0, 0];

/** A picture of noise, about three bytes a pixel: noise does not compress. */
export function noisePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const lines = Array.from({ length: height }, () =>
    Buffer.concat([Buffer.from([0]), randomBytes(width * 3)]),
  );
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([head, Buffer.from(DEPTH_AND_COLOUR)])),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export interface PngFacts {
  readonly width: number;
  readonly height: number;
  /** The number of lines that differ from the one above. */
  readonly drawnLines: number;
}

/** The contents of a PNG file. Throws when it is none, is broken, or does not match its header. */
export function readPng(file: Buffer): PngFacts {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('no PNG signature');
  const data: Buffer[] = [];
  let head: Buffer = Buffer.alloc(0);
  for (let at = SIGNATURE.length; at < file.length;) {
    const end = at + 8 + file.readUInt32BE(at);
    const content = file.subarray(at + 4, end);
    const name = content.toString('latin1', 0, 4);
    if (crc32(content) !== file.readUInt32BE(end)) throw new Error(`the chunk ${name} is broken`);
    if (name === 'IHDR') head = content.subarray(4);
    if (name === 'IDAT') data.push(content.subarray(4));
    at = end + 4;
  }
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const lines = inflateSync(Buffer.concat(data));
  // A byte for the filter, then red, green, blue and, in colour type 6, opacity.
  const length = 1 + width * (head[9] === 6 ? 4 : 3);
  if (lines.length !== length * height) throw new Error(`${lines.length} bytes are no ${width} × ${height}`);
  const isDrawn = (at: number): boolean => {
    const [line, above] = [at, at - 1].map((y) => lines.subarray(y * length, (y + 1) * length));
    return line !== undefined && above !== undefined && !line.equals(above);
  };
  const drawnLines = Array.from({ length: height }, (_, at) => at).filter(
    (at) => at > 0 && isDrawn(at),
  ).length;
  return { width, height, drawnLines };
}

function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}
