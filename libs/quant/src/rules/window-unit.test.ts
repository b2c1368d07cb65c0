import { LONGEST_WINDOW, WINDOW_LENGTH, WINDOW_UNIT, windowFaults } from './window-unit.ts';

test.each([
  [1, 1],
  [5, 1],
  [5, 5],
  [LONGEST_WINDOW, LONGEST_WINDOW],
])('a window of %i may ask for %i', (n, least) => {
  expect(windowFaults({ n, least })).toEqual([]);
});

test.each([
  [1, 2],
  [5, 6],
  [5, Infinity],
])('a window of %i cannot ask for %d', (n, least) => {
  expect(windowFaults({ n, least })).toEqual([
    { path: ['least'], code: 'above-other', values: { other: 'n' } },
  ]);
});

test('a window is a row at the least and forty years of trading days at the most', () => {
  const codes = (n: unknown): string[] => WINDOW_LENGTH.faults(n, ['n']).map(({ code }) => code);
  expect(LONGEST_WINDOW).toBe(40 * 250);
  expect([0, 1, 10_000, 10_001, 2.5].map(codes)).toEqual([
    ['below-least'],
    [],
    [],
    ['above-most'],
    ['wrong-kind'],
  ]);
  expect(WINDOW_LENGTH.optional).toBe(false);
});

test('it counts days or reports, and need not say which', () => {
  for (const unit of ['days', 'reports']) expect(WINDOW_UNIT.faults(unit, ['counts'])).toEqual([]);
  for (const unit of ['rows', 'day', 1])
    expect(WINDOW_UNIT.faults(unit, ['counts'])).toMatchObject([{ code: 'not-one-of' }]);
  expect(WINDOW_UNIT.optional).toBe(true);
});
