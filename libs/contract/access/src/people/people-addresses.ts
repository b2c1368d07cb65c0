import type { Address, AddressesOf } from '@console/contract-core';
import type { accessEntries } from '../access-entries.ts';

const services = ['access'] as const;

/** Whom a task can be given to. */
export const peopleRoutes = {
  colleagues: {
    id: 'access.colleagues',
    method: 'GET',
    path: '/api/sysUser/getUserAll',
    services,
    needs: 'signed-in',
  },
} as const satisfies Readonly<Record<string, Address>>;

/** The same, with what their entries take and answer. */
export const peopleAddresses: AddressesOf<typeof peopleRoutes, typeof accessEntries> = peopleRoutes;
