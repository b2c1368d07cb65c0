import { MESSAGES, Refusal, type Entry, type Session } from '@console/contract-core';
import { requireAuthority } from './require-authority.ts';

/**
 * Refuses a caller without a session (401), with a locked one (423), or with a password to change or without
 * the authority (403).
 */
export function requireSession(entry: Entry, session: Session | null): void {
  if (entry.needs === 'public') return;
  if (session === null) throw new Refusal(MESSAGES.noSession);
  if (session.locked && !entry.whileLocked) throw new Refusal(MESSAGES.locked);
  if (session.mustChangePassword && !entry.beforePasswordChange)
    throw new Refusal(MESSAGES.mustChangePassword);
  requireAuthority(entry.needs, session);
}
