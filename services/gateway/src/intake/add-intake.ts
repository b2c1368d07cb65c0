import { fullRefusal, Shares, type Sharer } from '@console/node-kit/shares';
import type { FastifyInstance } from 'fastify';
import { BodyIntake, TakenBody } from './body-intake.ts';
import { USUAL_BODY, type BodyRule } from './body-rule.ts';
import { callerOf } from './caller.ts';
import type { GatewayLimits } from './gateway-limits.ts';
import { whenOver } from './when-over.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Sharer;
  }
  interface FastifyContextConfig {
    /** The rule for a route's body. */
    body?: BodyRule;
  }
}

/** Counts every request for its caller, and reads its body before any handler. Call it before any route is opened. */
export function addIntake(http: FastifyInstance, { requests, bodies, bodyMs }: GatewayLimits): BodyIntake {
  const going = new Shares(requests);
  http.addHook('onRequest', (request, reply, done) => {
    request.caller = callerOf(request);
    const full = going.full(request.caller);
    if (full !== null) return done(fullRefusal(full));
    const leave = going.take(request.caller);
    whenOver(reply.raw, request.raw.socket, () => {
      leave();
      if (request.body instanceof TakenBody) request.body.forget();
    });
    done();
  });
  const intake = new BodyIntake(new Shares(bodies), bodyMs);
  takeJsonIn(http, intake);
  return intake;
}

/** Reads bodies for other services unparsed, or leaves them to be read where a route says so. */
export function takeAnythingIn(scope: FastifyInstance, intake: BodyIntake): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (request, body, done) => {
    const rule = request.routeOptions.config.body ?? USUAL_BODY;
    if (rule === 'as-it-comes') return done(null, body);
    intake.take(body, request.caller, rule.limit).then((taken) => done(null, taken), done);
  });
}

/** Reads bodies for the gateway itself, and for unknown routes. */
function takeJsonIn(http: FastifyInstance, intake: BodyIntake): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.removeContentTypeParser('application/json');
  http.addContentTypeParser('application/json', (request, body, done) => {
    intake.take(body, request.caller, USUAL_BODY.limit).then(({ bytes, forget }) => {
      forget();
      parse(request, bytes.toString(), done);
    }, done);
  });
}
