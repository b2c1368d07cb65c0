import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { companyModule } from '@console/contract-company';
import { tableName } from '@console/node-kit/database';
import { runningGateway, SHELL, type RunningGateway } from '../testing/running-gateway.ts';

const MODULE = {
  ...companyModule,
  version: '1.0.0',
  manifestUrl: '/remotes/company/1.0.0/mf-manifest.json',
  integrity: {},
};
const CANARY = { ...MODULE, version: '1.1.0' };
const KEPT = [
  { active: MODULE, canary: { module: CANARY, audience: { share: 0, users: ['tester'], tenants: [] } } },
];
const ANSWER = { modules: [MODULE], shell: SHELL.version };

/** A gateway that has read nothing yet, and cannot: the table does not exist. */
let gateway: RunningGateway;
beforeEach(async () => {
  gateway = await runningGateway();
  await gateway.data.database.query(`DROP TABLE ${tableName('platform', 'activation')}`);
}, 30_000);
afterEach(() => gateway.stop());

const ask = async (username = 'someone') =>
  gateway.service.send('/registry.json', { token: await gateway.service.signIn({ username }) });
const keep = async (text: string): Promise<void> => {
  await mkdir(gateway.stateDir, { recursive: true });
  await writeFile(join(gateway.stateDir, 'registry.json'), text);
};

describe('a gateway that never reached its database', () => {
  it('answers the registry that was kept on disk, and then caches it', async () => {
    await keep(JSON.stringify(KEPT));
    expect(JSON.parse((await ask()).text)).toEqual(ANSWER);
    await rm(join(gateway.stateDir, 'registry.json'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(JSON.parse((await ask()).text)).toEqual(ANSWER);
  });

  it('gives everyone the version they had', async () => {
    await keep(JSON.stringify(KEPT));
    expect(JSON.parse((await ask('tester')).text)).toEqual({ ...ANSWER, modules: [CANARY] });
  });

  it('answers an error when nothing was kept, or nothing complete', async () => {
    expect((await ask()).status).toBe(500);
    await keep('[{"active":{"name":');
    expect((await ask()).body).toMatchObject({ success: false, appCode: 'C0500' });
  });
});
