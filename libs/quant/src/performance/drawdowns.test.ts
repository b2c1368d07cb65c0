import { drawdowns } from './drawdowns.ts';

test('each return stands below the highest so far', () => {
  // Wealth 1.2 0.6 0.9 1.8 1.35; highs 1.2 1.2 1.2 1.8 1.8.
  const below = drawdowns(Object.freeze([0.2, -0.5, 0.5, 1, -0.25]));
  [0, -0.5, -0.25, 0, -0.25].forEach((value, at) => expect(below[at]).toBeCloseTo(value, 15));
});

test('the start is a high', () => {
  expect([...drawdowns([-0.5, 0.5])]).toEqual([-0.5, -0.25]);
});

test('a missing return changes nothing', () => {
  expect([...drawdowns([-0.5, NaN, 0.5])]).toEqual([-0.5, -0.5, -0.25]);
});

test('coming back is coming back, whatever the last bit says', () => {
  // 0.9/1 − 1 and 1/0.9 − 1 do not multiply to exactly 1.
  const returns = [1 / 7 - 1, 7 - 1, 0, 0.9 - 1, 1 / 0.9 - 1, 0];
  expect([...drawdowns(returns)].map((below) => below < 0)).toEqual([true, false, false, true, false, false]);
});

test('a slow fall is not taken for rounding', () => {
  const below = drawdowns(new Float64Array(100).fill(-1e-13));
  expect(below[5]).toBe(0);
  expect(below[99]).toBeCloseTo(-1e-11, 14);
});

test('all lost stays lost', () => {
  expect([...drawdowns([-1, 5])]).toEqual([-1, -1]);
  expect([...drawdowns([])]).toEqual([]);
});
