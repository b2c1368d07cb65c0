import { signInEntries } from './sign-in-entries.ts';
import { userEntries } from './user-entries.ts';

/** Every endpoint of the access service. */
export const accessEntries = { ...signInEntries, ...userEntries } as const;
