import { expectClose } from '../testing/expect-close.ts';
import { mixedReturns } from './mixed-returns.ts';

test('a mix earns the weighted sum each day; the rest earns nothing', () => {
  const index = Float64Array.of(0.1, NaN, -0.05);
  const industry = Float64Array.of(-0.1, 0.2, 0.1);
  expectClose(
    mixedReturns([
      { weight: 0.6, returns: index },
      { weight: 0.3, returns: industry },
    ]),
    [0.03, NaN, 0],
  );
  expectClose(mixedReturns([{ weight: 1, returns: industry }]), industry);
});

test('ten times a tenth is the whole', () => {
  const returns = Float64Array.of(0.5);
  expectClose(mixedReturns(Array.from({ length: 10 }, () => ({ weight: 0.1, returns }))), [0.5]);
});

test('what is no mix is refused', () => {
  const returns = Float64Array.of(0.1);
  expect(() => mixedReturns([])).toThrow('a mix of nothing');
  expect(() => mixedReturns([{ weight: -0.1, returns }])).toThrow('no weight: -0.1');
  expect(() => mixedReturns([{ weight: NaN, returns }])).toThrow(RangeError);
  expect(() => mixedReturns([{ weight: 1.1, returns }])).toThrow('weights add up to 1.1');
  expect(() =>
    mixedReturns([
      { weight: 0.5, returns },
      { weight: 0.5, returns: new Float64Array(2) },
    ]),
  ).toThrow('2 returns mixed with 1');
});
