import { Refusal, type Message } from '@console/contract-core';

/** The refusal of who may come again after so many seconds. `message` may say the `{seconds}`. */
export const retryIn = (seconds: number, message: Message): Refusal =>
  new Refusal(message, { seconds }, { 'retry-after': String(seconds) });
