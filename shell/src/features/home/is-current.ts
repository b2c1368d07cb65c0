import type { DataSnapshot } from '@console/contract-core';

type TableState = Pick<DataSnapshot['tables'][number], 'daily' | 'asOf'>;

/** Reaches the business date, or speaks of no single day. ISO days compare as text. */
export function isCurrent({ daily, asOf }: TableState, businessDate: string | null): boolean {
  return !daily || asOf === null || businessDate === null || asOf >= businessDate;
}
