import { growthRate } from './growth-rate.ts';

test('growth is relative to the size of the base', () => {
  expect(growthRate(120, 100)).toBe(0.2);
  expect(growthRate(80, 100)).toBe(-0.2);
});

test('a smaller loss is growth, a larger one is not', () => {
  expect(growthRate(-50, -100)).toBe(0.5);
  expect(growthRate(-150, -100)).toBe(-0.5);
});

test('without a base, or with none given, there is no growth', () => {
  expect(growthRate(1, 0)).toBeNaN();
  expect(growthRate(1, NaN)).toBeNaN();
  expect(growthRate(NaN, 1)).toBeNaN();
});
