import type { Message } from '@console/contract-core';
import { retryIn } from '@console/node-kit/http';

/** Refuses with Retry-After, unless `seconds` is 0. `message` takes the `{seconds}`. */
export function refuseFor(seconds: number, message: Message): void {
  if (seconds > 0) throw retryIn(seconds, message);
}
