import { financialCalls } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { insertRows, OTHER_TENANT, TENANT, insertFacts, type Fact } from '@console/node-kit/testing';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';

const NAMES = ['ecologicalComparison', 'ecologicalValuations', 'ecologicalValuationsSort'] as const;
type Name = (typeof NAMES)[number];

let company: RunningCompany;
let token: string;
beforeAll(async () => {
  company = await runningCompany();
  token = await company.service.signIn({ authorities: ['gssjk_gn_view_financial'] });
  await insertMembers(company);
  await insertFacts(company.data.database, 'earnings_forecast', FORECASTS);
}, 60_000);
afterAll(() => company.stop());

const CREATED = { created_at: '2026-01-05 09:00:00' };
const member = (industry_id: number, company_id: number, valid_to: string | null = null) => ({
  tenant_id: TENANT,
  industry_id,
  company_id,
  valid_from: '2026-03-02',
  valid_to,
  ...CREATED,
});

/**
 * Inserts the peers of 101 in 高端消费: 102, 103, 106 and 108 today, 104 no longer, 105 by an ETF and 111 by a removed
 * industry.
 */
async function insertMembers({ data: { database } }: RunningCompany): Promise<void> {
  const industry = { tenant_id: TENANT, variant: 'ecology', level: 1, updated_at: CREATED.created_at };
  await insertRows(database, tableName('ecology', 'industry'), [
    {
      ...industry,
      ...CREATED,
      id: 31,
      name: '已删除',
      code: 'X31',
      removed_at: '2026-04-01',
      removed_key: 31,
    },
    { ...industry, ...CREATED, id: 32, name: '白酒', code: 'X32', removed_at: null, removed_key: 0 },
  ]);
  await insertRows(database, tableName('ecology', 'membership'), [
    ...[102, 103, 106, 108].map((id) => member(1, id)),
    member(1, 104, '2026-06-01'),
    member(2, 105),
    ...[member(31, 101), member(31, 111)],
    // It shares two industries with 101, and is still one peer.
    ...[member(32, 101), member(32, 102)],
  ]);
}

const told = (security_id: number, report_date: string, fiscal_year: number, facts: Fact): Fact => ({
  security_id,
  report_date,
  fiscal_year,
  is_actual: 0,
  ...facts,
});
const FORECASTS: readonly Fact[] = [
  told(1, '2025-04-25', 2025, { operating_total_revenue: 1, net_profit_parent: 1 }),
  told(1, '2026-04-24', 2025, { is_actual: 1, operating_total_revenue: 100, net_profit_parent: 50 }),
  told(1, '2026-04-24', 2026, {
    operating_total_revenue: 120,
    net_profit_parent: 60,
    eps: 6,
    institution_count: 9,
    gross_margin: 0.9,
    roe: 0.3,
    roic: 0.25,
  }),
  told(1, '2026-04-24', 2027, { operating_total_revenue: 150, net_profit_parent: 60 }),
  told(2, '2026-04-25', 2025, { is_actual: 1, operating_total_revenue: 40, net_profit_parent: -10 }),
  told(2, '2026-04-25', 2026, { operating_total_revenue: 30, net_profit_parent: 15, roe: 0.2 }),
  // Its next year is a different one.
  told(3, '2026-03-01', 2025, { operating_total_revenue: 70, net_profit_parent: 7 }),
];

const ask = (name: Name, query: string, as = token) =>
  company.service.send(`${financialCalls[name].path}?${query}`, { token: as });

async function result<N extends Name>(
  name: N,
  query = 'dataId=101',
): Promise<OutputOf<(typeof financialCalls)[N]>> {
  const { status, body } = await ask(name, query);
  expect([status, body.success]).toEqual([200, true]);
  return body.result as OutputOf<(typeof financialCalls)[N]>;
}

const idsOf = ({ content }: { readonly content: readonly { readonly corpId: number }[] }) =>
  content.map(({ corpId }) => corpId);

describe('the companies a company is compared with', () => {
  it('are those of its current ecology industries, itself first, then by market value', async () => {
    const answer = await result('ecologicalValuations');
    expect(idsOf(answer)).toEqual([101, 102, 103, 106, 108]);
    expect(answer).toMatchObject({ totalElements: 5, asOf: '2026-07-02' });
    expect(idsOf(await result('ecologicalValuations', 'dataId=106'))).toEqual([106, 101, 102, 103, 108]);
  });

  it('are none for a company in no ecology industry', async () => {
    for (const name of NAMES) expect(idsOf(await result(name, 'dataId=105'))).toEqual([105]);
  });

  it('are paged', async () => {
    for (const name of ['ecologicalComparison', 'ecologicalValuations'] as const) {
      const answer = await result(name, 'dataId=101&page=1&size=2');
      expect([answer.totalElements, idsOf(answer)]).toEqual([5, [103, 106]]);
    }
  });
});

