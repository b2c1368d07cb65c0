import type { AuditLine } from '@console/node-kit/records';
import type { Actor } from './acting.ts';

/** The audit line of what a user did here; `action` without its service. */
export const actedLine = (
  actor: Actor,
  action: string,
  change: Pick<AuditLine, 'subject' | 'before' | 'after'>,
): AuditLine => ({
  session: actor,
  service: 'access',
  action: `access.${action}`,
  ...change,
  address: actor.address,
});
