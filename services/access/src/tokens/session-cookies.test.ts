import { SessionCookies, type CookieReply } from './session-cookies.ts';

const secureOf = (origins: readonly string[], protocol: string): boolean[] => {
  const seen: boolean[] = [];
  const reply: CookieReply = {
    request: { protocol },
    setCookie: (_name, _value, { secure }) => seen.push(secure),
    clearCookie: (_name, { secure }) => seen.push(secure),
  };
  const cookies = new SessionCookies(origins);
  cookies.give(reply, { access: 'a', refresh: { token: 'r', remember: true }, device: 'd' });
  cookies.clear(reply);
  return [...new Set(seen)];
};

const MIXED = ['https://a.test', 'http://localhost:8080'];

describe('session cookies', () => {
  it('are Secure where the browser came by https, whatever other origins there are', () => {
    expect(secureOf(MIXED, 'https')).toEqual([true]);
    expect(secureOf([], 'https')).toEqual([true]);
  });

  it('travel over http where the browser came by it', () => {
    expect(secureOf(MIXED, 'http')).toEqual([false]);
    expect(secureOf([], 'http')).toEqual([false]);
  });

  it('are Secure when every origin is https, though a proxy reported another protocol', () => {
    expect(secureOf(['https://a.test', 'https://b.test'], 'http')).toEqual([true]);
  });
});
