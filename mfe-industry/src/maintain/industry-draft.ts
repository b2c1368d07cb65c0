import type { Industry } from '@console/contract-industry';

/** The fields of an industry while they are typed. */
export interface IndustryDraft {
  readonly industryName: string;
  readonly industryCode: string;
  readonly industryDesc: string;
  /** The analyst's id; undefined while none is chosen. */
  readonly userId: number | undefined;
}

export const draftOf = (industry: Industry | null): IndustryDraft => ({
  industryName: industry?.industryName ?? '',
  industryCode: industry?.industryCode ?? '',
  industryDesc: industry?.industryDesc ?? '',
  userId: industry?.userId ?? undefined,
});

/** Whether any field is still blank. */
export const hasBlank = ({ industryName, industryCode, industryDesc, userId }: IndustryDraft): boolean =>
  userId === undefined || [industryName, industryCode, industryDesc].some((text) => text.trim() === '');

/** The input of the call for a complete draft; null while a field is blank. */
export function sentDraft(draft: IndustryDraft): (IndustryDraft & { readonly userId: number }) | null {
  const { userId } = draft;
  if (userId === undefined || hasBlank(draft)) return null;
  return {
    industryName: draft.industryName.trim(),
    industryCode: draft.industryCode.trim(),
    industryDesc: draft.industryDesc.trim(),
    userId,
  };
}
