import { id, subjectEntries } from '@console/contract-core';
import { z } from 'zod';

/**
 * Facts about one industry of the tenant, asked for by its `dataId`. Its members are those of each day
 * (`then`) or today's over all of history (`now`). By default they are those of each day for Shenwan
 * industries, whose history is known, and today's for the tenant's own.
 */
export const industry = subjectEntries({
  services: ['industry'],
  name: { dataId: id(), members: z.enum(['then', 'now']).optional() },
});
