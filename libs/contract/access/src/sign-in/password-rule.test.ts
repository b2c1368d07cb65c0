import { ACCESS_MESSAGES } from '../access-messages.ts';
import { newPasswordFault } from './password-rule.ts';
import { signInPasswordFits } from './sign-in-password-fits.ts';
import { WELL_KNOWN_PASSWORDS } from './well-known-passwords.ts';

describe('the rule of a password', () => {
  it.each([
    ['abcdefg1', true],
    ['abcdefg!', true],
    ['Admin#2026', true],
    [`a${'1'.repeat(29)}`, true],
    ['密码密码密码密1', true],
    ['abcdef1', false],
    [`a${'1'.repeat(30)}`, false],
    ['abcdefgh', false],
    ['12345678', false],
    ['abcdefg ', false],
    ['', false],
  ])('accepts %j: %s', (password, fits) => {
    expect(signInPasswordFits(password)).toBe(fits);
  });

  it('counts characters, not UTF-16 units', () => {
    expect(signInPasswordFits(`a${'😀'.repeat(29)}`)).toBe(true);
    expect(signInPasswordFits(`a${'😀'.repeat(30)}`)).toBe(false);
  });

  it.each([
    ['Analyst.01', 'analyst.01'],
    ['xxANALYST2026', 'analyst'],
    ['2026#tsylanA', ' Analyst '],
    ['我是陈思远2026a', '陈思远'],
    ['x1bob#2026', 'Bob'],
  ])('refuses %j of %j, which repeats the user name, in any case and either way', (password, name) => {
    expect(newPasswordFault(password, name)).toBe(ACCESS_MESSAGES.passwordHasUsername);
  });

  it.each([
    ['Anal#2026yst', 'analyst'],
    ['liquid#2026', 'li'],
  ])(
    'accepts %j of %j: parts of a name, and names so short that they occur in any word',
    (password, name) => {
      expect(newPasswordFault(password, name)).toBeNull();
    },
  );

  it('refuses a new password that breaches have made well known, in any case', () => {
    expect(newPasswordFault('P@ssw0rd', 'someone')).toBe(ACCESS_MESSAGES.wellKnownPassword);
  });

  it('refuses a weak new password with the honest text', () => {
    expect(newPasswordFault('short1', 'someone')?.text).toBe('密码为8-30位，须含字母及数字或符号');
  });

  it('accepts a new password that meets the rules', () => {
    expect(newPasswordFault('Admin#2026', 'someone')).toBeNull();
  });

  it('lists only well-known passwords that the rule alone would let through', () => {
    expect([...WELL_KNOWN_PASSWORDS].filter((password) => !signInPasswordFits(password))).toEqual([]);
  });
});
