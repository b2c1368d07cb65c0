import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableName } from '@console/node-kit/database';
import { RUN_TYPESCRIPT, TENANT } from '@console/node-kit/testing';
import type { DayResult } from '@console/quant';
import { BENCHMARK } from '../../../testing/fill-bars.ts';
import { MarketDays } from '../../days/market/market-days.ts';
import { StrategyDays } from '../../days/posting/strategy-days.ts';
import { readStrategy } from '../../days/posting/strategy-row.ts';
import { strategyMarket, type StrategyMarket } from '../../days/testing/strategy-market.ts';
import { readDayResults } from '../../records/read-day-results.ts';
import { universeHash, type SealParts, type StrategySeal } from '../../seal.ts';
import { runSimulation, type SimulationOutcome } from './run-simulation.ts';

let market: StrategyMarket;
beforeAll(async () => {
  market = await strategyMarket(160);
}, 60_000);
afterAll(() => market.drop());
afterEach(() => market.empty());

const clock = { now: () => Date.parse('2026-07-02T10:00:00Z') };
const day = (at: number): string => market.bars.dates.at(at) ?? '';
const WEIGHTS = [
  ['600002.SH', '0.3000'],
  ['600005.SH', '0.2500'],
  ['600009.SH', '0.2000'],
] as const;
const REVERSAL: NonNullable<SealParts['factor']> = {
  factorId: 1,
  version: 1,
  name: '反转',
  graph: {
    output: 'change',
    nodes: [
      { id: 'close', kind: 'indicator', ref: 'daily_bar.close@1', params: {}, inputs: [] },
      { id: 'change', kind: 'rule', ref: '6', params: { kind: 'ratio', n: 5 }, inputs: ['close'] },
    ],
  },
};

/** The days of a strategy as workers post them, and its seal. */
async function posted(parts: Partial<SealParts>): Promise<readonly [readonly DayResult[], StrategySeal]> {
  const { database } = market.data;
  const id = await market.publish({ startDate: day(-90), ...parts });
  const days = new StrategyDays({ database, store: market.store, clock, codeVersion: '1' });
  await days.postThrough({ tenantId: TENANT, strategyId: id }, day(-1));
  const strategy = await readStrategy(database, TENANT, id);
  if (strategy === null) throw new Error('no strategy');
  return [await readDayResults(database, id), strategy.seal];
}

const simulated = (seal: StrategySeal, signal?: AbortSignal): Promise<SimulationOutcome> =>
  runSimulation(
    { tenantId: TENANT, seal, endDate: day(-1), benchmark: BENCHMARK },
    { database: market.data.database, store: market.store, market: new MarketDays(market.data.database) },
    { ...(signal && { signal }) },
  );

/** With as many shares tradable as were traded: how many the market would have let an order trade is not stored. */
const comparable = (days: readonly DayResult[]): unknown =>
  days.map(({ orders, ...rest }) => ({
    ...rest,
    orders: orders.map((entry) => ({ ...entry, tradable: entry.shares })),
  }));

it.each<[string, Partial<SealParts>]>([
  ['a system strategy', {}],
  ['one that is rebalanced daily', { adjustFrequency: 1 }],
  ['a user strategy', { type: 2, stockQuantity: null, weights: WEIGHTS, adjustFrequency: 3 }],
  ['an intelligent strategy', { type: 3, factor: REVERSAL, weighting: 'inverseVolatility' }],
])('has the days that workers post of %s', async (_, parts) => {
  const [days, seal] = await posted(parts);
  const outcome = await simulated(seal);
  expect(days).toHaveLength(90);
  expect(days.flatMap(({ orders }) => orders).length).toBeGreaterThan(3);
  expect(comparable(outcome.days)).toEqual(comparable(days));
  const { report } = days.at(-1) as DayResult;
  expect(outcome.report).toMatchObject({
    assets: Number(report.assets) / 100,
    cash: Number(report.cash) / 100,
    performance: { firstDate: day(-90), lastDate: day(-1), benchmark: BENCHMARK },
  });
  expect(outcome.report.returns.content.at(-1)).toEqual({
    reportDate: day(-1),
    earningRate: Number(report.earningRate) / 1e6,
  });
  expect(outcome.report.performance.performance.totalReturn).toBeCloseTo(Number(report.earningRate) / 1e6, 5);
  expect((await simulated(seal)).resultHash).toBe(outcome.resultHash);
});

