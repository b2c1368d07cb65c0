import { recordEntity, type RecordKind, type Stored, type Written } from '@console/node-kit/records';
import type { Tables } from '../queries.ts';

interface CalcRecord extends Stored, Pick<Written, 'createdAt' | 'updatedAt'> {
  readonly userId: number;
  readonly name: string;
  readonly formula: string;
  /** JSON, refs pinned. */
  readonly graph: string;
  /** The unit of formulas; null for a condition. */
  readonly unit: string | null;
}

/**
 * The calculations of a user, which no one else sees. A foreign key removes a deleted one from the browsing list too.
 */
export const CALCS: RecordKind<CalcRecord> = {
  entity: recordEntity<CalcRecord, Tables['invest.indicator_calc']>('invest', 'indicator_calc', {
    userId: 'user_id',
    name: 'name',
    formula: 'formula',
    graph: 'graph',
    unit: 'unit',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  }),
  service: 'invest',
  noun: 'calc',
  actions: { add: 'saveCalc', replace: 'saveCalc', remove: 'deleteCalc' },
  present: ({ userId }) => ({ userId }),
  said: ({ name, formula }) => ({ name, formula }),
};
