import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { companyModule } from '@console/contract-company';
import type { Registry } from '@console/contract-core';
import { industryModule } from '@console/contract-industry';
import { tableName } from '@console/node-kit/database';
import { breakableLink, testServers, type BreakableLink } from '@console/node-kit/testing';
import { runningGateway, SHELL, type RunningGateway } from '../testing/running-gateway.ts';
import { activate } from './release-commands.ts';

let gateway: RunningGateway;
let link: BreakableLink;
beforeAll(async () => {
  link = await breakableLink(testServers().databaseUrl);
  gateway = await runningGateway({ DATABASE_URL: link.url });
  process.env['DATABASE_URL'] = gateway.data.databaseUrl;
  process.env['REMOTES_DIR'] = gateway.remotesDir;
  process.env['SHELL_DIR'] = gateway.shellDir;
}, 30_000);
afterAll(async () => {
  link.mend();
  await gateway.stop();
  await link.close();
});
beforeEach(async () => {
  await gateway.data.database.query(`DELETE FROM ${tableName('platform', 'activation')}`);
  await gateway.data.database.query(`DELETE FROM ${tableName('platform', 'release')}`);
});

const publish = async (module: string, version: string, release: unknown): Promise<void> => {
  const folder = join(gateway.remotesDir, module, version);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
};
const released = (integrity: string) => ({
  module: companyModule,
  integrity: { 'remoteEntry.js': integrity },
});
/** The registry once its cache has expired. */
const registry = async (): Promise<Registry> => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { status, text } = await gateway.service.send('/registry.json', {
    token: await gateway.service.signIn(),
  });
  expect(status).toBe(200);
  return JSON.parse(text) as Registry;
};
const activations = async (): Promise<number> => {
  const [row] = await gateway.data.database.query<{ total: number }[]>(
    `SELECT COUNT(*) AS total FROM ${tableName('platform', 'activation')}`,
  );
  return row?.total ?? 0;
};

describe('the registry', () => {
  it('shows no one without a session which modules there are', async () => {
    await publish('company', '1.0.0', released('sha384-a'));
    await activate(['company', '1.0.0']);
    for (const token of [undefined, 'garbage']) {
      const { status, text } = await gateway.service.send('/registry.json', token ? { token } : {});
      expect([status, JSON.parse(text)]).toEqual([200, { modules: [] }]);
    }
  });

  it('is empty before the first release', async () => {
    expect(await registry()).toEqual({ modules: [], shell: SHELL.version });
  });

  it('has a module’s release data, and its address', async () => {
    await publish('company', '1.0.0', released('sha384-a'));
    await activate(['company', '1.0.0']);
    expect(await registry()).toEqual({
      modules: [
        {
          ...companyModule,
          version: '1.0.0',
          manifestUrl: '/remotes/company/1.0.0/mf-manifest.json',
          integrity: { 'remoteEntry.js': 'sha384-a' },
        },
      ],
      shell: SHELL.version,
    });
  });

  it('follows the newest activation of each module, also back to an older version', async () => {
    await publish('company', '1.0.0', released('sha384-a'));
    await publish('company', '1.1.0', released('sha384-b'));
    await publish('industry', '3.0.0', { module: industryModule, integrity: {} });
    for (const [module, version] of [
      ['company', '1.0.0'],
      ['industry', '3.0.0'],
      ['company', '1.1.0'],
    ] as const)
      await activate([module, version]);
    const versions = async () => (await registry()).modules.map(({ name, version }) => `${name} ${version}`);
    expect(await versions()).toEqual(['company 1.1.0', 'industry 3.0.0']);
    await activate(['company', '1.0.0']);
    expect(await versions()).toEqual(['company 1.0.0', 'industry 3.0.0']);
  });

  it('stays as last read, even from disk, while the database is unavailable', async () => {
    await publish('company', '1.0.0', released('sha384-a'));
    await activate(['company', '1.0.0']);
    const before = await registry();
    const kept = await readFile(join(gateway.stateDir, 'registry.json'), 'utf8');
    expect(JSON.parse(kept)).toEqual([{ active: before.modules[0], canary: null }]);
    link.cut();
    try {
      expect(await registry()).toEqual(before);
    } finally {
      link.mend();
    }
  });
});

describe('activating', () => {
  it('the active version again changes nothing', async () => {
    await publish('company', '1.0.0', released('sha384-a'));
    await activate(['company', '1.0.0']);
    await activate(['company', '1.0.0']);
    expect(await activations()).toBe(1);
  });

  it('at the same time twice ends with one version active', async () => {
    await publish('company', '1.0.0', released('sha384-a'));
    await publish('company', '1.1.0', released('sha384-b'));
    await Promise.all([activate(['company', '1.0.0']), activate(['company', '1.1.0'])]);
    expect((await registry()).modules.map(({ name }) => name)).toEqual(['company']);
    expect(await activations()).toBe(2);
  });

  it('refuses a folder that is not a release, and registers nothing', async () => {
    await publish('company', '2.0.0', { module: { ...companyModule, name: 'other' }, integrity: {} });
    await publish('company', '2.0.1', { module: industryModule, integrity: {} });
    await publish('company', '2.0.2', { module: companyModule });
    await expect(activate(['company', '2.0.0'])).rejects.toThrow();
    await expect(activate(['company', '2.0.1'])).rejects.toThrow('is a release of industry');
    await expect(activate(['company', '2.0.2'])).rejects.toThrow();
    await expect(activate(['company', '9.9.9'])).rejects.toThrow('没有登记模块 company 的版本 9.9.9');
    await expect(activate(['nothing', '1.0.0'])).rejects.toThrow('usage: activate');
    await expect(activate(['company'])).rejects.toThrow('usage: activate');
    expect(await activations()).toBe(0);
    expect((await registry()).modules).toEqual([]);
  });

  it('refuses a version whose path leaves the folder', async () => {
    await publish('company', '1.0.0', released('sha384-a'));
    await expect(activate(['company', '../company/1.0.0'])).rejects.toThrow('usage: activate');
    expect(await activations()).toBe(0);
  });
});
