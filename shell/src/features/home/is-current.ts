import type { DataSnapshot } from '@console/contract-core';

type TableState = Pick<DataSnapshot['tables'][number], 'daily' | 'asOf'>;

/** Whether a table reaches the business date, or is not daily. ISO days compare as text. */
export function isCurrent({ daily, asOf }: TableState, businessDate: string | null): boolean {
  return !daily || asOf === null || businessDate === null || asOf >= businessDate;
}
