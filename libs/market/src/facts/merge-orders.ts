import { setImmediate } from 'node:timers/promises';
import type { RowOrder } from './row-order.ts';

/** What a row is ordered by, null where it is missing: a number, or a text in the order of its characters. */
export type OrderingValue = number | string | null;

/** Rows in order, with what they are ordered by. */
export interface OrderedPart {
  readonly order: RowOrder;
  readonly by: readonly OrderingValue[];
}

/**
 * The rows of all parts in one order: missing ones last, equal ones in the order of the parts. Other requests are
 * answered between two merges.
 */
export async function mergeOrders(
  parts: readonly OrderedPart[],
  direction: 'ASC' | 'DESC',
): Promise<RowOrder> {
  const compare = compareBy(direction);
  let merged = parts;
  while (merged.length > 1) {
    const halved: OrderedPart[] = [];
    for (let at = 0; at < merged.length; at += 2) {
      const [one, other] = merged.slice(at, at + 2);
      if (one !== undefined) halved.push(other === undefined ? one : mergeTwo(one, other, compare));
      await setImmediate();
    }
    merged = halved;
  }
  return merged[0]?.order ?? NO_ROWS;
}

const NO_ROWS: RowOrder = {
  securities: new Int32Array(0),
  days: new Int32Array(0),
  places: new Uint16Array(0),
};

type Compare = (one: OrderingValue, other: OrderingValue) => number;

/** Compares values for a sort in a direction; missing ones are last in both. */
export function compareBy(direction: 'ASC' | 'DESC'): Compare {
  const way = direction === 'ASC' ? 1 : -1;
  return (one, other) => {
    if (one === other) return 0;
    if (one === null) return 1;
    if (other === null) return -1;
    return one < other ? -way : way;
  };
}

function mergeTwo(one: OrderedPart, other: OrderedPart, compare: Compare): OrderedPart {
  const total = one.by.length + other.by.length;
  const merged = {
    securities: new Int32Array(total),
    days: new Int32Array(total),
    places: new Uint16Array(total),
  };
  const by = new Array<OrderingValue>(total);
  let [first, second] = [0, 0];
  for (let row = 0; row < total; row += 1) {
    const isSecond =
      first === one.by.length ||
      (second < other.by.length && compare(one.by[first] ?? null, other.by[second] ?? null) > 0);
    const { order, by: own } = isSecond ? other : one;
    const from = isSecond ? second++ : first++;
    merged.securities[row] = order.securities[from] as number;
    merged.days[row] = order.days[from] as number;
    merged.places[row] = order.places[from] as number;
    by[row] = own[from] ?? null;
  }
  return { order: merged, by };
}
