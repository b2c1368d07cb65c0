import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import type { RedisClient } from '../database/redis.ts';
import type { Metrics } from './metrics.ts';

/** Routes of the process itself, outside the contract and outside the gateway's table. */
export const SYSTEM_ROUTES = ['/health/live', '/health/ready', '/metrics'] as const;

export interface SystemParts {
  readonly database: DataSource;
  readonly redis: RedisClient;
  readonly metrics: Metrics;
  /** The token that lets a scraper on another machine read the metrics. */
  readonly token: string | undefined;
}

/** Alive: the process answers. Ready: it reaches its database and Redis. */
export function addSystemRoutes(http: FastifyInstance, parts: SystemParts): void {
  const { database, redis, metrics, token } = parts;
  http.get('/health/live', async () => ({ status: 'up' }));
  http.get('/health/ready', async (_, reply) => {
    const [databaseUp, redisUp] = await Promise.all([
      answers(() => database.query('SELECT 1')),
      answers(() => redis.ping()),
    ]);
    const up = databaseUp && redisUp;
    return reply
      .code(up ? 200 : 503)
      .send({ status: up ? 'up' : 'down', database: databaseUp, redis: redisUp });
  });
  http.get('/metrics', async (request, reply) =>
    mayScrape(request, token)
      ? reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
      : reply.callNotFound(),
  );
}

/**
 * Whether a request may read the metrics: from this machine without a proxy, or with the token, because
 * metrics are not public.
 */
function mayScrape({ socket, headers }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined && headers.authorization === `Bearer ${token}`) return true;
  const address = socket.remoteAddress ?? '';
  const local = address === '::1' || address.replace('::ffff:', '').startsWith('127.');
  return local && headers['x-forwarded-for'] === undefined;
}

const PROBE_MS = 1500;

async function answers(probe: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PROBE_MS);
  });
  // A probe that fails is the answer "not ready", which is what the caller asked to know.
  const answered = probe().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}
