import { z } from 'zod';
import { preferencesSchema } from './preferences.ts';

/** Who is signed in, as the shell and the profile draw it. */
export const userInfoSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  /** What the user wants to be called; `realName` is who they are to colleagues. */
  name: z.string(),
  realName: z.string(),
  avatar: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  department: z.string().nullable(),
  tenantId: z.string(),
  tenantName: z.string(),
  authorities: z.array(z.string()),
  /** The version of the user's row: sent back by edits, so that a stale one is refused. */
  version: z.number().int(),
  preferences: preferencesSchema,
  /** A password of the user's own for unlocking; otherwise the account's. */
  ownLockPassword: z.boolean(),
});
export type UserInfo = z.output<typeof userInfoSchema>;

/** What the shell asks when it opens: who is there, and in which state the session is. */
export const signedInfoSchema = userInfoSchema.extend({
  locked: z.boolean(),
  /** Wrong unlock passwords that may still follow before the session ends. */
  unlockTriesLeft: z.number().int(),
  /** The password was reset by an administrator: nothing but changing it is answered. */
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
