import type { Address, AddressesOf } from '@console/contract-core';
import type { accessEntries } from '../access-entries.ts';

const services = ['access'] as const;

/** The call that lists the users to whom a task can be given. */
export const peopleRoutes = {
  colleagues: {
    id: 'access.colleagues',
    method: 'GET',
    path: '/api/sysUser/getUserAll',
    services,
    needs: 'signed-in',
  },
} as const satisfies Readonly<Record<string, Address>>;

/** The same calls with the types of their inputs and outputs. */
export const peopleAddresses: AddressesOf<typeof peopleRoutes, typeof accessEntries> = peopleRoutes;
