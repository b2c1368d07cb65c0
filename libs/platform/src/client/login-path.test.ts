import { loginPath, safeRedirect } from './login-path.ts';

describe('the way to the login page and back', () => {
  it('remembers path and query', () => {
    expect(loginPath('/edatabase/industry?page=2&sort=a%2CASC')).toBe(
      '/login?redirect=%2Fedatabase%2Findustry%3Fpage%3D2%26sort%3Da%252CASC',
    );
  });

  it.each(['/', '/login', '/Login?redirect=%2F'])('does not lead back to %s', (here) => {
    expect(loginPath(here)).toBe('/login');
  });

  it.each(['/a', '/a/b?c=d', '/登录后'])('keeps %s', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'a',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/a\n',
    ' /a',
  ])('sends %p home', (wanted) => {
    expect(safeRedirect(wanted)).toBe('/');
  });
});
