import { AsyncLocalStorage } from 'node:async_hooks';
import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';

export type { Logger } from 'pino';

/** What every log line of a request carries. */
export const requestContext = new AsyncLocalStorage<{ readonly requestId: string }>();

/** JSON lines on standard output. Cookies, passwords and tokens are censored wherever they appear. */
export function createLogger(service: string, level: string): Logger {
  const secret = ['password', 'oldPassword', 'newPassword', 'token', 'cookie', 'authorization'];
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => requestContext.getStore() ?? {},
    serializers: { err: faultOf },
    redact: { paths: secret.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[hidden]' },
  });
}

/** What a log line says of an error. Drivers hang statements and their values on theirs: left out. */
function faultOf(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = (error as { code?: unknown }).code;
  return { name, message, code, stack, ...(cause === undefined ? {} : { cause: faultOf(cause) }) };
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
