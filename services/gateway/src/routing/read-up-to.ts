import type { Readable } from 'node:stream';

/** All of a stream; null when it is longer than `most` bytes, and then it can be read from its beginning. */
export function readUpTo(stream: Readable, most: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const onData = (chunk: Buffer): void => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes <= most) return;
      stop();
      stream.pause();
      stream.unshift(Buffer.concat(chunks, bytes));
      resolve(null);
    };
    const onEnd = (): void => {
      stop();
      resolve(Buffer.concat(chunks, bytes));
    };
    const onBroken = (error?: Error): void => {
      stop();
      reject(error ?? new Error('a stream was closed before its end'));
    };
    const stop = (): void => {
      stream.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
    };
    stream.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken);
  });
}
