import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { csvFolder } from '../../testing/csv-folder.ts';
import { gbkBytes } from '../../verify/gbk-bytes.ts';
import { inspectFile } from './inspect-file.ts';
import { readCsv } from './read-csv.ts';

const TEXT = 'code,name\n600000,浦江银行\n600001,"a,\n""b"""\n';
const RECORDS = [
  ['code', 'name'],
  ['600000', '浦江银行'],
  ['600001', 'a,\n"b"'],
];

async function read(name: string, content: string | Buffer) {
  const { dir, remove } = await csvFolder({ [name]: content });
  try {
    const file = await inspectFile(join(dir, name));
    const records: (readonly string[])[] = [];
    const lines: number[] = [];
    const broken: number[] = [];
    const chunks = readCsv(file, {
      header: (names) => records.push(names),
      record: (cells, line) => {
        records.push(cells);
        lines.push(line);
      },
      broken: (line) => broken.push(line),
    });
    while (!(await chunks.next()).done);
    return { encoding: file.encoding, records, lines, broken };
  } finally {
    await remove();
  }
}

test.each([
  ['UTF-8', 'a.csv', TEXT],
  ['UTF-8 with a mark', 'a.csv', `\ufeff${TEXT}`],
  ['GBK', 'a.csv', gbkBytes(TEXT)],
  ['GBK, packed', 'a.csv.gz', gzipSync(gbkBytes(TEXT))],
])('%s gives the same records', async (_name, file, content) => {
  expect((await read(file, content)).records).toEqual(RECORDS);
});

test('one character outside UTF-8 at the very end makes the whole file GBK', async () => {
  const { encoding, records } = await read('a.csv', gbkBytes(`a,b\n${'1,2\n'.repeat(100_000)}3,银`));
  expect(encoding).toBe('gb18030');
  expect(records.at(-1)).toEqual(['3', '银']);
});

test('both line ends may be in one file, and lines are counted from the header on', async () => {
  const { records, lines } = await read('a.csv', 'a,b\r\n1,2\n3,4\r\n');
  expect(records.slice(1)).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(lines).toEqual([2, 3]);
});

test('a stray quote is reported with its line', async () => {
  expect((await read('a.csv', 'a,b\n1,2\n3,4"5\n')).broken[0]).toBe(3);
});

test('lines are counted through quotes, empty lines and line ends inside quotes', async () => {
  const { records, lines, broken } = await read('a.csv', 'a,b\n\n1,2\r\n\n3,"4\n5"\n6,7\n8,9"x\n\n10,11\n');
  expect(records.slice(1)).toEqual([
    ['1', '2'],
    ['3', '4\n5'],
    ['6', '7'],
    ['10', '11'],
  ]);
  expect(lines).toEqual([3, 6, 7, 10]);
  expect(broken).toEqual([8]);
});

test('a quoted header and a missing last line end are read', async () => {
  expect((await read('a.csv', '\ufeff"a",b\n1,2')).records).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect((await read('a.csv', 'a, b \r\n1,2\r')).records).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

/** Chunks end anywhere: inside a line, a character, between \r and \n, inside quotes. */
test.each([
  ['without quotes', (at: number) => `${at},浦江${at}\r\n`, false],
  [
    'with quotes at last',
    (at: number) => (at < 40_000 ? `${at},浦江${at}\n` : `${at},"浦江\n${at}"\n`),
    true,
  ],
])('a long file %s gives every record with its line', async (_, row, quoted) => {
  const text = `a,b\n${Array.from({ length: 50_000 }, (__, at) => row(at)).join('')}`;
  for (const bytes of [Buffer.from(text), gbkBytes(text)]) {
    const { records, lines } = await read('a.csv', bytes);
    expect(records).toHaveLength(50_001);
    expect(records.at(-1)).toEqual(['49999', quoted ? '浦江\n49999' : '浦江49999']);
    expect(records.every(([id], at) => at === 0 || id === String(at - 1))).toBe(true);
    expect(lines.at(-1)).toBe(quoted ? 1 + 40_000 + 20_000 : 50_001);
  }
});

test('a torn packed file fails instead of ending early', async () => {
  const packed = gzipSync(Buffer.from(`a,b\n${'1,2\n'.repeat(50_000)}`));
  await expect(read('a.csv.gz', packed.subarray(0, packed.length - 20))).rejects.toThrow();
});

test.each([
  ['whose quote is never closed', `a,b\n1,2\n3,"${'x\n'.repeat(600_000)}`],
  ['whose quote is never closed, after good ones', `a,b\n"1",2\n3,"${'x\n'.repeat(600_000)}`],
  ['without a line end', `a,b\n1,2\n${'x,'.repeat(600_000)}`],
])('a record %s is refused with its line before it fills the memory', async (_, text) => {
  await expect(read('a.csv', text)).rejects.toThrow(/^line \d+: a record longer than/);
});
