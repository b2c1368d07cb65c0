import { takeArrival } from './take-arrival.ts';

const at = (address: string) => {
  window.history.replaceState(null, '', address);
  return takeArrival();
};

describe('a sign-in begun elsewhere', () => {
  it('is read from a redirect path and taken out of the address', () => {
    expect(at('/oauth/redirect/wecom?code=c&state=s&iss=https%3A%2F%2Fid&other=1#x')).toEqual({
      kind: 'return',
      error: null,
      input: { source: 'wecom', code: 'c', state: 's', iss: 'https://id' },
    });
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/oauth/redirect/wecom',
    );
  });

  it('is read from the login page’s address', () => {
    expect(at('/login?source=qq&code=c&state=s&tenantId=100001')).toMatchObject({
      input: { source: 'qq', code: 'c', state: 's', tenantId: '100001' },
    });
    expect(window.location.search).toBe('');
  });

  it('brings the provider’s error', () => {
    expect(at('/oauth/redirect/qq/?error=access_denied&state=s')).toMatchObject({ error: 'access_denied' });
  });

  it('may be a token, which never stays in the address', () => {
    expect(at('/oauth-login?access_token=secret')).toEqual({ kind: 'token', token: 'secret' });
    expect(window.location.href).not.toContain('secret');
    expect(at('/oauth-login')).toEqual({ kind: 'token', token: null });
  });

  it.each(['/login?redirect=%2F&error=x', '/login?source=qq', '/', '/company?source=a&code=b'])(
    'is not at %s, which stays as it is',
    (address) => {
      expect(at(address)).toBeNull();
      expect(window.location.pathname + window.location.search).toBe(address);
    },
  );
});
