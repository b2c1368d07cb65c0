import type { Clock } from '@console/contract-core';
import { Notices } from '@console/node-kit/notices';
import type { EntityManager } from 'typeorm';
import type { BookingRow, DayRows } from '../day-rows.ts';
import type { StrategyToPost } from './strategy-row.ts';

/** Days in a row without a trade after which a holding is reported. */
const LONG_HALT = 10;

const WORDS: Readonly<Partial<Record<BookingRow['kind'], string>>> = {
  delisted: '已退市，按最后收盘价结清',
  rights: '配股除权，未认购部分按现金入账',
  gap: '除权缺口没有公告说明，已按现金入账',
  gapUp: '除权参考价高于上一收盘价，没有公告说明',
};

/** Tells the owner of a strategy what a day brought that asks to be looked at, in the transaction that posts the day. */
export async function tellOwner(
  manager: EntityManager,
  clock: Clock,
  { strategy, rows }: { readonly strategy: StrategyToPost; readonly rows: DayRows },
): Promise<void> {
  const flagged = rows.bookings.filter((booking) => booking.flagged);
  const halted = rows.state.halts.filter(([, days]) => days === LONG_HALT);
  const lines = [
    ...flagged.map(({ code, kind }) => `${code} ${WORDS[kind] ?? kind}`),
    ...halted.map(([code, days]) => `${code} 已连续停牌 ${days} 个交易日`),
  ];
  if (lines.length === 0) return;
  await notify(manager, clock, strategy, {
    title: `策略“${strategy.name}” ${rows.date} 有 ${lines.length} 项持仓变动需要关注`,
    text: lines.join('；'),
  });
}

/** Tells the owner that a day could not be posted. */
export function tellFailure(
  manager: EntityManager,
  clock: Clock,
  {
    strategy,
    date,
    reason,
  }: { readonly strategy: StrategyToPost; readonly date: string; readonly reason: string },
): Promise<void> {
  return notify(manager, clock, strategy, {
    title: `策略“${strategy.name}” ${date} 调仓失败`,
    text: reason,
  });
}

async function notify(
  manager: EntityManager,
  clock: Clock,
  { tenantId, createdBy }: StrategyToPost,
  { title, text }: { readonly title: string; readonly text: string },
): Promise<void> {
  if (createdBy === null) return;
  await new Notices(clock).notify(manager, { tenantId, userId: createdBy, kind: 'system', title, text });
}
