import {
  allows,
  AUTHORITIES,
  MESSAGES,
  namedAuthorities,
  Refusal,
  type Entry,
  type Session,
} from '@console/contract-core';

/**
 * Refuses (403) a caller without the authority, or with none of several. For needs that depend on the input
 * of a call, which its `needs` cannot express.
 */
export function requireAuthority(needs: Entry['needs'], { authorities }: Pick<Session, 'authorities'>): void {
  if (allows(needs, authorities)) return;
  const missing = namedAuthorities(needs);
  throw new Refusal(MESSAGES.noAuthority, {
    authority: missing.join(' / '),
    name: missing.map((authority) => AUTHORITIES[authority]).join(' / '),
  });
}
