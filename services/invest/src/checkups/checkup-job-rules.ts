import { CHECKUP_SCOPE_TITLES, CHECKUP_SCOPES } from '@console/contract-invest';
import { formatNumber, JOBS } from '@console/contract-core';
import type { JobRule, RuledJob } from '@console/node-kit/job-console';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { CheckupsService } from './ask/checkups.service.ts';

const { page, payload: payloadOf } = JOBS['invest.checkup'];
const checked = z.object({ subjects: z.number(), significant: z.number(), faulty: z.number() });
const count = (value: number): string => formatNumber(value, { unit: 'integer' });

/** The rules of the job console for check-ups: one and its job change together, and it is one at a time for a tenant. */
export const checkupJobRules = (
  checkups: CheckupsService,
): Readonly<Record<'invest.checkup' | 'invest.checkupShare', JobRule>> => ({
  'invest.checkup': {
    subject: ofCheckup(scopeText),
    page: ofCheckup(sql`CONCAT(${sql.lit(`${page}?run=`)}, c.id)`),
    needs: 'yzgl_edit',
    summary: (result) => {
      const read = checked.safeParse(result).data;
      return read === undefined ? null : `${count(read.subjects)} 个对象，${count(read.significant)} 个显著`;
    },
    shortfall: (result) => {
      const faulty = checked.safeParse(result).data?.faulty ?? 0;
      return faulty > 0 ? `${count(faulty)} 个无法评价` : null;
    },
    cancel: (job, session) => checkups.cancel(session, checkupOf(job)),
    retry: (job, session) => checkups.retry(session, checkupOf(job)),
  },
  'invest.checkupShare': { subject: ofCheckup(scopeText), needs: 'yzgl_edit' },
});

const checkupOf = ({ payload }: RuledJob): number => payloadOf.parse(payload).checkupId;

const scopeText = sql<string>`CASE c.scope ${sql.join(
  CHECKUP_SCOPES.map((scope) => sql`WHEN ${sql.lit(scope)} THEN ${sql.lit(CHECKUP_SCOPE_TITLES[scope])}`),
  sql` `,
)} END`;

/** An expression over the check-up `c` that job `j` judges. */
function ofCheckup(words: RawBuilder<string>): RawBuilder<string | null> {
  return sql`(SELECT ${words} FROM ${sql.table('invest.checkup')} c
     WHERE c.id = JSON_VALUE(j.payload, '$.checkupId') AND c.tenant_id = j.tenant_id)`;
}
