import { calendarDays, tradingDayNear, tradingDays, weekdayBefore } from './trading-days.ts';

test('the days end at the given one, ascend and skip weekends', () => {
  const days = tradingDays('2024-06-28', 300);
  expect(days).toHaveLength(300);
  expect(days.at(-1)).toBe('2024-06-28');
  expect([...days].sort()).toEqual(days);
  expect(days.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([]);
});

test('an end on a holiday gives the trading day before it', () => {
  expect(tradingDays('2024-10-03', 1)).toEqual(['2024-09-30']);
});

test.each(['2024-02-09', '2024-02-12', '2023-01-23', '2024-05-01', '2024-10-01', '2024-06-10', '2025-01-01'])(
  '%s is a public holiday',
  (day) => {
    expect(calendarDays(day, day)).toEqual([{ day, open: false }]);
  },
);

test('a year has about as many trading days as the exchanges have', () => {
  for (const year of [2021, 2022, 2023, 2024]) {
    const open = calendarDays(`${year}-01-01`, `${year}-12-31`).filter((day) => day.open).length;
    expect(open).toBeGreaterThan(238);
    expect(open).toBeLessThan(252);
  }
});

test('the weekday before a Monday is Friday', () => {
  expect(weekdayBefore('2024-06-24')).toBe('2024-06-21');
});

test('the trading day from a day is the day itself or the next', () => {
  expect(tradingDayNear('2024-06-24')).toBe('2024-06-24');
  expect(tradingDayNear('2024-10-01')).toBe('2024-10-08');
});
