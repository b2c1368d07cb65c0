import { industryTables } from '@console/contract-industry';
import type { Page } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT } from '@console/node-kit/testing';
import { fillIndustries } from '../testing/fill-industries.ts';
import { runningIndustry, type RunningIndustry } from '../testing/running-industry.ts';

type Row = Readonly<Record<string, unknown>>;
const AUTHORITIES = ['hysjk_gn_view_information'];
const { path } = industryTables.industryPool;

let industry: RunningIndustry;
beforeAll(async () => {
  industry = await runningIndustry();
  await fillIndustries(industry);
  await industry.query(
    `UPDATE ${tableName('market', 'latest_quote')} q JOIN ${tableName('market', 'security')} s ON s.id = q.security_id
        SET q.pe = -3 WHERE s.code = '301001'`,
  );
}, 30_000);
afterAll(() => industry.stop());

const pool = async (query: string): Promise<Page<Row>> => {
  const answer = await industry.call('GET', `${path}?${query}`, { session: { authorities: AUTHORITIES } });
  return answer.body.result as Page<Row>;
};
const shown = ({ content }: Page<Row>): unknown[] =>
  content.map(({ no, corpId, stockCode, createdTime }) => [no, corpId, stockCode, createdTime]);

const { heavyStocks, industryPool, memberValuations } = industryTables;

it.each([industryPool, heavyStocks, memberValuations])(
  '$title has no PE of a loss-maker, and says so',
  async (entry) => {
    const session = { authorities: [...AUTHORITIES, 'hysjk_gn_view_marketData'] };
    const answer = await industry.call('GET', `${entry.path}?dataId=12`, { session });
    const { content } = answer.body.result as Page<Row>;
    const multiples = content.map(({ stockCode, pe, peWhy }) => [stockCode, pe, peWhy]);
    expect(multiples).toContainEqual(['301001', null, 'loss']);
    expect(multiples).toContainEqual(['600519', 25, null]);
  },
);

describe('the company pool', () => {
  it('lists the companies of the industry by code, with the time each joined', async () => {
    const found = await pool('dataId=13');
    expect(found.totalElements).toBe(2);
    expect(shown(found)).toEqual([
      [1, 102, '000858', '2026-03-03 10:00:00'],
      [2, 101, '600519', '2026-03-02 10:00:00'],
    ]);
  });

  it('has the newest quote and the Shenwan industries of each, sorted by any figure', async () => {
    const { content, asOf } = await pool('dataId=13&sort=totalCapital,DESC');
    expect(asOf).toBe('2026-07-02');
    expect(content).toMatchObject([
      {
        stockCode: '600519',
        date: '2026-07-02',
        close: 1500,
        changeRate: 0,
        totalCapital: 15_000,
        floatCapital: 15_000,
      },
      {
        stockCode: '000858',
        date: '2026-07-02',
        close: 120,
        changeRate: expect.closeTo(-0.04, 9) as number,
        totalCapital: 4_800,
        floatCapital: 3_600,
      },
    ]);
    expect(content.map(({ shenwan, pe, pb, ps }) => [shenwan, pe, pb, ps])).toEqual([
      ['食品饮料 / 白酒 / 白酒', 25, 8, 12],
      ['食品饮料 / 白酒 / 白酒', 16, 4, 5],
    ]);
  });

  it('has each company of those below once, since it joined the first; one that left and came back since then', async () => {
    expect(shown(await pool('dataId=12&sort=createdTime,ASC'))).toEqual([
      [1, 101, '600519', '2026-03-02 10:00:00'],
      [2, 102, '000858', '2026-03-03 10:00:00'],
      [3, 103, '600036', '2026-03-05 10:00:00'],
      [4, 111, '301001', '2026-03-06 10:00:00'],
    ]);
    const [rejoined] = (await pool('dataId=23')).content.filter(({ corpId }) => corpId === 104);
    expect(rejoined?.['createdTime']).toBe('2026-05-03 10:00:00');
  });

  it('counts on over its pages', async () => {
    expect(shown(await pool('dataId=12&size=3&page=1')).map((row) => (row as unknown[])[0])).toEqual([4]);
  });

  it.each(['/api/etf/', '/api/'])('is served below %s as well', async (prefix) => {
    const at = `${prefix}dataCorpIndustry/pageList?dataId=13`;
    const { body } = await industry.call('GET', at, { session: { authorities: AUTHORITIES } });
    expect((body.result as Page<Row>).totalElements).toBe(2);
  });

  it('is refused for a removed industry, to another tenant, and without the authority', async () => {
    const status = async (id: number, session: object): Promise<number> =>
      (await industry.call('GET', `${path}?dataId=${id}`, { session })).status;
    expect([
      await status(33, { authorities: AUTHORITIES }),
      await status(13, { authorities: AUTHORITIES, tenantId: OTHER_TENANT }),
      await status(13, { authorities: ['hysjk_gn'] }),
    ]).toEqual([404, 404, 403]);
  });
});
