import { jest } from '@jest/globals';
import { Sessions } from '../tokens/sessions.ts';
import { runningOauth, type RunningOauth } from './testing/running-oauth.ts';

let oauth: RunningOauth;
beforeAll(async () => {
  oauth = await runningOauth();
}, 60_000);
afterAll(() => oauth.stop());
afterEach(() => jest.restoreAllMocks());

/** Removes the binding after the sign-in was judged and before its session is opened. */
async function unboundBeforeOpening(): Promise<void> {
  const owner = await oauth.bound('viewer', 'Viewer#2026', { person: 'zhang' });
  const sessions = oauth.access.part(Sessions);
  const open = sessions.open.bind(sessions);
  jest.spyOn(sessions, 'open').mockImplementationOnce(async (session) => {
    const body = { source: 'sso', password: 'Viewer#2026' };
    const { body: answer } = await owner.post('/api/blade-user/identities/unbind', body);
    if (answer.result !== true) throw new Error(`not unbound: ${answer.appMesg}`);
    await open(session);
  });
}

const NOT_BOUND = 'A1453';

describe('an account of a third party that is unbound at the moment it signs in', () => {
  it('opens nothing by the provider’s redirect', async () => {
    await unboundBeforeOpening();
    const browser = oauth.browser();
    const { body } = await oauth.finish(browser, await oauth.travel(browser));
    expect([body.appCode, browser.cookies.has('access_token')]).toEqual([NOT_BOUND, false]);
  });

  it('opens nothing by the provider’s token', async () => {
    await unboundBeforeOpening();
    const browser = oauth.browser();
    const { body } = await browser.post('/api/blade-auth/token-login', {
      access_token: await oauth.provider.tokens.access('zhang'),
      tenantId: oauth.access.tenants[0],
    });
    expect([body.appCode, browser.cookies.has('access_token')]).toEqual([NOT_BOUND, false]);
  });
});
