import { expectClose } from '../testing/expect-close.ts';
import { portfolioDays } from './portfolio-days.ts';
import { CAPITAL, writtenDays } from './testing/written-days.ts';

test('returns, invested share and turnover of each day, by hand', () => {
  const days = portfolioDays(writtenDays(), CAPITAL);
  expect(days.dates).toEqual(['2024-01-02', '2024-01-03', '2024-01-04']);
  expectClose(days.returns, [0.0095, 1_006_348 / 1_009_500 - 1, 0]);
  expectClose(days.invested, [510_000 / 1_009_500, 297_000 / 1_006_348, 0]);
  expectClose(days.turnover, [0.25, 100_000 / 1_009_500, 0]);
});

test('no days have nothing, and no capital is refused', () => {
  expect(portfolioDays([], 1n)).toEqual({
    dates: [],
    returns: new Float64Array(0),
    invested: new Float64Array(0),
    turnover: new Float64Array(0),
  });
  expect(() => portfolioDays([], 0n)).toThrow('no capital: 0');
});
