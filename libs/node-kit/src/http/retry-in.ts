import { Refusal, type Message } from '@console/contract-core';

/** The refusal of a caller who may try again after some seconds. `message` may contain `{seconds}`. */
export const retryIn = (seconds: number, message: Message): Refusal =>
  new Refusal(message, { seconds }, { 'retry-after': String(seconds) });
