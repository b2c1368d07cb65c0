import { safePath } from './safe-path.ts';

describe('a path to open that comes from outside', () => {
  it.each(['/', '/a', '/a/b?c=d#e', '/登录后'])('is kept when it stays here: %s', (path) => {
    expect(safePath(path)).toBe(path);
  });

  it.each([null, '', 'a', '//evil', '/\\evil', 'https://evil', 'javascript:alert(1)', '/\t/evil', '/a\n'])(
    'leads home when it may lead elsewhere: %p',
    (wanted) => {
      expect(safePath(wanted)).toBe('/');
    },
  );
});
