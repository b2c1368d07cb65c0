import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { readConfig } from '@console/node-kit/config';
import { oauthProvidersFile } from './providers-file.ts';

const schema = z.object({ OAUTH_PROVIDERS_FILE: oauthProvidersFile });
const SECRET = 'Secret-of-the-file';
const sso = { source: 'sso', title: '统一认证', kind: 'oidc', clientId: 'console', clientSecret: SECRET };
const qq = {
  ...sso,
  source: 'qq',
  kind: 'oauth2',
  authorizationUrl: 'https://qq.example/authorize',
  tokenUrl: 'https://qq.example/token',
  userInfoUrl: 'https://qq.example/me',
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'providers-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: unknown): Promise<unknown> {
  const file = join(folder, 'providers.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readConfig(schema, { OAUTH_PROVIDERS_FILE: file }).OAUTH_PROVIDERS_FILE;
}

const faultsOf = async (content: unknown): Promise<string> => {
  try {
    await read(content);
  } catch (error) {
    return String(error);
  }
  return 'none';
};

describe('the file of third parties', () => {
  it('may be missing: then there are none', () => {
    expect(readConfig(schema, {})).toEqual({ OAUTH_PROVIDERS_FILE: [] });
  });

  it('is read, with defaults for what was left out', async () => {
    expect(await read([{ ...sso, issuer: 'https://id.example' }, qq])).toEqual([
      {
        ...sso,
        icon: 'shield',
        issuer: 'https://id.example',
        scope: 'openid profile',
        nameField: 'name',
        acceptsTokens: false,
        tokenParameters: {},
      },
      { ...qq, icon: 'shield', scope: '', nameField: 'name', acceptsTokens: false, tokenParameters: {} },
    ]);
  });

  it.each(['http://localhost:1', 'http://127.0.0.1:1', 'http://[::1]:1', 'https://id.example'])(
    'may name %s',
    async (issuer) => {
      expect(await faultsOf([{ ...sso, issuer }])).toBe('none');
    },
  );

  it.each(['http://id.example', 'http://localhost.example', 'http://127.0.0.1.example', 'ftp://a', 'id'])(
    'may not name %s',
    async (issuer) => {
      expect(await faultsOf([{ ...sso, issuer }])).toContain('[0].issuer must be an https address');
    },
  );

  it('is refused with every fault, and without the values it contains', async () => {
    const told = await faultsOf([
      { ...sso, issuer: 'http://id.example', title: '', colour: SECRET },
      { ...qq, tokenUrl: 7, acceptsTokens: true },
      { ...qq, source: 'token' },
      { ...qq },
    ]);
    for (const place of ['[0].issuer', '[0].title', '[1].tokenUrl', '[1].acceptsTokens', '[2].source'])
      expect(told).toContain(`OAUTH_PROVIDERS_FILE: ${place}`);
    expect(told).toContain('colour');
    expect(told).not.toContain(SECRET);
  });

  it.each([undefined, 'console', ''])('takes no tokens for the audience %p', async (audience) => {
    const taking = { ...sso, issuer: 'https://id.example', acceptsTokens: true };
    expect(await faultsOf([{ ...taking, audience }])).toContain('OAUTH_PROVIDERS_FILE: [0].audience');
    expect(await faultsOf([{ ...taking, audience: 'console-api' }])).toBe('none');
    expect(await faultsOf([{ ...taking, acceptsTokens: false, audience: 'console' }])).toBe('none');
  });

  it('names each source once', async () => {
    expect(await faultsOf([qq, { ...sso, source: 'qq', issuer: 'https://id.example' }])).toContain(
      '[1].source qq is there already',
    );
  });

  it.each([`{ "clientSecret": "${SECRET}" `, '{}', '7'])(
    'is refused as unreadable when it is %p',
    async (content) => {
      const told = await faultsOf(content);
      expect(told).toContain('OAUTH_PROVIDERS_FILE: ');
      expect(told).not.toContain(SECRET);
    },
  );

  it('must exist when it is named', () => {
    expect(() => readConfig(schema, { OAUTH_PROVIDERS_FILE: join(folder, 'nothing') })).toThrow(
      'is not a file of JSON that can be read',
    );
  });
});
