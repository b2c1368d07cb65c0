import type { Session } from '@console/contract-core';
import type { Sharer } from './sharer.ts';

/** The sharer of a session: its user, in the group of the tenant. */
export const sharerOf = ({ tenantId, userId }: Pick<Session, 'tenantId' | 'userId'>): Sharer => ({
  group: tenantId,
  user: `${tenantId} ${userId}`,
});
