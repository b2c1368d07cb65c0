import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { MESSAGES, Refusal, type Session } from '@console/contract-core';
import type { FastifyRequest } from 'fastify';

/** Who changes something, and from where: what an audit line says of them. */
export interface Actor extends Session {
  readonly address: string;
}

/** The caller with their address. */
export const Acting = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { session, ip } = context.switchToHttp().getRequest<FastifyRequest>();
  if (session === null) throw new Refusal(MESSAGES.noSession);
  return { ...session, address: ip };
});
