import type { TableDefinition } from '../table-definition.ts';
import { companyProfile } from './company-profile.ts';
import { executiveChange } from './executive-change.ts';
import { executive } from './executive.ts';
import { patent } from './patent.ts';
import { rdInvestment } from './rd-investment.ts';
import { staffComposition } from './staff-composition.ts';
import { staffEducation } from './staff-education.ts';
import { supplierCustomerSum } from './supplier-customer-sum.ts';
import { supplierCustomer } from './supplier-customer.ts';

/** In the order they are loaded in; a new one goes to the end, for its migration's number follows from its place. */
export const COMPANY_TABLES = [
  companyProfile,
  staffComposition,
  staffEducation,
  rdInvestment,
  patent,
  supplierCustomerSum,
  supplierCustomer,
  executive,
  executiveChange,
] as const satisfies readonly TableDefinition[];
