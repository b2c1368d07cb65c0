import { recordEntity, type RecordKind, type Stored, type Written } from '@console/node-kit/records';
import type { Tables } from '../queries.ts';

interface CalcRecord extends Stored, Pick<Written, 'createdAt' | 'updatedAt'> {
  readonly userId: number;
  readonly name: string;
  readonly formula: string;
  /** JSON, refs pinned. */
  readonly graph: string;
  /** As formulas have units; null of yes and no. */
  readonly unit: string | null;
}

/** The calculations of a user, who alone sees them. A deleted one leaves the browsing list too: the table sees to that. */
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
