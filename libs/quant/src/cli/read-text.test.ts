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
