import type { RebalanceReviewLine } from '@console/contract-invest';
import type { OrderRow } from '../days/day-rows.ts';
import type { NamedStock } from '../named-stocks.ts';
import { reasonText } from '../reason-text.ts';
import { yuanOf, yuanOrNull } from '../yuan-of.ts';
import { feesOf, nameOf } from './planned-lines.ts';

/** What was planned beside what was executed, in the order of execution; what was planned alone comes last. */
export function reviewLines(
  planned: readonly OrderRow[],
  actual: readonly OrderRow[],
  stocks: ReadonlyMap<string, NamedStock>,
): RebalanceReviewLine[] {
  const plans = new Map(planned.map((order) => [order.code, order]));
  const done = new Set(actual.map(({ code }) => code));
  return [
    ...actual.map((order) => lineOf(plans.get(order.code) ?? null, order, stocks)),
    ...planned.filter(({ code }) => !done.has(code)).map((order) => lineOf(order, null, stocks)),
  ];
}

type Side = NonNullable<RebalanceReviewLine['actual']>;

function lineOf(
  planned: OrderRow | null,
  actual: OrderRow | null,
  stocks: ReadonlyMap<string, NamedStock>,
): RebalanceReviewLine {
  const { code, side } = (actual ?? planned) as OrderRow;
  return {
    ...nameOf(stocks, code),
    side,
    planned: planned && sideOf(planned),
    actual: actual && sideOf(actual),
    reason: reasonOf(planned, actual),
  };
}

const sideOf = (order: OrderRow): Side => ({
  wanted: Number(order.wanted),
  shares: Number(order.shares),
  price: yuanOrNull(order.price),
  amount: yuanOf(order.amount),
  cost: yuanOf(feesOf(order)),
});

/** Orders are of one close, so that only what happened until the open changes how many shares they are for. */
function reasonOf(planned: OrderRow | null, actual: OrderRow | null): string | null {
  if (actual === null) return '除权或退市后不再需要';
  if (actual.reason !== null) return reasonText(actual.reason, actual.side);
  if (planned === null) return '收盘后新增';
  if (planned.wanted !== actual.wanted) return '除权调整';
  return planned.shares === actual.shares ? null : '可成交数量多于预计';
}
