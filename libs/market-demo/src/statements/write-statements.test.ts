import {
  BALANCE_LINES,
  balanceSheet,
  brokenSums,
  CASH_FLOW_LINES,
  cashFlowStatement,
  INCOME_LINES,
  incomeStatement,
  linesOf,
  namesIn,
  STATEMENT_TEMPLATES,
  type StatementLine,
  type Template,
} from '@console/market/schema';
import { minorityShare } from '../book/company-habits.ts';
import { bookCompany, booksWorld } from '../testing/books-world.ts';
import { CollectingSink } from '../testing/collecting-sink.ts';
import { writeCompanies } from '../write-companies.ts';
import { writeCompanyBooks } from './write-company-books.ts';

type Row = Readonly<Record<string, string | number | null>>;

const companies = [
  ...Array.from({ length: 62 }, (_, at) => bookCompany(at)),
  // More banks and insurers than usual; one new company, one that leaves.
  ...[23, 23 + 31, 24, 24 + 62].map((at, place) =>
    bookCompany(at, { text: `60700${place}.SH`, code: `60700${place}` }),
  ),
  bookCompany(70, { listDate: '2022-05-18' }),
  bookCompany(71, { delistDate: '2023-09-01' }),
];
const world = booksWorld({ companies, start: '2021-03-15', end: '2024-06-28' });
const sink = new CollectingSink(
  world.end,
  companies.map(({ text }) => text),
);
writeCompanies(world, sink, [writeCompanyBooks]);
const income = sink.rows(incomeStatement);
const sheets = sink.rows(balanceSheet);
const cashFlows = sink.rows(cashFlowStatement);
const keyOf = (row: Row): string => `${row['security_id']} ${row['report_period']}`;
const sheetOf = new Map(sheets.map((row) => [keyOf(row), row]));
const cents = (value: string | number | null | undefined): number => Math.round(Number(value ?? 0) * 100);
const template = (row: Row): Template => row['template'] as Template;
const reports = new Map(
  companies.flatMap((company) =>
    world.bookOf(company).reports.map((report, at, all) => {
      const season = at % 4;
      const year = all.slice(at - season, at + 1);
      const key = keyOf({ security_id: company.text, report_period: report.period });
      return [key, { company, report, year }] as const;
    }),
  ),
);

test('no reserve is drawn below zero', () => {
  for (const row of sheets) {
    expect(Number(row['capital_reserve'])).toBeGreaterThanOrEqual(0);
    expect(Number(row['surplus_reserve'])).toBeGreaterThanOrEqual(0);
  }
});

test('the importer takes every row, and every template is among them', () => {
  expect(sink.faults).toEqual([]);
  expect(income.length).toBeGreaterThan(1500);
  expect([sheets.length, cashFlows.length]).toEqual([income.length, income.length]);
  for (const name of STATEMENT_TEMPLATES)
    expect(income.filter((row) => row['template'] === name).length).toBeGreaterThan(50);
});

const STATEMENTS: readonly (readonly [string, readonly StatementLine[], readonly Row[]])[] = [
  ['income statement', INCOME_LINES, income],
  ['balance sheet', BALANCE_LINES, sheets],
  ['cash-flow statement', CASH_FLOW_LINES, cashFlows],
];

test.each(STATEMENTS)('every subtotal of the %s adds up to the cent, in each template', (_, lines, rows) => {
  expect(
    rows.flatMap((row) => brokenSums(lines, template(row), row).map((broken) => `${keyOf(row)} ${broken}`)),
  ).toEqual([]);
});

test.each(STATEMENTS)('an excess cent anywhere in a sum of the %s is found', (_, lines, rows) => {
  for (const name of STATEMENT_TEMPLATES) {
    const row = rows.findLast(
      (given) => given['template'] === name && String(given['report_period']).endsWith('12-31'),
    );
    if (!row) throw new Error(`no ${name} row`);
    const parts = new Set(
      linesOf(lines, name).flatMap(({ sums }) =>
        (sums?.[name] ?? []).flatMap(({ plus, minus = [] }) => [...plus, ...minus]),
      ),
    );
    const given = [...parts].filter((part) => row[part] !== null);
    expect(given.length).toBeGreaterThan(10);
    for (const part of given) {
      expect(brokenSums(lines, name, { ...row, [part]: Number(row[part]) + 0.01 })).not.toEqual([]);
    }
  }
});

