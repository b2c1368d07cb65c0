import { financialCalls } from '@console/contract-company';
import type { Statement, StatementRow } from '@console/contract-core';
import { BALANCE_LINES, CASH_FLOW_LINES, INCOME_LINES, linesOf } from '@console/market/schema';
import { OTHER_TENANT, insertFacts, type Fact } from '@console/node-kit/testing';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';

const NEEDS = 'gssjk_gn_view_financial';
const GENERAL = { dataId: 105 };
const BANK = { dataId: 103 };

let company: RunningCompany;
let token: string;
beforeAll(async () => {
  company = await runningCompany();
  token = await company.service.signIn({ authorities: [NEEDS] });
  const fill = (table: string, rows: readonly Fact[]): Promise<void> =>
    insertFacts(company.data.database, table, rows);
  await fill('income_statement', [...INCOME.map(incomeRow), bankIncome('2025-12-31', 500)]);
  await fill('balance_sheet', [balanceRow('2024-12-31', 900), balanceRow('2025-12-31', 1000)]);
  await fill('cash_flow_statement', CASH.map(cashRow));
}, 30_000);
afterAll(() => company.stop());

/** The day of the report, total revenue so far, operating cost so far, earnings per share. */
const INCOME = [
  ['2023-12-31', 80, 50, 0.8],
  ['2024-03-31', 20, 12, 0.1],
  ['2024-06-30', 44, 25, 0.3],
  ['2024-09-30', 70, 40, 0.5],
  ['2024-12-31', 100, 60, 1],
  ['2025-03-31', 25, 15, null],
  ['2025-06-30', 55, 33, 0.4],
  ['2025-12-31', 120, 72, 1.1],
] as const;

const report = (security_id: number, day: string, template = 'general'): Fact => ({
  security_id,
  report_period: day,
  announce_date: `${Number(day.slice(0, 4)) + (day.endsWith('12-31') ? 1 : 0)}-${day.endsWith('12-31') ? '04-20' : `${day.slice(5, 7)}-30`}`,
  template,
});
const incomeRow = ([day, revenue, cost, eps]: (typeof INCOME)[number]): Fact => ({
  ...report(5, day),
  operating_total_revenue: revenue * 1e6,
  operating_revenue: revenue * 1e6,
  operating_cost: cost * 1e6,
  selling_expense: 2e6,
  admin_expense: 1e6,
  rd_expense: null,
  financial_expense: -1e6,
  total_profit: 10e6,
  income_tax: 1.5e6,
  net_profit: 8.5e6,
  net_profit_parent: 8e6,
  net_profit_deducted: 7e6,
  eps_basic: eps,
  interest_income: null,
});
const bankIncome = (day: string, revenue: number): Fact => ({
  ...Object.fromEntries(Object.keys(incomeRow(INCOME[0])).map((name) => [name, null])),
  ...report(3, day, 'bank'),
  operating_total_revenue: revenue * 1e6,
  operating_revenue: revenue * 1e6,
  interest_income: 700e6,
});
const balanceRow = (day: string, assets: number): Fact => ({
  ...report(5, day),
  total_assets: assets * 1e6,
  cash: 100e6,
});
const CASH = [
  ['2025-03-31', 10, 50, 55],
  ['2025-06-30', 24, 50, 61],
  ['2025-09-30', 21, 50, 58],
] as const;
const cashRow = ([day, sales, begin, end]: (typeof CASH)[number]): Fact => ({
  ...report(5, day),
  sales_received: sales * 1e6,
  cash_begin: begin * 1e6,
  cash_end: end * 1e6,
});

const ask = (path: string, query: Readonly<Record<string, string | number>>, as = token) =>
  company.service.send(
    `${path}?${new URLSearchParams(Object.entries(query).map(([k, v]): [string, string] => [k, String(v)])).toString()}`,
    {
      token: as,
    },
  );
const statement = async (
  call: keyof typeof financialCalls,
  query: Readonly<Record<string, string | number>>,
): Promise<Statement> => {
  const { status, body } = await ask(financialCalls[call].path, query);
  expect([status, body.success]).toEqual([200, true]);
  return body.result as Statement;
};
const lineOf = ({ lines }: Statement, cn: string): StatementRow => {
  const line = lines.find((candidate) => candidate.cn === cn);
  if (!line) throw new Error(`no line ${cn}`);
  return line;
};
/** The periods of a line, in their order. */
const periods = (line: StatementRow | undefined): string[] =>
  Object.keys(line ?? {}).filter((key) => /^\d{4}/.test(key));

