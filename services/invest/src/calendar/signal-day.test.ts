import { periodKey, signalDays } from './signal-day.ts';

const DAYS = ['2026-09-29', '2026-09-30', '2026-10-08', '2026-10-09', '2026-10-12'];

describe('signalDays', () => {
  it('takes every day that is followed by another at daily frequency', () => {
    expect(signalDays(1, DAYS)).toEqual(DAYS.slice(0, -1));
  });

  it('takes the last trading day of a week, holidays included', () => {
    expect(signalDays(2, DAYS)).toEqual(['2026-09-30', '2026-10-09']);
  });

  it('takes the last trading day of a month and of a quarter', () => {
    expect(signalDays(3, DAYS)).toEqual(['2026-09-30']);
    expect(signalDays(4, DAYS)).toEqual(['2026-09-30']);
  });

  it('returns none for an empty calendar or one day', () => {
    expect(signalDays(2, [])).toEqual([]);
    expect(signalDays(2, ['2026-01-05'])).toEqual([]);
  });
});

describe('periodKey', () => {
  it('is the same for a week that spans the turn of a year', () => {
    expect(periodKey(2, '2026-12-31')).toBe(periodKey(2, '2027-01-01'));
  });
});
