import { formatNumber } from '@console/contract-core';
import type { CellOverrides } from '@console/ui/data';

interface ExecutiveTrade {
  readonly changeProportion: number | null;
}

/** A trade is a tiny part of all shares: two decimals would show 0.00 for most. */
const proportion = ({ changeProportion }: ExecutiveTrade): string =>
  formatNumber(changeProportion, { unit: 'percent', decimals: 4 });

/** The cells of trades by executives, whose columns are `executiveTradeColumns`. */
export const EXECUTIVE_TRADE_CELLS: CellOverrides<ExecutiveTrade> = {
  changeProportion: { draw: proportion, text: proportion },
};
