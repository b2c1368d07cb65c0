import type { Address, AddressesOf } from '@console/contract-core';
import type { accessEntries } from '../access-entries.ts';

const services = ['access'] as const;

/** The calls of the form that signs in by phone. */
export const phoneRoutes = {
  smsCode: {
    id: 'access.smsCode',
    method: 'POST',
    path: '/api/blade-auth/sms-code',
    services,
    needs: 'public',
  },
  phoneLogin: {
    id: 'access.phoneLogin',
    method: 'POST',
    path: '/api/blade-auth/phone-login',
    services,
    needs: 'public',
  },
} as const satisfies Readonly<Record<string, Address>>;

/** The same calls with the types of their inputs and outputs. */
export const phoneAddresses: AddressesOf<typeof phoneRoutes, typeof accessEntries> = phoneRoutes;
