import {
  COMPANY_TABLES,
  companyProfile,
  executive,
  executiveChange,
  patent,
  rdInvestment,
  staffComposition,
  staffEducation,
  supplierCustomer,
  supplierCustomerSum,
} from '@console/market/schema';
import { companyStatements } from '../statements/company-statements.ts';
import { bookCompany, booksWorld } from '../testing/books-world.ts';
import { CollectingSink } from '../testing/collecting-sink.ts';
import { tradingDaysBetween } from '../prices/trading-days.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';
import { creditCodeCheck } from './credit-code.ts';
import { fiscalYears, type FiscalYear } from './fiscal-years.ts';
import { writeCompanies } from '../write-companies.ts';
import { writeCompany } from './write-company.ts';

const START = '2021-03-15';
const companies = Array.from({ length: 62 }, (_, at) => {
  const changes =
    at % 20 === 3 ? { listDate: '2022-05-18' } : at % 20 === 7 ? { delistDate: '2023-09-01' } : {};
  return bookCompany(at, changes);
});
const texts = companies.map(({ text }) => text);

/** Closes that differ from day to day, because insiders trade only on days on which the share traded. */
function worldUpTo(end: string): DemoWorld {
  const world = booksWorld({ companies, start: START, end });
  return {
    ...world,
    closeOn: (company, date) => {
      const close = world.closeOn(company, date);
      return close === null ? null : close + ((Date.parse(date) / 86_400_000) % 29);
    },
  };
}

function written(end: string): { world: DemoWorld; sink: CollectingSink } {
  const world = worldUpTo(end);
  const sink = new CollectingSink(end, texts);
  writeCompanies(world, sink, [writeCompany]);
  return { world, sink };
}

const { world, sink } = written('2024-06-28');
type Row = Readonly<Record<string, string | number | null>>;
const num = (row: Row, column: string): number => Number(row[column]);
const grouped = (rows: readonly Row[], ...columns: readonly string[]): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = columns.map((column) => row[column]).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
};
const companyOf = (row: Row): DemoCompany => {
  const company = companies.find(({ text }) => text === row.security_id);
  if (!company) throw new Error(`no company of ${String(row.security_id)}`);
  return company;
};
const fiscals = new Map(companies.map((company) => [company, fiscalYears(world, company)]));
const fiscalOf = (row: Row): FiscalYear => {
  const fiscal = fiscals.get(companyOf(row))?.find(({ year }) => year === row.year);
  if (!fiscal) throw new Error(`no year ${String(row.year)} of ${String(row.security_id)}`);
  return fiscal;
};

test('the importer takes every row, and no key comes twice', () => {
  expect(sink.faults).toEqual([]);
  for (const table of COMPANY_TABLES) expect(sink.rows(table).length).toBeGreaterThan(60);
});

test.each(['2024-03-28', '2023-12-29'])('facts known by %s do not change when the story continues', (end) => {
  const before = written(end).sink;
  for (const table of COMPANY_TABLES) {
    if (table === companyProfile) continue;
    expect(before.rows(table)).toEqual(sink.rows(table, end));
  }
});

test('a profile changes only when its day says that something happened since', () => {
  const end = '2023-12-29';
  const before = written(end).sink.rows(companyProfile);
  const unchanged = sink.rows(companyProfile, end);
  expect(unchanged.length).toBeGreaterThan(20);
  expect(unchanged.length).toBeLessThan(before.length);
  for (const row of unchanged) expect(before).toContainEqual(row);
});

test('a company has a profile of its own, with a code whose check digits are valid', () => {
  const rows = sink.rows(companyProfile);
  expect(rows).toHaveLength(companies.length);
  for (const row of rows) {
    const code = String(row.credit_code);
    expect(creditCodeCheck(code.slice(0, 17))).toBe(code[17]);
    expect(String(row.established_date) < companyOf(row).listDate).toBe(true);
    expect(num(row, 'registered_capital')).toBe(world.bookOf(companyOf(row)).sharesOn(world.end).total);
    expect(row.website).toMatch(/^https:\/\/www\.[a-z0-9]+\.example$/);
  }
  for (const column of ['credit_code', 'profile', 'registered_address', 'phone']) {
    expect(new Set(rows.map((row) => row[column])).size).toBe(rows.length);
  }
});

