import type { DataSource, EntityManager } from 'typeorm';
import { queries } from '../../queries.ts';
import { graphOfSubject, type FrozenSubject } from '../ask/frozen-subjects.ts';
import type { SubjectToJudge } from '../compute/judge-work.ts';

/** A check-up as its workers read it. */
export interface CheckupToDo {
  readonly id: number;
  readonly tenantId: string;
  readonly jobId: string;
  readonly subjects: readonly FrozenSubject[];
  /** The time of its earlier turns, in which it gave way to others. */
  readonly seconds: number | null;
}

/** A check-up of the tenant; null when the tenant has none of that id. */
export async function readCheckupToDo(
  database: DataSource,
  tenantId: string,
  id: number,
): Promise<CheckupToDo | null> {
  const row = await queries(database)
    .selectFrom('invest.checkup')
    .select(['job_id', 'frozen', 'seconds'])
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id,
    tenantId,
    jobId: row.job_id ?? '',
    subjects: JSON.parse(row.frozen) as readonly FrozenSubject[],
    seconds: row.seconds,
  };
}

/** The subjects of a part with their graphs; those that are too large to be judged are left out. */
export function subjectsToJudge(
  { subjects }: CheckupToDo,
  names: readonly string[],
): readonly SubjectToJudge[] {
  const byName = new Map(subjects.map((subject) => [subject.subject, subject]));
  return names.flatMap((name) => {
    const subject = byName.get(name);
    const graph = subject && graphOfSubject(subject);
    return graph ? [{ subject: name, graph }] : [];
  });
}

/** The state of the data on which a check-up is judged; null before its first part. */
export async function frameVersionOf(
  database: DataSource | EntityManager,
  { id, tenantId }: Pick<CheckupToDo, 'id' | 'tenantId'>,
): Promise<string | null> {
  const row = await queries(database)
    .selectFrom('invest.checkup')
    .select('frame_version')
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row?.frame_version ?? null;
}
