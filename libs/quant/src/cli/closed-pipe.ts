import type { EventEmitter } from 'node:events';

/** Lets who reads an answer leave before its end, as `head` does, without a word about it. */
export function passOverClosedPipe(stream: EventEmitter): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
