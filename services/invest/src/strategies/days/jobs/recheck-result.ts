import { z } from 'zod';

/** What a check of a strategy leaves in its job: the days that are equal, and where the first other one differs. */
export const recheckResult = z.object({
  days: z.number().int(),
  difference: z.object({ date: z.string(), place: z.string() }).nullable(),
});
