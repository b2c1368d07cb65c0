import { MESSAGES, type Refusal } from '@console/contract-core';
import { retryIn } from '../http/retry-in.ts';
import type { Full } from './shares.ts';

/** The seconds after which another try makes sense. */
const RETRY_SECONDS = 2;

/** The refusal when there is no room: the caller's own share is used up (429), or the total (503). */
export const fullRefusal = (full: Full, seconds = RETRY_SECONDS): Refusal =>
  retryIn(seconds, full === 'own' ? MESSAGES.tooMany : MESSAGES.unavailable);
