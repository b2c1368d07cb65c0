import { limitPrice } from './limit-price.ts';

test('half a cent is rounded up, where doubles would depend on their error', () => {
  // 10.05 · 1.1 = 11.055 and 0.9 · 10.05 = 9.045; 12.35 · 1.1 = 13.585, 0.9 · 12.35 = 11.115.
  expect([limitPrice(10.05, 10), limitPrice(10.05, -10)]).toEqual([11.06, 9.05]);
  expect([limitPrice(12.35, 10), limitPrice(12.35, -10)]).toEqual([13.59, 11.12]);
  // 1.15 · 1.1 = 1.265: in doubles 1.2649999999999999, a cent too low.
  expect(limitPrice(1.15, 10)).toBe(1.27);
});

test('below half a cent is rounded down', () => {
  expect(limitPrice(10.04, 10)).toBe(11.04);
  expect(limitPrice(10.04, -10)).toBe(9.04);
  expect(limitPrice(8.88, 5)).toBe(9.32);
});

test('for every price up to 100 yuan it is the fraction rounded half up', () => {
  for (let cents = 1; cents <= 10_000; cents += 1) {
    for (const percent of [5, 10, 20, 30, 44, -5, -10, -20, -30, -36]) {
      const exact = BigInt(cents) * BigInt(100 + percent);
      const expected = Math.max(1, Number((exact + 50n) / 100n)) / 100;
      const found = limitPrice(cents / 100, percent);
      if (found !== expected) throw new Error(`${cents} at ${percent}: ${found}, not ${expected}`);
    }
  }
});

test('a limit is a cent at least', () => {
  expect(limitPrice(0.01, -36)).toBe(0.01);
  expect(limitPrice(0.01, -100)).toBe(0.01);
});

test('without a reference there is no limit', () => {
  expect(limitPrice(NaN, 10)).toBeNaN();
  expect(limitPrice(0, 10)).toBeNaN();
});

/** Cents · (100 + percent) / 100, half a cent up. */
test.each([
  [10, 0, 10, 'no distance'],
  [0.05, 10, 0.06, '5.5 cents'],
  [0.04, 10, 0.04, '4.4 cents'],
  [0.01, -10, 0.01, '0.9 cents'],
  [0.03, -20, 0.02, '2.4 cents'],
  [1.5, -5, 1.43, '142.5 cents'],
  [99999.99, 10, 109999.99, '10999998.9 cents'],
  [123456.78, 20, 148148.14, '14814813.6 cents'],
])('of %d yuan %d percent away it is %d: %s', (preClose, percent, expected) => {
  expect(limitPrice(preClose, percent)).toBe(expected);
});

test.each([-1, -0, -Infinity])('%d is no reference', (preClose) => {
  expect(limitPrice(preClose, 10)).toBeNaN();
});

test('a reference that differs from its cent in the last bit counts as that cent', () => {
  for (const off of [-1e-9, 1e-9]) expect(limitPrice(10.05 + off, 10)).toBe(11.06);
});

test('a limit further away is never nearer', () => {
  for (const preClose of [0.01, 0.99, 3.37, 25.5]) {
    const limits = [-30, -20, -10, -5, 0, 5, 10, 20, 30].map((percent) => limitPrice(preClose, percent));
    expect(limits).toEqual(limits.toSorted((one, other) => one - other));
  }
});
