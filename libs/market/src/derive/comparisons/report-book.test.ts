import { ReportBook, type Report } from './report-book.ts';

const Q = (year: number, quarter: number) => year * 4 + quarter - 1;
const report = (quarter: number, announced: number, revenue: number, more: Partial<Report> = {}): Report => ({
  security: 1,
  quarter,
  announced,
  revenue,
  profit: revenue / 10,
  equity: 100,
  salesRevenue: revenue,
  salesCost: revenue / 2,
  ...more,
});
function bookOf(given: readonly Report[]): ReportBook {
  const book = new ReportBook();
  for (const one of given) book.add(one);
  return book;
}

const reports = [
  report(Q(2021, 4), 100, 80),
  report(Q(2022, 1), 110, 20),
  report(Q(2022, 4), 400, 100, { equity: 120 }),
  report(Q(2023, 1), 410, 30, { equity: 140 }),
];

test('trailing figures grow against those of a year before, at the year’s end the years themselves', () => {
  const book = bookOf(reports);
  expect(book.measures(1, 400)?.revenueGrowth).toBe(0.25);
  expect(book.measures(1, 409)?.revenueGrowth).toBe(0.25);
  // 30 + 100 − 20 against 20 + 80 − (2021Q1, unknown).
  expect(book.measures(1, 410)?.revenueGrowth).toBeNaN();
});

test('the return is on the mean of equity now and a year before', () => {
  const book = bookOf(reports);
  expect(book.measures(1, 400)?.returnOnEquity).toBe(10 / 110);
  expect(book.measures(1, 410)?.returnOnEquity).toBe(11 / 120);
  expect(bookOf([report(Q(2022, 4), 1, 10, { equity: -5 })]).measures(1, 1)?.returnOnEquity).toBeNaN();
});

test('the margin is of trailing sales; one without costs of sales has none', () => {
  expect(bookOf(reports).measures(1, 410)?.grossMargin).toBe(0.5);
  const bank = [report(Q(2022, 4), 1, 10, { salesCost: NaN })];
  expect(bookOf(bank).measures(1, 1)?.grossMargin).toBeNaN();
});

test('nothing is known before it is announced, nor for longer than 400 days', () => {
  const book = bookOf(reports);
  expect(book.measures(1, 99)).toBeNull();
  expect(book.measures(1, 809)).not.toBeNull();
  expect(book.measures(1, 811)).toBeNull();
  expect(book.measures(2, 811)).toBeNull();
});

test('an older period that is announced late is not the newest', () => {
  const late = [report(Q(2022, 4), 100, 100), report(Q(2021, 4), 120, 50)];
  const book = bookOf(late);
  expect(book.measures(1, 119)?.revenueGrowth).toBeNaN();
  expect(book.measures(1, 120)?.revenueGrowth).toBe(1);
});
