import { MESSAGES, Refusal, type Message } from '@console/contract-core';
import type { Call } from '../http/answer.ts';

/** The caller's `Idempotency-Key`, or null without one. Refused when not 8 to 128 letters, digits, `_`, `-`. */
export function idempotencyKey({ request }: Call): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\w-]{8,128}$/.test(key)) throw new Refusal(MESSAGES.badKey);
  return key;
}

/** The caller's `Idempotency-Key`; refused with `missing` without one, so that nothing is created twice. */
export function givenKey(call: Call, missing: Message): string {
  const key = idempotencyKey(call);
  if (key === null) throw new Refusal(missing);
  return key;
}
