import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSigningKey } from './signing-key.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signing-key-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the signing key', () => {
  it('is created for its owner only, in a folder that need not exist', async () => {
    const file = join(folder, 'keys', 'access.pem');
    const { privateKey } = await loadSigningKey(file);
    expect(privateKey.asymmetricKeyDetails?.modulusLength).toBe(2048);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is one key for all processes that start at once, and leaves no temporary files', async () => {
    const file = join(folder, 'access.pem');
    const keys = await Promise.all([1, 2, 3].map(() => loadSigningKey(file)));
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1);
    expect((await loadSigningKey(file)).kid).toBe(keys[0]?.kid);
    expect(await readdir(folder)).toEqual(['access.pem']);
  });

  it('publishes only its public half', async () => {
    const { jwks } = await loadSigningKey(join(folder, 'access.pem'));
    expect(jwks.keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
  });

  it('refuses a file that contains something else', async () => {
    const file = join(folder, 'access.pem');
    await writeFile(file, 'not a key');
    await expect(loadSigningKey(file)).rejects.toThrow();
  });
});
