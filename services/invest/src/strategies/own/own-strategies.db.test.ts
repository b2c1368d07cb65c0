import { investEntries } from '@console/contract-invest';
import { platformInvestCalls, type OutputOf, type OwnStrategy, type Session } from '@console/contract-core';
import { businessDate } from '@console/market/read';
import { tableName } from '@console/node-kit/database';
import { insertFacts, insertRows, OTHER_TENANT, TENANT, type Answer } from '@console/node-kit/testing';
import { runningInvest, type RunningInvest } from '../../testing/running-invest.ts';
import { FOUR_DAYS, MAOTAI } from '../testing/four-days.ts';
import { insertDays } from '../testing/stored-days.ts';
import { insertStrategy, styleOf } from '../testing/stored-strategies.ts';

const { researchOfCompany } = investEntries;
const { ownStrategies } = platformInvestCalls;
const OWNER = 7;

let invest: RunningInvest;
let strategyId: number;
let stopped: number;
let fresh: number;
beforeAll(async () => {
  invest = await runningInvest();
  const { database } = invest.data;
  const own = { type: 2, createdBy: OWNER } as const;
  stopped = await insertStrategy(database, {
    ...own,
    name: '已停',
    stoppedAt: '2026-06-20 09:00:00',
    createdAt: '2026-06-19 10:00:00',
  });
  strategyId = await insertStrategy(database, { ...own, name: '四日', startDate: '2026-06-29' });
  await insertDays(database, strategyId, FOUR_DAYS);
  fresh = await insertStrategy(database, { ...own, name: '新发', createdAt: '2026-06-10 10:00:00' });
  await insertStrategy(database, { ...own, name: '已删', removed: true });
  await insertStrategy(database, { name: '同事', createdBy: 8 });
  await insertStrategy(database, { name: '他租', createdBy: OWNER, tenantId: OTHER_TENANT });
  await insertFacts(database, 'index_profile', [
    {
      index_code: '000300',
      name: '沪深300',
      sample: '样本',
      weighting: '市值',
      base_date: '2005-01-04',
      base_level: 1000,
    },
  ]);
  const bar = (trade_date: string, close: number) => ({
    index_code: '000300',
    trade_date,
    close,
    pre_close: close,
    open: close,
    high: close,
    low: close,
  });
  await insertFacts(database, 'index_bar', [bar('2026-06-29', 4000), bar('2026-07-02', 3920)]);
}, 60_000);
afterAll(() => invest.stop());

async function ask(path: string, session: Partial<Session> = {}): Promise<Answer> {
  const token = await invest.service.signIn({ authorities: ['tzgl_view'], userId: OWNER, ...session });
  return invest.service.send(path, { token });
}
const own = async (query = '', session: Partial<Session> = {}): Promise<OwnStrategy[]> =>
  (await ask(`${ownStrategies.path}${query}`, session)).body.result as OwnStrategy[];

describe('the strategies of the caller', () => {
  it('are those that they published, running ones first, then the newest', async () => {
    expect((await own()).map(({ strategyId: id }) => id)).toEqual([fresh, strategyId, stopped]);
    expect((await own('?size=1')).map(({ strategyId: id }) => id)).toEqual([fresh]);
    expect(await own('', { userId: 99 })).toEqual([]);
    expect((await own('', { tenantId: OTHER_TENANT })).map(({ strategyName }) => strategyName)).toEqual([
      '他租',
    ]);
  });

  it('have the return of their newest day, the whole one, and what it is over the first index’s', async () => {
    const found = (await own()).find((each) => each.strategyId === strategyId);
    expect(found).toEqual({
      strategyId,
      strategyName: '四日',
      strategyType: 2,
      status: 1,
      reportDate: '2026-07-02',
      dayReturn: expect.closeTo(100_747_686 / 101_613_190 - 1, 12),
      totalReturn: 0.007477,
      excessReturn: expect.closeTo(0.007477 - (3920 / 4000 - 1), 12),
      benchmarkName: '沪深300',
      rebalancedOn: '2026-07-02',
      failed: null,
    });
  });

  it('have no figures before their first day', async () => {
    const found = (await own()).find((each) => each.strategyId === fresh);
    expect(found).toMatchObject({
      reportDate: null,
      dayReturn: null,
      totalReturn: null,
      excessReturn: null,
      rebalancedOn: null,
    });
  });

  it('say which day could not be posted, and why; not of one that was stopped', async () => {
    const { database } = invest.data;
    const date = await businessDate(database);
    const failed = (id: number) => ({
      id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
      tenant_id: TENANT,
      name: 'invest.rebalance',
      payload: JSON.stringify({ strategyId: id, date }),
      payload_hash: 'f'.repeat(64),
      unique_key: `rebalance:${id}:${date}`,
      state: 'failed',
      max_attempts: 1,
      submitted_at: '2026-07-02 18:00:00',
      due_at: '2026-07-02 18:00:00',
      error: '行情缺失',
    });
    await insertRows(database, tableName('invest', 'job'), [failed(fresh), failed(stopped)]);
    const found = new Map((await own()).map((each) => [each.strategyId, each.failed]));
    expect(found.get(fresh)).toEqual({ date, reason: '行情缺失' });
    expect([found.get(strategyId), found.get(stopped)]).toEqual([null, null]);
  });
});

describe('the research of a company', () => {
  const of = (corpId: number, session: Partial<Session> = {}): Promise<Answer> =>
    ask(`${researchOfCompany.path}?corpId=${corpId}`, session);

  it('has the strategies that hold it and the user pools that have it', async () => {
    const styleId = await styleOf(invest.data.database, TENANT, '价值');
    await insertRows(invest.data.database, tableName('invest', 'style_pin'), [
      { tenant_id: TENANT, style_id: styleId, code: MAOTAI, pinned_by: 7, pinned_at: '2026-07-01 10:00:00' },
    ]);
    const found = (await of(101)).body.result as OutputOf<typeof researchOfCompany>;
    expect(found.strategies).toEqual([
      {
        strategyId,
        strategyName: '四日',
        strategyType: 2,
        status: 1,
        reportDate: '2026-07-02',
        heldNum: 300,
        realityWeight: 45_000_000 / 100_747_686,
      },
    ]);
    expect(found.styles.filter(({ user }) => user)).toEqual([
      { styleId, styleName: '价值', system: expect.any(Boolean), user: true },
    ]);
    const other = (await of(102)).body.result as OutputOf<typeof researchOfCompany>;
    expect([other.strategies, other.styles.filter(({ user }) => user)]).toEqual([[], []]);
  });

  it('is the tenant’s own: the same stock of another has none of it', async () => {
    const theirs = { tenantId: OTHER_TENANT, userId: 9 };
    const found = (await of(201, theirs)).body.result as OutputOf<typeof researchOfCompany>;
    expect([found.strategies, found.styles.filter(({ user }) => user)]).toEqual([[], []]);
    expect((await of(101, theirs)).status).toBe(404);
  });
});
