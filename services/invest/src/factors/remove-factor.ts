import { FACTOR_MESSAGES } from '@console/contract-invest';
import { MESSAGES, Refusal } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import type { EntityManager } from 'typeorm';
import { readDetail } from './factor-rows.ts';
import { factorTable, referenceTable } from './factor-tables.ts';
import { lockFactors, replaceReferences, type FactorWrite } from './write-rows.ts';

/** More names than these tell nobody more. */
const MOST_NAMES = 5;

/**
 * Takes a factor away and answers what it was called. Its row and versions stay, so that runs and older versions of
 * others can still name them; its name is free again. Of a transaction that has read nothing yet.
 * @throws Refusal notFound, inUse by the newest version of others, running where a backtest waits or runs
 */
export async function removeFactor(
  manager: EntityManager,
  { tenantId, userId, now }: FactorWrite,
  id: number,
): Promise<string> {
  await lockFactors(manager, tenantId, [id]);
  const found = await readDetail(manager, tenantId, id);
  if (found === null) throw new Refusal(MESSAGES.notFound);
  await refuseInUse(manager, tenantId, id);
  await refuseRunning(manager, tenantId, id);
  await replaceReferences(manager, id, { before: found.graph, after: null });
  await manager.query(
    `UPDATE ${factorTable()}
        SET removed_at = ?, removed_key = id, updated_by = ?, updated_at = ?, revision = revision + 1
      WHERE tenant_id = ? AND id = ?`,
    [now, userId, now, tenantId, id],
  );
  return found.row.name;
}

async function refuseInUse(manager: EntityManager, tenantId: string, id: number): Promise<void> {
  const users = await manager.query<{ name: string }[]>(
    `SELECT DISTINCT f.id, f.name FROM ${referenceTable()} r JOIN ${factorTable()} f ON f.id = r.factor_id
      WHERE f.tenant_id = ? AND r.used_id = ? ORDER BY f.id`,
    [tenantId, id],
  );
  if (users.length === 0) return;
  const names = users.slice(0, MOST_NAMES).map(({ name }) => name);
  const more = users.length > MOST_NAMES ? ` 等 ${users.length} 个` : '';
  throw new Refusal(FACTOR_MESSAGES.inUse, { factors: names.join('、') + more });
}

async function refuseRunning(manager: EntityManager, tenantId: string, id: number): Promise<void> {
  const running = await manager.query<unknown[]>(
    `SELECT 1 FROM ${tableName('invest', 'backtest_run')} b JOIN ${tableName('invest', 'job')} j ON j.id = b.job_id
      WHERE b.tenant_id = ? AND b.factor_id = ? AND j.state IN ('queued', 'running') LIMIT 1`,
    [tenantId, id],
  );
  if (running.length > 0) throw new Refusal(FACTOR_MESSAGES.running);
}
