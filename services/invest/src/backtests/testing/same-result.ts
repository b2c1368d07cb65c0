import { createHash } from 'node:crypto';
import type { RunTrace } from './run-ledger.ts';

/** Fails unless a run has the result of another, to the byte, and stored it once. */
export function expectSameResult(found: RunTrace, wanted: RunTrace): void {
  const { report, resultHash, inputHash } = wanted;
  if (report === null) throw new Error('the other has no result');
  expect(createHash('sha256').update(report).digest('hex')).toBe(resultHash);
  expect(found).toMatchObject({ state: 'succeeded', error: null, stored: 1, resultHash, inputHash });
  expect(found.report?.equals(report)).toBe(true);
}
