import { createHash } from 'node:crypto';
import type { Audience, Session } from '@console/contract-core';

export interface CanaryRelease {
  readonly module: string;
  readonly version: string;
}

/**
 * Whether a user gets a canary release: named, of a named tenant, or within its share. The share is drawn from user,
 * module and version, so that the same users keep it, more join when it grows, and different ones try the next one.
 */
export function isInAudience(
  { share, users, tenants }: Audience,
  who: Pick<Session, 'userId' | 'username' | 'tenantId'>,
  { module, version }: CanaryRelease,
): boolean {
  const username = who.username.toLowerCase();
  if (tenants.includes(who.tenantId) || users.some((name) => name.toLowerCase() === username)) return true;
  return drawn(`${who.userId}:${module}:${version}`) < share / 100;
}

/** A number in [0, 1) that is the same for the same text, and evenly distributed over many. */
function drawn(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
