import type { StrategyRow } from '@console/contract-invest';
import { PageLink } from '@console/ui';
import type { CellOverrides } from '@console/ui/data';
import { strategyPath } from '../../strategy-parts/strategy-paths.ts';
import { StrategyStatus } from '../../strategy-parts/strategy-status.tsx';
import { statusTitle, typeTitle } from '../../strategy-parts/strategy-words.ts';

/** The room of the dot before a status, in pixels. */
const DOT = 12;

/** The cells of the list that are drawn otherwise than by their column's kind. */
export const STRATEGY_CELLS: CellOverrides<StrategyRow> = {
  strategyName: {
    draw: (row) => (
      <PageLink to={strategyPath(row.strategyId, row.strategyType)}>{row.strategyName}</PageLink>
    ),
    text: (row) => row.strategyName,
  },
  strategyType: {
    draw: (row) => typeTitle(row.strategyType),
    text: (row) => typeTitle(row.strategyType),
  },
  status: {
    draw: (row) => <StrategyStatus status={row.status} />,
    text: (row) => statusTitle(row.status),
    room: DOT,
  },
};
