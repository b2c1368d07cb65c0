import { EMPTY, formatNumber, type RowOf } from '@console/contract-core';
import {
  TABLE_KINDS,
  TABLE_RHYTHMS,
  TABLE_STATES,
  type dataTables,
  type TableState,
} from '@console/contract-data';
import { Mark, type MarkProps } from '@console/ui';
import { MARK_ROOM, type CellOverrides } from '@console/ui/data';
import { Button, Tooltip } from '@console/ui/form';
import type { ReactElement } from 'react';

export type MartTableRow = RowOf<typeof dataTables.tables>;

const TINTS: Readonly<Record<Exclude<TableState, 'ok'>, MarkProps['tint']>> = {
  failed: 'amber',
  empty: 'slate',
  late: 'amber',
  gaps: 'violet',
};

interface Actions {
  readonly onGaps: (row: MartTableRow) => void;
}

export function tableCells({ onGaps }: Actions): CellOverrides<MartTableRow> {
  return {
    group: { draw: ({ group }) => group },
    kind: { draw: ({ kind }) => TABLE_KINDS[kind], text: ({ kind }) => TABLE_KINDS[kind] },
    rhythm: { draw: ({ rhythm }) => TABLE_RHYTHMS[rhythm], text: ({ rhythm }) => TABLE_RHYTHMS[rhythm] },
    state: { draw: (row) => <State row={row} />, text: ({ state }) => TABLE_STATES[state], room: MARK_ROOM },
    gapDays: {
      draw: (row) =>
        row.gapDays ? (
          <Button type="link" size="small" onClick={() => onGaps(row)} aria-label={`查看${row.title}的缺口`}>
            {formatNumber(row.gapDays, { unit: 'integer' })}
          </Button>
        ) : (
          (row.gapDays ?? EMPTY)
        ),
      text: ({ gapDays }) => String(gapDays ?? ''),
    },
  };
}

function State({ row }: { readonly row: MartTableRow }): ReactElement {
  if (row.state === 'ok') return <>{TABLE_STATES.ok}</>;
  return (
    <Tooltip title={row.message}>
      <span>
        <Mark tint={TINTS[row.state]}>{TABLE_STATES[row.state]}</Mark>
      </span>
    </Tooltip>
  );
}
