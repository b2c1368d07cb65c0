import type { Address, AddressesOf } from '@console/contract-core';
import type { accessEntries } from './access-entries.ts';

const services = ['access'] as const;

/** Where a file is put. */
export const uploadRoutes = {
  putFile: {
    id: 'access.putFile',
    method: 'POST',
    path: '/api/blade-resource/oss/endpoint/put-file',
    services,
    needs: 'signed-in',
    from: 'query',
    raw: true,
  },
} as const satisfies Readonly<Record<string, Address>>;

/** The same, with what their entries take and answer. */
export const uploadAddresses: AddressesOf<typeof uploadRoutes, typeof accessEntries> = uploadRoutes;
