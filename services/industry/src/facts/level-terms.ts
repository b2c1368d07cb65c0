import type { Variant } from '@console/contract-industry';
import type { Querying } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { queries } from '../queries.ts';
import type { MemberTerm } from './member-terms.ts';
import { shenwanCode } from './shenwan-codes.ts';

/** A term of a member of one of several industries. */
export interface LevelTerm extends Pick<MemberTerm, 'security' | 'since' | 'until'> {
  readonly industryId: number;
}

export interface AskedLevel {
  readonly tenantId: string;
  readonly type: Variant;
  readonly level: number;
}

/**
 * The terms of the members of all industries of a level of a classification, by industry and security: as `industrySet`
 * and `memberTerms` give those of one, in two queries for all.
 */
export async function levelTerms(database: Querying, asked: AskedLevel): Promise<readonly LevelTerm[]> {
  const [official, own] = await Promise.all([shenwanTerms(database, asked), poolTerms(database, asked)]);
  return [...official, ...own];
}

const industriesOf = (database: Querying, { tenantId, type, level }: AskedLevel) =>
  queries(database)
    .selectFrom('ecology.industry as i')
    .where('i.tenant_id', '=', tenantId)
    .where('i.variant', '=', type)
    .where('i.level', '=', level)
    .where('i.removed_at', 'is', null);

/** The members of each day. */
function shenwanTerms(database: Querying, asked: AskedLevel): Promise<LevelTerm[]> {
  return industriesOf(database, asked)
    .innerJoin('market.sw_member as m', 'i.sw_code', shenwanCode(asked.level))
    .innerJoin('market.security as s', 's.id', 'm.security_id')
    .orderBy('i.id')
    .orderBy('s.id')
    .orderBy('m.valid_from')
    .select(({ ref }) => [
      'i.id as industryId',
      's.id as security',
      sql<string>`GREATEST(${ref('s.list_date')}, ${ref('m.valid_from')})`.as('since'),
      sql<string | null>`COALESCE(LEAST(${ref('s.delist_date')}, ${ref('m.valid_to')}),
        ${ref('s.delist_date')}, ${ref('m.valid_to')})`.as('until'),
    ])
    .execute();
}

/** Today's companies on all days, of industries that are not Shenwan's, in them and in those below. */
function poolTerms(database: Querying, asked: AskedLevel): Promise<LevelTerm[]> {
  return industriesOf(database, asked)
    .where('i.sw_code', 'is', null)
    .innerJoin('ecology.industry as w', (on) =>
      on.onRef('w.tenant_id', '=', 'i.tenant_id').on('w.removed_at', 'is', null),
    )
    .leftJoin('ecology.industry as p', (on) =>
      on.onRef('p.id', '=', 'w.parent_id').onRef('p.tenant_id', '=', 'w.tenant_id'),
    )
    .where(({ or, eb, ref }) =>
      or([
        eb('w.id', '=', ref('i.id')),
        eb('w.parent_id', '=', ref('i.id')),
        eb('p.parent_id', '=', ref('i.id')),
      ]),
    )
    .innerJoin('ecology.membership as m', (on) =>
      on
        .onRef('m.industry_id', '=', 'w.id')
        .onRef('m.tenant_id', '=', 'w.tenant_id')
        .on('m.valid_to', 'is', null),
    )
    .innerJoin('ecology.company as c', (on) =>
      on
        .onRef('c.id', '=', 'm.company_id')
        .onRef('c.tenant_id', '=', 'm.tenant_id')
        .on('c.deleted_at', 'is', null),
    )
    .innerJoin('market.security as s', 's.id', 'c.security_id')
    .select(['i.id as industryId', 's.id as security', 's.list_date as since', 's.delist_date as until'])
    .distinct()
    .orderBy('i.id')
    .orderBy('s.id')
    .execute();
}
