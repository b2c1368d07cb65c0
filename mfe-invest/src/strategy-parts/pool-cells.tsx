import type { RowOf } from '@console/contract-core';
import type { poolTables } from '@console/contract-invest';
import type { CellOverrides } from '@console/ui/data';
import { StockName } from './stock-name.tsx';

/** The cells of a pool that are drawn otherwise than by their column's kind. */
export const POOL_CELLS: CellOverrides<RowOf<(typeof poolTables)['stylePool']>> = {
  corpName: { draw: (row) => <StockName {...row} />, text: (row) => row.corpName },
};
