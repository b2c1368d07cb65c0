import { createHash } from 'node:crypto';
import { canonicalJson } from '@console/node-kit/jobs';
import type { Querying } from '@console/node-kit/queries';
import { queries } from '../../../queries.ts';
import type { DayRows, OrderRow } from '../day-rows.ts';
import type { DayRisk } from './risk-rows.ts';
import type { RunCard } from './run-card.ts';

/** A day that is written. */
export interface DayToWrite {
  readonly strategyId: number;
  readonly tenantId: string;
  readonly rows: DayRows;
  readonly dayHash: string;
  readonly card: RunCard;
  /** The caps it begins with. */
  readonly risk: DayRisk;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly now: string;
}

/** The hash of a day: of the hash before it, that of the seal on the first day, and all its rows. */
export const hashOfDay = (before: string, rows: DayRows): string =>
  createHash('sha256')
    .update(canonicalJson([before, rows]))
    .digest('hex');

/**
 * Writes the rows of a day. In the caller's transaction, which holds the strategy's row and moves it on; a day that is
 * there already is an error of the database's keys.
 */
export async function writeDay(manager: Querying, day: DayToWrite): Promise<void> {
  const { strategyId, rows, dayHash, card, now } = day;
  const { date, report } = rows;
  await queries(manager)
    .insertInto('invest.strategy_day')
    .values({
      strategy_id: strategyId,
      report_date: date,
      statis_days: report.statisDays,
      cash: report.cash,
      stock_value: report.stockValue,
      assets: report.assets,
      earning_rate: report.earningRate,
      state: canonicalJson(rows.state),
      card: canonicalJson(card),
      day_hash: dayHash,
      posted_at: now,
    })
    .execute();
  await writeHoldings(manager, day);
  await writeBill(manager, day);
  await writeBookings(manager, day);
  await writeGaps(manager, day);
  await writeDecided(manager, day);
}

async function writeHoldings(manager: Querying, { strategyId, rows }: DayToWrite): Promise<void> {
  if (rows.holdings.length === 0) return;
  await queries(manager)
    .insertInto('invest.strategy_holding')
    .values(
      rows.holdings.map((row) => ({
        strategy_id: strategyId,
        report_date: rows.date,
        code: row.code,
        shares: row.shares,
        shares_change: row.sharesChange,
        open: row.open === null ? null : Number(row.open),
        close: Number(row.close),
        value: row.value,
        value_before: row.valueBefore,
        full_weight: row.fullWeight,
        position_index: row.positionIndex,
      })),
    )
    .execute();
}

/** A bill is there on days on which an order was tried. */
async function writeBill(manager: Querying, { strategyId, rows }: DayToWrite): Promise<void> {
  const { date, orders } = rows;
  if (orders.length === 0) return;
  const amountOf = (side: OrderRow['side']): bigint =>
    sum(orders.filter((order) => order.side === side).map(({ amount }) => amount));
  const { insertId } = await queries(manager)
    .insertInto('invest.strategy_bill')
    .values({
      strategy_id: strategyId,
      bill_date: date,
      orders: orders.length,
      bought: amountOf('buy'),
      sold: amountOf('sell'),
      fees: sum(
        orders.flatMap(({ commission, stampDuty, transferFee }) => [commission, stampDuty, transferFee]),
      ),
    })
    .executeTakeFirstOrThrow();
  await queries(manager)
    .insertInto('invest.strategy_order')
    .values(
      orders.map((order, at) => ({
        strategy_id: strategyId,
        bill_id: Number(insertId),
        seq: at + 1,
        code: order.code,
        side: order.side,
        wanted: order.wanted,
        shares: order.shares,
        price: order.price === null ? null : Number(order.price),
        amount: order.amount,
        commission: order.commission,
        stamp_duty: order.stampDuty,
        transfer_fee: order.transferFee,
        status: order.status,
        reason: order.reason,
      })),
    )
    .execute();
}

async function writeBookings(manager: Querying, { strategyId, rows }: DayToWrite): Promise<void> {
  if (rows.bookings.length === 0) return;
  await queries(manager)
    .insertInto('invest.strategy_booking')
    .values(
      rows.bookings.map(({ flagged, ...row }, at) => ({
        strategy_id: strategyId,
        report_date: rows.date,
        seq: at + 1,
        code: row.code,
        kind: row.kind,
        shares: row.shares,
        amount: row.amount,
        flagged: flagged ? 1 : 0,
      })),
    )
    .execute();
}

async function writeGaps(manager: Querying, { strategyId, rows }: DayToWrite): Promise<void> {
  if (rows.gaps.length === 0) return;
  await queries(manager)
    .insertInto('invest.strategy_gap')
    .values(
      rows.gaps.map(({ code, wish, held, causes }) => ({
        strategy_id: strategyId,
        report_date: rows.date,
        code,
        wish,
        held,
        causes: canonicalJson(causes),
      })),
    )
    .execute();
}

/** The signal that was decided with the day, and the caps it begins with. */
async function writeDecided(manager: Querying, day: DayToWrite): Promise<void> {
  const { strategyId, tenantId, rows, risk } = day;
  if (rows.signal !== null)
    await queries(manager)
      .insertInto('invest.strategy_signal')
      .values({
        strategy_id: strategyId,
        signal_date: rows.signal.date,
        picks: canonicalJson(rows.signal.picks),
      })
      .execute();
  await queries(manager)
    .insertInto('invest.strategy_risk')
    .values({
      tenant_id: tenantId,
      strategy_id: strategyId,
      risk_date: risk.date,
      system_risk: risk.systemRisk,
      company_risks: canonicalJson(risk.companyRisks),
    })
    .execute();
}

const sum = (texts: readonly string[]): bigint => texts.reduce((total, text) => total + BigInt(text), 0n);
