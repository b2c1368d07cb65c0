import { randomInt } from 'node:crypto';
import { anyAddress } from '../testing/any-address.ts';
import { runningAccess, type RunningAccess } from '../testing/running-access.ts';
import { NETWORK_FAILURES } from './network-limit.ts';

let access: RunningAccess;
beforeAll(async () => {
  access = await runningAccess();
}, 30_000);
afterAll(() => access.stop());

/** Two IPv6 addresses of the same /64. */
const anyNetwork = (): readonly [string, string, string] => {
  const part = () => randomInt(1, 0xffff).toString(16);
  const network = `2001:db8:${part()}:${part()}`;
  return [`${network}::1`, `${network}:ffff::7`, `${network}::/64`];
};
const failedSoFar = (network: string, failures: number) =>
  access.redis.set(`${NETWORK_FAILURES.key}:${network}`, String(failures), {
    expiration: { type: 'EX', value: 60 },
  });
const failures = (network: string) => access.redis.get(`${NETWORK_FAILURES.key}:${network}`);
const right = (address: string, captcha: Readonly<Record<string, string>> = {}) =>
  access.browser(address).login('viewer', 'Viewer#2026', captcha);
const wrong = (address: string, username: string, captcha: Readonly<Record<string, string>> = {}) =>
  access.browser(address).login(username, 'Wrong#2026', captcha);

describe('one password tried on everyone', () => {
  it('makes the network need a captcha from its thirtieth failure on, each with a different name', async () => {
    const address = anyAddress();
    await wrong(address, 'nobody0');
    await failedSoFar(address, 29);
    expect((await right(address)).status).toBe(200);
    expect((await wrong(address, 'nobody1')).status).toBe(401);
    expect((await wrong(address, 'nobody2')).body.appCode).toBe('A1430');
    expect((await right(address)).body.appCode).toBe('A1430');
    expect((await right(address, await access.captcha())).status).toBe(200);
    expect((await right(anyAddress())).status).toBe(200);
  });

  it('is refused to the network after a hundred failures, whatever was sent with it, and to no other', async () => {
    const address = anyAddress();
    await failedSoFar(address, 99);
    expect((await wrong(address, 'nobody', await access.captcha())).status).toBe(401);
    const { status, headers, body } = await right(address, await access.captcha());
    expect([status, body.appCode]).toEqual([429, 'A0429']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    const phone = await access.browser(address).phoneLogin('13900000000', '0000');
    expect([phone.status, phone.body.appCode]).toEqual([429, 'A0429']);
    expect((await right(anyAddress())).status).toBe(200);
  });

  it('counts for one network, whichever of its addresses it comes from', async () => {
    const [one, other, network] = anyNetwork();
    await wrong(one, 'nobody1');
    await wrong(other, 'nobody2');
    expect(await failures(network)).toBe('2');
    await failedSoFar(network, 100);
    expect((await right(other)).status).toBe(429);
  });
});

describe('the failures of a network', () => {
  it('are wrong passwords, wrong captchas, wrong codes and unknown tenants, for a quarter of an hour', async () => {
    const address = anyAddress();
    await failedSoFar(address, 40);
    const captcha = { ...(await access.captcha()), captcha: 'AAAA' };
    expect((await right(address, captcha)).body.appCode).toBe('A1431');
    expect(await failures(address)).toBe('41');
    const fresh = anyAddress();
    await wrong(fresh, 'viewer');
    await access.browser(fresh).login('viewer', 'Viewer#2026', { tenantId: 'nowhere' });
    await access.browser(fresh).phoneLogin('13900000000', '0000');
    expect(await failures(fresh)).toBe('3');
    const seconds = await access.redis.ttl(`${NETWORK_FAILURES.key}:${fresh}`);
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
  });

  it('are neither raised nor reset by successful sign-ins', async () => {
    const address = anyAddress();
    await wrong(address, 'nobody');
    for (let n = 0; n < 5; n += 1) expect((await right(address)).status).toBe(200);
    expect(await failures(address)).toBe('1');
  });

  it('do not keep a user out of a device they signed in on', async () => {
    const address = anyAddress();
    const known = access.browser(address);
    await known.login('viewer', 'Viewer#2026');
    for (const count of [50, 100]) {
      await failedSoFar(address, count);
      expect((await known.login('viewer', 'Viewer#2026')).status).toBe(200);
      expect((await known.login('analyst', 'Analyst#2026')).status).not.toBe(401);
      expect((await known.login('analyst', 'Analyst#2026')).body.success).toBe(false);
    }
  });
});

describe('the tries of a name', () => {
  it('are shared by all addresses of an IPv6 network', async () => {
    const [one, other] = anyNetwork();
    for (let n = 0; n < 3; n += 1) expect((await wrong(n % 2 ? one : other, 'viewer')).status).toBe(401);
    expect((await right(one)).body.appCode).toBe('A1430');
    expect((await right(other)).body.appCode).toBe('A1430');
  });
});