describe('the forecasts of the compared companies', () => {
  it('are for the company’s next year, with growth over the year before', async () => {
    const { content, asOf } = await result('ecologicalComparison');
    expect(asOf).toBe('2026-04-25');
    expect(content[0]).toEqual({
      corpId: 101,
      stockCode: '600519',
      shortName: '贵州茅台',
      year: 2026,
      institutionCount: 9,
      operatingTotalRevenue: 120,
      operatingRevenueYoy: 0.2,
      netProfitParent: 60,
      netProfitYoy: 0.2,
      eps: 6,
      gpMargin: 0.9,
      roe: 0.3,
      roic: 0.25,
    });
    // From a loss of 10 to a gain of 15.
    expect(content[1]).toMatchObject({ year: 2026, operatingRevenueYoy: -0.25, roe: 0.2 });
    expect(content[1]).toMatchObject({ netProfitYoy: null, netProfitYoyWhy: 'negativeBase' });
    expect(content[2]).toMatchObject({ corpId: 103, year: null, operatingTotalRevenue: null });
    expect(content[3]).toMatchObject({ corpId: 106, year: null, netProfitParent: null });
  });

  it('are for the same year on every page', async () => {
    const { content } = await result('ecologicalComparison', 'dataId=101&page=1&size=1');
    expect(content).toEqual([expect.objectContaining({ corpId: 102, year: 2026 })]);
  });

  it('are for a requested year, or for each company’s next where the company has none', async () => {
    const years = async (query: string) =>
      (await result('ecologicalComparison', query)).content.map(({ year }) => year);
    expect(await years('dataId=101&year=2025')).toEqual([2025, 2025, 2025, null, null]);
    // 106 itself, then 101, 102, 103 and 108.
    expect(await years('dataId=106')).toEqual([null, 2026, 2026, 2025, null]);
    expect((await ask('ecologicalComparison', 'dataId=101&year=x')).status).toBe(400);
  });
});

describe('the valuations of the compared companies', () => {
  it('are those of the newest day', async () => {
    const { content } = await result('ecologicalValuations');
    expect(content[1]).toEqual({
      corpId: 102,
      stockCode: '000858',
      shortName: '五粮液',
      totalCapital: 4800,
      pe: 16,
      peWhy: null,
      pb: 4,
      ps: 5,
    });
  });

  it('are sorted by one figure with the rank of the company', async () => {
    const answer = await result('ecologicalValuationsSort');
    expect(answer).toMatchObject({ totalElements: 5, rank: 3, ranked: 3, asOf: '2026-07-02' });
    expect(answer.content.map(({ corpId, rank }) => [corpId, rank])).toEqual([
      [103, 1],
      [102, 2],
      [101, 3],
      [106, null],
      [108, null],
    ]);
  });

  it('are sorted by any figure, either way, with the same rank on every page', async () => {
    const dearest = 'column=totalCapital&direction=DESC';
    const answer = await result('ecologicalValuationsSort', `dataId=106&${dearest}&page=1&size=2`);
    expect(answer).toMatchObject({ rank: 4, ranked: 5 });
    expect(idsOf(answer)).toEqual([103, 106]);
    expect(await result('ecologicalValuationsSort', 'dataId=108&column=ps')).toMatchObject({
      rank: null,
      ranked: 3,
    });
    expect((await ask('ecologicalValuationsSort', 'dataId=101&column=close')).status).toBe(400);
  });
});

describe.each(NAMES)('%s', (name) => {
  it('is 404 for another tenant’s company, 403 without the authority, and never contains another tenant’s', async () => {
    expect((await ask(name, 'dataId=201')).status).toBe(404);
    expect((await ask(name, 'dataId=999999')).status).toBe(404);
    const without = await company.service.signIn({ authorities: ['gssjk_gn_view'] });
    expect((await ask(name, 'dataId=101', without)).status).toBe(403);
    const authorities = ['gssjk_gn_view_marketData'];
    const other = await company.service.signIn({ tenantId: OTHER_TENANT, authorities });
    expect((await ask(name, 'dataId=101', other)).status).toBe(404);
    const { body } = await ask(name, 'dataId=201', other);
    expect(body.result).toMatchObject({ totalElements: 1, content: [{ corpId: 201 }] });
  });
});
