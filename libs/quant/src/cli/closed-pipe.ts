import type { EventEmitter } from 'node:events';

/** Ignores a reader that closes the pipe before the end of the output, as `head` does. */
export function passOverClosedPipe(stream: EventEmitter): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
