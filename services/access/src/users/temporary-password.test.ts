import { newPasswordFault } from '@console/contract-access';
import { temporaryPassword } from './temporary-password.ts';

const MANY = Array.from({ length: 300 }, () => temporaryPassword('someone'));

describe('a temporary password', () => {
  it('is twelve letters and digits that no one takes for one another', () => {
    expect(MANY.filter((password) => !/^[A-HJ-NP-Za-kmnp-z2-9]{12}$/.test(password))).toEqual([]);
  });

  it('is allowed by the rule of new passwords', () => {
    expect(MANY.filter((password) => newPasswordFault(password, 'someone') !== null)).toEqual([]);
  });

  it('is different each time', () => {
    expect(new Set(MANY).size).toBe(MANY.length);
  });
});
