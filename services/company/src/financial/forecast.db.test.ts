import { financialCalls } from '@console/contract-company';
import type { Page, Statement, StatementRow } from '@console/contract-core';
import { OTHER_TENANT, insertFacts, type Fact } from '@console/node-kit/testing';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';

type Query = Readonly<Record<string, string | number>>;

const OF = { dataId: 105 };

let company: RunningCompany;
let token: string;
beforeAll(async () => {
  company = await runningCompany();
  token = await company.service.signIn({ authorities: ['gssjk_gn_view_financial'] });
  await insertFacts(company.data.database, 'earnings_forecast', FORECASTS);
}, 30_000);
afterAll(() => company.stop());

interface Told {
  readonly actual?: true;
  readonly revenue: number;
  readonly profit: number;
  readonly roe?: number;
  readonly institutions?: number;
}
const told = (
  report_date: string,
  fiscal_year: number,
  { actual, revenue, profit, roe, institutions }: Told,
): Fact => ({
  security_id: 5,
  report_date,
  fiscal_year,
  is_actual: actual ? 1 : 0,
  institution_count: institutions ?? null,
  operating_total_revenue: revenue,
  net_profit_parent: profit,
  eps: profit / 100,
  gross_margin: null,
  pretax_margin: 0.2,
  roe: roe ?? null,
  roic: 0.1,
});
const FORECASTS: readonly Fact[] = [
  told('2025-04-25', 2024, { actual: true, revenue: 80, profit: -10 }),
  told('2025-04-25', 2025, { revenue: 110, profit: 20, institutions: 6 }),
  told('2025-04-25', 2026, { revenue: 130, profit: 30, institutions: 5 }),
  told('2026-04-24', 2025, { actual: true, revenue: 100, profit: 25, roe: 0.12 }),
  told('2026-04-24', 2026, { revenue: 120, profit: 30, roe: 0.13, institutions: 9 }),
  told('2026-04-24', 2027, { revenue: 150, profit: 45, roe: 0.15, institutions: 7 }),
];

const ask = (path: string, query: Query, as = token) => {
  const params = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  );
  return company.service.send(`${path}?${params.toString()}`, { token: as });
};
const result = async (call: keyof typeof financialCalls, query: Query = OF): Promise<unknown> => {
  const { status, body } = await ask(financialCalls[call].path, query);
  expect([status, body.success]).toEqual([200, true]);
  return body.result;
};
const lineOf = (answer: unknown, cn: string, below?: string): StatementRow => {
  const { lines } = answer as Statement;
  const from = below === undefined ? 0 : lines.findIndex((line) => line.cn === below);
  const line = lines.slice(from).find((candidate) => candidate.cn === cn);
  if (!line) throw new Error(`no line ${cn}`);
  return line;
};

describe('the forecast of a company', () => {
  it('has the last expectations, reported years as A and expected ones as E', async () => {
    const answer = (await result('forecastLatest')) as Statement;
    expect(answer.asOf).toBe('2026-04-24');
    expect(lineOf(answer, '营业总收入')).toEqual({
      cn: '营业总收入',
      bold: true,
      '2027E': 150,
      '2026E': 120,
      '2025A': 100,
    });
    expect(lineOf(answer, '净资产收益率 ROE')).toMatchObject({
      unit: 'percent',
      '2025A': 0.12,
      '2027E': 0.15,
    });
    expect(lineOf(answer, '毛利率')).toMatchObject({ '2026E': null });
    expect(lineOf(answer, '预测机构数')).toMatchObject({ '2025A': null, '2026E': 9 });
  });

  it('has growth over the year before, even if that is known only from an earlier day', async () => {
    const answer = await result('forecastLatest');
    expect(lineOf(answer, '同比', '营业总收入')).toMatchObject({
      change: true,
      '2026E': 0.2,
      '2027E': 0.25,
      '2025A': 0.25,
    });
    // From a loss of 10 to a gain of 25.
    expect(lineOf(answer, '同比', '归母净利润')).toMatchObject({
      '2025A': null,
      why: { '2025A': 'negativeBase' },
    });
  });

  it('can be requested as it was known on a day', async () => {
    const at = (time: string): Promise<unknown> => result('forecastAt', { ...OF, time });
    expect(lineOf(await at('2025-04-25'), '营业总收入')).toMatchObject({
      '2024A': 80,
      '2025E': 110,
      '2026E': 130,
    });
    expect(lineOf(await at('2026-04-23'), '营业总收入')).not.toHaveProperty('2025A');
    expect(await at('2025-04-24')).toEqual({ lines: [], asOf: null });
    // Nothing is before the first reported year for its growth.
    expect(lineOf(await at('2025-04-25'), '同比', '营业总收入')).toMatchObject({
      '2024A': null,
      '2025E': 0.375,
    });
  });

  it('has its days and its years, newest first', async () => {
    expect(await result('forecastTimes')).toEqual(['2026-04-24', '2025-04-25']);
    expect(await result('forecastYears')).toEqual([2027, 2026, 2025, 2024]);
  });

  it('has an overview of every reported year and those expected now', async () => {
    const growth = (await result('forecastGrowthOverview')) as Statement;
    expect(lineOf(growth, '归母净利润')).toMatchObject({
      '2024A': -10,
      '2025A': 25,
      '2026E': 30,
      '2027E': 45,
    });
    expect(growth.lines.map(({ cn }) => cn)).toEqual([
      ...['营业总收入', '同比', '归母净利润', '同比', '每股收益', '同比'],
    ]);
    const quality = (await result('forecastQualityOverview')) as Statement;
    expect(quality.lines.map(({ cn }) => cn)).toEqual([
      ...['毛利率', '税前利润率', '净资产收益率 ROE', '投入资本回报率 ROIC'],
    ]);
    expect(lineOf(quality, '净资产收益率 ROE')).toMatchObject({
      '2024A': null,
      '2025A': 0.12,
      '2027E': 0.15,
    });
  });
});

