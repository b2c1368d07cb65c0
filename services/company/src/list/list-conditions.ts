import type { companyTables } from '@console/contract-company';
import type { FilterOf } from '@console/contract-core';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { Tables } from '../queries.ts';
import { companyCondition } from '../search/company-condition.ts';

type Filter = FilterOf<typeof companyTables.list>;

type Listed = Tables & {
  readonly c: Tables['ecology.company'];
  readonly s: Tables['market.security'];
};
const listed = expressionBuilder<Listed, 'c' | 's'>();

/** The conditions of a filter on companies `c` and their securities `s`. */
export function listConditions(filter: Filter): readonly Expression<SqlBool>[] {
  const { search, exchange, status, typeTimeStart, typeTimeEnd } = filter;
  const typeTime = listed.ref('c.type_time');
  return [
    ...(search === undefined ? [] : [companyCondition(search)]),
    ...(exchange ? [listed('s.exchange', '=', exchange)] : []),
    ...(status ? [listed('c.status', '=', status === '1' ? 1 : 0)] : []),
    ...shenwanConditions(filter),
    ...(typeTimeStart ? [listed('c.type_time', '>=', typeTimeStart)] : []),
    ...(typeTimeEnd ? [sql<SqlBool>`${typeTime} < ${typeTimeEnd} + INTERVAL 1 DAY`] : []),
  ];
}

const LEVEL_COLUMN = { 1: 'w.l1_code', 2: 'w.l2_code', 3: 'w.l3_code' } as const;
/** The characters of codes; no Shenwan name has only these. */
const CODE = /^[0-9A-Za-z.]+$/;

function shenwanConditions({ releaseInfoNames, swType }: Filter): readonly Expression<SqlBool>[] {
  if (!releaseInfoNames || releaseInfoNames.length === 0) return [];
  const codes = releaseInfoNames.filter((given) => CODE.test(given));
  const names = releaseInfoNames.filter((given) => !CODE.test(given));
  const columns = swType ? [LEVEL_COLUMN[swType]] : Object.values(LEVEL_COLUMN);
  const named = listed
    .selectFrom('market.sw_industry as i')
    .select('i.code')
    .where('i.valid_to', 'is', null)
    .where('i.name', 'in', names);
  const within = listed
    .selectFrom('market.sw_member as w')
    .select(sql.lit(1).as('one'))
    .whereRef('w.security_id', '=', 'c.security_id')
    .where('w.valid_to', 'is', null)
    .where((w) =>
      w.or(
        columns.flatMap((column) => [
          ...(codes.length > 0 ? [w(column, 'in', codes)] : []),
          ...(names.length > 0 ? [w(column, 'in', named)] : []),
        ]),
      ),
    );
  return [listed.exists(within)];
}
