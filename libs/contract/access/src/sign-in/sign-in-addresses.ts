import type { Destination, DestinationsOf } from '@console/contract-core';
import type { accessEntries } from '../access-entries.ts';

/**
 * The calls the login page makes when it opens and when its form is sent. Everything else about these calls
 * is in their entries, because every visitor loads this file.
 */
export const signInRoutes = {
  login: { method: 'POST', path: '/api/blade-auth/login' },
  captcha: { method: 'GET', path: '/api/blade-auth/captcha' },
  tenantInfo: { method: 'GET', path: '/api/blade-system/tenant/info' },
  providers: { method: 'GET', path: '/api/blade-auth/oauth/providers' },
  begin: { method: 'GET', path: '/api/blade-auth/oauth/render/:source' },
} as const satisfies Readonly<Record<string, Destination>>;

/** The same calls with the types of their inputs and outputs. */
export const signInAddresses: DestinationsOf<typeof signInRoutes, typeof accessEntries> = signInRoutes;
