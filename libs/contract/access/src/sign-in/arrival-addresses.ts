import type { Address, AddressesOf } from '@console/contract-core';
import type { accessEntries } from '../access-entries.ts';

const services = ['access'] as const;

/** What finishes a sign-in that began elsewhere. */
export const arrivalRoutes = {
  finish: {
    id: 'access.oauthLogin',
    method: 'POST',
    path: '/api/blade-auth/oauth/login',
    services,
    needs: 'public',
  },
  tokenLogin: {
    id: 'access.tokenLogin',
    method: 'POST',
    path: '/api/blade-auth/token-login',
    services,
    needs: 'public',
  },
} as const satisfies Readonly<Record<string, Address>>;

/** The same, with what their entries take and answer. */
export const arrivalAddresses: AddressesOf<typeof arrivalRoutes, typeof accessEntries> = arrivalRoutes;
