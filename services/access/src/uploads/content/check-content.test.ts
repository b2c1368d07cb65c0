import { crc32 } from 'node:zlib';
import type { UploadPurpose } from '@console/contract-access';
import sharp from 'sharp';
import {
  compound,
  gif,
  jpeg,
  office,
  officeParts,
  pdf,
  picture,
  png,
  webp,
} from '../testing/sample-files.ts';
import { zipOf } from '../testing/zip-of.ts';
import { checkContent, type CheckedFile } from './check-content.ts';

interface Given {
  readonly type?: string;
  readonly purpose?: UploadPurpose;
}

const check = (
  name: string,
  bytes: Buffer,
  { type = '', purpose = 'note' }: Given = {},
): Promise<CheckedFile> => checkContent({ name, bytes, declaredMime: type }, purpose);
const code = (name: string, bytes: Buffer, given?: Given): Promise<string> =>
  check(name, bytes, given).then(
    () => 'taken',
    (error: unknown) => (error as { code: string }).code,
  );

const CONTRADICTS = 'A0475';
/** Compressed data with only ASCII characters. */
const EMPTY = Buffer.from('7801030000000001', 'hex');
/** A comment of a picture, three letters long. */
const TEXT_CHUNK = chunk('tEXt', 'a\0b');
const NOT_TAKEN = 'A0474';
const TOO_MANY_PIXELS = 'A0473';

