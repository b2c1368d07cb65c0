import { INDICATORS } from '../indicators/indicators.ts';
import { blankSuspended, isPriceOfDay } from './blank-suspended.ts';

test('prices of suspended stocks are blanked, only in the given rows', () => {
  const prices = Float64Array.of(1, 2, 3, 4, 5, 6);
  const suspended = Float64Array.of(1, 0, NaN, 1, 0, 1);
  blankSuspended(prices, suspended, { stocks: 2, rows: [0, 2] });
  expect([...prices]).toEqual([NaN, 2, 3, 4, 5, NaN]);
});

test('prices of the day are those of the bars, without volume, capital, multiples and the reference of the day', () => {
  const prices = INDICATORS.filter(({ id }) => isPriceOfDay(id)).map(({ column }) => column);
  expect(prices).toEqual(['open', 'high', 'low', 'close', 'adjusted_close', 'day_return']);
});
