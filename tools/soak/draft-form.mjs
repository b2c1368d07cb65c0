const NAMES = [
  'a.png',
  'a.jpg',
  'a.pdf',
  'a.docx',
  'a.svg',
  'a.html',
  'a.png.exe',
  '../../a.png',
  '..\\a.png',
  '',
  '.',
  'a"; filename="b.png',
  'x'.repeat(400) + '.png',
  '图.png',
  'a\u0000.png',
];

/** The first bytes of files that people upload, without the rest. */
const BEGINNINGS = [
  Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
  // An image that claims 65,500 pixels a side.
  Buffer.from('89504e470d0a1a0a0000000d494844520000ffdc0000ffdc0806000000', 'hex'),
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'),
  Buffer.from('%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>endobj'),
  Buffer.from('PK\x03\x04', 'latin1'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('<!doctype html><script>alert(1)</script>'),
  Buffer.from('MZ'),
  Buffer.alloc(0),
];

/** The smallest complete picture. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * A multipart form: complete, truncated, with other parts or another boundary than it announces.
 * @param {import('./random.mjs').Random} random
 * @returns {import('./draft-body.mjs').Body}
 */
export function draftForm(random) {
  if (random.chance(0.4)) return goodForm(random);
  const boundary = random.weighted([
    [20, '----soak0123456789'],
    [1, ''],
    [1, 'x'.repeat(300)],
    [1, '"quoted boundary"'],
  ]);
  const parts = Array.from(
    {
      length: random.weighted([
        [1, 0],
        [10, 1],
        [2, 2],
        [1, 30],
      ]),
    },
    () => part(random, boundary),
  );
  const whole = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  const bytes = random.chance(0.15) ? whole.subarray(0, random.integer(0, whole.length)) : whole;
  const said = random.chance(0.05) ? 'other' : boundary;
  return { bytes, headers: { 'content-type': `multipart/form-data; boundary=${said}` } };
}

/**
 * A form as a browser sends a picture.
 * @param {import('./random.mjs').Random} random
 * @returns {import('./draft-body.mjs').Body}
 */
function goodForm(random) {
  const boundary = '----soak0123456789';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${random.of(['a.png', '图.png'])}"`;
  const bytes = Buffer.concat([
    Buffer.from(`${head}\r\ncontent-type: image/png\r\n\r\n`),
    PIXEL,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { bytes, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/**
 * @param {import('./random.mjs').Random} random
 * @param {string} boundary
 */
function part(random, boundary) {
  const name = random.of(['file', 'file', 'upload', '', '__proto__', 'purpose']);
  const file = random.chance(0.85) ? `; filename="${random.of(NAMES)}"` : '';
  const type = random.of(['image/png', 'image/jpeg', 'application/pdf', 'text/html', 'nonsense', '']);
  const content = random.chance(0.3)
    ? PIXEL
    : Buffer.concat([random.of(BEGINNINGS), random.bytes(random.integer(0, 2000))]);
  return Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ]);
}
