import { Refusal, type Message } from '@console/contract-core';

/** Refuses with Retry-After, unless there is nothing to wait for. `message` tells the `{seconds}`. */
export function refuseFor(seconds: number, message: Message): void {
  if (seconds > 0) throw retryIn(seconds, message);
}

/** The refusal of who may come again after so many seconds. */
export const retryIn = (seconds: number, message: Message): Refusal =>
  new Refusal(message, { seconds }, { 'retry-after': String(seconds) });
