import { ACCESS_COOKIE, REFRESH_COOKIE } from '@console/contract-core';
import type { FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may be sent with cookies: reads always may (SameSite=Strict guards them), writes only
 * from a listed origin. A bearer token is not sent by browsers on their own, so it passes.
 */
export function fromTrustedOrigin(request: FastifyRequest, origins: readonly string[]): boolean {
  if (SAFE_METHODS.has(request.method) || request.headers.authorization !== undefined) return true;
  const origin = request.headers.origin;
  if (origin !== undefined) return origins.includes(origin);
  // A browser never sends a cross-site write without an Origin header; with cookies one is still required.
  return request.cookies[ACCESS_COOKIE] === undefined && request.cookies[REFRESH_COOKIE] === undefined;
}
