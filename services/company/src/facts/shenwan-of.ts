import type { Places, Querying } from '@console/node-kit/queries';
import { template } from '../queries.ts';

export interface ShenwanIndustry {
  readonly code: string;
  readonly name: string;
  readonly level: number;
}

/** The current Shenwan industries of a security, level 1 first; none while Shenwan does not classify it. */
export const shenwanOf = (database: Querying, securityId: number): Promise<ShenwanIndustry[]> =>
  industriesOf(database, { securityId });

const industriesOf = template((queries, { securityId }: Places<{ securityId: number }>) =>
  queries
    .selectFrom('market.sw_member as m')
    .innerJoin('market.sw_industry as i', (on) =>
      on
        .on(({ eb, ref }) => eb(ref('i.code'), 'in', [ref('m.l1_code'), ref('m.l2_code'), ref('m.l3_code')]))
        .on('i.valid_to', 'is', null),
    )
    .select(['i.code', 'i.name', 'i.level'])
    .where('m.security_id', '=', securityId)
    .where('m.valid_to', 'is', null)
    .orderBy('i.level'),
);
