import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import replyFrom from '@fastify/reply-from';
import { MESSAGES, type Envelope } from '@console/contract-core';
import { answerRefusal, type Logger } from '@console/node-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UPSTREAMS, type Upstream } from '../gateway-config.ts';
import type { Route } from './routing-table.ts';

const CONNECTIONS = 64;
const ANSWER_MS = 30_000;
/** Up to here an answer is passed on in one piece, which costs less to compress than a stream does. */
const ONE_PIECE_BYTES = 64 * 1024;

export interface ProxyOptions {
  readonly routes: readonly Route[];
  readonly urls: Readonly<Record<Upstream, string>>;
  readonly logger: Logger;
}

/** The paths the proxy opens; who may call them is declared in the contract and decided by the service. */
export const proxyPaths = (routes: readonly Route[]): readonly string[] => [
  ...routes.map(({ path }) => path),
  '/svc/:service/*',
];

/** Passes plain paths to their owner and `/svc/<service>/api/…` to that service, bodies untouched. */
export async function addProxy(http: FastifyInstance, { routes, urls, logger }: ProxyOptions): Promise<void> {
  await http.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => answerRefusal(error, request, reply, logger));
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    await scope.register(replyFrom, {
      undici: { connections: CONNECTIONS, pipelining: 1, headersTimeout: ANSWER_MS, bodyTimeout: ANSWER_MS },
      disableRequestLogging: true,
    });
    for (const { method, path, service } of routes) {
      scope.route({
        method,
        url: path,
        handler: (request, reply) => pass(request, reply, urls[service] + pathOf(request)),
      });
    }
    scope.all('/svc/:service/*', (request, reply) => {
      // The raw address: a decoded name would be cut off at the wrong place.
      const [, name, path = ''] = /^\/svc\/([a-z]+)(\/.*)$/.exec(pathOf(request)) ?? [];
      const service = UPSTREAMS.find((upstream) => upstream === name);
      if (!service) return refuse(request, reply, MESSAGES.notFound);
      const target = urls[service] + path;
      // A service's health and metrics are not for the public; `..` is resolved before looking.
      if (!new URL(target).pathname.startsWith('/api/')) return refuse(request, reply, MESSAGES.notFound);
      return pass(request, reply, target);
    });
  });
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

/** To the address of a path. The query follows byte for byte: what it may hold the service judges. */
function pass(request: FastifyRequest, reply: FastifyReply, target: string): FastifyReply {
  return reply.from(target, {
    // A refusal is the caller's to hear, at once: asked for again ten times over, a 503 of two seconds takes twenty.
    retryDelay: () => null,
    rewriteRequestHeaders: (_request, headers) => ({
      ...headers,
      // Answered here already; the client towards the services knows no such header.
      expect: undefined,
      'x-request-id': request.id,
      'x-forwarded-for': request.ip,
      // The host the browser asked for: which of the public origins it stands on.
      'x-forwarded-host': request.host,
      'x-forwarded-proto': request.protocol,
    }),
    // A service speaks of its own connection; of the caller's the gateway decides, unless that one ends as well.
    rewriteHeaders: (headers) =>
      Object.fromEntries(
        Object.entries(headers).filter(
          ([name, value]) => name !== 'keep-alive' && (name !== 'connection' || value === 'close'),
        ),
      ),
    onResponse: (_request, answering, answer) => {
      const { stream } = answer as unknown as { readonly stream: Readable };
      const onward = answering as unknown as FastifyReply;
      if (!isShort(onward)) return void onward.send(stream);
      buffer(stream).then(
        (bytes) => onward.send(bytes),
        () => refuse(request, onward.removeHeader('content-length'), MESSAGES.unavailable),
      );
    },
    onError: (failed) => {
      // Of a body that nobody reads to its end the next request on this connection would wait for ever.
      if (!request.raw.complete) reply.header('connection', 'close');
      request.raw.resume();
      void refuse(request, failed as unknown as FastifyReply, MESSAGES.unavailable);
    },
  });
}

/** A body whose length is told, and small; of an answer to HEAD the length is not the body's. */
function isShort(reply: FastifyReply): boolean {
  const length = Number(reply.getHeader('content-length') ?? Infinity);
  return length <= ONE_PIECE_BYTES && reply.request.method !== 'HEAD';
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  message: (typeof MESSAGES)['notFound' | 'unavailable'],
): FastifyReply {
  const body: Envelope<false> = {
    success: false,
    appCode: message.code,
    appMesg: message.text,
    result: false,
    requestId: request.id,
  };
  return reply.code(message.status).send(body);
}
