import type { CompanyWriter } from '../write-companies.ts';
import { writeEmployeePlans } from './write-employee-plans.ts';
import { writeHolderCounts } from './write-holder-counts.ts';
import { writeInstitutionHoldings } from './write-institution-holdings.ts';
import { writePledges } from './write-pledges.ts';
import { writeShareholders } from './write-shareholders.ts';

/** Who holds the companies' shares, in whose interest, and what they pledged. */
export const HOLDER_WRITERS: readonly CompanyWriter[] = [
  writeShareholders,
  writeHolderCounts,
  writeInstitutionHoldings,
  writePledges,
  writeEmployeePlans,
];
