import type { RebalanceRow } from '@console/contract-invest';
import { userName, type Querying } from '@console/node-kit/queries';
import { expressionBuilder, sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { queries, type Tables } from '../../../queries.ts';

type WithDue = Tables & {
  readonly s: Tables['invest.strategy'];
  readonly d: {
    readonly [Column in keyof Tables['invest.strategy_day']]: Tables['invest.strategy_day'][Column] | null;
  };
  readonly j: { readonly [Column in keyof Tables['invest.job']]: Tables['invest.job'][Column] | null };
};
type Due = SelectQueryBuilder<WithDue, 's' | 'd' | 'j', object>;

/** An expression over strategies that were due on a day, their posted day and their newest job of that day or later. */
export const due = expressionBuilder<WithDue, 's' | 'd' | 'j'>();

/** The query of strategies `s` with their day `d`, where it is posted, and the newest job `j` that posts it. */
export const strategiesOn = (database: Querying, date: string): Due =>
  queries(database)
    .selectFrom('invest.strategy as s')
    .leftJoin('invest.strategy_day as d', (on) =>
      on.onRef('d.strategy_id', '=', 's.id').on('d.report_date', '=', date),
    )
    .leftJoin('invest.job as j', (on) => on.on(sql<SqlBool>`j.seq = ${newestJob(date)}`)) as unknown as Due;

/** Jobs of a later date post what was missed before it. Their keys are `rebalance:12:2026-07-02`. */
const newestJob = (date: string): Expression<number> => sql`(
  SELECT MAX(k.seq) FROM ${sql.table('invest.job')} k
   WHERE k.unique_key >= CONCAT('rebalance:', s.id, ':', ${date})
     AND k.unique_key < CONCAT('rebalance:', s.id, ';'))`;

/** The conditions of strategies that were due on a day: those that have it, and running ones that should. */
export const wereDue = (date: string): readonly Expression<SqlBool>[] => [
  due('s.removed_key', '=', 0),
  due('s.start_date', '<=', date),
  due.or([due('s.status', '=', 1), due('d.report_date', 'is not', null)]),
];

/** How the day stands: a job that ended well without having posted it is none. */
export const dayState = sql<RebalanceRow['dayState']>`CASE
  WHEN d.report_date IS NOT NULL THEN 'succeeded'
  WHEN j.state IS NULL OR j.state = 'succeeded' THEN 'absent'
  ELSE CAST(j.state AS CHAR) END`;

/** Seconds that a posted day took. */
export const secondsTaken = sql<number | null>`CAST(JSON_VALUE(d.card, '$.milliseconds') AS DOUBLE) / 1000`;

type Columns = { readonly [Field in keyof RebalanceRow]: Expression<RebalanceRow[Field]> };

/** The fields of a row. */
export const dueColumns: Columns = {
  strategyId: due.ref('s.id'),
  strategyType: due.ref('s.strategy_type').$castTo<RebalanceRow['strategyType']>(),
  jobId: due.ref('j.id'),
  strategyName: due.ref('s.name'),
  createdUser: userName(due.ref('s.tenant_id'), due.ref('s.created_by')),
  dayState,
  reason: sql`CASE WHEN d.report_date IS NULL AND j.state = 'failed' THEN j.error END`,
  seconds: secondsTaken,
  postedAt: due.ref('d.posted_at'),
  worker: sql`JSON_VALUE(d.card, '$.worker')`,
};
