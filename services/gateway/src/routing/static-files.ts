import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;
const HASHED = /\.[0-9a-f]{8,}\.\w+(\.map)?$/;

const OF_THE_API = /^(api|svc)(\/|$)/i;

interface Asked {
  Params: { '*': string };
}
const READS = ['GET', 'HEAD'];

export const STATIC_PATHS = ['/*', '/remotes/*'] as const;

/**
 * The shell at `/`, released modules under `/remotes/`. A page's address answers the shell's index; a missing file and
 * an unknown call answer 404, never the index.
 */
export async function addStaticFiles(
  http: FastifyInstance,
  dirs: { readonly shell: string; readonly remotes: string },
): Promise<void> {
  await http.register(fastifyStatic, { root: [dirs.shell, dirs.remotes], serve: false, preCompressed: true });
  http.route<Asked>({
    method: READS,
    url: '/remotes/*',
    handler: (request, reply) =>
      reply.sendFile(request.params['*'], dirs.remotes, { maxAge: YEAR_SECONDS * 1000, immutable: true }),
  });
  http.route<Asked>({
    method: READS,
    url: '/*',
    handler: (request, reply) => {
      const asked = request.params['*'];
      if (OF_THE_API.test(asked)) return reply.callNotFound();
      if (extname(asked) === '') {
        return reply
          .header('cache-control', 'no-cache')
          .sendFile('index.html', dirs.shell, { cacheControl: false });
      }
      const hashed = HASHED.test(asked);
      return reply.sendFile(asked, dirs.shell, {
        maxAge: hashed ? YEAR_SECONDS * 1000 : 0,
        immutable: hashed,
      });
    },
  });
}
