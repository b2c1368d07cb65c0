import { accessEntries } from '../access-entries.ts';
import { SIGN_IN_TEXTS } from './sign-in-texts.ts';
import { loginInputSchema } from './sign-in-entries.ts';

const problems = (input: unknown): string[] =>
  loginInputSchema.safeParse(input).error?.issues.map((issue) => issue.message) ?? [];

describe('the input of signing in', () => {
  it('asks for the user name and the password in the words of the form', () => {
    expect(problems({})).toEqual([SIGN_IN_TEXTS.username, SIGN_IN_TEXTS.password]);
    expect(problems({ username: '  ', password: '' })).toEqual([
      SIGN_IN_TEXTS.username,
      SIGN_IN_TEXTS.password,
    ]);
  });

  it('takes the default tenant when none is named or the field was left blank', () => {
    const typed = { username: ' admin ', password: ' Admin#2026 ' };
    expect(loginInputSchema.parse(typed)).toEqual({
      username: 'admin',
      password: ' Admin#2026 ',
      tenantId: '000000',
      remember: false,
    });
    expect(loginInputSchema.parse({ ...typed, tenantId: ' ' }).tenantId).toBe('000000');
  });

  it.each([
    { authorities: ['ROLE_admin'] },
    { username: { toString: 'admin' } },
    { password: ['Admin#2026'] },
    { tenantId: 0 },
  ])('refuses %j', (extra) => {
    expect(problems({ username: 'admin', password: 'Admin#2026', ...extra })).not.toEqual([]);
  });
});

describe('the access entries', () => {
  it('read nothing of a sign-in from the query', () => {
    const { login } = accessEntries;
    expect([login.method, 'from' in login]).toEqual(['POST', false]);
  });

  it('leave open exactly what works without a session', () => {
    const open = Object.values(accessEntries).filter((entry) => entry.needs === 'public');
    expect(open.map(({ path }) => path.replace('/api/', '')).sort()).toEqual([
      'blade-auth/captcha',
      'blade-auth/jwks',
      'blade-auth/login',
      'blade-auth/logout',
      'blade-auth/oauth/login',
      'blade-auth/oauth/providers',
      'blade-auth/oauth/render/:source',
      'blade-auth/phone-login',
      'blade-auth/refresh',
      'blade-auth/sms-code',
      'blade-auth/token-login',
      'blade-system/tenant/info',
    ]);
  });
});
