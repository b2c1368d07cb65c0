import { GAP_TITLES } from '@console/contract-invest';
import type { OrderEntry } from '@console/quant';

/** Why an order was not filled, in the words of gaps. */
export function reasonText(reason: NonNullable<OrderEntry['reason']>, side: OrderEntry['side']): string {
  if (reason !== 'limit') return GAP_TITLES[reason];
  return side === 'buy' ? GAP_TITLES.upperLimit : GAP_TITLES.lowerLimit;
}
