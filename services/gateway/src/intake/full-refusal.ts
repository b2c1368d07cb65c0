import { MESSAGES, Refusal } from '@console/contract-core';
import type { Full } from './shares.ts';

/** After which a caller may try again. */
const RETRY_SECONDS = 2;

/** The refusal of who found no room: their own share is used up (429), or everybody's (503). */
export function fullRefusal(full: Full): Refusal {
  const headers = { 'retry-after': String(RETRY_SECONDS) };
  return full === 'own'
    ? new Refusal(MESSAGES.tooMany, { seconds: RETRY_SECONDS }, headers)
    : new Refusal(MESSAGES.unavailable, {}, headers);
}
