import { id, subjectEntries } from '@console/contract-core';
import { z } from 'zod';

/**
 * How an input names an industry of the tenant. Its members are those of each day (`then`) or today's over all
 * of history (`now`). By default they are those of each day for Shenwan industries, whose history is known,
 * and today's for the tenant's own.
 */
export const namedIndustry = { dataId: id(), members: z.enum(['then', 'now']).optional() } as const;

/** Facts about one industry of the tenant. */
export const industry = subjectEntries({ services: ['industry'], name: namedIndustry });