test('a profile names the chairman and the secretary whom the newest list of executives names', () => {
  const now = grouped(sink.rows(executive), 'security_id', 'post');
  let same = 0;
  for (const row of sink.rows(companyProfile)) {
    const chairmen = now.get(`${String(row.security_id)} 董事长`) ?? [];
    const last = chairmen.filter(({ year }) => year === chairmen.at(-1)?.year);
    if (last.some(({ name }) => name === row.legal_representative)) same += 1;
  }
  // The others changed since the annual report.
  expect(same).toBeGreaterThan(0.85 * companies.length);
  expect(same).toBeLessThanOrEqual(companies.length);
});

test('years reach five back from the start, and three for a company that lists later', () => {
  const years = grouped(sink.rows(staffComposition), 'security_id');
  const told = (at: number): (string | number | null)[] =>
    (years.get(texts[at] ?? '') ?? []).map(({ year }) => year ?? 0);
  expect(told(0)).toEqual([2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023]);
  expect(told(3)).toEqual([2019, 2020, 2021, 2022, 2023]);
  expect(told(7)).toEqual([2016, 2017, 2018, 2019, 2020, 2021, 2022]);
});

test('staff by occupation, by education and in research are of one total', () => {
  const educations = new Map(sink.rows(staffEducation).map((row) => [`${row.security_id} ${row.year}`, row]));
  const research = new Map(sink.rows(rdInvestment).map((row) => [`${row.security_id} ${row.year}`, row]));
  for (const row of sink.rows(staffComposition)) {
    const key = `${row.security_id} ${row.year}`;
    const occupations = [
      'production',
      'sales',
      'technical',
      'financial',
      'administrative',
      'management',
      'other',
    ];
    expect(occupations.reduce((sum, name) => sum + num(row, `${name}_staff`), 0)).toBe(row.total_staff);
    const education = educations.get(key) ?? {};
    const schools = ['postgraduate', 'undergraduate', 'junior_college', 'high_school', 'other_education'];
    expect(schools.reduce((sum, name) => sum + num(education, `${name}_staff`), 0)).toBe(row.total_staff);
    const rd = research.get(key);
    expect(rd === undefined).toBe(companyOf(row).template !== 'general');
    if (!rd) continue;
    expect(rd.total_staff).toBe(row.total_staff);
    expect(num(rd, 'developers')).toBeLessThanOrEqual(num(row, 'technical_staff'));
  }
});

test('research that is not capitalised is the expense of the year’s income statement', () => {
  let capitalizing = 0;
  for (const row of sink.rows(rdInvestment)) {
    const expensed = num(row, 'total_rd_amount') - num(row, 'capitalized_rd_amount');
    expect(Math.abs(expensed - (fiscalOf(row).research ?? 0))).toBeLessThan(0.006);
    if (num(row, 'capitalized_rd_amount') > 0) capitalizing += 1;
  }
  expect(capitalizing / sink.rows(rdInvestment).length).toBeGreaterThan(0.15);
  expect(capitalizing / sink.rows(rdInvestment).length).toBeLessThan(0.5);
});

