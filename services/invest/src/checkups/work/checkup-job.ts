import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { isUnderWay } from '@console/contract-core';
import {
  defineJob,
  JobFault,
  JobGivesWay,
  type JobContext,
  type JobDefinition,
} from '@console/node-kit/jobs';
import type { Jobs } from '@console/node-kit/jobs/submit';
import type { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import type { CorrelateRankings, JudgeSubjects } from '../compute/judge-work.ts';
import { readCheckupToDo, type CheckupToDo } from './checkup-to-do.ts';
import { finish } from './finish.ts';
import { judgeParts } from './judge-parts.ts';
import { countParts } from './parts.ts';
import { offerShares } from './shares.ts';

export interface CheckupJobParts {
  readonly database: DataSource;
  readonly jobs: Jobs;
  readonly judgeSubjects: JudgeSubjects;
  readonly correlateRankings: CorrelateRankings;
  readonly codeVersion: string;
}

/** How long to wait for parts that other workers have, before looking again. */
const PAUSE_MS = 300;
/** The share of the work that is judging; the rest is comparing what was judged. */
const JUDGING = 0.9;

/**
 * The job of a check-up: judges parts like those that share its work, waits for theirs, and makes the result of all. Run
 * again after a kill, or after it gave way, it goes on with the parts that are left.
 */
export function checkupJob(parts: CheckupJobParts): JobDefinition<'invest.checkup'> {
  const { database } = parts;
  return defineJob({
    name: 'invest.checkup',
    run: async ({ checkupId }, context) => {
      const began = performance.now();
      const checkup = await readCheckupToDo(database, context.tenantId, checkupId);
      if (checkup === null) throw new JobFault('体检记录不存在');
      const seconds = (): number =>
        Math.round(1000 * (checkup.seconds ?? 0) + performance.now() - began) / 1000;
      try {
        await judgeAll(checkup, parts, context);
      } catch (error) {
        if (error instanceof JobGivesWay) await keepSeconds(database, checkup, seconds());
        throw error;
      }
      context.progress(JUDGING, { text: '计算相关性' });
      return finish(checkup, { ...parts, context, seconds });
    },
  });
}

/** Judges the parts that are free, and waits for those of others, until all are done. */
async function judgeAll(
  checkup: CheckupToDo,
  { database, jobs, judgeSubjects }: CheckupJobParts,
  context: JobContext,
): Promise<void> {
  let counts = await countParts(database, checkup);
  let isOffered = false;
  const goOn = async (): Promise<boolean> => {
    counts = await countParts(database, checkup);
    // The first part decides the state of the data: only then may others begin.
    if (!isOffered && counts.done > 0) {
      isOffered = true;
      await offerShares(checkup, { database, jobs, context, parts: counts.all - counts.done });
    }
    return counts.done < counts.all;
  };
  const onSubject = progressOf(context, checkup, () => counts.done / counts.all);
  while (counts.done < counts.all) {
    await judgeParts(checkup, { database, judgeSubjects, context, onSubject, goOn });
    if (counts.done < counts.all) await pause(PAUSE_MS, undefined, { signal: context.signal });
  }
}

/** Keeps the time that it has taken before it gives way to others. */
async function keepSeconds(
  database: DataSource,
  { id, tenantId }: CheckupToDo,
  seconds: number,
): Promise<void> {
  await queries(database)
    .updateTable('invest.checkup')
    .set({ seconds })
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .execute();
}

/** Reports how many subjects are judged, those of other workers as far as their parts are done. */
function progressOf(
  context: JobContext,
  { subjects }: CheckupToDo,
  share: () => number,
): (inPart: number) => void {
  return (inPart) => {
    const all = subjects.length;
    const judged = Math.min(all, Math.round(share() * all) + inPart);
    context.progress((JUDGING * judged) / Math.max(1, all), { text: `已评价 ${judged}/${all}` });
  };
}

/** The job that judges parts of a check-up beside its own job, as long as that runs. */
export function checkupShareJob({
  database,
  judgeSubjects,
}: Pick<CheckupJobParts, 'database' | 'judgeSubjects'>): JobDefinition<'invest.checkupShare'> {
  return defineJob({
    name: 'invest.checkupShare',
    run: async ({ checkupId }, context) => {
      const checkup = await readCheckupToDo(database, context.tenantId, checkupId);
      if (checkup === null) return { parts: 0 };
      const parts = await judgeParts(checkup, {
        database,
        judgeSubjects,
        context,
        onSubject: () => undefined,
        goOn: () => isWanted(database, checkup),
      });
      return { parts };
    },
  });
}

/** Whether the check-up's own job still waits or runs. */
async function isWanted(database: DataSource, { jobId, tenantId }: CheckupToDo): Promise<boolean> {
  const row = await queries(database)
    .selectFrom('invest.job')
    .select('state')
    .where('id', '=', jobId)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row !== undefined && isUnderWay(row);
}
