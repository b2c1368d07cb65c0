import { formatNumber } from '@console/contract-core';
import type { ReactElement } from 'react';
import './entity-strip.css';

export interface RangeBarProps {
  readonly low: number | null;
  readonly high: number | null;
  /** The position of the latest value between the two. */
  readonly at: number | null;
}

/** Lowest and highest with the latest between them. */
export function RangeBar({ low, high, at }: RangeBarProps): ReactElement {
  const known = low !== null && high !== null && at !== null && high > low;
  const place = known ? Math.min(1, Math.max(0, (at - low) / (high - low))) : null;
  return (
    <span className="c-range">
      {formatNumber(low, { unit: 'yuan' })}
      <span className="c-range-bar" aria-hidden="true">
        {place !== null && <span className="c-range-at" style={{ left: `${(place * 100).toFixed(1)}%` }} />}
      </span>
      {formatNumber(high, { unit: 'yuan' })}
    </span>
  );
}
