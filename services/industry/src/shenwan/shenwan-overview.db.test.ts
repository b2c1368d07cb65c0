import { industryEntries, industryTables } from '@console/contract-industry';
import { platformIndustryCalls, sortableKeys, type Page, type RowOf } from '@console/contract-core';
import { MARKET_MIGRATIONS } from '@console/market/testing';
import { kitConfigSchema } from '@console/node-kit/config';
import { tableName } from '@console/node-kit/database';
import {
  fillMarket,
  OTHER_TENANT,
  scratchData,
  startService,
  type RunningService,
  type ScratchData,
} from '@console/node-kit/testing';
import { isRanked } from '../list/figure-coverage.ts';
import { IndustryModule } from '../industry.module.ts';

const overview = industryTables.shenwanOverview;
type Row = RowOf<typeof overview>;

let data: ScratchData;
let service: RunningService;
beforeAll(async () => {
  data = await scratchData({ market: MARKET_MIGRATIONS });
  await fillMarket(data.database);
  service = await startService({
    data,
    config: kitConfigSchema,
    parts: (config) => ({
      name: 'industry',
      config,
      module: IndustryModule,
      entries: [...Object.values(industryEntries), ...Object.values(platformIndustryCalls)],
    }),
  });
}, 30_000);
afterAll(async () => {
  await service.stop();
  await data.drop();
});

const list = async (query = '', tenantId?: string): Promise<Page<Row>> => {
  const token = await service.signIn({ authorities: ['hysjk_gn'], ...(tenantId ? { tenantId } : {}) });
  const { status, body } = await service.send(`${overview.path}?${query}`, { token });
  expect([status, body.success]).toEqual([200, true]);
  return body.result as Page<Row>;
};
const industry = async (code: string): Promise<Row | undefined> =>
  (await list()).content.find(({ industryCode }) => industryCode === code);

const all = (memberNum: number) => ({ corpNum: memberNum, memberNum, capitalShare: 1 });
const none = { corpNum: 0, memberNum: 0, capitalShare: null };

describe('the Shenwan overview', () => {
  it('weights by capital: banks earn 500 and 400 on 4,100 and 2,200', async () => {
    expect(await industry('801780')).toEqual({
      industryCode: '801780',
      industryName: '银行',
      corpCount: 2,
      totalCapital: 6300,
      floatCapital: 3280 + 2200,
      // Not the mean of 8.2 and 5.5, which is 6.85.
      pe: expect.closeTo(7, 10),
      pb: expect.closeTo(6300 / (4100 + 4400), 10),
      ps: expect.closeTo(6300 / (4100 / 3 + 2200 / 1.5), 10),
      riseCount: 2,
      fallCount: 0,
      changeRate: expect.closeTo((0.025 * 3280 + 0.1 * 2200) / 5480, 10),
      peCorpNum: 2,
      peCapitalShare: 1,
      coverage: { totalCapital: all(2), floatCapital: all(2), pe: all(2), pb: all(2), ps: all(2) },
    });
  });

  it('leaves loss-makers out of both sides of PE, and includes them elsewhere', async () => {
    expect(await industry('801080')).toEqual({
      industryCode: '801080',
      industryName: '电子',
      corpCount: 2,
      totalCapital: 7000,
      floatCapital: 4000,
      pe: expect.closeTo(5000 / 100, 10),
      pb: expect.closeTo(7000 / 2000, 10),
      // One of the two has no known sales.
      ps: expect.closeTo(5000 / 500, 10),
      riseCount: 0,
      fallCount: 1,
      changeRate: expect.closeTo(((100 / 104 - 1) * 2000) / 4000, 10),
      peCorpNum: 1,
      peCapitalShare: expect.closeTo(5000 / 7000, 10),
      coverage: {
        totalCapital: all(2),
        floatCapital: all(2),
        // 中芯 alone has a profit, and known sales.
        pe: { corpNum: 1, memberNum: 2, capitalShare: expect.closeTo(5000 / 7000, 10) },
        pb: all(2),
        ps: { corpNum: 1, memberNum: 2, capitalShare: expect.closeTo(5000 / 7000, 10) },
      },
    });
  });

  it('weights a falling share against an unchanged one by its float', async () => {
    const row = await industry('801120');
    expect(row?.pe).toBeCloseTo(22, 10);
    expect(row?.changeRate).toBeCloseTo((-0.04 * 3600) / 18_600, 10);
  });

  it('shows an industry without members, empty', async () => {
    expect(await industry('801950')).toEqual({
      industryCode: '801950',
      industryName: '煤炭',
      corpCount: 0,
      totalCapital: null,
      floatCapital: null,
      pe: null,
      pb: null,
      ps: null,
      riseCount: null,
      fallCount: null,
      changeRate: null,
      peCorpNum: 0,
      peCapitalShare: null,
      coverage: { totalCapital: none, floatCapital: none, pe: none, pb: none, ps: none },
    });
  });

  it('shows each current level-1 industry once, largest first, as of the business date', async () => {
    const { totalElements, content, asOf } = await list();
    expect([totalElements, asOf]).toEqual([4, '2026-07-02']);
    expect(content.map(({ industryName }) => industryName)).toEqual(['食品饮料', '电子', '银行', '煤炭']);
  });

  it.each(sortableKeys(overview).flatMap((key) => [[key, 'ASC'] as const, [key, 'DESC'] as const]))(
    'sorts by %s %s, missing last',
    async (key, direction) => {
      const { content } = await list(`sort=${key},${direction}`);
      // Thin figures come after the others, and before the missing ones.
      const places = content.map((row) => (row[key] === null ? 2 : isRanked(row, key) ? 0 : 1));
      expect(places).toEqual([...places].sort());
      const present = content.filter((_, at) => places[at] === 0).map((row) => row[key] ?? 0);
      if (key === 'industryName') return expect(new Set(present).size).toBe(4);
      const ascending = [...present].sort((one, other) => (one < other ? -1 : 1));
      expect(present).toEqual(direction === 'ASC' ? ascending : ascending.reverse());
    },
  );

  it('is the same for every tenant: the market is shared', async () => {
    expect(await list('', OTHER_TENANT)).toEqual(await list());
  });

  it('drops a share that was delisted', async () => {
    const security = tableName('market', 'security');
    await data.database.query(`UPDATE ${security} SET status = 'delisted' WHERE code = '000001'`);
    const row = await industry('801780');
    await data.database.query(`UPDATE ${security} SET status = 'listed' WHERE code = '000001'`);
    expect([row?.corpCount, row?.totalCapital, row?.pe]).toEqual([1, 4100, expect.closeTo(8.2, 10)]);
  });

  it('is for holders of its authority', async () => {
    const token = await service.signIn({ authorities: ['hysjk'] });
    expect((await service.send(overview.path, { token })).status).toBe(403);
  });
});
