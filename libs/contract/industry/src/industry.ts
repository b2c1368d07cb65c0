import { id, subjectEntries } from '@console/contract-core';
import { z } from 'zod';

/**
 * Facts about one industry of the tenant, asked for by its `dataId`. Its members are those of each day (`then`) or
 * today's over all of history (`now`); unless it is said, those of each day for Shenwan's industries, whose history
 * is known, and today's for the tenant's own.
 */
export const industry = subjectEntries({
  services: ['industry'],
  name: { dataId: id(), members: z.enum(['then', 'now']).optional() },
});
