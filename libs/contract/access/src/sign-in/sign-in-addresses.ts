import type { Destination, DestinationsOf } from '@console/contract-core';
import type { accessEntries } from '../access-entries.ts';

/**
 * Where the login page sends what it asks as soon as it opens, and its form. All else about these calls is with their
 * entries, for every visitor fetches this file.
 */
export const signInRoutes = {
  login: { method: 'POST', path: '/api/blade-auth/login' },
  captcha: { method: 'GET', path: '/api/blade-auth/captcha' },
  tenantInfo: { method: 'GET', path: '/api/blade-system/tenant/info' },
  providers: { method: 'GET', path: '/api/blade-auth/oauth/providers' },
  begin: { method: 'GET', path: '/api/blade-auth/oauth/render/:source' },
} as const satisfies Readonly<Record<string, Destination>>;

/** The same, with what their entries take and answer. */
export const signInAddresses: DestinationsOf<typeof signInRoutes, typeof accessEntries> = signInRoutes;
