import type { TableRhythm } from '@console/contract-data';
import { expectedAsOf } from './expected-as-of.ts';

const expected = (rhythm: TableRhythm, day: string | null, isAnnounced = false): string | null =>
  expectedAsOf({ rhythm, isAnnounced }, day);

describe('the as-of date a table should have', () => {
  it('is the business date for daily tables', () => {
    expect(expected('daily', '2026-07-02')).toBe('2026-07-02');
  });

  it.each([
    ['2026-04-30', '2025-09-30'],
    ['2026-05-01', '2026-03-31'],
    ['2026-08-31', '2026-03-31'],
    ['2026-09-01', '2026-06-30'],
    ['2026-10-31', '2026-06-30'],
    ['2026-11-01', '2026-09-30'],
    ['2027-01-15', '2026-09-30'],
  ])('on %s is %s for quarterly reports: the day of a deadline still counts as before it', (day, period) => {
    expect(expected('quarterly', day)).toBe(period);
  });

  it.each([
    ['2026-04-30', '2024-12-31'],
    ['2026-05-01', '2025-12-31'],
    ['2027-01-15', '2025-12-31'],
  ])('on %s is %s for annual reports', (day, period) => {
    expect(expected('yearly', day)).toBe(period);
  });

  it('is shortly before the last deadline for tables by announcement date', () => {
    expect(expected('quarterly', '2026-07-02', true)).toBe('2026-04-20');
    expect(expected('quarterly', '2026-09-01', true)).toBe('2026-08-21');
    expect(expected('yearly', '2026-12-01', true)).toBe('2026-04-20');
    expect(expected('daily', '2026-12-01', true)).toBe('2026-12-01');
  });

  it('is null for events, and null before the first bars', () => {
    expect(expected('event', '2026-07-02')).toBeNull();
    expect(expected('daily', null)).toBeNull();
  });
});
