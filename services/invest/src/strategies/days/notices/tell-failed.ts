import type { Clock } from '@console/contract-core';
import { transact } from '@console/node-kit/database';
import type { DataSource } from 'typeorm';
import { dueStrategies } from '../jobs/queue-due.ts';
import { readStrategy } from '../posting/strategy-row.ts';
import { tellFailure } from './tell-owner.ts';

/**
 * Tells the owners of strategies whose job of a date has failed, whatever it failed of, a worker that died included;
 * each once, however often and by however many workers it is asked for.
 */
export async function tellFailed(database: DataSource, clock: Clock, date: string): Promise<void> {
  for (const { id, tenantId, state, error, failedDate } of await dueStrategies(database, date)) {
    if (state !== 'failed' || (failedDate !== null && failedDate >= date)) continue;
    await transact(database, async (manager) => {
      const strategy = await readStrategy(manager, tenantId, id);
      if (strategy !== null) await tellFailure(manager, clock, { strategy, date, reason: error ?? '' });
    });
  }
}
