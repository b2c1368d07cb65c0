import { isCancelling, isPartly, stateTitle, type JobStanding, type JobState } from '@console/contract-core';
import type { ReactElement } from 'react';
import { Mark, type MarkProps } from '../number/mark.tsx';

interface JobMarkProps {
  readonly job: JobStanding;
  /** What its page calls cancelling it. */
  readonly ending?: Parameters<typeof stateTitle>[1];
}

const TINTS: Readonly<Record<JobState, MarkProps['tint']>> = {
  queued: 'slate',
  running: 'navy',
  succeeded: 'teal',
  failed: 'amber',
  cancelled: 'slate',
};

/** The state of a job; why it failed is under the pointer. */
export function JobMark({ job, ending }: JobMarkProps): ReactElement {
  return (
    <span title={job.message ?? undefined}>
      <Mark tint={isCancelling(job) || isPartly(job) ? 'violet' : TINTS[job.state]}>
        {stateTitle(job, ending)}
      </Mark>
    </span>
  );
}
