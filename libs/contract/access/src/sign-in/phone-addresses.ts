import type { Address, AddressesOf } from '@console/contract-core';
import type { accessEntries } from '../access-entries.ts';

const services = ['access'] as const;

/** What the phone’s form sends. */
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

/** The same, with what their entries take and answer. */
export const phoneAddresses: AddressesOf<typeof phoneRoutes, typeof accessEntries> = phoneRoutes;
