import type { MaintainedCompany } from '@console/contract-company';

/** The data that staff maintain about a company, while it is typed. */
export interface CompanyDraft {
  readonly industryIds: readonly number[];
  readonly conceptTheme: string;
  readonly mainProductName: string;
}

export const draftOf = (company: MaintainedCompany | null): CompanyDraft => ({
  industryIds: company?.industryIds ?? [],
  conceptTheme: company?.conceptTheme ?? '',
  mainProductName: company?.mainProductName ?? '',
});
