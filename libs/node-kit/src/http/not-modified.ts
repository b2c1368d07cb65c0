import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether the caller already has the payload; then the answer becomes 304 and needs no body. */
export function notModified(request: FastifyRequest, reply: FastifyReply, payload: unknown): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined || !Buffer.isBuffer(payload) || reply.statusCode !== 200) return false;
  const etag = reply.getHeader('etag');
  if (etag === undefined || !known.split(',').some((tag) => tag.trim() === etag)) return false;
  reply
    .code(304)
    .removeHeader('content-length')
    .removeHeader('content-type')
    .removeHeader('content-encoding');
  return true;
}