describe('the income statement', () => {
  it('shows by default Q1, H1, Q3 and the year of five years, in yuan', async () => {
    const answer = await statement('income', GENERAL);
    const revenue = lineOf(answer, '营业总收入');
    expect(periods(revenue)).toEqual([
      ...['2023Y', '2024Q1', '2024H1', '2024Q3', '2024Y', '2025Q1', '2025H1', '2025Y'].reverse(),
    ]);
    expect([revenue['2025H1'], revenue['2023Y']]).toEqual([55e6, 80e6]);
    expect(answer.asOf).toBe('2026-04-20');
  });

  it('has bold rows where document 1 has them, and labels of its template', async () => {
    const { lines } = await statement('income', GENERAL);
    expect(lines.flatMap(({ bold }, at) => (bold ? [at] : []))).toEqual([0, 2, 15, 18, 20, 24, 27, 30]);
    expect(lines.map(({ cn }) => cn)).toEqual(linesOf(INCOME_LINES, 'general').map(({ title }) => title));
    expect(lines[1]).toMatchObject({ cn: '营业收入', prefixSpace: 1 });
    expect(lines[31]).toMatchObject({ cn: '基本每股收益', unit: 'yuan', '2025Y': 1.1, '2025Q1': null });
  });

  it('has a bank’s lines for a bank', async () => {
    const { lines } = await statement('income', BANK);
    expect(lines.map(({ cn }) => cn)).toEqual(linesOf(INCOME_LINES, 'bank').map(({ title }) => title));
    expect(lines.find(({ cn }) => cn === '利息收入')).toMatchObject({ '2025Y': 700e6 });
  });

  it('has the value that each is compared with, also from before those shown', async () => {
    const revenue = lineOf(
      await statement('income', { ...GENERAL, yearSize: 3, reportType: 'Y' }),
      '营业总收入',
    );
    expect(periods(revenue)).toEqual(['2025Y', '2024Y', '2023Y']);
    expect(revenue.prior).toEqual({ '2025Y': 100e6, '2024Y': 80e6, '2023Y': null });
    const two = lineOf(await statement('income', { dataId: 105, yearSize: 3 }), '营业总收入');
    expect(two.prior).toMatchObject({ '2025H1': 44e6, '2024Q1': null });
  });

  it('counts its years back from the newest report', async () => {
    await insertFacts(company.data.database, 'income_statement', [
      { ...report(1, '2021-06-30'), operating_total_revenue: 1 },
      { ...report(1, '2021-09-30'), operating_total_revenue: 2 },
      { ...report(1, '2023-09-30'), operating_total_revenue: 3 },
      { ...report(1, '2024-06-30'), operating_total_revenue: 4 },
    ]);
    const of = async (yearSize: string): Promise<string[]> =>
      periods((await statement('income', { dataId: 101, yearSize })).lines[0]);
    expect(await of('3')).toEqual(['2024H1', '2023Q3', '2021Q3']);
    expect(await of('')).toEqual(['2024H1', '2023Q3', '2021Q3', '2021H1']);
  });

  it('has for quarters alone the difference within the fiscal year, unknown where a report is missing', async () => {
    const answer = await statement('income', { ...GENERAL, single: 1 });
    const revenue = lineOf(answer, '营业总收入');
    expect(periods(revenue)).toEqual([
      ...['2023Q4', '2024Q1', '2024Q2', '2024Q3', '2024Q4', '2025Q1', '2025Q2', '2025Q4'].reverse(),
    ]);
    expect(revenue).toMatchObject({
      '2023Q4': null,
      '2024Q1': 20e6,
      '2024Q2': 24e6,
      '2024Q3': 26e6,
      '2024Q4': 30e6,
      '2025Q2': 30e6,
      '2025Q4': null,
      prior: { '2025Q2': 24e6, '2025Q1': 20e6 },
    });
    expect(lineOf(answer, '基本每股收益')).toMatchObject({ '2025Q2': null, '2024Q4': 0.5 });
  });

  it('has no quarters among annual reports', async () => {
    const answer = await statement('income', { ...GENERAL, reportType: 'Y', single: 1 });
    expect(lineOf(answer, '营业总收入')).toMatchObject({ '2025Y': 120e6 });
  });

  it('is empty for a company without reports', async () => {
    expect(await statement('income', { dataId: 106 })).toEqual({ lines: [], asOf: null });
  });
});

