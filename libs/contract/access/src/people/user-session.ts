import { z } from 'zod';

/** A sign-in that is still valid. Times are `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export const userSessionSchema = z.object({
  /** Identifies the session for its owner and administrators; it grants no access. */
  id: z.number().int(),
  /** Whether this session made the call. */
  current: z.boolean(),
  /** How it began: account, phone, a provider's source, token. */
  method: z.string(),
  /** As read from the browser: `Chrome 156 · Windows`. */
  device: z.string(),
  address: z.string(),
  openedAt: z.string(),
  /** Its last renewal: a session in use is renewed every few minutes. */
  seenAt: z.string(),
  locked: z.boolean(),
});
export type UserSession = z.output<typeof userSessionSchema>;
