import type { BacktestRun, BacktestRunCard } from '@console/contract-invest';
import { MESSAGES, Refusal } from '@console/contract-core';
import { namedColumns, type Querying } from '@console/node-kit/queries';
import { CARD_COLUMNS, presentCard, presentRun, RUN_COLUMNS, runsWithJobs } from './run-columns.ts';

/** @throws Refusal notFound of a run that is not the tenant's, here and below */
export async function readRun(database: Querying, tenantId: string, id: number): Promise<BacktestRun> {
  const row = await runsWithJobs(database)
    .select(namedColumns(RUN_COLUMNS))
    .where('r.tenant_id', '=', tenantId)
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal(MESSAGES.notFound);
  return presentRun(row);
}

export async function readCard(database: Querying, tenantId: string, id: number): Promise<BacktestRunCard> {
  const row = await runsWithJobs(database)
    .select(namedColumns(CARD_COLUMNS))
    .where('r.tenant_id', '=', tenantId)
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal(MESSAGES.notFound);
  return presentCard(row);
}

/** The newest run of a factor, whichever of its versions; null without one. */
export async function readLatestCard(
  database: Querying,
  tenantId: string,
  factorId: number,
): Promise<BacktestRunCard | null> {
  const row = await runsWithJobs(database)
    .select(namedColumns(CARD_COLUMNS))
    .where('r.tenant_id', '=', tenantId)
    .where('r.factor_id', '=', factorId)
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : presentCard(row);
}
