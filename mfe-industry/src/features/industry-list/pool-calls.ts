import { createClient } from '@console/platform';

/** A company that may be put into an industry's pool. */
export interface PoolCompany {
  readonly corpId: number;
  readonly stockCode: string;
  readonly shortName: string;
}

/** The companies to choose from, as far as they are searched for, and those in the pool. */
export interface IndustryPool {
  readonly AllCorp: readonly PoolCompany[];
  readonly IndustryIdCorp: readonly PoolCompany[];
}

/** This module's way to the service of companies. */
export const companyClient = createClient('company');

/** The company service's calls, by their addresses: modules speak their own contract alone. */
export const POOL_CALLS = {
  read: {
    id: 'company.companiesOfIndustry',
    method: 'GET',
    path: '/api/dataCorp/getIndustryCropId',
    services: ['company'],
  },
  save: {
    id: 'company.updateIndustryCorp',
    method: 'POST',
    path: '/api/dataCorpIndustry/updateIndustryCorp',
    services: ['company'],
  },
} as const;
