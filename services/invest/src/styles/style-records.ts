import { keptRecord, type Kept, type RecordKind } from '@console/node-kit/records';
import type { Tables } from '../queries.ts';
import { FIELD_COLUMNS, type StyleFields } from './style-columns.ts';

/** The styles of a tenant. A removed one keeps its row, because what was built on it still names it. */
export const STYLES: RecordKind<Kept<StyleFields>> = {
  ...keptRecord<StyleFields, Tables['invest.style']>('invest', 'style', FIELD_COLUMNS),
  service: 'invest',
  noun: 'style',
  actions: { add: 'add-style', replace: 'update-style', remove: 'delete-style' },
};
