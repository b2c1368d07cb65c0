import { z } from 'zod';

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
});
export type UserInfo = z.output<typeof userInfoSchema>;

/** A user as colleagues of the same tenant choose one, an analyst for instance. */
export const colleagueSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  realName: z.string(),
});
export type Colleague = z.output<typeof colleagueSchema>;