function chunk(name: string, text: string): Buffer {
  const content = Buffer.from(name + text);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(text.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

describe('the kind of a file', () => {
  it.each([
    ['jpg', () => jpeg(), 'image/jpeg'],
    ['png', () => png(), 'image/png'],
    ['gif', () => gif(), 'image/gif'],
    ['webp', () => webp(), 'image/webp'],
    ['pdf', () => pdf(), 'application/pdf'],
    ['docx', () => office('docx'), expect.stringContaining('wordprocessingml')],
    ['xlsx', () => office('xlsx'), expect.stringContaining('spreadsheetml')],
    ['pptx', () => office('pptx'), expect.stringContaining('presentationml')],
    ['doc', () => compound(['WordDocument', '1Table']), 'application/msword'],
    ['xls', () => compound(['Workbook']), 'application/vnd.ms-excel'],
    ['ppt', () => compound(['Current User', 'PowerPoint Document']), 'application/vnd.ms-powerpoint'],
  ])('is recognised by its content: %s', async (extension, make, mime) => {
    const bytes = await make();
    expect(await check(`研报.${extension}`, bytes)).toMatchObject({ name: `研报.${extension}`, mime });
    expect(await check('研报', bytes)).toMatchObject({ name: `研报.${extension}`, mime });
  });

  it('must not be contradicted by its name or its type', async () => {
    expect(await code('a.png', await jpeg())).toBe(CONTRADICTS);
    expect(await code('a.jpg', await jpeg(), { type: 'image/png' })).toBe(CONTRADICTS);
    expect(await code('a.jpg', await jpeg(), { type: 'text/html' })).toBe(CONTRADICTS);
    expect(await code('a.exe', pdf())).toBe(CONTRADICTS);
    expect(await code('a.docx', office('xlsx'))).toBe(CONTRADICTS);
    expect(await code('a.JPEG', await jpeg(), { type: 'image/jpg' })).toBe('taken');
    expect(await code('a.docx', office('docx'), { type: 'application/octet-stream' })).toBe('taken');
  });

  it('is refused, with the list of allowed kinds, when it is none of them', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const html = Buffer.from('<html><script>alert(1)</script></html>');
    expect(await code('a.svg', svg, { type: 'image/svg+xml' })).toBe(NOT_TAKEN);
    expect(await code('a', html)).toBe(NOT_TAKEN);
    expect(await code('a.zip', zipOf([{ name: 'a.txt', content: 'a' }]))).toBe(NOT_TAKEN);
    expect(await code('a.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toBe(NOT_TAKEN);
    expect(await code('a.png', html, { type: 'image/png' })).toBe(CONTRADICTS);
    expect(await code('a.png', svg)).toBe(CONTRADICTS);
    await expect(check('a.txt', Buffer.from('text'))).rejects.toThrow(
      '不支持的文件类型，可上传 jpg、png、gif、webp、pdf、docx、xlsx、pptx、doc、xls、ppt',
    );
  });

  it('is jpg or png for an avatar', async () => {
    const avatar = { purpose: 'avatar' } as const;
    expect(await code('a.jpg', await jpeg(), avatar)).toBe('taken');
    expect(await code('a.png', await png(), avatar)).toBe('taken');
    await expect(check('a.webp', await webp(), avatar)).rejects.toThrow('不支持的文件类型，可上传 jpg、png');
    expect(await code('a.gif', await gif(), avatar)).toBe(NOT_TAKEN);
    expect(await code('a.png', await gif(), avatar)).toBe(CONTRADICTS);
    expect(await code('a.pdf', pdf(), avatar)).toBe(NOT_TAKEN);
  });
});

describe('an image', () => {
  it('is encoded again: upright, and without what else was in it', async () => {
    const bytes = await picture(40, 30)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { ImageDescription: 'SECRET-PLACE' } })
      .jpeg()
      .toBuffer();
    const comment = Buffer.from('<script>alert(1)</script>');
    const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
    const scripted = Buffer.concat([bytes.subarray(0, 2), marker, comment, bytes.subarray(2)]);
    expect(bytes.includes('SECRET-PLACE')).toBe(true);
    const kept = (await check('a.jpg', scripted)).bytes;
    expect(kept.includes('SECRET-PLACE') || kept.includes('<script>')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 40 });
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
  });

  it('keeps its frames', async () => {
    const { bytes } = await check('a.gif', await gif(5));
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({ format: 'gif', pages: 5 });
  });

  it('for an avatar is cut to a square of 512 pixels, and never enlarged', async () => {
    const size = async (bytes: Buffer): Promise<unknown> => {
      const { width, height } = await sharp(
        (await check('a', bytes, { purpose: 'avatar' })).bytes,
      ).metadata();
      return [width, height];
    };
    expect(await size(await jpeg(900, 600))).toEqual([512, 512]);
    expect(await size(await png(100, 100))).toEqual([100, 100]);
  });

  it('with too many pixels is refused before it is decoded', async () => {
    const bomb = await png(10, 10);
    bomb.writeUInt32BE(50_000, 16);
    bomb.writeUInt32BE(50_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    const before = process.memoryUsage().rss;
    await expect(check('a.png', bomb)).rejects.toThrow('图片尺寸超过上限 4000万（单边 12000） 像素');
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 ** 2);
    const plain = { channels: 3, background: 'white' } as const;
    const vast = await sharp({ create: { width: 7000, height: 6000, ...plain } })
      .png()
      .toBuffer();
    expect([vast.length < 500_000, await code('a.png', vast)]).toEqual([true, TOO_MANY_PIXELS]);
    const long = await sharp({ create: { width: 12_001, height: 10, ...plain } })
      .png()
      .toBuffer();
    expect(await code('a.png', long)).toBe(TOO_MANY_PIXELS);
  });

  it('counts the pixels of all its frames', async () => {
    const one = await gif(1, 200);
    const frame = one.subarray(one.lastIndexOf(Buffer.from([0x21, 0xf9])), -1);
    const many = Buffer.concat([
      one.subarray(0, -1),
      ...Array.from({ length: 1_200 }, () => frame),
      one.subarray(-1),
    ]);
    expect(await code('a.gif', many)).toBe(TOO_MANY_PIXELS);
  });

  it.each([
    ['jpg', jpeg],
    ['png', png],
    ['gif', () => gif()],
    ['webp', webp],
  ])('with something behind its end is refused: %s', async (extension, make) => {
    const bytes = await make();
    const name = `a.${extension}`;
    const archive = zipOf([{ name: 'Evil.class', content: 'evil' }]);
    const behind = (tail: string | Buffer): Promise<string> =>
      code(name, Buffer.concat([bytes, Buffer.from(tail)]));
    expect(await behind(archive)).toBe(CONTRADICTS);
    expect(await behind('<html><script>alert(1)</script></html>')).toBe(CONTRADICTS);
    expect(await behind('%PDF-1.4')).toBe(CONTRADICTS);
    expect(await behind('\0\0\0\0')).toBe('taken');
    expect(await code(name, bytes.subarray(0, -8))).toBe(CONTRADICTS);
  });

  it('with an archive inside is refused, and one with its own preview behind it is not', async () => {
    const bytes = await jpeg();
    const archive = zipOf([{ name: 'Evil.class', content: 'evil' }]);
    const marker = Buffer.from([0xff, 0xfe, 0, archive.length + 2]);
    expect(
      await code('a.jpg', Buffer.concat([bytes.subarray(0, 2), marker, archive, bytes.subarray(2)])),
    ).toBe(CONTRADICTS);
    expect(await code('a.jpg', Buffer.concat([bytes, await jpeg(8, 8)]))).toBe('taken');
  });

  it('in too many pieces is refused before it is decoded', async () => {
    const bytes = await png();
    const pieces = (count: number): Buffer =>
      Buffer.concat([
        bytes.subarray(0, 33),
        ...Array.from({ length: count }, () => TEXT_CHUNK),
        bytes.subarray(33),
      ]);
    expect(await code('a.png', pieces(100))).toBe('taken');
    expect(await code('a.png', pieces(20_000))).toBe(CONTRADICTS);
  });

  it('that is broken inside is refused', async () => {
    const bytes = await png(60, 60);
    bytes.fill(0x55, 45, 120);
    expect(await code('a.png', bytes)).toBe(CONTRADICTS);
  });
});

