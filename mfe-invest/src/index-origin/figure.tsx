import type { UnitId } from '@console/contract-core';
import { Missing, Num } from '@console/ui';
import type { ReactElement } from 'react';

interface FigureProps {
  readonly value: number | null;
  readonly unit: UnitId;
  /** Why it is missing where it is. */
  readonly missing: string;
}

/** A figure, or a dash that says why there is none. */
export function Figure({ value, unit, missing }: FigureProps): ReactElement {
  return value === null ? <Missing reason={missing} /> : <Num value={value} unit={unit} />;
}
