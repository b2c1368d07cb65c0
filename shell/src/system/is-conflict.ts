import { MESSAGES } from '@console/contract-core';
import { CallError } from '@console/platform';

/** Somebody else saved first. */
export const isConflict = (fault: Error | null): boolean =>
  fault instanceof CallError && fault.code === MESSAGES.conflict.code;
