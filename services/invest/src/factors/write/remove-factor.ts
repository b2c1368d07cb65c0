import { FACTOR_MESSAGES } from '@console/contract-invest';
import { MESSAGES, OPEN_JOB_STATES, Refusal } from '@console/contract-core';
import type { RecordChange } from '@console/node-kit/records';
import type { EntityManager } from 'typeorm';
import { queries } from '../../queries.ts';
import { FACTORS } from './factor-records.ts';
import { readDetail } from '../factor-rows.ts';
import { lockFactors, replaceReferences } from './write-rows.ts';

/** The most names in a refusal. */
const MOST_NAMES = 5;

/**
 * Removes a factor; its name is free again. Call it in a transaction that has read nothing yet.
 * @throws Refusal notFound, inUse by the newest version of others, running where a backtest waits or runs
 */
export async function removeFactor(change: RecordChange, id: number): Promise<void> {
  const { manager } = change;
  const { tenantId } = change.writer;
  // Locked like in every write that names a factor, by the index of ids only.
  await lockFactors(manager, tenantId, [id]);
  const factor = await change.lock(FACTORS, id);
  const found = await readDetail(manager, tenantId, id);
  if (found === null) throw new Refusal(MESSAGES.notFound);
  await refuseInUse(manager, tenantId, id);
  await refuseRunning(manager, tenantId, id);
  await replaceReferences(manager, id, { before: found.graph, after: null });
  await change.remove(FACTORS, factor);
}

async function refuseInUse(manager: EntityManager, tenantId: string, id: number): Promise<void> {
  const users = await queries(manager)
    .selectFrom('invest.factor_reference as r')
    .innerJoin('invest.factor as f', 'f.id', 'r.factor_id')
    .select(['f.id', 'f.name'])
    .distinct()
    .where('f.tenant_id', '=', tenantId)
    .where('r.used_id', '=', id)
    .orderBy('f.id')
    .execute();
  if (users.length === 0) return;
  const names = users.slice(0, MOST_NAMES).map(({ name }) => name);
  const more = users.length > MOST_NAMES ? ` 等 ${users.length} 个` : '';
  throw new Refusal(FACTOR_MESSAGES.inUse, { factors: names.join('、') + more });
}

async function refuseRunning(manager: EntityManager, tenantId: string, id: number): Promise<void> {
  const running = await queries(manager)
    .selectFrom('invest.backtest_run as b')
    .innerJoin('invest.job as j', 'j.id', 'b.job_id')
    .select('b.id')
    .where('b.tenant_id', '=', tenantId)
    .where('b.factor_id', '=', id)
    .where('j.state', 'in', OPEN_JOB_STATES)
    .limit(1)
    .executeTakeFirst();
  if (running) throw new Refusal(FACTOR_MESSAGES.running);
}
