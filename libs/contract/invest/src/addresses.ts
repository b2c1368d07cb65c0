import type { Address, AddressesOf } from '@console/contract-core';
import type { companyResearchCalls } from './strategies/company-research-entries.ts';

const view = { method: 'GET', services: ['invest'], needs: 'tzgl_view' } as const;

/** Calls of the invest service that other modules send too. */
export const researchRoutes = {
  researchOfCompany: { ...view, id: 'invest.researchOfCompany', path: '/api/invest/strategy/ofCompany' },
} as const satisfies Readonly<Record<string, Address>>;

/** The same calls with the types of their inputs and outputs: for callers that send them without their schemas. */
export const researchAddresses: AddressesOf<typeof researchRoutes, typeof companyResearchCalls> =
  researchRoutes;