describe('the history of forecasts', () => {
  it('has a row for each day with a value for each year, all rows with the same years', async () => {
    expect(await result('forecastGrowth', { ...OF, page: 0, size: 20 })).toEqual({
      totalElements: 2,
      asOf: '2026-04-24',
      content: [
        {
          reportDate: '2026-04-24',
          year: '2024,2025,2026,2027',
          actualYear: 2025,
          institutionCount: 9,
          mbiFy2024: null,
          mbiFy2025: 100,
          mbiFy2026: 120,
          mbiFy2027: 150,
          npFy2024: null,
          npFy2025: 25,
          npFy2026: 30,
          npFy2027: 45,
        },
        {
          reportDate: '2025-04-25',
          year: '2024,2025,2026,2027',
          actualYear: 2024,
          institutionCount: 6,
          mbiFy2024: 80,
          mbiFy2025: 110,
          mbiFy2026: 130,
          mbiFy2027: null,
          npFy2024: -10,
          npFy2025: 20,
          npFy2026: 30,
          npFy2027: null,
        },
      ],
    });
  });

  it('is paged, each page with its own years', async () => {
    const { totalElements, content } = (await result('forecastQuality', {
      ...OF,
      page: 1,
      size: 1,
    })) as Page<object>;
    expect(totalElements).toBe(2);
    expect(content).toHaveLength(1);
    expect(content[0]).toMatchObject({
      reportDate: '2025-04-25',
      year: '2024,2025,2026',
      gpMarginFy2025: null,
      profitTaMarginFy2025: 0.2,
      roeFy2024: null,
      roicFy2026: 0.1,
    });
    expect(await result('forecastQuality', { ...OF, page: 9 })).toMatchObject({
      totalElements: 2,
      content: [],
    });
  });
});

describe('the whole history of forecasts', () => {
  it('has growth and quality side by side', async () => {
    const { totalElements, content, asOf } = (await result('companyForecast')) as Page<object>;
    expect([totalElements, content.length, asOf]).toEqual([2, 2, '2026-04-24']);
    expect(content[0]).toMatchObject({
      reportDate: '2026-04-24',
      year: '2024,2025,2026,2027',
      actualYear: 2025,
      mbiFy2026: 120,
      npFy2027: 45,
      roeFy2025: 0.12,
      roicFy2024: null,
      profitTaMarginFy2026: 0.2,
    });
    const second = (await result('companyForecast', { ...OF, page: 1, size: 1 })) as Page<object>;
    expect(second.content).toEqual([expect.objectContaining({ reportDate: '2025-04-25', npFy2024: -10 })]);
  });
});

describe('every call of the forecasts', () => {
  const CALLS = [
    ...(['forecastLatest', 'forecastTimes', 'forecastYears', 'forecastGrowthOverview'] as const),
    ...(['forecastQualityOverview', 'forecastGrowth', 'forecastQuality', 'companyForecast'] as const),
  ];

  it.each(CALLS)(
    '%s is only for the financial and the market tab, and 404 for another tenant’s company',
    async (call) => {
      const { path } = financialCalls[call];
      const market = await company.service.signIn({ authorities: ['gssjk_gn_view_marketData'] });
      const without = await company.service.signIn({ authorities: ['gssjk_gn_view'] });
      const other = await company.service.signIn({
        tenantId: OTHER_TENANT,
        authorities: ['gssjk_gn_view_financial'],
      });
      expect((await ask(path, OF, market)).status).toBe(200);
      expect((await ask(path, OF, without)).status).toBe(403);
      expect((await ask(path, { dataId: 201 })).status).toBe(404);
      expect((await ask(path, OF, other)).status).toBe(404);
    },
  );

  it('is empty for a company that no one writes about', async () => {
    const of = { dataId: 106 };
    expect(await result('forecastLatest', of)).toEqual({ lines: [], asOf: null });
    expect(await result('forecastTimes', of)).toEqual([]);
    expect(await result('forecastGrowth', of)).toEqual({ totalElements: 0, content: [], asOf: null });
  });

  it.each(['2026-13-01', 'x', ''])('refuses the day %j', async (time) => {
    expect((await ask(financialCalls.forecastAt.path, { ...OF, time })).status).toBe(400);
  });
});
