import { contactPhone, department, emailAddress, personName, userEntries } from '@console/contract-access';
import type { FieldSchema } from '@console/ui/edit';

/** The contract's schemas of a person's fields, as they are typed. */
export const PERSON_SCHEMAS = {
  username: userEntries.addUser.input.shape.username,
  realName: personName(),
  /** Blank is left out of what is sent: the service keeps the name, or takes the real name. */
  name: {
    safeParse: (typed) =>
      typeof typed === 'string' && typed.trim() === '' ? {} : personName().safeParse(typed),
  },
  phone: contactPhone(),
  email: emailAddress(),
  department: department(),
} as const satisfies Record<string, FieldSchema>;
