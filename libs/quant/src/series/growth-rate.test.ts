import { expectClose } from '../testing/expect-close.ts';
import { growthRate } from './growth-rate.ts';

test('growth is relative to the size of the base', () => {
  expect(growthRate(120, 100)).toBe(0.2);
  expect(growthRate(80, 100)).toBe(-0.2);
});

test('a smaller loss is growth, a larger one is not', () => {
  expect(growthRate(-50, -100)).toBe(0.5);
  expect(growthRate(-150, -100)).toBe(-0.5);
});

test('on base 0, or without a base, there is no growth', () => {
  expect(growthRate(1, 0)).toBeNaN();
  expect(growthRate(1, NaN)).toBeNaN();
  expect(growthRate(NaN, 1)).toBeNaN();
});

/** (value − base) / |base|. */
test.each([
  ['zero from a gain', 0, 80, -1],
  ['zero from a loss', 0, -80, 1],
  ['no change', 7, 7, 0],
  ['no change of a loss', -7, -7, 0],
  ['a gain from a loss: 15 / 5', 10, -5, 3],
  ['a loss from a gain: −15 / 10', -5, 10, -1.5],
  ['tiny figures', 3e-300, 2e-300, 0.5],
  ['huge figures', 3e300, 2e300, 0.5],
  ['beyond every number', Infinity, 5, Infinity],
  ['from beyond every number', 5, Infinity, NaN],
  ['a base of the other zero', 1, -0, NaN],
  ['zero from zero', 0, 0, NaN],
])('%s', (_, value, base, expected) => {
  expectClose([growthRate(value, base)], [expected], 1e-14);
});

test('a base grown by its rate is the value again', () => {
  for (const base of [-300, -1, -0.01, 0.01, 1, 300])
    for (const value of [-70, -0.5, 0, 0.5, 70])
      expect(base + growthRate(value, base) * Math.abs(base)).toBeCloseTo(value, 12);
});
