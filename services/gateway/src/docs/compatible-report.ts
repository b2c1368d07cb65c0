import { ALL_ENTRIES } from '../all-entries.ts';
import { contractBreaks } from './compatible.ts';
import { recordedContract, type RecordedCall } from './compatible-record.ts';

export interface ContractReport {
  /** The contract of these sources: what `npm run contract -- --record` writes. */
  readonly now: readonly RecordedCall[];
  readonly breaks: readonly string[];
  /** The ids of calls that were not recorded. */
  readonly added: readonly string[];
}

/** Compares the contract of these sources with a recorded one. */
export function contractReport(recorded: readonly RecordedCall[]): ContractReport {
  const now = recordedContract(ALL_ENTRIES);
  const known = new Set(recorded.map(({ id }) => id));
  return {
    now,
    breaks: contractBreaks(recorded, now),
    added: now.map(({ id }) => id).filter((id) => !known.has(id)),
  };
}
