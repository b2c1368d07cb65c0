import type { ReactElement } from 'react';
import './run-progress.css';
import { percentOf, progressText, type Progressing } from '../run-states.ts';

interface RunProgressProps {
  readonly run: Progressing;
  /** What runs, for a screen reader: 回测 12. */
  readonly name: string;
  /** Whether the step is written below it. */
  readonly wide?: true;
}

/** The progress of a run that has not ended. */
export function RunProgress({ run, name, wide }: RunProgressProps): ReactElement {
  const percent = percentOf(run);
  return (
    <span className={wide ? 'bt-progress bt-progress-wide' : 'bt-progress'} title={progressText(run)}>
      <span
        className="bt-progress-bar"
        role="progressbar"
        aria-label={`${name} 的进度`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={progressText(run)}
      >
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className="bt-progress-text">{wide ? progressText(run) : `${percent}%`}</span>
    </span>
  );
}
