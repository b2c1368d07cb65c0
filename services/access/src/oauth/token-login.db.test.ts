import { tableName } from '@console/node-kit/database';
import { SignJWT, UnsecuredJWT } from 'jose';
import type { Answer } from '../testing/browser.ts';
import { AUDIENCE, CLIENT } from './testing/identity-provider.mjs';
import { runningOauth, type RunningOauth } from './testing/running-oauth.ts';

let oauth: RunningOauth;
beforeAll(async () => {
  oauth = await runningOauth();
  await oauth.bound('viewer', 'Viewer#2026', { person: 'zhang' });
}, 60_000);
afterAll(() => oauth.stop());

const bring = (token: string, browser = oauth.browser()): Promise<Answer> =>
  browser.post('/api/blade-auth/token-login', { access_token: token, tenantId: oauth.access.tenants[0] });

/** The claims of a real token, to be signed in other ways. */
const unsigned = { sub: 'zhang', name: '张三' };

describe('signing in with a provider’s token', () => {
  it('opens a session for the user it names', async () => {
    const browser = oauth.browser();
    const { status, body } = await bring(await oauth.provider.tokens.access('zhang'), browser);
    expect([status, body.result]).toEqual([200, expect.objectContaining({ username: 'viewer' })]);
    expect((await browser.get('/api/blade-user/info')).status).toBe(200);
  });

  it('is refused, and recorded, for anything that is not a token of the provider for this console', async () => {
    const { tokens, url } = oauth.provider;
    const hmac = new SignJWT(unsigned)
      .setProtectedHeader({ alg: 'HS256', kid: 'provider' })
      .setIssuer(url)
      .setAudience(AUDIENCE)
      .setExpirationTime('5 minutes')
      .sign(new TextEncoder().encode(tokens.publicPem));
    const none = new UnsecuredJWT(unsigned)
      .setIssuer(url)
      .setAudience(AUDIENCE)
      .setExpirationTime('5 minutes');
    const refused = {
      'an ID token': await tokens.id({ subject: 'zhang', nonce: 'n' }),
      'an ID token for the console’s calls': await tokens.access('zhang', { typ: 'JWT' }),
      'an access token by its name alone': await tokens.access('zhang', { nonce: 'n' }),
      'for the client that signs in': await tokens.access('zhang', { audience: CLIENT.id }),
      'for another audience': await tokens.access('zhang', { audience: 'somebody-else' }),
      'signed with another key': await tokens.access('zhang', { foreignKey: true }),
      'of another issuer': await tokens.access('zhang', { issuer: 'https://evil.example' }),
      expired: await tokens.access('zhang', { expires: '-10 minutes' }),
      'not signed': none.encode(),
      'signed with the public key': await hmac,
      opaque: tokens.opaque('zhang'),
    };
    for (const [what, token] of Object.entries(refused)) {
      const browser = oauth.browser();
      const { status, body } = await bring(token, browser);
      expect([what, status, body.appMesg]).toEqual([what, 401, '第三方登录失败，请重新发起']);
      expect(browser.cookies.size).toBe(0);
      const [line] = await oauth.access.database.query(
        `SELECT CONCAT(\`after\`) AS \`after\` FROM ${tableName('access', 'audit_log')} ORDER BY id DESC LIMIT 1`,
      );
      expect(line).toEqual({ after: '{"reason":"token"}' });
    }
  });

  it('may come from a provider that names no type, or names it in full', async () => {
    const { tokens } = oauth.provider;
    for (const typ of [undefined, 'application/at+jwt', 'AT+JWT'])
      expect((await bring(await tokens.access('zhang', { typ }))).status).toBe(200);
  });

  it('is refused for a token that never expires', async () => {
    const { tokens } = oauth.provider;
    expect((await bring(await tokens.access('zhang', { expires: null }))).status).toBe(401);
  });

  it('says that the account is bound to no one', async () => {
    const { body } = await bring(await oauth.provider.tokens.access('li'));
    expect(body.appMesg).toBe('该统一认证账号尚未绑定用户，请先用账号登录，再到个人资料中绑定');
  });
});
