import type { FastifyRequest } from 'fastify';
import { DEVICE_COOKIE } from '../tokens/session-cookies.ts';

/** Where a sign-in comes from. */
export interface Caller {
  readonly address: string;
  /** The cookie of a device that signed in before. */
  readonly device: string | undefined;
  readonly userAgent: string | undefined;
}

export const callerOf = ({ ip, cookies, headers }: FastifyRequest): Caller => ({
  address: ip,
  device: cookies[DEVICE_COOKIE],
  userAgent: headers['user-agent'],
});
