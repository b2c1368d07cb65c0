import { hashPassword, passwordMatches } from './password-hash.ts';

describe('password hashes', () => {
  it('are argon2id of 19 MiB, two passes and one lane, salted', async () => {
    const [first, second] = await Promise.all([hashPassword('Some#2026'), hashPassword('Some#2026')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('match their password and no other', async () => {
    const stored = await hashPassword('Some#2026');
    expect(await passwordMatches(stored, 'Some#2026')).toBe(true);
    expect(await passwordMatches(stored, 'some#2026')).toBe(false);
  });

  it('of no user match nothing, for as much work', async () => {
    const stored = await hashPassword('Some#2026');
    /** Microseconds of the processor, which other processes do not take from it. */
    const workOf = async (hash: string | null): Promise<number> => {
      const before = process.cpuUsage();
      for (let n = 0; n < 9; n += 1) expect(await passwordMatches(hash, 'Wrong#2026')).toBe(false);
      return process.cpuUsage(before).user;
    };
    await workOf(null);
    expect(await workOf(null)).toBeGreaterThan((await workOf(stored)) / 4);
  });
});
