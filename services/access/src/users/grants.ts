import { ACCESS_MESSAGES } from '@console/contract-access';
import { AUTHORITIES, MESSAGES, Refusal, ROLE_ADMIN } from '@console/contract-core';

const NAMES: Readonly<Record<string, string>> = { ...AUTHORITIES, [ROLE_ADMIN]: '系统管理员' };

const isKnown = (authority: string): boolean => Object.hasOwn(NAMES, authority);

/** The Chinese names of authorities; one that this version no longer knows is shown unchanged. */
export const authorityNames = (authorities: readonly string[]): string =>
  authorities.map((authority) => (isKnown(authority) ? NAMES[authority] : authority)).join('、');

/** The authorities, each once, sorted. Refuses (400) an unknown one, naming it. */
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
 * Refuses (403) to grant or revoke what the grantor does not have, naming it. ROLE_admin has all. An authority that
 * this version no longer knows opens nothing and may be removed by anyone.
 */
export function requireWithin(own: readonly string[], { added, removed }: GrantChange): void {
  refuseBeyond(own, [...added, ...removed]);
}

/**
 * Refuses (403) to act on a user who has what the actor does not, naming it: someone who may reset a password or
 * change a mobile number can sign in as that user. Only administrators may act on administrators.
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
