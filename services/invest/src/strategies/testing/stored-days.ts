import { tableName } from '@console/node-kit/database';
import { insertRows, type Fact } from '@console/node-kit/testing';
import type { DataSource } from 'typeorm';

/** A stock that is held at a close; prices are cents. */
export interface HeldStock {
  readonly code: string;
  readonly shares: number;
  readonly close: number;
  readonly open?: number | null;
  readonly fullWeight?: number;
  readonly positionIndex?: number;
}

/** An order of a day; prices are cents, fees commission, stamp duty and transfer fee in cents. */
export interface DayOrder {
  readonly code: string;
  readonly side: 'buy' | 'sell';
  readonly wanted: number;
  readonly shares: number;
  readonly price: number | null;
  readonly fees: readonly [number, number, number];
  readonly reason?: 'suspended' | 'limit' | 'volume' | 'cash';
}

export interface DayBooking {
  readonly code: string;
  readonly kind: 'dividend' | 'bonus' | 'rights' | 'gap' | 'gapUp' | 'delisted';
  readonly shares: number;
  /** Cents. */
  readonly amount: number;
}

/** A day of a strategy. Cash is cents at its close. */
export interface LedgerDay {
  readonly date: string;
  readonly cash: number;
  readonly holdings?: readonly HeldStock[];
  readonly orders?: readonly DayOrder[];
  readonly bookings?: readonly DayBooking[];
  readonly gaps?: readonly { readonly code: string; readonly wish: number; readonly causes: object }[];
  /** The caps in force at its close; none are inserted where they are left out. */
  readonly risks?: { readonly system: number; readonly companies: Readonly<Record<string, number>> };
  /** JSON; what the next day needs beside shares and cash. */
  readonly state?: object;
}

/** Inserts the days of a strategy that has none, as if they had been posted, and moves it on to the last. */
export async function insertDays(
  database: DataSource,
  strategyId: number,
  days: readonly LedgerDay[],
): Promise<void> {
  const [row] = await database.query<{ capital: number; tenantId: string }[]>(
    `SELECT initial_capital AS capital, tenant_id AS tenantId FROM ${tableName('invest', 'strategy')} WHERE id = ?`,
    [strategyId],
  );
  if (row === undefined) throw new Error(`no strategy ${strategyId}`);
  for (const [at, day] of days.entries())
    await insertDay(database, { ...row, strategyId, day, before: days[at - 1] ?? null, statisDays: at + 1 });
}

interface Posting {
  readonly strategyId: number;
  readonly tenantId: string;
  /** Cents. */
  readonly capital: number;
  readonly day: LedgerDay;
  readonly before: LedgerDay | null;
  readonly statisDays: number;
}

async function insertDay(database: DataSource, posting: Posting): Promise<void> {
  const { strategyId, tenantId, capital, day, statisDays } = posting;
  const insert = (table: string, rows: readonly Fact[]): Promise<void> =>
    rows.length === 0 ? Promise.resolve() : insertRows(database, tableName('invest', table), rows);
  const of = { strategy_id: strategyId, report_date: day.date };
  const stockValue = valueOf(day);
  const assets = day.cash + stockValue;
  const earningRate = (assets / capital - 1).toFixed(6);
  await insert('strategy_day', [
    {
      ...of,
      statis_days: statisDays,
      cash: day.cash,
      stock_value: stockValue,
      assets,
      earning_rate: earningRate,
      state: JSON.stringify(day.state ?? {}),
      card: '{}',
      day_hash: 'f'.repeat(64),
      posted_at: `${day.date} 18:00:00`,
    },
  ]);
  await insert('strategy_holding', holdingRows(posting));
  await insert(
    'strategy_booking',
    (day.bookings ?? []).map(({ kind, ...booking }, at) => ({
      ...of,
      ...booking,
      kind,
      seq: at + 1,
      flagged: kind === 'dividend' || kind === 'bonus' ? 0 : 1,
    })),
  );
  await insert(
    'strategy_gap',
    (day.gaps ?? []).map(({ code, wish, causes }) => ({
      ...of,
      code,
      wish,
      held: day.holdings?.find((held) => held.code === code)?.shares ?? 0,
      causes: JSON.stringify(causes),
    })),
  );
  await insertBill(database, posting);
  if (day.risks)
    await insert('strategy_risk', [
      {
        tenant_id: tenantId,
        strategy_id: strategyId,
        risk_date: day.date,
        system_risk: day.risks.system,
        company_risks: JSON.stringify(day.risks.companies),
      },
    ]);
  await database.query(
    `UPDATE ${tableName('invest', 'strategy')}
        SET last_date = ?, assets = ?, earning_rate = ?, statis_days = ? WHERE id = ?`,
    [day.date, assets, earningRate, statisDays, strategyId],
  );
}

const valueOf = (day: LedgerDay | null): number =>
  (day?.holdings ?? []).reduce((sum, { shares, close }) => sum + shares * close, 0);

function holdingRows({ strategyId, day, before }: Posting): Fact[] {
  return (day.holdings ?? []).map(({ code, shares, close, ...held }) => {
    const last = before?.holdings?.find((each) => each.code === code);
    return {
      strategy_id: strategyId,
      report_date: day.date,
      code,
      shares,
      shares_change: shares - (last?.shares ?? 0),
      open: held.open === undefined ? close : held.open,
      close,
      value: shares * close,
      value_before: (last?.shares ?? 0) * (last?.close ?? 0),
      full_weight: held.fullWeight ?? 0,
      position_index: held.positionIndex ?? 1,
    };
  });
}

async function insertBill(database: DataSource, { strategyId, day }: Posting): Promise<void> {
  const orders = day.orders ?? [];
  if (orders.length === 0) return;
  const amountOf = ({ shares, price }: DayOrder): number => shares * (price ?? 0);
  const sum = (side: 'buy' | 'sell'): number =>
    orders.filter((order) => order.side === side).reduce((all, order) => all + amountOf(order), 0);
  await insertRows(database, tableName('invest', 'strategy_bill'), [
    {
      strategy_id: strategyId,
      bill_date: day.date,
      orders: orders.length,
      bought: sum('buy'),
      sold: sum('sell'),
      fees: orders.flatMap(({ fees }) => fees).reduce((all, fee) => all + fee, 0),
    },
  ]);
  const [bill] = await database.query<{ id: number }[]>(
    `SELECT id FROM ${tableName('invest', 'strategy_bill')} WHERE strategy_id = ? AND bill_date = ?`,
    [strategyId, day.date],
  );
  await insertRows(
    database,
    tableName('invest', 'strategy_order'),
    orders.map((order, at) => ({
      strategy_id: strategyId,
      bill_id: bill?.id ?? 0,
      seq: at + 1,
      code: order.code,
      side: order.side,
      wanted: order.wanted,
      shares: order.shares,
      price: order.price,
      amount: amountOf(order),
      commission: order.fees[0],
      stamp_duty: order.fees[1],
      transfer_fee: order.fees[2],
      status: order.shares === 0 ? 'none' : order.shares < order.wanted ? 'partial' : 'filled',
      reason: order.reason ?? null,
    })),
  );
}
