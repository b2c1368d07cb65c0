import { belowHighest } from './below-highest.ts';

describe('how far values are below their highest', () => {
  it('counts from the capital, and from every new high', () => {
    expect(belowHighest([0.5, 2, 1, 4])).toEqual([-0.5, 0, -0.5, 0]);
  });

  it('is missing where a value is, and unknown to none', () => {
    expect(belowHighest([1, null, 0.75])).toEqual([0, null, -0.25]);
    expect(belowHighest([])).toEqual([]);
  });
});
