import { networkOf } from '@console/node-kit/http';
import type { Sharer } from '@console/node-kit/shares';
import type { FastifyRequest } from 'fastify';

/**
 * The caller of a request, by address and by whom its token names. Nobody has checked that token yet: an address
 * that makes names up shares out its own part in smaller pieces, and who borrows a name is refused by the service.
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
    // No token of ours: the service says so.
    return null;
  }
}
