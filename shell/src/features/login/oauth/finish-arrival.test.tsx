import { cannedServer, refusal, success, type CannedServer } from '../testing/canned-server.ts';
import { finishArrival as finish } from './finish-arrival.ts';
import type { SignedPerson } from './is-signed-in.ts';
import type { Arrival } from './take-arrival.ts';

let server: CannedServer;
beforeEach(() => {
  server = cannedServer();
  asked.splice(0);
});

/** The people asked whether their session may end, and their answer. */
const asked: SignedPerson[] = [];
const finishArrival = (arrival: Arrival, goesOn = false): Promise<string> =>
  finish(arrival, async (person) => {
    asked.push(person);
    return goesOn;
  });
const nobodyIsSignedIn = () => {
  server.says('/blade-user/info', refusal(401, 'C0410', '请先登录'));
  server.says('/blade-auth/refresh', refusal(401, 'C0410', '请先登录'));
};

const INPUT = { source: 'qq', code: 'c', state: 's' };
const login = (error: string): string => `/login?${new URLSearchParams({ error })}`;

describe('finishing a sign-in begun elsewhere', () => {
  it('sends what the address brought and goes where the server says', async () => {
    server.says('/oauth/login', success({ purpose: 'sign-in', redirect: '/edatabase/industry' }));
    expect(await finishArrival({ kind: 'return', error: null, input: INPUT })).toBe('/edatabase/industry');
    expect(server.sent).toEqual([{ url: '/api/blade-auth/oauth/login', body: INPUT }]);
  });

  it.each(['', '//evil.example', 'https://evil.example', '/\\evil.example'])(
    'goes to the start page when the server says “%s”',
    async (redirect) => {
      server.says('/oauth/login', success({ purpose: 'sign-in', redirect }));
      expect(await finishArrival({ kind: 'return', error: null, input: INPUT })).toBe('/');
    },
  );

  it('has the login page show a refusal in the server’s own words', async () => {
    server.says('/oauth/login', refusal(200, 'A1453', '该QQ账号尚未绑定用户'));
    expect(await finishArrival({ kind: 'return', error: null, input: INPUT })).toBe(
      login('该QQ账号尚未绑定用户'),
    );
  });

  it.each([
    ['access_denied', INPUT, '第三方登录已取消'],
    ['server_error', INPUT, '第三方登录失败，请重新发起'],
    [null, { source: 'qq', state: 's' }, '第三方登录失败，请重新发起'],
    [null, { source: 'qq', code: 'c' }, '第三方登录失败，请重新发起'],
    [null, { code: 'c', state: 's' }, '第三方登录失败，请重新发起'],
  ])('asks the server nothing after error %s with %j', async (error, input, words) => {
    expect(await finishArrival({ kind: 'return', error, input })).toBe(login(words));
    expect(server.sent).toEqual([]);
  });

  describe('where somebody is signed in and binds an account', () => {
    const profile = (error: string): string =>
      `/profile?${new URLSearchParams({ tab: 'identities', error })}`;
    const BACK = { kind: 'return', error: null, input: INPUT } as const;

    it('has their profile show a refusal', async () => {
      server.says('/oauth/login', refusal(200, 'A1454', '该QQ账号已绑定其他用户'));
      server.says('/blade-user/info', success({}));
      expect(await finishArrival(BACK)).toBe(profile('该QQ账号已绑定其他用户'));
      expect(await finishArrival({ ...BACK, error: 'access_denied' })).toBe(profile('第三方登录已取消'));
    });

    it('renews a session that only seems to be over, and shows the refusal there', async () => {
      server.says('/oauth/login', refusal(200, 'A1454', '该QQ账号已绑定其他用户'));
      server.says('/blade-user/info', refusal(401, 'C0410', '请先登录'));
      server.says('/blade-auth/refresh', success({}));
      expect(await finishArrival(BACK)).toBe(profile('该QQ账号已绑定其他用户'));
    });

    it('sends what the address brought once more after the session was renewed', async () => {
      server.says('/oauth/login', refusal(401, 'C0410', '请先登录'));
      server.says('/blade-auth/refresh', success({}));
      await finishArrival(BACK);
      expect(server.sent.map(({ url }) => url)).toEqual([
        '/api/blade-auth/oauth/login',
        '/api/blade-auth/refresh',
        '/api/blade-auth/oauth/login',
      ]);
    });

    it('has the login page show the refusal when the session is over', async () => {
      server.says('/oauth/login', refusal(401, 'C0410', '请先登录'));
      server.says('/blade-user/info', refusal(401, 'C0410', '请先登录'));
      server.says('/blade-auth/refresh', refusal(401, 'C0410', '请先登录'));
      expect(await finishArrival(BACK)).toBe(login('请先登录'));
    });
  });

  it('signs in by a token and goes to the start', async () => {
    nobodyIsSignedIn();
    server.says('/token-login', success({}));
    expect(await finishArrival({ kind: 'token', token: 'secret' })).toBe('/');
    expect([server.sent.at(-1), asked]).toEqual([
      { url: '/api/blade-auth/token-login', body: { access_token: 'secret' } },
      [],
    ]);
  });

  it('goes to the login page without a token, or with one that is refused', async () => {
    expect(await finishArrival({ kind: 'token', token: null })).toBe('/login');
    nobodyIsSignedIn();
    server.says('/token-login', refusal(401, 'A0451', '第三方登录失败，请重新发起'));
    expect(await finishArrival({ kind: 'token', token: 'old' })).toBe(login('第三方登录失败，请重新发起'));
  });

  describe('by a token where somebody is signed in', () => {
    const person = { username: 'chenyan', realName: '陈砚' };
    const tokensSent = () => server.sent.filter(({ url }) => url.endsWith('/token-login')).length;
    beforeEach(() => {
      server.says('/blade-user/info', success(person));
      server.says('/token-login', success({}));
    });

    it('asks them first, and leaves their session when they say no', async () => {
      expect(await finishArrival({ kind: 'token', token: 'stranger’s' }, false)).toBe('/');
      expect([asked, tokensSent()]).toEqual([[person], 0]);
    });

    it('goes on when they say so', async () => {
      expect(await finishArrival({ kind: 'token', token: 'own' }, true)).toBe('/');
      expect([asked, tokensSent()]).toEqual([[person], 1]);
    });

    it('sends nothing while it is unknown whether anyone is signed in', async () => {
      server.says('/blade-user/info', refusal(503, 'C0503', '服务暂不可用，请稍后重试'));
      expect(await finishArrival({ kind: 'token', token: 'own' }, true)).toBe(
        login('服务暂不可用，请稍后重试'),
      );
      expect([asked, tokensSent()]).toEqual([[], 0]);
    });
  });
});
