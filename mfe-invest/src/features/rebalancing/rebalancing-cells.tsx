import { EMPTY } from '@console/contract-core';
import type { RebalanceRow, RebalanceState } from '@console/contract-invest';
import { Mark, PageLink, type MarkProps } from '@console/ui';
import { MARK_ROOM, type CellOverrides } from '@console/ui/data';
import { strategyPath } from '../../strategy-parts/strategy-paths.ts';
import { STATE_TITLES } from './day-words.ts';

const TINTS: Readonly<Record<RebalanceState, MarkProps['tint']>> = {
  absent: 'slate',
  queued: 'slate',
  running: 'navy',
  succeeded: 'teal',
  failed: 'amber',
  cancelled: 'slate',
};

/** The cells that are drawn otherwise than by their column's kind; only those who may see strategies get links. */
export const rebalancingCells = (maySee: boolean): CellOverrides<RebalanceRow> => ({
  strategyName: {
    draw: ({ strategyId, strategyType, strategyName }) =>
      maySee ? <PageLink to={strategyPath(strategyId, strategyType)}>{strategyName}</PageLink> : strategyName,
    text: ({ strategyName }) => strategyName,
  },
  dayState: {
    draw: ({ dayState }) => <Mark tint={TINTS[dayState]}>{STATE_TITLES[dayState]}</Mark>,
    text: ({ dayState }) => STATE_TITLES[dayState],
    room: MARK_ROOM,
  },
  reason: {
    draw: ({ reason }) => <span title={reason ?? undefined}>{reason ?? EMPTY}</span>,
    text: ({ reason }) => reason ?? '',
  },
});
