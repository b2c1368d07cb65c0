import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { MESSAGES, Refusal, type Envelope, type Message } from '@console/contract-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../observe/logger.ts';

/** Turns any thrown error into the envelope; only expected refusals keep their text. */
@Catch()
export class RefusalFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    answerRefusal(error, request, reply, this.logger);
  }
}

/** Shared with Fastify's own error handler, so that a broken body answers like everything else. */
export function answerRefusal(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  logger: Logger,
): void {
  const refusal = asRefusal(error);
  if (refusal.status >= 500) logger.error({ err: error, url: request.routeOptions.url }, 'request failed');
  const body: Envelope<false> = {
    success: false,
    appCode: refusal.code,
    appMesg: refusal.message,
    result: false,
    requestId: request.id,
  };
  reply.code(refusal.status).headers(refusal.headers).type('application/json; charset=utf-8').send(body);
}

const BY_STATUS: Readonly<Record<number, Message>> = {
  404: MESSAGES.notFound,
  405: MESSAGES.notFound,
  413: MESSAGES.tooLarge,
  415: MESSAGES.badType,
};
const CONNECTION_CODE =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|PROTOCOL_|POOL_|ER_SERVER_SHUTDOWN|ER_CON_COUNT_ERROR|ER_CONNECTION_KILLED|ER_NORMAL_SHUTDOWN)/;
const REDIS_AWAY = new Set([
  'ClientOfflineError',
  'SocketClosedUnexpectedlyError',
  'ClientClosedError',
  'TimeoutError',
  'DisconnectsClientError',
  'SocketTimeoutError',
]);

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnreachable(error)) return new Refusal(MESSAGES.unavailable);
  const status = error instanceof HttpException ? error.getStatus() : statusCodeOf(error);
  const known = BY_STATUS[status];
  if (known) return new Refusal(known);
  if (status >= 400 && status < 500) return new Refusal(MESSAGES.badInput, { problems: '请求格式不正确' });
  return new Refusal(MESSAGES.internal);
}

function statusCodeOf(error: unknown): number {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : 500;
}

/** A dependency that cannot be reached, however deep the driver wrapped it. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && CONNECTION_CODE.test(code)) return true;
  if (REDIS_AWAY.has(error.constructor.name)) return true;
  return error.cause !== undefined && isUnreachable(error.cause);
}
