import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from './integrity.mjs';

test('integrity has a hash of each file, as a browser computes it, but not of compressed copies', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'integrity-'));
  await writeFile(join(folder, 'a.js'), '');
  await writeFile(join(folder, 'a.js.br'), 'x');
  // SHA-384 of the empty message, FIPS 180-4.
  const empty = 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';
  expect(await integrityOf(folder, ['a.js', 'a.js.br'])).toEqual({ 'a.js': empty });
  await rm(folder, { recursive: true });
});
