import { INDUSTRY_MESSAGES } from '@console/contract-industry';
import { CallError } from '@console/platform';
import type { IndustryDraft } from './industry-draft.ts';

const FIELDS: Readonly<Record<string, keyof IndustryDraft>> = {
  [INDUSTRY_MESSAGES.addNameTaken.code]: 'industryName',
  [INDUSTRY_MESSAGES.editNameTaken.code]: 'industryName',
  [INDUSTRY_MESSAGES.addCodeTaken.code]: 'industryCode',
  [INDUSTRY_MESSAGES.editCodeTaken.code]: 'industryCode',
  [INDUSTRY_MESSAGES.unknownAnalyst.code]: 'userId',
};

/** The field a refusal is about; null where it is about the whole form. */
export const refusedField = (fault: Error | null): keyof IndustryDraft | null =>
  fault instanceof CallError ? (FIELDS[fault.code] ?? null) : null;
