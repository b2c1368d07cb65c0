import { runningOauth, type RunningOauth } from './testing/running-oauth.ts';

let oauth: RunningOauth;
beforeAll(async () => {
  oauth = await runningOauth();
  await oauth.provider.goAway();
}, 60_000);
afterAll(() => oauth.stop());

const AWAY = [503, '第三方登录服务暂不可用，请稍后重试'];

/**
 * One sequence: the provider is unavailable when the service starts, becomes available, unavailable, and available
 * again.
 */
it('an unavailable provider keeps no one else out, and is found again when it is back', async () => {
  const { provider } = oauth;
  const browser = oauth.browser();
  const first = await oauth.begin(browser);
  expect([first.status, first.body.appMesg]).toEqual(AWAY);
  expect((await browser.login('viewer', 'Viewer#2026')).status).toBe(200);

  await provider.comeBack();
  const brought = await oauth.travel(browser, { binding: 'Viewer#2026' });
  const token = await provider.tokens.access('zhang');
  await provider.goAway();
  const second = await oauth.finish(browser, brought);
  expect([second.status, second.body.appMesg]).toEqual(AWAY);
  const { tenants } = oauth.access;
  const third = await browser.post('/api/blade-auth/token-login', {
    access_token: token,
    tenantId: tenants[0],
  });
  expect([third.status, third.body.appMesg]).toEqual(AWAY);

  await provider.comeBack();
  const again = await oauth.finish(browser, await oauth.travel(browser, { binding: 'Viewer#2026' }));
  expect(again.body.result).toMatchObject({ purpose: 'bind' });
}, 60_000);

it('gives a provider that never answers five seconds', async () => {
  const travellers = await Promise.all(
    (['sso', 'qq'] as const).map(async (source) => {
      const browser = oauth.browser();
      return { browser, brought: await oauth.travel(browser, { source }) };
    }),
  );
  oauth.provider.misbehave('silent');
  const answers = await Promise.all(travellers.map(({ browser, brought }) => oauth.finish(browser, brought)));
  expect(answers.map(({ status, body }) => [status, body.appMesg])).toEqual([AWAY, AWAY]);
}, 60_000);
