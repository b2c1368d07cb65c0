import { dayCalls, industryTables, reportCalls } from '@console/contract-industry';
import type { OutputOf, Page, Statement, StatementRow } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, TENANT } from '@console/node-kit/testing';
import { fillIndustries } from '../testing/fill-industries.ts';
import { fillReports } from '../testing/fill-reports.ts';
import { runningIndustry, type RunningIndustry } from '../testing/running-industry.ts';

type Row = Readonly<Record<string, unknown>>;
interface Asked {
  readonly path: string;
}

const LIQUOR = 12;
/** An industry without companies. */
const EMPTY = 31;
/** An industry of one company, the loss-maker 五粮液 aside: 宁德时代 and others have no reports here. */
const AUTHORITIES = [
  'hysjk_gn_view_information',
  'hysjk_gn_view_financial',
  'hysjk_gn_view_businessData',
  'hysjk_gn_view_marketData',
  'hysjk_gn_view_fundPreference',
];

let industry: RunningIndustry;
beforeAll(async () => {
  industry = await runningIndustry();
  await fillIndustries(industry);
  await fillReports(industry);
}, 30_000);
afterAll(() => industry.stop());

async function asked<Result>({ path }: Asked, query: string, session: object = {}): Promise<Result> {
  const answer = await industry.call('GET', `${path}?${query}`, {
    session: { authorities: AUTHORITIES, tenantId: TENANT, ...session },
  });
  expect([answer.status, answer.body.success]).toEqual([200, true]);
  return answer.body.result as Result;
}
const statement = (call: Asked, query = '') => asked<Statement>(call, `dataId=${LIQUOR}${query}`);
const lineOf = ({ lines }: Statement, title: string, at = 0): StatementRow => {
  const line = lines.filter(({ cn }) => cn === title)[at];
  if (line === undefined) throw new Error(`no line ${title}`);
  return line;
};
const page = (call: Asked, query = '') => asked<Page<Row>>(call, `dataId=${LIQUOR}${query}`);

/** A sum over the members by the database, by period. */
async function sums(table: string, figure: string, more = ''): Promise<Record<string, number | null>> {
  const rows = await industry.query<{ period: string; sum: number | null }>(
    `SELECT t.report_period AS period, SUM(${figure}) AS sum FROM ${tableName('market', table)} t
      JOIN ${tableName('market', 'security')} s ON s.id = t.security_id AND s.list_date <= t.report_period
      ${more} WHERE t.security_id IN (1, 2, 3, 11) GROUP BY t.report_period`,
  );
  const names: Record<string, string> = { '03-31': 'Q1', '06-30': 'H1', '09-30': 'Q3', '12-31': 'Y' };
  return Object.fromEntries(
    rows.map(({ period, sum }) => [
      `${period.slice(0, 4)}${names[period.slice(5)]}`,
      sum === null ? null : Number(sum),
    ]),
  );
}
const ofPeriods = (row: StatementRow): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([key]) => /^\d{4}/.test(key)));
const close = (figures: Record<string, number | null>) =>
  Object.fromEntries(
    Object.entries(figures).map(([key, figure]) => [key, figure === null ? null : expect.closeTo(figure, 6)]),
  );
const YEAR_BEFORE = `JOIN {income} y ON y.security_id = t.security_id
  AND y.report_period = t.report_period - INTERVAL 1 YEAR`;
const yearBefore = (): string => YEAR_BEFORE.replace('{income}', tableName('market', 'income_statement'));

