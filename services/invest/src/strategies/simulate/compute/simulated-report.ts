import type { SimulatedOrder, SimulationReport } from '@console/contract-invest';
import type { DayResult } from '@console/quant';
import type { DataSource } from 'typeorm';
import type { MarketIndex } from '../../../indexes-with-bars.ts';
import { namedStocks, type NamedStock } from '../../named-stocks.ts';
import { nameOf } from '../../plan/planned-lines.ts';
import { reasonText } from '../../reason-text.ts';
import { performanceOf } from '../../records/performance-of.ts';
import { returnsBeside } from '../../records/returns-beside.ts';
import { yuanOf, yuanOrNull } from '../../yuan-of.ts';

export interface SimulatedResult {
  readonly report: SimulationReport;
  /** In the order of their execution. */
  readonly orders: readonly SimulatedOrder[];
}

export interface SimulatedRows {
  readonly tenantId: string;
  readonly days: readonly DayResult[];
  /** Cents. */
  readonly capital: bigint;
  readonly benchmark: MarketIndex | null;
  /** Days on which stocks were chosen. */
  readonly signals: number;
}

/** What the days of a simulation came to, with the names that the tenant's stocks have now. */
export async function simulatedReport(
  database: DataSource,
  { tenantId, days, capital, benchmark, signals }: SimulatedRows,
): Promise<SimulatedResult> {
  const points = days.map(({ report }) => ({
    reportDate: report.date,
    earningRate: Number(report.earningRate) / 1e6,
  }));
  const traded = days.flatMap(({ orders }) => orders.map(({ code }) => code));
  const stocks = await namedStocks(database, tenantId, [...new Set(traded)]);
  const orders = days.flatMap((day) => ordersOf(day, stocks));
  const last = days.at(-1)?.report;
  return {
    orders,
    report: {
      performance: await performanceOf(database, { tenantId, days, capital, benchmark }),
      returns: await returnsBeside(database, points, { benchmark }),
      signals,
      orders: orders.length,
      cash: yuanOf(last?.cash ?? capital),
      assets: yuanOf(last?.assets ?? capital),
      holdings: holdingsOf(last, stocks),
      unfilled: unfilledOf(orders),
    },
  };
}

const ordersOf = ({ orders }: DayResult, stocks: ReadonlyMap<string, NamedStock>): SimulatedOrder[] =>
  orders.map((entry, at) => ({
    ...nameOf(stocks, entry.code),
    id: `${entry.date}-${String(at + 1).padStart(4, '0')}`,
    date: entry.date,
    side: entry.side,
    wanted: Number(entry.wanted),
    shares: Number(entry.shares),
    price: yuanOrNull(entry.price),
    amount: yuanOf(entry.amount),
    commission: yuanOf(entry.commission),
    stampDuty: yuanOf(entry.stampDuty),
    transferFee: yuanOf(entry.transferFee),
    orderStatus: entry.shares === 0n ? 'none' : entry.shares === entry.wanted ? 'filled' : 'partial',
    reason: entry.reason === null ? null : reasonText(entry.reason, entry.side),
  }));

function holdingsOf(
  last: DayResult['report'] | undefined,
  stocks: ReadonlyMap<string, NamedStock>,
): SimulationReport['holdings'] {
  if (last === undefined) return [];
  return last.holdings
    .map(({ code, shares, close, value }) => ({
      ...nameOf(stocks, code),
      heldNum: Number(shares),
      close: yuanOf(close),
      stockCapital: yuanOf(value),
      realityWeight: Number(value) / Number(last.assets),
    }))
    .sort((one, other) => other.stockCapital - one.stockCapital);
}

function unfilledOf(orders: readonly SimulatedOrder[]): SimulationReport['unfilled'] {
  const counts = new Map<string, number>();
  for (const { reason } of orders) if (reason !== null) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .map(([reason, count]) => ({ reason, orders: count }))
    .sort((one, other) => other.orders - one.orders);
}
