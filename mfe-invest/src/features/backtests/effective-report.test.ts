import { effectiveReport } from './effective-report.ts';
import { aReport } from './testing/a-report.ts';

it('the effective report begins with the first date on which stocks take part, and ends the day after the last, when its return is earned', () => {
  const whole = aReport({ days: 10 });
  const rowsPerDay = [0, 0, 0, 5, 0, 6, 7, 0, 0, 0];
  const report = effectiveReport({ ...whole, rowsPerDay });
  expect(report.dates).toEqual(whole.dates.slice(3, 8));
  expect(report.rowsPerDay).toEqual([5, 0, 6, 7, 0]);
  expect(report.longShort?.wealth).toEqual(whole.longShort?.wealth.slice(3, 8));
  expect(report.turnover['5']?.top).toEqual(whole.turnover['5']?.top.slice(3, 8));
  expect(report.rankIcSummary).toBe(whole.rankIcSummary);
});

it('the effective report has only the years of its dates, month by month', () => {
  const whole = aReport({ days: 10 });
  const taken = Number(whole.dates[0]?.slice(0, 4));
  const monthlyRankIc = {
    1: [taken - 1, taken, taken + 1].map((year) => ({ year, months: Array(12).fill(null), whole: null })),
  };
  const report = effectiveReport({ ...whole, monthlyRankIc });
  expect(report.monthlyRankIc['1']?.map(({ year }) => year)).toEqual([taken]);
});

it('the effective report has every series in the length of its dates', () => {
  const whole = aReport({ days: 10 });
  const report = effectiveReport({ ...whole, rowsPerDay: [0, 1, 1, 1, 0, 0, 0, 0, 0, 0] });
  const lengths: number[] = [];
  const seek = (value: unknown): void => {
    if (Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null))
      lengths.push(value.length);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(seek);
  };
  seek(report);
  // A series as long as the run would be one that was not cut.
  expect(lengths).not.toContain(10);
  expect(lengths.filter((length) => length === 4).length).toBeGreaterThan(20);
});

it('the effective report of a run in which no stock ever took part is the report itself', () => {
  const whole = aReport({ days: 4 });
  const empty = { ...whole, rowsPerDay: [0, 0, 0, 0] };
  expect(effectiveReport(empty)).toBe(empty);
});
