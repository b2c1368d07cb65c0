import type { CompanyWriter } from '../write-companies.ts';
import { executiveTerms } from './executive-terms.ts';
import { fiscalYears } from './fiscal-years.ts';
import { writeExecutives } from './write-executives.ts';
import { writePartners } from './write-partners.ts';
import { writeProfile } from './write-profile.ts';
import { STAFF_TABLES } from './staff-tables.ts';

/** Facts about the companies themselves: profile, staff, research, patents, partners, executives. */
export const writeCompany: CompanyWriter = (world, company, sink) => {
  const years = fiscalYears(world, company);
  const firstYear = years[0]?.year ?? Number(company.listDate.slice(0, 4));
  const terms = executiveTerms(world, company, firstYear);
  writeProfile(world, sink, { company, terms });
  for (const write of STAFF_TABLES) write(world, company, sink);
  writePartners(world, sink, { company, years });
  writeExecutives(world, sink, { company, years, terms });
};