it('has the numbers of the command', async () => {
  const [, seal] = await posted({
    type: 2,
    stockQuantity: null,
    weights: WEIGHTS,
    initialCapital: 20_000_000,
  });
  const outcome = await simulated(seal);
  const folder = await mkdtemp(join(tmpdir(), 'simulate-'));
  try {
    await writeMarket(folder);
    const strategy = join(folder, 'strategy.json');
    const weights = Object.fromEntries(WEIGHTS.map(([code, weight]) => [code, Number(weight)]));
    await writeFile(
      strategy,
      JSON.stringify({
        initialCapital: seal.initialCapital,
        start: day(-90),
        end: day(-1),
        frequency: seal.adjustFrequency,
        weights,
      }),
    );
    const main = join(import.meta.dirname, '../../../../../../libs/quant/src/cli/main.ts');
    const args = [
      '--import',
      RUN_TYPESCRIPT,
      main,
      'simulate',
      '--data',
      folder,
      '--strategy',
      strategy,
      '--json',
    ];
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
    expect(stderr).toBe('');
    const found = JSON.parse(stdout) as CommandOutput;
    expect(found.days.map(({ date, cash, assets }) => [date, cash, assets])).toEqual(
      outcome.days.map(({ report }) => [report.date, text(report.cash), text(report.assets)]),
    );
    expect(found.orders).toMatchObject(
      outcome.days.flatMap(({ orders }) =>
        orders.map((order) => ({
          date: order.date,
          code: order.code,
          side: order.side,
          wanted: Number(order.wanted),
          shares: Number(order.shares),
          price: order.price === null ? null : text(order.price),
          amount: text(order.amount),
          commission: text(order.commission),
          reason: order.reason,
        })),
      ),
    );
    expect(new Set(found.orders.map(({ reason }) => reason)).size).toBeGreaterThan(1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('ends when it is cancelled', async () => {
  const [, seal] = await posted({});
  const cancelled = AbortSignal.abort();
  await expect(simulated(seal, cancelled)).rejects.toBe(cancelled.reason);
});

it('says on which day there is nothing to choose', async () => {
  const [, seal] = await posted({});
  const universe = universeHash([]);
  await market.data.database.query(
    `INSERT INTO ${tableName('invest', 'strategy_universe')} (tenant_id, hash, codes) VALUES (?, ?, '[]')`,
    [TENANT, universe],
  );
  await expect(simulated({ ...seal, universe })).rejects.toThrow(`${day(-90)} 没有可选的股票`);
});

interface CommandOutput {
  readonly days: readonly { readonly date: string; readonly cash: string; readonly assets: string }[];
  readonly orders: readonly { readonly reason: string | null }[];
}

const text = (cents: bigint): string => (Number(cents) / 100).toFixed(2);

/** Writes the market's securities and bars as the command reads them. */
async function writeMarket(folder: string): Promise<void> {
  const { database } = market.data;
  const securities = await database.query<Record<string, string | null>[]>(
    `SELECT CONCAT(code, '.', exchange) AS code, board, list_date, delist_date FROM ${tableName('market', 'security')}`,
  );
  const bars = await database.query<Record<string, string | number | null>[]>(
    `SELECT b.trade_date, CONCAT(s.code, '.', s.exchange) AS code, b.open, b.close, b.pre_close, b.amount,
       b.suspended, b.st
     FROM ${tableName('market', 'daily_bar')} b JOIN ${tableName('market', 'security')} s ON s.id = b.security_id`,
  );
  const csv = (head: string, rows: readonly Record<string, unknown>[]): string =>
    [head, ...rows.map((row) => Object.values(row).map(String).join(','))].join('\n').replaceAll('null', '');
  await writeFile(join(folder, 'securities.csv'), csv('code,board,listedDate,delistedDate', securities));
  await writeFile(join(folder, 'bars.csv'), csv('date,code,open,close,preClose,amount,suspended,st', bars));
}
