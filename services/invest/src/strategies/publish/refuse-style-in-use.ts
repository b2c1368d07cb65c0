import { STYLE_MESSAGES } from '@console/contract-invest';
import { Refusal } from '@console/contract-core';
import type { RecordChange } from '@console/node-kit/records';
import { queries } from '../../queries.ts';

/** Refuses (inUse) to remove a locked style that strategies use, running or stopped, and names them. */
export async function refuseStyleInUse({ manager, writer }: RecordChange, styleId: number): Promise<void> {
  const users = await queries(manager)
    .selectFrom('invest.strategy')
    .select('name')
    .where('tenant_id', '=', writer.tenantId)
    .where('style_id', '=', styleId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  if (users.length === 0) return;
  throw new Refusal(STYLE_MESSAGES.inUse, { strategies: users.map(({ name }) => name).join('、') });
}
