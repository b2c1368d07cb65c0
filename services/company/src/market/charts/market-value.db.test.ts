import { marketChartCalls } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { insertRows, TENANT, insertFacts } from '@console/node-kit/testing';
import { runningCompany, type RunningCompany } from '../../testing/running-company.ts';

let company: RunningCompany;
let token: string;
beforeAll(async () => {
  company = await runningCompany();
  token = await company.service.signIn({ authorities: ['gssjk_gn_view_marketData'] });
}, 60_000);
afterAll(() => company.stop());

const ask = (query: string) =>
  company.service.send(`${marketChartCalls.marketValue.path}?${query}`, { token });

async function told(query: string): Promise<OutputOf<typeof marketChartCalls.marketValue>> {
  const { status, body } = await ask(query);
  expect([status, body.success]).toEqual([200, true]);
  return body.result as OutputOf<typeof marketChartCalls.marketValue>;
}

describe('the market value of an industry', () => {
  beforeAll(async () => {
    const { database } = company.data;
    const shenwan = { sw_code: '801120', level: 1, corp_num: 2 };
    await insertFacts(database, 'industry_daily', [
      { ...shenwan, trade_date: '2026-07-01', total_capital: 20_000, float_capital: 18_000 },
      { ...shenwan, trade_date: '2026-07-02', total_capital: 21_000, float_capital: 19_000 },
    ]);
    const created = { created_at: '2026-01-05 09:00:00' };
    const industry = (id: number, parent_id: number | null, sw_code: string | null = null) => ({
      id,
      parent_id,
      sw_code,
      tenant_id: TENANT,
      name: `行业${id}`,
      code: `V${id}`,
      level: 1,
      variant: sw_code === null ? 'ecology' : 'default',
      updated_at: created.created_at,
      ...created,
    });
    await insertRows(database, tableName('ecology', 'industry'), [
      ...[industry(21, null), industry(22, 21), industry(23, 22), industry(25, null)],
      industry(24, null, '801120'),
    ]);
    const member = (industry_id: number, company_id: number, valid_to: string | null) => ({
      tenant_id: TENANT,
      industry_id,
      company_id,
      valid_from: '2026-03-02',
      valid_to,
      ...created,
    });
    await insertRows(database, tableName('ecology', 'membership'), [
      ...[member(23, 102, null), member(22, 102, null), member(22, 103, null), member(23, 101, '2026-05-01')],
    ]);
  });
  const NEWEST = { reportDate: '2026-07-02', totalCapital: 8900, floatCapitalOfShares: 6880 };

  it('is the sum over its current companies, with those of the levels below once each', async () => {
    const { points, asOf } = await told('industryId=21');
    expect([points.length, points.at(-1), asOf]).toEqual([5, NEWEST, '2026-07-02']);
    const third = await told('industryId=23&startTime=2026-07-02');
    expect(third.points).toEqual([
      { reportDate: '2026-07-02', totalCapital: 4800, floatCapitalOfShares: 3600 },
    ]);
  });

  it('is that of its Shenwan industry where it is one', async () => {
    const { points } = await told('industryId=24&startTime=2026-07-01');
    expect(points).toEqual([
      { reportDate: '2026-07-01', totalCapital: 20_000, floatCapitalOfShares: 18_000 },
      { reportDate: '2026-07-02', totalCapital: 21_000, floatCapitalOfShares: 19_000 },
    ]);
  });

  it('is empty without companies, and 404 for another tenant', async () => {
    expect(await told('industryId=25')).toEqual({ points: [], asOf: null });
    expect((await ask('industryId=3')).status).toBe(404);
    expect((await ask('industryId=999999')).status).toBe(404);
  });

  it('is requested for a company or an industry, never for both or neither', async () => {
    expect((await ask('')).status).toBe(400);
    expect((await ask('dataId=101&industryId=21')).status).toBe(400);
  });
});
