import type { Querying } from '@console/node-kit/queries';
import { queries } from '../../../queries.ts';
import { readSeal, type StrategySeal } from '../../seal.ts';

/** A strategy as its days need it. */
export interface StrategyToPost {
  readonly id: number;
  readonly tenantId: string;
  readonly name: string;
  /** Whether it goes on: neither stopped nor removed. */
  readonly isRunning: boolean;
  readonly createdBy: number | null;
  readonly seal: StrategySeal;
  readonly sealHash: string;
  /** The newest posted day; null before the first. */
  readonly lastDate: string | null;
}

/** A strategy of the tenant; null when it has none of that id. */
export async function readStrategy(
  database: Querying,
  tenantId: string,
  id: number,
): Promise<StrategyToPost | null> {
  const row = await queries(database)
    .selectFrom('invest.strategy')
    .select(['name', 'status', 'removed_at', 'created_by', 'seal', 'seal_hash', 'last_date'])
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id,
    tenantId,
    name: row.name,
    isRunning: row.status === 1 && row.removed_at === null,
    createdBy: row.created_by,
    seal: readSeal(row.seal),
    sealHash: row.seal_hash,
    lastDate: row.last_date,
  };
}
