import type { companyList } from '@console/contract-company';
import type { RowOf } from '@console/contract-core';

export type CompanyRow = RowOf<typeof companyList>;
