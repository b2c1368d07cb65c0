import {
  balanceSheet,
  cashFlowStatement,
  dividend,
  earningsForecast,
  financialAnalysis,
  incomeStatement,
  performanceExpress,
  performanceForecast,
  shareIssue,
} from '@console/market/schema';
import { tradingDayNear } from '../prices/trading-days.ts';
import { bookCompany, booksWorld } from '../testing/books-world.ts';
import { CollectingSink } from '../testing/collecting-sink.ts';
import { writeCompanies } from '../write-companies.ts';
import { writeCompanyBooks } from './write-company-books.ts';
import { schemeText } from './write-dividends.ts';

type Row = Readonly<Record<string, string | number | null>>;

const companies = Array.from({ length: 62 }, (_, at) =>
  bookCompany(at, at % 20 === 3 ? { listDate: '2022-05-18' } : {}),
);
const booksUntil = (end: string, of = companies): CollectingSink => {
  const told = new CollectingSink(
    end,
    of.map(({ text }) => text),
  );
  writeCompanies(booksWorld({ companies: of, start: '2021-03-15', end }), told, [writeCompanyBooks]);
  return told;
};
const sink = booksUntil('2024-06-28');
const keyOf = (row: Row): string => `${row['security_id']} ${row['report_period']}`;
const byKey = (rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [keyOf(row), row]));
const income = byKey(sink.rows(incomeStatement));
const sheets = byKey(sink.rows(balanceSheet));
const cashFlows = byKey(sink.rows(cashFlowStatement));
const number = (row: Row | undefined, name: string): number => Number(row?.[name]);
const yearBefore = (row: Row, day = String(row['report_period']).slice(5)): string =>
  `${row['security_id']} ${Number(String(row['report_period']).slice(0, 4)) - 1}-${day}`;

test('the importer takes every row', () => {
  expect(sink.faults).toEqual([]);
});

test('each ratio follows from the statements by the formula of its column', () => {
  const analyses = sink.rows(financialAnalysis);
  expect(analyses.length).toBe(income.size);
  const wrong: string[] = [];
  let whole = 0;
  for (const row of analyses) {
    const [own, sheet, cash] = [income, sheets, cashFlows].map((rows) => rows.get(keyOf(row)));
    const start = sheets.get(yearBefore(row, '12-31'));
    const ago = income.get(yearBefore(row));
    const shares = number(sheet, 'share_capital');
    const is = (name: string, value: number): void => {
      if (Math.abs(number(row, name) - value) > 2e-6 * Math.max(1, Math.abs(value)))
        wrong.push(`${keyOf(row)} ${name} ${row[name]} is not ${value}`);
    };
    is('eps_basic', number(own, 'eps_basic'));
    is('bps', number(sheet, 'equity_parent') / shares);
    is('operating_cash_per_share', number(cash, 'operating_net') / shares);
    is('net_margin', number(own, 'net_profit') / number(own, 'operating_total_revenue'));
    is('pretax_margin', number(own, 'total_profit') / number(own, 'operating_total_revenue'));
    is('debt_ratio', number(sheet, 'total_liabilities') / number(sheet, 'total_assets'));
    if (own?.['template'] === 'general') {
      is('gross_margin', 1 - number(own, 'operating_cost') / number(own, 'operating_revenue'));
      is('current_ratio', number(sheet, 'total_current_assets') / number(sheet, 'total_current_liabilities'));
    } else
      expect(
        ['gross_margin', 'inventory_turnover', 'current_ratio', 'quick_ratio'].map((name) => row[name]),
      ).toEqual([null, null, null, null]);
    if (!start || !ago) {
      expect([start ? '' : row['roe_weighted'], ago ? '' : row['revenue_yoy']]).toEqual([
        start ? '' : null,
        ago ? '' : null,
      ]);
      continue;
    }
    whole += 1;
    const equity = (number(sheet, 'equity_parent') + number(start, 'equity_parent')) / 2;
    is('roe_weighted', number(own, 'net_profit_parent') / equity);
    is('revenue_yoy', number(own, 'operating_total_revenue') / number(ago, 'operating_total_revenue') - 1);
    const base = number(ago, 'net_profit_parent');
    is('net_profit_yoy', (number(own, 'net_profit_parent') - base) / Math.abs(base));
  }
  expect(wrong).toEqual([]);
  expect(whole).toBeGreaterThan(700);
});

