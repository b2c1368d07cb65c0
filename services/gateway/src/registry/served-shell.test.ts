import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHELL_API } from '@console/contract-core';
import { servedShell } from './served-shell.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shell-'));
});
afterEach(() => rm(folder, { recursive: true }));
const say = (text: string) => writeFile(join(folder, 'shell.json'), text);

describe('the served shell', () => {
  it('has a version and what it provides; an unpublished build has no version', async () => {
    const provides = { shellApi: '1.0.0', '@console/ui': '0.1.0' };
    await say(JSON.stringify({ version: '0a1b2c', provides }));
    expect(await servedShell(folder)).toEqual({ version: '0a1b2c', provides });
    await say(JSON.stringify({ provides }));
    expect(await servedShell(folder)).toEqual({ version: null, provides });
  });

  it('of before it recorded anything provides only its interface', async () => {
    expect(await servedShell(folder)).toEqual({ version: null, provides: { shellApi: SHELL_API } });
  });

  it('with an invalid file is a fault, not a shell that provides nothing', async () => {
    await say('{"provides":');
    await expect(servedShell(folder)).rejects.toThrow();
    await say('{"version":"0a1b2c"}');
    await expect(servedShell(folder)).rejects.toThrow();
  });
});
