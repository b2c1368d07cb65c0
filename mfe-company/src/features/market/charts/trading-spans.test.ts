import { spanBars } from './trading-spans.ts';

const day = (date: string, [open, high, low, close]: readonly [number, number, number, number]) => ({
  date,
  open,
  high,
  low,
  close,
  volume: 100,
  amount: 1000,
  turnoverRate: 0.01,
});
/** A Friday, the Monday to Wednesday after it over the end of a month, and a Monday in the next week. */
const DAYS = Object.freeze([
  day('2026-06-26', [9, 11, 8, 10]),
  day('2026-06-29', [10, 12, 10, 11]),
  day('2026-06-30', [11, 15, 10, 14]),
  day('2026-07-01', [14, 14, 7, 8]),
  day('2026-07-06', [8, 9, 8, 9]),
]);

describe('candles of a span of trading', () => {
  it('are the days themselves, each with its change from the day before', () => {
    const bars = spanBars(DAYS, 'day');
    expect(bars.map(({ date }) => date)).toEqual(DAYS.map(({ date }) => date));
    expect(bars.map(({ change }) => change && Number(change.toFixed(4)))).toEqual([
      null,
      0.1,
      0.2727,
      -0.4286,
      0.125,
    ]);
    expect(bars[0]).toMatchObject({ amount: 1000, turnover: 0.01, volume: 100 });
  });

  it('of weeks go from Monday to Sunday, under their last day of trading', () => {
    expect(spanBars(DAYS, 'week')).toEqual([
      expect.objectContaining({ date: '2026-06-26', open: 9, high: 11, low: 8, close: 10, change: null }),
      {
        date: '2026-07-01',
        open: 10,
        high: 15,
        low: 7,
        close: 8,
        volume: 300,
        amount: 3000,
        turnover: 0.03,
        change: 8 / 10 - 1,
      },
      expect.objectContaining({ date: '2026-07-06', close: 9, change: 0.125 }),
    ]);
  });

  it('of months go by the calendar', () => {
    expect(spanBars(DAYS, 'month')).toMatchObject([
      { date: '2026-06-30', open: 9, high: 15, low: 8, close: 14, volume: 300 },
      { date: '2026-07-06', open: 14, high: 14, low: 7, close: 9, change: 9 / 14 - 1 },
    ]);
  });

  it('sum what is known, and nothing where nothing is; of a Sunday belong to the week before', () => {
    const blank = { ...day('2026-06-28', [1, 1, 1, 1]), volume: null, amount: null, turnoverRate: null };
    expect(spanBars([...DAYS.slice(0, 1), blank], 'week')).toMatchObject([{ volume: 100, amount: 1000 }]);
    expect(spanBars([blank], 'week')).toMatchObject([{ volume: null, amount: null, turnover: null }]);
    expect(spanBars([], 'month')).toEqual([]);
  });
});
