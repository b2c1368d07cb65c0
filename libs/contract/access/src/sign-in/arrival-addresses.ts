import type { Address, AddressesOf } from '@console/contract-core';
import type { accessEntries } from '../access-entries.ts';

const services = ['access'] as const;

/** The calls that finish a sign-in begun at a third party. */
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

/** The same calls with the types of their inputs and outputs. */
export const arrivalAddresses: AddressesOf<typeof arrivalRoutes, typeof accessEntries> = arrivalRoutes;
