import type { Checkup } from '@console/contract-invest';
import type { Querying } from '@console/node-kit/queries';
import { expressionBuilder, type Expression, type SelectQueryBuilder } from 'kysely';
import { queries, type Tables } from '../../queries.ts';

type WithCheckups = Tables & { readonly c: Tables['invest.checkup']; readonly j: Tables['invest.job'] };

/** The query of check-ups `c` with the jobs `j` that judge them: every one has its own. */
export const checkupsWithJobs = (database: Querying): SelectQueryBuilder<WithCheckups, 'c' | 'j', object> =>
  queries(database).selectFrom('invest.checkup as c').innerJoin('invest.job as j', 'j.id', 'c.job_id');

/** An expression over check-ups and their jobs. */
export const checkup = expressionBuilder<Pick<WithCheckups, 'c' | 'j'>, 'c' | 'j'>();
const { ref } = checkup;

/** The columns of a check-up and its job as the driver reads them. */
export const CHECKUP_COLUMNS = {
  checkupId: ref('c.id'),
  createdTime: ref('c.created_at'),
  scope: ref('c.scope'),
  state: ref('j.state'),
  progress: ref('j.progress'),
  step: ref('j.progress_detail'),
  cancelRequested: checkup.and([
    checkup('j.state', '=', 'running'),
    checkup('j.cancel_requested_at', 'is not', null),
  ]),
  canCancel: checkup.or([
    checkup('j.state', '=', 'queued'),
    checkup.and([checkup('j.state', '=', 'running'), checkup('j.cancel_requested_at', 'is', null)]),
  ]),
  subjects: ref('c.subjects'),
  significant: ref('c.significant'),
  faulty: ref('c.faulty'),
  asOf: ref('c.as_of'),
  startDate: ref('c.start_date'),
  endDate: ref('c.end_date'),
  submittedBy: ref('j.submitted_name'),
  seconds: ref('c.seconds'),
  message: ref('j.error'),
} satisfies { readonly [K in keyof Checkup]: Expression<unknown> };

type Read<C> = { readonly [K in keyof C]: C[K] extends Expression<infer Value> ? Value : never };
export type CheckupReadRow = Read<typeof CHECKUP_COLUMNS>;

/** A check-up as the wire has it. */
export function presentCheckup(row: CheckupReadRow): Checkup {
  const { state, step } = row;
  return {
    ...row,
    step: state === 'running' && step !== null ? (JSON.parse(step) as { readonly text: string }).text : null,
    cancelRequested: row.cancelRequested === 1,
    canCancel: row.canCancel === 1,
  };
}
