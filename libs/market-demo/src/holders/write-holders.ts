import type { CompanyWriter } from '../write-companies.ts';
import { writeEmployeePlans } from './write-employee-plans.ts';
import { writeHolderCounts } from './write-holder-counts.ts';
import { writeInstitutionHoldings } from './write-institution-holdings.ts';
import { writePledges } from './write-pledges.ts';
import { writeShareholders } from './write-shareholders.ts';

/** Writes the companies' holders, institutions, staff plans and pledges. */
export const HOLDER_WRITERS: readonly CompanyWriter[] = [
  writeShareholders,
  writeHolderCounts,
  writeInstitutionHoldings,
  writePledges,
  writeEmployeePlans,
];
