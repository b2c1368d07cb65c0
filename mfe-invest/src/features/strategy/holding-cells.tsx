import { EMPTY, formatNumber, type RowOf } from '@console/contract-core';
import { type strategyRecordTables } from '@console/contract-invest';
import { totalOf, type CellOverrides } from '@console/ui/data';
import { StockName } from '../../strategy-parts/stock-name.tsx';
import { gapText } from './gap-text.ts';

export type HoldingRow = RowOf<(typeof strategyRecordTables)['strategyHoldings']>;

/** The room of the dot that marks a holding that is not as wished, in pixels. */
const DOT = 14;

/** A holding that is not what its signal wished has a dot, with the causes. */
export const HOLDING_CELLS: CellOverrides<HoldingRow> = {
  corpName: {
    draw: (row) => (
      <>
        <StockName {...row} />
        {row.gap.length > 0 && (
          <span
            className="invest-strategy-dot"
            role="img"
            aria-label={gapText(row.gap)}
            title={gapText(row.gap)}
          />
        )}
      </>
    ),
    text: (row) => row.corpName,
    room: DOT,
  },
  // Shares bought and sold are no gain or loss.
  heldNumChange: {
    draw: ({ heldNumChange }) =>
      heldNumChange === 0 ? EMPTY : formatNumber(heldNumChange, { unit: 'shares', signed: true }),
  },
};

export const HOLDING_TOTAL = totalOf<HoldingRow>(
  'stockCapitalStart',
  'stockCapitalEnd',
  'fullPositionWeight',
  'realityWeight',
);
