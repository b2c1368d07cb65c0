import { createHash } from 'node:crypto';
import { barDays, newestLoad } from '@console/market/read';
import { firstRowFrom } from '@console/market/panels';
import { readArrays } from '@console/node-kit/queries';
import { decimalOf, type BarRow, type DividendRow, type Security } from '@console/quant';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { queries } from '../../../queries.ts';
import { centsOfYuan } from './cents-of-yuan.ts';

/** The tables that decide what the ledger meets on a day. */
const TABLES = ['daily_bar', 'security', 'dividend'] as const;

export interface MartSecurity extends Security {
  readonly id: number;
}

/** What days of the market are made of, beside the bars. */
export interface MarketReference {
  /** Changes with every load that may change a day. */
  readonly version: string;
  /** The newest load of any table. */
  readonly loadId: number;
  /** The days with bars, ISO, ascending. */
  readonly calendar: readonly string[];
  readonly securities: readonly MartSecurity[];
  /** The ids of the securities where they are only some of them. */
  readonly ids: readonly number[] | null;
  /** By the first day of the calendar that is not before the ex-date. */
  readonly dividends: ReadonlyMap<string, readonly DividendRow[]>;
}

export async function marketVersion(database: DataSource): Promise<string> {
  const rows = await queries(database)
    .selectFrom('market.snapshot')
    .select(['id', 'content_hash', 'started_at'])
    .where('table_name', 'in', TABLES)
    .where('status', 'in', ['loaded', 'undone'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16);
}

export async function readReference(database: DataSource): Promise<MarketReference> {
  const version = await marketVersion(database);
  const [loadId, calendar, securities, dividends] = await Promise.all([
    newestLoad(database),
    barDays(database, { from: null, to: null }),
    readSecurities(database),
    readDividends(database),
  ]);
  return { version, loadId, calendar, securities, ids: null, dividends: byEffectiveDay(dividends, calendar) };
}

const stockCode = sql<string>`CONCAT(s.code, '.', s.exchange)`;

/** Every share that ever existed, by id. */
function readSecurities(database: DataSource): Promise<MartSecurity[]> {
  return queries(database)
    .selectFrom('market.security as s')
    .select(['s.id', stockCode.as('code'), 's.board', 's.list_date as listed', 's.delist_date as delisted'])
    .orderBy('s.id')
    .execute();
}

/** The dividends that were carried out or have their day; rights are not among the mart's columns. */
async function readDividends(database: DataSource): Promise<DividendRow[]> {
  const rows = await queries(database)
    .selectFrom('market.dividend as d')
    .innerJoin('market.security as s', 's.id', 'd.security_id')
    .select([stockCode.as('code'), 'd.ex_date as exDate', 'd.cash_per_share as cash'])
    .select(['d.bonus_per_share as bonus', 'd.transfer_per_share as transfer'])
    .where('d.ex_date', 'is not', null)
    .where('d.progress', '=', '实施')
    .orderBy('d.security_id')
    .orderBy('d.report_period')
    .execute();
  return rows.map(({ code, exDate, cash, bonus, transfer }) => ({
    code,
    exDate: exDate ?? '',
    cashPerShare: decimalOf(cash ?? 0),
    bonusPerShare: decimalOf(bonus ?? 0),
    transferPerShare: decimalOf(transfer ?? 0),
    rightsPerShare: decimalOf(0),
  }));
}

function byEffectiveDay(
  dividends: readonly DividendRow[],
  calendar: readonly string[],
): ReadonlyMap<string, readonly DividendRow[]> {
  const byDay = new Map<string, DividendRow[]>();
  for (const dividend of dividends) {
    const day = calendar[firstRowFrom(calendar, dividend.exDate)];
    if (day === undefined) continue;
    const ofDay = byDay.get(day);
    if (ofDay) ofDay.push(dividend);
    else byDay.set(day, [dividend]);
  }
  return byDay;
}

type BarArray = readonly [
  date: string,
  securityId: number,
  open: number,
  close: number,
  preClose: number,
  amount: number,
  st: number,
];

/** A row of a stock that trades on the day. */
export interface DatedBar {
  readonly date: string;
  readonly securityId: number;
  readonly row: BarRow;
}

/** The rows of stocks that trade in a range of days, both ends included; of some securities, or of all for null. */
export async function readBars(
  database: DataSource,
  { from, to }: { readonly from: string; readonly to: string },
  ids: readonly number[] | null = null,
): Promise<readonly DatedBar[]> {
  const rows = tradingRows(database)
    .where('trade_date', '>=', from)
    .where('trade_date', '<=', to)
    .$if(ids !== null, (some) => some.where('security_id', 'in', ids ?? []));
  return (await readArrays<BarArray>(database, rows)).map(datedBar);
}

/** The codes of shares that trade under ST on a day and did not when they last traded before. */
export async function newlyFlagged(database: DataSource, date: string): Promise<ReadonlySet<string>> {
  const rows = await queries(database)
    .selectFrom('market.daily_bar as b')
    .innerJoin('market.security as s', 's.id', 'b.security_id')
    .select(stockCode.as('code'))
    .where('b.trade_date', '=', date)
    .where('b.suspended', '=', 0)
    .where('b.st', '=', 1)
    .where(
      ({ selectFrom }) =>
        selectFrom('market.daily_bar as p')
          .select('p.st')
          .whereRef('p.security_id', '=', 'b.security_id')
          .where('p.trade_date', '<', date)
          .where('p.suspended', '=', 0)
          .orderBy('p.trade_date', 'desc')
          .limit(1),
      '=',
      0,
    )
    .execute();
  return new Set(rows.map(({ code }) => code));
}

/** The last trading rows of a stock before a day, within its listing, ascending. */
export async function lastBars(
  database: DataSource,
  { id, listed, delisted }: MartSecurity,
  { before, count }: { readonly before: string; readonly count: number },
): Promise<readonly DatedBar[]> {
  const end = delisted !== null && delisted < before ? delisted : before;
  const rows = await readArrays<BarArray>(
    database,
    tradingRows(database)
      .where('security_id', '=', id)
      .where('trade_date', '>=', listed)
      .where('trade_date', '<', end)
      .orderBy('trade_date', 'desc')
      .limit(count),
  );
  return rows.map(datedBar).reverse();
}

const tradingRows = (database: DataSource) =>
  queries(database)
    .selectFrom('market.daily_bar')
    .select(['trade_date', 'security_id', 'open', 'close', 'pre_close', 'amount', 'st'])
    .where('suspended', '=', 0)
    .where('open', '>', 0)
    .where('close', '>', 0);

const datedBar = ([date, securityId, open, close, preClose, amount, st]: BarArray): DatedBar => ({
  date,
  securityId,
  row: {
    open: centsOfYuan(open),
    close: centsOfYuan(close),
    preClose: centsOfYuan(preClose),
    amount: centsOfYuan(amount),
    st: st === 1,
    // The mart has no limits of its vendor: those of the exchanges' rules hold.
    upperLimit: null,
    lowerLimit: null,
  },
});
