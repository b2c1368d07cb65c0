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
    redact: { paths: secret.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[hidden]' },
  });
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
