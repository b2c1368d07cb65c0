import { EMPTY, formatNumber, UNITS, type UnitId } from '@console/contract-core';
import type { ReactElement } from 'react';
import './number.css';

export interface NumProps {
  readonly value: number | null | undefined;
  readonly unit: UnitId;
  /** Draws the unit behind the figure, smaller: for single figures, never in table cells. */
  readonly withUnit?: boolean;
}

/** One figure, scaled and rounded by its unit. */
export function Num({ value, unit, withUnit }: NumProps): ReactElement {
  const text = formatNumber(value, { unit });
  const unitText = withUnit && text !== EMPTY ? UNITS[unit].text : '';
  return (
    <>
      {text}
      {unitText && <span className="c-unit">{unitText}</span>}
    </>
  );
}
