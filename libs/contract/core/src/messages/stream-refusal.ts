import type { Envelope } from './envelope.ts';

/** The event with which a stream ends that its reader may not follow any longer. */
export const STREAM_REFUSED = 'refused';

/** Its data: what a call would be answered now, with its HTTP status. */
export interface StreamRefusal extends Envelope<false> {
  readonly status: number;
}
