import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Entry, ServiceName } from '@console/contract-core';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { DataSource } from 'typeorm';
import { SystemClock } from '../clock/system-clock.ts';
import type { KitConfig } from '../config/kit-config.ts';
import type { Entities } from '../database/data-source-options.ts';
import { createRedis } from '../database/redis.ts';
import { createLogger, nestLogger, requestContext, type Logger } from '../observe/logger.ts';
import { Metrics } from '../observe/metrics.ts';
import { addSystemRoutes } from '../observe/system-routes.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from './connection-limits.ts';
import { routeFaults } from './declared-routes.ts';
import { KitModule } from './kit-module.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { notModified } from '../http/not-modified.ts';
import { readBoundedJson } from '../http/input/read-bounded-json.ts';
import { readRest } from '../http/input/read-rest.ts';
import { answerRefusal } from '../http/refusal-filter.ts';
import { watchConnections } from './watch-connections.ts';

const BODY_LIMIT = 1024 * 1024;

export interface ServiceParts<Config extends KitConfig = KitConfig> {
  readonly name: ServiceName;
  readonly config: Config;
  readonly module: Type;
  /** Every entry the service may serve; those that name other services are left out. */
  readonly entries: readonly Entry[];
  readonly entities?: Entities;
  /** Fastify plugins of the service's own, such as static files, and the routes they open. */
  readonly plugins?: (http: FastifyInstance, logger: Logger) => Promise<void>;
  readonly openRoutes?: readonly string[];
  /** The limits for one connection, where they differ from the usual ones. */
  readonly connections?: Partial<ConnectionLimits>;
  /** Turns a requested path into the one that is routed. */
  readonly rewriteUrl?: (url: string) => string;
}

export interface Service {
  readonly app: NestFastifyApplication;
  readonly logger: Logger;
  close(): Promise<void>;
}

/** Builds a service that is ready to listen. Throws when a route or an entry is left undeclared. */
export async function createService(parts: ServiceParts): Promise<Service> {
  const { name, config } = parts;
  const logger = createLogger(name, config.LOG_LEVEL);
  const redis = createRedis(config.REDIS_URL);
  redis.on('error', (error: Error) => logger.warn({ reason: error.message }, 'redis'));
  await redis.connect();
  const clock = new SystemClock();
  const unfollow = config.TEST_CLOCK === '1' ? await clock.follow(redis, logger) : null;
  const adapter = fastifyAdapter(parts, logger);
  const http = adapter.getInstance() as unknown as FastifyInstance;
  const routes: Pick<RouteOptions, 'method' | 'url'>[] = [];
  // Only JSON: other sites can make a browser send forms and plain text.
  http.removeContentTypeParser('text/plain');
  readBoundedJson(http, parts.entries);
  http.addHook('onRoute', ({ method, url }) => {
    routes.push({ method, url });
  });
  const module = KitModule.of({
    config,
    redis,
    clock,
    logger,
    entities: parts.entities ?? [],
    module: parts.module,
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: nestLogger(logger),
    abortOnError: false,
    bodyParser: false,
  });
  await app.register(cookie as never);
  await parts.plugins?.(http, logger);
  endAfterUpgrade(http);
  watchConnections(http.server, limitsOf(parts));
  const metrics = new Metrics(name);
  observe(http, logger, metrics);
  addSystemRoutes(http, { database: app.get(DataSource), redis, metrics, token: config.METRICS_TOKEN });
  await app.init();
  const faults = routeFaults(name, parts.entries, routes, parts.openRoutes);
  const close = async (): Promise<void> => {
    await app.close();
    await unfollow?.();
    await redis.close();
  };
  if (faults.length > 0) {
    await close();
    throw new Error(`undeclared routes:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  return { app, logger, close };
}

/**
 * The path of `http://host/path`, the form for proxies, which any server must treat as `/path` (RFC 9112
 * §3.2.2).
 */
const originForm = (url: string): string => url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';

const limitsOf = ({ connections }: ServiceParts): ConnectionLimits => ({
  ...CONNECTION_LIMITS,
  ...connections,
});

function fastifyAdapter(parts: ServiceParts, logger: Logger): FastifyAdapter {
  const { config, rewriteUrl = (url) => url } = parts;
  const { headMs, headSweepMs } = limitsOf(parts);
  return new FastifyAdapter({
    http: { headersTimeout: headMs, connectionsCheckingInterval: headSweepMs },
    bodyLimit: BODY_LIMIT,
    trustProxy: config.TRUST_PROXY || false,
    rewriteUrl: ({ url = '/' }: IncomingMessage) => rewriteUrl(originForm(url)),
    exposeHeadRoutes: false,
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      answerRefusal(error, request, reply, logger),
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
    genReqId: ({ headers }: IncomingMessage) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
  });
}

/**
 * Closes the connection after a request to upgrade, because no service changes protocols. After such a
 * request Node's parser ignores broken bytes, and their sender would wait for ever. Registered before any
 * hook, because a broken address reaches none.
 */
function endAfterUpgrade(http: FastifyInstance): void {
  http.server.prependListener('request', ({ headers }, response) => {
    if (headers.upgrade !== undefined) response.setHeader('connection', 'close');
  });
}

function observe(http: FastifyInstance, logger: Logger, metrics: Metrics): void {
  http.decorateRequest('session', null);
  http.decorateRequest('input', null);
  http.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    requestContext.run({ requestId: request.id }, done);
  });
  http.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode >= 400 && !request.raw.complete) await readRest(request.raw);
    return notModified(request, reply, payload) ? null : payload;
  });
  http.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    const { method } = request;
    metrics.answered({ method, route, status: reply.statusCode, milliseconds });
    if (!route.startsWith('/health')) {
      logger.info(
        { requestId: request.id, method, route, status: reply.statusCode, milliseconds },
        'answered',
      );
    }
    done();
  });
}
