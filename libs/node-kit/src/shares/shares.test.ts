import { Shares } from './shares.ts';

const BOUNDS = { all: 6, group: 4, user: 2 };
const sharer = (group: string, user: string) => ({ group, user: `${group} ${user}` });

describe('a share', () => {
  it('is used up by a user, by a group of several users, and by all', () => {
    const shares = new Shares(BOUNDS);
    for (const user of ['a', 'b']) {
      for (let times = 0; times < BOUNDS.user; times += 1) shares.take(sharer('1', user));
      expect(shares.full(sharer('1', user))).toBe('own');
    }
    expect(shares.full(sharer('1', 'c'))).toBe('own');
    expect(shares.full(sharer('2', 'a'))).toBeNull();
    shares.take(sharer('2', 'a'), 2);
    expect(shares.full(sharer('3', 'a'))).toBe('all');
    expect(shares.used).toBe(BOUNDS.all);
  });

  it('is given back once, however often that is called', () => {
    const shares = new Shares(BOUNDS);
    const [one, two] = [shares.take(sharer('1', 'a')), shares.take(sharer('1', 'a'))];
    one();
    one();
    expect([shares.used, shares.full(sharer('1', 'a'), 2)]).toEqual([1, 'own']);
    two();
    expect([shares.used, shares.full(sharer('1', 'a'), 2)]).toEqual([0, null]);
  });

  it('counts amounts: three do not fit where two are left', () => {
    const shares = new Shares({ all: 100, group: 10, user: 10 });
    shares.take(sharer('1', 'a'), 8);
    expect([shares.full(sharer('1', 'a'), 2), shares.full(sharer('1', 'a'), 3)]).toEqual([null, 'own']);
  });
});
