import { keptRecord, type Kept, type RecordKind } from '@console/node-kit/records';
import type { Tables } from '../../queries.ts';

/** A factor's row; its graphs are in `factor_version`. `version` counts every save, `newest` those of the graph. */
interface FactorFields {
  readonly name: string;
  readonly category: number;
  readonly remark: string | null;
  /** JSON: the position of each node. */
  readonly layout: string;
  readonly newest: number;
}

export type FactorRecord = Kept<FactorFields>;

/** The factors of a tenant. A removed one keeps its row and versions, so that runs and older versions can name them. */
export const FACTORS: RecordKind<FactorRecord> = {
  ...keptRecord<FactorFields, Tables['invest.factor']>('invest', 'factor', {
    name: 'name',
    category: 'shelf',
    remark: 'remark',
    layout: 'layout',
    newest: 'version',
    version: 'revision',
  }),
  service: 'invest',
  noun: 'factor',
  actions: { add: 'saveFactor', replace: 'saveFactor', remove: 'deleteFactor' },
  said: ({ name }) => ({ name }),
};
