import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ecologyMigrations } from '@console/ecology';
import { openPanelStore, type PanelStore } from '@console/market/panels';
import { MARKET_MIGRATIONS } from '@console/market/testing';
import { tableName } from '@console/node-kit/database';
import { noticeMigration } from '@console/node-kit/notices';
import { insertRows, scratchData, TENANT, type ScratchData } from '@console/node-kit/testing';
import { seededRandom } from '@console/quant';
import { entities } from '../../../entities.ts';
import { migrations } from '../../../migrations.ts';
import { addLoad, fillBars, type Bars } from '../../../testing/fill-bars.ts';
import { sealOf, type SealParts } from '../../seal.ts';
import { keepUniverse } from '../../universes.ts';

/** The user who publishes. */
export const OWNER = 7;

/** A market in a database in which strategies run, with all that their signals are made of. */
export interface StrategyMarket {
  readonly data: ScratchData;
  readonly store: PanelStore;
  readonly bars: Bars;
  /** Publishes a strategy of the tenant on a day of the market; its id. */
  publish(parts: Partial<SealParts> & { readonly startDate: string }): Promise<number>;
  /** The rows of a table of the invest schema, in an order of their own. */
  rows(table: string, strategyId: number): Promise<readonly Record<string, unknown>[]>;
  /** Deletes what was published. */
  empty(): Promise<void>;
  drop(): Promise<void>;
}

const STYLE = {
  comparisonIndexIndustryWeight: 0,
  comparisonIndexCorpWeight: 0,
  zbphIndexWeight: 1,
  styleIndexWeight: 0.6,
  liquidityIndexWeight: 0.4,
};

/** Tables of strategies, in an order for deletion that no foreign key forbids. */
const TABLES = [
  ...['order', 'bill', 'holding', 'booking', 'gap', 'signal', 'risk', 'day', 'universe'].map(
    (name) => `strategy_${name}`,
  ),
  ...['strategy', 'job'],
];

export async function strategyMarket(days = 90): Promise<StrategyMarket> {
  const schemas = {
    access: [noticeMigration],
    market: MARKET_MIGRATIONS,
    ecology: ecologyMigrations,
    invest: migrations,
  };
  const data = await scratchData(schemas, entities);
  const { database } = data;
  const bars = await fillBars(database, { days });
  // Enough for orders of a million; the fifth stays thin.
  await database.query(
    `UPDATE ${tableName('market', 'daily_bar')} SET volume = 5000 * volume, amount = 5000 * amount
     WHERE security_id <> 5`,
  );
  await fillCapital(data, bars);
  await fillCompanies(data, bars.stocks);
  const directory = await mkdtemp(join(tmpdir(), 'panels-'));
  let published = 0;
  return {
    data,
    bars,
    store: openPanelStore({ database, directory }),
    publish: async (parts) => {
      published += 1;
      const seal = await sealParts(data, parts);
      return insertStrategy(data, { ...seal, name: parts.name ?? `策略${published}` });
    },
    rows: (table, id) =>
      database.query(`SELECT * FROM ${tableName('invest', table)} WHERE strategy_id = ? ORDER BY 1, 2, 3`, [
        id,
      ]),
    empty: async () => {
      for (const table of TABLES) await database.query(`DELETE FROM ${tableName('invest', table)}`);
      await database.query(`DELETE FROM ${tableName('access', 'notice')}`);
    },
    drop: async () => {
      await data.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function sealParts(
  data: ScratchData,
  parts: Partial<SealParts> & { readonly startDate: string },
): Promise<SealParts> {
  return {
    name: '',
    type: 1,
    style: { styleId: 1, styleName: '资金', ...STYLE },
    stockQuantity: 5,
    initialCapital: 1_000_000,
    adjustFrequency: 2,
    factor: null,
    weighting: null,
    weights: null,
    pins: [],
    universe: await keepUniverse(data.database, TENANT),
    codeVersion: 'test',
    ...parts,
  };
}

async function insertStrategy(data: ScratchData, parts: SealParts): Promise<number> {
  const { seal, sealHash } = sealOf(parts);
  const { insertId } = await data.database.query<{ insertId: number }>(
    `INSERT INTO ${tableName('invest', 'strategy')} (tenant_id, name, style_id, strategy_type, tmechanism,
       stock_quantity, initial_capital, adjust_frequency, status, start_date, seal, seal_hash, created_by, created_at,
       updated_at)
     VALUES (?, ?, 1, ?, '自适应', ?, ?, ?, 1, ?, ?, ?, ?, '2026-07-02 09:30:00', '2026-07-02 09:30:00')`,
    [
      ...[TENANT, parts.name, parts.type, parts.stockQuantity, parts.initialCapital * 100],
      ...[parts.adjustFrequency, parts.startDate, seal, sealHash, OWNER],
    ],
  );
  return insertId;
}

/** What capital prefers, so that every company has an index on every day. */
export async function fillCapital({ database }: ScratchData, { dates, stocks, close }: Bars): Promise<void> {
  const next = seededRandom(4);
  const cells = dates.flatMap((trade_date, date) =>
    [...Array(stocks).keys()]
      .filter((stock) => !Number.isNaN(close[date * stocks + stock]))
      .map((stock) => ({ trade_date, security_id: stock + 1 })),
  );
  const fill = (table: string, column: string, most: number): Promise<void> =>
    insertRows(
      database,
      tableName('market', table),
      cells.map((cell) => ({ ...cell, [column]: Math.round(next() * most * 1e6) / 1e6 })),
    );
  await fill('margin_trading', 'financing_balance', 1e6);
  await fill('connect_holding', 'held_capital_rate', 0.2);
  await fill('money_flow', 'main_trading_amount', 1e5);
  for (const table of ['margin_trading', 'connect_holding', 'money_flow'])
    await addLoad(database, table, dates.at(-1) ?? '');
}

/** A company of the tenant for every share, classified but for the last; and a style. */
export async function fillCompanies({ database }: ScratchData, stocks: number): Promise<void> {
  const at = '2026-01-05 09:00:00';
  const rest = { tenant_id: TENANT, created_at: at, updated_at: at };
  await insertRows(
    database,
    tableName('ecology', 'company'),
    Array.from({ length: stocks }, (_, stock) => ({
      ...rest,
      id: 100 + stock,
      security_id: stock + 1,
      status: stock < stocks - 1 ? 1 : 0,
    })),
  );
  await insertRows(database, tableName('invest', 'style'), [
    {
      ...rest,
      id: 1,
      name: '资金',
      comparison_index_industry_weight: 0,
      comparison_index_corp_weight: 0,
      zbph_index_weight: 1,
      style_index_weight: 0.6,
      liquidity_index_weight: 0.4,
      published_at: at,
    },
  ]);
}
