import { MESSAGES, type Refusal } from '@console/contract-core';
import { retryIn } from '../http/retry-in.ts';
import type { Full } from './shares.ts';

/** After which it is worth another try. */
const RETRY_SECONDS = 2;

/** The refusal of who found no room: their own share is used up (429), or everybody's (503). */
export const fullRefusal = (full: Full, seconds = RETRY_SECONDS): Refusal =>
  retryIn(seconds, full === 'own' ? MESSAGES.tooMany : MESSAGES.unavailable);
