import type { Address, AddressesOf } from '@console/contract-core';
import type { shenwanCalls } from './shenwan-entries.ts';

const services = ['industry'] as const;

/** Calls of the industry service that other modules send too. */
export const shenwanRoutes = {
  shenwanOptions: {
    id: 'industry.shenwanOptions',
    method: 'GET',
    path: '/api/dataIndustrySywg/option',
    services,
    needs: ['hysjk_gn', 'gssjk_gn_add_sw'],
  },
  shenwanChecked: {
    id: 'industry.shenwanChecked',
    method: 'GET',
    path: '/api/dataIndustrySywg/checkList',
    services,
    needs: 'gssjk_gn_add_sw',
  },
  saveShenwan: {
    id: 'industry.saveShenwan',
    method: 'PUT',
    path: '/api/dataIndustrySywg/update',
    services,
    needs: 'gssjk_gn_add_sw',
  },
} as const satisfies Readonly<Record<string, Address>>;

/** The same calls with the types of their inputs and outputs: for callers that send them without their schemas. */
export const shenwanAddresses: AddressesOf<typeof shenwanRoutes, typeof shenwanCalls> = shenwanRoutes;