test('earnings per share are the profit on the mean of the year’s shares, bonus shares counted from its start', () => {
  let moved = 0;
  for (const [key, row] of income) {
    const implied = number(row, 'net_profit_parent') / number(row, 'eps_basic');
    const shares = number(sheets.get(key), 'share_capital');
    if (Math.abs(number(row, 'eps_basic')) < 0.05) continue;
    expect(implied).toBeLessThan(shares * 1.003);
    // A placing adds 12 % at most.
    expect(implied).toBeGreaterThan(shares / 1.13);
    if (implied < shares * 0.99) moved += 1;
  }
  expect(moved).toBeGreaterThan(0);
});

test('a forecast comes after its period and before its report, which falls into its range mostly', () => {
  const rows = sink.rows(performanceForecast);
  let inside = 0;
  let reported = 0;
  for (const row of rows) {
    expect(String(row['announce_date']) > String(row['report_period'])).toBe(true);
    const own = income.get(keyOf(row));
    if (!own) continue;
    expect(String(row['announce_date']) < String(own['announce_date'])).toBe(true);
    reported += 1;
    const profit = number(own, 'net_profit_parent');
    if (profit >= number(row, 'net_profit_lower') && profit <= number(row, 'net_profit_upper')) inside += 1;
  }
  expect(reported).toBeGreaterThan(100);
  expect(inside / reported).toBeGreaterThan(0.75);
  expect(inside / reported).toBeLessThan(1);
});

test('the kind of a forecast agrees with the year before and with its range', () => {
  const kinds = new Set<string>();
  for (const row of sink.rows(performanceForecast)) {
    const base = number(income.get(yearBefore(row)), 'net_profit_parent');
    const kind = String(row['type']);
    kinds.add(kind);
    expect(number(row, 'net_profit_lower') < 0).toBe(['首亏', '续亏'].includes(kind));
    expect(base < 0).toBe(['扭亏', '续亏'].includes(kind));
    expect(Math.sign(number(row, 'net_profit_lower'))).toBe(Math.sign(number(row, 'net_profit_upper')));
  }
  for (const row of sink.rows(performanceForecast)) {
    const base = number(income.get(yearBefore(row)), 'net_profit_parent');
    // Ranges are whole ten thousands.
    if (row['type'] === '预增') expect(number(row, 'net_profit_lower')).toBeGreaterThanOrEqual(1.5 * base);
    if (row['type'] === '略增') expect(number(row, 'net_profit_lower')).toBeGreaterThanOrEqual(base);
    if (row['type'] === '预减' && base > 1e5)
      expect(number(row, 'net_profit_upper')).toBeLessThanOrEqual(0.5 * base);
  }
  for (const kind of ['预增', '预减', '扭亏', '首亏', '续亏', '略增']) expect(kinds).toContain(kind);
});

test('a year with a loss, a turn or a jump of half has a forecast', () => {
  const given = byKey(sink.rows(performanceForecast));
  let due = 0;
  for (const [key, row] of income) {
    const base = number(income.get(yearBefore(row)), 'net_profit_parent');
    const profit = number(row, 'net_profit_parent');
    const { listDate } = companies.find(({ text }) => text === row['security_id']) ?? {};
    if (
      !key.endsWith('12-31') ||
      Number.isNaN(base) ||
      String(row['report_period']) < '2021' ||
      listDate !== '2010-03-05'
    )
      continue;
    if (profit >= 0 && base >= 0 && Math.abs(profit / base - 1) <= 0.5) continue;
    due += 1;
    expect([key, given.has(key)]).toEqual([key, true]);
  }
  expect(due).toBeGreaterThan(25);
});

test('first figures are early and near the report', () => {
  const rows = sink.rows(performanceExpress);
  expect(rows.length).toBeGreaterThan(25);
  for (const row of rows) {
    const own = income.get(keyOf(row));
    if (!own) continue;
    expect(String(row['announce_date']) < String(own['announce_date'])).toBe(true);
    for (const name of ['operating_total_revenue', 'net_profit_parent', 'total_profit'])
      expect(Math.abs(number(row, name) / number(own, name) - 1)).toBeLessThan(0.04);
  }
});

