/**
 * Lets who reads an answer leave before its end, as `head` does, without a word about it.
 * @param {import('node:events').EventEmitter} stream
 */
export function passOverClosedPipe(stream) {
  stream.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
