import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const SHRINKS = /^(application\/(problem\+)?json|text\/(csv|plain))(;|$)/;

/**
 * Compresses answers of the API for clients that accept it: rows of a table shrink to a sixth. Files have compressed
 * copies from their build. Call it before any route is opened.
 */
export async function addCompression(http: FastifyInstance): Promise<void> {
  // The plugin compresses every type that could shrink; but a stream of events would wait in a compressor.
  http.addHook('onSend', (request, reply, payload, done) => {
    if (!SHRINKS.test(String(reply.getHeader('content-type')))) request.headers['x-no-compression'] = 'yes';
    done(null, payload);
  });
  await http.register(fastifyCompress, { globalDecompression: false, encodings: ['br', 'gzip'] });
}
