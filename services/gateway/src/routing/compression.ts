import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const SHRINKS = /^(application\/(problem\+)?json|text\/(csv|plain))(;|$)/;

/**
 * Answers of the API travel compressed to who takes it: rows of a table become a sixth. Files carry the
 * twins that their build laid beside them. Before any route is opened.
 */
export async function addCompression(http: FastifyInstance): Promise<void> {
  // The plugin takes every type that could shrink; in a compressor a stream of events would wait, though.
  http.addHook('onSend', (request, reply, payload, done) => {
    if (!SHRINKS.test(String(reply.getHeader('content-type')))) request.headers['x-no-compression'] = 'yes';
    done(null, payload);
  });
  await http.register(fastifyCompress, { globalDecompression: false, encodings: ['br', 'gzip'] });
}
