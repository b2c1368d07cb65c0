import { futureTradingDays } from './future-trading-days.ts';

describe('futureTradingDays', () => {
  it('falls back to weekdays where the calendar says nothing', () => {
    expect(futureTradingDays('2026-11-20', new Map(), 3)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
  });

  it('prefers the calendar to the weekday', () => {
    const known = new Map([
      ['2026-11-21', true],
      ['2026-11-23', false],
    ]);
    expect(futureTradingDays('2026-11-20', known, 2)).toEqual(['2026-11-21', '2026-11-24']);
  });
});
