import { KnownMeasures } from './known-measures.ts';
import { quarterOf, reportsOf, type ReportRow } from './testing/reports-of.ts';

const Q = quarterOf;
const rows: readonly ReportRow[] = [
  { quarter: Q(2021, 4), known: 100, revenue: 80 },
  { quarter: Q(2022, 1), known: 110, revenue: 20 },
  { quarter: Q(2022, 4), known: 400, revenue: 100, equity: 120 },
  { quarter: Q(2023, 1), known: 410, revenue: 30, equity: 140 },
];
function on(day: number, given = rows) {
  const { revenueGrowth, profitGrowth, returnOnEquity, grossMargin } = new KnownMeasures(
    reportsOf([given]),
  ).on(day);
  return {
    revenue: revenueGrowth[0],
    profit: profitGrowth[0],
    equity: returnOnEquity[0],
    margin: grossMargin[0],
  };
}
const UNKNOWN = { revenue: NaN, profit: NaN, equity: NaN, margin: NaN };

it('compares a trailing year with the one before, at the year’s end the years themselves', () => {
  expect(on(400)).toMatchObject({ revenue: 0.25, profit: 0.25 });
  expect(on(409)).toMatchObject({ revenue: 0.25 });
  // 30 + 100 − 20 against 20 + 80 − (2021Q1, unknown).
  expect(on(410)).toMatchObject({ revenue: NaN, profit: NaN });
});

it('has the return on the mean of equity now and a year before', () => {
  expect(on(400).equity).toBe(10 / 110);
  expect(on(410).equity).toBe(11 / 120);
  const negative = [Q(2021, 4), Q(2022, 4)].map((quarter) => ({
    quarter,
    known: 1,
    revenue: 10,
    equity: -5,
  }));
  expect(on(1, negative).equity).toBeNaN();
});

it('has the margin of trailing sales, none without costs', () => {
  expect(on(410).margin).toBe(0.5);
  expect(on(1, [{ quarter: Q(2022, 4), known: 1, revenue: 10, salesCost: NaN }]).margin).toBeNaN();
});

it('knows nothing before it is announced, nor for longer than 400 days', () => {
  expect(on(99)).toEqual(UNKNOWN);
  expect(on(810)).not.toEqual(UNKNOWN);
  expect(on(811)).toEqual(UNKNOWN);
  expect(on(811, [])).toEqual(UNKNOWN);
});

it('does not take an older quarter for the newest when it is announced late, but counts with it', () => {
  const late = [
    { quarter: Q(2022, 4), known: 100, revenue: 100 },
    { quarter: Q(2021, 4), known: 120, revenue: 50 },
  ];
  expect(on(119, late).revenue).toBeNaN();
  expect(on(120, late).revenue).toBe(1);
});

it('takes a restated figure from its day on; the report becomes no younger', () => {
  const restated = [...rows.slice(0, 3), { quarter: Q(2022, 4), known: 500, revenue: 120 }];
  expect(on(499, restated).revenue).toBe(0.25);
  expect(on(500, restated).revenue).toBe(0.5);
  expect(on(800, restated).revenue).toBe(0.5);
  expect(on(801, restated)).toEqual(UNKNOWN);
});

it('is the same asked day by day as asked at once, each company by itself', () => {
  const stocks = [rows, [], rows.map((row) => ({ ...row, known: row.known + 37 })), rows.slice(1)];
  const measures = new KnownMeasures(reportsOf(stocks));
  for (let day = 90; day < 900; day += 13) {
    const { revenueGrowth, grossMargin } = measures.on(day);
    for (const [stock, own] of stocks.entries()) {
      expect(revenueGrowth[stock]).toBe(on(day, own).revenue);
      expect(grossMargin[stock]).toBe(on(day, own).margin);
    }
  }
});
