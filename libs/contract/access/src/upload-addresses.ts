import type { Address, AddressesOf } from '@console/contract-core';
import type { accessEntries } from './access-entries.ts';

const services = ['access'] as const;

/** The call that uploads a file. */
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

/** The same calls with the types of their inputs and outputs. */
export const uploadAddresses: AddressesOf<typeof uploadRoutes, typeof accessEntries> = uploadRoutes;
