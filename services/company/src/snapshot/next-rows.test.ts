import { nextRows } from './next-rows.ts';

describe('the next rows of a table', () => {
  it('are those of the next trading day for a daily one', () => {
    expect(nextRows('daily', '2026-11-20', '2026-11-23')).toBe('2026-11-23');
  });

  it.each([
    ['2026-01-05', '2026-04-30'],
    ['2026-04-30', '2026-08-31'],
    ['2026-09-01', '2026-10-31'],
    ['2026-11-20', '2027-04-30'],
  ])('of reports are expected, on %s, by %s', (today, next) => {
    expect(nextRows('reports', today, '2026-11-23')).toBe(next);
  });

  it('of events have no day', () => {
    expect(nextRows('events', '2026-11-20', '2026-11-23')).toBeNull();
  });
});
