import type { JobConsoleRow } from '@console/contract-core';
import type { ReactElement } from 'react';
import { percentOf, progressText } from '../../../core/words/job-states.ts';
import './jobs.css';

interface JobProgressProps {
  readonly job: JobConsoleRow;
  /** Whether the step is written beside it. */
  readonly wide?: true;
}

/** The progress of a job that has not ended. */
export function JobProgress({ job, wide }: JobProgressProps): ReactElement {
  const percent = percentOf(job);
  return (
    <span className="shell-jobs-progress" title={progressText(job)}>
      <span
        className={wide ? 'shell-jobs-wide-bar' : 'shell-jobs-bar'}
        role="progressbar"
        aria-label={`${job.title} ${job.subject} 的进度`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={progressText(job)}
      >
        <span style={{ width: `${percent}%` }} />
      </span>
      <span>{wide ? progressText(job) : `${percent}%`}</span>
    </span>
  );
}
