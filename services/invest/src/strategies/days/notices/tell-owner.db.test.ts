import { tableName } from '@console/node-kit/database';
import { TENANT } from '@console/node-kit/testing';
import { StrategyDays } from '../posting/strategy-days.ts';
import { OWNER, strategyMarket, type StrategyMarket } from '../testing/strategy-market.ts';

let market: StrategyMarket;
beforeAll(async () => {
  market = await strategyMarket();
}, 60_000);
afterAll(() => market.drop());

const clock = { now: () => Date.parse('2026-07-02T10:00:00Z') };
const day = (at: number): string => market.bars.dates.at(at) ?? '';
/** Each of these has something happen to it, but for the last. */
const [GONE, FLAGGED, HALTED, RISEN, QUIET] = ['600002', '600006', '600009', '600010', '600012'];
const WEIGHTS = [GONE, FLAGGED, HALTED, RISEN, QUIET].map((code) => [`${code}.SH`, '0.1500'] as const);

/** Changes the bars of a stock from a day on; its id is the end of its code. */
const change = (code = '', set: string, from: string) =>
  market.data.database.query(
    `UPDATE ${tableName('market', 'daily_bar')} SET ${set} WHERE security_id = ? AND trade_date >= ?`,
    [Number(code) - 600_000, from],
  );

interface Told {
  readonly user_id: number;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly created_at: string;
}
const notices = () =>
  market.data.database.query<Told[]>(
    `SELECT user_id, title, text, link, created_at FROM ${tableName('access', 'notice')} ORDER BY id`,
  );

it('tells once of each holding that is delisted, flagged, long suspended or drifts from its target', async () => {
  await market.data.database.query(
    `UPDATE ${tableName('market', 'security')} SET delist_date = ? WHERE code = ?`,
    [day(-2), GONE],
  );
  await change(FLAGGED, 'st = 1', day(-5));
  await change(HALTED, 'suspended = 1', day(-15));
  // It doubles within a day, and its reference price is what it closed at.
  await change(RISEN, 'open = 2 * open, close = 2 * close', day(-8));
  await change(RISEN, 'pre_close = 2 * pre_close', day(-7));
  const id = await market.publish({
    startDate: day(-18),
    name: '守望',
    type: 2,
    stockQuantity: null,
    weights: WEIGHTS,
    adjustFrequency: 4,
  });
  const days = new StrategyDays({
    database: market.data.database,
    store: market.store,
    clock,
    codeVersion: '1',
  });
  const key = { tenantId: TENANT, strategyId: id };
  await days.postThrough(key, day(-9));
  await days.postThrough(key, day(-1));
  const told = await notices();
  expect(told.map(({ title, text }) => [title, text])).toEqual([
    [
      titleOn(day(-8)),
      expect.stringMatching(/^股票10 600010.SH 实际权重 2\d\.\d\d%，目标 15.00%，偏离超过 3.75%$/),
    ],
    [titleOn(day(-6)), '股票9 600009.SH 已连续停牌 10 个交易日'],
    [titleOn(day(-5)), '股票6 600006.SH 被实施风险警示（ST）'],
    [titleOn(day(-2)), '股票2 600002.SH 已退市，按最后收盘价结清'],
  ]);
  expect(told[0]).toMatchObject({
    user_id: OWNER,
    link: `/investment/strategy/strategydetail?strategyId=${id}&strategyType=2&from=strategy`,
    created_at: '2026-07-02 18:00:00',
  });
});

const titleOn = (date: string): string => `策略“守望” ${date} 有 1 项持仓变动需要关注`;
