import { JOB_NAMES, JOBS, shanghaiDateTime, type Clock } from '@console/contract-core';
import { JOB_PRIORITY } from '@console/node-kit/jobs';
import { sql } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { queries } from '../../queries.ts';
import type { JudgedOn, JudgedPart, JudgedSubject } from '../compute/judge-work.ts';

/** A check-up, or the check-up of parts. */
export interface CheckupKey {
  readonly id: number;
  readonly tenantId: string;
}

/** A part that a job has taken. */
export interface TakenPart {
  readonly part: number;
  readonly subjects: readonly string[];
}

export interface PartCounts {
  readonly all: number;
  readonly done: number;
}

const partsOf = (database: DataSource | EntityManager, { id, tenantId }: CheckupKey) =>
  queries(database)
    .selectFrom('invest.checkup_part as p')
    .where('p.checkup_id', '=', id)
    .where('p.tenant_id', '=', tenantId);

/** The number of parts, and of those that are judged. */
export async function countParts(database: DataSource, key: CheckupKey): Promise<PartCounts> {
  const { all, done } = await partsOf(database, key)
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('p.done_at').as('done')])
    .executeTakeFirstOrThrow();
  return { all: Number(all), done: Number(done) };
}

/**
 * Takes a part for a job; null where no part is free. Free is a part that no job has, that one has which does not run,
 * or that the job itself took in an earlier turn.
 */
export async function takePart(
  database: DataSource,
  key: CheckupKey,
  jobId: string,
): Promise<TakenPart | null> {
  for (;;) {
    const free = await partsOf(database, key)
      .leftJoin('invest.job as j', 'j.id', 'p.job_id')
      .select(['p.part', 'p.subjects', 'p.job_id as holder'])
      .where('p.done_at', 'is', null)
      .where(({ eb, or }) =>
        or([eb('p.job_id', 'is', null), eb('p.job_id', '=', jobId), eb('j.state', '!=', 'running')]),
      )
      .orderBy('p.part')
      .limit(1)
      .executeTakeFirst();
    if (free === undefined) return null;
    const { part, holder } = free;
    const { numUpdatedRows } = await queries(database)
      .updateTable('invest.checkup_part')
      .set({ job_id: jobId })
      .where('checkup_id', '=', key.id)
      .where('tenant_id', '=', key.tenantId)
      .where('part', '=', part)
      .where('done_at', 'is', null)
      .where('job_id', holder === null ? 'is' : '=', holder)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) return { part, subjects: JSON.parse(free.subjects) as readonly string[] };
  }
}

type Judged = Extract<JudgedPart, { kind: 'judged' }>;

/**
 * Stores a part in the caller's transaction, which has locked the job. The first part of a check-up decides the state of
 * the data of all; false for a part of another state, which is not stored.
 */
export async function storePart(
  manager: EntityManager,
  key: CheckupKey,
  { part, judged, clock }: { readonly part: number; readonly judged: Judged; readonly clock: Clock },
): Promise<boolean> {
  if (!(await agrees(manager, key, judged.on))) return false;
  const { rankings } = judged;
  await queries(manager)
    .updateTable('invest.checkup_part')
    .set({
      done_at: shanghaiDateTime(clock.now()),
      judged: JSON.stringify(judged.subjects),
      rankings: Buffer.from(rankings.buffer, rankings.byteOffset, rankings.byteLength),
    })
    .where('checkup_id', '=', key.id)
    .where('tenant_id', '=', key.tenantId)
    .where('part', '=', part)
    .execute();
  return true;
}

/** Whether the check-up is judged on this state of the data: written by its first part. */
async function agrees(manager: EntityManager, { id, tenantId }: CheckupKey, on: JudgedOn): Promise<boolean> {
  const { version, snapshotId, asOf, startDate, endDate, stocks } = on;
  await queries(manager)
    .updateTable('invest.checkup')
    .set({
      frame_version: version,
      snapshot_id: snapshotId,
      as_of: asOf,
      start_date: startDate,
      end_date: endDate,
      stocks,
    })
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .where('frame_version', 'is', null)
    .execute();
  const row = await queries(manager)
    .selectFrom('invest.checkup')
    .select('frame_version')
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirst();
  return row?.frame_version === version;
}

/** Makes all parts of a check-up undone, after the data has changed; in the caller's transaction. */
export async function beginAgain(manager: EntityManager, { id, tenantId }: CheckupKey): Promise<void> {
  await queries(manager)
    .updateTable('invest.checkup')
    .set({ frame_version: null })
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .execute();
  await queries(manager)
    .updateTable('invest.checkup_part')
    .set({ job_id: null, done_at: null, judged: null, rankings: null })
    .where('checkup_id', '=', id)
    .where('tenant_id', '=', tenantId)
    .execute();
}

/** What all parts found, in their order. */
export async function readJudged(
  database: DataSource,
  key: CheckupKey,
): Promise<ReadonlyMap<string, JudgedSubject>> {
  const rows = await partsOf(database, key).select('p.judged').orderBy('p.part').execute();
  const all = rows.flatMap(({ judged }) => JSON.parse(judged ?? '[]') as readonly JudgedSubject[]);
  return new Map(all.map((each) => [each.subject, each]));
}

/** The rankings of a part's subjects, one after another; one part at a time, as all may be a hundred megabytes. */
export async function readRankings(database: DataSource, key: CheckupKey, part: number): Promise<Buffer> {
  const row = await partsOf(database, key).select('p.rankings').where('p.part', '=', part).executeTakeFirst();
  return row?.rankings ?? Buffer.alloc(0);
}

/** The parts of a check-up are needed no longer: what they found is in its rows. */
export async function removeParts(manager: EntityManager, { id, tenantId }: CheckupKey): Promise<void> {
  await queries(manager)
    .deleteFrom('invest.checkup_part')
    .where('checkup_id', '=', id)
    .where('tenant_id', '=', tenantId)
    .execute();
}

/** The jobs that this program knows: others wait for a newer one, and nobody has to give way to them. */
const KNOWN = JOB_NAMES.filter((name) => JOBS[name].schema === 'invest');

/** Whether a job of a higher priority than batch jobs has waited for a second. */
export async function othersWait(database: DataSource): Promise<boolean> {
  const row = await queries(database)
    .selectFrom('invest.job')
    .select('id')
    .where('state', '=', 'queued')
    .where('priority', '<', JOB_PRIORITY.batch)
    .where('name', 'in', KNOWN)
    .where('due_at', '<', sql<string>`UTC_TIMESTAMP(3) - INTERVAL 1 SECOND`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
