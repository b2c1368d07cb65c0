import { Mark } from '@console/ui';
import type { ReactElement } from 'react';
import { isShort, THIN_SAMPLE, thinReason, type SampledRun } from './run-samples.ts';
import './sample-mark.css';

interface SampleMarkProps {
  readonly run: SampledRun;
  /** Whether the figure is annualised: then only a sample of less than a year is marked. */
  readonly annualised?: boolean;
}

/**
 * The mark 样本不足, with the reason, beside figures of too small a sample; draws nothing when it is large
 * enough.
 */
export function SampleMark({ run, annualised = false }: SampleMarkProps): ReactElement | null {
  const reason = thinReason(run);
  if (reason === null || (annualised && !isShort(run))) return null;
  return (
    <span className="sample-mark" title={reason}>
      <Mark tint="amber">{THIN_SAMPLE}</Mark>
    </span>
  );
}
