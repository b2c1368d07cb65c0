import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ifThere } from './if-there.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'there-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('answers for what exists, and null for what does not', async () => {
  await writeFile(join(folder, 'a'), '');
  expect(await ifThere(readdir(folder))).toEqual(['a']);
  expect(await ifThere(readdir(join(folder, 'none')))).toBeNull();
  expect(await ifThere(readdir(join(folder, 'a')))).toBeNull();
});

it('fails for a folder that cannot be read, rather than calling it empty', async () => {
  await expect(ifThere(readdir(join(folder, 'a'.repeat(300))))).rejects.toThrow('ENAMETOOLONG');
});
