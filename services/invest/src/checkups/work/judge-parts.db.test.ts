import { randomUUID } from 'node:crypto';
import { CHECKUP_HORIZONS } from '@console/contract-invest';
import { tableName } from '@console/node-kit/database';
import { JobFault, JobGivesWay, type JobContext } from '@console/node-kit/jobs';
import { jobContext, scratchData, TENANT, type ScratchData } from '@console/node-kit/testing';
import { migrations } from '../../migrations.ts';
import type { FrozenSubject } from '../ask/frozen-subjects.ts';
import type { JudgedPart, JudgeSubjects, JudgeWork } from '../compute/judge-work.ts';
import { readCheckupToDo, type CheckupToDo } from './checkup-to-do.ts';
import { judgeParts } from './judge-parts.ts';
import { countParts, readJudged } from './parts.ts';

let data: ScratchData;
beforeAll(async () => {
  data = await scratchData({ invest: migrations });
}, 60_000);
afterAll(() => data.drop());
afterEach(async () => {
  for (const table of ['checkup', 'job']) await query(`DELETE FROM ${tableName('invest', table)}`);
});

const query = <T>(sql: string, values: readonly unknown[] = []): Promise<T> =>
  data.database.query<T>(sql, [...values]);
const PART = (): string => tableName('invest', 'checkup_part');
const PARTS = 4;

/** A running job, and its context. */
async function runningJob(more: Partial<JobContext> = {}): Promise<JobContext> {
  const jobId = randomUUID();
  await query(
    `INSERT INTO ${tableName('invest', 'job')} (id, tenant_id, name, payload, payload_hash, state, priority,
       submitted_at, due_at) VALUES (?, ?, 'invest.checkupShare', '{}', '', 'running', 10,
       '2026-11-20 10:00:00', UTC_TIMESTAMP(3))`,
    [jobId, TENANT],
  );
  return jobContext({ tenantId: TENANT, jobId, ...more });
}

/** A job that waits at a priority. */
const addWaiting = (name: string, priority: number): Promise<unknown> =>
  query(
    `INSERT INTO ${tableName('invest', 'job')} (id, tenant_id, name, payload, payload_hash, state, priority,
       submitted_at, due_at) VALUES (?, ?, ?, '{}', '', 'queued', ?, '2026-11-20 10:00:00',
       UTC_TIMESTAMP(3) - INTERVAL 5 SECOND)`,
    [randomUUID(), TENANT, name, priority],
  );

/** A check-up of so many parts with a factor each; the last one's graph was too large to be kept. */
async function addCheckup(): Promise<CheckupToDo> {
  const subjects: readonly FrozenSubject[] = Array.from({ length: PARTS }, (_, at) => ({
    subject: `f${at + 1}@1`,
    kind: 'factor',
    name: `因子${at + 1}`,
    category: '成长',
    factorId: at + 1,
    version: 1,
    ...(at < PARTS - 1 && {
      graph: {
        output: 'x',
        nodes: [{ id: 'x', kind: 'indicator', ref: 'daily_bar.close@1', params: {}, inputs: [] }],
      },
    }),
  }));
  const { insertId } = await query<{ insertId: number }>(
    `INSERT INTO ${tableName('invest', 'checkup')} (tenant_id, scope, subjects, frozen, created_at)
      VALUES (?, 'factors', ?, ?, '2026-11-20 10:00:00')`,
    [TENANT, PARTS, JSON.stringify(subjects)],
  );
  for (const [at, { subject }] of subjects.entries())
    await query(`INSERT INTO ${PART()} (checkup_id, tenant_id, part, subjects) VALUES (?, ?, ?, ?)`, [
      insertId,
      TENANT,
      at,
      JSON.stringify([subject]),
    ]);
  return (await readCheckupToDo(data.database, TENANT, insertId)) as CheckupToDo;
}

const judgedOn = (version: string, { subjects }: JudgeWork): JudgedPart => ({
  kind: 'judged',
  on: {
    version,
    snapshotId: 1,
    asOf: '2026-07-02',
    startDate: '2026-01-05',
    endDate: '2026-07-02',
    stocks: 2,
  },
  subjects: subjects.map(({ subject }) => ({ subject, fault: null, coverage: 1, figures: [] })),
  rankings: new Uint16Array(2 * subjects.length).fill(7),
});

interface Asked {
  readonly version: string | null;
  readonly subjects: string;
}
interface Judging {
  readonly asked: Asked[];
  readonly judge: JudgeSubjects;
}
/** Judges on the states given, one after another; the last again and again. */
function judging(...versions: readonly (string | null)[]): Judging {
  const asked: Asked[] = [];
  return {
    asked,
    judge: async (work) => {
      asked.push({ version: work.version, subjects: work.subjects.map(({ subject }) => subject).join() });
      const version = versions[Math.min(asked.length, versions.length) - 1] ?? null;
      return version === null ? { kind: 'moved' } : judgedOn(version, work);
    },
  };
}

