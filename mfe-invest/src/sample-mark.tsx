import { Mark } from '@console/ui';
import type { ReactElement } from 'react';
import { isShort, THIN_SAMPLE, thinReason, type SampledRun } from './run-samples.ts';
import './sample-mark.css';

interface SampleMarkProps {
  readonly run: SampledRun;
  /** Beside an annualised figure: only where the run rests on less than a year. */
  readonly annualised?: boolean;
}

/** 样本不足, with the reason, beside what rests on too little; nothing where there is enough. */
export function SampleMark({ run, annualised = false }: SampleMarkProps): ReactElement | null {
  const reason = thinReason(run);
  if (reason === null || (annualised && !isShort(run))) return null;
  return (
    <span className="sample-mark" title={reason}>
      <Mark tint="amber">{THIN_SAMPLE}</Mark>
    </span>
  );
}
