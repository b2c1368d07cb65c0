import { z } from 'zod';

/** The caller, as every service reads it from Redis `session:<sid>`. */
export const sessionSchema = z.object({
  sid: z.string(),
  userId: z.number().int(),
  tenantId: z.string(),
  username: z.string(),
  realName: z.string(),
  authorities: z.array(z.string()),
  locked: z.boolean(),
  /** Whether the password was reset by an administrator and not changed by the user since. */
  mustChangePassword: z.boolean().default(false),
});
export type Session = z.output<typeof sessionSchema>;

export const sessionKey = (sid: string): string => `session:${sid}`;

export const ACCESS_COOKIE = 'access_token';
export const REFRESH_COOKIE = 'refresh_token';