test('a year’s revenue, cost and research are those of its income statement', () => {
  let compared = 0;
  for (const company of companies) {
    const annual = companyStatements(world, company).filter(({ report }) => report.period.endsWith('12-31'));
    for (const fiscal of fiscalYears(world, company)) {
      const statement = annual.find(({ report }) => report.period.startsWith(String(fiscal.year)));
      if (!statement) continue;
      const { income, report } = statement;
      expect(fiscal.announceDate).toBe(report.announceDate);
      expect(Math.round(100 * fiscal.revenue)).toBe(
        income.operating_revenue ?? income.operating_total_revenue,
      );
      if (company.template === 'general') {
        expect(Math.round(100 * (fiscal.cost ?? 0))).toBe(income.operating_cost);
        expect(Math.round(100 * (fiscal.research ?? 0))).toBe(income.rd_expense);
      } else expect([fiscal.cost, fiscal.research]).toEqual([null, null]);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(200);
});

test('patents add up', () => {
  for (const row of sink.rows(patent)) {
    const kinds = ['invention_patents', 'invention_grants', 'utility_models', 'designs'];
    expect(kinds.reduce((sum, kind) => sum + num(row, kind), 0)).toBe(row.total_patents);
  }
});

test('five suppliers and five customers, the largest first, are the sums of the year', () => {
  const details = grouped(sink.rows(supplierCustomer), 'security_id', 'year', 'kind');
  for (const sums of sink.rows(supplierCustomerSum)) {
    const company = companyOf(sums);
    const { cost, revenue } = fiscalOf(sums);
    for (const [kind, amount, ratio, whole] of [
      ['supplier', 'supplier_purchase_amount', 'supplier_ratio', cost ?? 0],
      ['customer', 'customer_sales_amount', 'customer_ratio', revenue],
    ] as const) {
      const rows = details.get(`${company.text} ${num(sums, 'year')} ${kind}`) ?? [];
      expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
      expect(new Set(rows.map(({ name }) => name)).size).toBe(5);
      const amounts = rows.map((row) => num(row, 'amount'));
      expect(amounts.toSorted((a, b) => b - a)).toEqual(amounts);
      expect(amounts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(num(sums, amount), 1);
      expect(rows.reduce((sum, row) => sum + num(row, 'ratio'), 0)).toBeCloseTo(num(sums, ratio), 9);
      for (const row of rows) expect(num(row, 'amount') / whole).toBeCloseTo(num(row, 'ratio'), 5);
      expect(num(sums, ratio)).toBeLessThan(1);
    }
  }
});

test('every year has its board: one chairman at a time, three independent directors, plausible ages', () => {
  for (const rows of grouped(sink.rows(executive), 'security_id', 'year').values()) {
    const year = num(rows[0] ?? {}, 'year');
    const sitting = rows.filter(({ end_date }) => String(end_date) > `${year}-12-31`);
    expect(sitting.filter(({ post }) => post === '董事长').length).toBeLessThanOrEqual(1);
    expect(rows.filter(({ post }) => String(post).startsWith('独立董事')).length).toBeGreaterThanOrEqual(3);
    for (const row of rows) {
      expect(year - num(row, 'birth_year')).toBeGreaterThan(27);
      expect(year - num(row, 'birth_year')).toBeLessThan(76);
      expect(String(row.start_date) <= `${year}-12-31`).toBe(true);
      expect(String(row.end_date) >= `${year}-01-01`).toBe(true);
      if (String(row.post).startsWith('独立')) expect(row.shares_held).toBe(0);
    }
  }
});

test('a trade’s amount is volume × a price of the day, announced within two trading days', () => {
  const rows = sink.rows(executiveChange);
  for (const row of rows) {
    const company = companyOf(row);
    const [date, announced] = [String(row.trade_date), String(row.announce_date)];
    expect(Math.abs(num(row, 'amount') - num(row, 'volume') * num(row, 'average_price'))).toBeLessThan(0.006);
    const close = (world.closeOn(company, date) ?? 0) / 100;
    expect(Math.abs(num(row, 'average_price') / close - 1)).toBeLessThan(0.11);
    expect(tradingDaysBetween(date, announced).length).toBeLessThanOrEqual(2);
    expect(date > START && date > company.listDate).toBe(true);
    if (company.delistDate !== null) expect(date < company.delistDate).toBe(true);
    const { total } = world.bookOf(company).sharesOn(date);
    expect(num(row, 'change_proportion')).toBeCloseTo(num(row, 'volume') / total, 7);
  }
  expect(rows.some((row) => num(row, 'volume') > 0) && rows.some((row) => num(row, 'volume') < 0)).toBe(true);
});

test('shares after a trade are those before it and its volume, and the year’s list agrees', () => {
  const lists = new Map(
    sink.rows(executive).map((row) => [`${row.security_id} ${row.year} ${row.name} ${row.post}`, row]),
  );
  let compared = 0;
  for (const rows of grouped(sink.rows(executiveChange), 'security_id', 'executive_name', 'post').values()) {
    const own = rows.filter(({ relation }) => relation === '本人');
    const [first] = own;
    if (!first) continue;
    const { dividends } = world.bookOf(companyOf(first));
    const grown = (held: number, from: string, to: string): number =>
      dividends
        .filter(({ exDate }) => from < exDate && exDate <= to)
        .reduce((so, { bonus, transfer }) => so + Math.round(so * (bonus + transfer)), held);
    for (const [at, row] of own.entries()) {
      const date = String(row.trade_date);
      const year = date.slice(0, 4);
      const list = lists.get(`${row.security_id} ${year} ${row.executive_name} ${row.post}`);
      const last = own[at + 1] === undefined || !String(own[at + 1]?.trade_date).startsWith(year);
      if (list && last) {
        expect(list.shares_held).toBe(grown(num(row, 'shares_after'), date, `${year}-12-31`));
        compared += 1;
      }
      const earlier = own[at - 1];
      if (!earlier) continue;
      const before = grown(num(earlier, 'shares_after'), String(earlier.trade_date), date);
      expect(row.shares_after).toBe(before + num(row, 'volume'));
    }
  }
  expect(compared).toBeGreaterThan(20);
});
