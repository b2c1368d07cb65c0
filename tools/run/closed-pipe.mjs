/**
 * Ignores that the reader of an output closes the pipe before its end, as `head` does.
 * @param {import('node:events').EventEmitter} stream
 */
export function passOverClosedPipe(stream) {
  stream.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
