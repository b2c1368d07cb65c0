import type { Address, AddressesOf } from '@console/contract-core';
import type { accessEntries } from '../access-entries.ts';

const services = ['access'] as const;

/** What the login page asks as soon as it opens, and its form. */
export const signInRoutes = {
  login: {
    id: 'access.login',
    method: 'POST',
    path: '/api/blade-auth/login',
    services,
    needs: 'public',
  },
  captcha: {
    id: 'access.captcha',
    method: 'GET',
    path: '/api/blade-auth/captcha',
    services,
    needs: 'public',
  },
  tenantInfo: {
    id: 'access.tenantInfo',
    method: 'GET',
    path: '/api/blade-system/tenant/info',
    services,
    needs: 'public',
  },
  providers: {
    id: 'access.providers',
    method: 'GET',
    path: '/api/blade-auth/oauth/providers',
    services,
    needs: 'public',
  },
  begin: {
    id: 'access.oauthBegin',
    method: 'GET',
    path: '/api/blade-auth/oauth/render/:source',
    services,
    needs: 'public',
    raw: true,
  },
} as const satisfies Readonly<Record<string, Address>>;

/** The same, with what their entries take and answer. */
export const signInAddresses: AddressesOf<typeof signInRoutes, typeof accessEntries> = signInRoutes;
