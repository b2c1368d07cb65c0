import type { Session } from '@console/contract-core';
import type { Sharer } from './sharer.ts';

/** A session's user, who shares with all of the tenant. */
export const sharerOf = ({ tenantId, userId }: Pick<Session, 'tenantId' | 'userId'>): Sharer => ({
  group: tenantId,
  user: `${tenantId} ${userId}`,
});
