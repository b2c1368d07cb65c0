import type { Audience } from '@console/contract-core';
import { isInAudience } from './is-in-audience.ts';

const NOBODY: Audience = { share: 0, users: [], tenants: [] };
const RELEASE = { module: 'company', version: '1.1.0-0a1b2c3d' };
const user = (userId: number) => ({ userId, username: `user${userId}`, tenantId: '000000' });
const chosen = (share: number, release = RELEASE): readonly number[] =>
  Array.from({ length: 20_000 }, (_, index) => index + 1).filter((userId) =>
    isInAudience({ ...NOBODY, share }, user(userId), release),
  );

describe('the audience of a canary release', () => {
  it.each([1, 10, 50])('of %i per cent is near that share of all users', (share) => {
    const found = (chosen(share).length / 20_000) * 100;
    // Five standard deviations of a fair draw.
    const bound = 5 * Math.sqrt((share * (100 - share)) / 20_000);
    expect(Math.abs(found - share)).toBeLessThan(bound);
  });

  it('of 0 per cent is no one, of a hundred everyone', () => {
    expect(chosen(0)).toHaveLength(0);
    expect(chosen(100)).toHaveLength(20_000);
  });

  it('stays the same, and keeps everyone when it grows', () => {
    const ten = chosen(10);
    expect(chosen(10)).toEqual(ten);
    const thirty = new Set(chosen(30));
    expect(ten.filter((userId) => !thirty.has(userId))).toEqual([]);
  });

  it('is another one for another version', () => {
    const first = new Set(chosen(10));
    const both = chosen(10, { ...RELEASE, version: '1.2.0-99999999' }).filter((userId) => first.has(userId));
    // A tenth of a tenth, if the two are independent.
    expect(both.length).toBeLessThan(400);
  });

  it('contains named users, in any case, and whole tenants', () => {
    expect(isInAudience({ ...NOBODY, users: ['User7'] }, user(7), RELEASE)).toBe(true);
    expect(isInAudience({ ...NOBODY, users: ['user7'] }, user(8), RELEASE)).toBe(false);
    expect(isInAudience({ ...NOBODY, tenants: ['000000'] }, user(8), RELEASE)).toBe(true);
    expect(isInAudience({ ...NOBODY, tenants: ['100001'] }, user(8), RELEASE)).toBe(false);
  });
});