test('analysts give one reported year and the three after it, on one day after each report', () => {
  const rows = sink.rows(earningsForecast);
  const days = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row['security_id']} ${row['report_date']}`;
    days.set(key, [...(days.get(key) ?? []), row]);
  }
  expect(days.size).toBeGreaterThan(250);
  for (const told of days.values()) {
    const [actual, ...ahead] = told;
    expect(told.map((row) => row['is_actual'])).toEqual([1, 0, 0, 0]);
    expect(ahead.map((row) => number(row, 'fiscal_year') - number(actual, 'fiscal_year'))).toEqual([1, 2, 3]);
    const own = income.get(`${actual?.['security_id']} ${actual?.['fiscal_year']}-12-31`);
    expect(actual?.['operating_total_revenue']).toBe(own?.['operating_total_revenue']);
    expect(actual?.['net_profit_parent']).toBe(own?.['net_profit_parent']);
    expect(String(own?.['announce_date']) < String(actual?.['report_date'])).toBe(true);
    for (const row of ahead) expect(Math.abs(number(row, 'pretax_margin'))).toBeLessThan(1);
  }
});

test('dividends add up, and no part is given before it is announced', () => {
  const rows = sink.rows(dividend);
  const stages = new Set(rows.map((row) => row['progress']));
  expect(stages).toEqual(new Set(['股东大会通过', '实施']));
  for (const row of rows) {
    expect(Math.round(100 * number(row, 'cash_amount'))).toBe(
      Math.round(100 * number(row, 'cash_per_share')) * number(row, 'base_shares'),
    );
    const done = row['progress'] === '实施';
    expect(
      [row['record_date'], row['ex_date'], row['implementation_date']].every(
        (day) => (day !== null) === done,
      ),
    ).toBe(true);
    if (done) expect(tradingDayNear(String(row['ex_date']), -1)).toBe(row['record_date']);
  }
});

test('a dividend goes from plan to resolution to payment as days are added', () => {
  const someone = sink.rows(dividend).find((row) => row['report_period'] === '2023-12-31')?.['security_id'];
  const own = companies.filter(({ text }) => text === someone);
  const progress = (end: string): Row | undefined =>
    booksUntil(end, own)
      .rows(dividend)
      .findLast((row) => String(row['report_period']) === '2023-12-31');
  expect(progress('2024-04-30')).toMatchObject({ progress: '预案', meeting_date: null, ex_date: null });
  expect(progress('2024-08-01')).toMatchObject({ progress: '实施' });
});

test.each([
  [{ cash: 35, bonus: 0, transfer: 0.2 }, '10派3.50元转2股'],
  [{ cash: 0, bonus: 0.1, transfer: 0.3 }, '10送1股转3股'],
  [{ cash: 7, bonus: 0, transfer: 0 }, '10派0.70元'],
])('a scheme is written for ten shares: %j is %s', (given, text) => {
  expect(schemeText(given)).toBe(text);
});

test('a placing’s net amount is the amount raised less its cost', () => {
  const rows = sink.rows(shareIssue);
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) {
    expect(number(row, 'amount')).toBeCloseTo(number(row, 'price') * number(row, 'volume'), 1);
    expect(number(row, 'net_amount')).toBeCloseTo(number(row, 'amount') - number(row, 'issue_cost'), 1);
    expect(String(row['announce_date']) < String(row['listing_date'])).toBe(true);
  }
});

test('a later end adds rows, and changes only a dividend’s progress', () => {
  const earlier = booksUntil('2024-04-19');
  for (const table of [
    financialAnalysis,
    performanceForecast,
    performanceExpress,
    earningsForecast,
    shareIssue,
  ])
    expect(sink.rows(table, '2024-04-19')).toEqual(earlier.rows(table));
  const paid = (rows: readonly Row[]): readonly Row[] => rows.filter((row) => row['progress'] === '实施');
  expect(paid(sink.rows(dividend, '2024-04-19'))).toEqual(paid(earlier.rows(dividend)));
});
