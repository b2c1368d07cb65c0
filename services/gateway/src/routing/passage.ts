import type { Readable } from 'node:stream';
import { MESSAGES, Refusal } from '@console/contract-core';
import { answerRefusal } from '@console/node-kit/http';
import type { Logger } from '@console/node-kit/observe';
import { fullRefusal, Shares, type GiveBack } from '@console/node-kit/shares';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Upstream } from '@console/node-kit/config';
import { TakenBody } from '../intake/body-intake.ts';
import { Door } from '../intake/door.ts';
import type { GatewayLimits } from '../intake/gateway-limits.ts';
import { whenOver } from '../intake/when-over.ts';
import { readUpTo } from './read-up-to.ts';

/** Up to this size an answer is kept without counting it: there is one for each request, and requests are counted. */
const SHORT_BYTES = 64 * 1024;
/** Up to this size an answer is kept completely while its reader takes it. */
const HELD_BYTES = 1024 * 1024;

export interface PassageOptions {
  readonly urls: Readonly<Record<Upstream, string>>;
  readonly limits: GatewayLimits;
  readonly logger: Logger;
}

export interface Target {
  readonly service: Upstream;
  readonly path: string;
}

/** An answer of a service that is being sent to the client. */
interface Answering {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly door: Door;
  readonly stream: Readable;
  /** Ends the request's turn at the service. */
  readonly leave: GiveBack;
}

/** Passes requests on to services, within the limits of each service's `Door`. */
export class Passage {
  private readonly doors = new Map<Upstream, Door>();
  private readonly held: Shares;

  constructor(private readonly options: PassageOptions) {
    this.held = new Shares(options.limits.held);
  }

  /** Answers the request with the service's answer, or with a refusal. */
  async pass(request: FastifyRequest, reply: FastifyReply, target: Target): Promise<void> {
    let leave: GiveBack | null = null;
    try {
      const door = this.door(target.service);
      leave = await enter(request, reply, door);
      if (reply.raw.destroyed) leave();
      else this.ask(request, reply, { ...target, door, leave });
    } catch (error) {
      leave?.();
      this.refuse(request, reply, error);
    }
  }

  refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
    answerRefusal(error, request, reply, this.options.logger);
  }

  private door(service: Upstream): Door {
    const door = this.doors.get(service) ?? new Door(this.options.limits);
    this.doors.set(service, door);
    return door;
  }

  /** Sends the request. The query is passed on byte for byte: the service validates it. */
  private ask(
    request: FastifyRequest,
    reply: FastifyReply,
    { service, path, door, leave }: Target & { readonly door: Door; readonly leave: GiveBack },
  ): void {
    reply.from(this.options.urls[service] + path, {
      ...bodyOf(request),
      rewriteRequestHeaders: (_request, headers) => ({ ...headers, ...saidOf(request) }),
      rewriteHeaders: (headers) => {
        // The client has gone: nothing more is called.
        if (request.raw.aborted) leave();
        return onwardHeaders(headers);
      },
      // A service without room says so once; ten more tries would not help.
      retryDelay: () => null,
      onResponse: (_request, answering, answer) => {
        const { stream } = answer as unknown as { readonly stream: Readable };
        stream.once('close', leave);
        void this.answer({ request, reply: answering as unknown as FastifyReply, door, stream, leave });
      },
      onError: (failed) => {
        leave();
        // The rest of an unread body would block the next request on this connection for ever.
        if (!request.raw.complete) reply.header('connection', 'close');
        request.raw.resume();
        this.refuse(request, failed as unknown as FastifyReply, new Refusal(MESSAGES.unavailable));
      },
    });
  }

  private async answer(answering: Answering): Promise<void> {
    const { request, reply, door, stream } = answering;
    try {
      if (request.method === 'HEAD') reply.send(stream);
      else if (/^text\/event-stream\b/.test(String(reply.getHeader('content-type'))))
        this.goOn(answering, door.streams);
      else if (lengthOf(reply) <= SHORT_BYTES) reply.send(await wholeOf(stream, SHORT_BYTES));
      else if (!(await this.keep(answering))) this.goOn(answering, door.longAnswers);
    } catch (error) {
      stream.destroy();
      for (const name of Object.keys(reply.getHeaders()))
        if (name !== 'x-request-id') reply.removeHeader(name);
      this.refuse(request, reply, error);
    }
  }

  /** Keeps an answer while its reader takes it; false when it is too long, or there is no room. */
  private async keep({ reply, request, stream }: Answering): Promise<boolean> {
    const told = lengthOf(reply);
    const room = Math.min(told, HELD_BYTES);
    if (told < Infinity && told > HELD_BYTES) return false;
    if (this.held.full(request.caller, room) !== null) return false;
    const forget = this.held.take(request.caller, room);
    whenOver(reply.raw, request.raw.socket, forget);
    const whole = await readUpTo(stream, HELD_BYTES).catch(unavailable);
    if (whole === null) forget();
    else reply.send(whole);
    return whole !== null;
  }

  /** Sends an answer at its reader's pace, counted among `others` of its kind. */
  private goOn({ reply, request, stream, leave }: Answering, others: Shares): void {
    const full = others.full(request.caller);
    if (full !== null) throw fullRefusal(full);
    stream.once('close', others.take(request.caller));
    leave();
    reply.send(stream);
  }
}

function enter(request: FastifyRequest, reply: FastifyReply, door: Door): GiveBack | Promise<GiveBack> {
  const isLong = request.body !== undefined && !(request.body instanceof TakenBody);
  if (!isLong) return door.turns.enter(request.caller, () => reply.raw.destroyed);
  const full = door.longBodies.full(request.caller);
  if (full !== null) throw fullRefusal(full);
  return door.longBodies.take(request.caller);
}

/** The body that was read, unchanged, whatever its type. */
function bodyOf({ body, headers }: FastifyRequest): { body?: Buffer; contentType?: string } {
  if (!(body instanceof TakenBody)) return {};
  return { body: body.bytes, contentType: headers['content-type'] ?? 'application/octet-stream' };
}

/** The headers about the caller that a service gets only from the gateway. */
const saidOf = (request: FastifyRequest): Record<string, string | undefined> => ({
  // Answered here already; the client to the services does not support that header.
  expect: undefined,
  'content-type': request.headers['content-type'],
  'x-request-id': request.id,
  'x-forwarded-for': request.ip,
  // The host that the browser asked for: one of the public origins.
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
});

/**
 * The headers to pass on. A service's headers about its own connection are dropped; the gateway decides about the
 * caller's, unless that ends as well.
 */
const onwardHeaders = <Headers extends object>(headers: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name, value]) => name !== 'keep-alive' && (name !== 'connection' || value === 'close'),
    ),
  ) as Headers;

const lengthOf = (reply: FastifyReply): number => Number(reply.getHeader('content-length') ?? Infinity);

async function wholeOf(stream: Readable, most: number): Promise<Buffer> {
  const whole = await readUpTo(stream, most).catch(unavailable);
  return whole ?? unavailable();
}

function unavailable(): never {
  throw new Refusal(MESSAGES.unavailable);
}
