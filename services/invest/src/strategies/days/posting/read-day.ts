import type { Querying } from '@console/node-kit/queries';
import { queries } from '../../../queries.ts';
import type { BookingRow, DayRows, DayState, GapRow, HoldingRow, OrderRow } from '../day-rows.ts';
import type { StrategyPick } from '../signals/strategy-pick.ts';

interface DayKey {
  readonly strategyId: number;
  readonly date: string;
}

/** What the day after a posted one begins with, and its hash. */
export interface PostedDay extends Pick<DayRows, 'date' | 'report' | 'holdings' | 'state'> {
  readonly dayHash: string;
}

/** @throws Error for a day that is not posted */
export async function readPosted(database: Querying, { strategyId, date }: DayKey): Promise<PostedDay> {
  const reading = queries(database)
    .selectFrom('invest.strategy_day')
    .select(['cash', 'stock_value as stockValue', 'assets', 'earning_rate as earningRate'])
    .select(['statis_days as statisDays', 'state', 'day_hash as dayHash'])
    .where('strategy_id', '=', strategyId)
    .where('report_date', '=', date)
    .executeTakeFirstOrThrow(() => new Error(`strategy ${strategyId}: ${date} is not posted`));
  const [day, holdings] = await Promise.all([reading, readHoldings(database, { strategyId, date })]);
  const { state, dayHash, cash, stockValue, assets, earningRate, statisDays } = day;
  return {
    date,
    report: { ...texts({ cash, stockValue, assets }), earningRate, statisDays },
    holdings,
    state: JSON.parse(state) as DayState,
    dayHash,
  };
}

/** All rows of a posted day; `signalDate` is the date of the signal that would be kept with it. */
export async function readDay(
  database: Querying,
  key: DayKey,
  signalDate: string | null,
): Promise<DayRows & { readonly dayHash: string }> {
  const [posted, orders, bookings, gaps] = await Promise.all([
    readPosted(database, key),
    readOrders(database, key),
    readBookings(database, key),
    readGaps(database, key),
  ]);
  const picks = signalDate && (await readPicks(database, { ...key, date: signalDate }));
  return {
    ...posted,
    orders,
    bookings,
    gaps,
    signal: signalDate && picks ? { date: signalDate, picks } : null,
  };
}

/** The picks of a signal; null where the day had none. */
export async function readPicks(
  database: Querying,
  { strategyId, date }: DayKey,
): Promise<readonly StrategyPick[] | null> {
  const row = await queries(database)
    .selectFrom('invest.strategy_signal')
    .select('picks')
    .where('strategy_id', '=', strategyId)
    .where('signal_date', '=', date)
    .executeTakeFirst();
  return row ? (JSON.parse(row.picks) as StrategyPick[]) : null;
}

async function readHoldings(
  database: Querying,
  { strategyId, date }: DayKey,
): Promise<readonly HoldingRow[]> {
  const rows = await queries(database)
    .selectFrom('invest.strategy_holding')
    .select(['code', 'shares', 'shares_change as sharesChange', 'open', 'close', 'value'])
    .select(['value_before as valueBefore', 'full_weight as fullWeight', 'position_index as positionIndex'])
    .where('strategy_id', '=', strategyId)
    .where('report_date', '=', date)
    .orderBy('code')
    .execute();
  return rows.map(({ code, fullWeight, positionIndex, open, close, ...row }) => ({
    ...texts({ ...row, close: String(close) }),
    code,
    open: open === null ? null : String(open),
    fullWeight,
    positionIndex,
  }));
}

async function readOrders(database: Querying, { strategyId, date }: DayKey): Promise<readonly OrderRow[]> {
  const rows = await queries(database)
    .selectFrom('invest.strategy_bill as b')
    .innerJoin('invest.strategy_order as o', 'o.bill_id', 'b.id')
    .select(['o.code', 'o.side', 'o.wanted', 'o.shares', 'o.price', 'o.amount', 'o.commission'])
    .select(['o.stamp_duty as stampDuty', 'o.transfer_fee as transferFee', 'o.status', 'o.reason'])
    .where('b.strategy_id', '=', strategyId)
    .where('b.bill_date', '=', date)
    .orderBy('o.seq')
    .execute();
  return rows.map(({ code, side, price, status, reason, ...row }) => ({
    ...texts(row),
    code,
    side,
    status,
    reason,
    price: price === null ? null : String(price),
  }));
}

async function readBookings(
  database: Querying,
  { strategyId, date }: DayKey,
): Promise<readonly BookingRow[]> {
  const rows = await queries(database)
    .selectFrom('invest.strategy_booking')
    .select(['code', 'kind', 'shares', 'amount', 'flagged'])
    .where('strategy_id', '=', strategyId)
    .where('report_date', '=', date)
    .orderBy('seq')
    .execute();
  return rows.map(({ code, kind, shares, amount, flagged }) => ({
    ...texts({ shares, amount }),
    code,
    kind,
    flagged: flagged === 1,
  }));
}

async function readGaps(database: Querying, { strategyId, date }: DayKey): Promise<readonly GapRow[]> {
  const rows = await queries(database)
    .selectFrom('invest.strategy_gap')
    .select(['code', 'wish', 'held', 'causes'])
    .where('strategy_id', '=', strategyId)
    .where('report_date', '=', date)
    .orderBy('code')
    .execute();
  return rows.map(({ code, wish, held, causes }) => ({
    ...texts({ wish, held }),
    code,
    causes: JSON.parse(causes) as Record<string, string>,
  }));
}

/** Whole numbers as texts: the driver reads small ones as numbers, others as texts. */
function texts<K extends string>(values: Readonly<Record<K, string | number>>): Record<K, string> {
  const entries = Object.entries<string | number>(values).map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(entries) as Record<K, string>;
}