describe('statements of an industry', () => {
  it('are the sums of its members’, line by line', async () => {
    const income = await statement(reportCalls.income);
    for (const [title, column] of [
      ['营业总收入', 'operating_total_revenue'],
      ['营业成本', 'operating_cost'],
      ['减:所得税费用', 'income_tax'],
    ] as const) {
      const line = income.lines.find(({ cn }) => cn.endsWith(title.replace('减:', '')));
      expect(ofPeriods(line ?? lineOf(income, title))).toEqual(close(await sums('income_statement', column)));
    }
  });

  it('show a line at two places with the members of each: a bank’s impairment is a cost', async () => {
    const income = await statement(reportCalls.income);
    const impairments = income.lines.filter(({ cn }) => cn.includes('信用减值损失'));
    const of = (template: string) =>
      sums('income_statement', `IF(t.template = '${template}', t.credit_impairment, NULL)`);
    const shown = impairments.map(ofPeriods);
    expect(shown).toContainEqual(close(await of('bank')));
    expect(shown).toContainEqual(close(await of('general')));
    expect(shown).toHaveLength(2);
  });

  it('leave out lines that no member’s template has, and amounts per share', async () => {
    const { lines } = await statement(reportCalls.income);
    const titles = lines.map(({ cn }) => cn);
    expect(titles).not.toContain('已赚保费');
    expect(titles.some((title) => title.includes('每股收益'))).toBe(false);
    expect(titles).toContain('减:利息支出');
  });

  it('compare like with like: members that reported both periods', async () => {
    const income = await statement(reportCalls.income);
    const { prior, comparable } = lineOf(income, '营业总收入');
    const both = (alias: string) =>
      sums('income_statement', `${alias}.operating_total_revenue`, yearBefore());
    const [now, before] = [await both('t'), await both('y')];
    for (const period of ['2024Y', '2025Q1'] as const) {
      expect(comparable?.[period]).toBeCloseTo(now[period] ?? NaN, 6);
      expect(prior?.[period]).toBeCloseTo(before[period] ?? NaN, 6);
    }
    expect(prior?.['2023Y']).toBeNull();
  });

  it('show each quarter alone over the members that have both reports', async () => {
    const single = await statement(reportCalls.income, '&single=1');
    // 五粮液 did not report the half year: it is in neither the second nor the third quarter.
    const line = lineOf(single, '营业总收入');
    const reported = new Map(
      (
        await industry.query<{ security: number; period: string; revenue: number }>(
          `SELECT security_id AS security, report_period AS period, operating_total_revenue AS revenue
             FROM ${tableName('market', 'income_statement')}`,
        )
      ).map(({ security, period, revenue }) => [`${security} ${period}`, revenue]),
    );
    const of = (security: number, period: string) => reported.get(`${security} ${period}`) ?? NaN;
    const quarter = [1, 3, 11].reduce((so, each) => so + of(each, '2024-06-30') - of(each, '2024-03-31'), 0);
    expect(line['2024Q2']).toBeCloseTo(quarter, 6);
    expect(line['2024Q1']).toBeCloseTo(
      [1, 2, 3, 11].reduce((so, each) => so + of(each, '2024-03-31'), 0),
      6,
    );
  });

  it('say of how many members each period is', async () => {
    const income = await statement(reportCalls.income);
    expect(income.coverage).toMatchObject({
      '2025Q1': { reported: 2, members: 4 },
      '2024H1': { reported: 3, members: 4 },
      '2024Y': { reported: 4, members: 4 },
    });
    expect(lineOf(income, '披露公司')['2024H1']).toBe(3);
    expect(income.asOf).toBe('2025-10-28');
  });

  it('contain what was announced by a day', async () => {
    const income = await statement(reportCalls.income, '&time=2025-04-27');
    expect(Object.keys(income.coverage ?? {})).toEqual(['2024Q3', '2024H1', '2024Q1', '2023Y']);
    expect(income.asOf).toBe('2024-10-28');
  });

  it('are annual, or of fewer years, when asked for', async () => {
    expect(Object.keys((await statement(reportCalls.income, '&reportType=Y')).coverage ?? {})).toEqual([
      '2024Y',
      '2023Y',
    ]);
  });

  it('balance: assets are liabilities and equity', async () => {
    const sheet = await statement(reportCalls.balanceSheet);
    expect(ofPeriods(lineOf(sheet, '资产总计'))).toEqual(close(await sums('balance_sheet', 'total_assets')));
    const cash = await statement(reportCalls.cashFlow);
    expect(cash.lines.length).toBeGreaterThan(20);
  });

  it('of an industry without companies are empty', async () => {
    const empty = await asked<Statement>(reportCalls.income, `dataId=${EMPTY}`);
    expect(empty).toEqual({ lines: [], asOf: null });
  });
});

describe('ratios of an industry', () => {
  it('are ratios of sums over the members that have both parts', async () => {
    const analysis = await statement(reportCalls.analysis);
    const sales = await sums('income_statement', 'IF(t.operating_cost IS NULL, NULL, t.operating_revenue)');
    const cost = await sums('income_statement', 't.operating_cost');
    expect(lineOf(analysis, '毛利率')['2024Y']).toBeCloseTo(
      1 - (cost['2024Y'] ?? NaN) / (sales['2024Y'] ?? NaN),
      9,
    );
    const debts = await sums('balance_sheet', 'total_liabilities');
    const assets = await sums('balance_sheet', 'total_assets');
    expect(lineOf(analysis, '资产负债率')['2025Q1']).toBeCloseTo(
      (debts['2025Q1'] ?? NaN) / (assets['2025Q1'] ?? NaN),
      9,
    );
    expect(lineOf(analysis, '流动比率')['2024Y']).toBeCloseTo(3, 9);
  });

  it('return profits, losses included, on the mean of equity', async () => {
    const analysis = await statement(reportCalls.analysis);
    const profit = await sums('income_statement', 'net_profit_parent');
    const equity = await sums('balance_sheet', 'equity_parent');
    expect(lineOf(analysis, '净资产收益率(加权)')['2024Y']).toBeCloseTo(
      (profit['2024Y'] ?? NaN) / (((equity['2024Y'] ?? NaN) + (equity['2023Y'] ?? NaN)) / 2),
      9,
    );
  });

  it('have no amounts per share, and medians only where they are asked for', async () => {
    const { lines } = await statement(reportCalls.analysis);
    expect(lines.some(({ cn }) => cn === '每股指标')).toBe(false);
    const medians = await statement(reportCalls.analysisMedians);
    expect(medians.lines).toEqual([]);
  });
});

