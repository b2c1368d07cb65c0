import { MESSAGES, Refusal } from '@console/contract-core';
import type { Querying } from '@console/node-kit/queries';
import { queries } from '../queries.ts';

/** What reads of a strategy's days need of it. */
export interface OwnStrategy {
  readonly id: number;
  readonly name: string;
  readonly type: number;
  /** Cents. */
  readonly initialCapital: bigint;
  readonly startDate: string;
  /** The newest day that is posted; null before the first. */
  readonly lastDate: string | null;
  readonly status: number;
}

/**
 * A strategy of the tenant.
 * @throws Refusal notFound of an id that the tenant does not have
 */
export async function ownStrategy(database: Querying, tenantId: string, id: number): Promise<OwnStrategy> {
  const row = await queries(database)
    .selectFrom('invest.strategy')
    .select(['id', 'name', 'strategy_type as type', 'initial_capital as initialCapital', 'status'])
    .select(['start_date as startDate', 'last_date as lastDate'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal(MESSAGES.notFound);
  return { ...row, initialCapital: BigInt(row.initialCapital) };
}
