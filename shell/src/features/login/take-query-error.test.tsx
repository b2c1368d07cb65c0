import { takeQueryError } from './take-query-error.ts';

describe('an error brought by a redirect', () => {
  it('is decoded, and taken out of the address with everything else kept', () => {
    window.history.replaceState(
      null,
      '',
      '/login?redirect=%2Fa&error=%E7%BB%9F%E4%B8%80%E8%AE%A4%E8%AF%81#x',
    );
    expect(takeQueryError()).toBe('统一认证');
    expect(window.location.href).toContain('/login?redirect=%2Fa#x');
    expect(takeQueryError()).toBeNull();
  });

  it('is null when it is empty', () => {
    window.history.replaceState(null, '', '/login?error=%20');
    expect(takeQueryError()).toBeNull();
    expect(window.location.search).toBe('');
  });
});
