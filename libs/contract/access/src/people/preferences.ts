import { z } from 'zod';

/** Minutes without user input until the console locks itself; 0 means never. */
export const AUTO_LOCK_MINUTES = [0, 5, 15, 30, 60] as const;

/** What a user chose for themselves; it follows them to another browser. */
export const preferencesSchema = z.object({
  theme: z.enum(['light', 'dark']).default('light'),
  /** Red is up in China; a user may choose the opposite. */
  upColour: z.enum(['red', 'green']).default('red'),
  autoLockMinutes: z.literal(AUTO_LOCK_MINUTES).default(30),
});
export type Preferences = z.output<typeof preferencesSchema>;
