import type { Address, AddressesOf } from '@console/contract-core';
import type { maintainCalls } from './maintain.ts';

const services = ['company'] as const;

/** Calls of the company service that other modules send too. */
export const poolRoutes = {
  companiesOfIndustry: {
    id: 'company.companiesOfIndustry',
    method: 'GET',
    path: '/api/dataCorp/getIndustryCropId',
    services,
    needs: ['gssjk_gn_view', 'hysjk_gn_view', 'hysjk_gn_edit'],
  },
  updateIndustryCorp: {
    id: 'company.updateIndustryCorp',
    method: 'POST',
    path: '/api/dataCorpIndustry/updateIndustryCorp',
    services,
    needs: 'hysjk_gn_edit',
  },
} as const satisfies Readonly<Record<string, Address>>;

/**
 * The same calls with the types of their inputs and outputs, for callers that send them without their
 * schemas.
 */
export const poolAddresses: AddressesOf<typeof poolRoutes, typeof maintainCalls> = poolRoutes;
