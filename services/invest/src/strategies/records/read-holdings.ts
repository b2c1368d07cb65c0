import { GAP_TITLES, type investTables } from '@console/contract-invest';
import type { RowOf } from '@console/contract-core';
import type { Querying } from '@console/node-kit/queries';
import { queries } from '../../queries.ts';
import { namedStocks, type NamedStock } from '../named-stocks.ts';
import { yuanOf, yuanOrNull } from '../yuan-of.ts';
import { newestPicks } from './newest-picks.ts';

export type HoldingRow = RowOf<typeof investTables.strategyHoldings>;

/** A strategy's close. */
export interface Close {
  readonly tenantId: string;
  readonly strategyId: number;
  readonly date: string;
}

/** Stocks at a close, beside those that are held. */
export interface Further {
  /** Those that were sold on the day. */
  readonly sold: boolean;
}

/**
 * The stocks at a close: held, and wished by the last signal and not to be had. A date without a day has none.
 */
export async function readHoldings(
  database: Querying,
  close: Close,
  { sold }: Further,
): Promise<readonly HoldingRow[]> {
  const { strategyId, date, tenantId } = close;
  const [day, holdings, gaps, left, signal] = await Promise.all([
    dayOf(database, close),
    holdingsOf(database, strategyId, date),
    gapsOf(database, close),
    sold ? leftOn(database, close) : [],
    newestPicks(database, strategyId, date),
  ]);
  if (day === undefined) return [];
  const picks = new Map(signal?.picks.map((pick) => [pick.code, pick]));
  const held = new Set(holdings.map(({ code }) => code));
  const gone = new Map(left.filter(({ code }) => !held.has(code)).map((row) => [row.code, row]));
  const absent = [...new Set([...gone.keys(), ...gaps.keys()])].filter((code) => !held.has(code));
  const stocks = await namedStocks(database, tenantId, [...held, ...absent]);
  const common = (code: string) => ({
    ...nameOf(stocks, code),
    id: `${strategyId}-${date}-${code}`,
    date,
    styleIndex: picks.get(code)?.styleIndex ?? null,
    gap: gaps.get(code) ?? [],
  });
  return [
    ...holdings.map((row) => ({ ...common(row.code), ...figuresOf(row, Number(day.assets)) })),
    ...absent.map((code) => ({
      ...common(code),
      ...NOTHING,
      heldNumLast: Number(gone.get(code)?.shares ?? 0),
      heldNumChange: 0 - Number(gone.get(code)?.shares ?? 0),
      stockCapitalStart: yuanOf(gone.get(code)?.value ?? 0),
      fullPositionWeight: Number(picks.get(code)?.weight ?? 0),
    })),
  ];
}

const NOTHING = {
  close: null,
  open: null,
  heldNum: 0,
  stockCapitalEnd: 0,
  positionIndex: null,
  realityWeight: 0,
};

type StoredHolding = Awaited<ReturnType<typeof holdingsOf>>[number];

function figuresOf(row: StoredHolding, assets: number) {
  return {
    close: yuanOf(row.close),
    open: yuanOrNull(row.open),
    heldNum: Number(row.shares),
    heldNumLast: Number(row.shares) - Number(row.shares_change),
    heldNumChange: Number(row.shares_change),
    stockCapitalStart: yuanOf(row.value_before),
    stockCapitalEnd: yuanOf(row.value),
    fullPositionWeight: Number(row.full_weight),
    positionIndex: Number(row.position_index),
    realityWeight: Number(row.value) / assets,
  };
}

const nameOf = (stocks: ReadonlyMap<string, NamedStock>, stockCode: string) => ({
  corpId: stocks.get(stockCode)?.corpId ?? null,
  corpName: stocks.get(stockCode)?.corpName ?? stockCode,
  stockCode,
});

const dayOf = (database: Querying, { strategyId, date }: Close) =>
  queries(database)
    .selectFrom('invest.strategy_day')
    .select('assets')
    .where('strategy_id', '=', strategyId)
    .where('report_date', '=', date)
    .executeTakeFirst();

const holdingsOf = (database: Querying, strategyId: number, date: string) =>
  queries(database)
    .selectFrom('invest.strategy_holding')
    .selectAll()
    .where('strategy_id', '=', strategyId)
    .where('report_date', '=', date)
    .execute();

/** What was held at the close before. */
async function leftOn(database: Querying, { strategyId, date }: Close) {
  const before = await queries(database)
    .selectFrom('invest.strategy_day')
    .select(({ fn }) => fn.max('report_date').as('date'))
    .where('strategy_id', '=', strategyId)
    .where('report_date', '<', date)
    .executeTakeFirst();
  return before?.date ? holdingsOf(database, strategyId, before.date) : [];
}

/** The causes of each gap in words, with their shares. */
async function gapsOf(
  database: Querying,
  { strategyId, date }: Close,
): Promise<ReadonlyMap<string, HoldingRow['gap']>> {
  const rows = await queries(database)
    .selectFrom('invest.strategy_gap')
    .select(['code', 'causes'])
    .where('strategy_id', '=', strategyId)
    .where('report_date', '=', date)
    .execute();
  return new Map(rows.map(({ code, causes }) => [code, inWords(JSON.parse(causes) as Causes)]));
}

type Causes = Readonly<Partial<Record<keyof typeof GAP_TITLES, string>>>;

function inWords(causes: Causes): HoldingRow['gap'] {
  const known = Object.entries(GAP_TITLES) as [keyof typeof GAP_TITLES, string][];
  return known.flatMap(([cause, title]) => {
    const shares = causes[cause];
    return shares === undefined ? [] : [{ cause: title, shares: Number(shares) }];
  });
}
