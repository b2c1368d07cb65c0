import type { RowOf } from '@console/contract-core';
import { RUN_STATES, type dataTables, type RunState } from '@console/contract-data';
import { Mark, type MarkProps } from '@console/ui';
import type { CellOverrides } from '@console/ui/data';

const TINTS: Readonly<Record<Exclude<RunState, 'loaded'>, MarkProps['tint']>> = {
  running: 'navy',
  partly: 'violet',
  failed: 'amber',
  undone: 'slate',
};

export const runCells: CellOverrides<RowOf<typeof dataTables.runs>> = {
  demo: { draw: ({ demo }) => (demo ? '是' : '否'), text: ({ demo }) => (demo ? '是' : '否') },
  state: {
    draw: ({ state }) =>
      state === 'loaded' ? RUN_STATES.loaded : <Mark tint={TINTS[state]}>{RUN_STATES[state]}</Mark>,
    text: ({ state }) => RUN_STATES[state],
  },
  message: {
    draw: ({ message }) => <span title={message ?? undefined}>{message ?? '—'}</span>,
    text: ({ message }) => message ?? '',
  },
};
