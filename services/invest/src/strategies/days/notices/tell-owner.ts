import { formatNumber, strategyPath, type Clock } from '@console/contract-core';
import { Notices } from '@console/node-kit/notices';
import type { EntityManager } from 'typeorm';
import { queries } from '../../../queries.ts';
import { namedStocks } from '../../named-stocks.ts';
import type { BookingRow, DayRows } from '../day-rows.ts';
import type { StrategyToPost } from '../posting/strategy-row.ts';
import { driftsOf, type Drift } from './drift.ts';
import { newDrifts } from './told-drifts.ts';

/** Days in a row without a trade after which a holding is reported. */
const LONG_HALT = 10;

const WORDS: Readonly<Partial<Record<BookingRow['kind'], string>>> = {
  delisted: '已退市，按最后收盘价结清',
  rights: '配股除权，未认购部分按现金入账',
  gap: '除权缺口没有公告说明，已按现金入账',
  gapUp: '除权参考价高于上一收盘价，没有公告说明',
};

/** A day that was posted. */
export interface ToldDay {
  readonly strategy: StrategyToPost;
  readonly rows: DayRows;
  /** The codes that trade under ST for the first time on the day. */
  readonly flagged: ReadonlySet<string>;
}

/** Tells the owner of a strategy what a day brought that asks to be looked at, in the transaction that posts the day. */
export async function tellOwner(
  manager: EntityManager,
  clock: Clock,
  { strategy, rows, flagged }: ToldDay,
): Promise<void> {
  if (strategy.createdBy === null) return;
  const drifts = await newDrifts(manager, { strategyId: strategy.id, rows, drifts: driftsOf(rows) });
  const events = [
    ...eventsOf(rows, flagged),
    ...drifts.map((drift) => [drift.code, driftText(drift)] as const),
  ];
  if (events.length === 0) return;
  const stocks = await namedStocks(
    manager,
    strategy.tenantId,
    events.map(([code]) => code),
  );
  await notify(manager, clock, strategy, {
    title: `策略“${strategy.name}” ${rows.date} 有 ${events.length} 项持仓变动需要关注`,
    text: events
      .map(([code, text]) => `${stocks.get(code)?.corpName ?? ''} ${code} ${text}`.trim())
      .join('；'),
  });
}

type StockEvent = readonly [code: string, text: string];

function eventsOf(
  { bookings, holdings, state }: DayRows,
  flagged: ReadonlySet<string>,
): readonly StockEvent[] {
  return [
    ...bookings
      .filter((booking) => booking.flagged)
      .map(({ code, kind }): StockEvent => [code, WORDS[kind] ?? kind]),
    ...holdings
      .filter(({ code }) => flagged.has(code))
      .map(({ code }): StockEvent => [code, '被实施风险警示（ST）']),
    ...state.halts
      .filter(([, days]) => days === LONG_HALT)
      .map(([code, days]): StockEvent => [code, `已连续停牌 ${days} 个交易日`]),
  ];
}

const driftText = ({ weight, target, band }: Drift): string =>
  `实际权重 ${percent(weight)}，目标 ${percent(target)}，偏离超过 ${percent(band)}`;

const percent = (share: number): string => `${formatNumber(share, { unit: 'percent' })}%`;

/** A day that was not posted. */
export interface FailedDay {
  readonly strategy: StrategyToPost;
  readonly date: string;
  readonly reason: string;
}

/** Tells the owner that a day could not be posted, once a day. */
export async function tellFailure(
  manager: EntityManager,
  clock: Clock,
  { strategy, date, reason }: FailedDay,
): Promise<void> {
  const { numUpdatedRows } = await queries(manager)
    .updateTable('invest.strategy')
    .set({ failed_date: date })
    .where('id', '=', strategy.id)
    .where('tenant_id', '=', strategy.tenantId)
    .where(({ or, eb }) => or([eb('failed_date', 'is', null), eb('failed_date', '<', date)]))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await notify(manager, clock, strategy, {
    title: `策略“${strategy.name}” ${date} 调仓失败`,
    text: reason,
  });
}

async function notify(
  manager: EntityManager,
  clock: Clock,
  { id, tenantId, createdBy, seal }: StrategyToPost,
  words: { readonly title: string; readonly text: string },
): Promise<void> {
  if (createdBy === null) return;
  const link = strategyPath(id, seal.type);
  await new Notices(clock).notify(manager, { tenantId, userId: createdBy, kind: 'system', ...words, link });
}