describe('a PDF document', () => {
  const taken = (bytes: Buffer): Promise<string> => code('a.pdf', bytes);

  it('is kept byte for byte', async () => {
    const bytes = pdf('', { packed: '1 0 << /Type /Annot >>' });
    expect((await check('a.pdf', bytes)).bytes.equals(bytes)).toBe(true);
  });

  it('that opens at a page is taken', async () => {
    expect(await taken(pdf('3 0 obj\n<< /OpenAction [2 0 R /Fit] >>\nendobj'))).toBe('taken');
  });

  it.each([
    ['runs a script', '<< /S /JavaScript /JS (app.alert(1)) >>'],
    ['runs a script when opened', '<< /OpenAction << /S /JavaScript /JS 5 0 R >> >>'],
    ['runs a script by another name', '<< /S /Rendition /JS (app.alert(1)) >>'],
    ['starts a program', '<< /S /Launch /F (cmd.exe) >>'],
    ['writes the name otherwise', '<< /S /J#61va#53cript >>'],
    ['writes the short name otherwise', '<< /#4aS (app.alert(1)) >>'],
    ['hides the script from a plain reader', '%stream\n<< /S /JavaScript >>\nendstream'],
  ])('that %s is refused', async (_, object) => {
    expect(await taken(pdf(`3 0 obj\n${object}\nendobj`))).toBe(CONTRADICTS);
    expect(await taken(pdf('', { packed: `3 0 ${object}` }))).toBe(CONTRADICTS);
  });

  it('with objects that cannot be read is refused', async () => {
    const stream = (about: string): Buffer => pdf(`9 0 obj\n<< ${about} >>\nstream\nabc\nendstream\nendobj`);
    expect(await taken(stream('/Type /XObject'))).toBe('taken');
    expect(await taken(stream('/Type /ObjStm'))).toBe(CONTRADICTS);
    expect(await taken(stream('/Type /ObjStm /Filter /FlateDecode'))).toBe(CONTRADICTS);
    expect(await taken(stream('/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]'))).toBe(CONTRADICTS);
    expect(await taken(pdf('%stream\n9 0 obj\n<< /Type /ObjStm >>\nstream\nabc\nendstream'))).toBe(
      CONTRADICTS,
    );
    expect(await taken(pdf('', { packed: 'x'.repeat(33 * 1024 ** 2) }))).toBe(CONTRADICTS);
  });

  it.each([
    ['streams', 'stream\nendstream\n', 'taken'],
    ['streams of described objects', '1 0 obj\n<< /Length 0 >>\nstream\n\nendstream\n', 'taken'],
    ['words', 'stream\n', 'taken'],
    ['marks', '#', 'taken'],
    ['names', '/#41#42', 'taken'],
    ['filters', '/Filter /Fl /', 'taken'],
    ['blanks', ' ', 'taken'],
    ['object streams that contain nothing', '<< /Type /ObjStm >>\nstream\n\nendstream\n', CONTRADICTS],
    ['ends', '%%EOF', 'taken'],
    ['archives’ ends', 'PK\x05\x06', 'taken'],
  ])('of nothing but %s is gone through once', async (_, word, judgement) => {
    expect(await taken(pdf(word.repeat(9_000_000 / word.length)))).toBe(judgement);
  });

  it('with a description without end, or objects in too many pieces, is refused', async () => {
    const about = `/Type /ObjStm /Filter /FlateDecode ${' '.repeat(20_000)}`;
    const stream = (text: string): Buffer =>
      Buffer.concat([Buffer.from(`9 0 obj\n<< ${text} >>\nstream\n`), EMPTY, Buffer.from('\nendstream\n')]);
    const holding = (streams: readonly Buffer[]): Buffer => pdf(Buffer.concat(streams).toString('latin1'));
    expect(await taken(holding([stream('/Type /ObjStm /Filter /FlateDecode')]))).toBe('taken');
    expect(await taken(holding([stream(about)]))).toBe(CONTRADICTS);
    const one = stream('/Type /ObjStm /Filter /FlateDecode');
    expect(await taken(holding(Array.from({ length: 5_001 }, () => one)))).toBe(CONTRADICTS);
  });

  it('that is something else too is refused', async () => {
    const archive = zipOf([{ name: 'a', content: 'a' }]);
    expect(await taken(Buffer.concat([pdf(), archive]))).toBe(CONTRADICTS);
    expect(await taken(Buffer.concat([pdf(), Buffer.from('<html>')]))).toBe(CONTRADICTS);
    expect(await taken(Buffer.concat([pdf(), archive, Buffer.from('\n%%EOF')]))).toBe(CONTRADICTS);
    expect(await taken(pdf('', { start: '<html><script>alert(1)</script>\n' }))).toBe(CONTRADICTS);
    expect(await taken(Buffer.concat([Buffer.from('<html>'), pdf()]))).toBe(CONTRADICTS);
    expect(await taken(Buffer.concat([Buffer.from('\ufeff'), pdf()]))).toBe(CONTRADICTS);
    expect(await taken(pdf('', { end: '' }))).toBe(CONTRADICTS);
  });
});

