import { GAP_TITLES, type PlannedOrder } from '@console/contract-invest';
import type { DayRows, OrderRow } from '../days/day-rows.ts';
import type { NamedStock } from '../named-stocks.ts';
import { reasonText } from '../reason-text.ts';
import { yuanOf, yuanOrNull } from '../yuan-of.ts';

export interface PlanNames {
  readonly stocks: ReadonlyMap<string, NamedStock>;
  /** Shares before the day, by code. */
  readonly held: ReadonlyMap<string, bigint>;
}

/** The orders of a planned day with their estimated costs, in the order of execution. */
export const plannedOrders = ({ orders }: DayRows, { stocks, held }: PlanNames): PlannedOrder[] =>
  orders.map((order) => ({
    ...nameOf(stocks, order.code),
    side: order.side,
    heldNum: Number(held.get(order.code) ?? 0n),
    wanted: Number(order.wanted),
    shares: Number(order.shares),
    price: yuanOrNull(order.price),
    amount: yuanOf(order.amount),
    cost: yuanOf(feesOf(order)),
    reason: order.reason === null ? null : reasonText(order.reason, order.side),
  }));

/** Cents of all fees of an order. */
export const feesOf = ({ commission, stampDuty, transferFee }: OrderRow): bigint =>
  BigInt(commission) + BigInt(stampDuty) + BigInt(transferFee);

/** A stock's name in the tenant's words. */
export const nameOf = (
  stocks: ReadonlyMap<string, NamedStock>,
  stockCode: string,
): Pick<PlannedOrder, 'corpId' | 'corpName' | 'stockCode'> => ({
  corpId: stocks.get(stockCode)?.corpId ?? null,
  corpName: stocks.get(stockCode)?.corpName ?? stockCode,
  stockCode,
});

/** What cannot be had of what is wished, by stock in words; empty where it can. */
export function lacking({
  gaps,
}: DayRows): ReadonlyMap<string, readonly { cause: string; shares: number }[]> {
  const known = Object.entries(GAP_TITLES);
  return new Map(
    gaps.map(({ code, causes }) => [
      code,
      known.flatMap(([cause, title]) => {
        const shares = Number(causes[cause] ?? 0);
        return shares === 0 ? [] : [{ cause: title, shares }];
      }),
    ]),
  );
}
