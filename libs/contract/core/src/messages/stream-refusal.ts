import type { Envelope } from './envelope.ts';

/** The last event of a stream that its reader may not read any longer. */
export const STREAM_REFUSED = 'refused';

/** The data of that event: the refusal a call would get now, with its HTTP status. */
export interface StreamRefusal extends Envelope<false> {
  readonly status: number;
}
