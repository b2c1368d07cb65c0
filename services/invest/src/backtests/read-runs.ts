import type { BacktestRun, BacktestRunCard } from '@console/contract-invest';
import { MESSAGES, Refusal } from '@console/contract-core';
import type { DataSource, EntityManager } from 'typeorm';
import {
  presentCard,
  presentRun,
  runsWithJobs,
  selectCard,
  selectRun,
  type CardColumns,
  type RunColumns,
} from './run-columns.ts';

type Reader = DataSource | EntityManager;

/** @throws Refusal notFound of a run that is not the tenant's, here and below */
export async function readRun(reader: Reader, tenantId: string, id: number): Promise<BacktestRun> {
  const [row] = await reader.query<RunColumns[]>(
    `SELECT ${selectRun()} FROM ${runsWithJobs()} WHERE r.tenant_id = ? AND r.id = ?`,
    [tenantId, id],
  );
  if (row === undefined) throw new Refusal(MESSAGES.notFound);
  return presentRun(row);
}

export async function readCard(reader: Reader, tenantId: string, id: number): Promise<BacktestRunCard> {
  const [row] = await reader.query<CardColumns[]>(
    `SELECT ${selectCard()} FROM ${runsWithJobs()} WHERE r.tenant_id = ? AND r.id = ?`,
    [tenantId, id],
  );
  if (row === undefined) throw new Refusal(MESSAGES.notFound);
  return presentCard(row);
}

/** The newest run of a factor, whichever of its versions; null without one. */
export async function readLatestCard(
  reader: Reader,
  tenantId: string,
  factorId: number,
): Promise<BacktestRunCard | null> {
  const [row] = await reader.query<CardColumns[]>(
    `SELECT ${selectCard()} FROM ${runsWithJobs()}
      WHERE r.tenant_id = ? AND r.factor_id = ? ORDER BY r.id DESC LIMIT 1`,
    [tenantId, factorId],
  );
  return row === undefined ? null : presentCard(row);
}
