import { tableName } from '@console/node-kit/database';
import { runningAccess, type RunningAccess } from '../testing/running-access.ts';

let access: RunningAccess;
beforeAll(async () => {
  access = await runningAccess();
  await access.writer.addDomain({ tenantId: access.tenants[1], domain: 'research.example.com' });
}, 30_000);
afterAll(() => access.stop());

const tenantOf = async (domain: string) => {
  const query = new URLSearchParams({ domain });
  const { status, body } = await access.browser().get(`/api/blade-system/tenant/info?${query}`);
  expect([status, body.appCode]).toEqual([200, 'S0000']);
  return body.result;
};

describe('the tenant of a domain', () => {
  it('is answered to everyone, in any spelling of the domain', async () => {
    const tenant = { tenantId: access.tenants[1], tenantName: '演示租户二' };
    for (const written of [
      'research.example.com',
      'Research.Example.COM',
      'research.example.com:8443',
      ' research.example.com. ',
    ]) {
      expect(await tenantOf(written)).toEqual(tenant);
    }
  });

  it('is null for a domain no one has, and for anything that is no domain', async () => {
    for (const other of [
      'example.com',
      'x.research.example.com',
      'research.example.com/x',
      '%',
      "' OR 1=1",
    ]) {
      expect(await tenantOf(other)).toBeNull();
    }
  });

  it('is null while the tenant is disabled', async () => {
    const setStatus = (status: number) =>
      access.database.query(`UPDATE ${tableName('access', 'tenant')} SET status = ? WHERE id = ?`, [
        status,
        access.tenants[1],
      ]);
    await setStatus(0);
    expect(await tenantOf('research.example.com')).toBeNull();
    await setStatus(1);
    expect(await tenantOf('research.example.com')).not.toBeNull();
  });

  it('is refused for a domain that is too long', async () => {
    const ask = (query: string) => access.browser().get(`/api/blade-system/tenant/info${query}`);
    expect((await ask('')).status).toBe(400);
    expect((await ask(`?domain=${'a'.repeat(254)}`)).status).toBe(400);
  });
});
