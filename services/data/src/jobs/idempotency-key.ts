import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Refusal } from '@console/contract-core';
import { DATA_MESSAGES } from '@console/contract-data';
import type { FastifyRequest } from 'fastify';

/** The caller's `Idempotency-Key`; refused when missing or not 8 to 128 letters, digits, `_` and `-`. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const key = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w-]{8,128}$/.test(key)) throw new Refusal(DATA_MESSAGES.keyMissing);
  return key;
});
