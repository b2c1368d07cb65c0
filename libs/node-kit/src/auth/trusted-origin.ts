import { ACCESS_COOKIE, REFRESH_COOKIE } from '@console/contract-core';
import type { FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may carry cookies where it goes: reads always may (SameSite=Strict guards them),
 * writes only from a listed origin. A bearer token is not sent by browsers on their own, so it passes.
 */
export function fromTrustedOrigin(request: FastifyRequest, origins: readonly string[]): boolean {
  if (SAFE_METHODS.has(request.method) || request.headers.authorization !== undefined) return true;
  const origin = request.headers.origin;
  if (origin !== undefined) return origins.includes(origin);
  // Without an Origin header no browser sent a cross-site write; cookies still ask for one.
  return request.cookies[ACCESS_COOKIE] === undefined && request.cookies[REFRESH_COOKIE] === undefined;
}
