import type { Address, AddressesOf } from '@console/contract-core';
import type { accessEntries } from '../access-entries.ts';

const services = ['access'] as const;

/** The calls of a session, from reading its user to ending it, and of what its user changes. */
export const sessionRoutes = {
  info: {
    id: 'access.info',
    method: 'GET',
    path: '/api/blade-user/info',
    services,
    needs: 'signed-in',
  },
  lock: {
    id: 'access.lock',
    method: 'POST',
    path: '/api/blade-auth/lock',
    services,
    needs: 'signed-in',
  },
  unlock: {
    id: 'access.unlock',
    method: 'POST',
    path: '/api/blade-auth/unlock',
    services,
    needs: 'signed-in',
  },
  refresh: {
    id: 'access.refresh',
    method: 'POST',
    path: '/api/blade-auth/refresh',
    services,
    needs: 'public',
  },
  logout: {
    id: 'access.logout',
    method: 'POST',
    path: '/api/blade-auth/logout',
    services,
    needs: 'public',
  },
  updatePassword: {
    id: 'access.updatePassword',
    method: 'POST',
    path: '/api/blade-user/update-password',
    services,
    needs: 'signed-in',
  },
  setPreferences: {
    id: 'access.setPreferences',
    method: 'POST',
    path: '/api/blade-user/preferences',
    services,
    needs: 'signed-in',
  },
} as const satisfies Readonly<Record<string, Address>>;

/** The same calls with the types of their inputs and outputs. */
export const sessionAddresses: AddressesOf<typeof sessionRoutes, typeof accessEntries> = sessionRoutes;
