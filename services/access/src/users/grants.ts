import { ACCESS_MESSAGES } from '@console/contract-access';
import { AUTHORITIES, MESSAGES, Refusal, ROLE_ADMIN } from '@console/contract-core';

const NAMES: Readonly<Record<string, string>> = { ...AUTHORITIES, [ROLE_ADMIN]: '系统管理员' };

const isKnown = (authority: string): boolean => Object.hasOwn(NAMES, authority);

/** As people read them; one this version does not know any more stands as it is. */
export const authorityNames = (authorities: readonly string[]): string =>
  authorities.map((authority) => (isKnown(authority) ? NAMES[authority] : authority)).join('、');

/** Each once, sorted. Refuses (400) what is no authority, naming it. */
export function knownAuthorities(authorities: readonly string[]): readonly string[] {
  const unknown = authorities.filter((authority) => !isKnown(authority));
  if (unknown.length > 0)
    throw new Refusal(MESSAGES.badInput, { problems: `未知权限 ${unknown.join('、')}` });
  return [...new Set(authorities)].sort();
}

export interface GrantChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export const grantChange = (before: readonly string[], after: readonly string[]): GrantChange => ({
  added: after.filter((authority) => !before.includes(authority)),
  removed: before.filter((authority) => !after.includes(authority)),
});

/**
 * Refuses (403) to grant or revoke what the grantor does not hold, naming it. ROLE_admin holds all. What
 * this version does not know any more opens nothing and may be dropped by anybody.
 */
export function requireWithin(own: readonly string[], { added, removed }: GrantChange): void {
  refuseBeyond(own, [...added, ...removed]);
}

/**
 * Refuses (403) to act on a user who holds what the actor does not, naming it: who may reset a password or
 * change a mobile number can sign in as its owner. Of administrators only administrators dispose.
 */
export function requireOver(own: readonly string[], held: readonly string[]): void {
  if (held.includes(ROLE_ADMIN) && !own.includes(ROLE_ADMIN)) throw new Refusal(ACCESS_MESSAGES.adminOnly);
  refuseBeyond(own, held);
}

function refuseBeyond(own: readonly string[], authorities: readonly string[]): void {
  if (own.includes(ROLE_ADMIN)) return;
  const beyond = authorities.filter((authority) => isKnown(authority) && !own.includes(authority));
  if (beyond.length > 0)
    throw new Refusal(ACCESS_MESSAGES.beyondOwn, { authorities: authorityNames(beyond) });
}
