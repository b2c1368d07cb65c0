import type { DataSource } from 'typeorm';
import { tableName } from '../../database/schema-name.ts';
import { DAYS, SECURITIES, SHENWAN, type FixtureSecurity } from './fixture-market.ts';

/** The last trading day of the fixture, a Thursday. */
export const BUSINESS_DATE = '2026-07-02';

/** The days of the calendar after the business date: an open Friday, a closed Monday. */
const LATER_DAYS = [
  ['2026-07-03', 1],
  ['2026-07-04', 0],
  ['2026-07-05', 0],
  ['2026-07-06', 0],
] as const;

export type Fact = Readonly<Record<string, string | number | null>>;

/** Fills an empty market schema with the fixture. */
export async function fillMarket(database: DataSource): Promise<void> {
  const fill = (table: string, rows: readonly Fact[]): Promise<void> =>
    insertRows(database, tableName('market', table), rows);
  await fill('security', SECURITIES.map(securityRow));
  await fill(
    'sw_industry',
    SHENWAN.map(([code, name, level, parent_code, valid_from, valid_to]) => ({
      code,
      name,
      level,
      parent_code,
      valid_from,
      valid_to,
    })),
  );
  await fill('sw_member', SECURITIES.flatMap(memberRow));
  await fill('trading_calendar', [
    ...DAYS.map((trade_date) => ({ trade_date, is_open: 1 })),
    ...LATER_DAYS.map(([trade_date, is_open]) => ({ trade_date, is_open })),
  ]);
  await fill('daily_bar', SECURITIES.flatMap(barRows));
  await fill('latest_quote', SECURITIES.map(quoteRow));
  await fill('snapshot', [load('daily_bar', '2026-07-01'), load('daily_bar', BUSINESS_DATE), failedLoad()]);
}

/** Inserts rows of the market's `table`. */
export const insertFacts = (database: DataSource, table: string, rows: readonly Fact[]): Promise<void> =>
  insertRows(database, tableName('market', table), rows);

/** Columns that no row names stay empty, those that some rows leave out null. */
export async function insertRows(database: DataSource, table: string, rows: readonly Fact[]): Promise<void> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  await database.query(
    `INSERT INTO ${table} (${names.map((name) => `\`${name}\``).join(', ')})
     VALUES ${rows.map(() => `(${names.map(() => '?').join(', ')})`).join(', ')}`,
    rows.flatMap((row) => names.map((name) => row[name] ?? null)),
  );
}

const securityRow = (one: FixtureSecurity): Fact => ({
  id: one.id,
  code: one.code,
  exchange: one.exchange,
  name: one.name,
  board: one.board,
  list_date: one.listed,
  delist_date: one.delisted ?? null,
  status: one.delisted ? 'delisted' : 'listed',
  pinyin: one.pinyin,
  pinyin_initials: one.initials,
});

function memberRow({ id, shenwan }: FixtureSecurity): readonly Fact[] {
  if (shenwan === undefined) return [];
  const l2_code = SHENWAN.find(([code]) => code === shenwan)?.[3] ?? null;
  const l1_code = SHENWAN.find(([code]) => code === l2_code)?.[3] ?? null;
  const member = { security_id: id, l1_code, l2_code, l3_code: shenwan };
  return [
    // The classification of all securities before that of 2021.
    {
      security_id: id,
      l1_code: '801950',
      l2_code: null,
      l3_code: null,
      valid_from: '2014-02-21',
      valid_to: '2021-07-30',
    },
    { ...member, valid_from: '2021-07-30', valid_to: null },
  ];
}

function barRows(one: FixtureSecurity): readonly Fact[] {
  return one.closes.map((close, index) => ({
    trade_date: DAYS[DAYS.length - one.closes.length + index] ?? '',
    security_id: one.id,
    open: one.suspended ? null : close,
    high: one.suspended ? null : close + 1,
    low: one.suspended ? null : close - 1,
    close,
    pre_close: one.closes[index - 1] ?? close,
    volume: 100,
    amount: 100 * close,
    turnover_rate: 0.01,
    total_shares: one.totalShares,
    float_shares: one.floatShares,
    pe_ttm: one.pe,
    pb: one.pb,
    ps_ttm: one.ps,
    suspended: one.suspended ? 1 : 0,
    st: one.st ? 1 : 0,
  }));
}

/** Every security has one: empty but for its flags while it never traded. */
function quoteRow(one: FixtureSecurity): Fact {
  const close = one.closes.at(-1) ?? null;
  const preClose = one.closes.at(-2) ?? close;
  const traded = close !== null && preClose !== null;
  const ranged = traded && !one.suspended;
  return {
    security_id: one.id,
    trade_date: traded ? BUSINESS_DATE : null,
    open: ranged ? close : null,
    high: ranged ? close + 1 : null,
    low: ranged ? close - 1 : null,
    close,
    pre_close: preClose,
    change_rate: traded ? close / preClose - 1 : null,
    volume: traded ? 100 : null,
    amount: traded ? 100 * close : null,
    turnover_rate: traded ? 0.01 : null,
    total_capital: traded ? close * one.totalShares : null,
    float_capital: traded ? close * one.floatShares : null,
    pe: one.pe,
    pb: one.pb,
    ps: one.ps,
    high_52w: ranged ? Math.max(...one.closes) + 1 : null,
    low_52w: ranged ? Math.min(...one.closes) - 1 : null,
    suspended: one.suspended ? 1 : 0,
    st: one.st ? 1 : 0,
  };
}

const load = (table_name: string, as_of: string): Fact => ({
  table_name,
  source: 'fixture',
  is_demo: 1,
  as_of,
  loaded_rows: 48,
  skipped_rows: 0,
  rejected_rows: 0,
  status: 'loaded',
  content_hash: as_of,
  started_at: `${as_of} 18:00:00`,
  finished_at: `${as_of} 18:01:00`,
});

/** A later load that failed: nothing may show its day. */
const failedLoad = (): Fact => ({ ...load('daily_bar', '2026-07-09'), status: 'failed' });
