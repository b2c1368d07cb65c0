import { formatNumber, type RowOf } from '@console/contract-core';
import { poolCalls, poolTables } from '@console/contract-invest';
import type { CellOverride } from '@console/ui/data';
import '../styles.css';

export type PoolRow = RowOf<typeof poolTables.stylePool>;

/** The indexes whose origin is told. */
const TOLD = [
  'styleIndex',
  'industryComparisonIndex',
  'corpComparisonIndex',
  'zbphIndex',
  'correctionCorpConfig',
] as const;
type Told = (typeof TOLD)[number];

/** The cells of indexes as buttons that open how they came about; a missing one too, which says why. */
export function indexCells(onOpen: (row: PoolRow) => void): Record<Told, CellOverride<PoolRow>> {
  const cell = (key: Told): CellOverride<PoolRow> => {
    const title = poolTables.stylePool.columns.find((column) => column.key === key)?.title ?? '';
    return {
      draw: (row) => {
        const text = formatNumber(row[key], { unit: 'number' });
        return (
          <button
            type="button"
            className="c-name-button invest-style-action"
            aria-haspopup="dialog"
            aria-label={`${row.corpName} ${title} ${text}，${poolCalls.indexOrigin.title}`}
            onClick={() => onOpen(row)}
          >
            {text}
          </button>
        );
      },
    };
  };
  return Object.fromEntries(TOLD.map((key) => [key, cell(key)])) as Record<Told, CellOverride<PoolRow>>;
}
