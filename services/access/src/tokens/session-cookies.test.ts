import { SessionCookies, type CookieReply } from './session-cookies.ts';

const secureOf = (origins: readonly string[]): boolean[] => {
  const seen: boolean[] = [];
  const reply: CookieReply = {
    setCookie: (_name, _value, { secure }) => seen.push(secure),
    clearCookie: (_name, { secure }) => seen.push(secure),
  };
  const cookies = new SessionCookies(origins);
  cookies.give(reply, { access: 'a', refresh: { token: 'r', remember: true }, device: 'd' });
  cookies.clear(reply);
  return [...new Set(seen)];
};

describe('session cookies', () => {
  it('are Secure when every origin of the console is https', () => {
    expect(secureOf(['https://a.test', 'https://b.test'])).toEqual([true]);
  });

  it('travel over http when an origin has no https', () => {
    expect(secureOf(['https://a.test', 'http://localhost:8080'])).toEqual([false]);
    expect(secureOf([])).toEqual([false]);
  });
});
