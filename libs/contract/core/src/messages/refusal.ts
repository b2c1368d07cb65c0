import { fillMessage, type Message, type MessageParams } from './message.ts';

/** An expected refusal: thrown by services, turned into an envelope at the edge. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(message: Message, params: MessageParams = {}, headers: Readonly<Record<string, string>> = {}) {
    super(fillMessage(message, params));
    this.name = 'Refusal';
    this.code = message.code;
    this.status = message.status;
    this.headers = headers;
  }
}
