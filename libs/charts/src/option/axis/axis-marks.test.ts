import { axisMarks } from './axis-marks.ts';

const daysOf = (months: readonly string[]): string[] =>
  months.flatMap((month) => [`${month}-03`, `${month}-10`, `${month}-20`]);

describe('the written labels of an axis', () => {
  it('are all of few', () => {
    expect([...axisMarks(['2025Y', '2026Q1'], 8)]).toEqual([
      [0, '2025Y'],
      [1, '2026Q1'],
    ]);
    expect([...axisMarks([], 8)]).toEqual([]);
  });

  it('of many count back from the newest', () => {
    const periods = Array.from({ length: 10 }, (_, at) => `${2017 + at}Y`);
    expect([...axisMarks(periods, 4).keys()]).toEqual([0, 3, 6, 9]);
    expect([...axisMarks(periods, 5).keys()]).toEqual([1, 3, 5, 7, 9]);
  });

  it('of many days are the first of each month', () => {
    const days = daysOf(['2026-01', '2026-02', '2026-03']);
    expect([...axisMarks(days, 8)]).toEqual([
      [0, '2026-01'],
      [3, '2026-02'],
      [6, '2026-03'],
    ]);
  });

  it('of many days leave out a month that begins before them', () => {
    const days = ['2025-11-27', '2025-11-28', ...daysOf(['2025-12', '2026-01', '2026-02'])];
    expect([...axisMarks(days, 8).values()]).toEqual(['2025-12', '2026-01', '2026-02']);
  });

  it('of many months are as many as fit', () => {
    const months = Array.from(
      { length: 24 },
      (_, at) => `20${25 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
    );
    const marks = axisMarks(daysOf(months), 8);
    expect(marks.size).toBe(8);
    expect(marks.get(69)).toBe('2026-12');
  });

  it('over more than three years are the first of each year that begins', () => {
    const months = Array.from(
      { length: 60 },
      (_, at) => `${2021 + Math.floor((at + 9) / 12)}-${String(((at + 9) % 12) + 1).padStart(2, '0')}`,
    );
    const years = ['2022', '2023', '2024', '2025', '2026'];
    expect([...axisMarks(months, 12)]).toEqual(years.map((year, at) => [3 + 12 * at, year]));
    expect([...axisMarks(daysOf(months), 12)]).toEqual(years.map((year, at) => [9 + 36 * at, year]));
    expect([...axisMarks(months.slice(3), 12).values()]).toEqual(years);
    expect([...axisMarks(months, 3).values()]).toEqual(['2022', '2024', '2026']);
  });

  it('of many days of one month are days', () => {
    const days = Array.from({ length: 20 }, (_, at) => `2026-07-${String(at + 1).padStart(2, '0')}`);
    expect([...axisMarks(days, 4).values()]).toEqual([
      '2026-07-05',
      '2026-07-10',
      '2026-07-15',
      '2026-07-20',
    ]);
  });

  it('break a long name', () => {
    expect(axisMarks(['高端白酒系列产品'], 8).get(0)).toBe('高端白酒系\n列产品');
  });
});
