import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readText } from './read-text.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quant-'));
  writeFileSync(join(folder, 'p.csv'), '日期');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a file is its text', () => {
  expect(readText(join(folder, 'p.csv'))).toBe('日期');
});

test.each([
  ['q.csv', 'no such file or directory (ENOENT)'],
  ['p.csv/', 'not a directory (ENOTDIR)'],
  ['p.csv/q.csv', 'not a directory (ENOTDIR)'],
  ['.', 'illegal operation on a directory (EISDIR)'],
  [`${'x'.repeat(300)}.csv`, 'name too long (ENAMETOOLONG)'],
])('%s is told with its cause', (name, cause) => {
  const path = `${folder}/${name}`;
  expect(() => readText(path)).toThrow(new Error(`${path}: ${cause}`));
});

test('a text is that of the file, byte for byte: marks, ends of line and what is no text', () => {
  for (const text of ['', '\uFEFFdate,a\r\n', 'a\u0000b', '𠮷\n']) {
    writeFileSync(join(folder, 'text.csv'), text);
    expect(readText(join(folder, 'text.csv'))).toBe(text);
  }
  writeFileSync(join(folder, 'gbk.csv'), Buffer.from([0xc8, 0xd5]));
  expect(readText(join(folder, 'gbk.csv'))).toBe('\uFFFD\uFFFD');
});

test('a path that no system takes is told in the words of Node', () => {
  expect(() => readText('a\u0000b')).toThrow('without null bytes');
});
