import { INDUSTRY_MESSAGES } from '@console/contract-industry';
import { windowText, type MaintenanceWindow } from '@console/contract-core';
import {
  changedFields,
  keptRecord,
  type Kept,
  type RecordKind,
  type Stored,
} from '@console/node-kit/records';
import { allFields, editableFields } from './industry-line.ts';
import type { IndustryRow } from './present-industry.ts';
import type { Tables } from '../queries.ts';

type IndustryFields = Omit<IndustryRow, keyof Stored>;

export type IndustryRecord = Kept<IndustryFields>;

/**
 * The industries of a tenant. A removed one keeps its row, because other rows refer to it; its name and code
 * are free.
 */
export const INDUSTRIES: RecordKind<IndustryRecord> = {
  ...keptRecord<IndustryFields, Tables['ecology.industry']>('ecology', 'industry', {
    variant: 'variant',
    parentId: 'parent_id',
    name: 'name',
    code: 'code',
    level: 'level',
    description: 'description',
    analystId: 'analyst_id',
    swCode: 'sw_code',
  }),
  service: 'industry',
  noun: 'industry',
  actions: { add: 'add', replace: 'update', remove: 'delete' },
  said: allFields,
  changed: (before, after) =>
    changedFields(editableFields(before), editableFields(after)) ?? { before: {}, after: {} },
};

/**
 * The refusals when another industry of the classification has the name or the code, for adding and for
 * editing.
 */
export const ADD_TAKEN = {
  industry_name_present: INDUSTRY_MESSAGES.addNameTaken,
  industry_code_present: INDUSTRY_MESSAGES.addCodeTaken,
};
export const EDIT_TAKEN = {
  industry_name_present: INDUSTRY_MESSAGES.editNameTaken,
  industry_code_present: INDUSTRY_MESSAGES.editCodeTaken,
};

/** The parameters of these messages. */
export function takenParams(
  { name, code }: Pick<IndustryRow, 'name' | 'code'>,
  window: MaintenanceWindow,
): Readonly<Record<'name' | 'code' | 'start' | 'end', string>> {
  const [start = '', end = ''] = windowText(window).split('–');
  return { name, code, start, end };
}
