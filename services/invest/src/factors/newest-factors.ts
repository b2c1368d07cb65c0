import type { Querying } from '@console/node-kit/queries';
import { expressionBuilder, type SelectQueryBuilder } from 'kysely';
import { queries, type Tables } from '../queries.ts';

type WithFactors = Tables & {
  readonly f: Tables['invest.factor'];
  readonly v: Tables['invest.factor_version'];
};

/** An expression over factors `f` and their newest version `v`. */
export const factor = expressionBuilder<WithFactors, 'f' | 'v'>();

/** The query of factors with their newest version, removed ones too. */
export const newestFactors = (database: Querying): SelectQueryBuilder<WithFactors, 'f' | 'v', object> =>
  queries(database)
    .selectFrom('invest.factor as f')
    .innerJoin('invest.factor_version as v', (on) =>
      on.onRef('v.factor_id', '=', 'f.id').onRef('v.version', '=', 'f.version'),
    );
