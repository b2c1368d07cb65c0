import { investTables, type StrategyRow } from '@console/contract-invest';
import type { Page, Session } from '@console/contract-core';
import { OTHER_TENANT } from '@console/node-kit/testing';
import { runningInvest, type RunningInvest } from '../../testing/running-invest.ts';
import { insertStrategy } from '../testing/stored-strategies.ts';

let invest: RunningInvest;
let ids: readonly number[];
beforeAll(async () => {
  invest = await runningInvest();
  const { database } = invest.data;
  ids = [
    await insertStrategy(database, {
      name: '甲',
      styleName: '成长',
      createdBy: 7,
      createdAt: '2026-06-01 10:00:00',
      newest: { date: '2026-07-02', assets: 110_000_050, earningRate: '0.100001', statisDays: 21 },
    }),
    await insertStrategy(database, {
      name: '乙',
      styleName: '价值',
      type: 2,
      createdBy: 8,
      createdAt: '2026-06-02 10:00:00',
      newest: { date: '2026-07-01', assets: 90_000_000, earningRate: '-0.100000', statisDays: 20 },
      stoppedAt: '2026-07-01 18:00:00',
    }),
    await insertStrategy(database, { name: '甲二', styleName: '成长', createdAt: '2026-06-03 10:00:00' }),
  ];
  await insertStrategy(database, { name: '没了', removed: true });
  await insertStrategy(database, { name: '他的', tenantId: OTHER_TENANT });
}, 60_000);
afterAll(() => invest.stop());

const page = async (query: object = {}, session: Partial<Session> = {}): Promise<Page<StrategyRow>> => {
  const token = await invest.service.signIn({ authorities: ['tzgl_view'], ...session });
  const given = new URLSearchParams({ ...query });
  const { status, body } = await invest.service.send(`${investTables.strategyList.path}?${given}`, { token });
  expect(status).toBe(200);
  return body.result as Page<StrategyRow>;
};
const names = async (query: object = {}, session: Partial<Session> = {}): Promise<readonly string[]> =>
  (await page(query, session)).content.map(({ strategyName }) => strategyName);

describe('the list of strategies', () => {
  it('has the figures of the newest day, the last created first', async () => {
    const { content, totalElements } = await page();
    expect(totalElements).toBe(3);
    expect(content.map(({ strategyName }) => strategyName)).toEqual(['甲二', '乙', '甲']);
    expect(content.at(-1)).toEqual({
      strategyId: ids[0],
      styleId: expect.any(Number),
      version: 1,
      mine: true,
      strategyName: '甲',
      earningRate: 0.100001,
      statisDays: 21,
      assets: 1_100_000.5,
      initialCapital: 1_000_000,
      strategyType: 1,
      status: 1,
      styleName: '成长',
      reportDate: '2026-07-02',
      startDate: '2026-06-01',
      endTime: null,
      createdTime: '2026-06-01 10:00:00',
      createdUser: '陈思远',
    });
    expect(content[0]).toMatchObject({ assets: null, earningRate: null, statisDays: 0, mine: false });
  });

  it('is filtered by part of the name, type, status, style and author', async () => {
    expect(await names({ search: '甲' })).toEqual(['甲二', '甲']);
    expect(await names({ strategyType: '2' })).toEqual(['乙']);
    expect(await names({ status: '0' })).toEqual(['乙']);
    expect(await names({ mine: '1' })).toEqual(['甲']);
    const growth = (await page({ search: '甲二' })).content[0]?.styleId;
    expect(await names({ styleId: growth })).toEqual(['甲二', '甲']);
  });

  it('is sorted by each of its sortable columns, missing figures last', async () => {
    expect(await names({ sort: 'earningRate,ASC' })).toEqual(['乙', '甲', '甲二']);
    expect(await names({ sort: 'assets,DESC' })).toEqual(['甲', '乙', '甲二']);
    for (const { key, sortable } of investTables.strategyList.columns)
      if (sortable) expect(await names({ sort: `${key},ASC` })).toHaveLength(3);
  });

  it('is the tenant’s own', async () => {
    expect(await names({}, { tenantId: OTHER_TENANT, userId: 9 })).toEqual(['他的']);
  });
});
