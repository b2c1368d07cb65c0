import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

/** A quality with four fifths of the highest one's gain, in a hundredth of its time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const ENCODED: Readonly<Record<Encoding, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliCompressSync(bytes, BROTLI),
  gzip: (bytes) => gzipSync(bytes),
  identity: (bytes) => bytes,
};

/**
 * An answer that stays the same as long as the process lives: made into bytes once, compressed once, and not
 * sent again to a client that has it. A handler of a raw entry returns it instead of its value.
 */
export class ConstantAnswer<T> {
  private readonly bytes: Buffer;
  private readonly etag: string;
  private readonly encoded = new Map<Encoding, Buffer>();

  constructor(
    readonly value: T,
    private readonly type: string,
  ) {
    this.bytes = Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
    // A weak ETag, because it identifies the content in any encoding.
    this.etag = `W/"${createHash('sha256').update(this.bytes).digest('base64url')}"`;
  }

  /**
   * The bytes for this caller; sets the headers that describe them. `notModified` checks whether the caller
   * has them.
   */
  for(request: FastifyRequest, reply: FastifyReply): Buffer {
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    reply.headers({
      'content-type': this.type,
      etag: this.etag,
      vary: 'accept-encoding',
      'cache-control': 'no-cache',
    });
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return this.in(encoding);
  }

  private in(encoding: Encoding): Buffer {
    const bytes = this.encoded.get(encoding) ?? ENCODED[encoding](this.bytes);
    this.encoded.set(encoding, bytes);
    return bytes;
  }
}
