import type { Session } from '@console/contract-core';
import type { IndustryValues } from '@console/contract-industry';
import type { AuditLine } from '@console/node-kit/records';
import type { IndustryRow } from './present-industry.ts';

/** Who changes industries. */
export type Actor = Pick<Session, 'tenantId' | 'userId' | 'username'>;

/** The fields an edit may change. */
export type EditableIndustry = Pick<IndustryRow, 'name' | 'code' | 'description' | 'analystId'>;

/** The fields an edit may change, by their names in the audit log and the contract. */
export const editableFields = ({ name, code, description, analystId }: EditableIndustry): IndustryValues => ({
  industryName: name,
  industryCode: code,
  industryDesc: description,
  userId: analystId,
});

/** All fields of an industry, for the audit line of its creation or removal. */
export const allFields = (row: Omit<IndustryRow, 'id' | 'swCode' | 'version'>): object => ({
  type: row.variant,
  industryLevel: row.level,
  parentId: row.parentId,
  ...editableFields(row),
});

/** A line of the audit log about an industry, or about the Shenwan classification as a whole. */
export const industryLine = (
  session: Actor,
  line: Pick<AuditLine, 'action' | 'before' | 'after'> & { readonly of: number | 'shenwan' },
): AuditLine => {
  const { of, action, ...fields } = line;
  return { session, service: 'industry', action: `industry.${action}`, subject: `industry:${of}`, ...fields };
};
