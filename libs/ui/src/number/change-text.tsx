import { formatNumber, type UnitId } from '@console/contract-core';
import type { ReactElement } from 'react';
import './number.css';

export interface ChangeTextProps {
  /** Raw, in base units: 0.0253 is 2.53 %. */
  readonly value: number | null | undefined;
  readonly unit: UnitId;
  /** Shown after the figure where no header has the unit. */
  readonly suffix?: string;
}

/** A change: always with its sign, in the market's colour; what rounds to zero has neither. */
export function ChangeText({ value, unit, suffix }: ChangeTextProps): ReactElement {
  const text = formatNumber(value, { unit, signed: true });
  const direction = text.startsWith('+') ? 'c-up' : text.startsWith('\u2212') ? 'c-down' : undefined;
  return (
    <span className={direction}>
      {text}
      {value === null || value === undefined ? null : suffix}
    </span>
  );
}