describe('the other statements', () => {
  it('show the balance sheet against the year before', async () => {
    const answer = await statement('balanceSheet', GENERAL);
    expect(answer.lines.map(({ cn }) => cn)).toEqual(
      linesOf(BALANCE_LINES, 'general').map(({ title }) => title),
    );
    expect(lineOf(answer, '资产总计')).toMatchObject({
      bold: true,
      '2025Y': 1000e6,
      prior: { '2025Y': 900e6 },
    });
  });

  it('show the cash flow with bold rows where document 1 has them', async () => {
    const { lines } = await statement('cashFlow', GENERAL);
    const bold = lines.flatMap((line, at) => (line.bold ? [at] : []));
    expect(bold.slice(0, 7)).toEqual([0, 11, 23, 36, 37, 39, 40]);
    expect(lines.map(({ cn }) => cn)).toEqual(linesOf(CASH_FLOW_LINES, 'general').map(({ title }) => title));
    expect(lines[0]).toEqual({
      cn: '经营活动产生的现金流量',
      bold: true,
      '2025Q3': null,
      '2025H1': null,
      '2025Q1': null,
    });
  });

  it('show cash at hand unchanged when quarters are alone', async () => {
    const answer = await statement('cashFlow', { ...GENERAL, single: 1 });
    expect(lineOf(answer, '销售商品、提供劳务收到的现金')).toMatchObject({ '2025Q2': 14e6, '2025Q3': -3e6 });
    expect(lineOf(answer, '期末现金及现金等价物余额')).toMatchObject({
      level: true,
      '2025Q2': 61e6,
      '2025Q3': 58e6,
    });
    expect(lineOf(answer, '加:期初现金及现金等价物余额')).toMatchObject({
      '2025Q1': 50e6,
      '2025Q2': 55e6,
      '2025Q3': 61e6,
    });
  });

  it('derive profit and its ratios, for a quarter alone from that quarter', async () => {
    const answer = await statement('profit', GENERAL);
    expect(lineOf(answer, '毛利')).toMatchObject({ '2025Y': 48e6, prior: { '2025Y': 40e6 } });
    expect(lineOf(answer, '减:期间费用')).toMatchObject({ '2025Y': 2e6 });
    expect(lineOf(answer, '非经常性损益')).toMatchObject({ '2025Y': 1e6 });
    expect(lineOf(answer, '毛利率')).toMatchObject({ unit: 'percent', '2025Y': 0.4 });
    expect(lineOf(answer, '实际税率')).toMatchObject({ '2025Y': 0.15 });
    const alone = lineOf(await statement('profit', { ...GENERAL, single: 1 }), '毛利率');
    expect(alone['2025Q2']).toBeCloseTo(12 / 30, 12);
    expect((await statement('profit', BANK)).lines.map(({ cn }) => cn)).not.toContain('毛利');
  });

  it('compare quarters alone with the quarter before, and reports with those of a year before', async () => {
    const reports = lineOf(await statement('profitCompared', GENERAL), '营业总收入');
    expect(reports.prior).toMatchObject({ '2025H1': 44e6, '2024Y': 80e6 });
    const quarters = lineOf(await statement('profitCompared', { ...GENERAL, single: 1 }), '营业总收入');
    expect(quarters.prior).toMatchObject({ '2025Q2': 25e6, '2025Q1': 30e6, '2024Q1': null });
  });
});

describe('a statement', () => {
  const CALLS = ['income', 'balanceSheet', 'cashFlow', 'profit', 'profitCompared'] as const;

  it.each(CALLS)('%s is 404 for another tenant’s company', async (call) => {
    const other = await company.service.signIn({ tenantId: OTHER_TENANT, authorities: [NEEDS] });
    const { path } = financialCalls[call];
    expect((await ask(path, { dataId: 201 })).status).toBe(404);
    expect((await ask(path, GENERAL, other)).status).toBe(404);
  });

  it.each(CALLS)('%s is 403 without the authority', async (call) => {
    const without = await company.service.signIn({ authorities: ['gssjk_gn_view'] });
    expect((await ask(financialCalls[call].path, GENERAL, without)).status).toBe(403);
  });

  it.each<Readonly<Record<string, string | number>>>([
    { dataId: 105, reportType: 'M' },
    { dataId: 105, yearSize: 4 },
    { dataId: 105, single: 2 },
    { dataId: 0 },
    { reportType: 'Q' },
    { dataId: 105, more: 1 },
  ])('refuses %j', async (query) => {
    expect((await ask(financialCalls.income.path, query)).status).toBe(400);
  });

  it('has no quarters to request for the balance sheet', async () => {
    expect((await ask(financialCalls.balanceSheet.path, { ...GENERAL, single: 1 })).status).toBe(400);
  });
});
