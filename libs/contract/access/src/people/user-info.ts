import { z } from 'zod';
import { preferencesSchema } from './preferences.ts';

/** The signed-in user, as the shell and the profile page show it. */
export const userInfoSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  /** The display name the user chose; `realName` is the name colleagues know. */
  name: z.string(),
  realName: z.string(),
  avatar: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  department: z.string().nullable(),
  tenantId: z.string(),
  tenantName: z.string(),
  authorities: z.array(z.string()),
  /** The version of the user's row: sent back by edits, so that a stale edit is refused. */
  version: z.number().int(),
  preferences: preferencesSchema,
  /** Whether the user has a separate password for unlocking; otherwise the account's password unlocks. */
  ownLockPassword: z.boolean(),
});
export type UserInfo = z.output<typeof userInfoSchema>;

/** The answer to the shell when it opens: the user and the state of the session. */
export const signedInfoSchema = userInfoSchema.extend({
  locked: z.boolean(),
  /** The number of wrong unlock passwords left before the session ends. */
  unlockTriesLeft: z.number().int(),
  /** The password was reset by an administrator: every call but the one that changes it is refused. */
  mustChangePassword: z.boolean(),
});
export type SignedInfo = z.output<typeof signedInfoSchema>;

/** A user as colleagues of the same tenant choose one, an analyst for instance. */
export const colleagueSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  realName: z.string(),
});
export type Colleague = z.output<typeof colleagueSchema>;
