import { randomInt } from 'node:crypto';
import type { ModuleReleases } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { publishedRelease } from '../testing/published-release.ts';
import { runningGateway, type RunningGateway } from '../testing/running-gateway.ts';
import { LoadFailures } from './load-failures.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await runningGateway();
  await publishedRelease(gateway.remotesDir, { version: '1.0.0' });
  const token = await gateway.service.signIn({ authorities: ['fbgl_edit'] });
  const body = { module: 'company', version: '1.0.0' };
  await gateway.service.send('/api/platform/releases/activate', { token, body });
}, 30_000);
afterAll(() => gateway.stop());
beforeEach(() => gateway.data.database.query(`DELETE FROM ${tableName('platform', 'load_failure')}`));

/** A new user with unused tries, even if others use the same Redis. */
const someone = () => gateway.service.signIn({ userId: randomInt(1_000_000, 4_000_000_000) });
const report = async (token: string, more: object = {}): Promise<unknown> => {
  const body = { module: 'company', version: '1.0.0', kind: 'crash', detail: 'boom', ...more };
  return (await gateway.service.send('/api/platform/loadFailure', { token, body })).body.result;
};
const failures = async () => {
  const token = await gateway.service.signIn({ authorities: ['fbgl_view'] });
  const { modules } = (await gateway.service.send('/api/platform/releases', { token })).body.result as {
    modules: ModuleReleases[];
  };
  return modules[0]?.versions[0]?.failures;
};
const age = (hours: number) =>
  gateway.data.database.query(
    `UPDATE ${tableName('platform', 'load_failure')} SET at = at - INTERVAL ${hours} HOUR`,
  );

describe('a report of a module that could not be shown', () => {
  it('is counted by version and kind for a day', async () => {
    const token = await someone();
    expect(await report(token)).toBe(true);
    expect(await report(token, { kind: 'timeout', detail: undefined })).toBe(true);
    expect(await report(token, { kind: 'timeout' })).toBe(true);
    expect(await failures()).toEqual({ load: 0, timeout: 2, crash: 1, incompatible: 0 });
    await age(25);
    expect(await failures()).toEqual({ load: 0, timeout: 0, crash: 0, incompatible: 0 });
  });

  it('is not counted for a version that is not registered', async () => {
    expect(await report(await someone(), { version: '9.9.9' })).toBe(false);
    expect(await failures()).toEqual({ load: 0, timeout: 0, crash: 0, incompatible: 0 });
  });

  it('is counted ten times a minute for one user, and still for the next', async () => {
    const token = await someone();
    const counted = await Promise.all(Array.from({ length: 15 }, () => report(token)));
    expect(counted.filter(Boolean)).toHaveLength(10);
    expect(await report(await someone())).toBe(true);
    expect((await failures())?.crash).toBe(11);
  });

  it('needs a session, and has bounded texts', async () => {
    const body = { module: 'company', version: '1.0.0', kind: 'crash' };
    expect((await gateway.service.send('/api/platform/loadFailure', { body })).status).toBe(401);
    const long = { ...body, detail: 'x'.repeat(2001) };
    const token = await someone();
    expect((await gateway.service.send('/api/platform/loadFailure', { token, body: long })).status).toBe(400);
  });

  it('is kept for thirty days', async () => {
    const token = await someone();
    await report(token);
    await age(31 * 24);
    await report(token);
    expect(await gateway.service.service.app.get(LoadFailures).sweep()).toBe(1);
    expect((await failures())?.crash).toBe(1);
  });
});