describe('tables by period', () => {
  it('sum revenue and cost, and grow like for like', async () => {
    const { content, asOf } = await page(industryTables.revenueCosts);
    const revenue = await sums('income_statement', 'operating_total_revenue');
    const last = content.find(({ reportDate }) => reportDate === '2024-12-31');
    expect(last).toMatchObject({
      corpNum: 4,
      memberNum: 4,
      operatingTotalRevenue: expect.closeTo(revenue['2024Y'] ?? NaN, 6),
      grossMargin: expect.closeTo(0.4, 9),
    });
    const now = await sums('income_statement', 't.operating_total_revenue', yearBefore());
    const before = await sums('income_statement', 'y.operating_total_revenue', yearBefore());
    expect(last?.['operatingRevenueYoy']).toBeCloseTo(
      (now['2024Y'] ?? NaN) / (before['2024Y'] ?? NaN) - 1,
      9,
    );
    expect(content[0]).toMatchObject({ reportDate: '2025-03-31', corpNum: 2, memberNum: 4 });
    expect(asOf).toBe('2025-10-28');
  });

  it('are sorted and paged', async () => {
    const { totalElements, content } = await page(
      industryTables.revenueCosts,
      '&sort=operatingTotalRevenue,DESC&size=1',
    );
    expect([totalElements, content.length]).toEqual([6, 1]);
    expect(content[0]?.['reportDate']).toBe('2024-12-31');
  });

  it('divide holdings by the float of the same members', async () => {
    const { content } = await page(industryTables.orgHeld);
    const held = await sums('institution_holding', 'fund_held_num');
    const float = await sums('institution_holding', 'fund_held_num / fund_held_percent');
    expect(content.find(({ reportDate }) => reportDate === '2024-12-31')).toMatchObject({
      fundHeldNum: held['2024Y'],
      fundHeldPercent: expect.closeTo((held['2024Y'] ?? NaN) / (float['2024Y'] ?? NaN), 9),
    });
    const means = await page(industryTables.orgHeldMeans);
    expect(means.content[0]?.['fundHeldNum']).toBeCloseTo((held['2025Q1'] ?? NaN) / 2, 9);
  });

  it('show a year a row: patents with their scores, partners with the share of all they sum up', async () => {
    const patents = await page(industryTables.patents);
    expect(patents.content[0]).toMatchObject({
      year: 2024,
      corpNum: 4,
      patent: 17,
      patentScore: 85,
      inventionAuthorizationScore: 16,
      design: null,
      companyPatentQuantityScore: 125,
    });
    const { content } = await page(industryTables.partnerSums);
    // Every member buys 2,000; a bank has no customers.
    expect(content[0]).toMatchObject({
      supplierPurAmtSum: 1700,
      supplierRatioSum: expect.closeTo(1700 / 8000, 9),
    });
    expect(content[0]?.['customerRatioSum']).toBeCloseTo(0.3, 9);
    const means = await page(industryTables.partnerMeans);
    expect(means.content[0]?.['supplierRatioSum']).toBeCloseTo(17 / 20 / 4, 9);
  });

  it('show expenses with the revenue of the members that have them', async () => {
    const { content } = await page(reportCalls.operatingExpenses);
    const last = content.find(({ reportPeriod }) => reportPeriod === '2024Y');
    const sales = await sums(
      'income_statement',
      "IF(t.template = 'general', t.operating_total_revenue, NULL)",
    );
    expect(last).toMatchObject({
      salesFee: expect.closeTo(0.05 * (sales['2024Y'] ?? NaN), 6),
      salesFeeRevenue: expect.closeTo(sales['2024Y'] ?? NaN, 6),
      corpNum: 4,
    });
    const fees = await sums('income_statement', 'COALESCE(t.admin_expense, t.business_admin_expense)');
    expect(last?.['manageFee']).toBeCloseTo(fees['2024Y'] ?? NaN, 6);
    const staff = await page(reportCalls.staffComposition);
    expect(staff.content[0]).toMatchObject({ year: 2024, salesStaffNum: 17, staffNum: 170, techNum: null });
  });
});

