import { coveredShare } from './covered-share.ts';

it('is the part over the whole, 0 for no member, and NaN without a whole', () => {
  const covered = Float64Array.of(30, NaN, NaN, 0, 10);
  const whole = Float64Array.of(40, 40, NaN, 0, 10);
  expect([...coveredShare(covered, whole)]).toEqual([0.75, 0, NaN, NaN, 1]);
});
