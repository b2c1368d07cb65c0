import { ALL_CHANGED, isUnchanged, MOST_DAYS, MOST_SECURITIES, unionOf } from './changes.ts';

test('the union has every day and security once, in order', () => {
  const first = { days: ['2024-01-03', '2024-01-02'], securities: [10, 9] };
  const second = { days: ['2024-01-03'], securities: [2] };
  expect(unionOf([first, second])).toEqual({ days: ['2024-01-02', '2024-01-03'], securities: [2, 9, 10] });
});

test('all days of one change are all days of the union, its securities stay apart', () => {
  expect(
    unionOf([
      { days: null, securities: [1] },
      { days: ['2024-01-02'], securities: [2] },
    ]),
  ).toEqual({
    days: null,
    securities: [1, 2],
  });
  expect(unionOf([ALL_CHANGED, { days: [], securities: [] }])).toEqual(ALL_CHANGED);
});

test('nothing changed is no day and no security', () => {
  expect(unionOf([])).toEqual({ days: [], securities: [] });
  expect(isUnchanged(unionOf([]))).toBe(true);
  expect(isUnchanged(ALL_CHANGED)).toBe(false);
});

test('more than can be listed is all, as many as can be are listed', () => {
  const securities = Array.from({ length: MOST_SECURITIES }, (_, at) => at + 1);
  expect(unionOf([{ days: [], securities }]).securities).toHaveLength(MOST_SECURITIES);
  expect(
    unionOf([
      { days: [], securities },
      { days: [], securities: [9999] },
    ]).securities,
  ).toBeNull();
  const days = Array.from({ length: MOST_DAYS + 1 }, (_, at) => String(at));
  expect(unionOf([{ days, securities: [] }]).days).toBeNull();
});
