import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ifThere } from './if-there.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'there-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('answers what is there, and null for what is not', async () => {
  await writeFile(join(folder, 'a'), '');
  expect(await ifThere(readdir(folder))).toEqual(['a']);
  expect(await ifThere(readdir(join(folder, 'none')))).toBeNull();
  expect(await ifThere(readdir(join(folder, 'a')))).toBeNull();
});

it('takes a folder that cannot be read for a failure, not for an empty one', async () => {
  await expect(ifThere(readdir(join(folder, 'a'.repeat(300))))).rejects.toThrow('ENAMETOOLONG');
});
