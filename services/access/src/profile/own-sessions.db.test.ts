import type { UserSession } from '@console/contract-access';
import type { Browser } from '../testing/browser.ts';
import { signedInPerson } from '../testing/person.ts';
import { runningAccess, type RunningAccess } from '../testing/running-access.ts';

const SESSIONS = '/api/blade-user/sessions';
const END = '/api/blade-user/sessions/end';
const END_OTHERS = '/api/blade-user/sessions/end-others';
const INFO = '/api/blade-user/info';

let access: RunningAccess;
beforeAll(async () => {
  access = await runningAccess();
}, 30_000);
afterAll(() => access.stop());

const sessionsOf = async (browser: Browser): Promise<readonly UserSession[]> =>
  (await browser.get(SESSIONS)).body.result as UserSession[];
const idOf = async (browser: Browser): Promise<number> =>
  (await sessionsOf(browser)).find(({ current }) => current)?.id ?? 0;
const alive = async (browser: Browser): Promise<boolean> => (await browser.get(INFO)).status === 200;

describe('a user’s sessions', () => {
  it('are shown with the current one marked, locked or not, and no one else’s', async () => {
    const { browser, signIn } = await signedInPerson(access);
    await signedInPerson(access);
    const other = await signIn();
    await other.post('/api/blade-auth/lock');
    const shown = await sessionsOf(browser);
    expect(shown.map(({ current, locked }) => [current, locked]).toSorted()).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(shown.find(({ current }) => current)).toEqual({
      id: expect.any(Number),
      current: true,
      method: 'account',
      device: expect.any(String),
      address: access.signInAddress,
      openedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      seenAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      locked: false,
    });
  });

  it('disappear from the list once ended or signed out', async () => {
    const { browser, signIn } = await signedInPerson(access);
    const other = await signIn();
    expect(await sessionsOf(browser)).toHaveLength(2);
    await other.post('/api/blade-auth/logout');
    expect(await sessionsOf(browser)).toMatchObject([{ current: true }]);
  });
});

describe('ending a session', () => {
  it('ends that one for good and leaves the others, with a line in the audit log', async () => {
    const { browser, signIn, audit } = await signedInPerson(access);
    const [ended, left] = [await signIn(), await signIn()];
    const id = await idOf(ended);
    expect((await browser.post(END, { id })).body.result).toBe(true);
    expect([await alive(browser), await alive(ended), await alive(left)]).toEqual([true, false, true]);
    expect((await ended.post('/api/blade-auth/refresh')).status).toBe(401);
    expect(await sessionsOf(browser)).toHaveLength(2);
    expect(await audit()).toMatchObject([
      { action: 'access.end-session', before: { sessionId: id }, address: '127.0.0.1' },
    ]);
  });

  it('that is the caller’s own signs out', async () => {
    const { browser, audit } = await signedInPerson(access);
    expect((await browser.post(END, { id: await idOf(browser) })).body.result).toBe(true);
    expect(await alive(browser)).toBe(false);
    expect((await audit()).map(({ action }) => action)).toEqual(['access.end-session']);
  });

  it('that is another’s, of another tenant, ended before or unknown is 404 and ends nothing', async () => {
    const { browser, signIn, audit } = await signedInPerson(access, { authorities: ['ROLE_admin'] });
    const colleague = await signedInPerson(access);
    const stranger = await signedInPerson(access, { tenantId: access.tenants[1] });
    const gone = await signIn();
    const goneId = await idOf(gone);
    await gone.post('/api/blade-auth/logout');
    const ids = [await idOf(colleague.browser), await idOf(stranger.browser), goneId, 4_000_000_000];
    for (const id of ids) {
      const { status, body } = await browser.post(END, { id });
      expect([id, status, body.appCode]).toEqual([id, 404, 'C0404']);
    }
    expect([await alive(colleague.browser), await alive(stranger.browser)]).toEqual([true, true]);
    expect((await audit()).filter(({ action }) => action === 'access.end-session')).toEqual([]);
  });

  it.each([[{}], [{ id: 0 }], [{ id: 'x' }], [{ id: -1 }]])('named %j is refused', async (body) => {
    const { browser } = await signedInPerson(access);
    expect((await browser.post(END, body)).status).toBe(400);
  });
});

describe('ending the other sessions', () => {
  it('answers how many ended, keeps the caller’s and everyone else’s, and is audited when any did', async () => {
    const { browser, signIn, audit } = await signedInPerson(access);
    const colleague = await signedInPerson(access);
    const others = [await signIn(), await signIn(), await signIn()];
    expect((await browser.post(END_OTHERS)).body.result).toBe(3);
    expect(await Promise.all(others.map(alive))).toEqual([false, false, false]);
    expect([await alive(browser), await alive(colleague.browser)]).toEqual([true, true]);
    expect(await sessionsOf(browser)).toMatchObject([{ current: true }]);
    expect((await browser.post(END_OTHERS)).body.result).toBe(0);
    expect(await audit()).toMatchObject([
      { action: 'access.end-other-sessions', after: { sessions: 3 }, address: '127.0.0.1' },
    ]);
  });
});
