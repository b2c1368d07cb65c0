import { EMPTY, type RowOf } from '@console/contract-core';
import { RUN_STATES, type dataTables, type RunState } from '@console/contract-data';
import { Mark, type MarkProps } from '@console/ui';
import { MARK_ROOM, type CellOverrides } from '@console/ui/data';

type RunRow = RowOf<typeof dataTables.runs>;

const TINTS: Readonly<Record<Exclude<RunState, 'loaded'>, MarkProps['tint']>> = {
  running: 'navy',
  partly: 'violet',
  failed: 'amber',
  undone: 'slate',
};

/** Who started an import; without a job it was started from a command line. */
export function starterText({ startedBy, jobId }: Pick<RunRow, 'startedBy' | 'jobId'>): string {
  return startedBy ?? (jobId === null ? '命令行' : EMPTY);
}

export const runCells: CellOverrides<RunRow> = {
  startedBy: { draw: starterText, text: starterText },
  demo: { draw: ({ demo }) => (demo ? '是' : '否'), text: ({ demo }) => (demo ? '是' : '否') },
  state: {
    draw: ({ state }) =>
      state === 'loaded' ? RUN_STATES.loaded : <Mark tint={TINTS[state]}>{RUN_STATES[state]}</Mark>,
    text: ({ state }) => RUN_STATES[state],
    room: MARK_ROOM,
  },
  message: {
    draw: ({ message }) => <span title={message ?? undefined}>{message ?? '—'}</span>,
    text: ({ message }) => message ?? '',
  },
};
