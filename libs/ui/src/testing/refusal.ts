import { fillMessage, type Message, type MessageParams } from '@console/contract-core';
import { CallError } from '@console/platform';

/** A refusal as a client throws it, with request id `r-1`: what a scripted answer returns to refuse. */
export const refusal = (message: Message, params: MessageParams = {}): CallError =>
  new CallError({
    code: message.code,
    status: message.status,
    message: fillMessage(message, params),
    requestId: 'r-1',
  });
