import { AsyncLocalStorage } from 'node:async_hooks';
import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger } from 'pino';

/** The fields that every log line of a request has. */
export const requestContext = new AsyncLocalStorage<{ readonly requestId: string }>();

/** Keys whose values are never written, up to two levels down. */
const SECRETS = [
  'password',
  'oldPassword',
  'newPassword',
  'newPassword1',
  'repassword',
  'lockPassword',
  'temporaryPassword',
  'captcha',
  'passwordHash',
  'token',
  'access_token',
  'refresh_token',
  'cookie',
  'set-cookie',
  'authorization',
].map((key) => `["${key}"]`);

/** JSON lines on standard output. Cookies, passwords and tokens are censored wherever they appear. */
export function createLogger(service: string, level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      // A copy: pino writes the line's own fields into what it gets here.
      mixin: () => ({ ...requestContext.getStore() }),
      redact: { paths: SECRETS.flatMap((key) => [key, `*${key}`, `*.*${key}`]), censor: '[hidden]' },
      serializers: { err: faultFields },
    },
    destination ?? pino.destination(1),
  );
}

/**
 * The logged fields of a fault. Others are left out: those of a failed statement have the values it was
 * given.
 */
function faultFields(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('message' in error)) return error;
  const { name, code, message, stack, cause } = error as Error & { readonly code?: unknown };
  return { name, code, message, stack, ...(cause === undefined ? {} : { cause: faultFields(cause) }) };
}

/** Nest's own messages through the same logger. */
export function nestLogger(logger: Logger): LoggerService {
  const line =
    (level: 'debug' | 'info' | 'warn' | 'error' | 'fatal') =>
    (message: unknown, ...rest: unknown[]): void => {
      logger[level]({ detail: rest.filter((part) => part !== undefined) }, String(message));
    };
  return {
    log: line('debug'),
    debug: line('debug'),
    verbose: line('debug'),
    warn: line('warn'),
    error: line('error'),
    fatal: line('fatal'),
  };
}
