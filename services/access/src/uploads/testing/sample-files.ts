import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { zipOf, type ZipPart } from './zip-of.ts';

/** A picture of several colours, which does not compress to almost nothing. */
export function picture(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 7 + ((at / 3 / width) | 0) * 13) % 256;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const jpeg = (width = 40, height = 30): Promise<Buffer> => picture(width, height).jpeg().toBuffer();
export const png = (width = 40, height = 30): Promise<Buffer> => picture(width, height).png().toBuffer();
export const webp = (): Promise<Buffer> => picture(40, 30).webp().toBuffer();

/** An animation of `frames` frames. */
export const gif = (frames = 3, side = 20): Promise<Buffer> => {
  const pixels = Buffer.alloc(side * side * frames * 3);
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = Math.floor(at / (side * side * 3)) * 60 + (at % 7);
  return sharp(pixels, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
    .gif()
    .toBuffer();
};

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
export const MAIN_TYPES = {
  docx: `${OPEN_XML}.wordprocessingml.document.main+xml`,
  xlsx: `${OPEN_XML}.spreadsheetml.sheet.main+xml`,
  pptx: `${OPEN_XML}.presentationml.presentation.main+xml`,
  docm: 'application/vnd.ms-word.document.macroEnabled.main+xml',
};

/** The parts of an office document of 2007 and later. */
export const officeParts = (kind: keyof typeof MAIN_TYPES): readonly ZipPart[] => [
  {
    name: '[Content_Types].xml',
    content: `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="${MAIN_TYPES[kind]}"/></Types>`,
  },
  { name: 'main.xml', content: '<document>正文</document>' },
];

export const office = (kind: keyof typeof MAIN_TYPES, more: readonly ZipPart[] = []): Buffer =>
  zipOf([...officeParts(kind), ...more]);

/** A compound file whose root contains streams of these names. */
export function compound(names: readonly string[]): Buffer {
  const header = Buffer.alloc(512);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0xffff_fffe, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(0xffff_fffd, 0);
  const directory = Buffer.concat(['Root Entry', ...names].map(directoryEntry));
  const sectors = Math.ceil(directory.length / 512);
  for (let index = 1; index <= sectors; index += 1)
    table.writeUInt32LE(index === sectors ? 0xffff_fffe : index + 1, index * 4);
  return Buffer.concat([header, table, directory, Buffer.alloc(sectors * 512 - directory.length)]);
}

/** A directory entry: the root has the first entry for a child, every entry the next for its right sibling. */
function directoryEntry(name: string, index: number, { length }: readonly unknown[]): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(index === 0 ? 5 : 2, 66);
  const next = index + 1 < length ? index + 1 : 0xffff_ffff;
  entry.writeUInt32LE(0xffff_ffff, 68);
  entry.writeUInt32LE(index === 0 ? 0xffff_ffff : next, 72);
  entry.writeUInt32LE(index === 0 ? next : 0xffff_ffff, 76);
  return entry;
}

/** A document with the objects `objects`, and compressed ones from `packed` where given. */
export function pdf(objects = '', { packed = '', end = '%%EOF\n', start = '' } = {}): Buffer {
  const body = deflateSync(packed);
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n${start}1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n${objects}\n`),
    ...(packed === '' ? [] : [objectStream(body)]),
    Buffer.from(`trailer\n<< /Root 1 0 R >>\nstartxref\n0\n${end}`),
  ]);
}

const objectStream = (body: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `9 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${body.length} >>\nstream\n`,
    ),
    body,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
