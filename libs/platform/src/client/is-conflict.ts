import { MESSAGES } from '@console/contract-core';
import { CallError } from './call-error.ts';

/** Whether a fault is a conflict: another user saved first. */
export const isConflict = (fault: Error | null): boolean =>
  fault instanceof CallError && fault.code === MESSAGES.conflict.code;
