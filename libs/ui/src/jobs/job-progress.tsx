import { percentOf, progressText, type JobAtWork } from '@console/contract-core';
import type { ReactElement } from 'react';
import './job-progress.css';

export interface JobProgressProps {
  readonly job: JobAtWork;
  /** What runs, for a screen reader: 回测 12. */
  readonly name: string;
  /** Where its step is written: beside a bar, or below one as wide as its place. Nowhere unless it says so. */
  readonly step?: 'beside' | 'below';
}

/** The progress of a job that has not ended. */
export function JobProgress({ job, name, step }: JobProgressProps): ReactElement {
  const percent = percentOf(job);
  return (
    <span className={`c-job-progress c-job-progress-${step ?? 'small'}`} title={progressText(job)}>
      <span
        className="c-job-progress-bar"
        role="progressbar"
        aria-label={`${name} 的进度`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={progressText(job)}
      >
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className="c-job-progress-text">{step ? progressText(job) : `${percent}%`}</span>
    </span>
  );
}
