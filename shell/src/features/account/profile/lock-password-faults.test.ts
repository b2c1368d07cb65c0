import { accessEntries, LOCK_PASSWORD_LENGTH } from '@console/contract-access';
import { lockPasswordFaults } from './lock-password-faults.ts';

describe('the form of the lock password', () => {
  it('asks for the account’s password and the new one twice', () => {
    expect(lockPasswordFaults({ password: '', lockPassword: '', confirm: '' })).toEqual({
      password: '该项为必填项',
      lockPassword: '该项为必填项',
      confirm: '该项为必填项，请再次输入密码',
    });
    expect(lockPasswordFaults({ password: 'a', lockPassword: '2468', confirm: '2469' })).toEqual({
      confirm: '两次输入密码不一致!',
    });
  });

  it.each([
    [LOCK_PASSWORD_LENGTH.least - 1, false],
    [LOCK_PASSWORD_LENGTH.least, true],
    [LOCK_PASSWORD_LENGTH.most, true],
    [LOCK_PASSWORD_LENGTH.most + 1, false],
  ])('of %d places agrees with the contract: %s', (length, fine) => {
    const lockPassword = '7'.repeat(length);
    const faults = lockPasswordFaults({ password: 'a', lockPassword, confirm: lockPassword });
    expect(Object.keys(faults)).toEqual(fine ? [] : ['lockPassword']);
    const input = { password: 'a', lockPassword };
    expect(accessEntries.setLockPassword.input.safeParse(input).success).toBe(fine);
  });
});