describe('an office document', () => {
  it('with macros is refused, whatever it is called', async () => {
    const docm = office('docm', [{ name: 'word/vbaProject.bin', content: 'macro' }]);
    const type = 'application/vnd.ms-word.document.macroEnabled.12';
    expect(await code('a.docm', docm, { type })).toBe(NOT_TAKEN);
    expect(await code('a.docx', docm)).toBe(CONTRADICTS);
    expect(await code('a.docx', office('docm'))).toBe(CONTRADICTS);
    expect(await code('a.docx', office('docx', [{ name: 'word/VBAPROJECT.bin', content: 'x' }]))).toBe(
      CONTRADICTS,
    );
    expect(await code('a.xls', compound(['Workbook', '_VBA_PROJECT_CUR']))).toBe(CONTRADICTS);
    const slides = Buffer.from('020000040c000000010000000100000002000000', 'hex');
    expect(await code('a.ppt', Buffer.concat([compound(['PowerPoint Document']), slides]))).toBe(CONTRADICTS);
  });

  it('that would unfold without end is refused from its directory', async () => {
    const parts = Array.from({ length: 3 }, (_, index) => ({
      name: `xl/sheet${index}.xml`,
      content: Buffer.alloc(100_000),
      claimedBytes: 90 * 1024 ** 2,
    }));
    expect(await code('a.xlsx', office('xlsx', parts.slice(1)))).toBe('taken');
    expect(await code('a.xlsx', office('xlsx', parts))).toBe(CONTRADICTS);
    const crowd = Array.from({ length: 5_001 }, (_, index) => ({ name: `x${index}`, content: '' }));
    expect(await code('a.xlsx', office('xlsx', crowd))).toBe(CONTRADICTS);
    const list = { name: '[Content_Types].xml', content: Buffer.alloc(2 * 1024 ** 2, ' '), claimedBytes: 10 };
    expect(await code('a.xlsx', zipOf([list]))).toBe(CONTRADICTS);
  });

  it('that is something else too, or broken, is refused', async () => {
    const whole = office('docx');
    expect(await code('a.docx', Buffer.concat([whole, Buffer.from('x')]))).toBe(CONTRADICTS);
    expect(await code('a.docx', zipOf(officeParts('docx'), '<html>'))).toBe(CONTRADICTS);
    expect(await code('a.docx', whole.subarray(0, -1))).toBe(CONTRADICTS);
    expect(await code('a.docx', Buffer.concat([whole, whole]))).toBe(CONTRADICTS);
    expect(await code('a.docx', office('docx', [{ name: '../../a', content: 'x' }]))).toBe(CONTRADICTS);
    expect(await code('a.docx', office('docx', [{ name: '%PDF-1.4', content: 'x' }]))).toBe(CONTRADICTS);
    expect(await code('a.docx', office('docx', [...officeParts('xlsx')]))).toBe(CONTRADICTS);
  });

  it('of before 2007 is recognised by the names in its root', async () => {
    expect(await code('a.doc', compound(['Workbook']))).toBe(CONTRADICTS);
    expect(await code('a.doc', compound(['EncryptedPackage']))).toBe(CONTRADICTS);
    expect(await code('a.msg', compound(['__properties_version1.0']))).toBe(NOT_TAKEN);
    const many = Array.from({ length: 40 }, (_, index) => `Stream ${index}`);
    expect(await code('a.doc', compound([...many, 'WordDocument']))).toBe('taken');
    expect(await code('a.doc', compound(['WordDocument']).subarray(0, 600))).toBe(CONTRADICTS);
    const circle = compound(['WordDocument']);
    circle.writeUInt32LE(1, 512 + 4);
    expect(await code('a.doc', circle)).toBe('taken');
  });
});