const run = (checkup: CheckupToDo, context: JobContext, judgeSubjects: JudgeSubjects): Promise<number> =>
  judgeParts(checkup, {
    database: data.database,
    judgeSubjects,
    context,
    onSubject: () => undefined,
    goOn: async () => {
      const { all, done } = await countParts(data.database, checkup);
      return done < all;
    },
  });
const holders = async (checkup: CheckupToDo): Promise<readonly (string | null)[]> =>
  (
    await query<{ job_id: string | null }[]>(
      `SELECT job_id FROM ${PART()} WHERE checkup_id = ? ORDER BY part`,
      [checkup.id],
    )
  ).map(({ job_id }) => job_id);

it('judges each part once, those after the first on its state of the data; too large ones have a fault', async () => {
  const checkup = await addCheckup();
  const { asked, judge } = judging('a');
  expect(await run(checkup, await runningJob(), judge)).toBe(PARTS);
  expect(asked).toEqual([
    { version: null, subjects: 'f1@1' },
    { version: 'a', subjects: 'f2@1' },
    { version: 'a', subjects: 'f3@1' },
    { version: 'a', subjects: '' },
  ]);
  const judged = await readJudged(data.database, checkup);
  expect([...judged.keys()]).toEqual(['f1@1', 'f2@1', 'f3@1', 'f4@1']);
  expect(judged.get('f4@1')).toEqual({
    subject: 'f4@1',
    fault: '公式展开后步骤过多，无法评价',
    coverage: null,
    figures: [],
  });
  expect(CHECKUP_HORIZONS.length).toBeGreaterThan(1);
});

it('shares the parts of a check-up with another job: each takes what the other has not', async () => {
  const checkup = await addCheckup();
  const [one, other] = [await runningJob(), await runningJob()];
  const first = judging('a');
  await run(checkup, one, async (work, follower) => {
    // While the first part is under way, the other job judges the rest.
    if (first.asked.length === 0) {
      const rest = judging('a');
      const judged = await judgeParts(checkup, {
        database: data.database,
        judgeSubjects: rest.judge,
        context: other,
        onSubject: () => undefined,
        goOn: async () => rest.asked.length < PARTS,
      });
      expect([judged, rest.asked.map(({ subjects }) => subjects)]).toEqual([3, ['f2@1', 'f3@1', '']]);
    }
    return first.judge(work, follower);
  });
  expect(first.asked.map(({ subjects }) => subjects)).toEqual(['f1@1']);
  expect(await holders(checkup)).toEqual([one.jobId, other.jobId, other.jobId, other.jobId]);
});

it('takes over the part of a job that does not run any more, and its own of an earlier turn', async () => {
  const checkup = await addCheckup();
  const [mine, ended] = [await runningJob(), await runningJob()];
  await query(`UPDATE ${tableName('invest', 'job')} SET state = 'failed' WHERE id = ?`, [ended.jobId]);
  await query(`UPDATE ${PART()} SET job_id = ? WHERE part = 0`, [ended.jobId]);
  await query(`UPDATE ${PART()} SET job_id = ? WHERE part = 1`, [mine.jobId]);
  expect(await run(checkup, mine, judging('a').judge)).toBe(PARTS);
  expect(new Set(await holders(checkup))).toEqual(new Set([mine.jobId]));
});

it('judges all parts again when the data has changed, on one state in the end', async () => {
  const checkup = await addCheckup();
  const { asked, judge } = judging('a', 'a', null, 'b');
  await run(checkup, await runningJob(), judge);
  expect(asked.map(({ version }) => version)).toEqual([null, 'a', 'a', null, 'b', 'b', 'b']);
  expect(await countParts(data.database, checkup)).toEqual({ all: PARTS, done: PARTS });
});

it('gives way between two parts to a job that a person has waited for, and keeps what it judged', async () => {
  const checkup = await addCheckup();
  const { asked, judge } = judging('a');
  const working = run(checkup, await runningJob(), async (work, follower) => {
    await addWaiting('invest.backtest', 0);
    return judge(work, follower);
  });
  await expect(working).rejects.toThrow(JobGivesWay);
  expect(asked).toHaveLength(1);
  expect((await countParts(data.database, checkup)).done).toBe(1);
});

it('gives way to no batch job, and to none that only a newer program knows', async () => {
  const checkup = await addCheckup();
  await addWaiting('invest.rebalance', 10);
  await addWaiting('invest.later', 0);
  expect(await run(checkup, await runningJob(), judging('a').judge)).toBe(PARTS);
});

it('stores nothing for a job that was taken away, and fails with a fault of the data', async () => {
  const checkup = await addCheckup();
  const taken = await runningJob({ lock: () => Promise.reject(new Error('lost')) });
  await expect(run(checkup, taken, judging('a').judge)).rejects.toThrow('lost');
  expect((await countParts(data.database, checkup)).done).toBe(0);
  const fault = run(checkup, await runningJob(), async () => ({ kind: 'fault', message: '没有交易日' }));
  await expect(fault).rejects.toThrow(new JobFault('没有交易日'));
});
