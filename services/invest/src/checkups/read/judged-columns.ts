import { CHECKUP_CHANGES, type CheckupChange, type CheckupRow } from '@console/contract-invest';
import type { Querying } from '@console/node-kit/queries';
import { expressionBuilder, sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { queries, type Tables } from '../../queries.ts';

type WithRows = Tables & { readonly r: Tables['invest.checkup_row'] };

/** The query of judged subjects `r`. */
export const judgedRows = (database: Querying): SelectQueryBuilder<WithRows, 'r', object> =>
  queries(database).selectFrom('invest.checkup_row as r');

/** An expression over judged subjects. */
export const judged = expressionBuilder<Pick<WithRows, 'r'>, 'r'>();
const { ref } = judged;

/** The flag of each change. */
const CHANGED = {
  new: 'r.is_new',
  gained: 'r.gained',
  lost: 'r.lost',
  flipped: 'r.flipped',
} as const satisfies Readonly<Record<CheckupChange, string>>;

/** Rows that changed so since the check-up before. */
export const hasChange = (change: CheckupChange): Expression<SqlBool> => judged(CHANGED[change], '=', 1);

/** The columns of a judged subject as the driver reads them. */
export const JUDGED_COLUMNS = {
  rowId: ref('r.id'),
  subject: ref('r.subject'),
  horizon: ref('r.horizon'),
  factorFormId: ref('r.factor_id'),
  factorVersion: ref('r.factor_version'),
  indicatorId: ref('r.indicator_id'),
  name: ref('r.name'),
  kind: ref('r.kind'),
  category: ref('r.category'),
  significant: ref('r.significant'),
  rankIc: ref('r.rank_ic'),
  ic: ref('r.ic'),
  icir: ref('r.icir'),
  t: ref('r.t'),
  neweyWestT: ref('r.newey_west_t'),
  p: ref('r.p'),
  q: ref('r.q'),
  // The words of the flags that are set, separated by commas.
  changes: sql<string>`CONCAT_WS(',', ${sql.join(
    CHECKUP_CHANGES.map((change) => sql`IF(${ref(CHANGED[change])} = 1, ${sql.lit(change)}, NULL)`),
  )})`,
  previousRankIc: ref('r.previous_rank_ic'),
  topTurnover: ref('r.top_turnover'),
  autocorrelation: ref('r.autocorrelation'),
  spread: ref('r.spread'),
  sharePositive: ref('r.share_positive'),
  coverage: ref('r.coverage'),
  days: ref('r.days'),
  message: ref('r.fault'),
} satisfies { readonly [K in keyof CheckupRow]: Expression<unknown> };

type Read<C> = { readonly [K in keyof C]: C[K] extends Expression<infer Value> ? Value : never };
export type JudgedReadRow = Read<typeof JUDGED_COLUMNS>;

/** A judged subject as the wire has it. */
export function presentJudged(row: JudgedReadRow): CheckupRow {
  const words = row.changes.split(',');
  return {
    ...row,
    significant: row.significant === 1,
    changes: CHECKUP_CHANGES.filter((change) => words.includes(change)),
  };
}
