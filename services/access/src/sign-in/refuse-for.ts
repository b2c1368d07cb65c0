import { Refusal, type Message } from '@console/contract-core';

/** Refuses with Retry-After, unless there is nothing to wait for. `message` tells the `{seconds}`. */
export function refuseFor(seconds: number, message: Message): void {
  if (seconds === 0) return;
  throw new Refusal(message, { seconds }, { 'retry-after': String(seconds) });
}
