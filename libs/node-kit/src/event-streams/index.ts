/** Server-sent events: streams that end with their reader's session and keep within shares. */
export type { EventStream } from './event-stream.ts';
export { EventStreams } from './event-streams.ts';
