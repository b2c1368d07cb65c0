import { percentileOf } from '@console/quant';
import { OwnHistory } from './own-history.ts';

const DAYS = [3, NaN, 1, 3, 7, 2, 3, NaN, 5];

test.each([3, 0, 9, 4, NaN])('the percentile of %p among its own days is the one of quant', (value) => {
  const history = new OwnHistory(Float64Array.of(NaN, value));
  for (const day of DAYS) history.see(1, day);
  expect(history.percentile(1, 1)).toBe(percentileOf(value, DAYS));
});

test('too few days have no percentile, and securities do not mix', () => {
  const history = new OwnHistory(Float64Array.of(1, 1));
  history.see(0, 1);
  history.see(0, 2);
  expect(history.percentile(0, 2)).toBe(0.25);
  expect(history.percentile(0, 3)).toBeNaN();
  expect(history.percentile(1, 1)).toBeNaN();
});
