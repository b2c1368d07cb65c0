import { shanghaiDateTime, type Clock } from '@console/contract-core';
import { businessDate } from '@console/market/read';
import { transact } from '@console/node-kit/database';
import type { Jobs } from '@console/node-kit/jobs/submit';
import { repeat } from '@console/node-kit/jobs/worker';
import { Audit } from '@console/node-kit/records';
import type { Logger } from '@console/node-kit/observe';
import type { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import { isImporting } from '../../strategies/days/jobs/queue-due.ts';
import { frozenSubjects } from '../ask/frozen-subjects.ts';
import { isUnderWay, queueCheckup, removeOldest } from '../ask/queue-checkup.ts';

export interface NightParts {
  readonly database: DataSource;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

const PAUSE_MS = 60_000;
/** The hours of the night, from the first up to the last. */
const NIGHT = { from: '02', to: '06' } as const;

/** Queues check-ups of factors at night; each worker does, and one is queued once. */
export function sweepCheckups(parts: NightParts, pauseMs = PAUSE_MS): () => Promise<void> {
  return repeat(
    pauseMs,
    async () => {
      const queued = await queueNight(parts);
      if (queued > 0) parts.logger.info({ queued }, 'factors are checked');
    },
    (error) => parts.logger.warn({ err: error }, 'check-ups of the night are not queued'),
  );
}

/**
 * At night, a check-up of the factors of each tenant that has some, once for each business date; none while an import is
 * under way, or one of the tenant waits or runs. The number that was queued.
 */
export async function queueNight(parts: NightParts): Promise<number> {
  const { database, clock } = parts;
  const hour = shanghaiDateTime(clock.now()).slice(11, 13);
  if (hour < NIGHT.from || hour >= NIGHT.to || (await isImporting(database, clock.now()))) return 0;
  const date = await businessDate(database);
  if (date === null) return 0;
  let queued = 0;
  for (const tenantId of await tenantsWithout(database, date))
    if (await queueFor(tenantId, date, parts)) queued += 1;
  return queued;
}

/** The tenants that have factors, and no check-up of the night for the date. */
async function tenantsWithout(database: DataSource, date: string): Promise<readonly string[]> {
  const rows = await queries(database)
    .selectFrom('invest.factor as f')
    .select('f.tenant_id')
    .distinct()
    .where('f.removed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invest.checkup as c')
            .select('c.id')
            .whereRef('c.tenant_id', '=', 'f.tenant_id')
            .where('c.night_date', '=', date),
        ),
      ),
    )
    .execute();
  return rows.map(({ tenant_id }) => tenant_id);
}

async function queueFor(
  tenantId: string,
  date: string,
  { database, jobs, clock }: NightParts,
): Promise<boolean> {
  const subjects = await frozenSubjects(database, tenantId, 'factors');
  if (subjects.length === 0) return false;
  const jobId = await transact(database, async (manager) => {
    if (await isUnderWay(manager, tenantId)) return null;
    const other = await queries(manager)
      .selectFrom('invest.checkup')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('night_date', '=', date)
      .executeTakeFirst();
    if (other !== undefined) return null;
    const removed = await removeOldest(manager, tenantId);
    const draft = { session: { tenantId }, scope: 'factors', subjects, nightDate: date } as const;
    const queued = await queueCheckup(manager, jobs, draft);
    await new Audit(clock).record(manager, {
      session: null,
      tenantId,
      service: 'invest',
      action: 'invest.submitCheckup',
      subject: `checkup:${queued.checkupId}`,
      after: { scope: 'factors', subjects: subjects.length, ...(removed.length > 0 && { removed }) },
    });
    return queued.jobId;
  });
  if (jobId === null) return false;
  await jobs.handOver(jobId);
  return true;
}
