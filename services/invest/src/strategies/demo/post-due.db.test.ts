import { tableName } from '@console/node-kit/database';
import { TENANT } from '@console/node-kit/testing';
import { queries } from '../../queries.ts';
import { StrategyDays } from '../days/posting/strategy-days.ts';
import { readStrategy } from '../days/posting/strategy-row.ts';
import { replayDays } from '../days/replay/replay-days.ts';
import { strategyMarket, type StrategyMarket } from '../days/testing/strategy-market.ts';
import { postDue } from './post-due.ts';

let market: StrategyMarket;
beforeAll(async () => {
  market = await strategyMarket();
}, 60_000);
afterAll(() => market.drop());

const day = (at: number): string => market.bars.dates.at(at) ?? '';
const clock = { now: () => Date.parse('2026-07-02T10:00:00Z') };
const strategyDays = () =>
  new StrategyDays({
    database: market.data.database,
    store: market.store,
    clock,
    codeVersion: '1',
    tells: false,
  });
/** Makes a day the business date, as an import that completes it. */
const complete = (date: string) =>
  market.data.database.query(
    `UPDATE ${tableName('market', 'snapshot')} SET as_of = ? WHERE table_name = 'daily_bar'`,
    [date],
  );
const FACTOR = {
  factorId: 1,
  version: 1,
  name: '市盈率',
  graph: {
    output: 'f',
    nodes: [{ id: 'f', kind: 'indicator', ref: 'daily_bar.pe_ttm@1', params: {}, inputs: [] }],
  },
} as const;

it('moves every running strategy on by the days that came, and their chains hold', async () => {
  const { database } = market.data;
  await complete(day(-6));
  const startDate = day(-9);
  const weights = [['600006.SH', '0.4000']] as const;
  const ids = [
    await market.publish({ startDate }),
    await market.publish({ startDate, type: 2, stockQuantity: null, weights }),
    await market.publish({ startDate, type: 3, factor: FACTOR, weighting: 'equal' }),
  ];
  const stopped = await market.publish({ startDate });
  expect(await postDue(database, strategyDays())).toEqual({ strategies: 4, days: 4 * 4 });
  await database.query(`UPDATE ${tableName('invest', 'strategy')} SET status = 0 WHERE id = ?`, [stopped]);

  await complete(day(-1));
  expect(await postDue(database, strategyDays())).toEqual({ strategies: 3, days: 3 * 5 });
  expect(await postDue(database, strategyDays())).toEqual({ strategies: 3, days: 0 });
  const rows = await queries(database)
    .selectFrom('invest.strategy')
    .select(['id', 'last_date'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    ...ids.map((id) => ({ id, last_date: day(-1) })),
    { id: stopped, last_date: day(-6) },
  ]);
  for (const id of ids) {
    const strategy = await readStrategy(database, TENANT, id);
    if (strategy === null) throw new Error('no strategy');
    expect(await replayDays(strategy, { database, days: strategyDays() })).toEqual({
      days: 9,
      difference: null,
    });
  }
});