test.each(STATEMENTS)('a template fills its own lines of the %s and no other', (_, lines, rows) => {
  const wrong: string[] = [];
  for (const row of rows) {
    const own = new Set<string>(namesIn(lines, template(row)));
    const half = /(06-30|12-31)$/.test(String(row['report_period']));
    for (const line of lines) {
      if (line.heading) continue;
      const given = own.has(line.name) && (half || !line.name.startsWith('supplement_'));
      if ((row[line.name] !== null) !== given) wrong.push(`${keyOf(row)} ${line.name}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('revenue and the parent’s profit are the books’, summed over the year so far', () => {
  for (const row of income) {
    const { year = [] } = reports.get(keyOf(row)) ?? {};
    expect(year.length).toBeGreaterThan(0);
    const sum = (name: 'revenue' | 'netProfit'): number =>
      year.reduce((so, report) => so + cents(report[name]), 0);
    expect(cents(row['operating_total_revenue'])).toBe(sum('revenue'));
    expect(cents(row['operating_revenue'])).toBe(sum('revenue'));
    expect(cents(row['net_profit_parent'])).toBe(sum('netProfit'));
  }
});

test('the parent’s equity and the assets are the books’, minority interest has the company’s share', () => {
  for (const row of sheets) {
    const { report, company } = reports.get(keyOf(row)) ?? {};
    expect(cents(row['equity_parent'])).toBe(cents(report?.equity));
    expect(cents(row['total_assets'])).toBe(cents(report?.assets));
    if (company)
      expect(Math.sign(Number(row['minority_interest']))).toBe(Math.sign(minorityShare(7, company)));
  }
  expect(sheets.some((row) => Number(row['minority_interest']) > 0)).toBe(true);
  expect(sheets.some((row) => row['minority_interest'] === 0)).toBe(true);
});

test('share capital is the shares at one yuan, at every period’s end', () => {
  for (const row of sheets) {
    const { report, company } = reports.get(keyOf(row)) ?? {};
    if (!report || !company) throw new Error();
    expect(row['share_capital']).toBe(world.bookOf(company).sharesOn(report.period).total);
  }
});

const CASH: Readonly<Record<Template, readonly string[]>> = {
  general: ['cash'],
  bank: ['cash_and_central_bank', 'interbank_deposits'],
  insurer: ['cash'],
};

test('cash at the end is the balance sheet’s, at the beginning the year’s before', () => {
  let followed = 0;
  for (const row of cashFlows) {
    const cashIn = (sheet: Row | undefined): number =>
      CASH[template(row)].reduce((sum, name) => sum + cents(sheet?.[name]), 0);
    expect(cents(row['cash_end'])).toBe(cashIn(sheetOf.get(keyOf(row))));
    const last = sheetOf.get(
      `${row['security_id']} ${Number(String(row['report_period']).slice(0, 4)) - 1}-12-31`,
    );
    if (!last) continue;
    followed += 1;
    expect(cents(row['cash_begin'])).toBe(cashIn(last));
  }
  expect(followed).toBeGreaterThan(1000);
});

test('the profit that the supplement starts from is the income statement’s', () => {
  const profit = new Map(income.map((row) => [keyOf(row), row['net_profit']]));
  const given = cashFlows.filter((row) => row['supplement_net_profit'] !== null);
  expect(given.length).toBeGreaterThan(500);
  for (const row of given) {
    expect(row['supplement_net_profit']).toBe(profit.get(keyOf(row)));
    expect(row['supplement_operating_net']).toBe(row['operating_net']);
  }
});

test('no asset, debt, sale or cost is below zero', () => {
  const signed =
    /impairment|change|income|profit|retained|comprehensive|_net|effect|expense|increase|supplement|capital_reserve|eps/;
  const odd: string[] = [];
  for (const [, lines, rows] of STATEMENTS) {
    for (const row of rows) {
      for (const line of lines) {
        if (!line.heading && !signed.test(line.name) && Number(row[line.name]) < 0)
          odd.push(`${keyOf(row)} ${line.name} ${row[line.name]}`);
      }
    }
  }
  expect(odd).toEqual([]);
});

test('a later end adds rows and changes none', () => {
  const few = companies.slice(0, 12).concat(companies.slice(-2));
  const rows = (end: string): CollectingSink => {
    const own = booksWorld({ companies: few, start: '2021-03-15', end });
    const taken = new CollectingSink(
      end,
      few.map(({ text }) => text),
    );
    writeCompanies(own, taken, [writeCompanyBooks]);
    return taken;
  };
  const [earlier, later] = [rows('2024-04-19'), rows('2024-06-28')];
  for (const table of [incomeStatement, balanceSheet, cashFlowStatement]) {
    expect(later.rows(table, '2024-04-19')).toEqual(earlier.rows(table));
    expect(later.rows(table).length).toBeGreaterThan(earlier.rows(table).length);
  }
});
