import type { MaintainedCompany } from '@console/contract-company';

/** What staff decide about a company, as it is typed. */
export interface CompanyDraft {
  readonly industryIds: readonly number[];
  readonly conceptTheme: string;
  readonly mainProductName: string;
}

export const draftOf = ({ industryIds, conceptTheme, mainProductName }: MaintainedCompany): CompanyDraft => ({
  industryIds,
  conceptTheme: conceptTheme ?? '',
  mainProductName: mainProductName ?? '',
});

/** What was typed, on what somebody else saved meanwhile: untouched fields follow, touched ones stay. */
export function keepTyped(read: CompanyDraft, typed: CompanyDraft, latest: CompanyDraft): CompanyDraft {
  const text = (field: 'conceptTheme' | 'mainProductName'): string =>
    typed[field] === read[field] ? latest[field] : typed[field];
  return {
    industryIds: sameIds(typed.industryIds, read.industryIds) ? latest.industryIds : typed.industryIds,
    conceptTheme: text('conceptTheme'),
    mainProductName: text('mainProductName'),
  };
}

const sameIds = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
