import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPanelFile, writePanelFile } from './panel-file.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'panel-file-'));
  path = join(folder, 'close.7.panel');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** An odd number of integers: there is a gap before the values. */
const content = {
  columns: 2,
  integers: Int32Array.of(19_724, 19_725, -1),
  values: Float64Array.of(1.5, NaN, -0, 1e300, Infinity),
};

test('what is read is what was written, to the bit, in shared memory', async () => {
  await writePanelFile(path, content);
  const read = await readPanelFile(path);
  if (read === null || read === 'broken') throw new Error('not read');
  expect(read.columns).toBe(2);
  expect([...read.integers]).toEqual([19_724, 19_725, -1]);
  expect(Buffer.from(read.values.buffer, read.values.byteOffset, 40)).toEqual(
    Buffer.from(content.values.buffer),
  );
  expect(read.values.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(await readdir(folder)).toEqual(['close.7.panel']);
});

test('an empty panel can be written too', async () => {
  await writePanelFile(path, { columns: 0, integers: new Int32Array(), values: new Float64Array() });
  expect(await readPanelFile(path)).toMatchObject({ columns: 0 });
});

test('without a file the result is null', async () => {
  expect(await readPanelFile(path)).toBeNull();
});

test('a file that was cut off anywhere is broken', async () => {
  await writePanelFile(path, content);
  const { size } = await stat(path);
  for (const left of [size - 1, size - 8, 40, 32, 31, 4, 0]) {
    await writePanelFile(path, content);
    await truncate(path, left);
    expect(await readPanelFile(path)).toBe('broken');
  }
});

test('a file with one bit changed anywhere, or with more after its end, is broken', async () => {
  await writePanelFile(path, content);
  const whole = await readFile(path);
  // The last four bytes of the gap after three integers are written as zero, and included in the sum.
  for (let at = 0; at < whole.length; at += 1) {
    const turned = Buffer.from(whole);
    turned[at] = (turned[at] ?? 0) ^ 0x10;
    await writeFile(path, turned);
    expect(await readPanelFile(path)).toBe('broken');
  }
  await writeFile(path, Buffer.concat([whole, Buffer.of(0)]));
  expect(await readPanelFile(path)).toBe('broken');
});

test('a file that cannot be renamed leaves none behind', async () => {
  await expect(writePanelFile(join(folder, 'no', 'close.7.panel'), content)).rejects.toThrow('ENOENT');
  expect(await readdir(folder)).toEqual([]);
});
