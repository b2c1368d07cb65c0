import { EMPTY, formatNumber, JOB_STATE_TITLES } from '@console/contract-core';
import { JOB_KINDS } from '@console/contract-data';
import { Mark } from '@console/ui';
import type { CellOverrides } from '@console/ui/data';
import { JOB_STATE_TINTS } from './jobs/job-states.ts';
import type { JobRow } from './use-active-jobs.ts';

/** An import that ended without every table is no plain success. */
export const stateText = ({ state, message }: Pick<JobRow, 'state' | 'message'>): string =>
  state === 'succeeded' && message !== null ? '部分未通过' : JOB_STATE_TITLES[state];

export const jobCells: CellOverrides<JobRow> = {
  kind: { draw: ({ kind }) => JOB_KINDS[kind], text: ({ kind }) => JOB_KINDS[kind] },
  dryRun: { draw: ({ dryRun }) => (dryRun ? '是' : '否'), text: ({ dryRun }) => (dryRun ? '是' : '否') },
  state: {
    draw: (row) =>
      row.state !== 'succeeded' ? (
        <Mark tint={JOB_STATE_TINTS[row.state]}>{stateText(row)}</Mark>
      ) : row.message === null ? (
        stateText(row)
      ) : (
        <Mark tint="violet">{stateText(row)}</Mark>
      ),
    text: stateText,
  },
  progress: {
    draw: ({ state, progress }) => (state === 'queued' ? EMPTY : formatNumber(progress, { unit: 'percent' })),
    text: ({ progress }) => formatNumber(progress, { unit: 'percent' }),
  },
  message: {
    draw: ({ message }) => <span title={message ?? undefined}>{message ?? EMPTY}</span>,
    text: ({ message }) => message ?? '',
  },
};
