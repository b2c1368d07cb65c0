import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { MESSAGES, Refusal } from '@console/contract-core';
import type { FastifyRequest } from 'fastify';

/** The caller's `Idempotency-Key`, or null without one. Refused when not 8 to 128 letters, digits, `_`, `-`. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string | null => {
  const key = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\w-]{8,128}$/.test(key)) throw new Refusal(MESSAGES.badKey);
  return key;
});
