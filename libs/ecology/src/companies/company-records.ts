import {
  recordEntity,
  WRITTEN,
  type RecordKind,
  type Removable,
  type Stored,
  type Written,
} from '@console/node-kit/records';
import { IsNull } from 'typeorm';
import type { CompanyTexts } from './company-line.ts';
import type { Tables } from '../queries.ts';

interface CompanyRecord extends Stored, CompanyTexts, Written, Pick<Removable, 'removedAt'> {
  readonly securityId: number;
}

/**
 * The companies of a tenant. A deleted one keeps its row, because other rows refer to it, and may be added
 * again.
 */
export const COMPANIES: RecordKind<CompanyRecord> = {
  entity: recordEntity<CompanyRecord, Tables['ecology.company']>('ecology', 'company', {
    securityId: 'security_id',
    conceptTheme: 'concept_theme',
    mainProductName: 'main_product_name',
    ...WRITTEN,
    removedAt: 'deleted_at',
  }),
  service: 'company',
  noun: 'company',
  actions: { add: 'add', replace: 'update', remove: 'delete' },
  present: () => ({ removedAt: IsNull() }),
  removed: (now) => ({ removedAt: now }),
  said: ({ conceptTheme, mainProductName }) => ({ conceptTheme, mainProductName }),
};
