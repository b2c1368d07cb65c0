import { memberMedians } from './member-medians.ts';
import { everyone } from './testing/made-set.ts';

const figures = (...cells: readonly number[]) => Float64Array.from(cells);

test('the median is over the members that have the figure, of an even count the mean of the middle two', () => {
  const { sums, counts } = memberMedians(figures(0.3, NaN, 0.1, 0.2, 0.4, 0.1, 0.3, NaN), everyone(2, 4), 4);
  expect([...sums]).toEqual([0.2, 0.3]);
  expect([...counts]).toEqual([3, 3]);
});

test('members that do not count are left out, and the figures stay in their order', () => {
  const given = figures(9, 1, 5);
  expect([...memberMedians(given, Uint8Array.of(0, 1, 1), 3).sums]).toEqual([3]);
  expect([...given]).toEqual([9, 1, 5]);
});

test('no member with the figure: no median', () => {
  const { sums, counts } = memberMedians(figures(NaN), everyone(1, 1), 1);
  expect([[...sums], [...counts]]).toEqual([[NaN], [0]]);
  expect(memberMedians(figures(), new Uint8Array(0), 0).sums).toHaveLength(0);
});
