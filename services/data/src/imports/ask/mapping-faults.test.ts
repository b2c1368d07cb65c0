import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadMapping, MappingFault } from '@console/market/files';
import { mappingFaults } from './mapping-faults.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mapping-'));
});
afterEach(() => rm(dir, { recursive: true }));

async function faultsOf(mapping: unknown): Promise<string> {
  const path = join(dir, 'm.json');
  await writeFile(path, JSON.stringify(mapping));
  const fault = await loadMapping(path).catch((error: unknown) => error);
  if (!(fault instanceof MappingFault)) throw new Error('the mapping was read');
  return mappingFaults(fault);
}
const withCell = (code: unknown): unknown => ({
  name: 'x',
  note: '',
  files: { 'a.csv': [{ table: 'security', columns: { code } }] },
});

it.each([
  [
    {},
    'name：无效输入：期望 string，实际接收 undefined；note：无效输入：期望 string，实际接收 undefined；files：',
  ],
  [{ name: 'x', note: 3, files: {} }, 'note：无效输入：期望 string，实际接收 数字'],
  [{ name: 'x', note: '', files: {}, colour: 1 }, '出现未知的键(key): "colour"'],
  [{ name: 'x', note: '', files: { '../a.csv': [] } }, 'files.../a.csv：record 中的键(key)无效'],
  [withCell({}), 'files.a.csv.0.columns.code：须给出 column 与 constant 之一'],
  [withCell({ column: 'a', read: 'odd' }), 'files.a.csv.0.columns.code.read：无效输入'],
])('every fault of %j is described in Chinese, with its path', async (mapping, text) => {
  const said = await faultsOf(mapping);
  expect(said).toContain(text);
  expect(said).not.toMatch(/Invalid|expected|needs/);
});
