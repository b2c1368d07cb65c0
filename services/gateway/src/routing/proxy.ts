import replyFrom from '@fastify/reply-from';
import { MESSAGES, Refusal } from '@console/contract-core';
import { answerRefusal } from '@console/node-kit/http';
import type { Logger } from '@console/node-kit/observe';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UPSTREAMS, type Upstream } from '@console/node-kit/config';
import { takeAnythingIn } from '../intake/add-intake.ts';
import type { BodyIntake } from '../intake/body-intake.ts';
import { USUAL_BODY } from '../intake/body-rule.ts';
import { connectionsOf } from '../intake/door.ts';
import type { GatewayLimits } from '../intake/gateway-limits.ts';
import { Passage } from './passage.ts';
import type { Route } from './routing-table.ts';

const ANSWER_MS = 30_000;

export interface ProxyOptions {
  readonly routes: readonly Route[];
  readonly urls: Readonly<Record<Upstream, string>>;
  readonly intake: BodyIntake;
  readonly limits: GatewayLimits;
  readonly logger: Logger;
}

/** The paths that the proxy serves; who may call them is declared in the contract and checked by the service. */
export const proxyPaths = (routes: readonly Route[]): readonly string[] => [
  ...routes.map(({ path }) => path),
  ...unusual(routes).map(ownPath),
  '/svc/:service/*',
];

/** Passes plain paths to their owner and `/svc/<service>/api/…` to that service, bodies untouched. */
export async function addProxy(http: FastifyInstance, options: ProxyOptions): Promise<void> {
  const { routes, urls, intake, limits, logger } = options;
  const passage = new Passage({ urls, limits, logger });
  await http.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => answerRefusal(error, request, reply, logger));
    takeAnythingIn(scope, intake);
    await scope.register(replyFrom, {
      undici: {
        connections: connectionsOf(limits),
        pipelining: 1,
        headersTimeout: ANSWER_MS,
        bodyTimeout: ANSWER_MS,
      },
      disableRequestLogging: true,
    });
    const open = (route: Route, url: string, pathFor: (request: FastifyRequest) => string): void => {
      scope.route({
        method: route.method,
        url,
        config: { body: route.body },
        handler: (request, reply) => {
          void passage.pass(request, reply, { service: route.service, path: pathFor(request) });
        },
      });
    };
    for (const route of routes) open(route, route.path, pathOf);
    // The wildcard route below has no rule for bodies of its own.
    for (const route of unusual(routes)) open(route, ownPath(route), () => route.path);
    scope.all('/svc/:service/*', (request, reply) => {
      // The raw address: a decoded name would be cut off at the wrong place.
      const [, name, path = ''] = /^\/svc\/([a-z]+)(\/.*)$/.exec(pathOf(request)) ?? [];
      const service = UPSTREAMS.find((upstream) => upstream === name);
      // A service's health and metrics are not for the public; `..` is resolved before the check.
      if (service && new URL(urls[service] + path).pathname.startsWith('/api/'))
        void passage.pass(request, reply, { service, path });
      else passage.refuse(request, reply, new Refusal(MESSAGES.notFound));
    });
  });
}

const unusual = (routes: readonly Route[]): readonly Route[] =>
  routes.filter(({ body }) => body !== USUAL_BODY);

const ownPath = ({ service, path }: Route): string => `/svc/${service}${path}`;

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';
