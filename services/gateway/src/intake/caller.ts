import { networkOf } from '@console/node-kit/http';
import type { Sharer } from '@console/node-kit/shares';
import type { FastifyRequest } from 'fastify';

/**
 * The caller of a request, by address and by the user that its token names. The token is not verified yet: an address
 * that invents users divides its own share into smaller parts, and the service refuses a caller who uses another's
 * name.
 */
export function callerOf(request: FastifyRequest): Sharer {
  const address = networkOf(request.ip);
  return { group: address, user: `${address} ${namedBy(tokenOf(request)) ?? 'nobody'}` };
}

function tokenOf({ headers, cookies }: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? cookies['access_token'];
}

const MOST_LETTERS = 64;

function namedBy(token: string | undefined): string | null {
  const payload = token?.split('.')[1];
  if (!payload) return null;
  try {
    const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { readonly sub?: unknown };
    return sub === undefined ? null : String(sub).slice(0, MOST_LETTERS);
  } catch {
    // No token of ours: the service refuses it.
    return null;
  }
}
