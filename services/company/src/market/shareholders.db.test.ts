import { marketCalls, marketTables } from '@console/contract-company';
import type { Page, TableEntry } from '@console/contract-core';
import { OTHER_TENANT, insertFacts } from '@console/node-kit/testing';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';

const NEEDS = 'gssjk_gn_view_marketData';
const { shareholders, floatShareholders, holderCounts } = marketTables;

let company: RunningCompany;
let token: string;
beforeAll(async () => {
  company = await runningCompany();
  token = await company.service.signIn({ authorities: [NEEDS] });
  await insertFacts(company.data.database, 'shareholder', [
    holder('2026-03-31', 'top', 1, '茅台集团', [678_291_955, 0.54, 0]),
    holder('2026-03-31', 'top', 2, '香港中央结算', [80_000_000, 0.064, -5_000_000]),
    holder('2026-03-31', 'top', 3, '某新基金', [9_000_000, 0.0072, null]),
    holder('2026-03-31', 'float_top', 1, '香港中央结算', [80_000_000, 0.07, -5_000_000]),
    holder('2025-12-31', 'top', 1, '茅台集团', [678_291_955, 0.54, 0]),
  ]);
  await insertFacts(company.data.database, 'holder_count', [
    counted('2025-12-31', '2026-04-02', 200_000, 6281),
    counted('2026-03-31', '2026-04-29', 210_000, null),
    counted('2025-09-30', '2025-10-30', 0, 0),
  ]);
}, 30_000);
afterAll(() => company.stop());

function holder(
  report_period: string,
  kind: string,
  rank: number,
  holder_name: string,
  [held_num, held_ratio, held_num_change]: readonly [number, number, number | null],
) {
  return {
    security_id: 1,
    report_period,
    kind,
    rank,
    holder_name,
    held_num,
    held_ratio,
    held_num_change,
    announce_date: '2026-04-29',
    holder_type: rank === 3 ? null : '法人',
    share_nature: '流通A股',
  };
}

const counted = (
  report_period: string,
  announce_date: string,
  holder_num: number,
  average_shares: number | null,
) => ({ security_id: 1, report_period, announce_date, holder_num, average_shares });

const ask = (entry: TableEntry, query: Record<string, string | number>, as = token) =>
  company.service.send(
    `${entry.path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)] as [string, string]))}`,
    { token: as },
  );
async function page(entry: TableEntry, query: Record<string, string | number>): Promise<Page<unknown>> {
  const { status, body } = await ask(entry, query);
  expect([status, body.appMesg]).toEqual([200, body.appMesg]);
  return body.result as Page<unknown>;
}

describe('the ten largest shareholders', () => {
  it('are of the requested quarter, by rank, with their holdings in shares and fractions', async () => {
    expect(await page(shareholders, { dataId: 101, reportPeriod: '2026-03-31' })).toEqual({
      totalElements: 3,
      asOf: '2026-03-31',
      content: [
        {
          rank: 1,
          holderName: '茅台集团',
          holderType: '法人',
          heldNum: 678_291_955,
          heldRatio: 0.54,
          heldNumChange: 0,
          heldSharesNature: '流通A股',
        },
        {
          rank: 2,
          holderName: '香港中央结算',
          holderType: '法人',
          heldNum: 80_000_000,
          heldRatio: 0.064,
          heldNumChange: -5_000_000,
          heldSharesNature: '流通A股',
        },
        {
          rank: 3,
          holderName: '某新基金',
          holderType: null,
          heldNum: 9_000_000,
          heldRatio: 0.0072,
          heldNumChange: null,
          heldSharesNature: '流通A股',
        },
      ],
    });
  });

  it('are by default of the newest quarter, and none for a quarter without a list', async () => {
    const content = (await page(shareholders, { dataId: 101 })).content;
    expect(content).toHaveLength(3);
    expect((await page(shareholders, { dataId: 101, reportPeriod: '2025-12-31' })).content).toHaveLength(1);
    expect(await page(shareholders, { dataId: 101, reportPeriod: '2024-12-31' })).toEqual({
      totalElements: 0,
      content: [],
      asOf: null,
    });
  });

  it('of tradable shares are a list of their own', async () => {
    expect((await page(floatShareholders, { dataId: 101 })).content).toEqual([
      expect.objectContaining({ rank: 1, holderName: '香港中央结算', heldRatio: 0.07 }),
    ]);
  });

  it('sort by what changed, new holders last, and come in pages', async () => {
    const names = async (query: Record<string, string | number>): Promise<unknown[]> =>
      (await page(shareholders, { dataId: 101, ...query })).content.map((row) =>
        Reflect.get(row as object, 'rank'),
      );
    expect(await names({ sort: 'heldNumChange,ASC' })).toEqual([2, 1, 3]);
    expect(await names({ sort: 'heldNumChange,DESC' })).toEqual([1, 2, 3]);
    expect(await names({ size: 2, page: 1 })).toEqual([3]);
    expect(await names({ size: 2, page: 2 })).toEqual([]);
  });

  it('refuse an invalid day, an unknown column and a company that is not the tenant’s', async () => {
    const status = async (query: Record<string, string | number>, as = token): Promise<number> =>
      (await ask(shareholders, query, as)).status;
    expect(await status({ dataId: 101, reportPeriod: '2026-02-30' })).toBe(400);
    expect(await status({ dataId: 101, sort: 'holderName,ASC' })).toBe(400);
    expect(await status({})).toBe(400);
    expect(await status({ dataId: 201 })).toBe(404);
    const other = await company.service.signIn({ tenantId: OTHER_TENANT, authorities: [NEEDS] });
    expect(await status({ dataId: 101 }, other)).toBe(404);
    expect(await status({ dataId: 201 }, other)).toBe(200);
    const without = await company.service.signIn({ authorities: ['gssjk_gn_view'] });
    expect(await status({ dataId: 101 }, without)).toBe(403);
  });
});

describe('the quarters of the lists', () => {
  const periods = async (dataId: number, as = token) =>
    company.service.send(`${marketCalls.shareholderPeriods.path}?dataId=${dataId}`, { token: as });

  it('are listed newest first, each once', async () => {
    expect((await periods(101)).body.result).toEqual(['2026-03-31', '2025-12-31']);
    expect((await periods(102)).body.result).toEqual([]);
  });

  it('are only for a company of the tenant', async () => {
    expect((await periods(203)).status).toBe(404);
  });
});

describe('the number of holders', () => {
  it('is listed by quarter with its change; without an earlier value there is none', async () => {
    expect(await page(holderCounts, { dataId: 101 })).toEqual({
      totalElements: 3,
      asOf: '2026-03-31',
      content: [
        {
          reportDate: '2026-03-31',
          noticeDate: '2026-04-29',
          shareHoldersNum: 210_000,
          shareHoldersNumChange: expect.closeTo(0.05, 12),
          averageShares: null,
        },
        {
          reportDate: '2025-12-31',
          noticeDate: '2026-04-02',
          shareHoldersNum: 200_000,
          shareHoldersNumChange: null,
          averageShares: 6281,
        },
        {
          reportDate: '2025-09-30',
          noticeDate: '2025-10-30',
          shareHoldersNum: 0,
          shareHoldersNumChange: null,
          averageShares: 0,
        },
      ],
    });
  });

  it('ends with the requested quarter', async () => {
    const { content } = await page(holderCounts, { dataId: 101, reportPeriod: '2025-12-31' });
    expect(content.map((row) => Reflect.get(row as object, 'reportDate'))).toEqual([
      '2025-12-31',
      '2025-09-30',
    ]);
  });
});
