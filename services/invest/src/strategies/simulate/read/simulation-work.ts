import type { Querying } from '@console/node-kit/queries';
import { queries } from '../../../queries.ts';
import { readSeal } from '../../seal.ts';
import type { SimulationWork } from '../compute/run-simulation.ts';

/** What a simulation of the tenant is computed from; null where it has none of that id. */
export async function readSimulationWork(
  database: Querying,
  tenantId: string,
  id: number,
): Promise<SimulationWork | null> {
  const row = await queries(database)
    .selectFrom('invest.strategy_simulation')
    .select(['seal', 'end_date as endDate', 'benchmark'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { seal, ...rest } = row;
  return { tenantId, seal: readSeal(seal), ...rest };
}
