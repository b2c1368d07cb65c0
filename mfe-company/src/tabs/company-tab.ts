import type { companyHeader } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';

/** The company a detail page is about. */
export type Company = OutputOf<typeof companyHeader>;

export interface CompanyPartProps {
  readonly company: Company;
}
