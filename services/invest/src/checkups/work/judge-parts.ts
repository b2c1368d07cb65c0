import { transact } from '@console/node-kit/database';
import { JobFault, JobGivesWay, type JobContext } from '@console/node-kit/jobs';
import { CHECKUP_PARAMS } from '@console/contract-invest';
import type { DataSource } from 'typeorm';
import type { JudgedSubject, JudgeSubjects } from '../compute/judge-work.ts';
import { frameVersionOf, subjectsToJudge, type CheckupToDo } from './checkup-to-do.ts';
import { beginAgain, othersWait, storePart, takePart, type TakenPart } from './parts.ts';

export interface JudgePartsOptions {
  readonly database: DataSource;
  readonly judgeSubjects: JudgeSubjects;
  readonly context: JobContext;
  /** Called before a part, and within it with the number of its subjects that are judged. */
  readonly onSubject: (inPart: number) => void;
  /** Called after each part; false ends the work. */
  readonly goOn: () => Promise<boolean>;
}

/**
 * Takes parts of a check-up and judges them until none is free, or `goOn` says no; the number of those judged. What is
 * stored is stored once, whatever is killed. Gives way between two parts to jobs of a higher priority.
 */
export async function judgeParts(checkup: CheckupToDo, options: JudgePartsOptions): Promise<number> {
  const { database, context, goOn } = options;
  let judged = 0;
  for (; await goOn(); judged += 1) {
    context.signal.throwIfAborted();
    if (await othersWait(database)) throw new JobGivesWay();
    const taken = await takePart(database, checkup, context.jobId);
    if (taken === null) break;
    await judgePart(checkup, taken, options);
  }
  return judged;
}

async function judgePart(
  checkup: CheckupToDo,
  taken: TakenPart,
  { database, judgeSubjects, context, onSubject }: JudgePartsOptions,
): Promise<void> {
  const subjects = subjectsToJudge(checkup, taken.subjects);
  const version = await frameVersionOf(database, checkup);
  const found = await judgeSubjects(
    { subjects, params: CHECKUP_PARAMS, version },
    {
      signal: context.signal,
      onStep: ({ share }) => onSubject(Math.round(share * taken.subjects.length)),
    },
  );
  if (found.kind === 'fault') throw new JobFault(found.message);
  const isStored =
    found.kind === 'judged' &&
    (await transact(database, async (manager) => {
      await context.lock(manager);
      const judged = { ...found, ...withLargeOnes(taken, found) };
      return storePart(manager, checkup, { part: taken.part, judged, clock: context.clock });
    }));
  if (isStored) return;
  // The data has changed: what was judged before would not be comparable.
  await transact(database, async (manager) => {
    await context.lock(manager);
    if ((await frameVersionOf(manager, checkup)) === version) await beginAgain(manager, checkup);
  });
}

const TOO_LARGE = '公式展开后步骤过多，无法评价';

/** The part with the subjects that were too large to be sent, each in its place. */
function withLargeOnes(
  taken: TakenPart,
  found: { readonly subjects: readonly JudgedSubject[]; readonly rankings: Uint16Array },
): { readonly subjects: readonly JudgedSubject[]; readonly rankings: Uint16Array } {
  if (found.subjects.length === taken.subjects.length) return found;
  const size = found.subjects.length === 0 ? 0 : found.rankings.length / found.subjects.length;
  const rankings = new Uint16Array(taken.subjects.length * size);
  const subjects = taken.subjects.map((subject, at) => {
    const from = found.subjects.findIndex((each) => each.subject === subject);
    const judged = found.subjects[from];
    if (judged === undefined) return { subject, fault: TOO_LARGE, coverage: null, figures: [] };
    rankings.set(found.rankings.subarray(from * size, (from + 1) * size), at * size);
    return judged;
  });
  return { subjects, rankings };
}