describe('expectations of an industry', () => {
  it('sum the members that analysts cover, and grow like for like', async () => {
    const latest = await statement(reportCalls.forecastLatest);
    expect(latest.asOf).toBe('2025-05-22');
    expect(lineOf(latest, '归母净利润')).toMatchObject({ '2025E': 200, '2024A': 100 });
    expect(lineOf(latest, '同比', 1)).toMatchObject({ '2025E': expect.closeTo(0.3, 9) });
    expect(lineOf(latest, '毛利率')['2025E']).toBeCloseTo(0.4, 9);
    expect(lineOf(latest, '覆盖公司')).toMatchObject({ '2025E': 2 });
    expect(latest.coverage).toMatchObject({ '2025E': { reported: 2, members: 4 } });
  });

  it('are as known on a day', async () => {
    const at = await statement(reportCalls.forecastAt, '&time=2025-05-01');
    expect(lineOf(at, '归母净利润')).toMatchObject({ '2025E': 120 });
    expect(await asked(reportCalls.forecastTimes, `dataId=${LIQUOR}`)).toEqual(['2025-05-22', '2025-03-10']);
  });

  it('of each member are the newest of its next year', async () => {
    const { content } = await page(industryTables.memberForecasts);
    expect(content.map(({ corpId, year, netProfitParent }) => [corpId, year, netProfitParent])).toEqual([
      [101, 2025, 130],
      [103, 2025, 70],
    ]);
    const valued = await page(industryTables.memberValuations, '&sort=totalCapital,ASC');
    expect(valued.content.map(({ shortName, totalCapital }) => [shortName, totalCapital])).toEqual([
      ['百%分_百', 400],
      ['招商银行', 4_100],
      ['五粮液', 4_800],
      ['贵州茅台', 15_000],
    ]);
  });

  it('have a row for each month of their history', async () => {
    const { totalElements, content } = await page(reportCalls.forecastGrowth);
    expect(totalElements).toBe(2);
    expect(
      content.map(({ reportDate, npFy2025, corpNum, memberNum }) => [
        reportDate,
        npFy2025,
        corpNum,
        memberNum,
      ]),
    ).toEqual([
      ['2025-05-22', 200, 2, 4],
      ['2025-03-10', 120, 1, 4],
    ]);
  });
});

it.each([reportCalls.income, reportCalls.forecastLatest, industryTables.orgHeld, industryTables.patents])(
  '$title is refused without the authority, and for another tenant’s industry',
  async ({ path }) => {
    const status = async (session: object): Promise<number> =>
      (
        await industry.call('GET', `${path}?dataId=${LIQUOR}`, {
          session: { authorities: AUTHORITIES, tenantId: TENANT, ...session },
        })
      ).status;
    expect([await status({ authorities: ['hysjk_gn'] }), await status({ tenantId: OTHER_TENANT })]).toEqual([
      403, 404,
    ]);
  },
);

describe('who made revenue and profit move', () => {
  it.each(['revenue', 'profit'] as const)('%s: its members’ changes add up to its own', async (of) => {
    const { contributions } = dayCalls;
    const found = await asked<OutputOf<typeof contributions>>(contributions, `dataId=${LIQUOR}&of=${of}`);
    const { from, to, total, gains, losses, rest, corpNum, memberNum } = found;
    const column = of === 'revenue' ? 'operating_total_revenue' : 'net_profit_parent';
    // Two of four companies have reported the first quarter of 2025: too few for a comparison.
    expect([from, to]).toEqual(['2023-12-31', '2024-12-31']);
    const trailing = async (day: string): Promise<number> => {
      const [row] = await industry.query<{ sum: number }>(
        `SELECT SUM(t.${column} + IF(MONTH(t.report_period) = 12, 0, y.${column} - b.${column})) AS sum
           FROM ${tableName('market', 'income_statement')} t
           JOIN ${tableName('market', 'security')} s ON s.id = t.security_id AND s.list_date <= t.report_period
           LEFT JOIN ${tableName('market', 'income_statement')} b ON b.security_id = t.security_id
             AND b.report_period = t.report_period - INTERVAL 1 YEAR
           LEFT JOIN ${tableName('market', 'income_statement')} y ON y.security_id = t.security_id
             AND y.report_period = CONCAT(YEAR(t.report_period) - 1, '-12-31')
          WHERE t.security_id IN (1, 2, 3, 11) AND t.report_period = ?`,
        [day],
      );
      return Number(row?.sum);
    };
    const change = (await trailing('2024-12-31')) / (await trailing('2023-12-31')) - 1;
    expect(total).toBeCloseTo(change, 9);
    const parts = [...gains, ...losses, rest].reduce((sum, part) => sum + part.change, 0);
    expect(parts).toBeCloseTo(change, 9);
    expect(corpNum).toBeLessThanOrEqual(memberNum ?? 0);
  });
});
