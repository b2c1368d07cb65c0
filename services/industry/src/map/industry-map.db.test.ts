import { industryEntries, type MapTile } from '@console/contract-industry';
import { lockTurn } from '@console/ecology';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, TENANT } from '@console/node-kit/testing';
import { DAYS, fillDays, LIQUOR } from '../testing/fill-days.ts';
import { fillIndustries } from '../testing/fill-industries.ts';
import { runningIndustry, type RunningIndustry } from '../testing/running-industry.ts';

const AUTHORITIES = ['hysjk_gn_view_marketData'];
const { path } = industryEntries.industryMap;

let industry: RunningIndustry;
beforeAll(async () => {
  industry = await runningIndustry();
  await fillIndustries(industry);
  await fillDays(industry);
}, 60_000);
afterAll(() => industry.stop());

interface Map {
  readonly tiles: readonly MapTile[];
  readonly poolName: string | null;
  readonly since: string | null;
  readonly asOf: string | null;
}
const map = async (query: string, session: object = {}): Promise<Map> =>
  (await industry.call('GET', `${path}?${query}`, { session: { authorities: AUTHORITIES, ...session } })).body
    .result as Map;

describe('the market map', () => {
  it('has the industries of a level by market value, each the sum over its companies', async () => {
    const { tiles, asOf, since, poolName } = await map('level=2');
    expect([since, asOf, poolName]).toEqual([DAYS[3], DAYS[4], null]);
    const liquor = tiles.find(({ industryId }) => industryId === LIQUOR.id);
    // 贵州茅台 15,000, 五粮液 120 × 40, 招商银行 41 × 100, 百%分_百 400.
    expect(liquor).toMatchObject({
      name: '酒类',
      parentName: '大消费',
      corpId: null,
      totalCapital: 24_300,
      corpNum: 4,
      memberNum: 4,
    });
    expect(tiles.map(({ totalCapital }) => totalCapital ?? 0)).toEqual(
      tiles.map(({ totalCapital }) => totalCapital ?? 0).sort((one, other) => other - one),
    );
    // An industry without companies has no size, and no tile.
    expect(tiles.map(({ name }) => name)).not.toContain('50%_折扣');
  });

  it('has of how many members each figure is made, and their share of the market value', async () => {
    const { tiles } = await map('level=2');
    const liquor = tiles.find(({ industryId }) => industryId === LIQUOR.id);
    expect(liquor?.capitalShare).toBe(1);
    // 百%分_百 has no index of preference, nor PE.
    expect(liquor?.coverage.preference).toMatchObject({ corpNum: 3, memberNum: 4 });
    expect(liquor?.coverage.preference.capitalShare).toBeCloseTo(23_900 / 24_300, 12);
  });

  it('ranks PE within the chosen years', async () => {
    const ranks = await Promise.all(
      ['0', '10'].map(async (years) =>
        (await map(`level=2&years=${years}`)).tiles.find(({ industryId }) => industryId === LIQUOR.id),
      ),
    );
    expect(ranks.map((tile) => tile?.pePercentile)).toEqual([expect.any(Number), expect.any(Number)]);
  });

  it('shows a pool that has just changed', async () => {
    const before = (await map('level=1')).tiles.length;
    await industry.data.database.transaction(async (manager) => {
      await lockTurn(manager, TENANT);
      await manager.query(`DELETE FROM ${tableName('ecology', 'membership')} WHERE industry_id = 43`);
    });
    expect((await map('level=1')).tiles).toHaveLength(before - 1);
  });

  it('has no change over a span longer than the data, and no rotation of a few days', async () => {
    const [tile] = (await map('level=2&span=20')).tiles;
    expect(tile).toMatchObject({ change: null, strength: null, momentum: null });
  });

  it('has the members of a pool, each with its company', async () => {
    const { tiles, poolName } = await map('pool=13');
    expect(poolName).toBe('白酒');
    expect(tiles.map(({ corpId, code, totalCapital }) => [corpId, code, totalCapital])).toEqual([
      [101, '600519', 15_000],
      [102, '000858', 4800],
    ]);
    // 五粮液 fell from 125 to 120.
    expect(tiles[1]?.change).toBeCloseTo(120 / 125 - 1, 9);
    expect(tiles.map(({ memberNum }) => memberNum)).toEqual([1, 1]);
  });

  it('is empty for a classification without industries', async () => {
    expect(await map('type=etf&level=3')).toEqual({ tiles: [], poolName: null, since: null, asOf: null });
    expect((await map('level=1', { tenantId: OTHER_TENANT })).tiles.map(({ name }) => name)).toEqual([
      '大消费',
    ]);
  });

  it('is refused for another tenant’s pool, without the authority, and for a span that is not offered', async () => {
    const status = async (query: string, authorities = AUTHORITIES): Promise<number> =>
      (await industry.call('GET', `${path}?${query}`, { session: { authorities } })).status;
    expect([
      await status('pool=91'),
      await status('level=1', ['hysjk_gn']),
      await status('span=7'),
      await status('level=4'),
    ]).toEqual([404, 403, 400, 400]);
  });
});
