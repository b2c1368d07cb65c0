import { transact } from '@console/node-kit/database';
import type { JobContext } from '@console/node-kit/jobs';
import type { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import type { CorrelateRankings } from '../compute/judge-work.ts';
import { checkupRows, previousKey, type Previous } from './checkup-rows.ts';
import type { CheckupToDo } from './checkup-to-do.ts';
import { correlationsOf } from './correlations.ts';
import { countParts, readJudged, removeParts } from './parts.ts';
import { dropShares } from './shares.ts';

export interface FinishParts {
  readonly database: DataSource;
  readonly context: JobContext;
  readonly correlateRankings: CorrelateRankings;
  readonly codeVersion: string;
  /** The time that the job has taken so far. */
  readonly seconds: () => number;
}

/** The result of a job that judged a check-up. */
export interface CheckupResult {
  readonly checkupId: number;
  readonly subjects: number;
  readonly significant: number;
  readonly faulty: number;
}

/** Rows that are inserted in one statement. */
const AT_ONCE = 500;

/**
 * Makes the result of a check-up of its judged parts and stores all of it in one transaction, which checks that the job
 * is still this worker's. The parts are removed.
 */
export async function finish(checkup: CheckupToDo, parts: FinishParts): Promise<CheckupResult> {
  const { database, context, correlateRankings, codeVersion, seconds } = parts;
  const { id, tenantId, subjects } = checkup;
  const [judged, { all }, before, stocks] = await Promise.all([
    readJudged(database, checkup),
    countParts(database, checkup),
    readPrevious(database, checkup),
    stocksOf(database, checkup),
  ]);
  const correlations = await correlationsOf(
    { database, key: checkup, parts: all, subjects: subjects.length, stocks, signal: context.signal },
    correlateRankings,
  );
  const rows = checkupRows({ checkupId: id, tenantId, subjects, judged, previous: before.figures });
  const shortest = rows.slice(0, subjects.length);
  const significant = shortest.filter((row) => row.significant === 1).length;
  const faulty = shortest.filter((row) => row.fault !== null).length;
  await transact(database, async (manager) => {
    await context.lock(manager);
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await queries(manager)
        .insertInto('invest.checkup_row')
        .values(rows.slice(at, at + AT_ONCE))
        .execute();
    await queries(manager)
      .updateTable('invest.checkup')
      .set({
        previous_id: before.id,
        significant,
        faulty,
        correlations,
        seconds: seconds(),
        code_version: codeVersion,
      })
      .where('id', '=', id)
      .where('tenant_id', '=', tenantId)
      .execute();
    await removeParts(manager, checkup);
    await dropShares(manager, checkup);
  });
  return { checkupId: id, subjects: subjects.length, significant, faulty };
}

async function stocksOf(database: DataSource, { id, tenantId }: CheckupToDo): Promise<number> {
  const row = await queries(database)
    .selectFrom('invest.checkup')
    .select('stocks')
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return row.stocks ?? 0;
}

/** The newest earlier check-up of the same scope that succeeded, with what it found. */
async function readPrevious(
  database: DataSource,
  { id, tenantId }: CheckupToDo,
): Promise<{ readonly id: number | null; readonly figures: Previous }> {
  const found = await queries(database)
    .selectFrom('invest.checkup as c')
    .innerJoin('invest.checkup as own', (on) => on.onRef('own.scope', '=', 'c.scope').on('own.id', '=', id))
    .select('c.id')
    .where('c.tenant_id', '=', tenantId)
    .where('own.tenant_id', '=', tenantId)
    .where('c.id', '<', id)
    .where('c.correlations', 'is not', null)
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return { id: null, figures: null };
  const rows = await queries(database)
    .selectFrom('invest.checkup_row')
    .select(['factor_id as factorId', 'subject', 'horizon', 'rank_ic as rankIc', 'significant'])
    .where('checkup_id', '=', found.id)
    .where('tenant_id', '=', tenantId)
    .execute();
  const figures = rows.map(
    (row) =>
      [previousKey(row, row.horizon), { rankIc: row.rankIc, isSignificant: row.significant === 1 }] as const,
  );
  return { id: found.id, figures: new Map(figures) };
}
