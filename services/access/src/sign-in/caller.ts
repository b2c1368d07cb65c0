import { REFRESH_COOKIE, type Session } from '@console/contract-core';
import type { FastifyRequest } from 'fastify';
import { DEVICE_COOKIE } from '../tokens/session-cookies.ts';

/** The origin of a sign-in. */
export interface Caller {
  readonly address: string;
  /** The cookie of a device that signed in before. */
  readonly device: string | undefined;
  readonly userAgent: string | undefined;
  /** The session that the browser has already: of its access token, and its refresh token. */
  readonly session: Session | null;
  readonly refreshToken: string | undefined;
}

export const callerOf = ({ ip, cookies, headers, session }: FastifyRequest): Caller => ({
  address: ip,
  device: cookies[DEVICE_COOKIE],
  userAgent: headers['user-agent'],
  session,
  refreshToken: cookies[REFRESH_COOKIE],
});
