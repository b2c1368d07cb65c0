import { ACCESS_MESSAGES } from './access-messages.ts';
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
  ])('reads %j as fitting: %s', (password, fits) => {
    expect(signInPasswordFits(password)).toBe(fits);
  });

  it('counts characters, not UTF-16 units', () => {
    expect(signInPasswordFits(`a${'😀'.repeat(29)}`)).toBe(true);
    expect(signInPasswordFits(`a${'😀'.repeat(30)}`)).toBe(false);
  });

  it('refuses a new password that is the user name in any case', () => {
    expect(newPasswordFault('Analyst.01', 'analyst.01')).toBe(ACCESS_MESSAGES.passwordIsUsername);
  });

  it('refuses a new password that breaches have made well known, in any case', () => {
    expect(newPasswordFault('P@ssw0rd', 'someone')).toBe(ACCESS_MESSAGES.wellKnownPassword);
  });

  it('refuses a weak new password with the honest text', () => {
    expect(newPasswordFault('short1', 'someone')?.text).toBe('密码为8-30位，须含字母及数字或符号');
  });

  it('accepts a new password that keeps the rules', () => {
    expect(newPasswordFault('Admin#2026', 'admin')).toBeNull();
  });

  it('lists only well-known passwords that the rule alone would let through', () => {
    expect([...WELL_KNOWN_PASSWORDS].filter((password) => !signInPasswordFits(password))).toEqual([]);
  });
});
