import {
  keptWhenRemoved,
  recordEntity,
  REMOVABLE,
  WRITTEN,
  type RecordKind,
  type Removable,
  type Stored,
  type Written,
} from '@console/node-kit/records';
import type { Tables } from '../queries.ts';
import { FIELD_COLUMNS, type StyleFields } from './style-columns.ts';

type StyleRecord = Stored & StyleFields & Written & Removable;

const FIELDS = Object.keys(FIELD_COLUMNS) as (keyof StyleFields)[];

/** The styles of a tenant. A removed one keeps its row, because what was built on it still names it. */
export const STYLES: RecordKind<StyleRecord> = {
  ...keptWhenRemoved,
  entity: recordEntity<StyleRecord, Tables['invest.style']>('invest', 'style', {
    ...FIELD_COLUMNS,
    ...WRITTEN,
    ...REMOVABLE,
  }),
  service: 'invest',
  noun: 'style',
  actions: { add: 'add-style', replace: 'update-style', remove: 'delete-style' },
  said: (style) => Object.fromEntries(FIELDS.map((field) => [field, style[field]])),
};
